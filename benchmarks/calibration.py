"""A fixed piece of plain Python, the same for ever, to tell a fast machine from a fast engine."""

STEPS = 20_000


def calibrate() -> int:
    """Ints, lists, dicts and calls in about the mixture a game engine has; returns how many steps it did."""
    numbers = list(range(64))
    seen: dict[int, int] = {}
    total = 0
    for step in range(STEPS):
        index = (step * 31 + total) & 63
        value = _mix(numbers[index], step)
        numbers[index] = value
        if value not in seen:
            seen[value] = step
        total = (total + value) & 0xFFFF
    return STEPS


def _mix(first: int, second: int) -> int:
    return (first * 7 ^ second) & 1023
