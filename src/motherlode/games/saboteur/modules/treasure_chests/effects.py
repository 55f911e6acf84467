"""What chests do: at once, or at the end of the turn (CHEST-38 to CHEST-77)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from motherlode.core.course import Stride
from motherlode.core.rng import Rng
from motherlode.games.saboteur.dwarfs import look_at_role
from motherlode.games.saboteur.gold_knowledge import nuggets_moved
from motherlode.games.saboteur.modules.treasure_chests.names import chest_step
from motherlode.games.saboteur.modules.treasure_chests.treasures import chests
from motherlode.games.saboteur.picking import pick_from_pile
from motherlode.games.saboteur.sharing import seats_from
from motherlode.games.tunnels.cells import EAST, SIDES, cell_word, read_cell, reading_order
from motherlode.games.tunnels.choosing import Choice
from motherlode.games.tunnels.knowledge import seen_in_pile, viewers
from motherlode.games.tunnels.memory import DECK, PILE, in_hand

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook
    from motherlode.games.saboteur.state import SaboteurState

ENDING = "chest-ending"
UPPER = 5
DUG = 3
FURTHER = next(step for side, step, _ in SIDES if side == EAST)

Effect = Callable[["SaboteurState"], None]


def nugget(state: SaboteurState) -> None:
    """CHEST-38 to CHEST-40: where gold is cards, the top one; else a nugget."""
    seat = state.layer
    if state.gold_deck:
        value = state.gold_deck.pop()
        state.gold_cards[seat].append(value)
        state.tell("gold-card", {seat: {"gold": value}}, seat=seat)
    else:
        nuggets_moved(state, seat, 1)
        if state.aloud:
            state.tell("found", seat=seat, nuggets=1)


def map_ban(state: SaboteurState) -> None:
    chests(state).map_ban = True


def no_draw(state: SaboteurState) -> None:
    state.draws -= 1


def extra_draw(state: SaboteurState) -> None:
    state.draws += 1


def at_the_end(effect: str) -> Effect:
    def wait(state: SaboteurState) -> None:
        kept = chests(state)
        kept.ending = [*kept.ending, effect]

    return wait


def with_target(effect: str) -> Effect:
    """A single target is taken without a question, and without any nothing happens."""

    def choose(state: SaboteurState) -> None:
        found = targets(state, effect)
        if len(found) > 1:
            state.ask(ChestTarget.kind, state.layer, effect)
        elif found:
            TARGETED[effect](state, found[0])

    return choose


def salvage(state: SaboteurState) -> None:
    """CHEST-67 to CHEST-70: the pile is shuffled, and nobody knows any more what lies where in it."""
    pile, known, seat = state.pile, state.pile_known, state.layer
    if not len(pile):
        return
    for viewer in viewers(state):
        state.memory.remember(viewer, seen_in_pile(state, 0, viewer), in_hand(seat) | PILE)
    before = [state.rules.words[kind] for kind in pile]
    order = state.shuffled("salvage", before)
    pile[:] = [state.rules.kinds[word] for word in order]
    known[:] = [0] * len(order)
    state.draws -= 1
    pick_from_pile(state, seat, UPPER)


def mill(state: SaboteurState) -> None:
    """CHEST-72 to CHEST-74: unseen by everybody."""
    count = min(UPPER, len(state.deck))
    for _ in range(count):
        state.pile.append(state.deck.pop())
        state.pile_known.append(0)
    state.memory.moved(DECK, PILE)
    if state.aloud:
        state.tell("milled", seat=state.layer, count=count)


def dig(state: SaboteurState) -> None:
    """CHEST-62 to CHEST-64: instead of one draw."""
    if state.deck:
        state.draws -= 1
        count = min(DUG, len(state.deck))
        for _ in range(count):
            state.discard_hidden(state.deck.pop(), state.turn)
        state.memory.moved(DECK, PILE)
        pick_from_pile(state, state.turn, count, from_deck=True)


def steal(state: SaboteurState) -> None:
    """CHEST-59 to CHEST-61."""
    if targets(state, "steal"):
        state.draws -= 1
        with_target("steal")(state)


# ---- targets


def targets(state: SaboteurState, effect: str) -> list[Any]:
    """Goals that can be shifted in reading order, players in turn order (XM-33)."""
    if effect == "goal-shift":
        return [cell_word(cell) for cell in sorted(movable_goals(state), key=reading_order)]
    others = seats_from(state.layer + state.direction, state.setup.players, state.direction)[:-1]
    return [other for other in others if effect == "inspect" or state.hands[other]]


def movable_goals(state: SaboteurState) -> list[int]:
    """CHEST-53: no card, no closed card and no dwarf at the cell behind it."""
    board = state.board
    guarded = {cell for cells in state.rules.guarded for cell in cells(state)}
    return [
        cell
        for cell, goal in state.goals.items()
        if not goal.open and not board.holds(cell + FURTHER)
        if cell + FURTHER not in board.closed and cell + FURTHER not in guarded
    ]


def shift_goal(state: SaboteurState, target: Any) -> None:
    """CHEST-51, CHEST-58: what is known of it goes with it."""
    cell = read_cell(target)
    moved = {(place + FURTHER if place == cell else place): goal for place, goal in state.goals.items()}
    state.goals = {place: moved[place] for place in sorted(moved, key=reading_order)}
    state.board.shift(cell, cell + FURTHER)
    if state.aloud:
        state.tell("goal-moved", seat=state.layer, goal=cell_word(cell), to=cell_word(cell + FURTHER))


def inspect(state: SaboteurState, target: Any) -> None:
    role = look_at_role(state, state.layer, target)
    if state.aloud:
        state.tell("inspected", {state.layer: {"role": role}}, seat=state.layer, on=target)


def steal_card(state: SaboteurState, target: Any) -> None:
    """CHEST-60: blindly; only the two learn which card it is."""
    seat, hand = state.turn, state.hands[target]
    kind = hand.pop(state.chance("steal", lambda rng: rng.below(len(hand))))
    state.hands[seat].append(kind)
    state.memory.moved(in_hand(target), in_hand(seat))
    state.memory.remember(target, [kind], in_hand(seat))
    if state.aloud:
        card = {"card": state.rules.words[kind]}
        state.tell("stole", {seat: card, target: card}, seat=seat, on=target)


TARGETED: dict[str, Callable[[SaboteurState, Any], None]] = {
    "goal-shift": shift_goal,
    "inspect": inspect,
    "steal": steal_card,
}
AT_ONCE: dict[str, Effect] = {
    "nugget": nugget,
    "map-ban": map_ban,
    "no-draw": no_draw,
    "extra-draw": extra_draw,
    "goal-shift": with_target("goal-shift"),
    "steal": at_the_end("steal"),
    "dig": at_the_end("dig"),
    "inspect": with_target("inspect"),
    "salvage": salvage,
    "mill": mill,
}
AT_THE_END: dict[str, Effect] = {"steal": steal, "dig": dig}


class ChestTarget(Choice["SaboteurState"]):
    kind = "chest"
    open_data = True
    clauses = ("CHEST-53", "CHEST-61", "CHEST-66")

    def options(self, state: SaboteurState, seat: int, data: Any) -> dict[str, Any]:
        return {"effect": data, self._word(data): targets(state, data)}

    def _word(self, effect: str) -> str:
        return "goal" if effect == "goal-shift" else "on"

    def offered(self, state: SaboteurState, seat: int, data: Any) -> list[Any]:
        return [{self._word(data): target} for target in targets(state, data)]

    def legal(self, state: SaboteurState, seat: int, data: Any) -> list[dict[str, Any]]:
        return [{"choose": choice} for choice in self.offered(state, seat, data)]

    def verify(self, state: SaboteurState, seat: int, action: dict[str, Any], data: Any) -> dict[str, Any]:
        self.require_legal(state, seat, action, data)
        return {"choose": dict(action["choose"])}

    def answer(self, state: SaboteurState, seat: int, action: dict[str, Any], data: Any) -> None:
        self.chosen(state, seat, action["choose"][self._word(data)], data)

    def act_by_lot(self, state: SaboteurState, seat: int, data: Any, rng: Rng) -> None:
        found = targets(state, data)
        self.chosen(state, seat, found[rng.below(len(found))], data)

    def chosen(self, state: SaboteurState, seat: int, value: Any, data: Any) -> None:
        TARGETED[data](state, value)


class EndEffects(Stride):
    def take(self, state: SaboteurState) -> None:
        table: SaboteurState = state
        end_turn_effects(table)


def end_turn_effects(state: SaboteurState) -> None:
    """CHEST-50, CHEST-75: in the order of opening; then the sum of draws is not below 0."""
    kept = chests(state)
    ending = kept.ending
    if not ending:
        state.draws = max(state.draws, 0)
        return
    kept.ending = ending[1:]
    state.then(ENDING)
    AT_THE_END[ending[0]](state)


def write(rules: SaboteurRulebook) -> None:
    for effect, act in AT_ONCE.items():
        rules.add_step(chest_step(effect), act)
    end = EndEffects()
    for sequence in ("lay", "play"):
        rules.fill(sequence, "ending", ENDING, end)
    rules.lasting.add(ENDING)
    rules.add_question(ChestTarget())
    for event, *fields in (
        ("gold-card", "gold"),
        ("inspected", "role"),
        ("stole", "card"),
        ("played", "tunnel", "chest"),
    ):
        rules.add_private(event, *fields)
