"""One set of rules on two cores: both play the same games to the last bit."""
