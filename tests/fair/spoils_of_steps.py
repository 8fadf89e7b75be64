"""Ways of spoiling the steps of a record and the links that go with them: conditions 8 to 13."""

from __future__ import annotations

import copy
from itertools import pairwise

from tests.fair.records import Saved
from tests.fair.spoiling import (
    Spoilt,
    answers,
    chained_seats,
    changed,
    first_turn,
    flip,
    is_roll,
    last_answer,
    last_answers,
    pairs,
    rolls,
    sets,
    shown_turn,
    spoils,
    with_set,
    with_step,
    with_word,
    without_set,
    without_step,
    words,
)
from tests.table.chained import link

# ------------------------------------------------------------------------------ 8: the answers


@spoils("an answer dropped", 8)
def _(saved: Saved) -> Spoilt:
    yield without_step(saved, answers(saved)[4])


@spoils("an answer twice", 8)
def _(saved: Saved) -> Spoilt:
    place = answers(saved)[4]
    yield changed(
        saved, lambda other: other["steps"].insert(place, copy.deepcopy(saved["steps"][place]))
    )


@spoils("an answer to a wrong turn", 8)
def _(saved: Saved) -> Spoilt:
    place = answers(saved)[4]
    yield with_step(saved, place, number=saved["steps"][place]["number"] + 1)


@spoils("an answer of another seat", 8)
def _(saved: Saved) -> Spoilt:
    place = answers(saved, seat=0)[2]
    other = len(answers(saved, seat=1))
    if saved["steps"][place]["number"] != other:
        yield with_step(saved, place, seat=1)


@spoils("an answer of a seat that there is not", 8)
def _(saved: Saved) -> Spoilt:
    yield with_step(saved, answers(saved)[4], seat=9)


@spoils("an answer of the table itself", 8)
def _(saved: Saved) -> Spoilt:
    yield with_step(saved, answers(saved)[4], seat=-1)


@spoils("two answers of a seat in another order", 8)
def _(saved: Saved) -> Spoilt:
    one, two = answers(saved, seat=0)[2:4]

    def exchange(other: Saved) -> None:
        other["steps"][one], other["steps"][two] = other["steps"][two], other["steps"][one]

    yield changed(saved, exchange)


@spoils("a roll that is called an answer", 8)
def _(saved: Saved) -> Spoilt:
    if "links" not in saved["dice"]:
        yield with_step(saved, rolls(saved)[-1], asked="push", by="player", number=99)


# ----------------------------------------------------------------------------- 9: who answered


@spoils("a bot's answer that is called a player's", 9)
def _(saved: Saved) -> Spoilt:
    for place in answers(saved, "bot")[2:3]:
        yield with_step(saved, place, by="player")


@spoils("a bot's answer that is called a stand-in's", 9)
def _(saved: Saved) -> Spoilt:
    for place in answers(saved, "bot")[2:3]:
        yield with_step(saved, place, by="stand_in")


@spoils("all answers of a bot called a player's", 9)
def _(saved: Saved) -> Spoilt:
    bots = answers(saved, "bot")
    if bots and "anchors" in saved["dice"]:
        other = copy.deepcopy(saved)
        for place in bots:
            other["steps"][place]["by"] = "player"
        yield other


@spoils("a player's answer that is called a bot's", 9)
def _(saved: Saved) -> Spoilt:
    if "anchors" in saved["dice"] or "duplicate" in saved["dice"]:
        for place in answers(saved, "player")[3:4]:
            yield with_step(saved, place, by="bot")


@spoils("a stand-in's answer that is called a bot's", 9)
def _(saved: Saved) -> Spoilt:
    for place in answers(saved, "stand_in")[:1]:
        yield with_step(saved, place, by="bot")


# -------------------------------------------------------------------------------- 10: the sets


@spoils("a set of a bot", 10)
def _(saved: Saved) -> Spoilt:
    for place in answers(saved, "bot")[:1]:
        yield with_step(saved, place, set=saved["steps"][place]["number"])


