"""How the master judges a duel: ways to the gold, chances of winning, and moves that need not be played to be seen."""

from typing import Any

import pytest

import motherlode
from motherlode.bots.duel.judge import DuelJudge
from motherlode.bots.duel.prospects import Player, Vein, wins
from motherlode.bots.duel.reach import ANY_SIDE, BITS, ENDS, GROUND, Reach, Survey, bit_of
from motherlode.bots.duel.scene import Cards, Scene
from motherlode.core.rng import Rng
from motherlode.games.tunnels.cells import cell_at, read_cell
from tests.properties.playing import choices

GAME = motherlode.game("duel")
SETUP = GAME.setup(2)
GOALS = {"4,2": "gold-1", "4,0": "gold-2 NE", "4,-2": "gold-3 green@W"}
GREEN, BLUE = 0, 1
NOTHING = Player(held=0, cards=4, tunnels=2, mending=None)


def table(board: dict[str, str], **further: Any) -> Any:
    return GAME.position(SETUP, {"turn": GREEN, "board": board, "goals": GOALS, **further})


def reach_of(state: Any, cell: str, sides: int = ANY_SIDE) -> Reach:
    maze = frozenset(state.board.cards.items())
    return Survey().now(state.board, maze, ((read_cell(cell), sides),))[0]


def names_of(state: Any, mask: int) -> set[str]:
    return {word for word, kind in state.rules.kinds.items() if mask >> kind & 1}


def test_at_first_the_near_veins_are_four_cards_away() -> None:
    state = table({})
    assert reach_of(state, "4,2").cards == (4, 5), "blue comes by green's entrance"
    assert reach_of(state, "4,0").cards == (4, 4)
    assert reach_of(state, "4,-2").cards == (5, 4)


def test_rock_makes_a_way_longer() -> None:
    state = table({"1,1": "EW", "2,1": "EW", "3,1": "SW", "3,0": "NW"})
    assert reach_of(state, "4,0").cards[GREEN] == 4


def test_the_other_players_tunnel_is_used_once_it_is_reached() -> None:
    assert reach_of(table({"1,-1": "EW", "2,-1": "EW", "3,-1": "EW"}), "4,-2").cards == (2, 1)


def test_a_tunnel_by_itself_saves_its_own_card_and_no_other() -> None:
    assert reach_of(table({}), "4,-2").cards == (5, 4)
    assert reach_of(table({"3,-1": "EW"}), "4,-2").cards == (4, 3)


def test_who_comes_to_one_tunnel_is_not_in_another() -> None:
    state = table({"2,0": "EW", "3,1": "EW"})
    assert [reach_of(state, goal).cards for goal in GOALS] == [(3, 4), (3, 3), (5, 4)]


def test_a_door_of_the_other_colour_is_no_way() -> None:
    free, barred = table({"1,1": "EW", "2,1": "EW"}), table({"1,1": "EW", "2,1": "EW:green-door@E"})
    assert reach_of(free, "4,2").cards[GREEN] == reach_of(barred, "4,2").cards[GREEN] == 2
    joined = {"0,0": "NS", "1,1": "EW", "2,1": "EW:green-door@E"}
    assert reach_of(table({**joined, "2,1": "EW"}), "4,2").cards == (2, 2)
    assert reach_of(table(joined), "4,2").cards == (2, 4)


def test_the_cards_that_reach_a_vein_now_are_known() -> None:
    state = table({"1,1": "EW", "2,1": "EW", "3,1": "NEW"})
    reach = reach_of(state, "4,2")
    assert reach.cards == (1, 2)
    assert names_of(state, reach.finishing[GREEN]) == {
        *("NESW", "NEW", "NES", "ES"),
        *("NESW:green-door@N", "NESW:blue-door@N"),
    }
    assert reach.finishing[BLUE] == 0


def test_a_vein_with_doors_is_entered_by_its_ends_only() -> None:
    state = table({"1,1": "EW", "2,1": "EW", "3,1": "EW"})
    assert reach_of(state, "4,2").cards[GREEN] == 1
    assert reach_of(state, "4,2", ENDS).cards[GREEN] > 1


def test_chances_of_both_players_add_up_and_a_lead_is_good() -> None:
    vein = [(Vein(3, is_open=False, is_doored=True), Reach((3, 3), (0, 0)))]
    chances = [wins(lead, NOTHING, NOTHING, 6, 0, vein, GREEN) for lead in (-4, -3, -1, 0, 1, 3, 4)]
    assert chances == sorted(chances)
    assert chances[0] == 0
    assert chances[-1] == 1
    assert wins(0, NOTHING, NOTHING, 6, 0, [], GREEN) == 0.5


