"""Text drawings of a view: the board, the table, the hand, and the same told in sentences; each game has its own."""

from motherlode.render.apart import tell_apart
from motherlode.render.games import Story, describe, draw_board, draw_table, name_cell
from motherlode.render.hand import draw_hand
from motherlode.render.table import draw_players

__all__ = ["Story", "describe", "draw_board", "draw_hand", "draw_players", "draw_table", "name_cell", "tell_apart"]
