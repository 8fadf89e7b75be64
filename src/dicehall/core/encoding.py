"""A game as numbers, for programs that learn: what a seat sees, what it can do, and what each option means.

Numbers are written into vectors of `librt.vecs`, which compiled code fills without making an object for any
of them, and which NumPy reads in place.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from dicehall.core.game import State
from dicehall.core.question import Question


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How one game, with its options fixed, is written as numbers.

    An observation has a fixed size for any number of players. It begins with the seat that looks, then come
    the others in turn order, then the table; its last part never changes while games of these options are
    played. Every *action* has one meaning in all positions, and the options of a question are listed with the
    action of each. A listed option is also described by features, so that a network can score options
    one by one and need not know all actions.
    """

    changing: i64
    """How many numbers of an observation change during a game; they come first."""
    constants: list[float]
    """The numbers behind them, which are the same in every position."""
    actions: i64
    """How many actions there are."""
    most_options: i64
    """The most options that are listed for one question."""
    option_features: i64
    """How many numbers describe a listed option."""

    def __copy__(self) -> Encoding:
        """Return this encoding itself, because it never changes."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Encoding:
        """Return this encoding itself, because it never changes."""
        return self

    def __repr__(self) -> str:
        """Return how many numbers and actions there are."""
        return f"<{type(self).__name__}: {self.observation_size()} numbers, {self.actions} actions>"

    def observation_size(self) -> int:
        """Return how many numbers an observation has."""
        return self.changing + len(self.constants)

    def observe(
        self, state: State, seat: i64, question: Question | None, into: vec[float], at: i64
    ) -> None:
        """Write the part of an observation that changes: what a seat sees, and what it is asked.

        The vector must hold zeros there before: most numbers are zero, and zeros are not written.
        """
        raise NotImplementedError

    def list_options(
        self, state: State, question: Question, options: vec[i64], actions: vec[i64], at: i64
    ) -> i64:
        """List the options of a question, and the action of each; return how many there are.

        No action is listed twice.
        """
        raise NotImplementedError

    def describe_options(
        self,
        state: State,
        question: Question,
        options: vec[i64],
        count: i64,
        first: i64,
        into: vec[float],
        at: i64,
    ) -> None:
        """Write the features of listed options, one after the other; `options` lists them from `first` on."""
        raise NotImplementedError

    def describe(self, index: int) -> str:
        """Return in words what a number of an observation means."""
        raise NotImplementedError

    def describe_action(self, action: int) -> str:
        """Return in words what an action does."""
        raise NotImplementedError

    def describe_feature(self, index: int) -> str:
        """Return in words what a feature of an option means."""
        raise NotImplementedError


def zeros(size: i64) -> vec[float]:
    """Return a vector of this many zeros."""
    made = vec[float](capacity=size)
    for _ in range(size):
        made = append(made, 0.0)
    return made


def whole_zeros(size: i64) -> vec[i64]:
    """Return a vector of whole numbers: this many zeros."""
    made = vec[i64](capacity=size)
    for _ in range(size):
        made = append(made, i64(0))
    return made


def byte_zeros(size: i64) -> vec[u8]:
    """Return a vector of bytes: this many zeros."""
    made = vec[u8](capacity=size)
    for _ in range(size):
        made = append(made, u8(0))
    return made


def clear(numbers: vec[float], at: i64, end: i64) -> None:
    """Write zeros from index `at` up to, but not including, `end`."""
    place: i64
    for place in range(at, end):
        numbers[place] = 0.0
