"""The compiler's part of `build_core.py`, in a process of its own: `compile_core.py FOLDER [--force]`.

Sources as the compiler gets them go to FOLDER/typed, C sources to FOLDER/c, extension modules to FOLDER/modules; what
is newer than its sources is left as it is.
"""

import os
import sys
from pathlib import Path

from core_list import core
from Cython.Build import cythonize
from setuptools import Distribution, Extension
from typed_source import typed_classes, typed_source


def main(work: Path, force: bool) -> None:
    typed = work / "typed"
    prepare(typed)
    os.chdir(typed)
    extensions = [
        Extension(name, [f"{name.replace('.', '/')}.py"], extra_compile_args=list(core.FLAGS)) for name in core.COMPILED
    ]
    translated = cythonize(extensions, build_dir=str(work / "c"), compiler_directives=core.SETTINGS, force=force)
    command = Distribution({"name": "motherlode", "ext_modules": translated}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(work / "modules"), str(work / "objects")
    command.parallel, command.force = os.cpu_count(), force
    command.ensure_finalized()
    command.run()


def prepare(into: Path) -> None:
    """Writes every module as it is compiled, with its types; a file that would be the same is not touched."""
    declared = {name: read(core.source_of(name).with_suffix(".pxd")) for name in core.COMPILED}
    classes = typed_classes(declared)
    for name, declarations in declared.items():
        target = into.joinpath(*name.split(".")).with_suffix(".py")
        for folder in target.relative_to(into).parents[:-1]:
            write(into / folder / "__init__.py", "")
        source, types = typed_source(read(core.source_of(name)), declarations, classes)
        write(target, source)
        if types:
            write(target.with_suffix(".pxd"), types)
        else:
            target.with_suffix(".pxd").unlink(missing_ok=True)


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.is_file() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), "--force" in sys.argv)
