"""A table and everything that happens at it: orders, seats, moves, clocks, bots, windows, the pause."""
