"""Dwarf Corporation as text: the mountain, the table, the same in sentences, and what happened."""

from motherlode.render.corporation.board import draw_board
from motherlode.render.corporation.sentences import describe
from motherlode.render.corporation.story import Story
from motherlode.render.corporation.table import cell_name, draw_table

__all__ = ["Story", "cell_name", "describe", "draw_board", "draw_table"]
