"""Writes what the client takes over from Python: wire types, and lists of what is to be drawn."""
