"""A connection to a table: its hello and what it has missed, its wishes and its hints."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from dicehall.hall.hints import Hints
from dicehall.hall.log import note_error
from dicehall.hall.ports import TableMoved
from dicehall.hall.wishes import decision
from dicehall.table.messages import REFUSED, Hello, HintWanted, Ping, SayWanted, id_of
from dicehall.table.refusals import Refusal
from dicehall.table.seats import ONLOOKER, hash_token
from dicehall.table.viewer_messages import catch_up, message, snapshot

if TYPE_CHECKING:
    from dicehall.hall.ports import Outbox, Visitor
    from dicehall.hall.room import Room
    from dicehall.table.messages import AnyClientMessage

MOST_BAD: Final = 20
"""How many messages may be bad or too fast before the connection is closed."""


class Connection:
    """Somebody who is connected to a table. Several may hold the same seat."""

    def __init__(self, visitor: Visitor, outbox: Outbox) -> None:
        self.visitor: Visitor = visitor
        """What is known of the client."""
        self.viewer: int = ONLOOKER
        """Who is looking: a seat, `WATCHER` or `ONLOOKER`."""
        self.explained: bool = False
        """Whether questions are to be explained."""
        self.apart: bool = False
        """Whether explanations may come in messages of their own."""
        self.token_hash: str | None = None
        """The hash of the token with which this connection took the seat."""
        self.name: str | None = None
        """The name of a watcher."""
        self._outbox = outbox
        self._hints = Hints(self)
        self._bad = 0

    @property
    def watches(self) -> bool:
        """Return whether this connection has no seat."""
        return self.viewer < 0

    # ------------------------------------------------------------------------------ what is sent

    def tell(self, text: str) -> None:
        """Send a message; nobody waits until it has arrived."""
        self._outbox.send(text)

    def refused(self, name: str | None, refusal: Refusal) -> None:
        """Say that the message with an id was not carried out, and why."""
        self.tell(self.visitor.refused(name, refusal))

    def stand_up(self) -> None:
        """Continue without a seat."""
        self.viewer = ONLOOKER
        self.token_hash = None

    def hang_up(self, code: int) -> None:
        """Close the connection with a code, after everything that was sent."""
        self._outbox.close(code)

    def refuse(self, refusal: Refusal) -> None:
        """Say why this client may not stay, and hang up."""
        self.refused(None, refusal)
        self.hang_up(REFUSED + refusal.status)

    # ------------------------------------------------------------------------- coming and leaving

    async def enter(self, room: Room, hello: Hello) -> None:
        """Enter a room with a hello: what was missed is sent, and then whatever happens; or refuse."""
        await self.visitor.identify(room, hello)
        # From here on nothing is awaited, so nothing can be missed.
        if room.moved:
            raise room.ports.log.moved(room.table.id)
        self.viewer = self.visitor.admit(room, hello)
        self.token_hash = None if hello.token is None else hash_token(hello.token)
        self.explained, self.apart, self.name = hello.explain, hello.apart, hello.name
        room.audience.check_room(self)
        explained = room.explanations.ready().get(self.viewer) if self.explained else None
        self.tell(
            snapshot(room.table, self.viewer, explained)
            if hello.version is None
            else catch_up(room.table, self.viewer, hello.version, explained)
        )
        room.enter(self)

    def leave(self, room: Room) -> None:
        """Leave a room; what was begun is finished."""
        room.leave(self)
        self._hints.stop()

    # ------------------------------------------------------------------------------ what is asked

    async def take(self, room: Room, text: str | None) -> int | None:
        """Carry out a message (None: it is not a text); return a code if the connection must be closed.

        `TableMoved` means that the table is in use elsewhere, which the client knows already.
        """
        try:
            await self._do(room, self.visitor.read(room, self.viewer, text))
        except TableMoved:
            raise
        except Refusal as refusal:
            self.refused(id_of(text or ""), refusal)
            self._bad += refusal.code in ("bad_message", "too_big", "too_fast")
            if self._bad >= MOST_BAD:
                return REFUSED + refusal.status
        except Exception as error:
            note_error("message_failed", error, table=room.table.id, viewer=self.viewer)
            self.refused(id_of(text or ""), Refusal("server_error"))
        return None

    async def _do(self, room: Room, asked: AnyClientMessage) -> None:
        if isinstance(asked, Ping):
            self.tell(message("pong", id=asked.id))
        elif isinstance(asked, Hello):
            raise Refusal("bad_message", reason="hello is said once")
        elif self.visitor.ignores():
            # Not refused: the connection ends, and the client asks again when it is back.
            return
        elif isinstance(asked, HintWanted):
            self._hints.take(room, asked)
        else:
            says = isinstance(asked, SayWanted) and self.watches
            claimed = await self.visitor.claimed(self.name) if says else None
            stored = message("stored", id=asked.id)
            await room.do(decision(asked, self, claimed), partial(self.tell, stored))
