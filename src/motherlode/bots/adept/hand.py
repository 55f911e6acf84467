"""What a card is worth in hand, by the manner of who holds it."""

from __future__ import annotations

from motherlode.bots.adept import gatherer, miner, saboteur, temper
from motherlode.bots.adept.field import CARD
from motherlode.bots.adept.interest import BLOCK, DIG
from motherlode.bots.adept.mind import Mind
from motherlode.bots.adept.mine import Mine
from motherlode.games.tunnels.cells import read_cell
from motherlode.games.tunnels.placing import places_of


def keep(mind: Mind, card: str) -> float:
    if mind.interest.manner == DIG:
        return miner.keep(mind, card)
    if mind.interest.manner == BLOCK:
        return saboteur.keep(mind, saboteur.plan(mind), card)
    return gatherer.keep(mind, card)


def wanted(mind: Mind, card: str) -> float:
    """What a card is worth that I do not have yet."""
    worth = keep(mind, card)
    if mind.interest.manner != DIG or card not in mind.reading.rules.tunnels or mind.best_gain.get(card):
        return worth
    _, left = best_place(mind, mind.reading.mine, card)
    return worth + temper.FITS * max(0.0, mind.left - left)


def best_place(mind: Mind, mine: Mine, card: str) -> tuple[tuple[int, int] | None, float]:
    """Where a tunnel card would bring the gold nearest in a maze (cell and face), and about what would be left."""
    rules, seen = mind.reading.rules, mind.seen(mine)
    best, place = mind.left_for(seen), None
    for move in places_of(rules, mine.board, mind.reading.closed, rules.kinds[card]):
        cell, face = read_cell(move["at"]), rules.face(move["lay"])
        left = sum(chance * seen.estimate(goal, cell, face) for goal, chance in mind.gold.items()) / CARD
        if left < best:
            best, place = left, (cell, face)
    return place, best
