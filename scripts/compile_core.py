"""The compiler's part of `build_core.py`, in a process of its own: `compile_core.py FOLDER [--force]`.

Sources as the compiler gets them go to FOLDER/typed, C sources to FOLDER/c, extension modules to FOLDER/modules. What
was compiled before from the same is not compiled again.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.metadata import version
from pathlib import Path

from core_list import core
from Cython.Build import cythonize
from Cython.Build.Dependencies import create_dependency_tree
from kept_modules import KeptModules, place, print_of
from setuptools import Distribution, Extension
from typed_source import typed_classes, typed_source


def main(work: Path, force: bool) -> None:
    typed = work / "typed"
    prepare(typed)
    os.chdir(typed)
    kept = KeptModules(place(otherwise=work / "kept"))
    prints = prints_of_modules()
    due = [name for name in core.COMPILED if force or not kept.fetch(prints[name], extension_of(name, work))]
    # The longest first: no core waits for another at the end.
    due.sort(key=lambda name: Path(file_of(name)).stat().st_size, reverse=True)
    with ProcessPoolExecutor(os.cpu_count()) as compilers:
        for name in compilers.map(partial(compile_module, work), due):
            kept.keep(prints[name], extension_of(name, work))
    kept.forget_old()
    print(f"compiled {len(due)} of {len(core.COMPILED)} modules")


def extension_of(name: str, work: Path) -> Path:
    return core.extension_of(name, work / "modules")


def file_of(name: str) -> str:
    return f"{name.replace('.', '/')}.py"


def prints_of_modules() -> dict[str, str]:
    """What a module is made of: its source, the types of all modules that it knows the types of, tools and settings."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    tools = [
        sys.version,
        core.TAG,
        version("cython"),
        subprocess.run([*compiler, "--version"], capture_output=True, text=True, check=False).stdout,
        [sysconfig.get_config_var(name) for name in ("CC", "CFLAGS", "LDSHARED")],
        [os.environ.get(name) for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")],
        core.SETTINGS,
        core.FLAGS,
    ]
    tree = create_dependency_tree(quiet=True)
    return {name: print_of([*tools, name], tree.all_dependencies(file_of(name))) for name in core.COMPILED}


def compile_module(work: Path, name: str) -> str:
    extension = Extension(name, [file_of(name)], extra_compile_args=list(core.FLAGS))
    translated = cythonize([extension], build_dir=str(work / "c"), compiler_directives=core.SETTINGS, force=True)
    command = Distribution({"name": "motherlode", "ext_modules": translated}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(work / "modules"), str(work / "objects")
    command.force = True
    command.ensure_finalized()
    command.run()
    return name


def prepare(into: Path) -> None:
    """Writes every module as it is compiled, with its types, and nothing of an earlier time beside them."""
    shutil.rmtree(into, ignore_errors=True)
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


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), "--force" in sys.argv)
