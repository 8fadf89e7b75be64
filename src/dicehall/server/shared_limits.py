"""Limits that the whole hall counts together, so that many processes do not allow many times as much.

These limits prevent guessing, and filling up the database. All others are counted by each process separately,
because asking the database for every message would cost more than the message itself.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from dicehall.server.store.allowances import give_back, spend

if TYPE_CHECKING:
    from dicehall.server.limits import Limit
    from dicehall.server.services import Services


class SharedLimits:
    """The limits of addresses for guessing codes, trying passphrases, asking for mails and making tables."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def may_guess(self, address: str) -> None:
        """Refuse an address that tries one code of a table after another."""
        await self._spend("guesses", self._services.limits.guesses, address)

    async def has_not_guessed(self, address: str) -> None:
        """Take back one count of guessing: the table does exist."""
        self._services.limits.guesses.give_back(address)
        if self._together():
            work = partial(give_back, limit="guesses", address=address)
            await self._services.write(work)

    async def may_try_passphrase(self, address: str) -> None:
        """Refuse an address that tries one passphrase after another."""
        await self._spend("passphrases", self._services.limits.passphrases, address)

    async def may_ask_for_mail(self, address: str) -> None:
        """Refuse an address that has mails sent to one address after another."""
        await self._spend("mails", self._services.limits.mails, address)

    async def may_make_table(self, address: str) -> None:
        """Refuse an address that has made many tables recently, or has many in progress."""
        self._services.limits.may_have_table(address)
        await self._spend("tables", self._services.limits.tables, address)

    def _together(self) -> bool:
        lease = self._services.lease
        return lease is not None and bool(lease.others)

    async def _spend(self, name: str, limit: Limit, address: str) -> None:
        # If this process already refuses it, the database need not be asked.
        limit.spend(address)
        if self._together():
            work = partial(spend, limit=name, address=address, rate=limit.rate, size=limit.burst)
            if not await self._services.write(work):
                raise limit.refusal()
