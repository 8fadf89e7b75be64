"""Check the fair dice of a record independently: written from docs/fair-dice.md, without dicehall's code.

python3 verify_fair_dice.py game.json --commitment NOTED --seed YOURS

It needs only Python 3.9 or newer. It checks the dice alone: whether these dice should have been rolled at
all is a matter of the rules, which `dicehall verify` checks.
Exit status: 0 if every roll is right, 1 if something differs, 2 if the record cannot be judged.
"""

from __future__ import annotations

import argparse
import hashlib
import hmac
import json
import re
import sys
from collections import Counter
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

KNOWN_RULES = (1, 2, 3)
"""The versions of the rules whose boxes are known here; they have the same dice."""


class Unusable(Exception):
    """These dice cannot be judged."""


class Different(Exception):
    """These dice are not what they claim to be."""


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
    """The chains of version 2: what each seat committed itself with, and the links that its rolls showed."""

    def __init__(self, origin: dict[str, Any]) -> None:
        self.anchors = matching(origin, "anchors", f"{ANCHOR}( {ANCHOR})*").split(" ")
        self.words = matching(origin, "links", f"({LINK}( {LINK})*)?").split()
        self.known = [(0, anchor) for anchor in self.anchors]
        self.linked = [0] * len(self.anchors)
        self.rolls = [0] * len(self.anchors)

    def check_seeds(self, seeds: list[str], fixed: list[str]) -> None:
        """See that every seat has opened the seed it committed itself to, or has the fixed one."""
        if len(self.anchors) != len(seeds):
            raise Different(f"there are {len(seeds)} seats, but {len(self.anchors)} anchors")
        for seat, (seed, anchor) in enumerate(zip(seeds, self.anchors)):
            if seed != fixed[seat] and hashed(seed) != anchor:
                raise Different(f"seat {seat} had not committed itself to its seed")

    def take(self, where: str, seat: int, answers: int) -> str:
        """Return what is mixed into the next roll, a seat's after so many answers."""
        if not self.words:
            raise Different(f"{where}: there are fewer links than rolls")
        word = self.words.pop(0)
        if seat >= 0:
            self.rolls[seat] += 1
        if word == "-":
            return word
        if seat < 0 or self.anchors[seat] == "-":
            raise Different(f"{where}: seat {seat} has no chain, but a link is mixed in")
        turn, link = int(word.partition(":")[0]), word.partition(":")[2]
        place, newest = self.known[seat]
        if turn >= answers or turn + 2 < place:
            raise Different(f"{where}: the link of turn {turn} cannot be the last that was shown")
        if hashed(link, turn + 2 - place) != newest:
            raise Different(f"{where}: the link of turn {turn} is not of the chain of seat {seat}")
        self.known[seat] = (turn + 2, link)
        self.linked[seat] += 1
        return link


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


