"""`motherlode analyse`: who could suspect whom in a recorded game, and why; what moves were worth."""

import json
from pathlib import Path
from typing import Annotated, Final

import typer

from motherlode.analysis import Analysis, Claim, Deed, RoundChart, analyse_record
from motherlode.analysis.picture import draw
from motherlode.bots.talk import VOICES
from motherlode.cli.failure import Failure
from motherlode.cli.files import read_text, write_text
from motherlode.cli.judged import judged_moves
from motherlode.cli.options import argument, command, flag, option
from motherlode.core.notation import RECORD, read_record
from motherlode.games import game as find_game
from motherlode.render import Story
from motherlode.render.naming import goal_arguments, seat_name
from motherlode.words import Words

PLAINLY: Final = VOICES.index("terse")
"""The tone in which claims are told."""


def add(app: typer.Typer, words: Words) -> None:
    @command(app, words, "analyse", "help-analyse")
    def analyse(
        file: Annotated[Path, argument(words, text="help-analyse-file", metavar="FILE")],
        picture: Annotated[
            Path | None, option(words, "--picture", text="help-analyse-picture", metavar="FILE.svg")
        ] = None,
        as_json: Annotated[bool, flag(words, "--json", text="help-analyse-json")] = False,
        moves_of: Annotated[
            int | None, option(words, "--moves-of", text="help-analyse-moves", metavar="PLAYER")
        ] = None,
    ) -> None:
        text = read_text(file).lstrip()
        if not text.startswith(RECORD):
            raise Failure("analyse-needs-record", file=str(file))
        record = read_record(text)
        if moves_of is not None:
            told, drawn = judged_moves(words, record, moves_of, as_json)
            if picture is not None:
                write_text(picture, drawn)
            typer.echo(told)
            return
        analysis = analyse_record(record)
        if not analysis.rounds:
            raise Failure("analyse-no-saboteurs")
        teller = Teller(words, find_game(record["setup"]["game"]).replay(record).view(-2))
        for chart in analysis.rounds if picture is not None else ():
            write_text(_numbered(picture, chart, analysis), teller.drawn(chart))
        typer.echo(json.dumps(analysis.plain(), ensure_ascii=False) if as_json else teller.told(analysis))


def _numbered(picture: Path | None, chart: RoundChart, analysis: Analysis) -> Path:
    """One picture a round: of several, with its number."""
    assert picture is not None
    return picture if len(analysis.rounds) == 1 else picture.with_stem(f"{picture.stem}-{chart.round}")


class Teller:
    """An analysis in words."""

    def __init__(self, words: Words, view: dict[str, object]) -> None:
        self._words, self._view = words, view
        self._story = Story(words)

    def told(self, analysis: Analysis) -> str:
        return "\n\n".join(map(self._round, analysis.rounds))

    def drawn(self, chart: RoundChart) -> str:
        names = [self._name(seat) for seat in range(len(chart.roles))]
        roles = [self._words.say(f"role-{role}") for role in chart.roles]
        title = self._words.say("analyse-title", round=chart.round)
        return draw(chart, names, roles, title, [self._deed(deed) for deed in chart.jumps], self._changes(chart))

    def _round(self, chart: RoundChart) -> str:
        say, name = self._words.say, self._name
        lines = [say("analyse-title", round=chart.round)]
        for seat, role in enumerate(chart.roles):
            chance = round(100 * chart.steps[-1].table[seat])
            lines.append(say("analyse-seat", player=name(seat), role=say(f"role-{role}"), chance=chance))
        return "\n".join([*lines, *self._changes(chart)])

    def _changes(self, chart: RoundChart) -> list[str]:
        """Deeds that changed something, turning points and claims."""
        deeds = [*map(self._jump, chart.jumps), *map(self._turn, chart.turns)]
        return [*deeds, *map(self._claim, chart.claims)]

    def _jump(self, deed: Deed) -> str:
        before, after = round(100 * deed.before), round(100 * deed.after)
        player = self._name(deed.seat)
        return self._words.say(
            "analyse-jump", move=deed.move, deed=self._deed(deed), player=player, before=before, after=after
        )

    def _turn(self, deed: Deed) -> str:
        key = "analyse-nearer" if deed.nearer > 0 else "analyse-farther"
        return self._words.say(key, move=deed.move, deed=self._deed(deed), cards=round(abs(deed.nearer)))

    def _claim(self, claim: Claim) -> str:
        said = self._words.say(
            f"talk-{claim.says}", tone=PLAINLY, **goal_arguments(self._view, claim.goal, self._words)
        )
        truth = "yes" if claim.is_true else "no"
        return self._words.say("analyse-claim", move=claim.move, player=self._name(claim.seat), claim=said, truth=truth)

    def _name(self, seat: int) -> str:
        return seat_name(seat, None, self._words)

    def _deed(self, deed: Deed) -> str:
        return " ".join(self._story.tell(deed.event, self._view))
