"""Bans: whom operators keep out of the hall, by address or by the name that they have claimed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final

from dicehall.server.store.operator_orders import Order
from dicehall.table.refusals import Refusal

PERSON: Final = "person:"
"""How the subject of a ban begins that is about a person; their number follows."""
HOME: Final = 64
"""The prefix of an IPv6 network that one home shares; narrower ones could be changed at will."""

Network = IPv4Network | IPv6Network


def network_of(text: str) -> Network:
    """Return a network or an address as one; a `ValueError` means that it is neither."""
    network = ip_network(text, strict=False)
    if isinstance(network, IPv6Network):
        mapped = network.network_address.ipv4_mapped
        if mapped is not None and network.prefixlen >= 96:
            return ip_network(f"{mapped}/{network.prefixlen - 96}", strict=False)
        return network.supernet(new_prefix=min(HOME, network.prefixlen))
    return network


def moment_told(seconds: float) -> str:
    """Return a moment as people read it, the same everywhere."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")


class Bans:
    """The bans in force."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._networks: list[tuple[Network, Order]] = []
        self._people: dict[int | str, Order] = {}

    def set(self, orders: Iterable[Order]) -> None:
        """Replace all bans."""
        self._networks, self._people = [], {}
        for order in orders:
            if order.subject.startswith(PERSON):
                self._people[int(order.subject.removeprefix(PERSON))] = order
            else:
                self._networks.append((network_of(order.subject), order))

    def check_address(self, address: str) -> None:
        """Refuse an address that is banned."""
        if not self._networks:
            return
        try:
            network = network_of(address)
        except ValueError:
            return
        for banned, order in self._networks:
            # The comparison of a network with one of the other kind is a mistake of types.
            if network.version == banned.version and network.subnet_of(banned):  # type: ignore[arg-type]
                self._check(order)

    def check_person(self, person: int | str | None) -> None:
        """Refuse a person who is banned."""
        order = None if person is None else self._people.get(person)
        if order is not None:
            self._check(order)

    def _check(self, order: Order) -> None:
        if order.until is None:
            raise Refusal("banned", why=order.words, until="never")
        if order.until > self._clock():
            raise Refusal("banned", why=order.words, until=moment_told(order.until))
