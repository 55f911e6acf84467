"""The part of the maze that bots look at: each of its cells has a spot, and no other has."""

from motherlode.bots.adept.spots import BESIDES, INSIDE, PLACE_AT, SIZE, spot_of
from motherlode.games.tunnels.cells import SIDES, cell_at
from motherlode.games.tunnels.places import cell_of

LOOKED_AT = [cell_at(x, y) for x in range(-1, 10) for y in range(-4, 5)]
ROUND_ABOUT = [cell_at(x, y) for x in range(-20, 20) for y in range(-20, 20)]


def test_every_cell_that_is_looked_at_has_a_spot_of_its_own():
    assert sorted(map(spot_of, LOOKED_AT)) == sorted(INSIDE)
    assert len({*INSIDE}) == len(LOOKED_AT)
    assert 0 < min(INSIDE) < max(INSIDE) < SIZE


def test_all_other_cells_have_none():
    assert {spot_of(cell) for cell in {*ROUND_ABOUT} - {*LOOKED_AT}} == {0}


def test_spots_lie_beside_one_another_as_cells_do():
    for cell in LOOKED_AT:
        spot = spot_of(cell)
        assert [*BESIDES[4 * spot : 4 * spot + 4]] == [spot_of(cell + step) for _, step, _ in SIDES]
        assert cell_of(PLACE_AT[spot]) == cell
    assert not any(BESIDES[4 * spot + turn] for spot in {*range(SIZE)} - {*INSIDE} for turn in range(4))
