"""What the dice of a record do not show: what only the rules can find, and what nobody can.

The letters are those of docs/fair-dice.md, which gives the reason for each.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from itertools import pairwise

from tests.core.fair_play import OWN_SEED
from tests.fair.independent_verifier import fallen
from tests.fair.records import Saved, in_older_form
from tests.fair.spoiling import (
    Spoilt,
    answers,
    chained_seats,
    changed,
    earlier_answers,
    first_turn,
    is_roll,
    pairs,
    rolls,
    sets,
    shown_turn,
    with_set,
    with_step,
    with_word,
    without_set,
    words,
)
from tests.table.chained import link

from dicehall.core.fair import FairDice
from dicehall.core.match import Match
from dicehall.core.mistakes import Mistake
from dicehall.core.record import record_of
from dicehall.games.registry import new_game


def played_again(saved: Saved) -> Match | None:
    """Return the match of a record's steps, whatever its checksums; None if the rules do not allow them."""
    match = Match(new_game(saved["game"], saved["options"]).under(saved["rules"]))
    try:
        for step in saved["steps"]:
            seat, given = step["seat"], step["given"]
            if is_roll(step):
                throw = next(throw for throw in match.throws() if throw.seat == seat)
                match.land(throw, match.game.dice.parse(given))
            else:
                question = match.question(seat)
                if question is None or question.asked != step["asked"]:
                    return None
                match.answer(question, given)
    except (Mistake, StopIteration):
        return None
    return match


def made_to_fit(saved: Saved) -> Iterator[Saved]:
    """Yield a record with the checksums and scores of its steps, if the rules allow these."""
    match = played_again(saved)
    if match is not None and match.over() == saved["over"]:
        other = copy.deepcopy(saved)
        other["scores"] = match.scores()
        for step, made in zip(other["steps"], match.steps):
            step["check"] = made.check
        yield other


# --------------------------------------------------------------------------- seen by nobody


def made_anew(saved: Saved) -> Spoilt:
    """The same game with another secret and other dice, written by somebody who played it alone."""
    seats = len(saved["seats"])
    dice = FairDice(b"another secret, of 32 bytes, too", [OWN_SEED] * seats, saved["dice"]["table"])
    match = Match(new_game(saved["game"], saved["options"]), dice, listen=False)
    while not match.over():
        question = match.questions()[0]
        match.answer(question, match.options(question)[-1])
    yield json.loads(record_of(match, tuple(saved["seats"]), dice.origin()).text())


