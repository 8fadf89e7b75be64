"""The settings of the server, each given by an option of the command or by the environment."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from email.utils import parseaddr
from ipaddress import ip_network
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    Field,
    HttpUrl,
    ValidationError,
)

from dicehall.bots.registry import bots_of
from dicehall.core.mistakes import BadOptions
from dicehall.games.registry import game_names
from dicehall.locales.catalogue import choose_language
from dicehall.server.calls.addresses import is_address

PREFIX: Final = "DICEHALL_"
"""The environment variable of a setting is this plus the field's name in capitals: ``DICEHALL_PORT``."""
HOST: Final = r"^[!-.0-?A-\[\]-~]+$"
"""The characters of an address: no spaces, and no characters that end it in a URL."""
DATABASE: Final = r"^(sqlite|postgresql|postgresql\+psycopg)://."
"""How a database URL begins."""
PATH: Final = re.compile(r"(/(?!\.{1,2}(/|$))[\w.~-]+)*", re.ASCII)
"""A path prefix of characters that need no escaping, without ``.`` and ``..``."""


def _prefix(text: str) -> str:
    path = text.rstrip("/")
    if PATH.fullmatch(path) is None:
        raise ValueError
    return path


def _each(given: str | Sequence[str]) -> list[str]:
    """Return the parts of a comma-separated list, without empty ones."""
    parts = given.split(",") if isinstance(given, str) else given
    return [part.strip() for part in parts if part.strip()]


def _origins(given: str | Sequence[str]) -> tuple[str, ...]:
    """Return origins as browsers send them: in lower case, without the default port."""
    urls = [HttpUrl(part) for part in _each(given)]
    for url in urls:
        if url.path != "/" or url.username or url.password or url.query or url.fragment:
            raise ValueError
    return tuple(str(url).rstrip("/") for url in urls)


def _networks(given: str | Sequence[str]) -> tuple[str, ...]:
    return tuple(str(ip_network(part)) for part in _each(given))


def _bot(name: str) -> str:
    known = list(dict.fromkeys(bot for game in game_names() for bot in bots_of(game)))
    if name not in known:
        raise ValueError(f"a bot of some game: {' or '.join(known)}")
    return name


def _home(url: str | None) -> str | None:
    if url is not None:
        parts = HttpUrl(url)
        if parts.username or parts.password or parts.query or parts.fragment:
            raise ValueError
    return None if url is None else url.rstrip("/")


def _mail_server(url: str | None) -> str | None:
    if url is not None:
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or parts.path.strip("/"):
            raise ValueError
        # Reading it fails if it is none.
        parts.port  # noqa: B018
    return url


def _sender(sender: str | None) -> str | None:
    if sender is not None and (not sender.isprintable() or not is_address(parseaddr(sender)[1])):
        raise ValueError
    return sender


# The description of a field says what its value must be, and is shown to anybody who gets it wrong.


def _whole(usual: int, least: int, most: int) -> Any:
    wanted = f"a whole number from {least:,} to {most:,}"
    return Field(default=usual, ge=least, le=most, description=wanted)


def _number(usual: float, least: float, most: float, of: str = "") -> Any:
    wanted = f"a number {of}from {least:,g} to {most:,g}"
    return Field(default=usual, ge=least, le=most, allow_inf_nan=False, description=wanted)


def _seconds(usual: float, least: float, most: float) -> Any:
    return _number(usual, least, most, "of seconds ")


