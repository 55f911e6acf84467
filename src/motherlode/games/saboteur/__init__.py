"""The tunnel family: board, cards, rounds and sharing; expansions are in `modules`."""
