"""Tree search for games whose positions can be judged."""
