"""How much may be asked for: so many at once and a trickle after that, for each person and each address."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict

COUNTED = 10_000
"""How many are remembered; who has not asked for longest is forgotten first."""
SHARING = 10
"""How much more an address may ask for than a person: a school or a household shares one."""
HOUSEHOLD = 64
"""The leading bits of an IPv6 address that one customer has; the rest is his to choose."""


class Bucket:
    """Lets `burst` through at once and `rate` a second after that."""

    __slots__ = ("_burst", "_left", "_rate", "_time")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._time = burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._time) * self._rate)
        self._time = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Quota:
    """A bucket for everybody who asks."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
            if len(self._buckets) > COUNTED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return bucket


class SharedQuota:
    """For a person, and for all who come from one address: who makes up new keys has still only one address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._persons = Quota(rate, burst)
        self._addresses = Quota(rate * SHARING, burst * SHARING)

    def buckets(self, holder: str | None, address: str) -> tuple[Bucket, ...]:
        shared = self._addresses.of(address)
        return (shared,) if holder is None else (self._persons.of(holder), shared)

    def take(self, holder: str | None, address: str) -> bool:
        return all(bucket.take() for bucket in self.buckets(holder, address))


def address_of(client: tuple[str, int] | list[object] | None) -> str:
    """Where a request comes from, as far as addresses are counted."""
    host = str(client[0]) if client else ""
    if ":" not in host:
        return host
    try:
        return str(ipaddress.ip_network((host.partition("%")[0], HOUSEHOLD), strict=False))
    except ValueError:
        return host
