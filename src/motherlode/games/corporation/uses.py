# cython: wraparound=False, nonecheck=False
"""Using a card in one's own turn: when, how, and what it does (CORP-42, CORP-102 to CORP-149)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from motherlode.core.bunch import Bunch
from motherlode.core.errors import IllegalAction
from motherlode.core.types import Action
from motherlode.games.corporation import moves
from motherlode.games.corporation.cards import (
    BY_CARD,
    CARDS,
    CAVE_IN,
    KEEPERS,
    OVERTIME,
    SECRET_TUNNEL,
    UNION,
    Front,
)
from motherlode.games.corporation.cells import CELL_WORDS
from motherlode.games.corporation.colours import COLOURS, COLOURS_OF_MASK, EVERY_COLOUR
from motherlode.games.corporation.moves import (
    ALL_CAVE_INS,
    KEEPERS_ALONE,
    OVERTIME_ALONE,
    TUNNEL,
    UNION_ALONE,
    Deed,
)
from motherlode.games.corporation.placing import can_go_on, tokens
from motherlode.games.corporation.reading import named_cell, named_colour, named_colours, require_fields
from motherlode.games.corporation.tiles import DANGER

if TYPE_CHECKING:
    from motherlode.games.corporation.state import CorporationState

DIGGING, AFTERWARDS, CLOSING, OTHERWISE = range(4)
"""Moments of a turn: before a crystal, after the last one, after a Cave-In was played there, anything else."""
FIELDS: Final = {SECRET_TUNNEL: {"at", "colour"}, CAVE_IN: {"colours"}}
ALLOWED: Final = (
    (SECRET_TUNNEL, OVERTIME, KEEPERS, CAVE_IN, UNION),
    (SECRET_TUNNEL, OVERTIME, CAVE_IN, UNION),
    (CAVE_IN, UNION),
    (UNION,),
)
"""By moment."""
ALLOWED_BITS: Final = tuple(sum(1 << kind for kind in kinds) for kinds in ALLOWED)


def unplayed(state: CorporationState, seat: int, kind: int) -> Front | None:
    """The oldest card of a kind that the seat can still use."""
    for card in state.fronts[seat]:
        if card.kind == kind and not (card.spent or card.colours):
            return card
    return None


def held(state: CorporationState, seat: int, kind: int) -> Front:
    """The oldest card of a kind that the seat has."""
    for card in state.fronts[seat]:
        if card.kind == kind:
            return card
    raise LookupError("the seat has no such card")


def usable(state: CorporationState, seat: int) -> int:
    """The kinds of cards that the seat can still use, as bits."""
    kinds = 0
    for card in state.fronts[seat]:
        if not (card.spent or card.colours):
            kinds |= 1 << card.kind
    return kinds


def token_helps(state: CorporationState, seat: int) -> bool:
    """Whether one crystal more could be placed (CORP-117)."""
    unspent = tokens(state, seat)
    return unspent > 0 and can_go_on(state, state.budget + 1, unspent - 1)


def something_to_use(state: CorporationState, seat: int) -> bool:
    """CORP-41: whether a window after the last crystal has a purpose; a Union alone opens none."""
    kinds = usable(state, seat)
    if kinds >> SECRET_TUNNEL & 1 and state.closed != 255 and state.board.dangers:
        return True
    if kinds >> CAVE_IN & 1 and cave_ins(state):
        return True
    return bool(kinds >> OVERTIME & 1) and token_helps(state, seat)


def usable_at(state: CorporationState, seat: int, moment: int) -> int:
    """The kinds of cards that may be used at this moment, as bits."""
    allowed = ALLOWED_BITS[moment]
    kinds = usable(state, seat) & allowed
    if kinds >> OVERTIME & 1 and not token_helps(state, seat):
        kinds -= 1 << OVERTIME
    if kinds >> KEEPERS & 1 and state.keepers:
        kinds -= 1 << KEEPERS
    if kinds >> CAVE_IN & 1 and moment == DIGGING and state.colour >= 0:
        kinds -= 1 << CAVE_IN
    return kinds


def add_uses(state: CorporationState, kinds: int, bunches: list[Bunch]) -> None:
    """Every use of cards of these kinds, in the order of the kinds."""
    if kinds >> SECRET_TUNNEL & 1:
        for colour in open_colours(state):
            bunches.append(state.board.tunnels_of(colour))
    if kinds >> OVERTIME & 1:
        bunches.append(OVERTIME_ALONE)
    if kinds >> KEEPERS & 1:
        bunches.append(KEEPERS_ALONE)
    if kinds >> CAVE_IN & 1:
        bunches.append(cave_ins(state))
    if kinds >> UNION & 1:
        bunches.append(UNION_ALONE)


def count_uses(state: CorporationState, kinds: int) -> int:
    """How many they are, none of them listed."""
    count = (kinds >> OVERTIME & 1) + (kinds >> KEEPERS & 1) + (kinds >> UNION & 1)
    if kinds >> SECRET_TUNNEL & 1:
        count += len(open_colours(state)) * len(state.board.dangers)
    if kinds >> CAVE_IN & 1:
        count += len(cave_ins(state))
    return count


def nth_use(state: CorporationState, kinds: int, number: int) -> Deed:
    """One of them by its number."""
    if kinds >> SECRET_TUNNEL & 1:
        colours, cells = open_colours(state), state.board.dangers
        if number < len(colours) * len(cells):
            return TUNNEL[colours[number // len(cells)]][cells[number % len(cells)]]
        number -= len(colours) * len(cells)
    if kinds >> OVERTIME & 1:
        if not number:
            return moves.OVERTIME
        number -= 1
    if kinds >> KEEPERS & 1:
        if not number:
            return moves.KEEPERS
        number -= 1
    if kinds >> CAVE_IN & 1:
        pairs = cave_ins(state)
        if number < len(pairs):
            return pairs[number]
    return moves.UNION


def open_colours(state: CorporationState) -> bytes:
    """CORP-110: those that may be dug."""
    return COLOURS_OF_MASK[EVERY_COLOUR & ~state.closed]


def cave_ins(state: CorporationState) -> tuple[Deed, ...]:
    """CORP-141, CORP-142: two crystals of the treasury, of one colour or two."""
    if not state.limit:
        return ALL_CAVE_INS
    supply = state.supply
    return tuple([move for (one, two), move in moves.CAVE_INS if supply[one] > (one == two) and supply[two]])


def verify_use(state: CorporationState, seat: int, action: Action, moment: int) -> Action:
    """The use as `add_uses` would list it, or the reason why not."""
    word = action["use"]
    kind = BY_CARD.get(word) if isinstance(word, str) else None
    if kind is None:
        raise IllegalAction("unknown-card", arguments={"card": str(word)})
    if not state.holds(seat, kind):
        raise IllegalAction("card-not-held", ("CORP-42",), {"card": CARDS[kind]})
    if kind not in (SECRET_TUNNEL, OVERTIME, KEEPERS, CAVE_IN, UNION):
        raise IllegalAction("card-not-used", ("CORP-42", "CORP-120"), {"card": CARDS[kind]})
    require_fields(action, {"use"} | FIELDS.get(kind, set()))
    if kind not in ALLOWED[moment] or (kind == CAVE_IN and moment == DIGGING and state.colour >= 0):
        clause = "CORP-144" if kind == CAVE_IN else "CORP-108" if kind == SECRET_TUNNEL else "CORP-116"
        raise IllegalAction("card-not-now", ("CORP-42", clause), {"card": CARDS[kind]})
    return VERIFY[kind](state, seat, action)


def _verify_tunnel(state: CorporationState, seat: int, action: Action) -> Action:
    cell, colour = named_cell(action, "at"), named_colour(action, "colour")
    require_open(state, colour, "CORP-110")
    if state.board.symbols[cell] != DANGER or state.board.gems[cell]:
        raise IllegalAction("not-danger", ("CORP-106",), {"cell": CELL_WORDS[cell]})
    return moves.TUNNEL[colour][cell]


def _verify_overtime(state: CorporationState, seat: int, action: Action) -> Action:
    if not tokens(state, seat):
        raise IllegalAction("token-spent", ("CORP-115",))
    if not token_helps(state, seat):
        raise IllegalAction("no-cell-left", ("CORP-117",))
    return moves.OVERTIME


def _verify_keepers(state: CorporationState, seat: int, action: Action) -> Action:
    if state.keepers:
        raise IllegalAction("keepers-announced", ("CORP-139",))
    return moves.KEEPERS


def _verify_cave_in(state: CorporationState, seat: int, action: Action) -> Action:
    if unplayed(state, seat, CAVE_IN) is None:
        raise IllegalAction("card-not-held", ("CORP-141",), {"card": "cave-in"})
    pair = named_colours(action, "colours")
    if len(pair) != 2:
        raise IllegalAction("two-crystals", ("CORP-141",))
    chosen = next(move for colours, move in moves.CAVE_INS if colours == pair)
    if chosen not in cave_ins(state):
        raise IllegalAction("treasury-empty", ("CORP-08",), {"colour": COLOURS[pair[0]]})
    return chosen


def _verify_union(state: CorporationState, seat: int, action: Action) -> Action:
    return moves.UNION


VERIFY: Final = {
    SECRET_TUNNEL: _verify_tunnel,
    OVERTIME: _verify_overtime,
    KEEPERS: _verify_keepers,
    CAVE_IN: _verify_cave_in,
    UNION: _verify_union,
}


def require_open(state: CorporationState, colour: int, clause: str) -> None:
    """CORP-143: nobody may dig with a colour that lies on a Cave-In; CORP-08: nor with one that is used up."""
    if not state.supply[colour]:
        raise IllegalAction("treasury-empty", ("CORP-08",), {"colour": COLOURS[colour]})
    if state.closed >> colour & 1:
        raise IllegalAction("colour-blocked", (clause,), {"colour": COLOURS[colour]})


# ---- doing


def use(state: CorporationState, seat: int, deed: Deed) -> None:
    """The effect; what is asked next is up to the question."""
    kind = deed.card
    if kind == SECRET_TUNNEL:
        _open_tunnel(state, seat, deed.cell, deed.colour)
    elif kind == OVERTIME:
        take_token(state, seat)
    elif kind == KEEPERS:
        card = unplayed(state, seat, KEEPERS)
        state.keepers = True
        if card is not None:
            state.replace_front(seat, card, card.with_spent(True))
    elif kind == CAVE_IN:
        _bring_down(state, seat, deed.colours)
    else:
        state.replace_front(seat, held(state, seat, UNION), None)
    if state.aloud:
        details = {field: value for field, value in deed.items() if field != "use"}
        state.tell("used", seat=seat, card=CARDS[kind], **details)


def _open_tunnel(state: CorporationState, seat: int, cell: int, colour: int) -> None:
    """CORP-106 to CORP-109: an ordinary crystal from now on, outside the budget."""
    state.replace_front(seat, held(state, seat, SECRET_TUNNEL), None)
    state.place_crystal(cell, colour)


def take_token(state: CorporationState, seat: int) -> None:
    """CORP-114, CORP-118: one crystal more; the card goes with its last token."""
    card = unplayed(state, seat, OVERTIME)
    if card is not None:
        left = card.tokens - 1
        state.replace_front(seat, card, Front(OVERTIME, card.since, left, spent=True) if left else None)
        state.budget += 1


def _bring_down(state: CorporationState, seat: int, pair: tuple[int, ...]) -> None:
    card = unplayed(state, seat, CAVE_IN)
    if card is not None:
        state.replace_front(seat, card, Front(CAVE_IN, state.newest(), colours=pair))
        for colour in pair:
            state.take_crystal(colour)
        state.count_closed()
