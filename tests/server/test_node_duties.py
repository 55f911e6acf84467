"""What a node of a site does about its leases: it takes tables, leaves them to newer nodes, looks what is left of them
after it was away, and lets go of them; with a stand-in for the database."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from motherlode.server.errors import TableError
from motherlode.server.keeping.storage import StorageError
from motherlode.server.keeping.storage.postgres import schema
from motherlode.server.keeping.storage.postgres.leases import Answer, Held, Holder
from motherlode.server.site import node as nodes
from motherlode.server.site.node import BURY_EVERY, Elsewhere, Node

TWO = Holder("two", "there:2")
LASTS = 3.0


class Leases:
    """Those of the node one: what is claimed, and what was asked of the database."""

    node, address, lasts, storage = "one", "here:1", LASTS, "the database"

    def __init__(self) -> None:
        self.done: list[Any] = []
        self.claims: dict[str, Any] = {}
        self.epochs: dict[str, int] = {}
        self.newer: Holder | None = None
        self.is_away = False
        self.is_leader = True

    def note(self, *what: Any) -> None:
        self.done.append(what)
        if self.is_away:
            raise StorageError("gone")

    async def claim(self, table: str) -> Any:
        return self.claims.get(table)

    async def node_with(self, rules: int) -> Holder | None:
        self.note("rules", rules)
        return self.newer

    async def release(self, table: str, epoch: int) -> None:
        self.note("release", table, epoch)

    async def epoch_of(self, table: str) -> int | None:
        self.note("epoch", table)
        return self.epochs.get(table)

    async def held(self) -> dict[str, int]:
        self.note("held")
        return self.epochs

    async def beat(self) -> Answer:
        self.note("beat")
        return Answer(schema.OURS, False)

    async def bury(self) -> None:
        self.note("bury")

    async def leads(self) -> bool:
        return self.is_leader

    async def leave(self) -> None:
        self.note("leave")


class Table:
    def __init__(self, epoch: int | None) -> None:
        self.storage: Any = "alone" if epoch is None else Held(None, "", epoch)  # type: ignore[arg-type]
        self.is_lost = False

    def lose(self) -> None:
        self.is_lost = True


class Registry:
    def __init__(self, done: list[Any]) -> None:
        self.tables: dict[str, Any] = {}
        self._done = done

    async def hand_over(self) -> None:
        self._done.append(("registry",))


class Bus:
    is_lost = False

    def __init__(self, done: list[Any]) -> None:
        self._done = done
        self.noted: list[Any] = []

    def start(self, node: Node) -> None:
        self._done.append(("bus", node.name, node.is_ready))

    def note(self, table: Any) -> None:
        self.noted.append(table)

    def standing(self, table: str) -> Any:
        return f"how far {table} is"

    def others_are_ready(self, since: float = 0.0) -> bool:
        return False

    async def close(self) -> None:
        self._done.append(("bus closed",))


class Site:
    """A node that is alive, and what it stands on; time stands still."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(nodes, "time", SimpleNamespace(monotonic=lambda: self.now))
        self.leases = Leases()
        self.done = self.leases.done
        self.bus, self.registry = Bus(self.done), Registry(self.done)
        self.node = Node(self.leases, self.bus)  # type: ignore[arg-type]
        self.node._alive = self.now
        self.node._registry = self.registry  # type: ignore[assignment]

    def runs(self, **tables: int | None) -> None:
        self.registry.tables = {name: Table(epoch) for name, epoch in tables.items()}

    @property
    def lost(self) -> list[str]:
        return [name for name, table in self.registry.tables.items() if table.is_lost]


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch) -> Site:
    return Site(monkeypatch)


def refusal(work: Any) -> TableError:
    with pytest.raises(TableError) as refused:
        asyncio.run(work)
    return refused.value


# ---- taking tables


def test_a_table_that_nobody_runs_is_run_here_with_the_lease_that_was_given(site: Site) -> None:
    site.leases.claims["a"] = 7
    keeping = asyncio.run(site.node.hold("a"))
    assert isinstance(keeping, Held)
    assert (keeping.epoch, keeping._fence, keeping._storage) == (7, ("a", 7), "the database")


def test_a_table_of_another_node_is_there_and_one_that_is_nowhere_is_nowhere(site: Site) -> None:
    site.leases.claims["a"] = TWO
    elsewhere = refusal(site.node.hold("a"))
    assert isinstance(elsewhere, Elsewhere)
    assert (elsewhere.holder, elsewhere.code) == (TWO, "moved")
    assert refusal(site.node.hold("b")).code == "no-such-table"


