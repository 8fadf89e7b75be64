from __future__ import annotations

import ast
import inspect
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from dicehall.core.mistakes import BadOptions
from dicehall.server import settings as module
from dicehall.server.settings import Settings, from_environment

NAMES = list(Settings.model_fields)


def test_without_a_word_everything_is_as_usual() -> None:
    settings = from_environment({})
    assert settings == Settings()
    assert (settings.host, settings.database, settings.prefix) == ("127.0.0.1", None, "")
    assert (settings.bot_workers, settings.bot_budget_s, settings.bot_pace_s) == (1, 2.0, 0.8)
    assert settings.idle_close_s == 7 * 24 * 60 * 60


SET = [
    ("host", "::1", "::1"),
    ("host", "0.0.0.0", "0.0.0.0"),
    ("port", "80", 80),
    ("port", "0", 0),
    ("database", "postgresql://hall:secret@localhost/hall", None),
    ("database", "sqlite:////var/lib/dicehall.db", None),
    ("database", "postgresql+psycopg:///hall?host=/run", None),
    ("prefix", "/dice", "/dice"),
    ("prefix", "/games/dice/", "/games/dice"),
    ("prefix", "/", ""),
    ("origins", "https://Dice.example.org:443/, http://[::1]:8000", None),
    ("trusted_proxies", "127.0.0.1, 10.0.0.0/8,::1", ("127.0.0.1/32", "10.0.0.0/8", "::1/128")),
    ("processes", "4", 4),
    ("internal_host", "10.0.0.5", "10.0.0.5"),
    ("bot_workers", "4", 4),
    ("bot_budget_s", "0.5", 0.5),
    ("bot_pace_s", "0", 0.0),
    ("stand_in", "random", "random"),
    ("message_bytes", "4096", 4096),
    ("messages_per_s", "7.5", 7.5),
    ("messages_burst", "9", 9),
    ("requests_per_s", "1", 1.0),
    ("requests_burst", "2", 2),
    ("tables_per_hour", "3", 3),
    ("tables_open", "4", 4),
    ("duplicate_tables", "5", 5),
    ("sockets_per_address", "5", 5),
    ("connections_per_address", "5", 5),
    ("connections", "50", 50),
    ("request_s", "2", 2.0),
    ("chore_budget_s", "2", 2.0),
    ("report_budget_s", "20", 20.0),
    ("changes_per_minute", "5", 5),
    ("chat_per_minute", "6", 6),
    ("hello_s", "2", 2.0),
    ("idle_close_s", "60", 60.0),
    ("public_url", "https://dice.example.org/dice/", "https://dice.example.org/dice"),
    ("smtp", "smtps://hall:p%40ss@mail.example.org:465", None),
    ("smtp", "smtp://localhost", None),
    ("mail_from", "The hall <hall@example.org>", None),
    ("push_key", "/var/lib/dicehall/push.pem", None),
    ("hooks", "yes", True),
    ("calls_anywhere", "1", True),
    ("log_answers", "yes", True),
    ("log_json", "yes", True),
    ("log_json", "TRUE", True),
    ("log_json", "0", False),
    ("language", "uk_UA.UTF-8", "uk"),
]
"""A setting, how it is written, and what it comes to; None where it stays as written."""


@pytest.mark.parametrize(("name", "text", "value"), SET)
def test_a_setting_is_taken_from_the_environment_and_from_the_command(
    name: str, text: str, value: Any
) -> None:
    by_variable = from_environment({f"DICEHALL_{name.upper()}": text})
    assert by_variable == from_environment({}, **{name: text})
    if name == "origins":
        value = ("https://dice.example.org", "http://[::1]:8000")
    assert getattr(by_variable, name) == (text if value is None else value)
    others = [other for other in NAMES if other != name]
    assert all(getattr(by_variable, other) == getattr(Settings(), other) for other in others)


def test_every_setting_can_be_set() -> None:
    assert {name for name, _, _ in SET} == set(NAMES)


def test_the_command_goes_before_the_environment() -> None:
    settings = from_environment({"DICEHALL_PORT": "1", "DICEHALL_HOST": "::"}, port=2, host=None)
    assert (settings.port, settings.host) == (2, "::")


def test_a_mistake_in_a_variable_that_is_not_needed_is_not_told() -> None:
    assert from_environment({"DICEHALL_PORT": "many"}, port=2).port == 2


def test_values_of_the_right_kind_are_taken_as_well_as_texts() -> None:
    settings = from_environment(
        {},
        port=80,
        bot_pace_s=0.25,
        log_json=True,
        origins=("https://a.example", "https://b.example"),
        trusted_proxies=[],
    )
    assert (settings.port, settings.bot_pace_s, settings.log_json) == (80, 0.25, True)
    assert settings.origins == ("https://a.example", "https://b.example")
    assert settings.trusted_proxies == ()


