"""A course: the laps of a track, or joined tracks, as one way from the start to beyond the finish."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.core.mistakes import BadContent, BadOptions
from dicehall.games.cubitos.track.track import JET_PACK, NO_EFFECT, NOWHERE, Track

LAPS_BEYOND: Final = 2
"""Laps beyond the last finish, for left-over moves and for further rounds of a tie."""
FAR: Final = 1 << 40
"""More moves than anybody ever has."""


class Course:
    """A course. A leg is one lap of one track; a *position* is one number for a leg and a space on it.

    The finish of a lap is where the next lap of that track begins: the same place, at no cost, so the
    start of such a lap is never a position of its own. From a track's finish to the start of the next,
    joined track it is one move. Beyond the last finish there are further laps of the last track.

    The lists are by position, or by effect where it says so.
    """

    def __init__(self, tracks: list[Track], laps: int, over_ends: bool = True) -> None:
        if not tracks or laps < 1:
            raise BadOptions("a course needs a track and a lap at least.")
        self.tracks: list[Track] = []
        """The track of each leg, the laps beyond the last finish included."""
        boards: list[int] = []
        for board, track in enumerate(tracks):
            beyond = LAPS_BEYOND if board == len(tracks) - 1 else 0
            for _ in range(laps + beyond):
                self.tracks.append(track)
                boards.append(board)
        self.legs: int = len(self.tracks) - LAPS_BEYOND
        """How many legs are raced."""
        self.first: list[int] = []
        """For each leg, the position of its first space."""
        self.leg_of: list[int] = []
        """The leg of a position, from 0."""
        self.space_of: list[int] = []
        """The space of a position on its track."""
        self.board_position: list[int] = []
        """The same space in the first lap of its track: positions with the same one are one space."""
        for leg, track in enumerate(self.tracks):
            self.first.append(len(self.leg_of))
            on_board = self.first[boards.index(boards[leg])]
            for space in range(track.size):
                self.leg_of.append(leg)
                self.space_of.append(space)
                self.board_position.append(on_board + space)
        self.size: int = len(self.leg_of)
        self.start: int = self.tracks[0].start
        self.finish: int = self.position(self.legs - 1, self.tracks[self.legs - 1].finish)
        """The finish that ends the race."""
        self.water: list[bool] = []
        self.neighbours: list[list[int]] = []
        """Where one move leads, water included."""
        self.effect: list[int] = []
        """The number of a position's effect, the same in every lap; `NOWHERE` if it has none."""
        self.target: list[int] = []
        """Where a position's shortcut leads."""
        self.effect_kind: list[int] = []
        """By effect: jet pack, money shortcut or move shortcut."""
        self.effect_price: list[int] = []
        """By effect: what it costs."""
        self.effect_saves: list[int] = []
        """By effect: moves that a shortcut saves compared with the dry way; `NOWHERE` if there is none."""
        for leg, track in enumerate(self.tracks):
            self._lay(leg, track, leg > 0 and boards[leg] == boards[leg - 1])
        for leg in range(len(self.tracks) - 1):
            following = self.position(leg + 1, self.tracks[leg + 1].start)
            same_board = boards[leg] == boards[leg + 1]
            ahead = list(self.neighbours[following]) if same_board else [following]
            self.neighbours[self.position(leg, self.tracks[leg].finish)] = ahead
        self.steps_into: list[list[int]] = [[] for _ in range(self.size)]
        """From where one move leads to a position."""
        self.jumps_into: list[list[int]] = [[] for _ in range(self.size)]
        """From where a shortcut leads to a position."""
        for here in range(self.size):
            for there in self.neighbours[here]:
                self.steps_into[there].append(here)
            if self.target[here] != NOWHERE:
                self.jumps_into[self.target[here]].append(here)
        self._rewards: list[tuple[tuple[int, int], ...]] = []
        self._lines_crossed: list[i64] = []
        lines_before = 0
        for track in self.tracks:
            self._lines_crossed += [lines_before + lines for lines in track.zone]
            lines_before += track.red_lines
            self._rewards += track.rewards
        self._over_ends: bool = over_ends
        # Filled in when first asked for.
        self._rewarded_near: list[list[int] | None] = [None] * self.size
        self.jet_packs: int = 0
        """The jet packs among the effects, as a mask of bits."""
        for number, kind in enumerate(self.effect_kind):
            if kind == JET_PACK:
                self.jet_packs = with_used(self.jet_packs, number)
        self.doublings: int = self.jet_packs.bit_count()
        """How often jet packs can double moves."""

    def _lay(self, leg: int, track: Track, again: bool) -> None:
        """Lay the spaces of a leg; a lap that is run again shares its effects with the lap before."""
        offset = self.first[leg]
        for space in range(track.size):
            self.water.append(track.water[space])
            self.neighbours.append([offset + near for near in track.neighbours[space]])
            number = NOWHERE
            target = NOWHERE
            if track.effect[space] != NO_EFFECT:
                if again:
                    number = self.effect[self.first[leg - 1] + space]
                else:
                    number = len(self.effect_kind)
                    self.effect_kind.append(track.effect[space])
                    self.effect_price.append(track.price[space])
                    self.effect_saves.append(track.saved_by_shortcut(space))
                if track.target[space] != NOWHERE:
                    target = offset + track.target[space]
            self.effect.append(number)
            self.target.append(target)

    def position(self, leg: int, space: int) -> int:
        """Return the position of a space in a leg."""
        return self.first[leg] + space

    def track(self, position: int) -> Track:
        """Return the track a position lies on."""
        return self.tracks[self.leg_of[position]]

    def rewards(self, position: int) -> tuple[tuple[int, int], ...]:
        """Return the rewards of a position: kind and amount."""
        return self._rewards[position]

    def finished(self, position: int) -> bool:
        """Return whether a runner here has entered the last finish."""
        return position >= self.finish

    def red_lines_crossed(self, position: i64) -> i64:
        """Return the red lines crossed since the race began, including those of finished laps and tracks."""
        return self._lines_crossed[position]

    def lines_to_finish(self, position: int) -> int:
        """Return the red lines ahead in this lap; in a lap's finish, those of the lap that begins there.

        There are none in a track's last finish, nor beyond the race's.
        """
        leg = self.leg_of[position]
        if leg >= self.legs:
            return 0
        space = self.space_of[position]
        track = self.tracks[leg]
        if space == track.finish and leg + 1 < self.legs and self._begins_next_lap(leg):
            return track.red_lines
        return track.lines_to_finish(space)

    def distance_beyond(self, position: int) -> int:
        """Return how far beyond the race's finish a runner is, for ties; `NOWHERE` before it."""
        if position < self.finish:
            return NOWHERE
        if position == self.finish:
            return 0
        track = self.track(position)
        lap = track.distance_beyond_start[track.finish]
        laps_done = self.leg_of[position] - self.legs
        return laps_done * lap + track.distance_beyond_start[self.space_of[position]]

    def within(self, position: int, steps: int, over_ends: bool) -> list[int]:
        """Return the positions up to this many steps away on the same leg; see `Track.within`."""
        offset = self.first[self.leg_of[position]]
        near = self.track(position).within(self.space_of[position], steps, over_ends)
        return [offset + space for space in near]

    def rewarded_near(self, position: int) -> list[int]:
        """Return the positions with a reward one or two steps away on the same leg; not to be changed."""
        known = self._rewarded_near[position]
        if known is None:
            known = self._rewarded_within(position, self._over_ends)
            self._rewarded_near[position] = known
        return known

    def nearer_over_ends(self, position: int) -> bool:
        """Return whether more rewards would be near if ways led over the start and the finish."""
        return len(self._rewarded_within(position, True)) > len(self.rewarded_near(position))

    def _rewarded_within(self, position: int, over_ends: bool) -> list[int]:
        return [near for near in self.within(position, 2, over_ends) if self.rewards(near)]

    def text(self, position: int) -> str:
        """Return the name of a position: its space, after the leg from the second one on, as ``2/C7``."""
        space = self.track(position).text(self.space_of[position])
        leg = self.leg_of[position]
        return space if leg == 0 else f"{leg + 1}/{space}"

    def parse(self, text: str) -> int:
        """Return the position with this name; the start of a further lap is the finish of the one before."""
        before, slash, space = text.rpartition("/")
        leg = 0
        if slash:
            if not (
                before.isascii() and before.isdecimal() and 1 <= int(before) <= len(self.tracks)
            ):
                raise BadContent(
                    f"'{text}' is no place on this course; a leg is a number from 1 to {len(self.tracks)}."
                )
            leg = int(before) - 1
        track = self.tracks[leg]
        number = track.parse(space)
        if number == track.start and leg > 0 and self._begins_next_lap(leg - 1):
            return self.position(leg - 1, track.finish)
        return self.position(leg, number)

    def _begins_next_lap(self, leg: int) -> bool:
        """Return whether the next leg is another lap of the same board."""
        return self.board_position[self.first[leg]] == self.board_position[self.first[leg + 1]]


def is_used(used: int, effect: int) -> bool:
    """Return whether a set of effects, a bit each, holds an effect."""
    return used >> effect & 1 == 1


def with_used(used: int, effect: int) -> int:
    """Return a set of effects with one more."""
    return used | 1 << effect


def moves_back_from(
    course: Course, ends: list[int], never: int, both_ways: bool = False
) -> list[int]:
    """Return the fewest moves from each position to one of these, over water and with free shortcuts.

    If `both_ways`, moves may also lead back into the start and out of the finish.
    """
    needed = [never] * course.size
    layer = ends
    for position in layer:
        needed[position] = 0
    moves = 0
    while layer:
        for here in layer:
            # The layer grows while it is read: positions that jump here are just as near.
            for there in course.jumps_into[here]:
                if needed[there] == never:
                    needed[there] = moves
                    layer.append(there)
        moves += 1
        following: list[int] = []
        for here in layer:
            before = course.steps_into[here]
            for there in before + course.neighbours[here] if both_ways else before:
                if needed[there] == never:
                    needed[there] = moves
                    following.append(there)
        layer = following
    return needed
