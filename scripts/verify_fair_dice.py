"""Check the fair dice of a record independently: written from docs/fair-dice.md, without dicehall's code.

python3 verify_fair_dice.py game.json --commitment NOTED --seed YOURS

It needs only Python 3.9 or newer. It checks conditions 1 to 13 of that page, and names the one that is
broken. Condition 14 is about the rules, which `dicehall verify` checks.
Exit status: 0 if everything is right, 1 if something differs, 2 if the record cannot be judged.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

NOVODICE = """
A lion suitcase suitcase bandage lightning cutlery
B lion suitcase bandage lightning pawn gear
X lion bandage lightning cutlery pawn gear
"""
CUBITOS = """
red blank blank blank blank symbol power
orange blank blank blank blank symbol power
yellow blank blank blank blank symbol power
green blank blank blank symbol power move
blue blank blank blank symbol power money2
purple blank blank blank blank blank symbol
brown blank blank blank blank symbol money3
white blank blank blank symbol move move
light blank blank blank blank blank money1
dark blank blank blank blank money1 move
start blank blank blank credit move money2
"""
SEED = "([0-9a-f]{2}){16,64}"
ANCHOR = "([0-9a-f]{64}|-)"
LINK = "([0-9]{1,10}:[0-9a-f]{64}|-)"
HANDS = ("player", "bot", "stand_in")
IN_SETS = {"novodice": None, "cubitos": re.compile("enough|.* in .*")}
"""What the pieces of sets say in the games that are known here; None where there are no sets."""
FIELDS = {
    **{"game": str, "rules": int, "options": dict, "seats": list, "dice": dict},
    **{"scores": list, "over": bool, "steps": list},
}
STEP_FIELDS = {"seat": int, "number": int, "asked": str, "given": str, "check": str}

KNOWN_RULES = (1, 2, 3, 4)
"""The versions of the rules whose boxes are known here; they have the same dice."""


class Unusable(Exception):
    """These dice cannot be judged."""


class Different(Exception):
    """These dice are not what they claim to be: a condition of docs/fair-dice.md is broken."""

    def __init__(self, condition: int, text: str) -> None:
        super().__init__(f"{text} (condition {condition})")


def boxed_dice(game: str, seats: int) -> dict[str, list[str]]:
    """Return the dice in a game's box, in order; an empty dictionary for an unknown game."""
    if game not in ("novodice", "cubitos"):
        return {}
    rows = (NOVODICE if game == "novodice" else CUBITOS).split("\n")[1:-1]
    dice = {words[0]: words[1:] for words in (row.split() for row in rows)}
    if game == "cubitos":
        # Borrowed dice are separate kinds; all dice but the start die can be borrowed.
        dice.update({f"{name}*": dice[name] for name in list(dice) if name != "start"})
    dice["first"] = [str(seat + 1) for seat in range(seats)]
    return dice


def listed_dice(text: str) -> dict[str, list[str]]:
    """Read dice as a record lists them: ``A=lion,gear B=gear,gear``."""
    dice: dict[str, list[str]] = {}
    for part in text.split(" "):
        name, equals, sides = part.partition("=")
        if not name or not equals or name in dice or not 1 <= len(sides.split(",")) <= 256:
            raise Unusable(f"the dice are listed in a way that cannot be read, at {part!r}")
        dice[name] = sides.split(",")
    return dice


def rolled(
    secret: bytes,
    table: str,
    seeds: list[str],
    seat: int,
    number: int,
    thrown: list[str],
    dice: dict[str, list[str]],
    link: str | None = None,
) -> list[str]:
    """Return what a roll shows, die by die; with a link, or - in its place, by version 2."""
    label, mixed = ("2", f"{link}/") if link else ("1", "")
    shown: list[str] = []
    unused = b""
    block = 0
    for name in sorted(thrown, key=list(dice).index):
        sides = dice[name]
        while True:
            if not unused:
                parts = f"{table}/{' '.join(seeds)}/{seat}/{number}/{mixed}{block}"
                message = f"dicehall fair dice {label}/{parts}"
                unused = hmac.new(secret, message.encode("ascii"), hashlib.sha256).digest()
                block += 1
            byte, unused = unused[0], unused[1:]
            if byte < 256 // len(sides) * len(sides):
                break
        shown.append(f"{name}-{sides[byte % len(sides)]}")
    return shown


