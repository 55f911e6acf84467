"""Asks the person for an ordinary turn: a card and where it goes, or an action in notation."""

from collections.abc import Mapping
from typing import Any

from motherlode.cli.failure import Failure
from motherlode.cli.terminal.choosing import Entry, choose
from motherlode.cli.terminal.desk import Desk
from motherlode.cli.terminal.typed import is_cell
from motherlode.core.notation import read_action
from motherlode.core.types import Action
from motherlode.render.glyph import draw_tunnels
from motherlode.render.naming import card_name, cell_name, face_kind, goal_name
from motherlode.render.shapes import is_tunnel
from motherlode.render.table import broken_tools


class Turn:
    def __init__(self, desk: Desk, options: Mapping[str, Any]) -> None:
        self.desk = desk
        self.words = desk.words
        self.options = options
        self.view = desk.look()
        self.hand: list[str] = self.view["hand"]

    def ask(self) -> Action | None:
        """What the person wants to do; None if they changed their mind; raises if it makes no sense."""
        line = self.desk.ask(self.words.say("play-your-move"))
        first, *rest = line.split()
        if self._means_discard(first):
            return self._discard(rest)
        if self._means(first, "remove") and (not rest or rest[0].isdecimal()):
            return self._remove(rest)
        if first.isdecimal():
            return self._with_card(self._card(first), " ".join(rest))
        return self._notation(line)

    def _discard(self, typed: list[str]) -> Action:
        if not typed:
            raise Failure("play-discard-which")
        return {"pass": [self._card(word) if word.isdecimal() else word for word in "/".join(typed).split("/")]}

    def _remove(self, typed: list[str]) -> Action | None:
        """Cards of the hand, by their numbers, for one that lies in front of the person."""
        removal = self.options.get("remove")
        if not removal:
            raise Failure("play-nothing-to-remove")
        if not len(typed) == len(set(typed)) == removal["count"] or not all(number.isdecimal() for number in typed):
            raise Failure("play-remove-which", count=removal["count"])
        actions = [{"remove": card, "discard": [self._card(number) for number in typed]} for card in removal["cards"]]
        if len(actions) == 1:
            return actions[0]
        entries = [
            Entry(str(number), card_name(action["remove"], self.words), action)
            for number, action in enumerate(actions, 1)
        ]
        chosen = choose(self.desk, entries, self.words.say("play-remove-what", last=len(entries)))
        return chosen if isinstance(chosen, dict) else None

    def _means_discard(self, word: str) -> bool:
        return self._means(word, "discard")

    def _means(self, word: str, meaning: str) -> bool:
        return self.desk.vocabulary.get(word.casefold()) == meaning

    def _card(self, number: str) -> str:
        if not 1 <= int(number) <= len(self.hand):
            raise Failure("play-no-such-card", number=number, count=len(self.hand))
        return self.hand[int(number) - 1]

    def _notation(self, line: str) -> Action:
        seats = {name.casefold(): str(seat) for seat, name in enumerate(self.desk.company.names)}
        verb, *rest = line.split()
        return read_action(" ".join([verb.lower(), *(seats.get(word.casefold(), word) for word in rest)]))

    # ---- a card by its number

    def _with_card(self, card: str, where: str) -> Action | None:
        if self._means_discard(where):
            return {"pass": [card]}
        actions = self._actions(card)
        if where:
            fitting = [action for action in actions if self._fits(action, where)]
            if len(fitting) <= 1:
                return fitting[0] if fitting else self._attempt(card, where)
            actions = fitting
        if not actions:
            raise self._why_not(card)
        return self._choose(card, actions)

    def _actions(self, card: str) -> list[Action]:
        laying = self.options["lay"].get(card, {})
        lays = [{"lay": shape, "at": cell} for shape, cells in laying.items() for cell in cells]
        return lays + [{"play": card, **target} for target in self.options["play"].get(card, [])]

    def _fits(self, action: Action, where: str) -> bool:
        if is_cell(where):
            return where in (action.get("at"), action.get("goal"))
        return "on" in action and where.casefold() in (str(action["on"]), self._name(action["on"]).casefold())

    def _attempt(self, card: str, where: str) -> Action:
        """An action that is not legal: the engine knows best how to say why."""
        if is_cell(where):
            if is_tunnel(card):
                return {"lay": card, "at": where}
            return {"play": card, "goal" if card == "map" else "at": where}
        names = [name.casefold() for name in self.desk.company.names]
        if where.casefold() in names and not is_tunnel(card):
            return {"play": card, "on": names.index(where.casefold())}
        if where.isdecimal() and not is_tunnel(card):
            return {"play": card, "on": int(where)}
        raise Failure("typed-unclear", text=where)

    def _why_not(self, card: str) -> Failure:
        number = self.hand.index(card) + 1
        if is_tunnel(card) and self.options["blocked"]:
            tools = [self.words.say(f"tool-{tool}") for tool in broken_tools(self.view, self.view["seat"])]
            return Failure("play-blocked", tools=self.words.each(tools), number=number)
        return Failure("play-nowhere", card=card_name(card, self.words), number=number)

    def _choose(self, card: str, actions: list[Action]) -> Action | None:
        if not is_tunnel(card):
            self.desk.echo(self.words.say(f"card-{card}.text", game=self.view["game"]))
        entries = [Entry(str(number), self._label(action), action) for number, action in enumerate(actions, 1)]
        self._draw_positions(actions)
        chosen = choose(self.desk, entries, self.words.say("play-where", last=len(entries)))
        return {"pass": [card]} if isinstance(chosen, str) else chosen

    def _draw_positions(self, actions: list[Action]) -> None:
        """A card that may lie in two ways, drawn both ways."""
        shapes = list(dict.fromkeys(action["lay"] for action in actions if "lay" in action))
        if len(shapes) > 1:
            drawings = [[f"{shape:<5}", *draw_tunnels(shape)] for shape in shapes]
            width = max(len(line) for drawing in drawings for line in drawing) + 3
            self.desk.echo()
            for lines in zip(*drawings, strict=True):
                self.desk.echo("  " + "".join(line.ljust(width) for line in lines).rstrip())

    def _label(self, action: Action) -> str:
        if "lay" in action:
            return self.words.say("play-lay-at", shape=action["lay"], cell=cell_name(action["at"], self.words))
        if "tool" in action:
            tool = self.words.say(f"tool-{action['tool']}")
            return self.words.say("play-tool-of", player=self._name(action["on"]), tool=tool)
        if "on" in action:
            return self._name(action["on"])
        if "at" in action:
            shape = self.view["board"].get(action["at"], "")
            return self.words.say("play-lay-at", shape=shape, cell=cell_name(action["at"], self.words))
        return self._goal_label(action["goal"])

    def _goal_label(self, cell: str) -> str:
        """Which goal, and what it is if the person has seen it."""
        label = goal_name(self.view, cell, self.words)
        face = self.view["goals"][cell]["face"]
        return f"{label}: {self.words.say(f'goal-{face_kind(face)}')}" if face else label

    def _name(self, seat: int) -> str:
        return self.desk.company.names[seat]
