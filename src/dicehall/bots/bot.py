"""The interface of a bot."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dicehall.bots.advice import Weighed
from dicehall.core.game import View
from dicehall.core.question import Question


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It sees a view and a question, never the dice nor a live state it could change."""

    blind: bool = False
    """Whether it never looks at the table; its view is then None, which saves time."""
    only_looks: bool = False
    """Whether it never changes what it is shown; a play-out then shows it the table, not a copy."""

    def decide(self, view: View | None, question: Question) -> int:
        """Return one of the question's options."""
        raise NotImplementedError

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return every option once with its worth; an empty list if this bot does not evaluate them."""
        return []
