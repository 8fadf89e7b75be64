"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dicehall.bots.advice import Weighed
from dicehall.core.game import View
from dicehall.core.question import Question


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It is shown a view and a question, never the dice, and no live state it may change."""

    blind: bool = False
    """Whether it never looks at the table; then it is spared the view, which is None."""
    only_looks: bool = False
    """Whether it never changes what it is shown; then a play-out shows it the table itself, not a copy."""

    def decide(self, view: View | None, question: Question) -> int:
        """Return one of the question's options."""
        raise NotImplementedError

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return every option once with what it is worth; nothing, if this bot does not weigh."""
        return []
