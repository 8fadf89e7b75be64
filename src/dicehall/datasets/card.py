"""The card of a data set, README.md of its folder: what is in it, how it was made, and how to read it."""

from __future__ import annotations

import json
from typing import Final

import dicehall
from dicehall.datasets import folder
from dicehall.datasets.folder import DATA, plan_of
from dicehall.datasets.rows import COLUMNS, DatasetPlan
from dicehall.games.registry import kit_of

HEAD: Final = """\
---
license: mit
task_categories:
- reinforcement-learning
tags:
- board-games
- dice
configs:
- config_name: default
  data_files: {data}/*.parquet
---
"""
"""The header that sites which host data sets read."""


def card_text(wanted: DatasetPlan, games: int, rows: int, command: str) -> str:
    """Return the card."""
    plan = wanted.plan
    title = kit_of(plan.game).title
    judge = (
        f"Before each decision the bot `{wanted.adviser}` has judged every option (`worths`)."
        if wanted.adviser
        else "No adviser has judged the options."
    )
    rules = plan_of(wanted)["rules"]
    lines = [
        f"# {title}: the decisions of {games:,} games",
        "",
        f"{rows:,} decisions of {games:,} games among the bots {', '.join(plan.bots)}.",
        f"One row is one decision. {judge}",
        f"Made by dicehall {dicehall.__version__}, under version {rules} of the rules, with",
        "",
        f"    {command}",
        "",
        "The same command makes the same files, byte for byte, on any number of processes or",
        "machines; with a larger `--games` it goes on from here. Nobody was recorded: all players",
        "are programs.",
        "",
        f"Options of the game: `{json.dumps(plan.options, ensure_ascii=False)}`.",
        "",
        "## Columns",
        "",
        "| column | type | |",
        "|---|---|---|",
        *(f"| `{name}` | `{kind}` | {says} |" for name, kind, says in COLUMNS),
        "",
        f"`{DATA}/` holds the rows in the order of the games, {folder.SHARD} games a file. "
        "Split by `game`, not",
        "by row: the decisions of one game belong together, and share their result. `layout.json` lists",
        "what each number of an observation, each feature and each action means.",
        "",
        "## Reading it",
        "",
        "```python",
        f'pandas.read_parquet("{DATA}")',
        f'polars.read_parquet("{DATA}/*.parquet")',
        f'datasets.load_dataset("parquet", data_files="{DATA}/*.parquet")',
        "```",
    ]
    return HEAD.format(data=DATA) + "\n".join(lines) + "\n"
