"""Doors: which team can walk where (S2-54 to S2-59, S2-117)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from motherlode.core.section import Section
from motherlode.core.types import Patch
from motherlode.games.tunnels.board import Board
from motherlode.games.tunnels.cells import SIDES, cell_word
from motherlode.games.tunnels.changes import MAZE, changed_cells, lit_cells
from motherlode.games.tunnels.faces import Faces, flattened, joined_sides
from motherlode.games.tunnels.flooding import flooded
from motherlode.games.tunnels.places import LIT
from motherlode.games.tunnels.shapes import SIDE_WORDS, Shape

if TYPE_CHECKING:
    from motherlode.games.saboteur.state import SaboteurState

TEAMS = ("green", "blue")
DOOR = "-door"

Place = tuple[int, int]
"""A cell and the mask of one tunnel of its card."""
Walk = dict[Place, Place | None]
"""Every place that can be reached, with the one before it; None at the start card and at ladders."""


def passable(shape: Shape, team: str) -> list[int]:
    """S2-57: for a miner of the other colour the tunnel with the door does not exist."""
    if not shape.feature.endswith(DOOR) or shape.feature == team + DOOR:
        return list(shape.tunnels)
    return [tunnel for tunnel in shape.tunnels if not tunnel & (tunnel - 1)]


class Doors:
    """Floods for each team over the whole network, not only along the last branch."""

    def __init__(self) -> None:
        self._joined: dict[str, list[tuple[int, ...]]] = {}
        self._through: dict[str, bytes] = {}

    def joined(self, faces: Faces, team: str) -> list[tuple[int, ...]]:
        if team not in self._joined:
            self._joined[team] = [joined_sides(passable(shape, team)) for shape in faces.shapes]
        return self._joined[team]

    def through(self, faces: Faces, team: str) -> bytes:
        if team not in self._through:
            self._through[team] = flattened(self.joined(faces, team))
        return self._through[team]

    def walk(self, board: Board, team: str) -> Walk:
        """Everything the team can reach, nearest first."""
        faces, cards, joined = board.faces, board.cards, self.joined(board.faces, team)
        ladders = [cell for cell, face in cards.items() if faces.self_lit[face]]
        pending: list[tuple[Place, Place | None]] = [
            ((cell, tunnel), None)
            for cell in (*board.sources, *ladders)
            for tunnel in faces.shapes[cards[cell]].tunnels
        ]
        walk: Walk = {}
        inside = board.room.cells if board.room is not None and board.room.conducts else frozenset()
        for place, before in pending:
            if place in walk:
                continue
            walk[place] = before
            for side, step, opposite in SIDES:
                neighbour = place[0] + step
                if place[1] & side and neighbour in cards:
                    beyond = [(neighbour, opposite)]
                elif place[1] & side and neighbour in inside and board.room is not None:
                    beyond = [door for door in board.room.outside.items() if door[0] in cards]
                else:
                    beyond = []
                found = [(cell, joined[cards[cell]][entered]) for cell, entered in beyond]
                pending += [(next_place, place) for next_place in found if next_place[1]]
        return walk

    def way_to(self, board: Board, team: str, goal: int) -> list[str] | None:
        """The cells of a shortest way from the start card or a ladder, or None if the team is barred."""
        walk = self.walk(board, team)
        place = next((place for place in walk if place[0] == goal), None)
        way: list[str] = []
        while place is not None:
            way.append(cell_word(place[0]))
            place = walk[place]
        return way[::-1] or None

    def grounds(self, state: SaboteurState) -> list[bytes]:
        """For each team the ground with the sides of cards to which it can walk."""
        return [flooded(state.board, self.through(state.board.faces, team)) for team in TEAMS]

    def lit_teams(self, state: SaboteurState) -> dict[str, dict[str, str]]:
        """The same in words."""
        cells = state.board.cards
        return {team: lit_cells(ground, cells) for team, ground in zip(TEAMS, self.grounds(state), strict=True)}

    def section(self) -> Section:
        return Section(
            "lit_teams", lambda state, _: self.lit_teams(state), (MAZE,), seen=self.grounds, difference=difference
        )


def difference(state: SaboteurState, was: list[bytes], now: list[bytes]) -> Patch:
    patch: Patch = []
    for team, before, after in zip(TEAMS, was, now, strict=True):
        changed_cells(patch, ("lit_teams", team), before, after, LIT, SIDE_WORDS)
    return patch
