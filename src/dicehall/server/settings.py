"""Every figure of the server that can be set, by an option of the command or by the environment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from math import isfinite
from typing import Any, Final
from urllib.parse import urlsplit

from dicehall.core.mistakes import BadOptions
from dicehall.games.registry import game_names
from dicehall.locales.catalogue import choose_language

PREFIX: Final = "DICEHALL_"
"""The environment's name for a setting is this and the field's name in capitals: ``DICEHALL_PORT``."""
DATABASES: Final = ("sqlite", "postgresql", "postgresql+psycopg")
"""The databases that a URL can name."""
LETTERS: Final = frozenset(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/"  # none needs escaping
)
"""What a path prefix is made of."""
YES: Final = ("1", "yes", "true", "on")
NO: Final = ("0", "no", "false", "off")

Read = Callable[[str], Any]
"""Reads a setting's value from its text; a `_Unfit` says what it must be."""


class _Unfit(Exception):
    """A value that does not fit: the text says what would, after "it must be"."""


def _whole(least: int, most: int) -> Read:
    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise _Unfit(f"a whole number from {least:,} to {most:,}")
        return number

    return read


def _number(least: float, most: float, of: str = "") -> Read:
    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = float("nan")
        if not isfinite(number) or not least <= number <= most:
            raise _Unfit(f"a number {of}from {least:,g} to {most:,g}")
        return number

    return read


def _seconds(least: float, most: float) -> Read:
    return _number(least, most, "of seconds ")


def _yes_or_no(text: str) -> bool:
    if text.lower() not in YES + NO:
        raise _Unfit("yes or no")
    return text.lower() in YES


def _host(text: str) -> str:
    if not text or not text.isascii() or any(sign in " /\\@" or sign < " " for sign in text):
        raise _Unfit("an address or the name of one, such as 127.0.0.1")
    return text


def _database(text: str) -> str:
    scheme, colon, rest = text.partition("://")
    if not colon or scheme not in DATABASES or not rest:
        raise _Unfit("a URL that begins with sqlite:/// or postgresql://")
    return text


def _prefix(text: str) -> str:
    path = text.rstrip("/")
    if path and (not path.startswith("/") or "//" in path or not LETTERS.issuperset(path)):
        raise _Unfit("a path such as /dice, of plain letters, digits and -._~")
    if any(part in (".", "..") for part in path.split("/")):
        raise _Unfit("a path such as /dice, without . and ..")
    return path


