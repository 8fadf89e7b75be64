"""Ways of spoiling what a record says of itself and of its dice: conditions 1 to 7."""

from __future__ import annotations

import copy
from typing import Any

from tests.fair.records import Saved
from tests.fair.spoiling import (
    Spoilt,
    answers,
    changed,
    flip,
    in_dice,
    rolls,
    spoils,
    with_step,
    with_word,
    words,
)
from tests.table.chained import CHAINS

from dicehall.core.fair import bot_seed, commitment_of

OTHER_SECRET = "11" * 32

# --------------------------------------------------------------------------- 1: it can be read

for part in ("table", "commitment", "seeds", "anchors", "shown", "sides", "version", "links"):
    spoils(f"the {part} of the dice absent", 1)(in_dice(part, lambda text: None))

for name in ("dicehall", "game", "rules", "options", "seats", "steps", "scores", "over"):

    @spoils(f"the field '{name}' absent", 1)
    def _(saved: Saved, name: str = name) -> Spoilt:
        yield changed(saved, lambda other: other.pop(name))


for name in ("seat", "number", "asked", "given", "check"):

    @spoils(f"a step without its '{name}'", 1)
    def _(saved: Saved, name: str = name) -> Spoilt:
        yield changed(saved, lambda other: other["steps"][5].pop(name))


@spoils("an answer that does not say who gave it", 1)
def _(saved: Saved) -> Spoilt:
    if "shown" in saved["dice"]:
        place = answers(saved)[3]
        yield changed(saved, lambda other: other["steps"][place].pop("by"))


@spoils("an answer given by nobody that is known", 1)
def _(saved: Saved) -> Spoilt:
    yield with_step(saved, answers(saved)[3], by="somebody")


@spoils("a roll that says who made it", 1)
def _(saved: Saved) -> Spoilt:
    yield with_step(saved, rolls(saved)[1], by="player")


@spoils("a roll that is a piece of a set", 1)
def _(saved: Saved) -> Spoilt:
    yield with_step(saved, rolls(saved)[1], set=0)


@spoils("a roll for which a hint was taken", 1)
def _(saved: Saved) -> Spoilt:
    yield with_step(saved, rolls(saved)[1], hinted=True)


@spoils("a hint that is something else than true", 1)
def _(saved: Saved) -> Spoilt:
    if "shown" in saved["dice"]:
        for wrong in (False, 1, "yes"):
            yield with_step(saved, answers(saved, "player")[1], hinted=wrong)


@spoils("a hint taken by a bot", 1)
def _(saved: Saved) -> Spoilt:
    if "shown" in saved["dice"] and answers(saved, "bot"):
        yield with_step(saved, answers(saved, "bot")[1], hinted=True)


@spoils("the turn of a set that is no number", 1)
def _(saved: Saved) -> Spoilt:
    yield with_step(saved, answers(saved)[3], set="3")


@spoils("the turn of a set below nothing", 1)
def _(saved: Saved) -> Spoilt:
    yield with_step(saved, answers(saved)[3], set=-2)


@spoils("who answered in the older form", 1)
def _(saved: Saved) -> Spoilt:
    if "links" in saved["dice"]:
        yield with_step(saved, answers(saved)[3], by="player")


@spoils("'over' as a word", 1)
def _(saved: Saved) -> Spoilt:
    yield {**saved, "over": "yes"}


@spoils("links of both forms", 1)
def _(saved: Saved) -> Spoilt:
    if "shown" in saved["dice"]:
        yield changed(saved, lambda other: other["dice"].update(links="-"))


@spoils("a newest link in capitals", 1)
def _(saved: Saved) -> Spoilt:
    for seat, word in enumerate(words(saved, "shown")):
        if word != "-":
            yield with_word(saved, "shown", seat, word.upper())
            return


spoils("two spaces between the seeds", 1)(in_dice("seeds", lambda text: text.replace(" ", "  ")))
spoils("the seed of nobody", 1)(in_dice("seeds", lambda text: f"{text} "))
spoils("a commitment of 62 digits", 1)(in_dice("commitment", lambda text: text[2:]))
spoils("a secret of 62 digits", 1)(in_dice("secret", lambda text: text[2:]))
spoils("a later version of the dice", 0)(in_dice("version", lambda text: "3"))
spoils("dice that are not called fair", 0)(in_dice("source", lambda text: "other"))

# ------------------------------------------------------------------------------- 2: the notes


def as_it_is(saved: Saved) -> Spoilt:
    yield copy.deepcopy(saved)


spoils("another commitment than the one noted", 2, noted={"commitment": "22" * 32})(as_it_is)
spoils("without the seed that was noted", 2, noted={"seed": "22" * 32})(as_it_is)
spoils("other anchors than those noted", 2, noted={"anchors": f"{CHAINS[3][0]} - -"})(as_it_is)

# ------------------------------------------------------------------------------ 3: the counts


