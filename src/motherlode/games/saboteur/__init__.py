"""The tunnel family: board, cards, rounds and sharing; expansions are in `modules`."""

from motherlode.games.saboteur import state as state
