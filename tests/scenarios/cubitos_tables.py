"""The tables of all questions and abilities of Cubitos that `docs/scenarios.md` shows, made from the code.

Whoever changes a question or a card runs

    python -m tests.scenarios.cubitos_tables

from the top of the checkout, which writes the tables anew.
"""

from __future__ import annotations

from pathlib import Path

from dicehall.core.question import Choice
from dicehall.core.words import Pick
from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.cards.abilities import AbilityToUse
from dicehall.games.cubitos.cards.choosing_dice import DieToTake
from dicehall.games.cubitos.cards.moments import MOMENT_NAMES
from dicehall.games.cubitos.cards.offer_words import OneOf, YesOrNo
from dicehall.games.cubitos.cards.sword_words import WithFewestSwords
from dicehall.games.cubitos.cards.tray_words import FaceChoice, TrayChoice
from dicehall.games.cubitos.rules.dice import COLOUR_NAMES, FACE_NAMES
from dicehall.games.cubitos.rules.draw import DrawDie, UncountedDie
from dicehall.games.cubitos.rules.moving import MovesToBuy, NextSpace, WhereToEnd
from dicehall.games.cubitos.rules.programs import PROGRAMS
from dicehall.games.cubitos.rules.rewards import NearbyReward, RewardToTake
from dicehall.games.cubitos.rules.roll_phase import PushOrPass
from dicehall.games.cubitos.rules.run_phase import DieToBuy
from dicehall.games.cubitos.rules.zones import ZONE_NAMES
from dicehall.games.cubitos.track.track import ANY_DIE, REWARD_NAMES

PAGE = Path(__file__).parent.parent.parent / "docs" / "scenarios.md"
BEGIN = "<!-- The tables of questions and abilities are made by tests/scenarios/cubitos_tables.py. -->\n"
END = "<!-- The tables end here. -->\n"
WHEN = {
    "draw": "which die to draw next, where there are more than are needed",
    "draw_uncounted": "which die of a colour that does not count to draw as well",
    "draw_freely": "which die to take at a free draw",
    "push": "whether to push or to pass",
    "now": "which ability to use after a roll",
    "on_push": "which ability to use before the roll of a push",
    "would_bust": "which ability to use against a bust",
    "keep_green_and_gray": "whether green and gray dice stay in a bust (Punk Fruit)",
    "discard_after_bust": "which die of roll to discard after a bust",
    "run": "which ability to use in the run phase, before the swords and after them",
    "after_move": "which ability to use between moving and buying",
    "buy_moves": "how many moves to buy",
    "move": "where to end the move",
    "step": "where to go with a single step at once",
    "reward": "which reward of the space to take next",
    "nearby_reward": "of which space near by to take the reward",
    "buy": "which die to buy",
    "gain": "which die to gain from a tray",
    "borrow": "which die to borrow from a tray",
    "face": "on which face to set a die",
    "set": "which die to set on a face",
    "free_roll": "which die to roll for free next",
    "lose": "which die to lose",
    "to_roll": "which die goes to roll",
    "give": "which die to give away",
    "give_to": "to whom to give it",
    "either": "which of two gains",
}
"""What each question asks; those called by a red card ask whether to take what it offers."""


def choices() -> dict[str, list[Choice]]:
    """Return every choice that a program of Cubitos offers, by the name of its question."""
    found: dict[str, list[Choice]] = {}
    for program in PROGRAMS:
        for word in program.words:
            if isinstance(word, Pick):
                found.setdefault(word.choice.name(), []).append(word.choice)
    return found


def quoted(texts: list[str]) -> str:
    """Return texts as code, each once."""
    return ", ".join(f"`{text}`" for text in dict.fromkeys(texts))


def answers(asked: list[Choice]) -> str:
    """Return how the options of a question are written, wherever it is asked."""
    stops = [choice.stop for choice in asked if isinstance(choice, AbilityToUse)]
    if stops:
        stop = " or ".join(f"`{text}`" for text in dict.fromkeys(stops))
        return f"a die and the ability, such as `orange-symbol now`; {stop} to stop"
    wanted = [choice.wanted for choice in asked if isinstance(choice, DieToTake)]
    if wanted:
        zones = [
            "red-symbol in active" if name == "active" else f"light in {name}"
            for zone, name in enumerate(ZONE_NAMES)
            if any(dice.zones >> zone & 1 for dice in wanted)
        ]
        optional = any(dice.optional for dice in wanted)
        return quoted(zones) + ("; `enough` where fewer will do" if optional else "")
    return "; or ".join(dict.fromkeys(forms(choice) for choice in asked))


def forms(choice: Choice) -> str:
    """Return how the options of a choice are written."""
    if isinstance(choice, DrawDie):
        return quoted(["light in draw"])
    if isinstance(choice, UncountedDie):
        return quoted(["light in draw", "enough"])
    if isinstance(choice, PushOrPass):
        return quoted(["push", "pass"])
    if isinstance(choice, YesOrNo):
        return quoted(["yes", "no"])
    if isinstance(choice, OneOf):
        return quoted([choice.first, choice.other])
    if isinstance(choice, MovesToBuy):
        return "a number, such as `0` or `2`"
    if isinstance(choice, WhereToEnd | NextSpace | NearbyReward):
        return "a space, such as `C7`, `2/C7`, `start` or `finish`"
    if isinstance(choice, RewardToTake):
        rewards = [
            name if kind == ANY_DIE else f"{name} 2" for kind, name in enumerate(REWARD_NAMES)
        ]
        return quoted([*rewards, "none"])
    if isinstance(choice, DieToBuy):
        return "a colour, such as `red`, or `none`"
    if isinstance(choice, TrayChoice):
        return "a kind of die, such as `red` or `light`; `none` where it may be declined"
    if isinstance(choice, FaceChoice):
        return quoted(list(FACE_NAMES))
    if isinstance(choice, WithFewestSwords):
        return quoted(["player 2"])
    raise ValueError(f"nothing says how the options of {choice.name()} are written")


def tables() -> str:
    """Return both tables."""
    lines = ["| asked | what it asks | answers |", "|---|---|---|"]
    found = choices()
    cards = [card.id for card in ALL_CARDS if card.id in found]
    for name in [*WHEN, *cards]:
        asks = WHEN.get(name, "whether to take what the red card of this name offers")
        lines.append(f"| `{name}` | {asks} | {answers(found[name])} |")
    lines += ["", "| colour | card | its abilities |", "|---|---|---|"]
    for card in ALL_CARDS:
        moments = [
            MOMENT_NAMES[moment]
            for moment, program in enumerate(card.programs)
            if program is not None
        ]
        lines.append(
            f"| {COLOUR_NAMES[card.colour]} | `{card.id}` | {quoted(moments) or 'no ability to use'} |"
        )
    return "\n".join(lines) + "\n"


def written(page: str) -> str:
    """Return a page with the tables as they are now."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{tables()}\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
