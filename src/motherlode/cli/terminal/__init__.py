"""The game at the terminal: one person types, bots hold the other seats."""
