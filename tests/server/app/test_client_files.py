"""The browser client's files: sent as small as may be, kept as long as may be, and nothing else is sent."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from tests.server.app.place import running

SCRIPT = b"console.log('hall');\n" * 50
PAGE = b"<!doctype html><title>hall</title>"


@pytest.fixture
def client(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("not for you")
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "assets" / "index-abc123.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-abc123.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "index-abc123.js.br").write_bytes(b"brotli would be here")
    (folder / "assets" / "nunito-def456.woff2").write_bytes(b"font")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    return folder


async def test_the_page_is_served_and_asked_for_each_time(sqlite_url: str, client: Path) -> None:
    async with running(sqlite_url, client_folder=client) as place:
        page = await place.http.get("/")
        assert page.content == PAGE
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert page.headers["cache-control"] == "no-cache"
        policy = page.headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "default-src 'none';" in policy
        assert "unsafe-eval" not in policy
        assert policy.count("unsafe-inline") == 1
        assert "style-src-attr 'unsafe-inline'" in policy
        again = await place.http.get("/", headers={"If-None-Match": page.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        head = await place.http.head("/")
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == str(len(PAGE))
        assert (await place.http.get("/index.html")).content == PAGE
        # The API page and all else stay where they are.
        assert (
            "OpenAPI" in (await place.http.get("/api")).text
            or "openapi" in (await place.http.get("/api")).text
        )
        assert (await place.http.get("/healthz")).json()["status"] == "ok"


async def test_files_whose_name_changes_are_kept_for_ever(sqlite_url: str, client: Path) -> None:
    async with running(sqlite_url, client_folder=client) as place:
        asset = await place.http.get("/assets/nunito-def456.woff2")
        assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert asset.headers["content-type"] == "font/woff2"
        again = await place.http.get(
            "/assets/nunito-def456.woff2", headers={"If-None-Match": asset.headers["etag"]}
        )
        assert again.status_code == 304
        assert again.headers["cache-control"] == asset.headers["cache-control"]
        manifest = await place.http.get("/manifest.webmanifest")
        assert manifest.headers["content-type"] == "application/manifest+json"
        assert manifest.headers["cache-control"] == "no-cache"


async def test_a_file_is_sent_in_the_smallest_form_the_browser_takes(
    sqlite_url: str, client: Path
) -> None:
    path = "/assets/index-abc123.js"
    async with running(sqlite_url, client_folder=client) as place:
        for accepted, encoding in (
            ("identity", None),
            ("gzip", "gzip"),
            ("gzip, br;q=0", "gzip"),
            ("gzip;q=0.000", None),
        ):
            answer = await place.http.get(path, headers={"Accept-Encoding": accepted})
            assert answer.content == SCRIPT
            assert answer.headers.get("content-encoding") == encoding
            assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
            assert answer.headers["vary"] == "Accept-Encoding"
        head = await place.http.head(path, headers={"Accept-Encoding": "gzip, br"})
        assert head.headers["content-encoding"] == "br"
        assert head.headers["content-length"] == str(len(b"brotli would be here"))


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e%2fsecret.txt",
        "/assets//etc/passwd",
        "/assets/%00",
        "/assets",
        "/assets/",
        "/link.txt",
        "/nonsense",
        "/assets/nonsense.js",
        "/assets/" + "x" * 5000,
    ],
)
async def test_nothing_outside_of_the_folder_is_sent(
    sqlite_url: str, client: Path, path: str
) -> None:
    async with running(sqlite_url, client_folder=client) as place:
        # Written out, so that nobody tidies the path up on its way.
        answer = await place.http.get(f"http://127.0.0.1:{place.port}{path}")
        refused = (422, "bad_request") if "%00" in path else (404, "not_found")
        assert (answer.status_code, answer.json()["code"]) == refused


async def test_without_a_client_the_small_page_is_served(sqlite_url: str, tmp_path: Path) -> None:
    async with running(sqlite_url, client_folder=tmp_path / "nowhere") as place:
        assert "dicehall" in (await place.http.get("/")).text
        assert (await place.http.get("/assets/x.js")).status_code == 404
        assert (await place.http.get("/manifest.webmanifest")).json()["code"] == "not_found"


async def test_a_table_s_link_leads_into_the_client_under_any_prefix(
    sqlite_url: str, client: Path
) -> None:
    for prefix in ("", "/dice"):
        async with running(sqlite_url, client_folder=client, prefix=prefix) as place:
            answer = await place.http.get("/t/ABC234")
            assert answer.status_code == 302
            assert answer.headers["location"] == f"{prefix}/#/t/ABC234"
            for bad in ("/t/a%20b", "/t/%22%3E", "/t/" + "x" * 65):
                refused = await place.http.get(bad)
                assert 400 <= refused.status_code < 500
                assert "location" not in refused.headers
            assert (await place.http.get("/")).content == PAGE
            asset = await place.http.get("/assets/index-abc123.js")
            assert asset.content == SCRIPT
