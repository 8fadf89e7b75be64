"""What can go wrong at an online table, each reported as one sentence in the player's language."""

from __future__ import annotations

from dicehall.core.mistakes import Mistake


class CannotJoin(Mistake):
    """A table cannot be joined: bad address, no server, no such table, no seat."""


class NoAnswer(Mistake):
    """A server cannot be reached, or does not answer like a dicehall server."""


class ServerRefusal(Mistake):
    """A server's refusal; its text is the server's sentence."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code: str = code
        """The stable code, for programs."""


class OutOfStep(Mistake):
    """A server's messages contradict the rules of its game, so none of them can be trusted."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(why)
        self.number: int = number
        """The entry at which the difference was found."""