def check(
    record: Any,
    noted_commitment: str | None,
    noted_seed: str | None,
    noted_anchors: str | None = None,
) -> list[str]:
    """Check one record; return lines that say what was found."""
    origin = field(record, "dice", dict)
    if origin.get("source") != "fair":
        raise Unusable("its dice are not fair dice")
    version = field(origin, "version", str)
    if version not in ("1", "2"):
        raise Unusable(f"its dice follow version {version!r}, and this script knows 1 and 2")
    table = matching(origin, "table", "[A-Za-z0-9_-]{1,64}")
    commitment = matching(origin, "commitment", "[0-9a-f]{64}")
    seeds = matching(origin, "seeds", f"{SEED}( {SEED})*").split(" ")
    fixed = [bot_seed(commitment, table, seat) for seat in range(len(seeds))]
    chains = Chains(origin) if version == "2" else None
    seats = field(record, "seats", list)
    over = field(record, "over", bool)
    if noted_commitment is not None and noted_commitment != commitment:
        raise Different(f"you noted another commitment than the record's, {commitment}")
    # Who commits to a seed and does not open it in time gets the fixed one.
    committed = (
        noted_seed is not None and chains is not None and hashed(noted_seed) in chains.anchors
    )
    if noted_seed is not None and noted_seed not in seeds and not committed:
        raise Different("your seed is not among those of the record")
    if noted_anchors is not None and (chains is None or noted_anchors != " ".join(chains.anchors)):
        raise Different("the seats had committed themselves with other anchors when you noted them")
    if len(seeds) != len(seats):
        raise Different(f"there are {len(seats)} seats, but {len(seeds)} seeds")
    if chains is not None:
        chains.check_seeds(seeds, fixed)
    if "duplicate" in origin and (chains or origin["duplicate"] != table or seeds != fixed):
        raise Different("these are not the dice of the duplicate that it names")
    if "secret" not in origin and over:
        raise Different("the game is over, but the secret is not revealed")
    if "secret" not in origin:
        raise Unusable("the secret is not revealed yet, for the game is not over")
    secret = bytes.fromhex(matching(origin, "secret", "[0-9a-f]{64}"))
    found = hashlib.sha256(secret).hexdigest()
    if found != commitment:
        raise Different(f"the hash of the secret is {found}, not the commitment {commitment}")
    dice = listed_dice(field(origin, "sides", str))
    about_dice = compare_with_box(record, dice)
    rolls = check_rolls(record, secret, table, seeds, dice, chains)
    lines = [f"  commitment {commitment}"]
    if "duplicate" in origin:
        lines.append(f"  the same dice as at all tables of duplicate {table}")
    for seat, own in enumerate(seeds):
        about = ", as fixed for a bot" if own == fixed[seat] else ""
        if chains is not None:
            if about and chains.anchors[seat] != "-":
                about = ", fixed because its own was not opened"
            about += f"; {chains.linked[seat]} of {chains.rolls[seat]} rolls with a link of its own"
        lines.append(f"  seat {seat} {json.dumps(seats[seat])}: seed {own}{about}")
    lines.append(f"  {about_dice}")
    parts = "the secret and the seeds" if chains is None else "the secret, the seeds and the links"
    lines.append(f"all {rolls} rolls follow from {parts}.")
    return lines


def compare_with_box(record: dict[str, Any], dice: dict[str, list[str]]) -> str:
    """Compare the listed dice with those of the box, in order; return a sentence about them."""
    game, rules = field(record, "game", str), field(record, "rules", int)
    boxed = boxed_dice(game, len(record["seats"])) if rules in KNOWN_RULES else {}
    if list(dice.items()) == list(boxed.items()):
        return "the dice are those of the box"
    if boxed and "components" not in field(record, "options", dict):
        raise Different("the sides listed for the dice are not those of the game's box")
    return f"the dice are not those of the box, so see that you agreed on these: {sides(dice)}"


def sides(dice: dict[str, list[str]]) -> str:
    """Return dice as a record lists them, safe to print."""
    return json.dumps(" ".join(f"{name}={','.join(faces)}" for name, faces in dice.items()))


def check_rolls(
    record: dict[str, Any],
    secret: bytes,
    table: str,
    seeds: list[str],
    dice: dict[str, list[str]],
    chains: Chains | None,
) -> int:
    """Recompute every roll of a record; return how many there are."""
    steps = field(record, "steps", list)
    next_number = dict.fromkeys(range(-1, len(seeds)), 0)
    answers = Counter[int]()
    parts = "the secret and the seeds" if chains is None else "the secret, the seeds and the links"
    for place, step in enumerate(steps, 1):
        if field(step, "asked", str) != "roll":
            answers[field(step, "seat", int)] += 1
            continue
        where = f"step {place} of {len(steps)}"
        seat, number = field(step, "seat", int), field(step, "number", int)
        given = field(step, "given", str).split()
        if seat not in next_number:
            raise Different(f"{where}: there is no seat {seat}")
        if number != next_number[seat]:
            raise Different(
                f"{where}: this is said to be roll {number} of seat {seat}, "
                f"whose next one is {next_number[seat]}"
            )
        next_number[seat] += 1
        thrown = [name.partition("-")[0] for name in given]
        for name in thrown:
            if name not in dice:
                raise Different(f"{where}: there is no die {name!r}")
        link = None if chains is None else chains.take(where, seat, answers[seat])
        shown = rolled(secret, table, seeds, seat, number, thrown, dice, link)
        if Counter(shown) != Counter(given):
            raise Different(
                f"{where}: {parts} give {' '.join(shown)!r}, "
                f"but the record says {' '.join(given)!r}"
            )
    if chains is not None and chains.words:
        raise Different("there are more links than rolls")
    if not any(next_number.values()):
        raise Unusable("it holds no roll to check")
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
