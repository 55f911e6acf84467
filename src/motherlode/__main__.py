"""`python -m motherlode` is the `motherlode` command."""

from motherlode.cli import main

main()