@spoils("a set of a stand-in", 10)
def _(saved: Saved) -> Spoilt:
    for place in answers(saved, "stand_in")[:1]:
        yield with_step(saved, place, set=saved["steps"][place]["number"])


@spoils("a set that begins later", 10)
def _(saved: Saved) -> Spoilt:
    for place in answers(saved, "player")[3:4]:
        yield with_step(saved, place, set=saved["steps"][place]["number"] + 1)


@spoils("a set whose first piece is no piece of it", 10)
def _(saved: Saved) -> Spoilt:
    for pieces in sets(saved):
        if len(pieces) > 1:
            yield without_set(saved, pieces[0])
            return


@spoils("a set in which a piece is missing", 10)
def _(saved: Saved) -> Spoilt:
    for pieces in sets(saved):
        if len(pieces) > 2:
            yield without_set(saved, pieces[1])
            return


@spoils("two sets merged over what lies between", 10)
def _(saved: Saved) -> Spoilt:
    steps = saved["steps"]
    for one in sets(saved):
        for two in sets(saved):
            if two[0] > one[-1] + 1 and steps[one[0]]["seat"] == steps[two[0]]["seat"]:
                yield with_set(saved, two, steps[one[0]]["set"])
                return


@spoils("a set of answers to different questions", 10)
def _(saved: Saved) -> Spoilt:
    steps = saved["steps"]
    for place in range(1, len(steps)):
        one, two = steps[place - 1], steps[place]
        mine = one["seat"] == two["seat"] and one.get("by") == two.get("by") == "player"
        if mine and one["asked"] != two["asked"] and not is_roll(one) and "set" not in one:
            yield with_set(saved, [place - 1, place], one["number"])
            return


@spoils("a set of answers that no set is made of", 10)
def _(saved: Saved) -> Spoilt:
    for place in answers(saved, "player"):
        step = saved["steps"][place]
        if " in " not in step["given"] and step["given"] != "enough":
            yield with_set(saved, [place], step["number"])
            return


@spoils("a set over a roll", 10)
def _(saved: Saved) -> Spoilt:
    steps = saved["steps"]
    for place in last_answers(saved, "player"):
        seat, asked = steps[place]["seat"], steps[place]["asked"]
        after = [at for at in answers(saved, "player", seat) if at > place]
        if after and steps[after[0]]["asked"] == asked and after[0] > place + 1:
            yield with_set(saved, [place, after[0]], steps[place]["number"])
            return


# ------------------------------------------------------------------------------- 11: the links


def with_shown(saved: Saved, seat: int, turn: int, shown: str) -> Saved:
    return with_word(saved, "shown", seat, f"{turn}:{shown}")


@spoils("a newest link that is none of the chain", 11)
def _(saved: Saved) -> Spoilt:
    for seat in chained_seats(saved)[:1]:
        turn = shown_turn(saved, seat)
        yield with_shown(saved, seat, turn, flip(link(seat, turn)))


@spoils("an older link in the place of the newest", 11)
def _(saved: Saved) -> Spoilt:
    for seat in chained_seats(saved)[:1]:
        turn = shown_turn(saved, seat)
        yield with_shown(saved, seat, turn, link(seat, turn - 1))


@spoils("a later link in the place of the newest", 11)
def _(saved: Saved) -> Spoilt:
    for seat in chained_seats(saved)[:1]:
        turn = shown_turn(saved, seat)
        yield with_shown(saved, seat, turn, link(seat, turn + 1))


@spoils("a link of the neighbour in the place of the newest", 11)
def _(saved: Saved) -> Spoilt:
    for seat in chained_seats(saved)[:1]:
        turn = shown_turn(saved, seat)
        yield with_shown(saved, seat, turn, link(1 - seat, turn))


