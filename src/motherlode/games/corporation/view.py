"""What an audience may know: everything but the order of the deck (CORP-162)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from motherlode.core.decision import pending
from motherlode.core.section import Section, fixed_section, open_section, small_section
from motherlode.games.corporation import written
from motherlode.games.corporation.cards import CARDS
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
    return None if state.limit is None else dict(zip(COLOURS, state.supply, strict=True))


def blocked(state: CorporationState) -> list[str]:
    return [COLOURS[colour] for colour in COLOURS_OF_MASK[state.closed]]


def colour(state: CorporationState) -> str | None:
    return written.colour(state, state.colour)


def flow(state: CorporationState) -> dict[str, Any]:
    """What the turn needs to go on; all of it happened in the open."""
    return {
        "pending": pending(state.stack, state.questions),
        **{kept.key: getattr(state, kept.name) for kept in state.open_fields},
        "since": [[card.since for card in front] for front in state.fronts],
        "spent": [[card.spent for card in front] for front in state.fronts],
    }


def stakes(state: CorporationState) -> Any:
    """Everything on which income depends."""
    held = tuple(tuple(card.kind for card in front) for front in state.fronts)
    shares = tuple(map(tuple, (*state.investments, *state.stocks)))
    return state.turn, state.keepers, state.over, tuple(state.dwarfs), held, shares


SECTIONS = (
    fixed_section("game", lambda state: state.setup.game),
    fixed_section("players", lambda state: state.setup.players),
    fixed_section("modules", lambda state: list(state.setup.modules)),
    fixed_section("edition", lambda state: state.setup.edition),
    fixed_section("options", lambda state: dict(state.setup.options)),
    small_section("phase", lambda state: "over" if state.over else "play"),
    small_section("turn", lambda state: state.turn),
    small_section("turn_number", lambda state: state.turn_number),
    small_section("asked", asked),
    open_section("tiles", lambda state: tile_words(state.tiles), lambda state: state.tiles),
    open_section("board", lambda state: rows_of(state.board.symbols), lambda state: state.board.symbols),
    open_section("gems", gems, lambda state: state.board.crystals),
    small_section("gold_left", lambda state: state.board.gold),
    small_section("passages_left", lambda state: len(state.board.passages)),
    small_section("colour", colour),
    small_section("budget", lambda state: state.budget),
    open_section("blocked", blocked, lambda state: state.closed),
    open_section("coins", lambda state: list(state.coins)),
    open_section("dwarfs", lambda state: list(state.dwarfs)),
    open_section("investments", investments),
    open_section("stock_market", stock_market),
    open_section("cards", cards),
    open_section("opened", lambda state: list(state.opened)),
    small_section("deck", lambda state: len(state.deck)),
    open_section("unseen", unseen),
    open_section("discard", discard),
    open_section("treasury", treasury),
    open_section("pays", forecast, stakes),
    open_section("outcome", lambda state: state.outcome),
    open_section("flow", flow, late=True),
    Section("seat", None, lambda _, audience: audience, fixed=True),
)
