"""Finding puzzles in games of bots: `python -m motherlode.puzzles.finding --help`."""