def hashed(link: str, times: int = 1) -> str:
    """Return the SHA-256 of a link or seed, taken so many times."""
    found = bytes.fromhex(link)
    for _ in range(times):
        found = hashlib.sha256(found).digest()
    return found.hex()


class Chains:
    """The chains of version 2, and which link goes into each roll."""

    def __init__(self, game: str, origin: dict[str, Any], steps: list[dict[str, Any]]) -> None:
        self.game = game
        self.steps = steps
        self.anchors = matching(origin, "anchors", f"{ANCHOR}( {ANCHOR})*").split(" ")
        self.older = "links" in origin
        if self.older and "shown" in origin:
            raise Unusable("it has both 'links' and 'shown', of which only one can be right")
        name, pattern = (
            ("links", f"({LINK}( {LINK})*)?") if self.older else ("shown", f"{LINK}( {LINK})*")
        )
        self.words = [
            (int(word.partition(":")[0]), word.partition(":")[2]) if ":" in word else None
            for word in matching(origin, name, pattern).split()
        ]
        self.by_turn: list[list[str]] = [[] for _ in self.anchors]
        self.of_rolls: list[str] = []
        self.linked = [0] * len(self.anchors)
        self.rolls = [0] * len(self.anchors)

    def check_links(self) -> None:
        """Condition 11: every link is of the chain of its seat, and came with one of its answers."""
        if self.older:
            self.of_rolls = list(self.listed())
            return
        for seat, word in enumerate(self.words):
            if word is None:
                continue
            turn, link = word
            if self.anchors[seat] == "-":
                raise Different(11, f"seat {seat} has no chain, but has shown a link")
            if not any(
                step["seat"] == seat and step.get("by") == "player" and first_turn(step) == turn
                for step in self.steps
            ):
                raise Different(
                    11, f"no answer of seat {seat} can have shown the link of turn {turn}"
                )
            links = [link]
            while len(links) <= turn:
                links.append(hashed(links[-1]))
            if hashed(links[-1], 2) != self.anchors[seat]:
                raise Different(11, f"the link of turn {turn} is not of the chain of seat {seat}")
            self.by_turn[seat] = links[::-1]

    def listed(self) -> Iterator[str]:
        """Condition 11 of the older form: yield the link of every roll, if its seat's last answer has it."""
        if len(self.words) != sum(step["asked"] == "roll" for step in self.steps):
            raise Different(
                11, f"there are {len(self.words)} links, which is not how many rolls there are"
            )
        words = iter(self.words)
        newest = [(0, anchor) for anchor in self.anchors]
        answers = [0] * len(self.anchors)
        set_from = [0] * len(self.anchors)
        since: list[Any] = [()] * len(self.anchors)
        before: dict[str, Any] = {}
        for place, step in enumerate(self.steps, 1):
            seat = step["seat"]
            here = 0 <= seat < len(self.anchors)
            if step["asked"] == "roll":
                word = next(words)
                chained = here and self.anchors[seat] != "-"
                wrong = word is not None
                if chained:
                    wrong = since[seat] not in ((), (word,))
                    since[seat] = (word,)
                if chained and word is not None and not wrong:
                    turn, link = word
                    known, newest_link = newest[seat]
                    wrong = not set_from[seat] <= turn < answers[seat] or turn + 2 < known
                    wrong = wrong or hashed(link, turn + 2 - known) != newest_link
                    newest[seat] = (turn + 2, link)
                if wrong:
                    raise Different(11, f"step {place}: this link cannot be that of seat {seat}")
                yield "-" if word is None else word[1]
            elif here:
                # From here on, the answers may form a set: one directly after the other, asked the same.
                follows = (before.get("seat"), before.get("asked")) == (seat, step["asked"])
                if not (follows and in_sets(self.game, before) and in_sets(self.game, step)):
                    set_from[seat] = answers[seat]
                answers[seat] += 1
                since[seat] = ()
            before = step

    def take(self, seat: int, last: dict[str, Any] | None) -> str:
        """Return what goes into the next roll, a seat's whose last answer this is."""
        link = "-"
        if self.older:
            link = self.of_rolls.pop(0)
        elif seat >= 0 and last is not None and last["by"] == "player":
            known = self.by_turn[seat]
            link = known[first_turn(last)] if first_turn(last) < len(known) else "-"
        if seat >= 0:
            self.rolls[seat] += 1
            self.linked[seat] += link != "-"
        return link

    def left(self, seat: int) -> int | None:
        """Return the first turn that a player answered without a link after answers with links."""
        known = len(self.by_turn[seat])
        turns = [
            first_turn(step)
            for step in self.steps
            if step["seat"] == seat and step.get("by") == "player"
        ]
        return next((turn for turn in turns if 0 < known <= turn), None)