@spoils("the newest links of two seats exchanged", 11)
def _(saved: Saved) -> Spoilt:
    if len(chained_seats(saved)) > 1:
        one, two = chained_seats(saved)[:2]
        first, second = words(saved, "shown")[one], words(saved, "shown")[two]
        yield with_word(with_word(saved, "shown", one, second), "shown", two, first)


@spoils("a newest link for a turn that nobody has answered", 11)
def _(saved: Saved) -> Spoilt:
    for seat in chained_seats(saved)[:1]:
        turn = len(answers(saved, seat=seat))
        yield with_shown(saved, seat, turn, link(seat, turn))


@spoils("a newest link for a thousand million turns", 11)
def _(saved: Saved) -> Spoilt:
    for seat in chained_seats(saved)[:1]:
        yield with_shown(saved, seat, 999_999_999, link(seat, 0))


@spoils("a newest link for a turn within a set", 11)
def _(saved: Saved) -> Spoilt:
    for pieces in sets(saved):
        step = saved["steps"][pieces[-1]]
        if len(pieces) > 1 and step["seat"] in chained_seats(saved):
            yield with_shown(
                saved, step["seat"], step["number"], link(step["seat"], step["number"])
            )
            return


@spoils("a newest link for a turn that a stand-in answered", 11)
def _(saved: Saved) -> Spoilt:
    for place in answers(saved, "stand_in")[:1]:
        step = saved["steps"][place]
        yield with_shown(saved, step["seat"], step["number"], link(step["seat"], step["number"]))


@spoils("a newest link of a bot", 11)
def _(saved: Saved) -> Spoilt:
    for place in answers(saved, "bot")[:1]:
        if "shown" in saved["dice"]:
            yield with_shown(saved, saved["steps"][place]["seat"], 0, link(0, 0))


@spoils("a newest link of a seat that has told its seed at once", 11)
def _(saved: Saved) -> Spoilt:
    for seat, word in enumerate(words(saved, "shown")):
        if word == "-" and words(saved, "anchors")[seat] != "-":
            yield with_shown(saved, seat, 0, link(seat, 0))
            return


# ------------------------------------------------------------------------------- 12: the rolls


@spoils("a roll dropped", 12)
def _(saved: Saved) -> Spoilt:
    if "links" not in saved["dice"]:
        yield without_step(saved, rolls(saved, 0)[2])


@spoils("a roll twice", 12)
def _(saved: Saved) -> Spoilt:
    if "links" not in saved["dice"]:
        place = rolls(saved)[3]
        yield changed(
            saved, lambda other: other["steps"].insert(place, copy.deepcopy(saved["steps"][place]))
        )


@spoils("a roll of a wrong number", 12)
def _(saved: Saved) -> Spoilt:
    place = rolls(saved)[3]
    yield with_step(saved, place, number=saved["steps"][place]["number"] + 1)


@spoils("a roll of another seat", 12)
def _(saved: Saved) -> Spoilt:
    place = rolls(saved, 0)[2]
    number = saved["steps"][place]["number"]
    before = [at for at in rolls(saved, 1) if at < place]
    if "links" not in saved["dice"] and len(before) != number:
        yield with_step(saved, place, seat=1)


@spoils("a roll of a seat that there is not", 12)
def _(saved: Saved) -> Spoilt:
    for place in rolls(saved)[:1]:
        yield with_step(saved, place, seat=9)


@spoils("a die that there is not", 12)
def _(saved: Saved) -> Spoilt:
    yield with_step(saved, rolls(saved)[2], given="Z-lion")


@spoils("two rolls of a seat in another order", 12)
def _(saved: Saved) -> Spoilt:
    one, two = rolls(saved, 0)[1:3]

    def exchange(other: Saved) -> None:
        other["steps"][one], other["steps"][two] = other["steps"][two], other["steps"][one]

    if "links" not in saved["dice"]:
        yield changed(saved, exchange)


# -------------------------------------------------------------------------------- 13: the dice


