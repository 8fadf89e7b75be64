"""The chance that a push busts when abilities are used, worked out by the rules themselves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from dicehall.core.chances import CERTAIN, NEVER, Between
from dicehall.core.dice import Throw
from dicehall.core.question import Question
from dicehall.core.task import Program
from dicehall.core.words import When
from dicehall.games.cubitos.cards.abilities import NO_MORE, AbilityToUse, ability_parts
from dicehall.games.cubitos.odds.best_play import BestPlay, Effort
from dicehall.games.cubitos.odds.push_alone import roll_of
from dicehall.games.cubitos.odds.rolls import all_blank
from dicehall.games.cubitos.rules.dice import BLANK, FACES, shown_of
from dicehall.games.cubitos.rules.roll_phase import SAVE_FROM_BUST, RollAll, WouldBust
from dicehall.games.cubitos.rules.table import CubitosTable

ROLL_OF_PUSH: Final = Program("odds: roll of a push", RollAll(), When(WouldBust(), SAVE_FROM_BUST))
"""A roll of the roll zone, up to the bust, but without it."""


class NotBusting(BestPlay):
    """The chance that a roll does not bust, with the best use of all abilities, or with no further one."""

    def __init__(self, table: CubitosTable, seat: int, effort: Effort, uses: bool) -> None:
        super().__init__(table.game, seat, effort)
        self.uses: bool = uses
        """Whether abilities are used."""

    def decided(self, table: CubitosTable) -> Between | None:
        """Return certainty once a bust has been prevented, or if the roll to come cannot bust."""
        player = table.state.players[self.seat]
        rolled = self._rolled(table)
        if rolled and not player.would_bust:
            return CERTAIN
        throw = table.throws[self.seat + 1]
        risky = player.at_risk and not player.safe_push
        if not (rolled or risky) and throw is not None and rolls_all(table, throw):
            return CERTAIN
        return None

    def ended(self, table: CubitosTable, spare: int) -> Between:
        """Return whether the roll would still bust."""
        return NEVER if table.state.players[self.seat].would_bust else CERTAIN

    def answers(self, table: CubitosTable, question: Question) -> list[int]:
        """Return all options, but none to use abilities if they are not to be used."""
        if isinstance(question.choice, AbilityToUse) and not self.uses:
            return [NO_MORE]
        return question.options

    def thrown(self, table: CubitosTable, throw: Throw, spare: int) -> Between:
        """Return the chance before a throw; of the roll of the push, only the fall without a hit matters."""
        if not rolls_all(table, throw):
            return super().thrown(table, throw, spare)
        missed = all_blank(self.game, throw.counts)
        if not missed:
            return CERTAIN
        saved = self.of(self.fallen(table, throw, _blanks_of(throw)), spare)
        return Between(1 - missed * (1 - saved.least), 1 - missed * (1 - saved.most))

    def missed(self, table: CubitosTable) -> CubitosTable:
        """Return a table on which no ability was used before the roll, and all its dice miss."""
        question = table.questions[self.seat + 1]
        while question is not None:
            table = self.after(table, question, self.answers(table, question)[0])
            question = table.questions[self.seat + 1]
        throw = table.throws[self.seat + 1]
        assert throw is not None
        return self.fallen(table, throw, _blanks_of(throw))

    def using(self, table: CubitosTable, die: i64, moment: i64) -> Between:
        """Return the chance if an active die uses its ability of a moment next, if that is offered."""
        question = table.questions[self.seat + 1]
        if question is not None and isinstance(question.choice, AbilityToUse):
            for option in question.options:
                if option != NO_MORE:
                    offered, when = ability_parts(option)
                    if when == moment and shown_of(offered) == shown_of(die):
                        return self.of(self.after(table, question, option))
        return self.of(table)

    def _rolled(self, table: CubitosTable) -> bool:
        tasks = table.state.flow.lanes[self.seat + 1].tasks()
        return not tasks or tasks[0].program is not ROLL_OF_PUSH or tasks[0].position > 0


def rolls_all(table: CubitosTable, throw: Throw) -> bool:
    """Return whether a throw is a roll of the roll zone, not a free one."""
    return isinstance(roll_of(table.flow.lanes[throw.seat + 1][-1]), RollAll)


def _blanks_of(throw: Throw) -> list[int]:
    return [kind * FACES + BLANK for kind, count in enumerate(throw.counts) for _ in range(count)]
