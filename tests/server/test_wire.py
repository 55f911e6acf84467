"""The types of client and server are one, and the protocol describes all of them."""

import re
import runpy
import warnings
from pathlib import Path

import msgspec
import pytest
from msgspec import inspect

from motherlode.server.codegen import typescript
from motherlode.server.http import bodies
from motherlode.server.line import frames

ROOT = Path(__file__).resolve().parents[2]
PROTOCOL = (ROOT / "docs" / "PROTOCOL.md").read_text(encoding="utf-8")


def test_the_types_of_the_client_are_up_to_date() -> None:
    assert typescript.TARGET.read_text(encoding="utf-8") == typescript.write(), (
        "run: python -m motherlode.server.codegen.typescript"
    )


@pytest.mark.parametrize("decision", [None, frames.DecisionInfo("turn", {"lay": {"NESW": ["1,0"]}})])
@pytest.mark.parametrize("deadline", [None, 1_800_000_000_000])
@pytest.mark.parametrize("window", [None, frames.WindowInfo(5, 9, {"choose": {"veto": True}})])
def test_the_frame_of_events_that_is_put_together_is_the_one_that_is_described(
    decision: frames.DecisionInfo | None, deadline: int | None, window: frames.WindowInfo | None
) -> None:
    events = b'{"event":"drew","seat":1},{"event":"passed","seat":2}'
    described = frames.EventsFrame(7, 5, msgspec.Raw(b"[%b]" % events), decision, deadline, window)
    head, rest = frames.events_head(7, 5), frames.events_rest(decision, deadline, window)
    assert head + events + rest == frames.encode(described)


def test_writing_the_types_twice_gives_the_same() -> None:
    assert typescript.write() == typescript.write()


def test_a_type_that_the_generator_does_not_know_is_no_silent_gap() -> None:
    class Odd(msgspec.Struct):
        when: set[int]

    with pytest.raises(KeyError):
        typescript._interface(Odd)


@pytest.mark.parametrize("struct", typescript.structs(), ids=lambda struct: struct.__name__)
def test_the_protocol_describes_every_frame_order_and_field(struct: type[msgspec.Struct]) -> None:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    if issubclass(struct, frames.FromClient | frames.FromServer):
        (row,) = [line for line in PROTOCOL.splitlines() if line.startswith(f"| `{info.tag}` |")]
    else:
        rows = [line for line in PROTOCOL.splitlines() if re.search(rf"`{struct.__name__}\b", line)]
        rows += [line for line in PROTOCOL.splitlines() if re.search(rf"\b{struct.__name__} {{", line)]
        assert rows, f"{struct.__name__} is not described"
        row = " ".join(rows)
    missing = [field.encode_name for field in info.fields if not re.search(rf"\b{field.encode_name}\b", row)]
    assert missing == []


def test_the_protocol_describes_no_frame_that_is_gone() -> None:
    section = PROTOCOL.split("## WebSocket")[1].split("## Limits")[0]
    described = set(re.findall(r"^\| `([a-z]+)` \|", section, re.MULTILINE))
    known = {
        inspect.type_info(struct).tag  # type: ignore[attr-defined]
        for struct in typescript.structs()
        if issubclass(struct, frames.FromClient | frames.FromServer)
    }
    assert described == known


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        '"hello"',
        '{"frame": "shout"}',
        '{"version": 1}',
        '{"frame": "hello", "version": "1"}',
        '{"frame": "hello", "version": -2}',
        '{"frame": "hello", "version": 1e99}',
        '{"frame": "hello", "seat": -1}',
        '{"frame": "hello", "extra": 1}',
        '{"frame": "act", "id": "", "version": 1, "action": {}}',
        '{"frame": "act", "id": "%s", "version": 1, "action": {}}' % ("x" * 65),
        '{"frame": "act", "id": "x", "version": 1, "action": []}',
        '{"frame": "act", "id": "x", "action": {}}',
        '{"frame": "say", "id": "x", "text": "%s"}' % ("x" * 301),
        '{"frame": "say", "id": "x", "remark": {"says": "mend-me", "loudly": true}}',
        "[" * 5000,
    ],
)
def test_what_is_off_is_no_frame(text: str) -> None:
    with pytest.raises((msgspec.DecodeError, RecursionError)):
        frames.decode(text)


def test_bodies_refuse_unknown_fields() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode('{"players": 3, "name": "A", "seed": 7}', type=bodies.NewTable)


def test_as_a_program_it_writes_the_types_where_it_is_told_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "made" / "types.ts"
    monkeypatch.setattr("sys.argv", ["typescript", str(target)])
    with warnings.catch_warnings(action="ignore"):  # it is imported here already
        runpy.run_module("motherlode.server.codegen.typescript", run_name="__main__")
    assert target.read_text(encoding="utf-8") == typescript.write()