@spoils("another face of a die", 13)
def _(saved: Saved) -> Spoilt:
    place = rolls(saved)[2]
    kinds = dict(part.split("=") for part in saved["dice"]["sides"].split(" "))
    first, *others = saved["steps"][place]["given"].split()
    kind, _, face = first.partition("-")
    other = next(side for side in kinds[kind].split(",") if side != face)
    yield with_step(saved, place, given=" ".join([f"{kind}-{other}", *others]))


@spoils("a die more", 13, chance=True)
def _(saved: Saved) -> Spoilt:
    kind, sides = saved["dice"]["sides"].split(" ")[0].split("=")
    for place in rolls(saved):
        given = saved["steps"][place]["given"]
        yield with_step(saved, place, given=f"{kind}-{sides.split(',')[0]} {given}")


@spoils("the faces of two rolls exchanged", 13, chance=True)
def _(saved: Saved) -> Spoilt:
    steps, places = saved["steps"], rolls(saved, 0)
    for one, two in pairwise(places):
        other = with_step(saved, one, given=steps[two]["given"])
        yield with_step(other, two, given=steps[one]["given"])


@spoils("an answer moved behind the roll that follows from it", 13, chance=True)
def _(saved: Saved) -> Spoilt:
    if "shown" in saved["dice"]:
        for roll in rolls(saved):
            place = last_answer(saved, roll)
            if place == roll - 1:
                other = copy.deepcopy(saved)
                other["steps"].insert(roll, other["steps"].pop(place))
                yield other


@spoils("a player's answer before a roll that is called a stand-in's", 13, chance=True)
def _(saved: Saved) -> Spoilt:
    for place in last_answers(saved, "player"):
        if "set" not in saved["steps"][place] and "shown" in saved["dice"]:
            yield with_step(saved, place, by="stand_in")


@spoils("a stand-in's answer before a roll that is called a player's", 13, chance=True)
def _(saved: Saved) -> Spoilt:
    for place in last_answers(saved, "stand_in"):
        if saved["steps"][place]["number"] <= shown_turn(saved, saved["steps"][place]["seat"]):
            yield with_step(saved, place, by="player")


@spoils("a set split before a roll", 13, chance=True)
def _(saved: Saved) -> Spoilt:
    ends = set(last_answers(saved, "player"))
    for pieces in sets(saved):
        seat = saved["steps"][pieces[0]]["seat"]
        number = saved["steps"][pieces[-1]]["number"]
        if len(pieces) > 1 and pieces[-1] in ends and number <= shown_turn(saved, seat):
            yield without_set(saved, *pieces)


@spoils("a set that loses its last piece before a roll", 13, chance=True)
def _(saved: Saved) -> Spoilt:
    ends = set(last_answers(saved, "player"))
    for pieces in sets(saved):
        seat = saved["steps"][pieces[0]]["seat"]
        number = saved["steps"][pieces[-1]]["number"]
        if len(pieces) > 1 and pieces[-1] in ends and number <= shown_turn(saved, seat):
            yield with_step(saved, pieces[-1], set=number)


@spoils("two answers before a roll merged to a set", 13, chance=True)
def _(saved: Saved) -> Spoilt:
    ends = set(last_answers(saved, "player"))
    for one, two in pairs(saved):
        step = saved["steps"][one]
        if two in ends and step["number"] < shown_turn(saved, step["seat"]) - 1:
            yield with_set(saved, [one, two], step["number"])


@spoils("a seat that has left its chain earlier", 13, chance=True)
def _(saved: Saved) -> Spoilt:
    for seat in chained_seats(saved):
        for place in answers(saved, "player", seat)[-2::-1]:
            turn = first_turn(saved["steps"][place])
            if turn < shown_turn(saved, seat):
                yield with_shown(saved, seat, turn, link(seat, turn))


@spoils("a seat whose links are denied", 13, chance=True)
def _(saved: Saved) -> Spoilt:
    for seat in chained_seats(saved):
        yield with_word(saved, "shown", seat, "-")


