"""One server at a time keeps its tables in a folder; the next one is told where the first one is."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

FILE = "server.lock"
BYTE = 1 << 20
"""Where Windows locks: what is locked there cannot be read, and the address shall be."""


class Occupied(Exception):
    """Another server keeps its tables in that folder."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class Occupation:
    """The folder is ours until the process ends, however it ends."""

    def __init__(self, folder: Path) -> None:
        """`Occupied` if another server was first, `OSError` if the folder cannot be used."""
        folder.mkdir(parents=True, exist_ok=True)
        self._file: IO[str] = (folder / FILE).open("a+", encoding="utf-8")
        if not _lock(self._file):
            self._file.seek(0)
            address = self._file.read().strip()
            self._file.close()
            raise Occupied(address)

    def tell(self, address: str) -> None:
        """Where we are, for who comes next."""
        self._file.truncate(0)
        self._file.write(address)
        self._file.flush()

    def close(self) -> None:
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> bool:
        file.seek(BYTE)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # a file system without locks: then nobody can tell
            return True
        return True