def drop_word(text: str) -> str | None:
    return text.partition(" ")[2] or None


spoils("a seed too few", 3)(in_dice("seeds", drop_word))
spoils("an anchor too few", 3)(in_dice("anchors", drop_word))
spoils("an anchor too many", 3)(in_dice("anchors", lambda text: f"{text} -"))
spoils("a newest link too few", 3)(in_dice("shown", drop_word))
spoils("a newest link too many", 3)(in_dice("shown", lambda text: f"{text} -"))


@spoils("a seat more", 3)
def _(saved: Saved) -> Spoilt:
    yield {**saved, "seats": [*saved["seats"], "Nobody"]}


# ----------------------------------------------------------------- 4 and 5: duplicates and seeds

spoils("the name of another duplicate", 4)(in_dice("duplicate", lambda text: "ELSEWHER"))


@spoils("a seed of one's own in a duplicate", 4)
def _(saved: Saved) -> Spoilt:
    if "duplicate" in saved["dice"]:
        yield with_word(saved, "seeds", 0, "5eed" * 16)


@spoils("a table with chains that is called a duplicate", 4)
def _(saved: Saved) -> Spoilt:
    if "anchors" in saved["dice"]:
        yield changed(saved, lambda other: other["dice"].update(duplicate=other["dice"]["table"]))


@spoils("another seed of a person", 5)
def _(saved: Saved) -> Spoilt:
    if "anchors" in saved["dice"]:
        yield with_word(saved, "seeds", 0, flip(words(saved, "seeds")[0]))


@spoils("two seeds exchanged", 5)
def _(saved: Saved) -> Spoilt:
    if "anchors" in saved["dice"]:
        first, second, *others = words(saved, "seeds")
        yield changed(
            saved, lambda other: other["dice"].update(seeds=" ".join([second, first, *others]))
        )


@spoils("another anchor of a person", 5)
def _(saved: Saved) -> Spoilt:
    if "anchors" in saved["dice"]:
        yield with_word(saved, "anchors", 0, flip(words(saved, "anchors")[0]))


def bot_of(saved: Saved) -> int | None:
    return next((saved["steps"][place]["seat"] for place in answers(saved, "bot")), None)


@spoils("a bot's seed that the server has drawn", 5)
def _(saved: Saved) -> Spoilt:
    bot = bot_of(saved)
    if bot is not None and "duplicate" not in saved["dice"]:
        yield with_word(saved, "seeds", bot, "5eed" * 16)


@spoils("a bot's seed as of another seat", 5)
def _(saved: Saved) -> Spoilt:
    bot = bot_of(saved)
    if bot is not None and "duplicate" not in saved["dice"]:
        dice = saved["dice"]
        yield with_word(saved, "seeds", bot, bot_seed(dice["commitment"], dice["table"], bot + 1))


@spoils("a seat that is made a bot's", 5)
def _(saved: Saved) -> Spoilt:
    if "anchors" in saved["dice"] and words(saved, "seeds")[0] == CHAINS[0][1]:
        yield with_word(saved, "anchors", 0, "-")


# ------------------------------------------------------------------------- 6 and 7: secret, sides

spoils("another secret", 6)(in_dice("secret", flip))


@spoils("the secret kept back", 6)
def _(saved: Saved) -> Spoilt:
    if saved["over"]:
        yield from in_dice("secret", lambda text: None)(saved)


@spoils("another secret with its commitment", 13)
def _(saved: Saved) -> Spoilt:
    """Without a seat whose seed is fixed, which the commitment is a part of."""
    dice = saved["dice"]
    fixed = [bot_seed(dice["commitment"], dice["table"], seat) for seat in range(4)]
    if not {*words(saved, "seeds")} & {*fixed}:
        other = {"secret": OTHER_SECRET, "commitment": commitment_of(bytes.fromhex(OTHER_SECRET))}
        yield changed(saved, lambda record: record["dice"].update(other))


@spoils("another secret with its commitment and the seeds that are fixed by it", 13)
def _(saved: Saved) -> Spoilt:
    dice = saved["dice"]
    commitment = commitment_of(bytes.fromhex(OTHER_SECRET))
    seeds = [
        bot_seed(commitment, dice["table"], seat)
        if seed == bot_seed(dice["commitment"], dice["table"], seat)
        else seed
        for seat, seed in enumerate(words(saved, "seeds"))
    ]
    other: dict[str, Any] = {
        **{"secret": OTHER_SECRET, "commitment": commitment, "seeds": " ".join(seeds)}
    }
    yield changed(saved, lambda record: record["dice"].update(other))


spoils("two sides of a die exchanged", 7)(
    in_dice("sides", lambda text: text.replace("first=1,2", "first=2,1"))
)
spoils("two kinds of dice exchanged", 7)(
    in_dice("sides", lambda text: " ".join([*text.split(" ")[1::-1], *text.split(" ")[2:]]))
)
