"""A project whose only hot module is the random generator, for tests of how the core is built: it compiles soon."""

import os
import shutil
import sysconfig
from pathlib import Path

from motherlode import Rng

PROJECT = Path(__file__).parent.parent
HOT = "motherlode.core.rng"
TELL = f"import motherlode, {HOT} as rng; print(motherlode.compiled, rng.Rng(3).below(1000))"
NUMBER = Rng(3).below(1000)
"""What both cores draw when they tell."""


def lay_small_core(project: Path) -> None:
    core = project / "src" / "motherlode" / "core"
    core.mkdir(parents=True)
    shutil.copytree(PROJECT / "scripts", project / "scripts")
    (project / "pyproject.toml").touch()
    listing = (PROJECT / "src" / "motherlode" / "compiled_core.py").read_text(encoding="utf-8")
    before, _, rest = listing.replace("-O2", "-O0").partition("COMPILED = (")
    core.parent.joinpath("compiled_core.py").write_text(f'{before}COMPILED = ("{HOT}",){rest.partition(")")[2]}')
    front = "from motherlode.compiled_core import choose_core\ncompiled = choose_core()\n"
    core.parent.joinpath("__init__.py").write_text(f'__version__ = "0.1.0"\n{front}')
    (core / "__init__.py").touch()
    whole = PROJECT / "src" / "motherlode" / "core"
    shutil.copy(whole / "rng.py", core / "rng.py")
    (core / "rng.pxd").write_text(standing_alone((whole / "rng.pxd").read_text(encoding="utf-8")))


def standing_alone(declarations: str) -> str:
    """Without what wants a second module: what is written over another generator, and items that change places in C."""
    own = declarations.partition("cdef inline Rng rng_over")[0]
    own = own.replace("from motherlode.core.ends cimport change_places, is_alone\n", "")
    return own.replace("change_places(items, one, other)", "items[one], items[other] = items[other], items[one]")


def can_compile() -> bool:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and Path(sysconfig.get_paths()["include"], "Python.h").is_file()
