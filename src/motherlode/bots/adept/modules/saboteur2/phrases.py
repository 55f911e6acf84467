"""What there is to say in Saboteur 2: thieves, teams and doors."""

from __future__ import annotations

from typing import Final

from motherlode.bots.adept import temper
from motherlode.bots.adept.dealt import SABOTEUR
from motherlode.bots.adept.evidence import Witness
from motherlode.bots.adept.modules.saboteur2.stakes import BLUE, GREEN, other
from motherlode.bots.adept.modules.saboteur2.tells import door
from motherlode.bots.adept.reading import Reading
from motherlode.bots.bot import Remark

THIEF: Final = "thief"
COLOURS: Final = {GREEN: "dig-green", BLUE: "dig-blue"}


def robbed(reading: Reading) -> list[Remark]:
    """Who has a Thief before him will steal when the round is over, if nobody takes it away."""
    thieves = [seat for seat, cards in enumerate(reading.fronts) if THIEF in cards and seat != reading.me]
    return [{"says": "thief", "about": seat} for seat in thieves]


def colours(reading: Reading) -> list[Remark]:
    """A miner of a team says so once a door of his colour lies; a saboteur is of the team whose door lies there."""
    doors = [team for deed in reading.deeds if deed.event["event"] == "laid" and (team := door(deed.event["card"]))]
    mine = reading.role if reading.role in COLOURS else doors[0] if doors and reading.role == SABOTEUR else ""
    said = any(remark["seat"] == reading.me and remark["says"] in COLOURS.values() for remark in reading.claims)
    return [{"says": COLOURS[mine]}] if mine in doors and not said else []


def doors(reading: Reading) -> list[Remark]:
    """A door that somebody else laid and that bars my team."""
    if reading.role not in COLOURS:
        return []
    barring = [deed for deed in reading.deeds if deed.event["event"] == "laid" and deed.seat != reading.me]
    return [{"says": "our-door"}] if any(door(deed.event["card"]) == other(reading.role) for deed in barring) else []


def claim_team(team: str, witness: Witness, remark: Remark) -> None:
    leaning = witness.leanings[remark["seat"]]
    leaning[team] = leaning.get(team, 0.0) + temper.TEAM_CLAIMED


def claims_green(witness: Witness, remark: Remark) -> None:
    claim_team(GREEN, witness, remark)


def claims_blue(witness: Witness, remark: Remark) -> None:
    claim_team(BLUE, witness, remark)
