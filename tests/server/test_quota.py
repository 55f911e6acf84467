"""How much may be asked for: a burst, a trickle after it, and no more names remembered than there is room for."""

import pytest

from motherlode.server import quota
from motherlode.server.quota import SHARING, Bucket, Quota, SharedQuota


class Clock:
    now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(quota, "time", clock)
    return clock


def taken(bucket: Bucket) -> int:
    """How many times it lets through in a row."""
    return next(count for count in range(100) if not bucket.take())


def test_a_bucket_fills_again_by_its_rate(clock: Clock) -> None:
    bucket = Bucket(rate=2, burst=5)
    assert taken(bucket) == 5
    clock.now += 1.5
    assert taken(bucket) == 3
    clock.now += 0.25
    assert taken(bucket) == 0
    clock.now += 0.25
    assert taken(bucket) == 1


def test_a_bucket_holds_no_more_than_its_burst(clock: Clock) -> None:
    bucket = Bucket(rate=2, burst=5)
    clock.now += 1000
    assert taken(bucket) == 5


def test_who_has_not_asked_for_longest_is_forgotten_first(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quota, "COUNTED", 2)
    asked = Quota(rate=0, burst=1)
    assert asked.of("ann").take()
    assert asked.of("bob").take()
    assert not asked.of("ann").take()
    assert asked.of("cid").take()
    assert not asked.of("ann").take()
    assert asked.of("bob").take()  # forgotten, and so he may ask again


def test_a_person_and_all_of_an_address_are_both_counted(clock: Clock) -> None:
    shared = SharedQuota(rate=0, burst=1)
    assert [shared.take("ann", "home"), shared.take("ann", "elsewhere")] == [True, False]
    others = [shared.take(f"other {number}", "home") for number in range(SHARING)]
    assert others == [True] * (SHARING - 1) + [False]
    assert not shared.take(None, "home")
