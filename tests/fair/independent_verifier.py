"""A verifier of fair dice written from docs/fair-dice.md alone, as a stranger would."""

from __future__ import annotations

import hmac
import re
from hashlib import sha256
from itertools import pairwise
from typing import Any

HEX64 = "[0-9a-f]{64}"
SEED = "(?:[0-9a-f]{2}){16,64}"
WORD = f"(?:[0-9]{{1,10}}:{HEX64}|-)"
RECORD = {
    **{"dicehall": int, "game": str, "rules": int, "options": dict, "seats": list, "dice": dict},
    **{"steps": list, "scores": list, "over": bool},
}
STEP = {"seat": int, "number": int, "asked": str, "given": str, "check": str}


class Broken(Exception):
    """A condition is broken; its number is the argument. 0: nothing can be said."""


def need(condition: int, holds: object) -> None:
    """Go on only if a condition holds."""
    if not holds:
        raise Broken(condition)


def typed(holder: Any, fields: dict[str, type]) -> None:
    need(1, isinstance(holder, dict))
    for name, kind in fields.items():
        need(1, name in holder and type(holder[name]) is kind)


def several(one: str) -> str:
    return f"{one}(?: {one})*"


def hashed(hexadecimal: str, times: int = 1) -> str:
    data = bytes.fromhex(hexadecimal)
    for _ in range(times):
        data = sha256(data).digest()
    return data.hex()


def turn_and_link(word: str) -> tuple[int, str] | None:
    turn, colon, link = word.partition(":")
    return (int(turn), link) if colon else None


def broken_condition(record: Any, boxes: dict[str, str], **noted: str) -> int | None:
    """Return the condition that a record breaks; None if its dice are fair, 0 if nothing can be said.

    The boxes are the dice of each game as `sides` lists them, without the die `first`.
    """
    try:
        _conditions(record, boxes, noted)
    except Broken as broken:
        return int(broken.args[0])
    return None


def _form(record: Any) -> tuple[bool, bool]:
    """Return whether the record is of version 2, and whether it has the older form."""
    typed(record, RECORD)
    need(1, record["dicehall"] == 1)
    need(1, all(isinstance(name, str) for name in record["seats"]))
    need(1, all(type(score) is int for score in record["scores"]))
    dice = record["dice"]
    need(1, all(isinstance(value, str) for value in dice.values()))
    need(0, dice.get("source") == "fair")
    need(1, "version" in dice)
    need(0, dice["version"] in ("1", "2"))
    chained = dice["version"] == "2"
    older = chained and "links" in dice
    forms = {
        "table": "[A-Za-z0-9_-]{1,64}",
        "commitment": HEX64,
        "seeds": several(SEED),
        "sides": several("[^= ]+=[^ ]+"),
    }
    if chained:
        forms["anchors"] = several(f"(?:{HEX64}|-)")
        forms["links" if older else "shown"] = f"(?:{several(WORD)})?" if older else several(WORD)
        need(1, not (older and "shown" in dice))
    if "secret" in dice:
        forms["secret"] = HEX64
    for name, form in forms.items():
        need(1, re.fullmatch(form, dice.get(name, "="), re.ASCII))
    for step in record["steps"]:
        typed(step, STEP)
        is_roll = step["asked"] == "roll"
        if is_roll or older:
            need(1, not {"by", "set", "hinted"} & step.keys())
        elif chained or "by" in step:
            need(1, step.get("by") in ("player", "bot", "stand_in"))
        need(1, "set" not in step or (type(step["set"]) is int and step["set"] >= 0))
        need(1, "hinted" not in step or (step["hinted"] is True and step.get("by") == "player"))
    return chained, older


