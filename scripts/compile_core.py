"""The compiler's part of `build_core.py`, a process of its own within `src`: `compile_core.py FOLDER [--force]`.

C sources go to FOLDER/c, extension modules to FOLDER/modules; what is newer than its sources is left as it is.
"""

import os
import sys
from pathlib import Path

from core_list import core
from Cython.Build import cythonize
from setuptools import Distribution, Extension


def main(work: Path, force: bool) -> None:
    here = Path.cwd()
    extensions = [
        Extension(name, [str(core.source_of(name).relative_to(here))], extra_compile_args=list(core.FLAGS))
        for name in core.COMPILED
    ]
    translated = cythonize(extensions, build_dir=str(work / "c"), compiler_directives=core.SETTINGS, force=force)
    command = Distribution({"name": "motherlode", "ext_modules": translated}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(work / "modules"), str(work / "objects")
    command.parallel, command.force = os.cpu_count(), force
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main(Path(sys.argv[1]), "--force" in sys.argv)
