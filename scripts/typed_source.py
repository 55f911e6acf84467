"""What the compiler gets of a module: its source, with the classes that its `.pxd` types ready to become C structs.

An extension class can have neither a metaclass nor annotations without values, so they are taken out; what a state
declares as fields becomes its attributes in C, the list of its fields and the copying of them, written out. Lines
stay where they are, so that a traceback points into the source that people read.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping

C_TYPES = {"int": "int", "bool": "bint", "str": "str", "bytearray": "bytearray"}
"""What a plain field is in C; a list, a dict or a tuple is one of Python's, and everything else an object."""
CONTAINERS = ("list", "dict", "tuple")
INLINED = r"^cdef inline .*?(\w+)\("
"""What a `.pxd` writes out in C."""
BODILESS = r"^cdef inline [^:\n]*?\b{}\([^:\n]*$"
"""Of these, by its name, one whose body is that of the source."""
CALLED = r"^cdef inline [^*\n]*?\b(\w+)\(([^*)]*)\)"
"""The same with its arguments, but for what gives or takes a pointer, which Python cannot have."""
NO_STRUCTS = ("ABC", "Generic", "Sequence")
"""Bases that are promises to a reader of types: an extension class keeps them without deriving from them."""
FUTURE = "from __future__ import annotations"
STATE = "StateT"
"""How type variables of states are called; in the tunnel family they stand for one of its own."""
FAMILY, FAMILY_STATE = "motherlode.games.tunnels", "motherlode.games.tunnels.state.TunnelState"


def typed_source(source: str, declarations: str, classes: Collection[str]) -> tuple[str, str]:
    """The module and its `.pxd` as they are compiled; `classes` are all typed ones, with their modules."""
    own = re.findall(r"^cdef class (\w+)", declarations, re.MULTILINE)
    module, lines = ast.parse(source), source.splitlines()
    known = known_classes(module, classes)
    declarations = missing_imports(known, own, declarations) + declarations
    names = {name: name for name in own} | {used: full.rpartition(".")[2] for used, full in known.items()}
    declared = re.findall(r"^ *cp?def [^(\n]*?(\w+)\(", declarations, re.MULTILINE)
    edits = {
        edit
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef)
        for edit in untyped(node, lines, names, names if node.name not in declared else {})
    }
    if known_surely := sure(declarations):
        edits |= set(cast(module, known_surely))
        lines[lines.index(FUTURE)] += "; import cython"
    for line, start, end, text in sorted(edits, reverse=True):
        lines[line] = lines[line][:start] + text + lines[line][end:]
    declarations = with_bodies(module, lines, declarations)
    take_out_inlined(module, lines, declarations, classes)
    take_out_constants(module, lines, constants(declarations))
    for node in reversed(module.body):
        if isinstance(node, ast.ClassDef) and node.name in own:
            declarations = TypedClass(node, lines, copiers_over(classes, known)).declare(declarations)
    lines += [f'globals()["{name}"] = {name}' for name in (*variables(declarations), *constants(declarations))]
    lines += exported(module, declarations)
    return without_inlined("\n".join(lines) + "\n", declarations), declarations


def variables(declarations: str) -> list[str]:
    """What a module keeps in C; Python finds it by its name too."""
    declared = re.findall(r"^cdef (?!class|extern|inline|enum)[\w ]*?(\w+(?:, *\w+)*)$", declarations, re.MULTILINE)
    return [name for names in declared for name in re.split(", *", names)]


def constants(declarations: str) -> dict[str, int]:
    """The numbers that C knows beforehand, an enum without a name; Python finds them by their names too."""
    enums = re.findall(r"^cdef enum:\n((?: +\w+ = \d+\n)+)", declarations + "\n", re.MULTILINE)
    return {name: int(number) for enum in enums for name, number in re.findall(r"(\w+) = (\d+)", enum)}


def take_out_constants(module: ast.Module, lines: list[str], known: Mapping[str, int]) -> None:
    """Python need not set them again; it must have meant the same."""
    for node in module.body:
        if isinstance(node, ast.Assign):
            names = [name.id for name in ast.walk(node.targets[0]) if isinstance(name, ast.Name)]
            if known.keys() & names:
                numbers = ast.literal_eval(node.value)
                meant = [known.get(name) for name in names]
                assert meant == ([*numbers] if isinstance(numbers, tuple) else [numbers]), f"line {node.lineno}"
                replace_lines(node, lines, "")


