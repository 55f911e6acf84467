"""Where a site is: what options, the environment and files say of it, looked at before anybody goes there."""

import os
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import SplitResult, parse_qsl, urlsplit

from motherlode.cli.failure import Failure

DATABASE, BUS = "MOTHERLODE_DATABASE", "MOTHERLODE_BUS"
DATABASES, BUSES = ("postgresql", "postgres"), ("redis", "rediss", "valkey", "valkeys", "unix")
SECRETS = ("password", "passphrase")


def address_of(name: str, given: str | None, variable: str, kinds: tuple[str, ...]) -> str | None:
    """What was given by the option; or by the environment or a file that it names, where a password may be in it. An
    address that cannot be read is not repeated: a part of it may be a part of the password."""
    file = os.environ.get(f"{variable}_FILE")
    try:
        found = given or os.environ.get(variable) or (Path(file).read_text(encoding="utf-8").strip() if file else None)
    except OSError as error:
        raise Failure("usage-address-file", file=str(file), why=str(error.strerror)) from None
    if not found:
        return None
    if found.partition("://")[0] not in kinds:
        raise Failure("usage-address", option=name, kind=kinds[0])
    try:
        parts, more = _read(found)
    except ValueError:
        where = name if given else variable if os.environ.get(variable) else f"{variable}_FILE"
        raise Failure("usage-unreadable-address", where=where) from None
    if given and (parts.password or any(secret in field.lower() for field in more for secret in SECRETS)):
        raise Failure("usage-password", option=name, variable=variable)
    return found


def _read(address: str) -> tuple[SplitResult, dict[str, str]]:
    """Its parts, and what is asked for after them; `ValueError` where a letter of the password ends its part."""
    parts = urlsplit(address)
    more = dict(parse_qsl(parts.query, keep_blank_values=True, strict_parsing=True)) if parts.query else {}
    if parts.port == 0 or parts.fragment or "@" in parts.path:
        raise ValueError
    return parts, more


def checked_node_address(address: str) -> str:
    """`host:port`, where other nodes reach this one."""
    try:
        parts = urlsplit(f"//{address}")
        if parts.hostname and parts.port and parts.netloc == address and "@" not in address:
            return address
    except ValueError:
        pass
    raise Failure("usage-node-address", address=address)


def checked_metrics_address(address: str) -> str:
    """`host:port`, or `:port` for this machine alone."""
    port = address.rpartition(":")[2]
    if ":" in address and port.isdecimal() and 0 < int(port) < 1 << 16:
        return address
    raise Failure("usage-metrics-address", address=address)


def need(module: str, extra: str) -> None:
    """What a plain installation does without."""
    if find_spec(module) is None:
        raise Failure("usage-needs-extra", extra=extra)
