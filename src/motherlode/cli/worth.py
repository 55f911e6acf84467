"""What a move is worth, in words and in the unit of its game."""

from motherlode.words import Words


def worth_in_words(words: Words, unit: str, worth: float, digits: int = 1) -> str:
    """Who is behind is not ahead by less than nothing."""
    if unit == "chance":
        return words.say("worth-chance", worth=round(100 * worth))
    shown = abs(round(worth, digits))
    if unit == "coins":
        return words.say("worth-coins-behind" if worth < 0 < shown else "worth-coins", worth=shown)
    return words.say(f"worth-{unit}", worth=-shown if worth < 0 < shown else shown)
