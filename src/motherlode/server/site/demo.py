"""`motherlode serve --demo-cluster N`: a whole site on this machine, to look at and to break."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import FrameType
from typing import NoReturn

from motherlode.server.http.address import listen
from motherlode.server.serve import LOCAL, PORT
from motherlode.server.site.local import LocalPostgres, LocalValkey
from motherlode.words import Words

METRICS = 9642
"""The first port at which nodes say what they count."""
LOOKS = 0.5
"""Seconds between two looks whether all nodes are there."""
STOPS = 10.0


class Stop(Exception):
    """It was told to stop."""


def serve_cluster(count: int, port: int | None, data: Path | None, words: Words) -> int:
    """Until it is interrupted; returns the exit status."""
    previous = signal.signal(signal.SIGTERM, _stop)
    print(words.say("site-demo-begins"), flush=True)
    try:
        with contextlib.ExitStack() as held:
            folder = data or Path(held.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
            postgres, valkey = LocalPostgres(folder / "postgres"), LocalValkey(folder / "valkey")
            for server in (postgres, valkey):
                server.is_apart = True
                held.enter_context(server)
            environment = os.environ | {"MOTHERLODE_DATABASE": postgres.url(), "MOTHERLODE_BUS": valkey.url}
            cluster = Cluster(count, PORT if port is None else port, environment, words)
            held.callback(cluster.stop)
            cluster.start()
            print(words.say("site-demo-look", database=postgres.url(), bus=valkey.url))
            print(words.say("site-demo-stop" if data is None else "serve-stop"), flush=True)
            cluster.watch()
    except (Stop, KeyboardInterrupt):
        return 0  # that is how it is closed
    except OSError as error:
        print(words.say("serve-failed", why=str(error)), file=sys.stderr)
        return 1
    finally:
        signal.signal(signal.SIGTERM, previous)


def _stop(number: int, frame: FrameType | None) -> None:
    raise Stop


class Cluster:
    def __init__(self, count: int, port: int, environment: dict[str, str], words: Words) -> None:
        self._words, self._environment = words, environment
        self._ports = list(zip(free_ports(count, port), free_ports(count, METRICS), strict=True))
        self._nodes: list[subprocess.Popen[bytes]] = []
        self._worker: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        say = self._words.say
        for number, (port, metrics) in enumerate(self._ports, 1):
            self._nodes.append(self._start(port, metrics))
            address, counts = f"http://localhost:{port}/", f"http://localhost:{metrics}/metrics"
            print(say("site-demo-node", number=str(number), address=address, counts=counts))
        self._worker = self._start_worker()
        print(say("site-demo-worker"))
        print(say("site-demo-kill", process=str(self._nodes[0].pid)))

    def watch(self) -> NoReturn:
        """Whoever ends is started again."""
        say = self._words.say
        while True:
            time.sleep(LOOKS)
            for place, node in enumerate(self._nodes):
                if node.poll() is not None:
                    print(say("site-demo-again", number=str(place + 1)), flush=True)
                    self._nodes[place] = self._start(*self._ports[place])
            if self._worker is not None and self._worker.poll() is not None:
                print(say("site-demo-worker-again"), flush=True)
                self._worker = self._start_worker()

    def _start(self, port: int, metrics: int) -> subprocess.Popen[bytes]:
        where = ["--local", "--port", str(port), "--metrics", f"{LOCAL}:{metrics}"]
        return self._begin("serve", *where)

    def _start_worker(self) -> subprocess.Popen[bytes]:
        return self._begin("worker")

    def _begin(self, *arguments: str) -> subprocess.Popen[bytes]:
        """Ctrl+C is for us: they are told to stop while what they stand on is still there."""
        command = [sys.executable, "-m", "motherlode", *arguments]
        return subprocess.Popen(command, env=self._environment, stdout=subprocess.DEVNULL, start_new_session=True)

    def stop(self) -> None:
        processes = [*self._nodes, *([self._worker] if self._worker else [])]
        for node in processes:
            node.terminate()
        for node in processes:
            try:
                node.wait(STOPS)
            except subprocess.TimeoutExpired:
                node.kill()
                node.wait()


def free_ports(count: int, first: int) -> list[int]:
    """The next ones from there on that are free now."""
    with contextlib.ExitStack() as held:
        sockets = [held.enter_context(contextlib.closing(listen(LOCAL, first + place))) for place in range(count)]
        return [listening.getsockname()[1] for listening in sockets]