def test_who_leaves_takes_nothing(site: Site) -> None:
    site.leases.claims["a"] = 7
    site.node.is_leaving = True
    assert refusal(site.node.hold("a")).code == "moved"
    assert not site.node.is_ready


def test_a_table_of_newer_rules_is_let_go_for_a_node_that_has_them(site: Site) -> None:
    site.leases.newer = TWO
    held = Held(None, "a", 7)  # type: ignore[arg-type]
    elsewhere = refusal(site.node.leave_to_newer("a", held, 12))
    assert isinstance(elsewhere, Elsewhere)
    assert elsewhere.holder == TWO
    assert site.done == [("rules", 12), ("release", "a", 7)]


@pytest.mark.parametrize("newer", [None, Holder("one", "here:1")])
def test_a_table_of_newer_rules_stays_where_nobody_else_has_them(site: Site, newer: Holder | None) -> None:
    site.leases.newer = newer
    asyncio.run(site.node.leave_to_newer("a", Held(None, "a", 7), 12))  # type: ignore[arg-type]
    assert site.done == [("rules", 12)]


@pytest.mark.parametrize("is_away", [False, True])
def test_a_table_that_left_the_memory_is_free_if_the_database_can_be_told(site: Site, is_away: bool) -> None:
    site.leases.is_away = is_away

    async def let_go() -> None:
        site.node.let_go("a", Held(None, "a", 7))  # type: ignore[arg-type]
        site.node.let_go("b", "alone")  # type: ignore[arg-type]
        (letting_go,) = site.node._letting_go
        await letting_go
        await asyncio.sleep(0)
        assert site.node._letting_go == set()

    asyncio.run(let_go())
    assert site.done == [("release", "a", 7)]


def test_what_a_table_has_to_tell_goes_over_the_bus_and_one_node_leads(site: Site) -> None:
    table: Any = object()
    site.node.note(table)
    assert site.bus.noted == [table]
    assert site.node.standing("a") == "how far a is"  # type: ignore[comparison-overlap]
    for is_leader in (True, False):
        site.leases.is_leader = is_leader
        assert asyncio.run(site.node.leads()) is is_leader


# ---- what is still ours


@pytest.mark.parametrize(("epoch", "lost"), [(7, []), (8, ["a"]), (None, ["a"])])
def test_who_comes_is_shown_a_table_only_while_its_lease_is_ours(
    site: Site, epoch: int | None, lost: list[str]
) -> None:
    site.runs(a=7, b=8)
    site.leases.epochs = {} if epoch is None else {"a": epoch}
    asyncio.run(site.node.assure("a"))
    assert (site.lost, site.done) == (lost, [("epoch", "a")])


@pytest.mark.parametrize("name", ["nowhere", "lost", "alone"])
def test_of_what_is_not_held_here_nothing_need_be_asked(site: Site, name: str) -> None:
    site.runs(lost=7, alone=None)
    site.registry.tables["lost"].is_lost = True
    asyncio.run(site.node.assure(name))
    assert (site.done, site.node.lost) == ([], 0)


@pytest.mark.parametrize("is_cut_off", [False, True])
def test_a_database_that_is_away_is_in_the_way_only_of_who_is_cut_off(site: Site, is_cut_off: bool) -> None:
    site.runs(a=7)
    site.leases.is_away = True
    if is_cut_off:
        site.now += LASTS + 1
        with pytest.raises(StorageError):
            asyncio.run(site.node.assure("a"))
        assert site.done == [("beat",)]
    else:
        asyncio.run(site.node.assure("a"))
        assert site.done == [("epoch", "a")]
    assert site.lost == []


def test_a_table_that_was_opened_anew_meanwhile_is_not_lost_for_its_old_lease(site: Site) -> None:
    site.runs(a=7)
    site.leases.epochs = {"a": 9}

    async def epoch_of(table: str) -> int:
        site.runs(a=9)
        return 9

    site.leases.epoch_of = epoch_of  # type: ignore[method-assign]
    asyncio.run(site.node.assure("a"))
    assert site.lost == []


def test_who_was_away_looks_what_is_left_before_he_counts_as_alive(site: Site) -> None:
    site.runs(kept=7, taken=7, forgotten=7, alone=None)
    site.leases.epochs = {"kept": 7, "taken": 8}
    site.now += LASTS + 1
    asyncio.run(site.node._beat())
    assert (site.lost, site.node.is_cut_off) == (["taken", "forgotten"], False)
    assert site.done == [("beat",), ("held",)]


