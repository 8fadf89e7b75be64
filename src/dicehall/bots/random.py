"""The random bot: any legal option with equal probability."""

from __future__ import annotations

from dicehall.bots.bot import Bot
from dicehall.core.game import View
from dicehall.core.question import Question
from dicehall.core.stream import Stream


class RandomBot(Bot):
    """Chooses at random without looking at the table."""

    def __init__(self, seed: str) -> None:
        self.blind = True
        self._stream = Stream(f"dicehall random bot/{seed}")

    def decide(self, view: View | None, question: Question) -> int:
        """Return any option."""
        return question.options[self._stream.below(len(question.options))]
