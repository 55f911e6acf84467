"""Who may not play here: browsers by their keys, and addresses. What the operator writes down counts within seconds."""

from __future__ import annotations

import ipaddress

from motherlode.server.keeping.storage import BanRow, Moderation

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network_of(text: str) -> Network | None:
    """An address, or a network of them; None if it is neither."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None


class Bans:
    def __init__(self, moderation: Moderation) -> None:
        self._moderation = moderation
        self._keys: frozenset[str] = frozenset()
        self._networks: list[Network] = []

    async def look_up(self) -> None:
        """What is written down now; `StorageError` if nobody knows."""
        self._take(await self._moderation.bans())

    def _take(self, bans: list[BanRow]) -> None:
        networks = {ban.who: network_of(ban.who) for ban in bans}
        self._networks = [network for network in networks.values() if network is not None]
        self._keys = frozenset(who for who, network in networks.items() if network is None)

    def hit(self, holder: str | None, address: str) -> bool:
        """Whether somebody with this key, or from this address, may not play."""
        if holder in self._keys:
            return True
        if not self._networks:
            return False
        came = network_of(address)
        return came is not None and any(
            came.version == banned.version and came.subnet_of(banned)  # type: ignore[arg-type]
            for banned in self._networks
        )