def exported(module: ast.Module, declarations: str) -> list[str]:
    """What its own `.pxd` writes out in C stands there instead of in the module; Python finds it by its name too, but
    for what gives a pointer."""
    written = {name: ", ".join(arguments(given)) for name, given in re.findall(CALLED, declarations, re.MULTILINE)}
    defined = [name for node in module.body if (name := defined_by(node)) in written]
    return [f'globals()["{name}"] = lambda {written[name]}: {name}({written[name]})' for name in defined]


def arguments(declared: str) -> list[str]:
    return [argument.split()[-1] for argument in declared.split(",") if argument.strip()]


def defined_by(node: ast.stmt) -> str:
    """The name that a function has, or a method of a builtin type that serves as one."""
    if isinstance(node, ast.FunctionDef):
        return node.name
    return ast.unparse(node.target) if isinstance(node, ast.AnnAssign) else ""


def with_bodies(module: ast.Module, lines: list[str], declarations: str) -> str:
    """What a `.pxd` declares as inline without saying what it does is written out there as it stands in the source."""
    for node in module.body:
        if isinstance(node, ast.FunctionDef):
            head = re.search(BODILESS.format(node.name), declarations, re.MULTILINE)
            if head:
                body = lines[node.body[0].lineno - 1 : node.end_lineno]
                declarations = "\n".join([declarations[: head.end()] + ":", *body]) + declarations[head.end() :]
    return declarations


def take_out_inlined(module: ast.Module, lines: list[str], declarations: str, known: Collection[str]) -> None:
    """Neither defined nor imported in Python any more."""
    written = re.findall(INLINED, declarations, re.MULTILINE)
    for node in module.body:
        if defined_by(node) in written:
            replace_lines(node, lines, "")
        if isinstance(node, ast.ImportFrom) and any(f"{node.module}.{name.name}" in known for name in node.names):
            kept = [name.name for name in node.names if not is_in_c(f"{node.module}.{name.name}", known)]
            replace_lines(node, lines, f"from {node.module} import {', '.join(kept)}" if kept else "")


def is_in_c(full: str, known: Collection[str]) -> bool:
    """Whether it is a function or a number among what is known by its module; classes mix capitals with others."""
    name = full.rpartition(".")[2]
    return full in known and (name.islower() or name.isupper())


def replace_lines(node: ast.stmt, lines: list[str], text: str) -> None:
    assert node.end_lineno is not None
    lines[node.lineno - 1 : node.end_lineno] = [text, *[""] * (node.end_lineno - node.lineno)]


def without_inlined(source: str, declarations: str) -> str:
    """What a `.pxd` writes out in C is not imported: the search in a sorted list, say."""
    for name in re.findall(INLINED, declarations, re.MULTILINE):
        source = re.sub(rf"^(from \w+ import .*?)\b{name}\b(, )?", r"\1", source, count=1, flags=re.MULTILINE)
    return re.sub(r"^from \w+ import $", "", source, flags=re.MULTILINE)


def typed_classes(declarations: Mapping[str, str]) -> set[str]:
    """The classes that the `.pxd` files of these modules type, the functions that they write out in C and the numbers
    that C knows beforehand, with their modules."""
    found = {
        name: [
            *re.findall(r"^cdef class (\w+)", text, re.MULTILINE),
            *re.findall(INLINED, text, re.MULTILINE),
            *constants(text),
        ]
        for name, text in declarations.items()
    }
    return {f"{name}.{word}" for name, words in found.items() for word in words}


def known_classes(module: ast.Module, classes: Collection[str]) -> dict[str, str]:
    """The typed classes that a module imports, by the name it uses; a type variable stands for its bound."""
    known = {}
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom):
            imported = {name.name: f"{node.module}.{name.name}" for name in node.names}
            known |= {name: full for name, full in imported.items() if full in classes}
            if STATE in imported and imported[STATE].startswith(FAMILY):
                known[STATE] = FAMILY_STATE
        if (
            isinstance(node, ast.Assign)
            and ast.unparse(node.targets[0]) == STATE
            and "TunnelState" in ast.unparse(node)
        ):
            known[STATE] = FAMILY_STATE
    return known


def missing_imports(known: Mapping[str, str], own: Collection[str], declarations: str) -> str:
    """Those that its `.pxd` does not know yet."""
    names = [full.rpartition(".") for full in dict.fromkeys(known.values())]
    return "".join(
        f"from {module} cimport {name}\n"
        for module, _, name in names
        if name not in own and not re.search(rf"cimport .*\b{name}\b", declarations)
    )


