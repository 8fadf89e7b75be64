"""Groups of labels in the search for routes, and how far it is to a position without a label."""

from __future__ import annotations

from dicehall.games.cubitos.track.course import FAR, Course, is_used, moves_back_from
from dicehall.games.cubitos.track.track import NOWHERE


class LabelGroup:
    """Labels with the same money paid, effects used and *budget*: moves spent and moves left together.

    Walking leaves all three as they are, so of two labels of a group at one position the later one
    is worth keeping only if it has more water moves left.
    """

    def __init__(self, course: Course, money: int, used: int, budget: int) -> None:
        self.money: int = money
        self.used: int = used
        """Effects that cannot be used any more, a bit each."""
        self.budget: int = budget
        self.doublings_left: int = (course.jet_packs & ~used).bit_count()
        """How many jet packs it could still use, each of which doubles what is left."""
        self.water: list[int] = [NOWHERE] * course.size
        """By position: the most water moves left there."""
        self.wettest: list[int] = [NOWHERE] * course.size
        """By position: the label that has them."""
        self.at_first: list[int] = [NOWHERE] * course.size
        """By position: the label with the most moves left there, which is the first."""
        self.rivals: list[LabelGroup] = []
        """Groups whose labels may be able to do all that labels of this one can."""
        self.jet_packs: list[int] = []
        """By rival: how many jet packs it has used that this group has not."""
        self.detours: list[int] = []
        """By rival: how many moves it takes to walk where this group still has shortcuts."""

    def add_rival(self, course: Course, rival: LabelGroup) -> None:
        """Note a group that has paid no more money, if it can keep up at all."""
        more = rival.used & ~self.used
        detour = 0
        for effect in range(len(course.effect_kind)):
            if is_used(more, effect):
                if course.effect_saves[effect] == NOWHERE:
                    return
                detour += course.effect_saves[effect]
        self.rivals.append(rival)
        self.jet_packs.append((more & course.jet_packs).bit_count())
        self.detours.append(detour)


def moves_to_new_ends(course: Course, first: list[int]) -> list[int]:
    """Return the fewest moves from each position to one without a label, over water and by free shortcuts."""
    ends = [position for position in range(course.size) if first[position] == NOWHERE]
    return moves_back_from(course, ends, FAR)
