"""`dicehall site`: the page as files for a static host."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.command.door import dicehall

from dicehall.server import client_files


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Lay out a small client with an engine, in place of the built one."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "engine").mkdir()
    (folder / "index.html").write_text('<meta charset="utf-8" /><meta name="viewport" />')
    for name in ("assets/index.js", "assets/index.js.br", "built-from.txt", "engine/a.tar"):
        (folder / name).write_text(name)
    (folder / "engine/a.tar.gz").write_text("packed")
    manifest = {"version": "1", "files": [{"name": "a.tar"}]}
    (folder / "engine/manifest.json").write_text(json.dumps(manifest))
    monkeypatch.setattr(client_files, "FOLDER", folder)
    return folder


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.usefixtures("client")
def test_it_holds_the_page_the_packed_engine_and_the_games(tmp_path: Path) -> None:
    out = tmp_path / "site"
    assert dicehall("site", "--out", str(out)).status == 0
    assert names(out) == {
        *(".nojekyll", "index.html", "assets/index.js", "engine/a.tar.gz", "engine/manifest.json"),
        *("content.json", "content/novodice.json", "content/cubitos.json"),
    }
    assert json.loads((out / "engine/manifest.json").read_text())["unpack"] == "gzip"
    page = (out / "index.html").read_text()
    assert '<meta name="dicehall-server" content="" />' in page
    assert page.index("Content-Security-Policy") < page.index("viewport")


@pytest.mark.usefixtures("client")
def test_it_is_written_again_over_an_older_site(tmp_path: Path) -> None:
    out = tmp_path / "site"
    for _ in range(2):
        assert dicehall("site", "--out", str(out), "--server", "http://dice.example/x").status == 0
        (out / "left.txt").touch()
    page = (out / "index.html").read_text()
    assert 'content="http://dice.example/x/"' in page
    assert "http://dice.example ws://dice.example" in page


@pytest.mark.usefixtures("client")
def test_a_folder_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "photos").mkdir()
    (tmp_path / "photos/one.jpg").touch()
    done = dicehall("site", "--out", str(tmp_path / "photos"))
    assert (done.status, names(tmp_path / "photos")) == (2, {"one.jpg"})
    assert "is not empty" in done.err


@pytest.mark.usefixtures("client")
@pytest.mark.parametrize("server", ["dice.example", "ftp://dice.example", "https://"])
def test_a_server_is_an_address(tmp_path: Path, server: str) -> None:
    done = dicehall("site", "--out", str(tmp_path / "site"), "--server", server)
    assert done.status == 2
    assert "--server takes an address" in done.err


@pytest.mark.parametrize(
    ("lost", "said"),
    [("index.html", "no browser client"), ("engine/manifest.json", "no engine")],
)
def test_what_is_not_built_yet_is_said(client: Path, tmp_path: Path, lost: str, said: str) -> None:
    (client / lost).unlink()
    done = dicehall("site", "--out", str(tmp_path / "site"))
    assert done.status == 2
    assert said in done.err