def copiers_over(classes: Collection[str], known: Mapping[str, str]) -> dict[str, str]:
    """What C copies over something that is there already, by what copies it anew, with its module: `items_over` for
    `items`, `rng_over` for `Rng.copy` of the `Rng` that the module knows."""
    over = [full for full in classes if full.endswith("_over")]
    found = {full.rpartition(".")[2].removesuffix("_over"): full for full in over}
    methods = {f"{used}.copy": f"{full.rpartition('.')[0]}.{used.lower()}_over" for used, full in known.items()}
    own = {"dict.copy": found["dict"]} if "dict" in found else {}
    return found | {copied: full for copied, full in methods.items() if full in classes} | own


Edit = tuple[int, int, int, str]
"""In which line, from where to where, what comes instead."""


def untyped(
    function: ast.FunctionDef, lines: list[str], known: Mapping[str, str], taken: Mapping[str, str]
) -> Iterator[Edit]:
    """Of the annotations of a function the compiler gets only the classes that it knows, and of its arguments none if
    the `.pxd` declares them."""
    arguments = function.args
    for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg):
        if argument is not None and argument.annotation is not None:
            name = taken.get(ast.unparse(argument.annotation))
            yield edit(argument.col_offset + len(argument.arg), argument.annotation, f": {name}" if name else "")
    for statement in ast.walk(function):
        if isinstance(statement, ast.AnnAssign):
            yield unannotated(statement, known.get(ast.unparse(statement.annotation)))
    if function.returns is not None:
        start = lines[function.returns.lineno - 1].rindex("->", 0, function.returns.col_offset)
        yield edit(start, function.returns, "")


def unannotated(statement: ast.AnnAssign, name: str | None) -> Edit:
    """A variable that is given a value, and none where it was only announced."""
    if statement.value is None:
        return edit(statement.col_offset, statement.annotation, "pass")
    assert statement.target.end_col_offset is not None
    return edit(statement.target.end_col_offset, statement.annotation, f": {name}" if name else "")


def sure(declarations: str) -> dict[str, str]:
    """Variables of which the `.pxd` says in a comment (`# sure: card=ActionCard`) what they are whenever they are taken
    out of a list, or are an argument by another name (`table: TunnelState = state`): whoever put something there, or
    hands it over, has looked at it."""
    named = re.findall(r"^# sure: (.*)$", declarations, re.MULTILINE)
    return dict(known.split("=") for known in ", ".join(named).split(", ") if known)


def cast(module: ast.Module, known: Mapping[str, str]) -> Iterator[Edit]:
    """C takes them for that without looking."""
    value: ast.expr
    for node in ast.walk(module):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript):
            name, value = ast.unparse(node.targets[0]), node.value
        elif isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Name | ast.Attribute):
            name, value = ast.unparse(node.target), node.value
        else:
            continue
        if name in known and value.end_col_offset is not None:
            yield value.lineno - 1, value.col_offset, value.col_offset, f"cython.cast({known[name]}, "
            yield value.lineno - 1, value.end_col_offset, value.end_col_offset, ")"


def edit(start: int, annotation: ast.expr, text: str) -> Edit:
    assert annotation.end_col_offset is not None
    assert annotation.end_lineno == annotation.lineno, f"line {annotation.lineno}: an annotation over several lines"
    return annotation.lineno - 1, start, annotation.end_col_offset, text


