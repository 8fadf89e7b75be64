"""The example of a language model as a bot: a model that answers is heard, one that cannot is given up."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from socketserver import TCPServer
from threading import Thread
from typing import Any

import pytest

import dicehall

BOT = Path(__file__).parents[2] / "examples" / "language_model_bot.py"


class Model(BaseHTTPRequestHandler):
    """Answers wrongly first; then, unless it is stubborn, with the last option that is legal."""

    heard: list[dict[str, Any]]
    stubborn: bool

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.heard.append(body)
        legal = re.search(r"Legal are: (.*)\.$", body["messages"][-1]["content"])
        chosen = "fly" if legal is None or self.stubborn else legal[1].split("; ")[-1]
        reply = {"choices": [{"message": {"content": f"I think.\nANSWER: {chosen}"}}]}
        self.send_response(200)
        self.end_headers()
        self.wfile.write(json.dumps(reply).encode())

    def log_message(self, *told: Any) -> None:
        """Say nothing."""


@pytest.fixture
def model(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Model]]:
    kind = type("ThisModel", (Model,), {"heard": [], "stubborn": False})
    # An HTTPServer would look up the name of this machine, which may take minutes.
    server = TCPServer(("127.0.0.1", 0), kind)
    thread = Thread(target=server.serve_forever)
    thread.start()
    monkeypatch.setenv(
        "MODEL_URL", f"http://127.0.0.1:{server.server_address[1]}/v1/chat/completions"
    )
    monkeypatch.setenv("MODEL_KEY", "a key")
    yield kind
    server.shutdown()
    thread.join()
    server.server_close()


def agent() -> Any:
    names: dict[str, Any] = {"__name__": "language_model_bot"}
    exec(compile(BOT.read_text("utf-8"), str(BOT), "exec", dont_inherit=True), names)
    return names["Agent"]("7")


def test_a_model_is_told_what_is_legal_and_heard(model: type[Model]) -> None:
    match = dicehall.new_match("cubitos", players=2, race="1", seed="3")
    bot = agent()
    for _ in range(4):
        question = match.questions()[0]
        chosen = bot.decide(match.view(question.seat), question)
        assert chosen == question.options[-1]
        match.answer(question, chosen)
    assert len(model.heard) == 8
    assert "You are asked: Push or pass?" in model.heard[0]["messages"][1]["content"]
    assert "Legal are: push; pass." in model.heard[1]["messages"][-1]["content"]


def test_a_model_that_names_no_option_is_given_up(model: type[Model]) -> None:
    model.stubborn = True
    match = dicehall.new_match("cubitos", players=2, race="1", seed="3")
    question = match.questions()[0]
    with pytest.raises(ValueError, match="did not name an option in 3 tries, but: fly"):
        agent().decide(match.view(question.seat), question)
    assert len(model.heard) == 3