def _conditions(record: Any, boxes: dict[str, str], noted: dict[str, str]) -> None:
    chained, older = _form(record)
    dice, steps, seats = record["dice"], record["steps"], len(record["seats"])
    seeds = dice["seeds"].split(" ")
    anchors = dice["anchors"].split(" ") if chained else []

    need(2, noted.get("commitment", dice["commitment"]) == dice["commitment"])
    if "seed" in noted:
        need(2, noted["seed"] in seeds or hashed(noted["seed"]) in anchors)
    need(2, "anchors" not in noted or (chained and noted["anchors"] == dice["anchors"]))

    need(3, len(seeds) == seats)
    need(3, not chained or len(anchors) == seats)
    shown = dice["shown"].split(" ") if chained and not older else ["-"] * seats
    need(3, len(shown) == seats)

    start = f"dicehall bot seed 1/{dice['table']}/{dice['commitment']}"
    fixed = [sha256(f"{start}/{seat}".encode()).hexdigest() for seat in range(seats)]
    if "duplicate" in dice:
        need(4, dice["duplicate"] == dice["table"] and not chained and seeds == fixed)

    for seat in range(seats):
        bot = any(step["seat"] == seat and step.get("by") == "bot" for step in steps)
        bound = hashed(seeds[seat]) == anchors[seat] if chained else not bot
        need(5, seeds[seat] == fixed[seat] or bound)

    if "secret" in dice:
        need(6, hashed(dice["secret"]) == dice["commitment"])
    need(6, "secret" in dice or not record["over"])

    box = f"{boxes[record['game']]} first={','.join(str(seat + 1) for seat in range(seats))}"
    need(7, "components" in record["options"] or dice["sides"] == box)

    answers: list[list[dict[str, Any]]] = [[] for _ in range(seats)]
    for step in steps:
        if step["asked"] != "roll":
            need(8, step["seat"] in range(seats))
            need(8, step["number"] == len(answers[step["seat"]]))
            answers[step["seat"]].append(step)

    for seat, given in enumerate(answers):
        hands = {step.get("by") == "bot" for step in given}
        need(9, len(hands) < 2)
        if chained and not older and hands:
            need(9, hands == {anchors[seat] == "-"})

    for before, step in pairwise([{}, *steps]):
        if "set" in step:
            need(10, step.get("by") == "player" and _in_sets(record["game"], step))
            same = all(before.get(name) == step[name] for name in ("seat", "asked", "set"))
            need(10, step["set"] == step["number"] or same)

    for seat, word in enumerate(map(turn_and_link, shown)):
        if word is not None:
            need(11, anchors[seat] != "-")
            firsts = [_first_turn(one) for one in answers[seat] if one["by"] == "player"]
            need(11, word[0] in firsts and hashed(word[1], word[0] + 2) == anchors[seat])
    links = _listed(record, anchors) if older else []

    numbers = dict.fromkeys(range(-1, seats), 0)
    for place, step in enumerate(steps):
        if step["asked"] == "roll":
            need(12, step["seat"] in numbers and step["number"] == numbers[step["seat"]])
            numbers[step["seat"]] += 1
            kinds = [part.partition("=")[0] for part in dice["sides"].split(" ")]
            need(12, all(die.partition("-")[0] in kinds for die in step["given"].split()))
            link = None
            if older:
                link = links.pop(0)
            elif chained:
                link = _link(step["seat"], steps[:place], shown)
            if "secret" in dice:
                need(13, fallen(dice, step, link) == sorted(step["given"].split()))
    need(0, "secret" in dice and sum(numbers.values()))


def _first_turn(answer: dict[str, Any]) -> int:
    turn: int = answer["set"] if "set" in answer else answer["number"]
    return turn


def _link(seat: int, before: list[dict[str, Any]], shown: list[str]) -> str:
    """Return the link of a seat's roll after these steps."""
    own = [step for step in before if step["asked"] != "roll" and step["seat"] == seat]
    word = turn_and_link(shown[seat]) if seat >= 0 else None
    if word is None or not own or own[-1]["by"] != "player" or word[0] < _first_turn(own[-1]):
        return "-"
    return hashed(word[1], word[0] - _first_turn(own[-1]))


def _in_sets(game: str, answer: dict[str, Any]) -> bool:
    """Return whether an answer can be a piece of a set."""
    given = answer["given"]
    return game == "cubitos" and (given == "enough" or " in " in given)


def _listed(record: dict[str, Any], anchors: list[str]) -> list[str]:
    """Return the link of every roll of the older form, after checking it."""
    steps, text = record["steps"], record["dice"]["links"]
    words = text.split(" ") if text else []
    rolls = [place for place, step in enumerate(steps) if step["asked"] == "roll"]
    need(11, len(words) == len(rolls))
    latest = [-1] * len(anchors)
    since: dict[int, tuple[int, str]] = {}
    for place, written in zip(rolls, words):
        seat, word = steps[place]["seat"], turn_and_link(written)
        if seat not in range(len(anchors)) or anchors[seat] == "-":
            need(11, word is None)
            continue
        own = [
            at
            for at, step in enumerate(steps[:place])
            if step["seat"] == seat and step["asked"] != "roll"
        ]
        if seat in since and since[seat][0] == len(own):
            need(11, since[seat][1] == written)
        since[seat] = (len(own), written)
        if word is not None:
            turn, link = word
            need(11, latest[seat] <= turn < len(own))
            run = own[turn:]
            need(11, all(two == one + 1 for one, two in pairwise(run)))
            need(11, len({steps[at]["asked"] for at in run}) == 1)
            need(11, len(run) == 1 or all(_in_sets(record["game"], steps[at]) for at in run))
            need(11, hashed(link, turn + 2) == anchors[seat])
            latest[seat] = turn
    return [word.partition(":")[2] or "-" for word in words]


def fallen(dice: dict[str, str], roll: dict[str, Any], link: str | None) -> list[str]:
    """Return how the dice of a roll must fall, sorted."""
    sides = dict(part.split("=") for part in dice["sides"].split(" "))
    thrown = sorted((die.partition("-")[0] for die in roll["given"].split()), key=list(sides).index)
    end = "" if link is None else f"/{link}"
    message = (
        f"dicehall fair dice {dice['version']}/{dice['table']}/{dice['seeds']}"
        f"/{roll['seat']}/{roll['number']}{end}"
    )
    blocks = (
        byte
        for block in range(len(thrown) + 1)
        for byte in hmac.digest(
            bytes.fromhex(dice["secret"]), f"{message}/{block}".encode(), "sha256"
        )
    )
    fallen = []
    for kind in thrown:
        faces = sides[kind].split(",")
        byte = next(one for one in blocks if one < 256 - 256 % len(faces))
        fallen.append(f"{kind}-{faces[byte % len(faces)]}")
    return sorted(fallen)