class TypedClass:
    """One class, rewritten in place."""

    def __init__(self, node: ast.ClassDef, lines: list[str], over: Mapping[str, str]) -> None:
        self.node, self.lines = node, lines
        self.over = over
        """What C copies over something else, by what copies it anew."""
        self.imported: dict[str, None] = {}
        """Those of them that the class takes."""
        self.fields: dict[str, ast.AnnAssign] = {}
        self.base = ast.unparse(node.bases[0]) if node.bases else ""
        self._rewrite_bases()
        first = min(statement.lineno for statement in node.body)
        for statement in node.body:
            self._rewrite(statement)
        if self.fields:
            self._declare_above()
            place = next(iter(self.fields.values())).lineno - 1
            assert first <= place + 1
            self.lines[place] = f"    {self._list_of_fields()}"
            self.lines[self._last_line()] += "\n" + self._copying()

    def _rewrite_bases(self) -> None:
        """Neither metaclass nor type variables: `Question[StateT]` is `Question` itself, in C and to who asks."""
        bases = [ast.unparse(base.value if isinstance(base, ast.Subscript) else base) for base in self.node.bases]
        kept = [base for base in bases if base not in NO_STRUCTS]
        self.lines[self.node.lineno - 1] = f"class {self.node.name}({', '.join(kept)}):"
        if "Generic" in bases:
            self.lines[self._last_line()] += (
                "\n    @classmethod\n    def __class_getitem__(cls, _):\n        return cls"
            )

    def _rewrite(self, statement: ast.stmt) -> None:
        if isinstance(statement, ast.FunctionDef):
            for decorator in statement.decorator_list:
                if ast.unparse(decorator) == "abstractmethod":
                    self.lines[decorator.lineno - 1] = ""
        if not isinstance(statement, ast.AnnAssign) or not isinstance(statement.target, ast.Name):
            return
        value = statement.value
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "field":
            self.fields[statement.target.id] = statement
            self._blank(statement)
        elif value is None:
            self._blank(statement)
        else:
            self._blank(statement)
            self.lines[statement.lineno - 1] = f"    {statement.target.id} = {ast.unparse(value)}"

    def _blank(self, statement: ast.stmt) -> None:
        assert statement.end_lineno is not None
        for line in range(statement.lineno - 1, statement.end_lineno):
            self.lines[line] = ""

    def _declare_above(self) -> None:
        """On the blank line above the class: its fields, and how each is copied."""
        above = self.node.lineno - 2
        assert not self.lines[above]
        declared = ", ".join(f"{name}={ast.unparse(field.value)}" for name, field in self.fields.items() if field.value)
        self.lines[above] = (
            f"from motherlode.core import field as _field_; _declared_{self.node.name} = _field_.declared({declared})"
        )

    def _list_of_fields(self) -> str:
        own = f"_declared_{self.node.name}"
        fields = f"{self.base}.fields + {own}" if self.base else own
        return f"fields = {fields}; open_fields = _field_.opened(fields)"

    def _last_line(self) -> int:
        assert self.node.end_lineno is not None
        return self.node.end_lineno - 1

    def _copying(self) -> str:
        """The fields one by one; those of the class it stands on first."""
        name = self.node.name
        body = [f"to: {name} = other"]
        body += [f"{self.base}._copy_fields(self, other)"] if self.base else []
        body += [f"to.{name} = self.{name}" for name in self._besides()]
        for number, (field, statement) in enumerate(self.fields.items()):
            body += self._copy_of(field, number, self._copied(statement))
        return "\n".join(["    def _copy_fields(self, other):", *(f"        {line}" for line in body)])

    def _besides(self) -> list[str]:
        for statement in self.node.body:
            targets = [statement.target] if isinstance(statement, ast.AnnAssign) else getattr(statement, "targets", [])
            if any(isinstance(target, ast.Name) and target.id == "BESIDES" for target in targets):
                return list(ast.literal_eval(statement.value))  # type: ignore[attr-defined]
        return []

    def _copied(self, statement: ast.AnnAssign) -> str | None:
        assert isinstance(statement.value, ast.Call)
        for keyword in statement.value.keywords:
            if keyword.arg == "copied":
                return ast.unparse(keyword.value)
        return None

    def _copy_of(self, field: str, number: int, copied: str | None) -> list[str]:
        """The usual copies without a call through the declaration, and over what the other state has there where C
        knows how. It is let go first: what nobody else holds then is written over, anything else is left alone."""
        if copied is None:
            return [f"to.{field} = self.{field}"]
        if copied in self.over:
            self.imported[self.over[copied]] = None
            over = self.over[copied].rpartition(".")[2]
            return [f"kept_{field} = to.{field}; to.{field} = None; to.{field} = {over}(self.{field}, kept_{field})"]
        return [f"to.{field} = {self._new_copy(field, number, copied)}"]

    def _new_copy(self, field: str, number: int, copied: str) -> str:
        if copied == "items":
            return f"self.{field}[:]"
        if copied.isidentifier():
            return f"{copied}(self.{field})"
        if method := re.fullmatch(r"\w+\.(\w+)", copied):
            return f"self.{field}.{method[1]}()"
        return f"_declared_{self.node.name}[{number}].copied(self.{field})"

    def declare(self, declarations: str) -> str:
        """The fields as attributes of the C struct, in the `.pxd`."""
        if not self.fields:
            return declarations
        typed = [f"    cdef public {c_type(field, declarations)} {name}" for name, field in self.fields.items()]
        typed.append("    cpdef _copy_fields(self, other)")
        taken = [full.rpartition(".") for full in self.imported]
        declarations = "".join(f"from {module} cimport {name}\n" for module, _, name in taken) + declarations
        head = re.compile(rf"^cdef class {self.node.name}\b.*:\n", re.MULTILINE)
        return head.sub(lambda found: found.group() + "\n".join(typed) + "\n", declarations)


def c_type(field: ast.AnnAssign, declarations: str) -> str:
    word = ast.unparse(field.annotation)
    outer = word.partition("[")[0]
    if "|" in word:
        return "object"
    if outer in CONTAINERS:
        return outer
    if re.search(rf"cimport .*\b{re.escape(word)}\b", declarations):
        return word
    return C_TYPES.get(word, "object")
