"""YAML as plain data; a key written twice is an error and not a silent loss."""

from pathlib import Path
from typing import Any

import yaml

try:  # in C, a tenth of the time
    from yaml import CSafeLoader as SafeLoader
except ImportError:
    from yaml import SafeLoader  # type: ignore[assignment]


class BrokenYaml(Exception):
    """A file that cannot be read as YAML; the text says why."""


class StrictLoader(SafeLoader):
    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        mapping = super().construct_mapping(node, deep)
        if len(mapping) < len(node.value):
            keys = [self.construct_object(key, deep=True) for key, _ in node.value]
            twice = next((key for key in keys if keys.count(key) > 1), None)
            if twice is not None:
                raise yaml.constructor.ConstructorError(
                    None, None, f"the key {twice!r} is written twice", node.start_mark
                )
        return mapping


def load_yaml(file: Path) -> Any:
    try:
        content = file.read_text(encoding="utf-8")
    except OSError as error:
        raise BrokenYaml(error.strerror or "cannot be read") from error
    except UnicodeDecodeError as error:
        raise BrokenYaml("is not a text in UTF-8") from error
    try:
        return yaml.load(content, StrictLoader)  # a SafeLoader: builds plain data only
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        place = f" (line {mark.line + 1}, column {mark.column + 1})" if mark else ""
        raise BrokenYaml(f"broken YAML: {error.problem}{place}") from error
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        reason = " ".join(str(error).split()) or type(error).__name__
        raise BrokenYaml(f"broken YAML: {reason}") from error
