"""A server that is killed while it sends a mail, at a moment that is chosen by name.

Its arguments: DATABASE PORT NOW taken|sealed|sent
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from tests.server.calls.hall import Clock, calling
from tests.server.calls.post_office import PostOffice

from dicehall.server.calls.letter import Letter, Seal
from dicehall.server.calls.mail import Mailer
from dicehall.server.store.call_messages import Outcome
from dicehall.server.store.call_ways import MAIL


class Dying(Mailer):
    """Sends a mail, and dies on the way as by kill -9."""

    when: str

    def send(self, letter: Letter, seal: Seal) -> Outcome:
        """Send a letter."""

        def sealed() -> bool:
            may = seal()
            self._die("sealed")
            return may

        self._die("taken")
        outcome = super().send(letter, sealed)
        self._die("sent")
        return outcome

    def _die(self, where: str) -> None:
        if where == self.when:
            os.kill(os.getpid(), signal.SIGKILL)


async def send_and_die() -> None:
    """Send what is due, and die."""
    database, port, now, when = sys.argv[1:]
    office = PostOffice(int(port))
    async with calling(database, office, Clock(float(now))) as hall:
        sender = hall.caller.senders[MAIL]
        assert isinstance(sender, Mailer)
        sender.__class__ = Dying
        sender.when = when  # type: ignore[attr-defined]
        await hall.caller.send(MAIL)


def main() -> None:
    """Run it."""
    asyncio.run(send_and_die())
