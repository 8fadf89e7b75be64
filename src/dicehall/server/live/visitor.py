"""What the server knows of a live client: who it is, what it may see, and how often it may do what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dicehall.server.access import check_sees, sight_of
from dicehall.server.limits import person_at
from dicehall.server.live.protocol import read_message
from dicehall.server.name_checks import check_name
from dicehall.server.routes.dependencies import signed_in
from dicehall.table.languages import refusal_text, spoken
from dicehall.table.messages import LeaveWanted, PhraseWanted, ReturnWanted, SayWanted, UndoWanted
from dicehall.table.refusals import Refusal
from dicehall.table.seats import hash_token, viewer_of
from dicehall.table.viewer_messages import message

if TYPE_CHECKING:
    from dicehall.hall.room import Room
    from dicehall.server.hall.hall import Hall
    from dicehall.server.store.people import Person
    from dicehall.table.messages import AnyClientMessage, Hello


class LiveVisitor:
    """A client at an address."""

    def __init__(self, hall: Hall, address: str) -> None:
        self._hall = hall
        self.address: str = address
        """The address, as limits count it."""
        self._language = hall.services.settings.language
        self._person_hash: str | None = None
        self._person: Person | None = None

    def says_hello(self, hello: Hello) -> None:
        """Note in which language refusals are said from now on."""
        self._language = spoken(hello.language, self._language)

    async def identify(self, room: Room, hello: Hello) -> None:
        """Look up who is signed in, and whether they may see the table."""
        token_hash = None if hello.token is None else hash_token(hello.token)
        self._person_hash = None if hello.person is None else hash_token(hello.person)
        self._person = await signed_in(self._hall, self._person_hash)
        if viewer_of(room.table, token_hash) < 0:
            await check_sees(self._hall.services, room.table, self._person_hash)

    def admit(self, room: Room, hello: Hello) -> int:
        """Return how the client sees the table, unless it is banned or there are too many watchers."""
        self._hall.check_lease(room.table.id)
        token_hash = None if hello.token is None else hash_token(hello.token)
        viewer = sight_of(room.table, token_hash, self._person)
        if viewer >= 0:
            self._hall.orders.bans.check_person(room.table.seats[viewer].person)
        else:
            self._hall.services.limits.may_watch()
        return viewer

    def check(self, room: Room, viewer: int) -> None:
        """Refuse a client who is banned."""
        bans = self._hall.orders.bans
        bans.check_address(self.address)
        person = None if self._person is None else self._person.id
        seat = None if viewer < 0 else room.table.seats[viewer].person
        bans.check_person(person or seat)

    def read(self, room: Room, viewer: int, text: str | None) -> AnyClientMessage:
        """Count and return a message."""
        limits, person = self._hall.services.limits, person_at(room.table, viewer)
        limits.messages.spend(self.address, person)
        asked = read_message(self.short_text(text))
        if isinstance(asked, SayWanted | PhraseWanted):
            limits.chat.spend(self.address, person)
        elif isinstance(asked, UndoWanted | LeaveWanted | ReturnWanted):
            limits.changes.spend(self.address, person)
        return asked

    def short_text(self, text: str | None) -> str:
        """Return a message if it is a text and not too long, or refuse it."""
        if text is None:
            raise Refusal("bad_message", reason="messages are texts, not bytes")
        most = self._hall.services.settings.message_bytes
        if len(text) > most or len(text.encode()) > most:
            raise Refusal("too_big", most=most)
        return text

    def count_hint(self, room: Room, viewer: int) -> None:
        """Count a hint."""
        self._hall.services.limits.hints.spend(self.address, person_at(room.table, viewer))

    async def claimed(self, name: str | None) -> str | None:
        """Return the claimed name of a watcher; refuse one who uses another's."""
        person = await signed_in(self._hall, self._person_hash)
        if person is None:
            await check_name(self._hall, name or "")
        return None if person is None else person.name

    def ignores(self) -> bool:
        """Return whether the server is about to stop."""
        return self._hall.closing

    def refused(self, name: str | None, refusal: Refusal) -> str:
        """Count a refusal, and return its message, in the client's language."""
        self._hall.services.metrics.refusals.labels(refusal.code).inc()
        text = refusal_text(self._language, refusal)
        return message("refused", id=name, code=refusal.code, text=text)