@spoils("a seat that has left its chain later, with links that were never shown", 13, chance=True)
def _(saved: Saved) -> Spoilt:
    for seat in chained_seats(saved):
        for place in answers(saved, "player", seat)[::-1]:
            turn = first_turn(saved["steps"][place])
            if turn > shown_turn(saved, seat):
                yield with_shown(saved, seat, turn, link(seat, turn))


@spoils("the dice of another table", 13)
def _(saved: Saved) -> Spoilt:
    fixed = answers(saved, "bot") or "duplicate" in saved["dice"] or "anchors" in saved["dice"]
    if not fixed:
        yield changed(saved, lambda other: other["dice"].update(table="elsewhere"))


@spoils("version 1 in the place of version 2", 13)
def _(saved: Saved) -> Spoilt:
    if "shown" in saved["dice"]:
        yield changed(saved, lambda other: other["dice"].update(version="1"))


# ------------------------------------------------------------ 11: the links of the older form


def listed(saved: Saved) -> list[int]:
    """Return the places of the words of the older form that name a link."""
    return [at for at, word in enumerate(words(saved, "links")) if word != "-"]


@spoils("older form: an older link in a link's place, with its turn", 11)
def _(saved: Saved) -> Spoilt:
    steps = [step for step in saved["steps"] if is_roll(step)]
    for at in listed(saved)[3:]:
        turn = int(words(saved, "links")[at].partition(":")[0])
        if turn > 0 and _alone(saved, at):
            seat = steps[at]["seat"]
            yield with_word(saved, "links", at, f"{turn - 1}:{link(seat, turn - 1)}")
            return


def _alone(saved: Saved, at: int) -> bool:
    """Return whether the last answer before a roll cannot be a piece of a set with the one before it."""
    roll = [place for place, step in enumerate(saved["steps"]) if is_roll(step)][at]
    place = last_answer(saved, roll)
    if place is None:
        return False
    before, step = saved["steps"][place - 1], saved["steps"][place]
    return bool((before["seat"], before["asked"]) != (step["seat"], step["asked"]))


@spoils("older form: a link that is none of the chain", 11)
def _(saved: Saved) -> Spoilt:
    for at in listed(saved)[:1]:
        yield with_word(saved, "links", at, flip(words(saved, "links")[at]))


@spoils("older form: a link of a turn to come", 11)
def _(saved: Saved) -> Spoilt:
    for at in listed(saved)[:1]:
        seat = [step for step in saved["steps"] if is_roll(step)][at]["seat"]
        yield with_word(saved, "links", at, f"90:{link(seat, 90)}")


@spoils("older form: a link of the neighbour", 11)
def _(saved: Saved) -> Spoilt:
    for at in listed(saved)[:1]:
        turn = int(words(saved, "links")[at].partition(":")[0])
        seat = [step for step in saved["steps"] if is_roll(step)][at]["seat"]
        yield with_word(saved, "links", at, f"{turn}:{link((seat + 1) % 2, turn)}")


@spoils("older form: two links exchanged", 11)
def _(saved: Saved) -> Spoilt:
    if listed(saved):
        one, two = listed(saved)[0], listed(saved)[-1]
        first, second = words(saved, "links")[one], words(saved, "links")[two]
        yield with_word(with_word(saved, "links", one, second), "links", two, first)


@spoils("older form: a link of the table itself", 11)
def _(saved: Saved) -> Spoilt:
    if listed(saved):
        yield with_word(saved, "links", 0, f"0:{link(0, 0)}")


@spoils("older form: a link too few", 11)
def _(saved: Saved) -> Spoilt:
    if listed(saved):
        yield changed(
            saved, lambda other: other["dice"].update(links=" ".join(words(saved, "links")[1:]))
        )


@spoils("older form: a link denied", 13, chance=True)
def _(saved: Saved) -> Spoilt:
    for at in listed(saved):
        yield with_word(saved, "links", at, "-")
