"""Which core runs: the hot modules as they are written, or the same sources compiled.

Compiled modules never lie beside their sources: they are kept by Python and by what they were built from, so that a
build of other sources or of another Python is simply not found. All of `COMPILED` are taken from one build, or none.
`scripts/build_core.py` builds them and reads this file alone, so it imports nothing of ours.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

SWITCH = "MOTHERLODE_COMPILED"
COMPILED = (
    "motherlode.bots.adept.dealt",
    "motherlode.bots.adept.evidence",
    "motherlode.bots.adept.field",
    "motherlode.bots.adept.mine",
    "motherlode.bots.adept.spots",
    "motherlode.bots.duel.judge",
    "motherlode.bots.duel.prospects",
    "motherlode.bots.duel.reach",
    "motherlode.bots.duel.scene",
    "motherlode.bots.foresight.cards",
    "motherlode.bots.foresight.ground",
    "motherlode.bots.foresight.playout",
    "motherlode.bots.foresight.regulars",
    "motherlode.bots.foresight.slate",
    "motherlode.bots.foresight.ways",
    "motherlode.core.bunch",
    "motherlode.core.codes",
    "motherlode.core.course",
    "motherlode.core.decision",
    "motherlode.core.ends",
    "motherlode.core.event",
    "motherlode.core.flow",
    "motherlode.core.history",
    "motherlode.core.move",
    "motherlode.core.named",
    "motherlode.core.numbers",
    "motherlode.core.patch",
    "motherlode.core.pending",
    "motherlode.core.plain",
    "motherlode.core.rng",
    "motherlode.core.rollout",
    "motherlode.core.section",
    "motherlode.core.state",
    "motherlode.core.telling",
    "motherlode.games.corporation.asking",
    "motherlode.games.corporation.beginning",
    "motherlode.games.corporation.board",
    "motherlode.games.corporation.cards",
    "motherlode.games.corporation.digging",
    "motherlode.games.corporation.exchange",
    "motherlode.games.corporation.income",
    "motherlode.games.corporation.investing",
    "motherlode.games.corporation.lifting",
    "motherlode.games.corporation.moves",
    "motherlode.games.corporation.placing",
    "motherlode.games.corporation.reach",
    "motherlode.games.corporation.sites",
    "motherlode.games.corporation.state",
    "motherlode.games.corporation.treasure",
    "motherlode.games.corporation.turn",
    "motherlode.games.corporation.uses",
    "motherlode.games.corporation.view",
    "motherlode.games.duel.cards",
    "motherlode.games.duel.claiming",
    "motherlode.games.duel.ending",
    "motherlode.games.duel.state",
    "motherlode.games.duel.veins",
    "motherlode.games.duel.view",
    "motherlode.games.saboteur.dwarfs",
    "motherlode.games.saboteur.gold_dealing",
    "motherlode.games.saboteur.gold_knowledge",
    "motherlode.games.saboteur.modules.diversion",
    "motherlode.games.saboteur.modules.goal_swap",
    "motherlode.games.saboteur.modules.pathfinder",
    "motherlode.games.saboteur.modules.postcard",
    "motherlode.games.saboteur.modules.reverse",
    "motherlode.games.saboteur.modules.saboteur2.cards",
    "motherlode.games.saboteur.modules.saboteur2.doors",
    "motherlode.games.saboteur.modules.saboteur2.ladders",
    "motherlode.games.saboteur.modules.saboteur2.sharing",
    "motherlode.games.saboteur.modules.saboteur2.thieves",
    "motherlode.games.saboteur.modules.treasure_chests.cards",
    "motherlode.games.saboteur.modules.treasure_chests.effects",
    "motherlode.games.saboteur.modules.treasure_chests.treasures",
    "motherlode.games.saboteur.modules.treasury",
    "motherlode.games.saboteur.modules.tunnel_toll.dwarfs",
    "motherlode.games.saboteur.modules.tunnel_toll.placing_dwarf",
    "motherlode.games.saboteur.modules.tunnel_toll.price",
    "motherlode.games.saboteur.modules.veto.looking",
    "motherlode.games.saboteur.modules.veto.window",
    "motherlode.games.saboteur.picking",
    "motherlode.games.saboteur.resampling",
    "motherlode.games.saboteur.round",
    "motherlode.games.saboteur.rulebook",
    "motherlode.games.saboteur.sharing",
    "motherlode.games.saboteur.state",
    "motherlode.games.saboteur.turn",
    "motherlode.games.saboteur.view",
    "motherlode.games.tunnels.action_card",
    "motherlode.games.tunnels.board",
    "motherlode.games.tunnels.by_room",
    "motherlode.games.tunnels.changes",
    "motherlode.games.tunnels.choosing",
    "motherlode.games.tunnels.dealing",
    "motherlode.games.tunnels.declared",
    "motherlode.games.tunnels.faces",
    "motherlode.games.tunnels.family_cards",
    "motherlode.games.tunnels.fitting",
    "motherlode.games.tunnels.flooding",
    "motherlode.games.tunnels.found",
    "motherlode.games.tunnels.fronts",
    "motherlode.games.tunnels.goals",
    "motherlode.games.tunnels.ground",
    "motherlode.games.tunnels.handful",
    "motherlode.games.tunnels.kept",
    "motherlode.games.tunnels.knowledge",
    "motherlode.games.tunnels.memory",
    "motherlode.games.tunnels.noted",
    "motherlode.games.tunnels.laid",
    "motherlode.games.tunnels.laying",
    "motherlode.games.tunnels.passes",
    "motherlode.games.tunnels.passing",
    "motherlode.games.tunnels.places",
    "motherlode.games.tunnels.placing",
    "motherlode.games.tunnels.playing",
    "motherlode.games.tunnels.removing",
    "motherlode.games.tunnels.revealing",
    "motherlode.games.tunnels.rulebook",
    "motherlode.games.tunnels.rockfalls",
    "motherlode.games.tunnels.sampling",
    "motherlode.games.tunnels.seat_plays",
    "motherlode.games.tunnels.seats",
    "motherlode.games.tunnels.state",
    "motherlode.games.tunnels.turn",
    "motherlode.games.tunnels.view",
    "motherlode.games.tunnels.walkers",
    "motherlode.games.tunnels.way",
    "motherlode.server.line.connection",
    "motherlode.server.line.update",
    "motherlode.server.line.wire",
    "motherlode.server.quota",
    "motherlode.server.table.broadcast",
    "motherlode.server.table.match",
)
"""The modules that are compiled; what is typed in them stands in a `.pxd` file of the same name beside them."""

SETTINGS = {
    "language_level": "3",
    "annotation_typing": True,  # of the annotations `scripts/typed_source.py` leaves the classes that C knows
    "initializedcheck": False,
}
FLAGS = ("-O2", "-g0", "-fno-stack-protector", "-funsigned-char")
"""Of the compiler, where it understands them. What Cython writes has a row of arguments in nearly every function, so
that each of many small calls would look after its stack. Kinds of cards are bytes, of which none is below zero."""

PACKAGE = Path(__file__).parent
SUFFIX = EXTENSION_SUFFIXES[0]
TAG = SUFFIX.strip(".").rpartition(".")[0]
"""This Python and platform, as extension modules are named for them."""


class NoCompiledCore(ImportError):
    """The compiled core is demanded, and there is none that was built from these sources for this Python."""


def source_of(name: str) -> Path:
    return PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py")


def extension_of(name: str, build: Path) -> Path:
    return build.joinpath(*name.split(".")).with_suffix(SUFFIX)


def print_of_sources() -> str:
    """The same print again means the same compiled modules."""
    read = blake2b(repr((COMPILED, SETTINGS, FLAGS)).encode(), digest_size=10)
    for name in COMPILED:
        source = source_of(name)
        for file in (source, source.with_suffix(".pxd")):
            if file.is_file():
                text = file.read_bytes()
                read.update(b"%s %d " % (file.name.encode(), len(text)) + text)
    return read.hexdigest()


def places() -> list[Path]:
    """Where builds are kept: within an installed package, and at the top of a checkout."""
    within, checkout = PACKAGE / "_compiled", PACKAGE.parent.parent
    return [within, checkout / "build" / "compiled"] if (checkout / "pyproject.toml").is_file() else [within]


def find_build() -> Path | None:
    """The folder of the compiled modules that fit these sources and this Python."""
    for place in places():
        build = place / TAG / print_of_sources()
        if build.is_dir():
            return build
    return None


class CompiledModule(ExtensionFileLoader):
    def get_source(self, fullname: str) -> str:  # type: ignore[override] # others have no source
        """For tracebacks, which show the line of the source."""
        return source_of(fullname).read_text(encoding="utf-8")


class CompiledModules:
    """Finds the modules of a build before Python finds their sources."""

    def __init__(self, build: Path) -> None:
        self.files = {name: str(extension_of(name, build)) for name in COMPILED}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=CompiledModule(fullname, file))


def choose_core() -> bool:
    """Sees to it that the hot modules are found compiled, if they are to be; says whether they are."""
    wanted = os.environ.get(SWITCH, "")
    if wanted not in ("", "0", "1"):
        raise NoCompiledCore(f"{SWITCH} is {wanted!r}: 0 is plain Python, 1 the compiled core, empty whatever there is")
    build = None if wanted == "0" else find_build()
    if build is not None:
        sys.meta_path.insert(0, CompiledModules(build))
    elif wanted == "1":
        raise NoCompiledCore(
            f"{SWITCH}=1, but nothing is built from these sources for {TAG}: python scripts/build_core.py builds it"
        )
    return build is not None
