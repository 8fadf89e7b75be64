"""The command line: `dicehall`, its verbs, and how mistakes are told."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Final

import click

from dicehall.build import describe
from dicehall.core.mistakes import Mistake

VERBS: Final = {
    "play": "Play a game in the terminal.",
    "simulate": "Let bots play many games and count who wins.",
    "replay": "Step through a recorded game.",
    "verify": "Replay records and say the first difference, if any.",
    "check": "Run scenarios: rules cases written as files.",
    "components": "Show what is in a game's box.",
    "bench": "Measure the engine on both builds.",
}
"""The verbs, each a module of this package that is imported when it is used, so that starting is quick."""


class Verbs(click.Group):
    """The group of all verbs."""

    def list_commands(self, context: click.Context) -> list[str]:
        """Return the verbs in the order of their use."""
        return list(VERBS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        """Return one verb."""
        if name not in VERBS:
            return None
        verb: click.Command = import_module(f"dicehall.command.{name}").command
        return verb

    def resolve_command(
        self, context: click.Context, arguments: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Refuse unknown verbs with the list of known ones."""
        if arguments[0] not in VERBS and not arguments[0].startswith("-"):
            raise click.UsageError(f"there is no verb {arguments[0]}; there is {', '.join(VERBS)}.")
        return super().resolve_command(context, arguments)

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        """List the verbs without importing their modules."""
        with formatter.section("Verbs"):
            formatter.write_dl(list(VERBS.items()))


def _print_version(context: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        build = describe()
        click.echo(f"dicehall {build.version} ({build.reason})")
        context.exit()


@click.group(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Say the version, and whether the rules run compiled or interpreted.",
)
def dicehall() -> None:
    """Dice games: play them, simulate them, trust them."""


def main() -> None:
    """Run the command line. A mistake is one sentence and exit status 2, never a traceback."""
    try:
        status = dicehall.main(prog_name="dicehall", standalone_mode=False)
    except click.exceptions.NoArgsIsHelpError as help_asked:
        click.echo(help_asked.format_message())
        sys.exit(2)
    except click.ClickException as mistake:
        _complain(mistake.format_message())
        sys.exit(2)
    except Mistake as mistake:
        _complain(str(mistake))
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        _complain("stopped.")
        sys.exit(130)
    except BrokenPipeError:
        # The reader of our output, such as `head`, has had enough.
        sys.stderr.close()
        sys.exit(0)
    sys.exit(status if isinstance(status, int) else 0)


def _complain(sentence: str) -> None:
    click.echo(f"dicehall: {' '.join(sentence.split())}", err=True)