def in_sets(game: str, step: dict[str, Any]) -> bool:
    """Return whether an answer can be a piece of a set; in games that are not known here, any can."""
    pattern = IN_SETS.get(game, re.compile(".*"))
    return pattern is not None and bool(pattern.fullmatch(step["given"]))


def first_turn(step: dict[str, Any]) -> int:
    """Return the turn whose link came with an answer: that of the first piece of its set, or its own."""
    turn: int = step.get("set", step["number"])
    return turn


def bot_seed(commitment: str, table: str, seat: int) -> str:
    """Return the seed that a bot at this seat has."""
    text = f"dicehall bot seed 1/{table}/{commitment}/{seat}"
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def field(holder: Any, name: str, kind: type) -> Any:
    """Return a field of a record, which must exist and have this type."""
    if not isinstance(holder, dict) or name not in holder:
        raise Unusable(f"the field {name!r} is missing")
    # To Python, true and false are numbers too.
    if not isinstance(holder[name], kind) or (kind is int and isinstance(holder[name], bool)):
        raise Unusable(f"the field {name!r} is not of the kind it should be")
    return holder[name]


def matching(holder: dict[str, Any], name: str, pattern: str) -> str:
    """Return a text of a record, which must match a pattern."""
    text: str = field(holder, name, str)
    if not re.fullmatch(pattern, text, re.ASCII):
        raise Unusable(f"the field {name!r} is not written as it should be")
    return text


def read_steps(record: Any) -> list[dict[str, Any]]:
    """Return the steps of a record all of whose fields are of the kind they should be."""
    if field(record, "dicehall", int) != 1:
        raise Unusable("its format is not 1")
    for name, kind in FIELDS.items():
        field(record, name, kind)
    steps: list[dict[str, Any]] = record["steps"]
    for step in steps:
        for name, kind in STEP_FIELDS.items():
            field(step, name, kind)
    for name in record["dice"]:
        field(record["dice"], name, str)
    for name, kind in (("seats", str), ("scores", int)):
        if any(type(value) is not kind for value in record[name]):
            raise Unusable(f"the field {name!r} is not of the kind it should be")
    return steps


def check_hands_form(steps: list[dict[str, Any]], chains: Chains | None) -> None:
    """Check that every answer says who gave it, as far as the record's form wants it."""
    for place, step in enumerate(steps, 1):
        noted = "by" in step or "set" in step or "hinted" in step
        if noted and (step["asked"] == "roll" or (chains and chains.older)):
            raise Unusable(f"step {place} says who answered, which it cannot")
        if step["asked"] == "roll":
            continue
        if step.get("by", "") not in HANDS and ("by" in step or (chains and not chains.older)):
            raise Unusable(f"step {place} does not say who answered")
        if "set" in step and field(step, "set", int) < 0:
            raise Unusable(f"step {place} is of a set that cannot be")
        if "hinted" in step and (step["hinted"] is not True or step.get("by") != "player"):
            raise Unusable(f"step {place} says of a hint what cannot be")


