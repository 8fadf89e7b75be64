"""What a kit names by its place is there, and nothing is imported before it is asked for."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import partial

import pytest
from tests.toy.kit import TOY

from dicehall.bots.registry import adviser_of, bots_of, make_bot
from dicehall.core.mistakes import BadOptions
from dicehall.games import registry
from dicehall.games.kit import Bots, Kit, imported, load
from dicehall.games.registry import game_names, kit_of

KITS = [kit_of(game) for game in game_names()]
every_kit = pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.name)


def places(part: object) -> Iterator[str]:
    """Yield every place that a part of a kit names."""
    if isinstance(part, partial):
        yield ":".join(part.args)
    elif isinstance(part, Mapping):
        for one in part.values():
            yield from places(one)
    elif isinstance(part, tuple):
        for one in part:
            yield from places(one)
    elif is_dataclass(part):
        for field in fields(part):
            yield from places(getattr(part, field.name))


@every_kit
def test_everything_that_a_kit_names_is_there(kit: Kit) -> None:
    for place in places(kit):
        assert load(place) is not None, place


@every_kit
def test_every_bot_that_a_kit_lists_can_be_made(kit: Kit) -> None:
    for name in bots_of(kit.name):
        assert callable(make_bot(name, kit.name, "kit").decide)
    assert adviser_of(kit.name) in bots_of(kit.name)


def test_a_function_is_imported_when_it_is_called() -> None:
    missing = imported("nowhere.at_all:function")
    with pytest.raises(ModuleNotFoundError):
        missing()
    assert imported("builtins:dict")(one=1) == {"one": 1}


def test_the_adviser_is_the_strongest_bot_unless_another_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def toy_with(bots: Bots | None) -> None:
        monkeypatch.setitem(registry._kits, TOY.name, replace(TOY, bots=bots))

    toy_with(None)
    assert (bots_of(TOY.name), adviser_of(TOY.name)) == (("random",), "random")
    with pytest.raises(BadOptions, match="there is no bot 'strong'"):
        make_bot("strong", TOY.name, "kit")
    toy_with(Bots(("random", "strong"), lambda name, seed: None))
    assert adviser_of(TOY.name) == "strong"
    toy_with(Bots(("random", "strong"), lambda name, seed: None, adviser="random"))
    assert adviser_of(TOY.name) == "random"


def test_kits_import_no_screens_and_no_server() -> None:
    asked = (
        "import sys; from dicehall.games.registry import game_names, kit_of; "
        "[kit_of(game) for game in game_names()]; "
        "print(*sys.modules.keys() & {'click', 'rich', 'textual', 'pydantic', 'fastapi'})"
    )
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == ""