def test_who_can_take_a_vein_now_is_better_off() -> None:
    def chance(finishing: tuple[int, int], mender: int | None = None) -> float:
        player = Player(held=1, cards=4, tunnels=2, mending=mender)
        return wins(0, player, NOTHING, 6, 0, [(Vein(2, False, False), Reach((1, 3), finishing))], GREEN)

    assert chance((1, 0)) > chance((0, 0)) > chance((0, 0), mender=2)
    assert chance((1, 0), mender=2) == chance((0, 0), mender=2)


def test_who_could_take_a_vein_next_is_feared_unless_his_tool_is_broken() -> None:
    def chance(finishing: tuple[int, int], mender: int | None = None) -> float:
        other = Player(held=1, cards=4, tunnels=2, mending=mender)
        return wins(0, NOTHING, other, 6, 0, [(Vein(2, False, False), Reach((2, 1), finishing))], GREEN)

    assert chance((0, 1)) < chance((0, 0)) < chance((0, 0), mender=2)
    assert chance((0, 1), mender=2) == chance((0, 0), mender=2)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_foreseen_of_a_move_is_what_comes_of_it(seed: int) -> None:
    state = GAME.start(SETUP, seed)
    judge = DuelJudge(state)
    foreseen = 0
    for seat, action in choices(state, Rng(seed), eager=True):
        if state.round > 1:
            break
        if state.asked is not None and state.asked[0] == "turn":
            scene = Scene(state, Cards(state.rules), Survey())
            for move in state.legal(seat):
                worth = scene.worth_after(move)
                if worth is not None:
                    then = state.copy()
                    then.apply(seat, move, quiet=True)
                    assert judge.worths(then)[seat] == pytest.approx(worth)
                    foreseen += 1
        state.apply(seat, action, quiet=True)
    assert foreseen > 50


def test_moves_that_take_gold_come_first() -> None:
    hands = {"0": ["map", "NES", "EW"], "1": ["key", "SW"]}
    state = table({"1,1": "EW", "2,1": "EW", "3,1": "NEW"}, hands=hands)
    judge = DuelJudge(state)
    assert judge.options(state, GREEN)[0] == {"lay": "NSW", "at": "4,1"}


def test_how_a_vein_shall_lie_belongs_to_the_move_before() -> None:
    goals = {"4,2": "gold-3 green@W", "4,0": "gold-2 NE", "4,-2": "gold-1"}
    hands = {"0": ["NEW", "EW"], "1": ["key", "SW"]}
    state = GAME.position(
        SETUP, {"turn": GREEN, "board": {"1,1": "EW", "2,1": "EW", "3,1": "NW"}, "goals": goals, "hands": hands}
    )
    judge = DuelJudge(state)
    before = judge.worths(state)[GREEN]
    lay = next(action for action in state.legal(GREEN) if action.get("at") == "3,2" and action["lay"] == "ESW")
    state.apply(GREEN, lay, quiet=True)
    assert state.asked is not None
    assert state.asked[0] == "position"
    assert judge.worths(state)[GREEN] > before
    assert judge.options(state, GREEN) == state.legal(GREEN)


def test_a_card_that_cannot_be_laid_reaches_no_vein() -> None:
    """Rock beside both cells that lead to it lets no crossing in."""
    state = table({"1,1": "EW", "2,1": "EW", "3,1": "NEW", "2,2": "NS", "5,1": "NS"})
    assert names_of(state, reach_of(state, "4,2").finishing[GREEN]) == {"NES", "ES"}


def test_ways_are_looked_for_behind_the_veins_and_as_far_north_as_south() -> None:
    cells = {(x, y) for x in range(-2, 12) for y in range(-6, 7) if GROUND & BITS[cell_at(x, y)]}
    assert cells == {(x, y) for x in range(8) for y in range(-3, 4)}


def test_each_cell_of_that_ground_has_a_bit_of_its_own_among_64_on_either_core() -> None:
    cells = [cell_at(x, y) for x in range(-3, 12) for y in range(-6, 7)]
    assert [bit_of(cell) for cell in cells] == [BITS[cell] for cell in cells]
    on_it = [cell for cell in cells if BITS[cell]]
    assert len(on_it) == len({BITS[cell] for cell in on_it}) == GROUND.bit_count() == 8 * 7
    assert max(BITS[cell] for cell in on_it) < 1 << 64
