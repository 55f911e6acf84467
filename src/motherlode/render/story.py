"""Tells events as lines of a log, as the audience of the view saw them."""

from collections.abc import Callable, Mapping
from typing import Any

from motherlode.render.duel import tell_of_duel
from motherlode.render.module_story import played_how, tell_of_module, winners_word
from motherlode.render.naming import (
    Names,
    card_name,
    card_names,
    cell_name,
    face_kind,
    goal_arguments,
    goal_name,
    seat_name,
)
from motherlode.words import Words

Event = Mapping[str, Any]


class Story:
    """Knows who is called what; each kind of event has its teller."""

    def __init__(self, words: Words, names: Names = None) -> None:
        self.words = words
        self.names = names
        self.tellers: dict[str, Callable[[Event, Mapping[str, Any]], list[str]]] = {
            "round": self._round,
            "laid": self._laid,
            "played": self._played,
            "passed": self._passed,
            "drew": self._drew,
            "revealed": self._revealed,
            "round-over": self._round_over,
            "drafted": self._drafted,
            "paid": self._paid,
            "game-over": self._game_over,
        }

    def tell(self, event: Event, view: Mapping[str, Any]) -> list[str]:
        """The lines for an event; `view` says which goals there are and who reads."""
        lines = tell_of_duel(self, event) if view.get("game") == "duel" else None
        if lines is not None:
            return lines
        teller = self.tellers.get(event["event"])
        return teller(event, view) if teller else tell_of_module(self, event)

    def name(self, seat: int) -> str:
        return seat_name(seat, self.names, self.words)

    def _round(self, event: Event, view: Mapping[str, Any]) -> list[str]:
        say = self.words.say
        lines = [say("event-round", round=event["round"], rounds=view["rounds"], first=self.name(event["first"]))]
        if "role" in event:
            role = event["role"]
            lines.append(say("event-round-own", role=say(f"role-{role}"), aim=say(f"role-{role}.text")))
        return lines

    def _laid(self, event: Event, view: Mapping[str, Any]) -> list[str]:
        cell, tunnel = cell_name(event["at"], self.words), card_name(event["shows"], self.words)
        return [self.words.say("mine-laid", player=self.name(event["seat"]), tunnel=tunnel, cell=cell)]

    def _played(self, event: Event, view: Mapping[str, Any]) -> list[str]:
        seat = event["seat"]
        args: dict[str, Any] = {"player": self.name(seat)}
        if "on" in event:
            args |= {"target": self.name(event["on"]), "self": "yes" if event["on"] == seat else "no"}
        if "tool" in event:
            args["tool"] = event["tool"]
        if "at" in event:
            args["cell"] = cell_name(event["at"], self.words)
        if "goal" in event:
            args |= goal_arguments(view, event["goal"], self.words)
        if event.get("removed"):
            args["removed"] = card_name(event["removed"], self.words)
        if "to" in event:
            args["cell"] = cell_name(event["to"], self.words)
        if "goals" in event:
            args["cells"] = self.words.each([goal_name(view, goal, self.words) for goal in event["goals"]])
        lines = [self.words.say(f"event-played-{played_how(event)}", **args)]
        if event.get("face"):
            lines.append(self.words.say("event-played-map-own", face=face_kind(event["face"])))
        if event.get("chest"):
            chest = self.words.say(f"chest-{event['chest']}")
            lines.append(self.words.say("event-played-map-at-own", tunnel=event["tunnel"], chest=chest))
        if event.get("role"):
            lines.append(self.words.say("event-played-inspection-own", role=self.words.say(f"role-{event['role']}")))
        return lines

    def _passed(self, event: Event, view: Mapping[str, Any]) -> list[str]:
        if event.get("cards"):
            return [self.words.say("event-passed-own", cards=card_names(event["cards"], self.words))]
        return [self.words.say("event-passed", player=self.name(event["seat"]), count=event["count"])]

    def _drew(self, event: Event, view: Mapping[str, Any]) -> list[str]:
        if event.get("cards"):
            return [self.words.say("event-drew-own", cards=card_names(event["cards"], self.words))]
        return [self.words.say("event-drew", player=self.name(event["seat"]), count=event["count"])]

    def _revealed(self, event: Event, view: Mapping[str, Any]) -> list[str]:
        goal, face = goal_arguments(view, event["goal"], self.words), face_kind(event["face"])
        return [self.words.say("event-revealed", player=self.name(event["seat"]), face=face, **goal)]

    def _round_over(self, event: Event, view: Mapping[str, Any]) -> list[str]:
        say = self.words.say
        won = winners_word(event["won"])
        lines = [say("event-round-over", round=event["round"], won=won)]
        if event["completer"] is not None:
            lines.append(say("event-round-over-completer", player=self.name(event["completer"])))
        gold = next(cell for cell, face in event["goals"].items() if face_kind(face) == "gold")
        lines.append(say("event-round-over-gold", **goal_arguments(view, gold, self.words)))
        for seat, role in enumerate(event["roles"]):
            lines.append(say("event-round-over-role", player=self.name(seat), role=say(f"role-{role}")))
        for role in event["leftover"] or []:
            lines.append(say("event-round-over-leftover", role=say(f"role-{role}")))
        return lines

    def _drafted(self, event: Event, view: Mapping[str, Any]) -> list[str]:
        if event.get("gold") is not None:
            return [self.words.say("event-drafted-own", gold=event["gold"])]
        return [self.words.say("event-drafted", player=self.name(event["seat"]))]

    def _paid(self, event: Event, view: Mapping[str, Any]) -> list[str]:
        return [self.words.say("event-paid", player=self.name(event["seat"]), gold=event["nuggets"])]

    def _game_over(self, event: Event, view: Mapping[str, Any]) -> list[str]:
        say = self.words.say
        standings = sorted(enumerate(event["gold"]), key=lambda entry: (-entry[1], entry[0]))
        winners = [self.name(seat) for seat in event["winners"]]
        lines = [say("event-game-over")]
        lines += [say("event-game-over-gold", player=self.name(seat), gold=gold) for seat, gold in standings]
        lines.append(say("event-game-over-winners", count=len(winners), winners=self.words.each(winners)))
        return lines
