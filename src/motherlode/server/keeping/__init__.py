"""What is kept: storage, tables that come back from it, the round so far, replays."""
