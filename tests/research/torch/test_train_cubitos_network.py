"""The network that judges a race is taught from races, and the game computes what it was taught."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
import torch
from scripts import train_cubitos_network as training
from scripts.cubitos_race_notes import SEATS, collect

from dicehall.games.cubitos.bots.race_network import RaceNetwork
from dicehall.games.cubitos.bots.value import CARD_NUMBERS
from dicehall.games.cubitos.game import from_options


def test_what_is_taught_from_a_few_races_is_what_the_game_computes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "network.json"
    notes = tmp_path / "notes.npz"
    few = ["--races", "4", "--passes", "2", "--jobs", "1", "--notes", str(notes)]
    monkeypatch.setattr("sys.argv", ["train", *few, "--out", str(file)])
    training.main()
    noted = collect("1", 0.0, range(4), 1)
    # The same races give the same notes; what was kept is what a later run goes on from.
    kept = dict(np.load(notes))
    assert (kept["rows"] == noted["rows"]).all()
    assert int(kept["races"]) == 4
    saved = json.loads(file.read_text("utf-8"))
    network = training.Network(noted["does"], "cpu")
    for name, part in network.parts.items():
        if name != "own":
            part.data = torch.tensor(saved[name], dtype=torch.float32).reshape(part.shape)
    told = noted["does"] @ saved["told"] + saved["told_constant"]
    network.parts["own"].data = torch.tensor(saved["kinds"] - told, dtype=torch.float32)
    game = from_options({"race": "2", "players": 2})
    state = game.start()
    state.players[0].credit = 4
    made = RaceNetwork(game, saved)
    rows = []
    for seat in range(SEATS):
        known = made.inputs(state, min(seat, 1))
        counts = [float(count) for count in (*known.owned, *known.draw, *known.roll)]
        rows.append([*counts, *known.numbers(), known.horizon(), 0.0])
    cards = [CARD_NUMBERS[card.id] for card in game.cards]
    said = network.strengths(torch.tensor([rows]), torch.tensor([[*cards, 2, 0]]))[0].detach()
    for seat in range(2):
        assert made.strength_now(state, seat) == pytest.approx(float(said[seat]), abs=1e-4)