def _each(text: str) -> list[str]:
    """Return the parts of a list with commas; what is empty is passed over."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _origins(text: str) -> tuple[str, ...]:
    return tuple(_origin(part) for part in _each(text))


def _origin(text: str) -> str:
    wanted = "a list of origins such as https://dice.example.org, without a path"
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise _Unfit(wanted) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        raise _Unfit(wanted)
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise _Unfit(wanted)
    # As browsers send it: in small letters, and without the port that goes without saying.
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}" + ("" if port in (None, usual) else f":{port}")


def _networks(text: str) -> tuple[str, ...]:
    try:
        return tuple(str(ip_network(part)) for part in _each(text))
    except ValueError:
        raise _Unfit("a list of addresses or networks, such as 127.0.0.1,10.0.0.0/8") from None


def _bot(text: str) -> str:
    from dicehall.bots.registry import bots_of

    known = list(dict.fromkeys(bot for game in game_names() for bot in bots_of(game)))
    if text not in known:
        raise _Unfit(f"a bot of some game: {' or '.join(known)}")
    return text


def _set(default: Any, read: Read, shown: bool = True) -> Any:
    """Make a field that is set by `read`; what is not `shown` stays out of mistakes and logs."""
    return field(default=default, metadata={"read": read}, repr=shown)


@dataclass(frozen=True)
class Settings:
    """How a server is set. An address is that of a client, as far as proxies can be trusted with it."""

    host: str = _set("127.0.0.1", _host)
    """The address listened at; 0.0.0.0 or :: lets other machines in."""
    port: int = _set(8420, _whole(0, 65535))
    """The port listened at; 0 takes any free one."""
    database: str | None = _set(None, _database, shown=False)
    """The database's URL; None is a file in the user's data folder. It may hold a password."""
    prefix: str = _set("", _prefix)
    """The path under which a proxy serves us, such as ``/dice``; empty for none."""
    origins: tuple[str, ...] = _set((), _origins)
    """The origins whose pages may connect; none given means only pages that this server itself served."""
    trusted_proxies: tuple[str, ...] = _set((), _networks)
    """The proxies that are believed when they say for whom they ask; of others the own address counts."""

    bot_workers: int = _set(1, _whole(1, 64))
    """Processes in which bots think; one keeps up with hundreds of tables."""
    bot_budget_s: float = _set(2.0, _seconds(0.05, 60))
    """Seconds a bot may think before it is replaced for that decision."""
    bot_pace_s: float = _set(0.8, _seconds(0, 60))
    """Seconds between two moves of bots at a table, so that people can follow."""
    stand_in: str = _set("greedy", _bot)
    """The bot that plays on for who has left or overrun the clock."""

    message_bytes: int = _set(8192, _whole(1024, 1 << 20))
    """The longest message taken from a client, in bytes."""
    messages_per_s: float = _set(20.0, _number(0.1, 10_000))
    """Messages a second taken from a connection in the long run."""
    messages_burst: int = _set(60, _whole(1, 100_000))
    """Messages taken from a connection at once, after a silence."""
    requests_per_s: float = _set(60.0, _number(0.1, 10_000))
    """Requests a second taken from an address in the long run; a school class may sit behind one."""
    requests_burst: int = _set(300, _whole(1, 100_000))
    """Requests taken from an address at once, after a silence."""
    tables_per_hour: int = _set(30, _whole(1, 1_000_000))
    """Tables an address may make within an hour."""
    tables_open: int = _set(20, _whole(1, 1_000_000))
    """Tables made by one address that may be open or running at a time."""
    sockets_per_address: int = _set(120, _whole(1, 1_000_000))
    """Live connections an address may hold."""
    chat_per_minute: int = _set(20, _whole(1, 10_000))
    """Chat lines and phrases taken from a connection within a minute."""
    hello_s: float = _set(10.0, _seconds(0.1, 600))
    """Seconds a new connection may take to say hello."""
    idle_close_s: float = _set(7 * 86400.0, _seconds(1, 3650 * 86400))
    """Seconds after which a table is closed where nothing happens, unless its clock counts in days."""

    log_json: bool = _set(False, _yes_or_no)
    """Whether the log is written as JSON, one object a line, for programs; otherwise as lines for people."""
    language: str = _set("en", str)
    """The language of the server's own words, and of clients that wish for none."""


def from_environment(env: Mapping[str, str], **cli: Any) -> Settings:
    """Return the settings: each as the command's option says, else as the environment does, else as is usual.

    An option that is None and a variable that is blank count as not given. What does not fit is a
    `BadOptions` that names the option or the variable.
    """
    known = {each.name: each for each in fields(Settings)}
    for name in cli:
        if name not in known:
            raise TypeError(f"there is no setting {name}")
    values: dict[str, Any] = {"language": choose_language(cli.pop("language", None), env)}
    for name, each in known.items():
        if name == "language":
            continue
        option, variable = cli.get(name), f"{PREFIX}{name.upper()}"
        if option is not None:
            values[name] = _read(each, f"--{name.replace('_', '-')}", option)
        elif env.get(variable, "").strip():
            values[name] = _read(each, variable, env[variable])
    return Settings(**values)


def _read(each: Any, named: str, given: Any) -> Any:
    """Read one value, from an option or a variable of this name."""
    text = ",".join(map(str, given)) if isinstance(given, (list, tuple)) else str(given)
    try:
        return each.metadata["read"](text.strip())
    except _Unfit as unfit:
        shown = f"'{text}'" if text.isprintable() else ascii(text)
        said = f"{named} is {shown}; it" if each.repr else named
        raise BadOptions(f"{said} must be {unfit}.") from None
