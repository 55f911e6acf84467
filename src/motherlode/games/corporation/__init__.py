"""Dwarf Corporation: eight tunnels under one mountain, and shares in what they find (CORP-01 to CORP-163)."""

from motherlode.games.corporation import state as state
