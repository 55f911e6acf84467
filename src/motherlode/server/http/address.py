"""Where to listen and where others find us."""

import os
import socket
import sys
from pathlib import Path

TRIES = 20


def data_folder() -> Path:
    """Where this system keeps the data of programs for a user."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "Motherlode"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Motherlode"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "motherlode"


def listen(host: str, port: int, exactly: bool = False) -> socket.socket:
    """A socket on that port, or on one of the next if it is taken and not `exactly` that is wanted; `OSError` if the
    host cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in [port] if exactly else [*range(port, min(port + TRIES, 65_536)), 0]:
        listening = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":  # there it would let two programs share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, candidate))
            listening.listen(1024)
            listening.set_inheritable(False)
        except PermissionError:
            listening.close()
        except OSError as error:
            listening.close()
            if error.errno not in _TAKEN:
                raise
        else:
            return listening
    raise OSError(f"port {port} at {host} is taken" if exactly else f"no free port at {host}")


def _taken_numbers() -> set[int]:
    import errno

    return {errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", errno.EADDRINUSE)}


_TAKEN = _taken_numbers()


def network_address() -> str | None:
    """This machine's address in the local network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that belongs to nobody
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if found.startswith("127.") or found == "0.0.0.0" else found


def has_browser() -> bool:
    """Whether a window can be opened; a browser in the terminal would only be in the way."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
