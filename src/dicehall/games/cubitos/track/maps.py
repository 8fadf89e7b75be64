"""Read tracks: those of the package by name, or any map from its text."""

# Not compiled: a map is read once a game.

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from dicehall.core.mistakes import BadContent
from dicehall.games.cubitos.track.drawing import Drawing, read_drawing
from dicehall.games.cubitos.track.layout import TrackLayout
from dicehall.games.cubitos.track.map_checks import find_mistakes
from dicehall.games.cubitos.track.track import NO_EFFECT, NOWHERE, Track

TRACK_NAMES: Final = (
    "nothing_goes_right",
    "ahead_of_the_curve",
    "testing_the_waters",
    "still_waters_run_deep",
)
"""The tracks that come with the game."""


@cache
def load_track(name: str) -> Track:
    """Return a track that comes with the game; nothing changes a track, so all games share it."""
    return read_track(map_text(name), name)


def map_text(name: str) -> str:
    """Return the map of a track that comes with the game, as it is drawn."""
    if name not in TRACK_NAMES:
        raise BadContent(f"there is no track {name}; there is {', '.join(TRACK_NAMES)}.")
    folder = files("dicehall.games.cubitos").joinpath("content", "tracks")
    return folder.joinpath(f"{name}.txt").read_text("utf-8")


def mistakes_in(text: str) -> list[str]:
    """Return what is wrong with a map, one sentence each; an empty list if it can be raced on."""
    return find_mistakes(read_drawing(text))


def read_track(text: str, name: str = "own") -> Track:
    """Read a map; refuse one that does not make a track."""
    drawing = read_drawing(text)
    mistakes = find_mistakes(drawing)
    if mistakes:
        more = f" (And {len(mistakes) - 1} more.)" if len(mistakes) > 1 else ""
        raise BadContent(f"{mistakes[0]}{more}")
    return _track(drawing, name)


def _track(drawing: Drawing, name: str) -> Track:
    layout = TrackLayout(drawing)
    marks = {cell.mark: space for space, cell in enumerate(layout.spaces) if cell.mark}
    spaces = layout.spaces
    return Track(
        name,
        drawing.title,
        drawing.source,
        layout.cells,
        [cell.zone for cell in spaces] + [0, layout.last_zone],
        [cell.water for cell in spaces] + [False, False],
        [tuple(cell.rewards) for cell in spaces] + [(), ()],
        [cell.effect for cell in spaces] + [NO_EFFECT, NO_EFFECT],
        [cell.price for cell in spaces] + [0, 0],
        [marks[cell.label] if cell.label else NOWHERE for cell in spaces] + [NOWHERE, NOWHERE],
        [cell.label for cell in spaces] + ["", ""],
        [cell.mark for cell in spaces] + ["", ""],
        layout.neighbours,
    )
