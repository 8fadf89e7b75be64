"""The interface of a bot."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from dicehall.bots.advice import Weighed, best_of
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
        """Return one of the question's options: the one that is worth most, if nothing else is decided."""
        assert view is not None
        weighed = self.weigh(view, question)
        if not weighed:
            raise NotImplementedError
        return best_of(weighed).option

    def weigh(self, view: View, question: Question) -> list[Weighed]:
        """Return every option once with its worth; an empty list if this bot does not evaluate them."""
        return []

    def __reduce__(self) -> tuple[Any, ...]:
        """Refuse: a bot may hold a process, and much that it worked out."""
        raise TypeError(
            f"a {type(self).__name__} is a bot, and bots are neither pickled nor copied; "
            "make another with make_bot(name, game, seed)."
        )

    def __repr__(self) -> str:
        """Return that it is a bot."""
        return f"<{type(self).__name__}: a bot>"
