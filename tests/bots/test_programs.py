"""Any program as a bot: `exec:` names one that speaks the bot protocol over its input and output."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.command.door import Told, assert_one_sentence, dicehall

import dicehall as door
from dicehall.bots.guests.guest import end_idle

PAGE = Path(__file__).parents[2] / "docs" / "bot-protocol.md"
BOT = Path(__file__).parents[2] / "examples" / "shell_bot.sh"
HELLO = """echo '{"type":"hello","protocol":1,"wants":[]}'"""
PROGRAM = """#!/bin/sh
while IFS= read -r line; do
    echo "$line" >> heard
    case $line in
    '{{"type":"hello"'*) {hello} ;;
    '{{"type":"game"'*) {game} ;;
    '{{"type":"weigh"'*) {weigh} ;;
    *) {question} ;;
    esac
done
"""


def program(
    hello: str = HELLO,
    game: str = """echo '{"type":"ready"}'""",
    question: str = """echo '{"type":"answer","option":0}'""",
    weigh: str = "exit 9",
) -> None:
    """Write a program that answers each kind of message with a line of the shell."""
    file = Path("bot.sh")
    file.write_text(PROGRAM.format(hello=hello, game=game, question=question, weigh=weigh))
    file.chmod(0o755)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Stand in an empty folder; leave no program of it running, as the next has the same name."""
    monkeypatch.chdir(tmp_path)
    yield
    end_idle()


def simulated(bot: str = "exec:./bot.sh --deep", *arguments: object) -> Told:
    """Let a program play against a random bot."""
    return dicehall(
        *("simulate", "cubitos", "--bots", f"{bot},random", "--race", 1),
        *("--games", 2, "--json", *arguments),
    )


def test_the_messages_of_the_page_are_those_that_are_sent() -> None:
    program(question="""echo '{"type":"answer","option":"push"}'""")
    simulated("exec:./bot.sh --deep", "--seed", 1)
    heard = Path("heard").read_text("utf-8").splitlines()
    lines = re.findall(r"^> (.*)$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert [json.loads(line)["type"] for line in lines] == ["hello", "game", "question"]
    assert [line for line in lines if line not in heard] == []


def test_what_the_page_answers_is_understood() -> None:
    answers = re.findall(r"^< (.*)$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert len(answers) == 3
    hello, game, _ = (f"echo '{answer}'" for answer in answers)
    program(hello, game, f"case $line in *push*) echo '{answers[2]}' ;; *) exit 5 ;; esac")
    [forfeited] = json.loads(simulated().out)["forfeits"]
    # Pushing is answered as on the page; what comes then is not.
    assert "status 5" in forfeited["first"]


def test_a_program_answers_with_a_text_or_a_place_and_serves_several_games() -> None:
    program(question="""echo '{"type":"answer","option":1}'""")
    told = simulated()
    assert told.status == 0, told
    assert json.loads(told.out)["forfeits"] == []
    heard = [json.loads(line)["type"] for line in Path("heard").read_text("utf-8").splitlines()]
    # Once before anything is played, to see whether it can be.
    assert (heard.count("hello"), heard.count("game")) == (1, 3)


@pytest.mark.parametrize(
    ("wants", "fields"),
    [
        ("[]", {"type", "seat", "turn", "asked", "options"}),
        (
            '["view"]',
            {"type", "seat", "turn", "asked", "options", "form", "phase", "said", "about", "view"},
        ),
        (
            '["explained"]',
            {"type", "seat", "turn", "asked", "options", "form", "phase", "said", "about"},
        ),
        ('["state"]', {"type", "seat", "turn", "numbers", "state"}),
    ],
)
def test_a_question_has_what_the_program_wants(wants: str, fields: set[str]) -> None:
    program(hello=f"""echo '{{"type":"hello","protocol":1,"wants":{wants}}}'""")
    # To read long lines takes the shell long, so the game is short.
    match = door.new_match("cubitos", players=2, race="1", rounds=2, seed="1")
    bots = [door.make_bot(name, "cubitos", "1") for name in ("exec:./bot.sh --deep", "random")]
    while not match.over():
        asked = match.questions()[0]
        match.answer(asked, bots[asked.seat].decide(match.view(asked.seat), asked))
    heard = Path("heard").read_text("utf-8").splitlines()
    question = next(line for line in heard if '"question"' in line)
    assert set(json.loads(question)) == fields
    assert ('"bust_at_best"' in question) == (wants == '["explained"]')


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("exec:./missing --deep", "cannot be started: there is no such program."),
        ("exec:./plain.txt", "cannot be started: it is no program."),
        ("exec:", "'exec:' names no program; one is named as in exec:./mybot --deep."),
        ("exec:'", "names no program"),
    ],
)
def test_what_is_no_program_is_told_before_anything_is_played(bot: str, said: str) -> None:
    Path("plain.txt").write_text("no program")
    assert_one_sentence(simulated(bot), said)


