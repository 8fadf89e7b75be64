"""`dicehall verify`: replay records and compare."""

from __future__ import annotations

from pathlib import Path

import click

from dicehall.command.arguments import game_of, read_records
from dicehall.command.kinds import Text
from dicehall.command.verb import Verb
from dicehall.core.fair_check import Noted
from dicehall.core.mistakes import BadOptions, BadRecord, Difference
from dicehall.core.record import Replay


@click.command(cls=Verb)
@click.argument(
    "files", metavar="FILE...", nargs=-1, required=True, type=click.Path(path_type=Path)
)
@click.option(
    "--commitment",
    type=Text(),
    help="The commitment you noted at the table; the record must have the same.",
)
@click.option(
    "--seed", type=Text(), help="The seed you gave at the table; the record must contain it."
)
@click.option(
    "--anchors",
    type=Text(),
    help="The anchors you noted when you opened your seed; the record must have the same.",
)
def command(
    files: tuple[Path, ...], commitment: str | None, seed: str | None, anchors: str | None
) -> int:
    """Replay every record in each FILE; exit status 1 if one differs, with the first difference."""
    for option, text in (("commitment", commitment), ("seed", seed), ("anchors", anchors)):
        _check_note(option, text)
    noted = Noted(commitment, seed, anchors)
    same = differing = 0
    for file in files:
        for where, record in read_records(file):
            try:
                replay = Replay(game_of(where, record), record, noted)
                replay.finish()
            except Difference as difference:
                differing += 1
                click.echo(f"{where}: differs at {_with_condition(difference)}")
            except BadRecord as mistake:
                outcome = str(mistake)
                raise BadRecord(
                    outcome if outcome.startswith(where) else f"{where}: {outcome}"
                ) from None
            else:
                same += 1
                outcome = f"the same, {len(record.steps)} steps{_of_the_dice(replay)}{_of_the_rules(replay)}"
                click.echo(f"{where}: {outcome}.")
    if same + differing > 1:
        click.echo(f"{same:,} the same, {differing:,} different.")
    return 1 if differing else 0


def _check_note(option: str, text: str | None) -> None:
    """Refuse a mistyped value, which could never be found."""
    try:
        Noted(**{option: text})
    except BadOptions as mistake:
        raise BadOptions(f"--{option} is '{text}'; {mistake}") from None


def _with_condition(difference: Difference) -> str:
    """Return a difference with the number of the condition of fair dice that it breaks."""
    if not difference.condition:
        return str(difference)
    return f"{str(difference).removesuffix('.')} (condition {difference.condition})."


def _of_the_dice(replay: Replay) -> str:
    """Return what was found out about the dice."""
    outcome = ""
    if replay.awaits_secret:
        outcome = "; its dice cannot be checked before their secret is revealed"
    elif replay.follows_from:
        outcome = f", every roll follows from {replay.follows_from}"
    elif replay.record.origin.get("source") == "entered":
        outcome = (
            "; its dice were rolled by hand and entered, so nothing shows how they really fell"
        )
    if replay.record.origin.get("source") == "fair":
        # In full, so that it can be compared with the one seen at the table.
        outcome += f" (commitment {replay.record.origin['commitment']})"
    return f"{outcome}; {replay.unchecked}" if replay.unchecked else outcome


def _of_the_rules(replay: Replay) -> str:
    """Return what a newer ruling would have changed."""
    if not replay.outdated_at:
        return ""
    return (
        f"; played under version {replay.record.rules} of the rules; "
        f"ruling {replay.match.table.outdated_by} changes step {replay.outdated_at}"
    )
