"""What the master would have done in place of a player of a recorded game, in words, as JSON and as a picture."""

import json
from collections.abc import Sequence
from typing import Any

from motherlode.analysis.moves import Judged, judge_record, unit_of
from motherlode.analysis.picture import draw_moves
from motherlode.cli.failure import Failure
from motherlode.cli.worth import worth_in_words
from motherlode.games import game as find_game
from motherlode.render import tell_apart
from motherlode.render.naming import seat_name
from motherlode.words import Words


def judged_moves(words: Words, record: dict[str, Any], player: int, as_json: bool) -> tuple[str, str]:
    """The moves of a player, counted from 0 as everywhere in the terminal: told, and drawn."""
    players = record["setup"]["players"]
    if not 0 <= player < players:
        raise Failure("analyse-no-seat", seat=player, last=players - 1)
    unit = unit_of(record["setup"]["game"])
    if unit is None:
        raise Failure("analyse-no-worth")
    judged = [*judge_record(record, player)]
    teller = Teller(words, find_game(record["setup"]["game"]).replay(record).view(-2), unit)
    title = words.say("analyse-moves-title", player=seat_name(player, None, words))
    told = [teller.told(one) for one in judged]
    drawn = draw_moves(judged, title, told, teller.dearest(judged))
    if as_json:
        return json.dumps({"unit": unit, "moves": [one.plain() for one in judged]}, ensure_ascii=False), drawn
    return "\n".join([title, *told]), drawn


class Teller:
    def __init__(self, words: Words, view: dict[str, Any], unit: str) -> None:
        self._words, self._view, self._unit = words, view, unit

    def told(self, judged: Judged) -> str:
        say = self._words.say
        deed, better = tell_apart([judged.event, judged.best], self._view, self._words)
        lines = [say("analyse-move", move=judged.move, deed=deed, worth=self._worth(judged.worth))]
        if judged.lost:
            lines.append(say("analyse-better", deed=better, worth=self._worth(judged.best_worth)))
        return "\n".join(lines)

    def dearest(self, judged: Sequence[Judged]) -> str:
        """What the worst of the moves cost."""
        cost = max((one.lost for one in judged), default=0.0)
        return self._words.say("analyse-dearest", worth=self._worth(cost)) if cost else ""

    def _worth(self, worth: float) -> str:
        return worth_in_words(self._words, self._unit, worth)
