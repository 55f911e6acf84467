"""What the master would have done in place of a player of a recorded game, in words, as JSON and as a picture."""

import json
from typing import Any

from motherlode.analysis.moves import Judged, judge_record, unit_of
from motherlode.analysis.picture import draw_moves
from motherlode.cli.failure import Failure
from motherlode.cli.worth import worth_in_words
from motherlode.games import game as find_game
from motherlode.render import Story
from motherlode.render.naming import seat_name
from motherlode.words import Words


def judged_moves(words: Words, record: dict[str, Any], player: int, as_json: bool) -> tuple[str, str]:
    """The moves of a player, counted from 1: told, and drawn."""
    players = record["setup"]["players"]
    if not 1 <= player <= players:
        raise Failure("analyse-no-seat", seat=player, last=players)
    unit = unit_of(record["setup"]["game"])
    if unit is None:
        raise Failure("analyse-no-worth")
    judged = [*judge_record(record, player - 1)]
    teller = Teller(words, find_game(record["setup"]["game"]).replay(record).view(-2), unit)
    title = words.say("analyse-moves-title", player=seat_name(player - 1, None, words))
    told = [teller.told(one) for one in judged]
    drawn = draw_moves(judged, title, told)
    if as_json:
        return json.dumps({"unit": unit, "moves": [one.plain() for one in judged]}, ensure_ascii=False), drawn
    return "\n".join([title, *told]), drawn


class Teller:
    def __init__(self, words: Words, view: dict[str, Any], unit: str) -> None:
        self._words, self._view, self._unit = words, view, unit
        self._story = Story(words)

    def told(self, judged: Judged) -> str:
        say = self._words.say
        lines = [say("analyse-move", move=judged.move, deed=self._deed(judged.event), worth=self._worth(judged.worth))]
        if judged.lost:
            lines.append(say("analyse-better", deed=self._deed(judged.best), worth=self._worth(judged.best_worth)))
        return "\n".join(lines)

    def _deed(self, event: dict[str, Any]) -> str:
        return " ".join(self._story.tell(event, self._view))

    def _worth(self, worth: float) -> str:
        return worth_in_words(self._words, self._unit, worth)
