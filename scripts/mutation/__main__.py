"""Change the rules in one place at a time, and see whether a test notices.

    python -m scripts.mutation --sample 300 --seed 7 --jobs 2 --out build/mutants.jsonl

Each line of the file is one mutant: where it is, what was changed, which test noticed it first ("nothing" for
a survivor) and after how many seconds. Mutants that the file holds already are not tried again, so a run can
be stopped and continued. A survivor needs a test; or, if nobody can notice it, a line in
`tests/mutation/known.toml` that gives the reason.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from pathlib import Path

from scripts.mutation.known import known
from scripts.mutation.places import Key, Place, every_place
from scripts.mutation.running import Result, run
from scripts.mutation.trial import SURVIVED


def main() -> int:
    """Try the mutants that are asked for; return 1 if one survives that is not known."""
    wants = argparse.ArgumentParser(description=__doc__, prog="python -m scripts.mutation")
    wants.add_argument("--sample", type=int, help="how many mutants to draw; else all are tried")
    wants.add_argument("--seed", default="1", help="what they are drawn with")
    wants.add_argument(
        "--only", nargs="*", default=[""], help="draw from these, as core/game.py:34"
    )
    wants.add_argument("--part", default="1/1", help="try a part of them only, such as 2/4")
    wants.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at a time")
    wants.add_argument("--out", type=Path, help="write results to this file, and go on from there")
    given = wants.parse_args()
    part, parts = map(int, given.part.split("/"))
    drawn = draw(given.only, given.sample, given.seed)[part - 1 :: parts]
    reasons = known()
    results = {} if given.out is None else read(given.out)
    waiting = [place for place in drawn if place.key not in results]
    for number, result in enumerate(run(waiting, given.jobs), start=1):
        assert result.place is not None
        results[result.place.key] = result.noticed_by
        if given.out is not None:
            write(given.out, result)
        print(f"{number}/{len(waiting)} {said(result, reasons)}", flush=True)
    survivors = [place for place in drawn if results[place.key] == SURVIVED]
    unknown = [place for place in survivors if place.key not in reasons]
    print(
        f"\n{len(drawn)} mutants: {len(drawn) - len(survivors)} noticed, "
        f"{len(survivors) - len(unknown)} known survivors, {len(unknown)} others"
    )
    for place in unknown:
        print(json.dumps(place.key, ensure_ascii=False))
    return 1 if unknown else 0


def draw(only: list[str], sample: int | None, seed: str) -> list[Place]:
    """Return the places to try."""
    found = [place for place in every_place() if str(place).startswith(tuple(only))]
    if sample is None:
        return found
    return random.Random(seed).sample(found, min(sample, len(found)))


def read(out: Path) -> dict[Key, str]:
    """Return what a file holds already: what noticed each mutant."""
    found: dict[Key, str] = {}
    if out.exists():
        for line in out.read_text(encoding="utf-8").splitlines():
            told = json.loads(line)
            key = (told["file"], told["function"], told["code"], told["change"])
            found[key] = told["noticed_by"]
    return found


def write(out: Path, result: Result) -> None:
    """Add a result to a file."""
    place = result.place
    assert place is not None
    told = {
        "file": place.file,
        "line": place.line,
        "function": place.function,
        "code": place.code,
        "change": place.change,
        "noticed_by": result.noticed_by,
        "seconds": round(result.seconds, 1),
    }
    out.parent.mkdir(parents=True, exist_ok=True)
    with out.open("a", encoding="utf-8") as file:
        file.write(json.dumps(told, ensure_ascii=False) + "\n")


def said(result: Result, reasons: dict[Key, str]) -> str:
    """Return a result as a line for people."""
    assert result.place is not None
    if not result.survived:
        noticed = f"noticed by {result.noticed_by.rpartition('/')[2]}"
    else:
        reason = reasons.get(result.place.key)
        noticed = "SURVIVED" if reason is None else f"survived, as is known: {reason}"
    return f"{result.place}: {noticed} ({result.seconds:.0f} s)"


if __name__ == "__main__":
    sys.exit(main())