def test_who_was_not_away_or_has_no_tables_need_not_look(site: Site) -> None:
    site.runs(a=7)
    site.now += LASTS
    asyncio.run(site.node._beat())
    site.runs()
    site.now += LASTS + 1
    asyncio.run(site.node._beat())
    assert site.done == [("beat",), ("beat",)]
    assert not site.node.is_cut_off


def test_a_sign_of_life_counts_from_when_it_was_begun(site: Site) -> None:
    async def beat() -> Answer:
        site.now += 2.0
        return Answer(schema.OURS, False)

    site.leases.beat = beat  # type: ignore[method-assign]
    asyncio.run(site.node._beat())
    assert site.node._alive == site.now - 2.0


# ---- going on, and going


async def beaten(site: Site, times: int, monkeypatch: pytest.MonkeyPatch, after: Callable[[], None]) -> None:
    left = iter(range(times))

    async def sleep(seconds: float) -> None:
        if next(left, None) is None:
            raise asyncio.CancelledError
        after()

    monkeypatch.setattr(nodes, "asyncio", SimpleNamespace(**vars(asyncio) | {"sleep": sleep}))
    with pytest.raises(asyncio.CancelledError):
        await site.node._go_on_beating()


def test_dead_nodes_are_buried_now_and_then(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def pass_time() -> None:
        site.now += BURY_EVERY / 2

    asyncio.run(beaten(site, 6, monkeypatch, pass_time))
    assert [what for (what,) in site.done] == ["beat", "beat", "beat", "bury", "beat", "beat", "beat", "bury"]


def test_a_node_that_is_alone_and_cut_off_leaves_its_tables_to_others_whenever_a_sign_of_life_fails(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    site.runs(a=7)
    site.leases.is_away = site.bus.is_lost = True

    def pass_time() -> None:
        site.now += LASTS

    asyncio.run(beaten(site, 2, monkeypatch, pass_time))
    assert site.lost == []
    asyncio.run(beaten(site, 1, monkeypatch, pass_time))
    assert site.lost == ["a"]


def test_after_a_database_was_away_all_get_the_time_of_a_lease_to_be_heard_again(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pass_time() -> None:
        site.now += LASTS / 3

    assert site.node.knows_who_is_alive
    site.leases.is_away = True
    asyncio.run(beaten(site, 1, monkeypatch, pass_time))
    assert not site.node.knows_who_is_alive
    site.leases.is_away = False
    asyncio.run(beaten(site, 3, monkeypatch, pass_time))
    assert not site.node.knows_who_is_alive
    asyncio.run(beaten(site, 1, monkeypatch, pass_time))
    assert site.node.knows_who_is_alive
    site.now += LASTS + 1  # who is cut off himself knows of nobody
    assert not site.node.knows_who_is_alive


def test_who_comes_is_alive_before_others_hear_of_him(site: Site) -> None:
    site.node._alive = 0.0
    site.node._registry = None

    async def come() -> None:
        await site.node.come(site.registry)  # type: ignore[arg-type]
        assert site.done == [("beat",), ("bus", "one", True)]
        assert site.node._beating is not None
        await site.node.hand_over()

    asyncio.run(come())


def test_who_goes_hands_over_once_and_gives_no_sign_of_life_any_more(site: Site) -> None:
    async def go() -> None:
        beating = site.node._beating = asyncio.create_task(asyncio.sleep(60))
        await asyncio.gather(site.node.hand_over(), site.node.hand_over())
        await asyncio.sleep(0)
        assert beating.cancelled()

    asyncio.run(go())
    assert site.node.is_leaving
    assert site.done == [("registry",), ("leave",), ("bus closed",)]


def test_who_cannot_tell_the_database_that_he_goes_goes_all_the_same(site: Site) -> None:
    site.leases.is_away = True
    site.node._registry = None
    asyncio.run(site.node.hand_over())
    assert site.done == [("leave",), ("bus closed",)]


def test_a_handing_over_is_finished_although_who_asked_for_it_is_stopped(site: Site) -> None:
    goes_on = asyncio.Event()

    async def hand_over() -> None:
        await goes_on.wait()
        site.done.append("handed over")

    site.registry.hand_over = hand_over  # type: ignore[method-assign]

    async def go() -> None:
        asking = asyncio.create_task(site.node.hand_over())
        await asyncio.sleep(0)
        asking.cancel()
        goes_on.set()
        await site.node.hand_over()

    asyncio.run(go())
    assert site.done == ["handed over", ("leave",), ("bus closed",)]
