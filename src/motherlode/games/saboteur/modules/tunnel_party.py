"""Tunnel party: who first connects it has the dwarf cards of all players dealt anew (PARTY)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from motherlode.core.audience import ALL
from motherlode.core.rng import Rng
from motherlode.core.section import Section
from motherlode.core.types import View
from motherlode.games.saboteur.modules import postcard
from motherlode.games.saboteur.modules.forms import POSTCARD
from motherlode.games.saboteur.resampling import deal_dwarfs_unseen
from motherlode.games.tunnels.module import Module

if TYPE_CHECKING:
    from motherlode.games.saboteur.rulebook import SaboteurRulebook
    from motherlode.games.saboteur.state import SaboteurState

KEY = "party"
"""For each seat the roles it knew to be among those dealt anew; nothing before the party."""
ATTEMPTS = 200


def deal_anew(state: SaboteurState, seat: int) -> None:
    """PARTY-01 to PARTY-07: cards left over stay out of it; everybody sees his new card and no other."""
    seats = range(state.setup.players)
    dwarfs = list(zip(state.roles, state.roles_known, strict=True))
    state.secret[KEY] = [sorted(role for role, mask in dwarfs if mask >> viewer & 1) for viewer in seats]
    before = state.roles
    state.roles = state.shuffled("party", before)
    state.roles_known = [1 << owner for owner in seats]
    private = {owner: {"role": state.roles[owner], "was": before[owner]} for owner in seats}
    state.tell(postcard.KEY, private, seat=seat, side=TunnelParty.id)


def look(state: SaboteurState, audience: int) -> Any:
    known = state.secret[KEY]
    if audience == ALL or not known:
        return [*known]
    return list(known[audience]) if audience >= 0 else []


def resample(state: SaboteurState, view: View, rng: Rng) -> None:
    """The roles that were dealt anew are still with the players, or were given up since."""
    seat, known = view["seat"], view[KEY]
    if seat < 0:
        state.secret[KEY] = [[*roles] for roles in known] if seat == ALL else []
        return
    if not known:
        return
    wanted: Counter[str] = Counter(known)
    for _ in range(ATTEMPTS):
        if not wanted - Counter([*state.roles, *state.retired]):
            break
        deal_dwarfs_unseen(state, view, rng)
    state.secret[KEY] = [list(known) if owner == seat else [state.roles[owner]] for owner in range(view["players"])]


class TunnelParty(Module["SaboteurRulebook"]):
    id = "tunnel-party"
    forms = POSTCARD
    says_changes = True
    excludes: ClassVar[Mapping[str, str]] = {"dressing-room": "COMPAT-07"}
    options = postcard.OPTIONS

    def write(self, rules: SaboteurRulebook) -> None:
        postcard.lay_postcard(rules, self.id, deal_anew)
        rules.secret[KEY] = list
        rules.add_section(Section(KEY, look, ("secret",)))
        rules.resamplers.append(resample)
