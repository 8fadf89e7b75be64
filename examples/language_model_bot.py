"""A language model as a bot: any model behind a chat-completions address plays in the arena.

    export MODEL_URL=http://127.0.0.1:11434/v1/chat/completions MODEL_NAME=my-model MODEL_KEY=...
    dicehall arena novodice --bots language_model_bot:Agent,greedy --games 20 --luck value \\
        --decision-limit 120 --game-limit 7200 --out models

The file must lie in the folder from which dicehall is started; docs/language-models.md has more."""

import json
import os
from typing import Any
from urllib.request import Request, urlopen

import dicehall

TRIES = 3
SYSTEM = (
    "You play a dice game and want to win. You are shown the table and a question with its options. "
    "Think briefly, then write on the last line: ANSWER: and the exact text of one option."
)


class Agent:
    """Asks the model, and asks again when its answer is not legal; after three tries it forfeits."""

    def __init__(self, seed: str) -> None:
        # A model that can be seeded then plays the same game each time.
        self.seed = dicehall.Stream(seed).below(65536)

    def decide(self, view: dicehall.View, question: dicehall.Question) -> int:
        """Return the number of the option that the model has chosen."""
        numbers = {option.text: option.number for option in view.options(question)}
        talk = [
            {"role": "system", "content": SYSTEM},
            {"role": "user", "content": dicehall.brief(view, question)},
        ]
        for _ in range(TRIES):
            reply = self.ask(talk)
            chosen = reply.rpartition("ANSWER:")[2].strip()
            if chosen in numbers:
                return numbers[chosen]
            legal = f"'{chosen}' is not legal. Legal are: {'; '.join(numbers)}."
            talk += [{"role": "assistant", "content": reply}, {"role": "user", "content": legal}]
        raise ValueError(f"the model did not name an option in {TRIES} tries, but: {chosen}")

    def ask(self, talk: list[dict[str, str]]) -> str:
        """Return what the model says next."""
        body: dict[str, Any] = {"messages": talk, "seed": self.seed, "temperature": 0}
        body["model"] = os.environ.get("MODEL_NAME", "default")
        headers = {"Content-Type": "application/json"}
        if "MODEL_KEY" in os.environ:
            headers["Authorization"] = f"Bearer {os.environ['MODEL_KEY']}"
        request = Request(os.environ["MODEL_URL"], json.dumps(body).encode(), headers)
        with urlopen(request, timeout=100) as answer:
            return str(json.load(answer)["choices"][0]["message"]["content"])
