"""`dicehall track`: draw a race track with its figures, or check a map of your own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.text import Text

from dicehall.core.mistakes import BadContent
from dicehall.games.cubitos.board.track_cells import CELL, contents, grid
from dicehall.games.cubitos.track.maps import TRACK_NAMES, load_track, mistakes_in, read_track
from dicehall.games.cubitos.track.measurements import Shortcut, TrackMeasurements, rewards_on
from dicehall.games.cubitos.track.track import (
    DIE_UP_TO,
    MONEY_SHORTCUT,
    NOWHERE,
    REWARD_NAMES,
    Track,
)

MISTAKES_TOLD: Final = 12
"""How many mistakes of a map are listed; after that many, it needs another look anyway."""
LEGEND: Final = (
    "cN credits   F fan   xN lose dice   D any die   dN die up to cost N   J jet pack   "
    ">a shortcut to <a   ~ water   ┃ red line"
)


@click.group()
def command() -> None:
    """Draw a race track or check a map of your own."""


@command.command("list")
def list_tracks() -> None:
    """List the tracks that come with the game."""
    console = Console(highlight=False)
    for name in TRACK_NAMES:
        track = load_track(name)
        measured = TrackMeasurements(track)
        console.print(
            f"{name:<22} {measured.dry} moves dry, {measured.wet} over water, "
            f"{track.red_lines} red lines ({track.source})"
        )


@command.command()
@click.argument("name")
def show(name: str) -> None:
    """Draw the track NAME and print its figures."""
    _print_track(load_track(name))


@command.command()
@click.argument("file", type=click.Path(path_type=Path))
def check(file: Path) -> int:
    """Check the map in FILE: draw it if it can be raced on; otherwise say why not, with exit status 2."""
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        reason = (error.strerror or "it failed").lower()
        raise BadContent(f"{file} cannot be read: {reason}.") from None
    except UnicodeDecodeError:
        raise BadContent(f"{file} is no map: it is not UTF-8 text.") from None
    mistakes = mistakes_in(text)
    for mistake in mistakes[:MISTAKES_TOLD]:
        click.echo(f"{file}: {mistake}", err=True)
    if len(mistakes) > MISTAKES_TOLD:
        click.echo(f"{file}: and {len(mistakes) - MISTAKES_TOLD} more of these.", err=True)
    if mistakes:
        return 2
    _print_track(read_track(text, file.stem))
    return 0


def _print_track(track: Track) -> None:
    console = Console(highlight=False)
    console.print(Text(track.title, style="bold"))
    for line in drawing(track):
        console.print(line, no_wrap=True, crop=False, overflow="ignore", soft_wrap=True)
    console.print(Text(LEGEND, style="dim"))
    for sentence in describe(track):
        console.print(Text(sentence))


def drawing(track: Track) -> list[Text]:
    """Return the lines of the map: rows of bricks, and between them the red lines that run along."""
    lines = [Text.assemble(*line) for line in grid(track, {}, apart=True)]
    for line in lines:
        line.rstrip()
    return lines


def describe(track: Track) -> list[str]:
    """Return the figures of a track, one per line."""
    measured = TrackMeasurements(track)
    saved = measured.dry - measured.wet
    inner, outer = measured.inner_lane, measured.outer_lane
    rewards = ", ".join(
        f"{spaces} {REWARD_NAMES[kind]}" + (f" ({amount} in all)" if amount > spaces else "")
        for kind, (spaces, amount) in enumerate(measured.rewards)
        if spaces and kind != DIE_UP_TO
    )
    if measured.rewards[DIE_UP_TO][0]:
        rewards += f", {measured.rewards[DIE_UP_TO][0]} die up to a cost"
    lines = [
        f"Dry way     {measured.dry} moves; {track.red_lines} red lines; {measured.spaces} spaces.",
        f"Water       {measured.water_spaces} spaces; over water {measured.wet} moves, {saved} saved.",
        f"Rewards     {measured.reward_spaces} spaces: {rewards or 'none'}.",
        f"Inner lane  {len(inner) + 1} moves past {rewards_on(track, inner)} reward spaces.",
        f"Outer lane  {len(outer) + 1} moves past {rewards_on(track, outer)} reward spaces.",
    ]
    if measured.jet_packs:
        lines.append(f"Jet packs   {', '.join(track.text(space) for space in measured.jet_packs)}.")
    lines.extend(_describe_shortcut(track, shortcut) for shortcut in measured.shortcuts)
    for space in range(track.start):
        text = contents(track, space)
        if len(text) + track.water[space] > CELL - 1:
            lines.append(f"{track.text(space):<11} {text}")
    return lines


def _describe_shortcut(track: Track, shortcut: Shortcut) -> str:
    space = shortcut.space
    coin = "money" if track.effect[space] == MONEY_SHORTCUT else "moves"
    way = (
        f"{track.text(space)} to {track.text(track.target[space])} for {track.price[space]} {coin}"
    )
    saves = f"saves {shortcut.saves} moves" if shortcut.saves != NOWHERE else "no dry way otherwise"
    dry = f"; dry way by it {shortcut.dry}" if shortcut.dry != NOWHERE else ""
    return f"Shortcut {track.label[space]}  {way}: {saves}{dry}."