class Settings(BaseModel, frozen=True, extra="forbid"):
    """The settings of a server. An address is that of the client, as far as proxies can be trusted."""

    host: str = Field(
        default="127.0.0.1",
        pattern=HOST,
        description="an address or the name of one, such as 127.0.0.1",
    )
    """The address to listen on; 0.0.0.0 or :: accepts connections from other machines."""
    port: int = _whole(8420, 0, 65535)
    """The port to listen on; 0 takes any free one."""
    database: str | None = Field(
        default=None,
        pattern=DATABASE,
        description="a URL that begins with sqlite:/// or postgresql://",
        repr=False,
    )
    """The database's URL; None is a file in the user's data folder. It may contain a password."""
    prefix: Annotated[str, AfterValidator(_prefix)] = Field(
        default="",
        description="a path such as /dice, of plain letters, digits and -._~, without . and ..",
    )
    """The path under which a proxy serves us, such as ``/dice``; empty for none."""
    origins: Annotated[tuple[str, ...], BeforeValidator(_origins)] = Field(
        default=(), description="a list of origins such as https://dice.example.org, without a path"
    )
    """The origins whose pages may connect; if empty, only pages that this server itself served."""
    trusted_proxies: Annotated[tuple[str, ...], BeforeValidator(_networks)] = Field(
        default=(), description="a list of addresses or networks, such as 127.0.0.1,10.0.0.0/8"
    )
    """The proxies whose word about their clients is believed; for others, their own address counts."""

    processes: int = _whole(1, 1, 64)
    """How many processes serve the hall here, on PostgreSQL."""
    internal_host: str = Field(
        default="127.0.0.1",
        pattern=HOST,
        description="an address of this machine, or the name of one, such as 10.0.0.5",
    )
    """The address at which the other processes of the hall reach those here."""

    bot_workers: int = _whole(1, 1, 64)
    """The number of processes in which bots think; one keeps up with hundreds of tables."""
    bot_budget_s: float = _seconds(2.0, 0.05, 60)
    """How many seconds a bot may think before it is replaced for that decision."""
    chore_budget_s: float = _seconds(10.0, 0.05, 600)
    """How many seconds a chore, such as a replay, may take."""
    report_budget_s: float = _seconds(180.0, 0.05, 3600)
    """How many seconds the report on a finished game may take."""
    bot_pace_s: float = _seconds(0.8, 0, 60)
    """Seconds between two bot moves at a table, so that people can follow."""
    stand_in: Annotated[str, AfterValidator(_bot)] = "greedy"
    """The bot that plays on for somebody who has left or run out of time."""

    message_bytes: int = _whole(8192, 1024, 1 << 20)
    """The largest message accepted from a client, in bytes."""
    messages_per_s: float = _number(20.0, 0.1, 10_000)
    """Messages per second accepted from a person in the long run; ten times as many from an address."""
    messages_burst: int = _whole(60, 1, 100_000)
    """Messages accepted from a person at once, after a pause; ten times as many from an address."""
    requests_per_s: float = _number(60.0, 0.1, 10_000)
    """Requests per second accepted from an address in the long run; a whole class may share one."""
    requests_burst: int = _whole(300, 1, 100_000)
    """Requests accepted from an address at once, after a pause."""
    tables_per_hour: int = _whole(30, 1, 1_000_000)
    """Tables an address may make per hour."""
    tables_open: int = _whole(20, 1, 1_000_000)
    """Tables made by one address that may be open or running at the same time."""
    duplicate_tables: int = _whole(100, 2, 10_000)
    """Tables that a duplicate may have."""
    connections: int = _whole(10_000, 10, 1_000_000)
    """Connections of all kinds, as far as there are file descriptors for them."""
    connections_per_address: int = _whole(200, 1, 1_000_000)
    """Connections an address may hold that are not live ones; browsers use six."""
    sockets_per_address: int = _whole(500, 1, 1_000_000)
    """Live connections an address may hold; a whole school may share one."""
    request_s: float = _seconds(10.0, 0.1, 600)
    """Seconds a request may take to arrive, and one more for every 16 KiB of it."""
    chat_per_minute: int = _whole(20, 1, 10_000)
    """Chat lines and phrases accepted from a person per minute; ten times as many from an address."""
    changes_per_minute: int = _whole(60, 1, 1_000_000)
    """How often a person may change seats, leave, return or undo; ten times as often for an address."""
    hello_s: float = _seconds(10.0, 0.1, 600)
    """Seconds a new connection may take to say hello."""
    idle_close_s: float = _seconds(7 * 86400.0, 1, 3650 * 86400)
    """Seconds after which an idle table is closed, unless its clock counts in days."""

    public_url: Annotated[str | None, AfterValidator(_home)] = Field(
        default=None, description="a URL such as https://dice.example.org/dice"
    )
    """The address at which people find the hall, prefix included; links in messages begin with it."""
    smtp: Annotated[str | None, AfterValidator(_mail_server)] = Field(
        default=None,
        description="a URL such as smtps://USER:PASSWORD@mail.example.org or smtp://localhost",
        repr=False,
    )
    """The mail server that takes mails to people. It may contain a password."""
    mail_from: Annotated[str | None, AfterValidator(_sender)] = Field(
        default=None, description="an e-mail address, also with a name: Dicehall <dice@example.org>"
    )
    """The sender of mails."""
    push_key: str | None = Field(default=None, description="the name of a file")
    """The file of the key with which Web Push is signed; it is made if it is not there."""
    hooks: bool = Field(default=False, description="yes or no")
    """Whether people may be called by web hooks."""
    calls_anywhere: bool = Field(default=False, description="yes or no")
    """Whether web hooks and push services may also be in the operator's own network, and without TLS."""

    log_json: bool = Field(default=False, description="yes or no")
    """Whether the log is written as JSON for programs, one object per line; otherwise as lines for people."""
    log_answers: bool = Field(default=False, description="yes or no")
    """Whether every answer is logged, which costs as much as to check it."""
    language: str = "en"
    """The language of the server itself, and of clients that ask for none."""


def from_environment(env: Mapping[str, str], **cli: Any) -> Settings:
    """Return the settings: from the command's options, else from the environment, else the defaults.

    An option that is None and a variable that is blank count as not given. An unusable value raises a
    `BadOptions` that names the option or the variable.
    """
    language = choose_language(cli.pop("language", None), env)
    variables = {f"{PREFIX}{name.upper()}": name for name in Settings.model_fields}
    named = {
        name: variable for variable, name in variables.items() if env.get(variable, "").strip()
    }
    texts: dict[str, Any] = {name: env[variable].strip() for name, variable in named.items()}
    for name, given in cli.items():
        if given is not None:
            named[name] = f"--{name.replace('_', '-')}"
            texts[name] = given.strip() if isinstance(given, str) else given
    try:
        return Settings(**{**texts, "language": language})
    except ValidationError as wrong:
        problem = wrong.errors()[0]
        name, given = str(problem["loc"][0]), str(problem["input"])
    if name not in Settings.model_fields:
        raise TypeError(f"there is no setting {name}")
    field = Settings.model_fields[name]
    shown = f" is '{given}'; it" if given.isprintable() else f" is {given!a}; it"
    wanted = field.description or str(problem["ctx"]["error"])
    raise BadOptions(f"{named[name]}{shown if field.repr else ''} must be {wanted}.")