@pytest.mark.parametrize(
    ("hello", "said"),
    [
        ("exit 3", "ended itself with status 3."),
        ("echo hello", "answered with 'hello', which is no message."),
        ("""echo '{"type":"hello","protocol":2}'""", "does not speak version 1 of the bot"),
        ("""echo '{"type":"ready"}'""", "does not speak version 1 of the bot protocol."),
        (
            """echo '{"type":"hello","protocol":1,"wants":["dice"]}'""",
            "wants ['dice']; there is view, explained, state.",
        ),
        (
            """echo '{"type":"error","text":"plays chess only."}'""",
            "exec:./bot.sh --deep plays chess only.",
        ),
    ],
)
def test_a_program_that_says_no_hello_is_refused_with_a_sentence(hello: str, said: str) -> None:
    program(hello=hello)
    assert_one_sentence(simulated(), said)


@pytest.mark.parametrize(
    ("question", "why", "said"),
    [
        (
            """echo '{"type":"answer","option":"fly"}'""",
            "cheated",
            "answered push with 'fly'; offered were push; pass "
            "(answer with the text of one or its place, from 0 to 1).",
        ),
        (
            """echo '{"type":"answer","option":0}'; echo '{"type":"answer","option":1}'""",
            "cheated",
            """answered before it was asked again: '{"type":"answer","option":""",
        ),
        ("""echo '{"type":"answer","option":2}'""", "cheated", "answered push with 2; offered "),
        ("""echo '{"type":"answer","option":true}'""", "cheated", "answered push with True; "),
        ("""echo '{"type":"answer"}'""", "cheated", "answered push with None; offered were "),
        (
            """echo '{"type":"ready"}'""",
            "cheated",
            "answered a question with 'ready', not 'answer'",
        ),
        ("echo 17", "cheated", "answered with '17', which is no message."),
        ("cat /dev/zero", "cheated", "answered with too long a line."),
        ("""echo '{"type":"error","text":"is lost"}'""", "crashed", "--deep is lost."),
        ("exec >&-; sleep 60", "exited", "closed its output."),
        ("exit 4", "exited", "ended itself with status 4."),
        ("kill -35 $$", "crashed", "was ended by signal 35."),
        ("sleep 60", "hung", "took longer than 1 s for one decision."),
    ],
)
def test_a_program_that_fails_forfeits_the_game(question: str, why: str, said: str) -> None:
    program(question=question)
    told = simulated("exec:./bot.sh --deep", "--decision-limit", 1 if why == "hung" else 60)
    assert told.status == 0, told
    [forfeited] = json.loads(told.out)["forfeits"]
    assert forfeited["reasons"] == {why: 2}
    assert said in forfeited["first"]


def test_what_it_writes_to_its_errors_is_in_its_log_and_shown_with_debug() -> None:
    program(question="echo 'my mistake' >&2; exit 1")
    told = simulated("exec:./bot.sh --deep", "--debug")
    [log] = json.loads(told.out)["logs"].values()
    assert Path(log).read_text("utf-8") == "my mistake\nmy mistake\n"
    assert "my mistake" in told.err


def test_a_program_weighs_options() -> None:
    program(
        hello="""echo '{"type":"hello","protocol":1,"wants":[],"weighs":true}'""",
        weigh="""echo '{"type":"weighed","options":[{"worth":0.25},{"worth":1}]}'""",
    )
    match = door.new_match("cubitos", players=2, race="1", seed="1")
    question = match.questions()[0]
    bot = door.make_bot("exec:./bot.sh", "cubitos", "1")
    weighed = bot.weigh(match.view(question.seat), question)
    assert [(one.option, one.worth) for one in weighed] == [
        (question.options[0], 0.25),
        (question.options[1], 1),
    ]


def test_the_example_plays_cubitos_better_than_chance_and_novodice_at_all() -> None:
    for game, games, wins in (("cubitos", 2, 2), ("novodice", 1, 0)):
        told = dicehall(
            *("simulate", game, "--bots", f"exec:{BOT} 4,random", "--games", games, "--json")
        )
        assert told.status == 0, told
        result = json.loads(told.out)
        assert result["forfeits"] == []
        assert result["results"]["bots"][0]["wins"] >= wins
