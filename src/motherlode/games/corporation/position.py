"""A table as a scenario describes it, and a description of a table."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from motherlode.core.errors import PositionError
from motherlode.core.rng import Rng
from motherlode.core.types import Given
from motherlode.games.corporation import view
from motherlode.games.corporation.beginning import plant_flags
from motherlode.games.corporation.cards import BY_CARD, CARDS, DECK, read_front, read_kind
from motherlode.games.corporation.cells import CELL_WORDS, read_cell
from motherlode.games.corporation.colours import COLOUR_COUNT, read_colour
from motherlode.games.corporation.reach import doubtful_gold
from motherlode.games.corporation.state import CorporationState
from motherlode.games.corporation.tiles import (
    EMPTY,
    FLAGS,
    REFERENCE,
    SYMBOL_WORDS,
    WORD_OF_SYMBOL,
    read_tiles,
    symbols_of,
    tile_words,
)
from motherlode.games.corporation.turn import budget_of, go_on
from motherlode.games.corporation.written import shares

KEYS: Final = frozenset(
    {
        "board",
        "symbols",
        "gems",
        "dwarfs",
        "coins",
        "investments",
        "stock_market",
        "cards",
        "since",
        "deck",
        "discard",
        "turn",
        "turn_number",
        "opened",
        "idle",
    }
)


def lay_given(state: CorporationState, given: Given) -> None:
    unknown = sorted(map(str, given.keys() - KEYS))
    if unknown:
        raise PositionError("unknown-given", arguments={"key": ", ".join(unknown)})
    try:
        _lay(state, given)
    except (TypeError, ValueError, AttributeError, KeyError, IndexError) as error:
        raise PositionError("bad-given", arguments={"why": str(error)}) from error


def _lay(state: CorporationState, given: Given) -> None:
    rng = Rng(0)
    state.rng = Rng(rng.next())
    _lay_mountain(state, given)
    _lay_boards(state, given)
    _lay_cards(state, given, rng)
    _set_turn(state, given)
    state.count_supply()
    if min(state.supply) < 0:
        raise PositionError("too-many-crystals", arguments={"limit": state.limit})
    go_on(state)
    state.advance()
    state.origin = state.dump()


def _lay_mountain(state: CorporationState, given: Given) -> None:
    board = given.get("board", "reference")
    state.tiles = REFERENCE if board == "reference" else read_tiles(board)
    symbols = list(symbols_of(state.tiles))
    changes = dict(given.get("symbols", {}))
    cleared = changes.pop("clear", None)
    if cleared is not None:
        symbols = [EMPTY if symbol == _symbol(cleared) else symbol for symbol in symbols]
    for cell, word in changes.items():
        symbols[read_cell(cell)] = _symbol(word)
    changed = "".join(symbols)
    plant_flags(state, changed, doubtful_gold(changed))
    for cell, colour in given.get("gems", {}).items():
        if state.board.gems[read_cell(cell)]:
            raise PositionError("covered-twice", arguments={"cell": str(cell)})
        state.board.place(read_cell(cell), read_colour(colour))


def _symbol(word: object) -> str:
    if word not in SYMBOL_WORDS:
        raise PositionError("bad-symbol", arguments={"symbol": str(word)})
    return SYMBOL_WORDS[str(word)]


def _lay_boards(state: CorporationState, given: Given) -> None:
    players = state.setup.players
    state.coins = _one_each(state, "coins", given.get("coins", [0] * players))
    state.dwarfs = _one_each(state, "dwarfs", given.get("dwarfs", [4] * players))
    for seat, words in given.get("investments", {}).items():
        first = _seat(state, seat) * COLOUR_COUNT
        state.investments[first : first + COLOUR_COUNT] = shares(words)
    for seat, words in given.get("stock_market", {}).items():
        state.stocks[_seat(state, seat)] = tuple(map(read_colour, words))


def _one_each(state: CorporationState, key: str, numbers: list[int]) -> list[int]:
    found = [int(number) for number in numbers]
    if len(found) != state.setup.players:
        raise PositionError("one-each", arguments={"key": key, "players": state.setup.players})
    return found


def _seat(state: CorporationState, seat: Any) -> int:
    number = int(seat)
    if not 0 <= number < state.setup.players:
        raise PositionError("bad-seat", arguments={"seat": str(seat)})
    return number


def _lay_cards(state: CorporationState, given: Given, rng: Rng) -> None:
    """Without `since` the cards of a seat with a lower number are older; the deck is what is left of the cards."""
    sinces = {_seat(state, seat): list(numbers) for seat, numbers in given.get("since", {}).items()}
    fronts = {_seat(state, seat): list(words) for seat, words in given.get("cards", {}).items()}
    for seat, words in sorted(fronts.items()):
        for place, word in enumerate(words):
            since = int(sinces[seat][place]) if seat in sinces else state.newest()
            state.lay_front(seat, read_front(word, since))
    state.discard = [read_kind(word) for word in reversed(given.get("discard", []))]
    if "deck" in given:
        state.deck = [read_kind(word) for word in reversed(given["deck"])]
        return
    named = Counter([*state.discard, *(card.kind for front in state.fronts for card in front)])
    state.deck = list((Counter(BY_CARD[word] for word in DECK) - named).elements())
    rng.shuffle(state.deck)


def _set_turn(state: CorporationState, given: Given) -> None:
    players = state.setup.players
    state.turn = _seat(state, given.get("turn", 0))
    state.turn_number = int(given.get("turn_number", 2 * players + 1))
    before = min(state.turn_number - 1, players)
    opened = given.get("opened", [(state.turn - 1 - back) % players for back in range(before)])
    for seat in opened:
        state.opened[_seat(state, seat)] = True
    state.budget = budget_of(state.turn_number)
    state.idle = int(given.get("idle", 0))


def describe(state: CorporationState) -> Given:
    """Everything on the table at the beginning of a turn; `lay_given` reads it back."""
    if not _is_beginning(state):
        raise PositionError("not-a-turn")
    plain = symbols_of(state.tiles)
    changed = {
        CELL_WORDS[cell]: WORD_OF_SYMBOL[symbol]
        for cell, symbol in enumerate(state.board.symbols)
        if symbol != plain[cell]
    }
    return {
        "board": "reference" if state.tiles == REFERENCE else tile_words(state.tiles),
        "symbols": changed,
        "gems": {cell: colour for cell, colour in view.gems(state).items() if read_cell(cell) not in FLAGS},
        "coins": list(state.coins),
        "dwarfs": list(state.dwarfs),
        "investments": {str(seat): words for seat, words in enumerate(view.investments(state)) if words},
        "stock_market": {str(seat): words for seat, words in enumerate(view.stock_market(state)) if words},
        "cards": {str(seat): words for seat, words in enumerate(view.cards(state)) if words},
        "since": {str(seat): [card.since for card in front] for seat, front in enumerate(state.fronts) if front},
        "deck": [CARDS[kind] for kind in reversed(state.deck)],
        "discard": view.discard(state),
        "turn": state.turn,
        "turn_number": state.turn_number,
        "opened": [seat for seat, opened in enumerate(state.opened) if opened],
        "idle": state.idle,
    }


def _is_beginning(state: CorporationState) -> bool:
    """Nothing has been dug or used in this turn that the table would not show."""
    asked = state.asked
    if asked is None or asked[0] not in ("dig", "cards") or asked[2] is not None:
        return False
    spent = any(card.spent for front in state.fronts for card in front)
    untouched = state.colour < 0 and not state.placed and state.budget == budget_of(state.turn_number)
    return untouched and not spent