def check(
    record: Any,
    noted_commitment: str | None,
    noted_seed: str | None,
    noted_anchors: str | None = None,
) -> list[str]:
    """Check one record; return lines that say what was found."""
    steps = read_steps(record)
    origin, seats, over = record["dice"], record["seats"], record["over"]
    if origin.get("source") != "fair":
        raise Unusable("its dice are not fair dice")
    version = field(origin, "version", str)
    if version not in ("1", "2"):
        raise Unusable(f"its dice follow version {version!r}, and this script knows 1 and 2")
    table = matching(origin, "table", "[A-Za-z0-9_-]{1,64}")
    commitment = matching(origin, "commitment", "[0-9a-f]{64}")
    seeds = matching(origin, "seeds", f"{SEED}( {SEED})*").split(" ")
    chains = Chains(record["game"], origin, steps) if version == "2" else None
    secret = matching(origin, "secret", "[0-9a-f]{64}") if "secret" in origin else None
    dice = listed_dice(field(origin, "sides", str))
    check_hands_form(steps, chains)
    fixed = [bot_seed(commitment, table, seat) for seat in range(len(seeds))]
    check_notes(commitment, seeds, chains, noted_commitment, noted_seed, noted_anchors)
    check_seats(origin, len(seats), seeds, fixed, steps, chains)
    if secret is None and over:
        raise Different(6, "the game is over, but the secret is not revealed")
    if secret is not None:
        found = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
        if found != commitment:
            raise Different(
                6, f"the hash of the secret is {found}, not the commitment {commitment}"
            )
    about_dice = compare_with_box(record, dice)
    check_answers(record["game"], steps, len(seats), chains)
    if chains is not None:
        chains.check_links()
    rolls = check_rolls(steps, secret, table, seeds, dice, chains)
    if rolls == 0:
        raise Unusable("it holds no roll to check")
    if secret is None:
        raise Unusable("the secret is not revealed yet, for the game is not over")
    lines = [f"  commitment {commitment}"]
    if "duplicate" in origin:
        lines.append(f"  the same dice as at all tables of duplicate {table}")
    for seat, own in enumerate(seeds):
        about = ", as fixed for a bot" if own == fixed[seat] else ""
        if chains is not None:
            if about and chains.anchors[seat] != "-":
                about = ", fixed because its own was not opened"
            about += f"; {chains.linked[seat]} of {chains.rolls[seat]} rolls with a link of its own"
            left = chains.left(seat)
            about += "" if left is None else f"; left its chain with turn {left}"
        lines.append(f"  seat {seat} {json.dumps(seats[seat])}: seed {own}{about}")
    lines.append(f"  {about_dice}")
    if chains is not None and chains.older:
        lines.append(
            "  this record has an older form, which does not say who answered, which answers formed a set "
            "and when a seat left its chain, so conditions 9 to 11 were checked only in part"
        )
    elif chains is None and "duplicate" not in origin and not any("by" in step for step in steps):
        lines.append(
            "  this record does not say who answered, so condition 5 was checked only in part"
        )
    return [*lines, f"all {rolls} rolls follow from {what_they_follow_from(chains)}."]


def what_they_follow_from(chains: Chains | None) -> str:
    """Return what decides the dice, in words."""
    return "the secret and the seeds" if chains is None else "the secret, the seeds and the links"


def check_notes(
    commitment: str,
    seeds: list[str],
    chains: Chains | None,
    noted_commitment: str | None,
    noted_seed: str | None,
    noted_anchors: str | None,
) -> None:
    """Condition 2: what was noted at the table is there."""
    if noted_commitment is not None and noted_commitment != commitment:
        raise Different(2, f"you noted another commitment than the record's, {commitment}")
    # Whoever commits to a seed and does not open it in time gets the fixed one.
    committed = (
        noted_seed is not None and chains is not None and hashed(noted_seed) in chains.anchors
    )
    if noted_seed is not None and noted_seed not in seeds and not committed:
        raise Different(2, "your seed is not among those of the record")
    if noted_anchors is not None and (chains is None or noted_anchors != " ".join(chains.anchors)):
        raise Different(
            2, "the seats had committed themselves with other anchors when you noted them"
        )


