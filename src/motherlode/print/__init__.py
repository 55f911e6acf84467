"""Sheets to print and cut out: cards, tokens and a page of rules of each game, as a PDF."""

from motherlode.print.document import pieces_of, printed, table_of

__all__ = ["pieces_of", "printed", "table_of"]
