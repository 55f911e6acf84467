"""Text drawings of a view: the mine, the table, the hand, and the same told in sentences."""

from motherlode.render.board import draw_board
from motherlode.render.hand import draw_hand
from motherlode.render.sentences import describe
from motherlode.render.story import Story
from motherlode.render.table import draw_players, draw_table

__all__ = ["Story", "describe", "draw_board", "draw_hand", "draw_players", "draw_table"]
