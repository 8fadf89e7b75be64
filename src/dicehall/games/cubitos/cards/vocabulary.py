"""The vocabulary of cards: every word with its fields, so that abilities can be read from text and written.

``run(Gain(money=3), given=Busted())`` is read as Python reads it, but nothing is run: only these names are
known, with fields of these kinds.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from dicehall.core.mistakes import BadOptions
from dicehall.core.words import Do, Word
from dicehall.games.cubitos.cards import (
    amounts,
    card,
    choosing_dice,
    conditions,
    free_roll_words,
    gain_words,
    loss_words,
    offer_words,
    push_words,
    sword_words,
    tray_words,
)
from dicehall.games.cubitos.cards.abilities import NOW_AT_ONCE
from dicehall.games.cubitos.cards.amounts import NO_COLOUR, Amount
from dicehall.games.cubitos.cards.card import Ability
from dicehall.games.cubitos.cards.conditions import CardCondition
from dicehall.games.cubitos.cards.moments import (
    BEFORE_SWORDS,
    BUST,
    COMPARE,
    MOMENT_NAMES,
    RUN_PHASE_END,
    SECOND,
)
from dicehall.games.cubitos.cards.phrase import Phrase
from dicehall.games.cubitos.rules import moving
from dicehall.games.cubitos.rules.dice import COLOUR_NAMES, GRAY
from dicehall.games.cubitos.rules.zones import ZONE_NAMES

NUMBER: Final = "a number from 0 to 9"
COUNT: Final = "a number from 1 to 9"
PAIR: Final = "a number from 2 to 4"
FLAG: Final = "True or False"
TEXT: Final = "a text"
COLOUR: Final = "a colour"
ZONES: Final = "a zone"
AMOUNT: Final = "an amount"
CONDITION: Final = "a condition"
ACTIVES: Final = "Active(...)"
GAIN: Final = "Gain(...)"
WORD: Final = "a word"
ABILITY: Final = "an ability"
THIS_DIE: Final = "THIS"
TIES: Final = "START_PLAYER"
BEFORE: Final = "SWORDS"
"""The kinds of fields."""
RANGES: Final = {NUMBER: (0, 9), COUNT: (1, 9), PAIR: (2, 4)}
MOST_LETTERS: Final = 400
"""The most letters an ability may have."""
DEEPEST: Final = 6
"""How deeply words may be nested."""


@dataclass(frozen=True)
class Entry:
    """One word of the vocabulary."""

    make: Callable[..., Any]
    """What makes it."""
    fields: dict[str, str]
    """Its fields, and of which kind each is, in the order in which they may stand without a name."""
    rest: str = ""
    """The kind of any number of values without a name, where it takes those."""


def _moments() -> dict[str, Entry]:
    given = {"given": CONDITION}
    once = {**given, "once_until_rolled": FLAG}
    return {
        "now": Entry(card.now, given, WORD),
        "on_push": Entry(card.on_push, once, WORD),
        "after_push": Entry(card.after_push, given, WORD),
        "would_bust": Entry(card.would_bust, once, WORD),
        "run": Entry(card.run, given, WORD),
        "power": Entry(card.power, {**given, "before": BEFORE}, WORD),
        "any_time": Entry(card.any_time, given, WORD),
        "after_move": Entry(card.after_move, given, WORD),
        "most_swords": Entry(card.most_swords, {"ties": TIES}, WORD),
        "each_with_swords": Entry(card.each_with_swords, {}, WORD),
        "must": Entry(card.must, {"ability": ABILITY}),
        "must_lose": Entry(card.must_lose, {"what": THIS_DIE, "given": CONDITION}),
        "stays_in_bust": Entry(card.stays_in_bust, {}, COLOUR),
    }


ABILITIES: Final[dict[str, Entry]] = _moments()
"""When."""
WORDS: Final[dict[str, Entry]] = {
    "Gain": Entry(
        gain_words.Gain,
        {
            **dict.fromkeys(("money", "move", "water", "credit"), NUMBER),
            **{"times": AMOUNT, "given": CONDITION},
        },
    ),
    "GainFan": Entry(gain_words.GainFan, {"credits": FLAG, "given": CONDITION}),
    "GrayFacesAgain": Entry(gain_words.GrayFacesAgain, {}),
    "GainDie": Entry(tray_words.GainDie, {"most": AMOUNT, "of": COLOUR, "may": FLAG}),
    "FreeRoll": Entry(
        free_roll_words.FreeRoll,
        {
            **{"number": COUNT, "zones": ZONES, "of": COLOUR, "but": COLOUR},
            **{"up_to": FLAG, "different_colours": FLAG, "times": AMOUNT},
        },
    ),
    "FreeRollAll": Entry(free_roll_words.FreeRollAll, {"zones": ZONES}, COLOUR),
    "LoseThis": Entry(loss_words.LoseThis, {}),
    "LoseDie": Entry(loss_words.LoseDie, {"zones": ZONES, "of": COLOUR, "may": FLAG}),
    "ThisToRoll": Entry(loss_words.ThisToRoll, {}),
    "AnotherToRoll": Entry(loss_words.AnotherToRoll, {}),
    "Borrow": Entry(tray_words.Borrow, {"but": COLOUR}),
    "SetDie": Entry(tray_words.SetDie, {}),
    "PreventBust": Entry(push_words.PreventBust, {"if_hit": FLAG}),
    "PushCannotBust": Entry(push_words.PushCannotBust, {}),
    "MustPushAgain": Entry(push_words.MustPushAgain, {}),
    "StepOnce": Entry(moving.StepOnce, {}),
    "TakeNearbyReward": Entry(moving.TakeNearbyReward, {}),
    "UncountedNextDraw": Entry(push_words.UncountedNextDraw, {}, COLOUR),
    "FreeNextDraw": Entry(push_words.FreeNextDraw, {}),
    "DoubleSwords": Entry(sword_words.DoubleSwords, {}),
    "MayGive": Entry(sword_words.MayGive, {}),
    "NowAtOnce": Entry(lambda: Do(NOW_AT_ONCE), {}),
    "May": Entry(offer_words.May, {}, WORD),
    "Either": Entry(offer_words.Either, {"first": TEXT, "this": GAIN, "other": TEXT, "that": GAIN}),
    "If": Entry(offer_words.If, {"given": ACTIVES, "word": WORD}),
}
"""What."""
AMOUNTS: Final[dict[str, Entry]] = {
    "Just": Entry(amounts.Just, {"number": NUMBER}),
    "FanCount": Entry(amounts.FanCount, {"divided_by": COUNT}),
    "ActiveColours": Entry(amounts.ActiveColours, {}),
    "ActiveDice": Entry(amounts.ActiveDice, {"every": COUNT}, COLOUR),
    "GrayMoves": Entry(amounts.GrayMoves, {}),
    "GrayMoney": Entry(amounts.GrayMoney, {}),
    "RedLinesAhead": Entry(amounts.RedLinesAhead, {"every": COUNT}),
    "PlayersWithFewerSwords": Entry(amounts.PlayersWithFewerSwords, {"each": COUNT}),
}
"""How often."""
CONDITIONS: Final[dict[str, Entry]] = {
    "Active": Entry(conditions.Active, {}, COLOUR),
    "LostADie": Entry(conditions.LostADie, {}),
    "GainedACredit": Entry(conditions.GainedACredit, {}),
    "Busted": Entry(conditions.Busted, {}),
    "ShowsPower": Entry(conditions.ShowsPower, {}),
    "RewardNearby": Entry(conditions.RewardNearby, {}),
    "Together": Entry(conditions.Together, {"dice": PAIR}),
}
"""Given what."""
COLOURS: Final = {name.upper(): number for number, name in enumerate(COLOUR_NAMES)} | {"GRAY": GRAY}
ZONES_BY_NAME: Final = {
    f"FROM_{name.upper()}": 1 << zone for zone, name in enumerate(ZONE_NAMES)
} | {"ANYWHERE": choosing_dice.ANYWHERE}
CALLED: Final = {
    WORD: WORDS,
    GAIN: WORDS,
    AMOUNT: AMOUNTS,
    CONDITION: CONDITIONS,
    ACTIVES: CONDITIONS,
    ABILITY: ABILITIES,
}
"""For fields that hold words: the words there are."""
NAMED: Final[dict[str, dict[str, Any]]] = {
    COLOUR: COLOURS,
    ZONES: ZONES_BY_NAME,
    THIS_DIE: {"THIS": amounts.THIS},
    TIES: {"START_PLAYER": card.START_PLAYER},
    BEFORE: {"SWORDS": card.SWORDS},
    FLAG: {"True": True, "False": False},
}
"""For fields that hold names: the names there are."""
MADE: Final[dict[str, tuple[type, ...]]] = {
    WORD: (Word, Phrase),
    GAIN: (gain_words.Gain,),
    AMOUNT: (Amount,),
    CONDITION: (CardCondition,),
    ACTIVES: (conditions.Active,),
    ABILITY: (Ability,),
}


# ---- reading


def read_ability(text: str) -> Ability:
    """Return the ability that a text describes; a mistake names what is allowed instead."""
    if len(text) > MOST_LETTERS:
        raise BadOptions(f"an ability is {len(text)} letters long; {MOST_LETTERS} will do.")
    try:
        read = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise BadOptions(f"'{text}' is no ability; one reads like run(Gain(money=3)).") from None
    try:
        made = _read(read, ABILITY, "an ability", DEEPEST)
    except RecursionError:
        raise BadOptions("an ability is nested too deeply.") from None
    assert isinstance(made, Ability)
    return made


def _read(node: ast.expr, kind: str, where: str, depth: int) -> Any:
    """Return what an expression says, as a value of a kind."""
    if kind in CALLED:
        return _called(node, kind, where, depth)
    if kind in NAMED:
        names = _names(node, kind)
        if names is None or any(name not in NAMED[kind] for name in names):
            said = ast.unparse(node)[:40]
            raise BadOptions(f"{where} is {said}; there is {', '.join(NAMED[kind])}.")
        values = [NAMED[kind][name] for name in names]
        return sum({*values}) if kind == ZONES else values[0]
    value = node.value if isinstance(node, ast.Constant) else None
    if kind == TEXT:
        if isinstance(value, str) and 0 < len(value) <= 20 and value.isprintable():
            return value
    elif isinstance(value, int) and not isinstance(value, bool):
        least, most = RANGES[kind]
        if least <= value <= most:
            return value
    raise BadOptions(f"{where} is {ast.unparse(node)[:40]}; it must be {kind}.")


def _names(node: ast.expr, kind: str) -> list[str] | None:
    """Return the names of an expression, of zones also several joined by a bar."""
    if isinstance(node, ast.Name):
        return [node.id]
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        return [str(node.value)]
    if kind == ZONES and isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        left, right = _names(node.left, kind), _names(node.right, kind)
        return None if left is None or right is None else left + right
    return None


def _called(node: ast.expr, kind: str, where: str, depth: int) -> Any:
    entries = CALLED[kind]
    name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
    if not isinstance(node, ast.Call) or name not in entries:
        said = name or ast.unparse(node)[:40]
        raise BadOptions(f"{where} is {said}; it must be {kind}: {', '.join(entries)}.")
    if depth == 0:
        raise BadOptions(f"{name} stands too deep within other words.")
    entry = entries[name]
    values: list[Any] = []
    named: dict[str, Any] = {}
    fields = list(entry.fields)
    for place, argument in enumerate(node.args):
        if entry.rest:
            values.append(_read(argument, entry.rest, f"what stands in {name}", depth - 1))
        elif place < len(fields):
            field = fields[place]
            named[field] = _read(argument, entry.fields[field], f"{field} of {name}", depth - 1)
        else:
            raise BadOptions(f"{name} has {len(fields)} fields, not {len(node.args)}.")
    for keyword in node.keywords:
        field = keyword.arg or "**"
        if field not in entry.fields or field in named:
            listed = ", ".join(fields) or "none"
            raise BadOptions(f"{name} has no field {field} to set; it has {listed}.")
        named[field] = _read(keyword.value, entry.fields[field], f"{field} of {name}", depth - 1)
    try:
        made = entry.make(*values, **named)
    except TypeError:
        raise BadOptions(f"{name} needs its fields: {', '.join(fields)}.") from None
    if not isinstance(made, MADE[kind]):
        raise BadOptions(f"{where} is {name}; it must be {kind}.")
    return made


# ---- writing


def written(ability: Ability) -> str:
    """Return the text of an ability, as it is read again."""
    inner: dict[str, Any] = {"given": ability.given}
    rest: tuple[Any, ...] = ability.words
    name = MOMENT_NAMES[ability.moment]
    if ability.moment == COMPARE:
        name = "most_swords" if ability.concerns == card.MOST else "each_with_swords"
        inner = {"ties": ability.ties}
    elif ability.moment == SECOND:
        name = "run"
    elif ability.moment == RUN_PHASE_END:
        name, rest = "must_lose", (amounts.THIS,)
    elif ability.moment == BUST:
        name, rest = "stays_in_bust", _colours_in(ability.stays)
    if ability.once_until_rolled:
        inner["once_until_rolled"] = True
    if ability.moment == BEFORE_SWORDS:
        inner["before"] = card.SWORDS
    entry = ABILITIES[name]
    parts = [_value(one, entry.rest or THIS_DIE) for one in rest]
    parts += [
        f"{field}={_value(value, entry.fields[field])}"
        for field, value in inner.items()
        if not isinstance(value, conditions.Always) and value != card.NOBODY
    ]
    text = f"{name}({', '.join(parts)})"
    return f"must({text})" if ability.forced else text


def _value(value: Any, kind: str) -> str:
    """Return a value of a field as it is written."""
    if kind == ZONES and value != choosing_dice.ANYWHERE:
        zones = [name for name, bit in ZONES_BY_NAME.items() if bit & value and name != "ANYWHERE"]
        return " | ".join(zones)
    if kind in NAMED:
        return next(name for name, other in NAMED[kind].items() if other == value)
    if kind not in CALLED:
        return repr(value).replace("'", '"')
    if isinstance(value, Do):
        return "NowAtOnce()"
    name = type(value).__name__
    entry = CALLED[kind][name]
    parts: list[str] = []
    if entry.rest == COLOUR:
        parts += [_value(colour, COLOUR) for colour in _colours_in(value.colours)]
    elif entry.rest:
        parts += [_value(one, entry.rest) for one in value.words]
    plain = len(entry.fields) == 1 or name in ("Either", "If")
    for field, of in entry.fields.items():
        held = getattr(value, field)
        if _is_default(value, field, held):
            continue
        plainly = plain and not entry.rest and of not in (FLAG, COLOUR, ZONES)
        parts.append(
            _value(held, of) if plainly or field == "number" else f"{field}={_value(held, of)}"
        )
    return f"{name}({', '.join(parts)})"


def _colours_in(bits: int) -> tuple[int, ...]:
    """Return the colours of a set; none for all of them, because then nothing is written."""
    if bits == amounts.EVERY_COLOUR:
        return ()
    return tuple(colour for colour in range(GRAY + 1) if bits >> colour & 1)


def _is_default(value: Any, field: str, held: Any) -> bool:
    """Return whether a field holds its default."""
    if field == "every" and isinstance(value, amounts.ActiveDice):
        return bool(held == 1)
    fields = type(value).__dataclass_fields__
    default = fields[field].default
    return bool(held == default) or (held == NO_COLOUR and field in ("of", "but"))
