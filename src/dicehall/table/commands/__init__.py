"""The commands: everything that can be done at a table, decided without doing it.

Each command is a function that looks at the table, changes nothing, and returns a `Change` or raises a
`Refusal`. The caller stores the change and then applies it. If storing fails, the change is dropped and the
table is as before. If a command was already done and is repeated because its sender got no reply, the change
has no entries.
"""

from dicehall.table.commands.answers import answer, answer_set, check_hint, take_hint, undo
from dicehall.table.commands.checks import FALLBACK
from dicehall.table.commands.closing import close, rematch
from dicehall.table.commands.opening import begin, begin_anyway, open_seed, opening_deadline
from dicehall.table.commands.rolls import may_pick_up, pick_up, roll
from dicehall.table.commands.seating import (
    bot_failed,
    come_back,
    leave,
    pass_host,
    reserved_name,
    seat_bot,
    sit,
    stand,
)
from dicehall.table.commands.talk import phrase, say

__all__ = [
    "FALLBACK",
    "answer",
    "answer_set",
    "begin",
    "begin_anyway",
    "bot_failed",
    "check_hint",
    "close",
    "come_back",
    "leave",
    "may_pick_up",
    "open_seed",
    "opening_deadline",
    "pass_host",
    "phrase",
    "pick_up",
    "rematch",
    "reserved_name",
    "roll",
    "say",
    "seat_bot",
    "sit",
    "stand",
    "take_hint",
    "undo",
]
