"""What is cut out for the tunnel family: everything that the rulebook of a table names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from motherlode.core.setup import Setup
from motherlode.games.duel.cards import KEYS
from motherlode.games.duel.doors import COLOURS
from motherlode.games.saboteur.modules.saboteur2.sharing import TABLE
from motherlode.games.saboteur.rulebook import SaboteurRulebook
from motherlode.games.tunnels.rulebook import Rulebook
from motherlode.print import faces
from motherlode.print.piece import CARD, POSTCARD, TOKEN, Face, Piece
from motherlode.print.postcard import postcard
from motherlode.print.tunnel import tunnel_card
from motherlode.words import Words

DECK_BACK = Face("deck back", faces.deck_back)
GOAL_BACK = Face("goal back", faces.goal_back)
ROLE_BACK = Face("role back", faces.role_back)
GOLD_BACK = Face("gold back", faces.gold_back)
START_BACK = Face("start back", faces.start_back)
TREASURE_BACK = Face("treasure back", faces.treasure_back)
SIDES = ("dressing-room", "tunnel-party")
COUNTING = {"tunnel-toll", "new-goals"}
"""XM-13: modules with which nuggets are counted beside the gold cards."""
NUGGETS = {1: 20, 2: 8, 5: 5}
"""Tokens by their value: the 33 of the printed game (S2-09)."""
LESS = {"boss": 1, "profiteer": 2}
DRAWN = ("treasures", "chests", "toll-dwarfs")
"""The kinds of pieces that have pictures of their own."""


class Tunnels:
    """The pieces of one table."""

    def __init__(self, game: Any, setup: Setup, words: Words) -> None:
        self.rules: Rulebook = game.rulebook(setup)
        self.setup, self.words = setup, words
        self.is_duel = setup.game == "duel"

    def pieces(self) -> list[Piece]:
        cards = [*self.deck(), *self.starts(), *self.goals(), *self.dwarfs()]
        if self.is_duel:
            return [*cards, *self.duel_tokens()]
        return [*cards, *self.gold(), *self.treasures(), *self.postcards(), *self.toll_dwarfs(), *self.others()]

    def deck(self) -> list[Piece]:
        return [Piece(CARD, self._deck_face(word), DECK_BACK) for word in self.rules.deck]

    def _deck_face(self, word: str) -> Face:
        if word in self.rules.tunnels:
            return Face(f"tunnel {word}", partial(tunnel_card, word=word))
        told = self.words.say(f"card-{word}.text", game=self.setup.game)
        name = _title(self.words.say(f"card-{word}"))
        return Face(f"action {word}", partial(faces.action_face, word=word, name=name, text=told))

    def starts(self) -> list[Piece]:
        colours = COLOURS if len(self.rules.start_cells) > 1 else ("",)
        shape = self.rules.start_shape
        return [
            Piece(
                CARD,
                Face(f"start {colour}", partial(faces.start_face, shape=shape, colour=colour)),
                START_BACK,
            )
            for colour in colours
        ]

    def goals(self) -> list[Piece]:
        return [
            Piece(
                CARD,
                Face(
                    f"goal {goal.name} {goal.shape}",
                    partial(faces.goal_face, name=goal.name, shape=goal.shape),
                ),
                GOAL_BACK,
            )
            for goal in self.rules.goal_cards
        ]

    def dwarfs(self) -> list[Piece]:
        """DUEL-07: in a duel they only mark whose colour is whose."""
        return [Piece(CARD, self._role_face(role), ROLE_BACK) for role in self._roles()]

    def _roles(self) -> Sequence[str]:
        return self.rules.dwarfs if isinstance(self.rules, SaboteurRulebook) else COLOURS

    def _role_face(self, role: str) -> Face:
        if self.is_duel:
            name, told = self.words.say(f"colour-{role}"), self.words.say("print-duel-dwarf")
        else:
            name, told = self.words.say(f"role-{role}"), self.words.say(f"role-{role}.text")
        pay = self._pay(role)
        return Face(f"role {role}", partial(faces.role_face, role=role, name=_title(name), text=told, pay=pay))

    def _pay(self, role: str) -> dict[str, int] | None:
        """S2-131 to S2-137, on the cards that are paid by it."""
        if "saboteur2" not in self.setup.modules or role == "geologist":
            return None
        less, most = LESS.get(role, 0), max(TABLE)
        return {
            f"{winners}+" if winners == most else str(winners): max(0, each - less) for winners, each in TABLE.items()
        }

    def gold(self) -> list[Piece]:
        """Gold cards where the game deals them; tokens where it counts nuggets (S2-09, XM-13)."""
        values = self.rules.gold_cards if isinstance(self.rules, SaboteurRulebook) else []
        cards = [
            Piece(CARD, Face(f"gold {value}", partial(faces.gold_face, nuggets=value)), GOLD_BACK) for value in values
        ]
        return cards if cards and not COUNTING & set(self.setup.modules) else [*cards, *self.nuggets()]

    def nuggets(self) -> list[Piece]:
        return [
            Piece(TOKEN, face, face)
            for value, count in NUGGETS.items()
            for face in [Face(f"nuggets {value}", partial(faces.nugget_token, value=value))] * count
        ]

    def treasures(self) -> list[Piece]:
        tunnels = [Face(f"tunnel {shape}", partial(tunnel_card, word=shape)) for shape in self._of_kind("treasures")]
        chests = [
            Face(f"chest {effect}", partial(faces.chest_face, name=self.words.say(f"chest-{effect}")))
            for effect in self._of_kind("chests")
        ]
        return [Piece(CARD, face, TREASURE_BACK) for face in (*tunnels, *chests)]

    def postcards(self) -> list[Piece]:
        """POST-01: the two rooms are the two sides of one card."""
        if not set(SIDES) & set(self.setup.modules):
            return []
        front, back = (
            Face(f"postcard {side}", partial(postcard, side=side, name=self.words.say(f"module-{side}")))
            for side in SIDES
        )
        return [Piece(POSTCARD, front, back)]

    def toll_dwarfs(self) -> list[Piece]:
        numbers = map(int, self._of_kind("toll-dwarfs"))
        found = [Face(f"toll {number}", partial(faces.toll_token, number=number)) for number in numbers]
        return [Piece(TOKEN, face, face) for face in found]

    def others(self) -> list[Piece]:
        """Pieces that nobody has drawn yet, as tokens with their names."""
        names = [name for kind, names in self.rules.pieces.items() if kind not in DRAWN for name in names]
        found = [Face(f"piece {name}", partial(faces.named_token, name=_title(self._name(name)))) for name in names]
        return [Piece(TOKEN, face, face) for face in found]

    def _name(self, piece: str) -> str:
        return self.words.say(f"piece-{piece}") if self.words.has(f"piece-{piece}") else piece

    def _of_kind(self, kind: str) -> tuple[str, ...]:
        return self.rules.pieces.get(kind, ())

    def duel_tokens(self) -> list[Piece]:
        """DUEL-05, DUEL-12: one dwarf token for each vein, with a face for each colour, and the keys."""
        green, blue = (Face(f"token {colour}", partial(faces.token_face, colour=colour)) for colour in COLOURS)
        key = Face("key token", faces.key_token)
        return [*[Piece(TOKEN, green, blue)] * len(self.rules.goal_cards), *[Piece(TOKEN, key, key)] * KEYS]


def _title(name: str) -> str:
    return name[:1].upper() + name[1:]
