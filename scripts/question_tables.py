"""Write the tables of all questions into docs/writing-a-bot.md: what is asked, the options, their parts.

.venv/bin/python scripts/question_tables.py           # writes the tables again
.venv/bin/python scripts/question_tables.py --check   # says whether they are what the models give

Which questions there are is read from the games' programs; what a question is about, what its options are and
what their parts mean, from the models, whose schema is in docs/messages.json.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from typing_extensions import get_original_bases

from dicehall.core.question import Choice
from dicehall.core.words import Pick
from dicehall.games.cubitos.explain.offers import form_of
from dicehall.games.registry import OWN, kit_of, new_game

# So that it can be started by its path.
sys.path.insert(0, str(Path(__file__).parent.parent))

from scripts.typescript import variants

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "writing-a-bot.md"
SCHEMA: Final = ROOT / "docs" / "messages.json"
BEGIN: Final = "<!-- written by scripts/question_tables.py -->"
END: Final = "<!-- until here -->"
OF_OPTIONS: Final = {
    "text": "Its text, with which it is answered.",
    "told": "What is known of it beyond its parts; null where it is not explained.",
}
"""What every option has."""
GAMES: Final = "dicehall.games."

Models = dict[str, Any]


def asked_words(game: str) -> dict[str, list[str]]:
    """Return, for each form of question of a game, the words that `asked` can be."""
    found: dict[str, set[str]] = {}
    for program in new_game(game, {"players": 2}).programs:
        for word in program.words:
            if isinstance(word, Pick):
                found.setdefault(form_in(game, word.choice), set()).add(word.choice.name())
    return {form: sorted(words) for form, words in found.items()}


def form_in(game: str, choice: Choice) -> str:
    """Return the form of a choice; in NovoDice it is what is asked."""
    return form_of(choice)[0] if game == "cubitos" else choice.name()


def tables() -> str:
    """Return the tables of all games."""
    schema = json.loads(SCHEMA.read_text("utf-8"))["games"]
    lines: list[str] = []
    for game in OWN:
        models: Models = schema[game]
        asked = asked_words(game)
        questions = {
            model["properties"]["form"]["const"]: model
            for name, model in models.items()
            if name.endswith("Question") and "properties" in model
        }
        assert set(asked) == set(questions), (game, set(asked) ^ set(questions))
        lines += ["", f"### {kit_of(game).title}", ""]
        lines += ["| `asked` | what | an option | `about` |", "|---|---|---|---|"]
        used: list[str] = []
        for form, question in questions.items():
            option = model_in(question["properties"]["options"])
            about = model_in(question["properties"]["about"])
            used += [option, about]
            words = ", ".join(f"`{word}`" for word in asked[form])
            said = (question["description"], models[option]["description"])
            shown = f"{said[1]} {link(game, option)}"
            lines.append(f"| {words} | {said[0]} | {shown} | {link(game, about)} |")
        lines += ["", *parts_table(game, models, used)]
    return "\n".join(lines)


def parts_table(game: str, models: Models, used: list[str]) -> Iterator[str]:
    """Yield the fields of all models that questions consist of, each model once."""
    yield "| parts | field | type | meaning |"
    yield "|---|---|---|---|"
    waiting, seen = list(dict.fromkeys(used)), set[str]()
    while waiting:
        name = waiting.pop(0)
        if name in seen or "properties" not in models[name]:
            continue
        seen.add(name)
        # A model's name is in its first row only; the rows of its other fields follow.
        first = (
            f'<a id="{anchor(game, name)}"></a>**{name}**: {one_line(models[name]["description"])}'
        )
        for field, value in models[name]["properties"].items():
            kind = " | ".join(variants(value))
            said = value.get("description") or inherited(game, name, field, models)
            meaning = one_line(said or (OF_OPTIONS.get(field, "") if "Option" in name else ""))
            yield f"| {first} | `{field}` | {type_told(game, kind, models)} | {meaning} |"
            first = ""
            waiting += [name for name in re.findall(r"\w+", kind) if name in models]


def type_told(game: str, kind: str, models: Models) -> str:
    """Return a type as TypeScript has it, with links to other parts, and with the words it can be."""

    def named(match: re.Match[str]) -> str:
        name = match[0]
        if "properties" in models.get(name, {}):
            return link(game, name)
        if "enum" in models.get(name, {}):
            return " or ".join(f"`{word}`" for word in models[name]["enum"])
        return name

    told = re.sub(r"(?<!\")\b[A-Z]\w*", named, kind)
    return re.sub(r'"(\w[\w ]*)"', r"`\1`", told).replace(" | ", " or ").replace("<", "&lt;")


def inherited(game: str, model: str, field: str, models: Models) -> str:
    """Return what a model that this one is derived from says of a field."""
    for path, module in list(sys.modules.items()):
        known = getattr(module, model, None) if path.startswith(f"{GAMES}{game}") else None
        for base in get_original_bases(known) if isinstance(known, type) else ():
            name = base.__name__
            described = models.get(name, {}).get("properties", {}).get(field, {})
            said = described.get("description") or inherited(game, name, field, models)
            if said:
                return str(said)
    return ""


def model_in(schema: dict[str, Any]) -> str:
    """Return the model that a field holds, perhaps in a list or perhaps null."""
    found = [one.removesuffix("[]") for one in variants(schema) if one != "null"]
    assert len(found) == 1, schema
    return found[0]


def anchor(game: str, model: str) -> str:
    """Return the name that a model can be linked by."""
    return f"{game}-{model}".lower()


def link(game: str, model: str) -> str:
    """Return a link to the fields of a model."""
    return f"[{model}](#{anchor(game, model)})"


def one_line(text: str) -> str:
    """Return a description for a cell of a table."""
    return " ".join(text.replace("``", "`").replace("|", "\\|").split())


def written(page: str) -> str:
    """Return the page with its tables as they should be."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert end, f"{PAGE} has no place for the tables"
    return f"{before}{begin}\n{tables()}\n\n{end}{after}"


def main() -> int:
    """Write the tables, or compare them."""
    parser = argparse.ArgumentParser(description="Write the tables of every question.")
    parser.add_argument("--check", action="store_true", help="only say whether they are up to date")
    page = PAGE.read_text("utf-8")
    new = written(page)
    if parser.parse_args().check:
        print("up to date" if page == new else "outdated: run scripts/question_tables.py")
        return int(page != new)
    PAGE.write_text(new, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
