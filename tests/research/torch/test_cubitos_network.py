"""The network that judges a race is taught from races, and the game computes what it was taught."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
import torch
from research.cubitos import train_network as training
from research.cubitos.network import Network, cards_of_the_box
from research.cubitos.race_notes import SEATS, SHOWN, collect

from dicehall.games.cubitos.bots.race_network import CARD_NUMBERS, RaceNetwork
from dicehall.games.cubitos.encoding.card_features import features_of_kinds
from dicehall.games.cubitos.game import from_options
from dicehall.games.cubitos.rules.dice import START


def test_what_is_taught_from_a_few_races_is_what_the_game_computes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "network.json"
    few = ["--races", "4", "--passes", "2", "--generations", "1", "--next-races", "2"]
    few += ["--next-passes", "2", "--jobs", "1", "--folder", str(tmp_path)]
    monkeypatch.setattr("sys.argv", ["train", *few, "--out", str(file)])
    training.main()
    # The same races give the same notes; what was kept is what a later run goes on from.
    noted = collect("1", 0.0, None, range(4), 1)
    kept = dict(np.load(tmp_path / "races-0-0-4.npz"))
    assert (kept["rows"] == noted["rows"]).all()
    taught = file.read_text("utf-8")
    (tmp_path / "network-1.json").unlink()
    file.unlink()
    training.main()
    assert file.read_text("utf-8") == taught
    saved = json.loads(taught)
    assert saved["recipe"].count(training.recipe()) == 2
    curve = (tmp_path / "curve.csv").read_text("utf-8").splitlines()
    assert {line.partition(",")[0] for line in curve[1:]} == {"0", "1"}
    game = from_options({"race": "2", "players": 2})
    network = Network(
        np.array([features_of_kinds(game)[:START]], np.float32), cards_of_the_box(), "cpu"
    )
    network.begin_as(saved)
    state = game.start()
    state.players[0].credit = 4
    made = RaceNetwork(game, saved)
    rows = []
    for seat in range(SEATS):
        known = made.inputs(state, min(seat, 1))
        counts = [float(count) for count in (*known.owned, *known.draw, *known.roll)]
        rows.append([*counts, *known.numbers(), known.horizon()])
    race = [*(CARD_NUMBERS[card.id] for card in game.cards), 2, 0, 0, 0]
    assert len(race) == SHOWN
    said = network.strengths(torch.tensor([rows]), torch.tensor([race]))[0].detach()
    for seat in range(2):
        assert made.strength_now(state, seat) == pytest.approx(float(said[seat]), abs=1e-4)
