"""The network that judges a race of Cubitos, as tensors that can be fitted; it needs PyTorch."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from research.cubitos.race_notes import SEATS, SHOWN, UNKNOWN

from dicehall.games.cubitos.bots.race_inputs import FANS_AT, HAND_AT, NAMES
from dicehall.games.cubitos.bots.race_network import AT_HAND, FEW, MORE, OWNED, PACE_UNIT, ROLLED
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.encoding.card_features import FEATURE_COUNT, features_of_kinds
from dicehall.games.cubitos.game import from_options
from dicehall.games.cubitos.rules.dice import COLOURS, START
from dicehall.games.cubitos.track.maps import TRACK_NAMES

PACES = 2
OF_A_KIND = OWNED + MORE + AT_HAND + ROLLED + PACES
"""How many numbers there are of a kind of die; the last ones add to the pace."""
UNITS = (64, 16)
LEFT_OUT = 0.2
"""How often the numbers of a card are left out, so that what it does must tell."""
DIGITS = 5


class Network:
    """Strengths from what is known of every player, as tensors that can be fitted."""

    def __init__(self, does: NDArray[np.float32], cards: NDArray[np.float32], device: str) -> None:
        import torch

        def drawn(spread: float, *shape: int) -> Any:
            return (spread * torch.randn(*shape)).to(device).requires_grad_()

        def same(number: float, *shape: int) -> Any:
            return torch.full(shape, number, device=device, requires_grad=True)

        kinds, told = cards.shape
        known = OF_A_KIND - PACES + len(NAMES) + 2
        self.does: Any = torch.tensor(does, device=device)
        """By race and kind of dice: what they do."""
        self.cards = cards
        """By card of the box, and for gray dice: the same."""
        self.parts: dict[str, Any] = {
            "own": drawn(0.05, kinds, OF_A_KIND),
            "told": drawn(0.02, told, OF_A_KIND),
            "told_constant": same(0.0, OF_A_KIND),
            "first": drawn(known**-0.5, known, UNITS[0]),
            "first_constant": same(0.0, UNITS[0]),
            "second": drawn(UNITS[0] ** -0.5, UNITS[1], UNITS[0]),
            "second_constant": same(0.0, UNITS[1]),
            "third": drawn(UNITS[1] ** -0.5, UNITS[1]),
            "direct": same(0.0, len(NAMES)),
            "pace": drawn(0.5, 2),
            "pace_constant": same(2.0, 1),
            "laps": same(1.0, 1),
        }

    def kinds(self, sets: Any, learning: bool) -> Any:
        """Return the numbers of the ten kinds of dice in each race."""
        import torch

        races = sets.shape[0]
        gray = torch.tensor([[UNKNOWN - 2, UNKNOWN - 1]], device=sets.device).expand(races, 2)
        cards = torch.cat([sets[:, :COLOURS].long(), gray], 1)
        learned = self.parts["own"]
        own = torch.cat([learned, torch.zeros_like(learned[:1])])[cards]
        if learning:
            own = own * (torch.rand(races, START, 1, device=sets.device) > LEFT_OUT)
        does = self.does[sets[:, SHOWN - 1].long()]
        return own + does @ self.parts["told"] + self.parts["told_constant"]

    def strengths(self, rows: Any, sets: Any, learning: bool = False) -> Any:
        """Return the strengths of all seats; see `RaceNetwork.strength`, which computes the same."""
        import torch

        parts = self.parts
        kinds = self.kinds(sets, learning)
        owned, draw, roll = (rows[..., START * n : START * (n + 1)] for n in range(3))
        numbers = rows[..., 3 * START : 3 * START + len(NAMES)]
        horizon = rows[..., 3 * START + len(NAMES)]
        more = torch.clamp(owned - FEW, min=0)
        begin, sums = 0, []
        for counts, size in (
            (owned, OWNED),
            (more, MORE),
            (draw + roll, AT_HAND),
            (roll, ROLLED),
        ):
            sums.append(torch.einsum("bsk,bke->bse", counts, kinds[..., begin : begin + size]))
            begin += size
        pace = (
            torch.einsum("bsk,bk->bs", owned, kinds[..., begin])
            + torch.einsum("bsk,bk->bs", more, kinds[..., begin + 1])
            + numbers[..., HAND_AT : FANS_AT + 1] @ parts["pace"]
            + parts["pace_constant"]
        )
        pace = 1 + torch.nn.functional.softplus(pace)
        rounds = horizon / pace
        both = [pace[..., None] / PACE_UNIT, rounds[..., None] / PACE_UNIT]
        known = torch.cat([*sums, numbers, *both], -1)
        units = torch.relu(known @ parts["first"] + parts["first_constant"])
        units = torch.relu(units @ parts["second"].T + parts["second_constant"])
        return units @ parts["third"] + numbers @ parts["direct"] - parts["laps"] * rounds

    def begin_as(self, before: dict[str, Any]) -> None:
        """Take over a network that was saved."""
        import torch

        told = self.cards @ np.array(before["told"]) + np.array(before["told_constant"])
        for name, part in self.parts.items():
            numbers = np.array(before["kinds"]) - told if name == "own" else before[name]
            taken = torch.tensor(np.array(numbers), dtype=torch.float32).reshape(part.shape)
            part.data = taken.to(part.device)


def cards_of_the_box() -> NDArray[np.float32]:
    """Return by card, and for the two kinds of gray dice, what a die does."""
    found = np.zeros((UNKNOWN, FEATURE_COUNT), np.float32)
    usual = [next(card.id for card in ALL_CARDS if card.colour == one) for one in range(COLOURS)]
    for number, card in enumerate(ALL_CARDS):
        cards = [card.id if one == card.colour else usual[one] for one in range(COLOURS)]
        does = features_of_kinds(from_options({"cards": cards, "tracks": [TRACK_NAMES[0]]}))
        found[number] = does[card.colour]
        found[UNKNOWN - 2 :] = does[COLOURS:START]
    return found


def log_chances(network: Network, rows: Any, sets: Any, learning: bool = False) -> Any:
    """Return the logarithms of all seats' chances to win; 0 for seats that are empty."""
    import torch

    there = torch.arange(SEATS, device=sets.device) < sets[:, 8:9]
    strengths = network.strengths(rows.float(), sets, learning).masked_fill(~there, -1e9)
    return torch.log_softmax(strengths, -1).masked_fill(~there, 0)


def saved(network: Network, recipe: str) -> dict[str, Any]:
    """Return the network as `dicehall.games.cubitos.bots.race_network` reads it."""
    parts = {name: part.detach().cpu().double().numpy() for name, part in network.parts.items()}
    told = network.cards.astype(float) @ parts["told"] + parts["told_constant"]
    kinds = parts.pop("own") + told
    numbers = {name: np.round(part, DIGITS).tolist() for name, part in parts.items()}
    for alone in ("pace_constant", "laps"):
        numbers[alone] = numbers[alone][0]
    about = {"about": "made by research/cubitos/train_network.py", "recipe": recipe}
    return {**about, "kinds": np.round(kinds, DIGITS).tolist(), **numbers}
