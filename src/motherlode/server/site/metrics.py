"""What a node counts, for Prometheus, on an address of its own that players do not reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, InfoMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from motherlode import __version__
from motherlode.server.keeping.restoring import current_rules

if TYPE_CHECKING:
    from motherlode.server.app import App
    from motherlode.server.site.site import Site


class NodeMetrics(Collector):
    """Read when they are asked for; a move costs nothing more for being counted."""

    def __init__(self, app: App, site: Site) -> None:
        self._app, self._site = app, site

    def describe(self) -> list[Metric]:
        """Nothing before the node is there."""
        return []

    def collect(self) -> Iterator[Metric]:
        registry, site = self._app.registry, self._site
        if registry is None or not hasattr(site, "forwarding"):
            return
        tables, node, appended = list(registry.tables.values()), site.node, site.node.leases.storage.appended
        info = {"release": __version__, "rules": str(current_rules()), "node": node.name}
        yield InfoMetricFamily("motherlode_node", "Which node this is.", info)
        for name, text, level in (
            ("ready", "Whether the node can run tables now.", node.is_ready),
            ("bus_connected", "Whether the bus is there.", node.bus.is_connected),
            ("workers", "Workers that think for its bots.", len(node.bus.workers())),
            ("tables", "Tables that this node runs.", sum(not table.is_lost for table in tables)),
            ("stuck_tables", "Tables of it that could not be opened.", sum(table.stuck for table in tables)),
            ("sockets", "Sockets at its tables.", sum(len(table.connections) for table in tables)),
        ):
            yield GaugeMetricFamily(f"motherlode_{name}", text, float(level))
        for name, text, count in (
            ("moves", "Moves kept.", float(appended.moves)),
            ("commits", "Transactions that kept them.", float(appended.commits)),
            ("commit_seconds", "Seconds that these took.", appended.seconds),
            ("forwarded", "Requests and sockets led to the node that runs their table.", float(site.forwarding.count)),
            ("thoughts_by_workers", "What workers thought for it.", float(site.thinkers.counts.there)),
            ("thoughts_here", "What it thought itself, since no worker did.", float(site.thinkers.counts.here)),
            ("tables_lost", "Tables that others took while this node ran them.", float(node.lost)),
        ):
            yield CounterMetricFamily(f"motherlode_{name}", text, count)


def serve_metrics(address: str, app: App, site: Site) -> Callable[[], None]:
    """In a thread of their own at `host:port`; `OSError` if that cannot be had. Returns what ends it."""
    host, _, port = address.rpartition(":")
    registry = CollectorRegistry()
    registry.register(NodeMetrics(app, site))
    ProcessCollector(registry=registry)
    server, thread = start_http_server(int(port), host.strip("[]") or "127.0.0.1", registry)

    def close() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return close
