"""`dicehall site`: the page as files for any static host."""

from __future__ import annotations

import json
import shutil
from html import escape
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import click

from dicehall.command.kinds import Text
from dicehall.command.verb import Verb
from dicehall.core.mistakes import BadOptions
from dicehall.games.registry import game_names

MANIFEST: Final = "manifest.json"
PACKED: Final = (".br", ".gz")
MARK: Final = ".nojekyll"
"""Hosts that build sites themselves leave out names that begin with an underscore, unless this file exists.

It also distinguishes a folder that we wrote from any other."""


@click.command(cls=Verb)
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    required=True,
    help="The folder to write; an older site in it is replaced.",
)
@click.option("--server", type=Text(), help="A server where the page also offers to play online.")
def command(out: Path, server: str | None) -> None:
    """Write the page with its engine, rules and lessons; it works under any path and needs no server."""
    from dicehall.server.client_files import ENGINE, FOLDER

    if not (FOLDER / "index.html").is_file():
        raise BadOptions("there is no browser client to write; run scripts/build_client.py first.")
    if not (FOLDER / ENGINE / MANIFEST).is_file():
        raise BadOptions(
            "there is no engine to write; run python -m scripts.pack_engine, which packs it."
        )
    address = _server_folder(server)
    if out.exists() and any(out.iterdir()) and not (out / MARK).exists():
        raise BadOptions(f"{out} is not empty, and holds no site that could be replaced.")
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(FOLDER, out, ignore=_not_for_a_site)
    _write_engine(FOLDER / ENGINE, out / ENGINE)
    _write_content(out)
    index = out / "index.html"
    index.write_text(_page(index.read_text(encoding="utf-8"), address), encoding="utf-8")
    (out / MARK).touch()
    files = [path for path in out.rglob("*") if path.is_file()]
    megabytes = sum(path.stat().st_size for path in files) / 1e6
    click.echo(f"{out} holds the site: {len(files)} files, {megabytes:.1f} MB.")


def _server_folder(server: str | None) -> str:
    """Return the address below which a server answers, or nothing."""
    if server is None:
        return ""
    parts = urlsplit(server)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise BadOptions(
            f"--server takes an address such as https://dice.example.org, not {server}."
        )
    return f"{server.rstrip('/')}/"


def _not_for_a_site(folder: str, names: list[str]) -> list[str]:
    """Return the files that are not copied: compressed ones, which hosts make themselves, and the engine."""
    return [
        name for name in names if name.endswith((*PACKED, "built-from.txt")) or name == "engine"
    ]


def _write_engine(source: Path, target: Path) -> None:
    """Write the engine's files compressed, as many hosts do not do so themselves; the page unpacks them."""
    manifest = json.loads((source / MANIFEST).read_text(encoding="utf-8"))
    target.mkdir()
    for file in manifest["files"]:
        shutil.copyfile(source / f"{file['name']}.gz", target / f"{file['name']}.gz")
    (target / MANIFEST).write_text(json.dumps({**manifest, "unpack": "gzip"}), encoding="utf-8")


def _write_content(out: Path) -> None:
    """Write what the lobby, the rules and the lessons show, so that they do not wait for the engine."""
    from dicehall.server.content import content_text

    games = game_names()
    (out / "content.json").write_text(json.dumps(games), encoding="utf-8")
    (out / "content").mkdir()
    for game in games:
        (out / "content" / f"{game}.json").write_bytes(content_text(game)[0])


def _page(page: str, address: str) -> str:
    """Return the page with tags for what a server would send: its address, and what the page may load."""
    from dicehall.server.client_files import POLICY

    policy = POLICY.replace("; frame-ancestors 'none'", "")
    if address:
        scheme, host = urlsplit(address)[:2]
        live = "wss" if scheme == "https" else "ws"
        reached = f"connect-src 'self' {scheme}://{host} {live}://{host}"
        policy = policy.replace("connect-src 'self'", reached)
    said = (
        f'<meta http-equiv="Content-Security-Policy" content="{escape(policy)}" />\n    '
        f'<meta name="dicehall-server" content="{escape(address)}" />\n    '
    )
    # Before everything that is loaded.
    return page.replace('<meta name="viewport"', f'{said}<meta name="viewport"', 1)
