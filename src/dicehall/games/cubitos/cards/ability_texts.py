"""Read and write abilities as texts such as ``run(Gain(money=3), given=Busted())``.

A text is parsed as Python, but nothing is run: only the names of `vocabulary` are known, with fields of the
kinds listed there.
"""

# Not compiled: abilities are read once a game.

from __future__ import annotations

import ast
from typing import Any, Final

from dicehall.core.mistakes import BadOptions
from dicehall.core.words import Do
from dicehall.games.cubitos.cards import amounts, choosing_dice, conditions
from dicehall.games.cubitos.cards.ability import MOST, NOBODY, SWORDS, Ability
from dicehall.games.cubitos.cards.amounts import NO_COLOUR
from dicehall.games.cubitos.cards.moments import (
    BEFORE_SWORDS,
    BUST,
    COMPARE,
    MOMENT_NAMES,
    RUN_PHASE_END,
    SECOND,
)
from dicehall.games.cubitos.cards.vocabulary import (
    ABILITIES,
    ABILITY,
    CALLED,
    COLOUR,
    FLAG,
    MADE,
    NAMED,
    RANGES,
    TEXT,
    THIS_DIE,
    ZONES,
    ZONES_BY_NAME,
)
from dicehall.games.cubitos.rules.dice import GRAY

MOST_LETTERS: Final = 400
"""The most letters an ability may have."""
DEEPEST: Final = 6
"""How deeply words may be nested."""


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
    """Return the names in an expression; zones may be several, joined by a bar."""
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
    named: dict[str, object] = {}
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


def written(ability: Ability) -> str:
    """Return the text of an ability, which `read_ability` can read back."""
    inner: dict[str, object] = {"given": ability.given}
    rest: tuple[Any, ...] = ability.words
    name = MOMENT_NAMES[ability.moment]
    if ability.moment == COMPARE:
        name = "most_swords" if ability.concerns == MOST else "each_with_swords"
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
        inner["before"] = SWORDS
    entry = ABILITIES[name]
    parts = [_value(one, entry.rest or THIS_DIE) for one in rest]
    parts += [
        f"{field}={_value(value, entry.fields[field])}"
        for field, value in inner.items()
        if not isinstance(value, conditions.Always) and value != NOBODY
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
