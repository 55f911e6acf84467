"""What all games share: the contract of games and states, decisions, events, views, records, errors, chance."""

from motherlode.core import state as state
