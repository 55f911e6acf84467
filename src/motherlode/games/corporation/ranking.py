"""Who is the richest (CORP-159 to CORP-161)."""

from typing import Any


def outcome(coins: list[int], dwarfs: list[int]) -> dict[str, Any]:
    """Most coins win; the larger team of real dwarfs breaks a tie, and a tie in both is shared (CORP-128)."""
    worth = list(zip(coins, dwarfs, strict=True))
    ranking = sorted(range(len(worth)), key=lambda seat: worth[seat], reverse=True)
    winners = [seat for seat, one in enumerate(worth) if one == max(worth)]
    return {"gold": coins[:], "dwarfs": dwarfs[:], "winners": winners, "ranking": ranking}
