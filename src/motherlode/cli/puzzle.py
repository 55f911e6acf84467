"""`motherlode puzzle`: the puzzle of the day in the terminal."""

from datetime import date
from typing import Annotated, Any

import typer

from motherlode.cli.failure import Failure
from motherlode.cli.options import command, flag, option
from motherlode.cli.worth import worth_in_words
from motherlode.puzzles import Puzzle, of_day
from motherlode.puzzles.puzzle import Answer, forces
from motherlode.render import draw_board, draw_table, name_cell, tell_apart
from motherlode.render.naming import card_name, seat_name
from motherlode.words import Words


def add(app: typer.Typer, words: Words) -> None:
    @command(app, words, "puzzle", "help-puzzle")
    def puzzle(
        day: Annotated[str | None, option(words, "--day", text="help-puzzle-day", metavar="DAY")] = None,
        move: Annotated[int | None, option(words, "--move", text="help-puzzle-move", metavar="N")] = None,
        solution: Annotated[bool, flag(words, "--solution", text="help-puzzle-solution")] = False,
    ) -> None:
        teller = Teller(of_day(_day(day)), words)
        if solution:
            typer.echo(teller.solved("puzzle-solution"))
        elif move is not None:
            typer.echo(teller.tried(move))
        else:
            typer.echo(teller.asked())


def _day(text: str | None) -> date:
    today = date.today()
    try:
        day = today if text is None else date.fromisoformat(text)
    except ValueError as error:
        raise Failure("puzzle-no-day", day=text) from error
    if day > today or (text is not None and day.isoformat() != text):
        raise Failure("puzzle-no-day", day=text)
    return day


class Teller:
    """A puzzle in words; its moves are numbered in an order that tells nothing."""

    def __init__(self, puzzle: Puzzle, words: Words) -> None:
        self._puzzle, self._words = puzzle, words
        answers = [puzzle.solution, *puzzle.others]
        told = tell_apart([answer.event for answer in answers], puzzle.view, words)
        self._texts = {id(answer): text for answer, text in zip(answers, told, strict=True)}
        self._moves = sorted({self._told(answer): answer for answer in reversed(answers)}.items())

    def asked(self) -> str:
        view, words = self._puzzle.view, self._words
        moves = [f"{number:3}) {told}" for number, (told, _) in enumerate(self._moves, 1)]
        goal = words.say(f"puzzle-goal-{self._puzzle.kind}")
        parts = [draw_board(view), "", draw_table(view, words), "", goal, *moves, ""]
        return "\n".join([*parts, words.say("puzzle-choose")])

    def tried(self, number: int) -> str:
        if not 1 <= number <= len(self._moves):
            raise Failure("puzzle-no-move", move=number, moves=len(self._moves))
        answer = self._moves[number - 1][1]
        if answer is self._puzzle.solution:
            return self.solved("puzzle-right")
        say = self._words.say
        return "\n".join([say("puzzle-wrong"), f"{self._told(answer)} {self._worth(answer)}", say("puzzle-better")])

    def solved(self, title: str) -> str:
        solution = self._puzzle.solution
        lines = [self._words.say(title), f"{self._told(solution)} {self._reason()}", self._worth(solution)]
        return "\n".join([*lines, self._words.say("puzzle-others"), *self._best_others()])

    def _best_others(self) -> list[str]:
        listed = dict(reversed([(self._told(answer), answer) for answer in self._puzzle.others]))
        ranked = sorted(listed.items(), key=lambda pair: -pair[1].worth)[:3]
        return [f"  {told} {self._worth(answer)}" for told, answer in ranked]

    def _told(self, answer: Answer) -> str:
        return self._texts[id(answer)]

    def _worth(self, answer: Answer) -> str:
        worth = worth_in_words(self._words, self._puzzle.unit, answer.worth, digits=2)
        return self._words.say("puzzle-worth", worth=worth)

    def _reason(self) -> str:
        said: dict[str, Any] = dict(self._puzzle.solution.reason)
        for place in ("goal", "at"):
            if place in said:
                said[place] = name_cell(self._puzzle.game, said[place], self._words)
        if "card" in said:
            said["card"] = card_name(said["card"], self._words)
        if "on" in said:
            said["player"] = seat_name(said["on"], None, self._words)
        says = said.pop("says")
        reason = self._words.say(f"puzzle-reason-{says}", **said)
        return f"{reason} {self._words.say('puzzle-forced')}" if forces(self._puzzle) and says == "taken" else reason