def cut_off(saved: Saved) -> Spoilt:
    for end in range(len(saved["steps"]) * 2 // 3, len(saved["steps"])):
        other = {**copy.deepcopy(saved), "steps": saved["steps"][:end], "over": False}
        if "links" in other["dice"]:
            left = sum(map(is_roll, other["steps"]))
            other["dice"]["links"] = " ".join(words(saved, "links")[:left])
        for seat in chained_seats(saved):
            turns = [first_turn(other["steps"][at]) for at in answers(other, "player", seat)]
            shown = max(turn for turn in turns if turn <= shown_turn(saved, seat))
            other = with_word(other, "shown", seat, f"{shown}:{link(seat, shown)}")
        yield from made_to_fit(other)


def another_answer(saved: Saved) -> Spoilt:
    match = Match(new_game(saved["game"], saved["options"]).under(saved["rules"]))
    for place, step in enumerate(saved["steps"]):
        if is_roll(step):
            throw = next(throw for throw in match.throws() if throw.seat == step["seat"])
            match.land(throw, match.game.dice.parse(step["given"]))
            continue
        question = match.question(step["seat"])
        assert question is not None
        for option in match.options(question):
            if option.text != step["given"]:
                yield from made_to_fit(with_step(saved, place, given=option.text))
        match.answer(question, step["given"])


def another_hand(saved: Saved) -> Spoilt:
    if "shown" in saved["dice"]:
        for place in earlier_answers(saved, "player"):
            if "set" not in saved["steps"][place]:
                yield with_step(saved, place, by="stand_in")


def a_set_split(saved: Saved) -> Spoilt:
    if "shown" in saved["dice"]:
        yield from (without_set(saved, *pieces) for pieces in sets(saved) if len(pieces) > 1)


def answers_merged(saved: Saved) -> Spoilt:
    for one, two in pairs(saved):
        if saved["steps"][one].get("by") == "player" and "shown" in saved["dice"]:
            yield with_set(saved, [one, two], saved["steps"][one]["number"])


def left_earlier(saved: Saved) -> Spoilt:
    for seat in chained_seats(saved):
        for place in answers(saved, "player", seat)[::-1]:
            turn = first_turn(saved["steps"][place])
            if turn < shown_turn(saved, seat):
                yield with_word(saved, "shown", seat, f"{turn}:{link(seat, turn)}")


def another_order(saved: Saved) -> Spoilt:
    steps = saved["steps"]
    for place, (one, two) in enumerate(pairwise(steps)):
        if one["seat"] == two["seat"] or "links" in saved["dice"]:
            continue
        other = copy.deepcopy(saved)
        other["steps"][place : place + 2] = other["steps"][place + 1], other["steps"][place]
        yield from made_to_fit(other)


def other_names(saved: Saved) -> Spoilt:
    yield {**saved, "seats": [f"Somebody {seat}" for seat in range(len(saved["seats"]))]}


def other_hints(saved: Saved) -> Spoilt:
    if "shown" in saved["dice"]:
        yield with_step(saved, answers(saved, "player")[1], hinted=True)


def another_hand_in_version_1(saved: Saved) -> Spoilt:
    if saved["dice"]["version"] == "1":
        for place in answers(saved, "player"):
            if "set" not in saved["steps"][place]:
                yield with_step(saved, place, by="stand_in")


def the_older_form(saved: Saved) -> Spoilt:
    if "shown" in saved["dice"]:
        yield in_older_form(copy.deepcopy(saved))


UNSEEN: dict[str, tuple[str, Callable[[Saved], Spoilt]]] = {
    "a record made anew": ("a", made_anew),
    "a cut-off end": ("b", cut_off),
    "another answer with the same dice": ("c", another_answer),
    "a player's answer, not before a roll, called a stand-in's": ("d", another_hand),
    "a set split where no roll falls otherwise": ("d", a_set_split),
    "two answers merged where no roll falls otherwise": ("d", answers_merged),
    "a chain left earlier where no roll falls otherwise": ("d", left_earlier),
    "steps of different seats in another order": ("e", another_order),
    "other names": ("g", other_names),
    "other hints": ("g", other_hints),
    "another hand in version 1": ("h", another_hand_in_version_1),
    "the older form": ("i", the_older_form),
}
"""What no check of a record can see, each with its letter. For f, there is nothing in a record to change."""

# -------------------------------------------------------------------------- seen by the rules


def over_claimed(saved: Saved) -> Spoilt:
    if not saved["over"]:
        yield {**saved, "over": True}


def over_denied(saved: Saved) -> Spoilt:
    if saved["over"]:
        yield {**saved, "over": False}


def cut_off_and_called_over(saved: Saved) -> Spoilt:
    for other in cut_off({**saved, "over": False}):
        yield {**other, "over": True}


def other_scores(saved: Saved) -> Spoilt:
    yield {**saved, "scores": [score + 1 for score in saved["scores"]]}


def another_checksum(saved: Saved) -> Spoilt:
    yield with_step(saved, answers(saved)[3], check="0" * len(saved["steps"][0]["check"]))


def an_answer_not_offered(saved: Saved) -> Spoilt:
    yield with_step(saved, answers(saved)[3], given="another answer")


def another_answer_alone(saved: Saved) -> Spoilt:
    for place in answers(saved):
        if saved["steps"][place]["given"] == "push":
            yield with_step(saved, place, given="pass")
            return


def another_order_alone(saved: Saved) -> Spoilt:
    steps = saved["steps"]
    for place, (one, two) in enumerate(pairwise(steps)):
        if one["seat"] != two["seat"] and not is_roll(one) and not is_roll(two):
            other = copy.deepcopy(saved)
            other["steps"][place : place + 2] = other["steps"][place + 1], other["steps"][place]
            yield other
            return


def the_last_die_left_out(saved: Saved) -> Spoilt:
    """Of the last kind, so that all others fall as before."""
    order = [part.partition("=")[0] for part in saved["dice"]["sides"].split(" ")]
    for place in rolls(saved):
        dice = saved["steps"][place]["given"].split()
        kinds = [die.partition("-")[0] for die in dice]
        last = max(kinds, key=order.index)
        if len(dice) > 1 and kinds.count(last) == 1:
            del dice[kinds.index(last)]
            yield with_step(saved, place, given=" ".join(dice))
            return


def a_roll_more(saved: Saved) -> Spoilt:
    """A last roll of the table, whose dice fall as they should."""
    if "links" not in saved["dice"]:
        number = len(rolls(saved, -1))
        kind, sides = saved["dice"]["sides"].split(" ")[0].split("=")
        wanted = {"seat": -1, "number": number, "given": f"{kind}-{sides.split(',')[0]}"}
        link = "-" if saved["dice"]["version"] == "2" else None
        given = " ".join(fallen(saved["dice"], wanted, link))
        step = {**wanted, "asked": "roll", "given": given, "check": saved["steps"][-1]["check"]}
        yield changed(saved, lambda other: other["steps"].append(step))


def another_race(saved: Saved) -> Spoilt:
    if saved["game"] == "cubitos":
        yield changed(saved, lambda other: other["options"].update(race="2"))


BY_RULES: dict[str, Callable[[Saved], Spoilt]] = {
    "a game given up that is called over": over_claimed,
    "a game that is over and called given up": over_denied,
    "a cut-off end that is called over": cut_off_and_called_over,
    "other scores": other_scores,
    "another checksum": another_checksum,
    "an answer that is not offered": an_answer_not_offered,
    "another answer with the old checksums": another_answer_alone,
    "steps in another order with the old checksums": another_order_alone,
    "the last die of a roll left out": the_last_die_left_out,
    "a roll that is not due": a_roll_more,
    "another race": another_race,
}
"""What only those who know the rules can see: condition 14."""
