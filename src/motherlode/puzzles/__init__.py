"""Positions of played games in which one move is clearly best: one for each day, kept in a file of the package."""

from motherlode.puzzles.puzzle import Puzzle
from motherlode.puzzles.shelf import of_day, shelf

__all__ = ["Puzzle", "of_day", "shelf"]
