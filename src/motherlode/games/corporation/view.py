"""What an audience may know: everything but the order of the deck (CORP-162)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.decision import pending
from motherlode.core.event import Event
from motherlode.core.flow import flow_tellers
from motherlode.core.section import (
    Part,
    Section,
    Teller,
    counted_section,
    fixed_section,
    kept_section,
    open_section,
    small_section,
)
from motherlode.games.corporation import written
from motherlode.games.corporation.cards import CARDS
from motherlode.games.corporation.cells import CELL_WORDS
from motherlode.games.corporation.colours import COLOURS, COLOURS_OF_MASK
from motherlode.games.corporation.income import forecast
from motherlode.games.corporation.tiles import rows_of, tile_words

if TYPE_CHECKING:
    from motherlode.games.corporation.state import CorporationState


def asked(state: CorporationState) -> dict[str, str]:
    return {str(seat): state.asked[0] for seat in state.asked[1]} if state.asked else {}


def gems(state: CorporationState) -> dict[str, str]:
    return written.gems(state.board)


def investments(state: CorporationState) -> list[dict[str, int]]:
    return written.investments(state, state.investments)


def stock_market(state: CorporationState) -> list[list[str]]:
    return written.stocks(state, state.stocks)


def cards(state: CorporationState) -> list[list[str]]:
    return [[card.word for card in front] for front in state.fronts]


def unseen(state: CorporationState) -> dict[str, int]:
    """CORP-163: the kinds in the deck, which everybody can work out; not their order."""
    return {word: state.deck.count(kind) for kind, word in enumerate(CARDS) if kind in state.deck}


def discard(state: CorporationState) -> list[str]:
    return written.pile(state, state.discard)


def treasury(state: CorporationState) -> dict[str, int] | None:
    """Crystals left of each colour; None where the supply is unlimited (CORP-08)."""
    return dict(zip(COLOURS, state.supply, strict=True)) if state.limit else None


def blocked(state: CorporationState) -> list[str]:
    return [COLOURS[colour] for colour in COLOURS_OF_MASK[state.closed]]


def colour(state: CorporationState) -> str | None:
    return written.colour(state, state.colour)


def flow(state: CorporationState) -> dict[str, Any]:
    """What the turn needs to go on; all of it happened in the open."""
    return {
        "pending": pending(state.stack, state.questions),
        **{kept.key: getattr(state, kept.name) for kept in state.open_fields},
        **ages(state),
    }


def flow_changes(state: CorporationState) -> tuple[Teller, ...]:
    return (*flow_tellers(state), AGES)


def ages(state: CorporationState) -> dict[str, list[list[int]]]:
    """How old the cards in front of players are, and what was used of them in their turn."""
    return {
        "since": [[card.since for card in front] for front in state.fronts],
        "spent": [[card.spent for card in front] for front in state.fronts],
    }


def ages_changes(state: CorporationState, was: Any, now: Any, event: Event) -> None:
    event.shared += [("set", ("flow", key), value) for key, value in ages(state).items()]


AGES = Teller(("fronts",), ages_changes, late=True)


def gems_changes(state: CorporationState, was: bytes, now: bytearray, event: Event) -> None:
    """They are never moved or removed (CORP-53), so they only come."""
    for cell in range(len(now)):
        if was[cell] != now[cell]:
            event.shared.append(("set", ("gems", CELL_WORDS[cell]), COLOURS[now[cell] - 1]))


GEMS = Part("board.gems", bytes, watched=True)
CRYSTALS = Part("board.crystals")
"""They are never moved or removed (CORP-53), so their number tells whether the mountain is another."""

SECTIONS = (
    fixed_section("game", lambda state: state.setup.game),
    fixed_section("players", lambda state: state.setup.players),
    fixed_section("modules", lambda state: list(state.setup.modules)),
    fixed_section("edition", lambda state: state.setup.edition),
    fixed_section("options", lambda state: dict(state.setup.options)),
    small_section("phase", lambda state: "over" if state.over else "play", "over"),
    kept_section("turn", "turn"),
    kept_section("turn_number", "turn_number"),
    small_section("asked", asked, "stack"),
    open_section("tiles", lambda state: tile_words(state.tiles), "tiles"),
    open_section("board", lambda state: rows_of(state.board.symbols), Part("board.symbols")),
    Section("gems", lambda state, _: gems(state), (GEMS,), changes=gems_changes),
    small_section("gold_left", lambda state: state.board.gold, CRYSTALS),
    small_section("passages_left", lambda state: len(state.board.passages), CRYSTALS),
    small_section("colour", colour, "colour"),
    kept_section("budget", "budget"),
    open_section("blocked", blocked, "closed"),
    open_section("coins", lambda state: list(state.coins), "coins"),
    open_section("dwarfs", lambda state: list(state.dwarfs), "dwarfs"),
    open_section("investments", investments, "investments"),
    open_section("stock_market", stock_market, "stocks"),
    open_section("cards", cards, "fronts"),
    open_section("opened", lambda state: list(state.opened), "opened"),
    counted_section("deck", "deck"),
    open_section("unseen", unseen, "deck"),
    open_section("discard", discard, "discard"),
    open_section("treasury", treasury, "supply"),
    open_section("pays", forecast, "turn", "keepers", "over", "dwarfs", "fronts", "investments", "stocks"),
    open_section("outcome", lambda state: state.outcome, "over", "coins", "dwarfs"),
    Section("flow", lambda state, _: flow(state), tellers=flow_changes),
    Section("seat", lambda _, audience: audience, fixed=True),
)
