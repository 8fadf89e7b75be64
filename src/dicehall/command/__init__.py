"""The command line: `dicehall`, its verbs, and how mistakes are reported."""

from __future__ import annotations

import io
import os
import signal
import sys
from importlib import import_module
from typing import Final, NoReturn, TextIO

import click

from dicehall.build import describe
from dicehall.command.sentences import one_sentence, sentence_of
from dicehall.command.verb import SpeakingCommand
from dicehall.core.mistakes import BadOptions, Mistake
from dicehall.games.kit import OwnVerb
from dicehall.games.registry import game_names, kit_of
from dicehall.terminal.ascii_forms import CODEC_ERRORS, no_colours, only_ascii

VERBS: Final = {
    "play": "Play a game in the terminal.",
    "serve": "Serve tables online, for people and bots.",
    "admin": "Look after the database of a server: state, copies, checks.",
    "site": "Write the page as a site that needs no server.",
    "mcp": "Serve the games to language models.",
    "simulate": "Let bots play many games and count who wins.",
    "arena": "Let every bot meet every other on the same dice, and rate them.",
    "dataset": "Write the decisions of many games as Parquet, to learn from.",
    "odds": "Show the chances of a position.",
    "replay": "Step through a recorded game.",
    "verify": "Replay records and show the first difference, if any.",
    "report": "Judge a finished game: luck, mistakes and turning points.",
    "check": "Run scenarios: rules cases written as files.",
    "components": "Show what is in a game's box.",
    "bench": "Measure the engine on both builds.",
}
"""The verbs for any game, each a module of this package that is imported on use."""


def _verbs() -> dict[str, str]:
    """Return all verbs with their descriptions: those for any game, then those that games bring."""
    return VERBS | {name: verb.about for name, verb in _own_verbs().items()}


def _own_verbs() -> dict[str, OwnVerb]:
    """Return the verbs that only one game has."""
    brought = [kit_of(game).command for game in game_names()]
    return {name: verb for own in brought if own for name, verb in own.verbs.items()}


class Verbs(SpeakingCommand, click.Group):
    """The group of all verbs."""

    def list_commands(self, context: click.Context) -> list[str]:
        """Return the verbs in the order of their use."""
        return list(_verbs())

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        """Return one verb."""
        if name in VERBS:
            verb: click.Command = import_module(f"dicehall.command.{name}").command
            return verb
        own = _own_verbs().get(name)
        return None if own is None else own.command()

    def resolve_command(
        self, context: click.Context, arguments: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Refuse unknown verbs with the list of known ones."""
        if arguments[0] not in _verbs():
            raise BadOptions(
                f"there is no verb '{arguments[0]}'; the verbs are {', '.join(_verbs())}."
            )
        return super().resolve_command(context, arguments)

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        """List the verbs without importing their modules."""
        with formatter.section("Verbs"):
            formatter.write_dl(list(_verbs().items()))


def _print_version(context: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        build = describe()
        click.echo(f"dicehall {build.version} ({build.reason})")
        context.exit()


@click.group(
    cls=Verbs,
    invoke_without_command=True,
    subcommand_metavar="VERB ...",
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Show the version, and whether the rules run compiled or interpreted.",
)
@click.pass_context
def dicehall(context: click.Context) -> None:
    """Dice games: play them, simulate them, trust them."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help(), err=True)
        context.exit(2)


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run the command line. A mistake is one sentence and exit status 2, never a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            in_terminal = stream.isatty()
            if in_terminal and no_colours(os.environ):
                # The code that prints tables looks only at this variable, not at the kind of terminal.
                os.environ["NO_COLOR"] = "1"
            # A name or character that the terminal cannot show must not end the program.
            plain = in_terminal and only_ascii(os.environ)
            stream.reconfigure(encoding="ascii" if plain else None, errors=CODEC_ERRORS)
    try:
        status = dicehall.main(arguments, prog_name="dicehall", standalone_mode=False)
        for stream in (sys.stdout, sys.stderr):
            if stream is not None:
                stream.flush()
    except click.ClickException as error:
        _leave(sentence_of(error), 2)
    except Mistake as mistake:
        _leave(str(mistake), 2)
    except (click.Abort, KeyboardInterrupt):
        # Once is enough: a second Ctrl-C must not disturb the exit.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        _leave("stopped.", 130)
    except (BrokenPipeError, SystemExit):
        # The reader of our output, such as `head`, has had enough; click and rich report that by an exit.
        _give_up(sys.stdout)
        sys.exit(0)
    except OSError as error:
        _give_up(sys.stdout)
        what = (
            f"{error.filename} cannot be used" if error.filename else "the output cannot be written"
        )
        _leave(f"{what}: {(error.strerror or str(error)).lower()}.", 2)
    sys.exit(status if isinstance(status, int) else 0)


def _leave(sentence: str, status: int) -> NoReturn:
    try:
        click.echo(f"dicehall: {one_sentence(sentence)}", err=True)
    except OSError:
        _give_up(sys.stderr)
    sys.exit(status)


def _give_up(stream: TextIO | None) -> None:
    """Redirect the rest of a stream to nowhere; otherwise Python would try to write it at exit, and fail."""
    try:
        if stream is not None:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
    except (OSError, ValueError):
        # It is not a file, so nothing is left to be written.
        return
