"""The duel: two players, two mine entrances, three veins of gold, doors of two colours (DUEL)."""

from motherlode.games.duel import state as state