def check_seats(
    origin: dict[str, Any],
    seats: int,
    seeds: list[str],
    fixed: list[str],
    steps: list[dict[str, Any]],
    chains: Chains | None,
) -> None:
    """Conditions 3 to 5: everybody has one seed, and it is the one that they were bound to."""
    if len(seeds) != seats:
        raise Different(3, f"there are {seats} seats, but {len(seeds)} seeds")
    if chains is not None and len(chains.anchors) != seats:
        raise Different(3, f"there are {seats} seats, but {len(chains.anchors)} anchors")
    if chains is not None and not chains.older and len(chains.words) != seats:
        raise Different(3, f"there are {seats} seats, but the newest links of {len(chains.words)}")
    if "duplicate" in origin and (
        chains or origin["duplicate"] != origin["table"] or seeds != fixed
    ):
        raise Different(4, "these are not the dice of the duplicate that it names")
    for seat, seed in enumerate(seeds):
        if seed == fixed[seat]:
            continue
        if chains is not None and hashed(seed) != chains.anchors[seat]:
            raise Different(5, f"seat {seat} had not committed itself to its seed")
        if chains is None and any(
            step["seat"] == seat and step.get("by") == "bot" for step in steps
        ):
            raise Different(5, f"a bot plays at seat {seat}, but its seed is not the fixed one")


def check_answers(
    game: str, steps: list[dict[str, Any]], seats: int, chains: Chains | None
) -> None:
    """Conditions 8 to 10: the answers are numbered, bots sit where they should, and sets can be sets."""
    firsts: list[dict[str, Any] | None] = [None] * seats
    numbers = [0] * seats
    answers = [(place, step) for place, step in enumerate(steps, 1) if step["asked"] != "roll"]
    for place, step in answers:
        seat, number = step["seat"], step["number"]
        if not 0 <= seat < seats:
            raise Different(8, f"step {place} of {len(steps)}: there is no seat {seat}")
        if number != numbers[seat]:
            raise Different(
                8,
                f"step {place} of {len(steps)}: this is called answer {number} of seat {seat}, "
                f"whose next one is {numbers[seat]}",
            )
        numbers[seat] += 1
    for place, step in answers:
        seat, bot = step["seat"], step.get("by") == "bot"
        first = firsts[seat] = firsts[seat] or step
        without = chains is not None and not chains.older and bot != (chains.anchors[seat] == "-")
        if without or bot != (first.get("by") == "bot"):
            raise Different(
                9, f"step {place} of {len(steps)}: seat {seat} cannot answer by this hand"
            )
    for place, step in answers:
        before = steps[place - 2] if place > 1 else {}
        follows = all(
            name in before and before[name] == step.get(name) for name in ("seat", "asked", "set")
        )
        right = step.get("by") == "player" and in_sets(game, step)
        if "set" in step and not (right and (step["set"] == step["number"] or follows)):
            raise Different(
                10, f"step {place} of {len(steps)}: this cannot be a piece of such a set"
            )


def compare_with_box(record: dict[str, Any], dice: dict[str, list[str]]) -> str:
    """Compare the listed dice with those of the box, in order; return a sentence about them."""
    game, rules = field(record, "game", str), field(record, "rules", int)
    boxed = boxed_dice(game, len(record["seats"])) if rules in KNOWN_RULES else {}
    if list(dice.items()) == list(boxed.items()):
        return "the dice are those of the box"
    if boxed and "components" not in field(record, "options", dict):
        raise Different(7, "the sides listed for the dice are not those of the game's box")
    return f"the dice are not those of the box, so see that you agreed on these: {sides(dice)}"


