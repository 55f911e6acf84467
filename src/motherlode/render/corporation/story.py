"""Tells the events of Dwarf Corporation as lines of a log."""

from collections.abc import Callable, Mapping
from typing import Any

from motherlode.render.corporation.table import cell_name, colour_name, colour_names
from motherlode.render.naming import Names, seat_name
from motherlode.words import Words

Event = Mapping[str, Any]


class Story:
    """Knows who is called what; each kind of event has its teller."""

    def __init__(self, words: Words, names: Names = None) -> None:
        self.words = words
        self.say = words.say
        self.names = names
        self.tellers: dict[str, Callable[[Event], list[str]]] = {
            "began": lambda event: [self.say("event-began", player=self.name(event["first"]))],
            "turn": self._turn,
            "dug": self._dug,
            "hired": self._hired,
            "income": self._income,
            "invested": self._invested,
            "exchanged": self._exchanged,
            "chest": self._chest,
            "reshuffled": lambda event: [self.say("event-reshuffled")],
            "used": self._used,
            "unblocked": self._unblocked,
            "discarded": self._discarded,
            "cleared": lambda event: [self.say("event-cleared")],
            "no-digging": lambda event: [self.say("event-no-digging", player=self.name(event["seat"]))],
            "declined": lambda event: [],
            "decided": lambda event: [self.say("event-decided", player=self.name(event["seat"]))],
            "game-over": self._game_over,
        }

    def tell(self, event: Event, view: Mapping[str, Any]) -> list[str]:
        return self.tellers[event["event"]](event)

    def name(self, seat: int) -> str:
        return seat_name(seat, self.names, self.words)

    def _turn(self, event: Event) -> list[str]:
        player = self.name(event["seat"])
        return [self.say("event-turn", number=event["number"], player=player, budget=event["budget"])]

    def _dug(self, event: Event) -> list[str]:
        player, cell = self.name(event["seat"]), cell_name(event["at"], self.words)
        return [self.say("event-dug", player=player, colour=event["colour"], cell=cell, symbol=event["symbol"])]

    def _hired(self, event: Event) -> list[str]:
        player = self.name(event["seat"])
        if event["seat"] != event["digger"]:
            return [self.say("event-hired-cthulhu", player=player)]
        return [self.say("event-hired", player=player)]

    def _income(self, event: Event) -> list[str]:
        paid = [(seat, coins) for seat, coins in enumerate(event["coins"]) if coins]
        sums = [f"{self.name(seat)}: {self.say('coins', coins=coins)}" for seat, coins in paid]
        return [self.say("event-income", sums="; ".join(sums))]

    def _invested(self, event: Event) -> list[str]:
        colours = colour_names(event["colours"], self.words)
        return [self.say("event-invested", player=self.name(event["seat"]), colours=colours)]

    def _exchanged(self, event: Event) -> list[str]:
        gave, took = colour_name(event["gave"], self.words), colour_name(event["took"], self.words)
        return [self.say("event-exchanged", player=self.name(event["seat"]), gave=gave, took=took)]

    def _chest(self, event: Event) -> list[str]:
        if event["card"] is None:
            return [self.say("event-chest-empty")]
        return [self.say("event-chest", player=self.name(event["seat"]), card=event["card"])]

    def _used(self, event: Event) -> list[str]:
        card, args = event["card"], {"player": self.name(event["seat"])}
        if "colour" in event:
            args |= {"cell": cell_name(event["at"], self.words), "colour": event["colour"]}
        if "colours" in event:
            args["colours"] = colour_names(event["colours"], self.words)
        return [self.say(f"event-used-{card}", **args)]

    def _unblocked(self, event: Event) -> list[str]:
        player, owner = self.name(event["seat"]), self.name(event["owner"])
        if event["left"]:
            return [self.say("event-unblocked", player=player, owner=owner, colour=event["colour"])]
        return [self.say("event-unblocked-last", player=player, owner=owner, colour=event["colour"])]

    def _discarded(self, event: Event) -> list[str]:
        return [self.say("event-discarded", player=self.name(event["seat"]), card=event["card"])]

    def _game_over(self, event: Event) -> list[str]:
        winners = [self.name(seat) for seat in event["winners"]]
        purses = [
            self.say(
                "event-corporation-over-purse",
                player=self.name(seat),
                coins=event["gold"][seat],
                dwarfs=event["dwarfs"][seat],
            )
            for seat in event["ranking"]
        ]
        closing = self.say("event-game-over-winners", count=len(winners), winners=self.words.each(winners))
        return [self.say("event-corporation-over", why=event["why"]), *purses, closing]
