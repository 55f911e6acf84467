"""Expansions and variants of the tunnel family: one file a module, found by its id."""

from motherlode.games.saboteur.modules.artisan import Artisan
from motherlode.games.saboteur.modules.compromised_dwarf import CompromisedDwarf
from motherlode.games.saboteur.modules.diversion import Diversion
from motherlode.games.saboteur.modules.dressing_room import DressingRoom
from motherlode.games.saboteur.modules.goal_swap import GoalSwap
from motherlode.games.saboteur.modules.greedy_dwarf import GreedyDwarf
from motherlode.games.saboteur.modules.new_goals import NewGoals
from motherlode.games.saboteur.modules.pathfinder import Pathfinder
from motherlode.games.saboteur.modules.reverse import Reverse
from motherlode.games.saboteur.modules.saboteur2 import Saboteur2
from motherlode.games.saboteur.modules.tournament import Tournament
from motherlode.games.saboteur.modules.treasure_chests import TreasureChests
from motherlode.games.saboteur.modules.treasury import Treasury
from motherlode.games.saboteur.modules.tunnel_party import TunnelParty
from motherlode.games.saboteur.modules.tunnel_toll import TunnelToll
from motherlode.games.saboteur.modules.veto import Veto
from motherlode.games.saboteur.rulebook import SaboteurRulebook
from motherlode.games.tunnels.module import Module

IN_ORDER: tuple[Module[SaboteurRulebook], ...] = (
    Saboteur2(),
    GreedyDwarf(),
    GoalSwap(),
    Treasury(),
    Veto(),
    Reverse(),
    Artisan(),
    Pathfinder(),
    Diversion(),
    TunnelToll(),
    DressingRoom(),
    TunnelParty(),
    NewGoals(),
    TreasureChests(),
    CompromisedDwarf(),
    Tournament(),
)
"""In the order of the table of what goes together."""
MODULES: dict[str, Module[SaboteurRulebook]] = {module.id: module for module in IN_ORDER}