def sides(dice: dict[str, list[str]]) -> str:
    """Return dice as a record lists them, safe to print."""
    return json.dumps(" ".join(f"{name}={','.join(faces)}" for name, faces in dice.items()))


def check_rolls(
    steps: list[dict[str, Any]],
    secret: str | None,
    table: str,
    seeds: list[str],
    dice: dict[str, list[str]],
    chains: Chains | None,
) -> int:
    """Conditions 12 and 13: recompute every roll, if the secret is known; return how many there are."""
    next_number = dict.fromkeys(range(-1, len(seeds)), 0)
    last: dict[int, dict[str, Any]] = {}
    for place, step in enumerate(steps, 1):
        seat, number = step["seat"], step["number"]
        given = [die for die in step["given"].split(" ") if die]
        if step["asked"] != "roll":
            last[seat] = step
            continue
        where = f"step {place} of {len(steps)}"
        if seat not in next_number:
            raise Different(12, f"{where}: there is no seat {seat}")
        if number != next_number[seat]:
            raise Different(
                12,
                f"{where}: this is said to be roll {number} of seat {seat}, "
                f"whose next one is {next_number[seat]}",
            )
        next_number[seat] += 1
        thrown = [name.partition("-")[0] for name in given]
        for name in thrown:
            if name not in dice:
                raise Different(12, f"{where}: there is no die {name!r}")
        link = None if chains is None else chains.take(seat, last.get(seat))
        if secret is None:
            continue
        shown = rolled(bytes.fromhex(secret), table, seeds, seat, number, thrown, dice, link)
        if Counter(shown) != Counter(given):
            raise Different(
                13,
                f"{where}: {what_they_follow_from(chains)} give {' '.join(shown)!r}, "
                f"but the record says {' '.join(given)!r}",
            )
    return sum(next_number.values())


def records_in(path: str) -> list[tuple[str, Any]]:
    """Read a file with one record, or one per line; each comes with a description of its place."""
    try:
        with open(path, encoding="utf-8-sig") as file:
            text = file.read()
    except OSError as error:
        raise Unusable(f"{path} cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise Unusable(f"{path} is not UTF-8 text") from None
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise Unusable(f"{path} is empty")
    several = len(lines) > 1 and all(line.strip()[-1] == "}" for _, line in lines)
    if not several:
        return [(path, read_json(path, text))]
    return [
        (f"{path}, line {number}", read_json(f"{path}, line {number}", line))
        for number, line in lines
    ]


def read_json(where: str, text: str) -> Any:
    """Read JSON; if it is not valid, say where."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise Unusable(f"{where}: this is not JSON, so it is no record") from None


def main() -> int:
    """Check all files, and return the exit status."""
    parser = argparse.ArgumentParser(description="Check the fair dice of records.")
    parser.add_argument("files", metavar="FILE", nargs="+", help="a record, or one a line")
    parser.add_argument("--commitment", help="the commitment you noted at the table")
    parser.add_argument("--seed", help="the seed you gave at the table")
    parser.add_argument("--anchors", help="the anchors you noted when you opened your seed")
    given = parser.parse_args()
    status = 0
    try:
        for name, text in (("commitment", given.commitment), ("seed", given.seed)):
            if text is not None and not re.fullmatch(SEED, text):
                raise Unusable(f"the {name} you noted is not one: digits and a to f, 32 or more")
        for path in given.files:
            for where, record in records_in(path):
                try:
                    *lines, verdict = check(record, given.commitment, given.seed, given.anchors)
                    print("\n".join([f"{where}: {verdict}", *lines]))
                except Different as difference:
                    status = 1
                    print(f"{where}: NOT fair: {difference}.")
                except Unusable as problem:
                    raise Unusable(f"{where}: {problem}") from None
    except Unusable as problem:
        print(f"verify_fair_dice: {problem}.", file=sys.stderr)
        return 2
    return status


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        # A name that the terminal cannot show must not crash the program.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    sys.exit(main())