def test_what_is_blank_is_not_given() -> None:
    assert from_environment({f"DICEHALL_{name.upper()}": "" for name in NAMES}) == Settings()
    assert from_environment({"DICEHALL_HOST": "  ", "DICEHALL_PORT": " "}) == Settings()
    with pytest.raises(BadOptions, match="--host"):
        from_environment({}, host="")


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("host", "a b", "DICEHALL_HOST is 'a b'; it must be an address"),
        ("host", "http://here", "must be an address"),
        ("host", "a\nb", r"DICEHALL_HOST is 'a\nb'; it must be an address"),
        ("port", "many", "DICEHALL_PORT is 'many'; it must be a whole number from 0 to 65,535."),
        ("port", "65536", "from 0 to 65,535"),
        ("port", "-1", "from 0 to 65,535"),
        ("port", "80.5", "from 0 to 65,535"),
        ("prefix", "dice", "a path such as /dice"),
        ("prefix", "/a//b", "a path such as /dice"),
        ("prefix", "/a/../b", "without . and .."),
        ("prefix", "/a?b", "a path such as /dice"),
        ("prefix", "/würfel", "a path such as /dice"),
        ("public_url", "dice.example.org", "a URL such as https://dice.example.org/dice"),
        ("public_url", "https://dice.example.org/?a=b", "a URL such as https"),
        ("smtp", "mail.example.org", "DICEHALL_SMTP must be a URL such as smtps://"),
        ("smtp", "smtp://hall:secret@host:many", "DICEHALL_SMTP must be a URL such as smtps://"),
        ("mail_from", "The hall", "an e-mail address"),
        ("mail_from", "hall@example.org\nBcc: a@example.org", "an e-mail address"),
        ("origins", "dice.example.org", "a list of origins"),
        ("origins", "https://dice.example.org/path", "without a path"),
        ("origins", "https://a.example,*", "a list of origins"),
        ("origins", "https://a.example:port", "a list of origins"),
        ("origins", "https://me@a.example", "a list of origins"),
        ("origins", "https://[::1", "a list of origins"),
        ("trusted_proxies", "localhost", "a list of addresses or networks"),
        ("trusted_proxies", "10.0.0.1/8", "a list of addresses or networks"),
        ("processes", "0", "from 1 to 64"),
        ("internal_host", "no host", "an address of this machine"),
        ("bot_workers", "0", "from 1 to 64"),
        ("bot_budget_s", "nan", "a number of seconds from 0.05 to 60"),
        ("bot_budget_s", "inf", "a number of seconds from 0.05 to 60"),
        ("bot_budget_s", "0", "a number of seconds from 0.05 to 60"),
        ("stand_in", "genius", "a bot of some game: random or novice or apprentice or greedy"),
        ("stand_in", "os:_exit", "a bot of some game: random or novice or apprentice or greedy"),
        ("messages_per_s", "0", "a number from 0.1 to 10,000"),
        ("message_bytes", "12", "from 1,024 to 1,048,576"),
        ("log_json", "perhaps", "yes or no"),
        ("language", "fr", "DICEHALL_LANGUAGE: there is no catalogue for the language fr"),
    ],
)
def test_what_does_not_fit_is_told_in_one_sentence(name: str, text: str, said: str) -> None:
    with pytest.raises(BadOptions) as told:
        from_environment({f"DICEHALL_{name.upper()}": text})
    assert said in str(told.value)
    assert str(told.value).startswith(f"DICEHALL_{name.upper()}")
    assert str(told.value).endswith(".")
    assert "\n" not in str(told.value)


def test_an_option_that_does_not_fit_is_told_by_its_own_name() -> None:
    with pytest.raises(
        BadOptions, match=r"^--bot-budget-s is '-1'; it must be a number of seconds"
    ):
        from_environment({"DICEHALL_BOT_BUDGET_S": "1"}, bot_budget_s=-1)


@pytest.mark.parametrize("url", ["mysql://hall:secret@localhost/hall", "secret", "sqlite://"])
def test_a_databases_password_is_never_told(url: str) -> None:
    with pytest.raises(BadOptions) as told:
        from_environment({"DICEHALL_DATABASE": url})
    assert str(told.value) == (
        "DICEHALL_DATABASE must be a URL that begins with sqlite:/// or postgresql://."
    )
    assert told.value.__context__ is None
    good = from_environment({"DICEHALL_DATABASE": "postgresql://hall:secret@localhost/hall"})
    assert "secret" not in repr(good)


def test_a_setting_that_is_not_there_is_a_programs_mistake() -> None:
    with pytest.raises(TypeError, match="no setting colour"):
        from_environment({}, colour="red")


def test_settings_do_not_change() -> None:
    with pytest.raises(ValidationError, match="frozen"):
        Settings().port = 1  # type: ignore[misc]


def test_every_usual_value_is_one_that_could_be_set() -> None:
    usual = Settings()
    given = {name: getattr(usual, name) for name in NAMES}
    assert from_environment({}, **given) == usual


def test_every_setting_has_its_sentence() -> None:
    tree = ast.parse(inspect.getsource(module))
    body = next(
        node.body
        for node in tree.body
        if isinstance(node, ast.ClassDef) and node.name == "Settings"
    )
    for at, node in enumerate(body):
        if isinstance(node, ast.AnnAssign):
            after = body[at + 1]
            assert isinstance(after, ast.Expr), ast.unparse(node)
            assert isinstance(after.value, ast.Constant), ast.unparse(node)
            assert str(after.value.value).endswith(".")


@given(st.sampled_from(NAMES), st.text(st.characters(), max_size=12))
def test_whatever_stands_in_a_variable_it_is_never_a_crash(name: str, text: str) -> None:
    refused = ""
    try:
        from_environment({f"DICEHALL_{name.upper()}": text})
    except BadOptions as mistake:
        refused = str(mistake)
    assert not refused or refused.startswith(f"DICEHALL_{name.upper()}")
    if name != "language":
        assert refused.isprintable()
