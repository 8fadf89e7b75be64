"""The options of every question in words, each with its cost and effect."""

from __future__ import annotations

from typing import Final

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.cubitos.board.wording import ABILITY_QUESTIONS, DIE_QUESTIONS, Wording
from dicehall.games.cubitos.cards.abilities import NO_MORE, ability_parts
from dicehall.games.cubitos.cards.choosing_dice import ENOUGH
from dicehall.games.cubitos.cards.moments import MOMENT_NAMES
from dicehall.games.cubitos.cards.offer_words import YES
from dicehall.games.cubitos.cards.telling import CREDITS, MONEY, MOVES, WATER, brings
from dicehall.games.cubitos.explain.moving import began_here
from dicehall.games.cubitos.explain.question_context import QuestionContext, tried
from dicehall.games.cubitos.explain.questions import GAINS_BEHIND_EITHER
from dicehall.games.cubitos.explain.risk import stake
from dicehall.games.cubitos.explain.sentences import COUNTED
from dicehall.games.cubitos.odds.rolls import bust_chance
from dicehall.games.cubitos.rules.dice import COLOURS, CREDIT, face_of, kind_of
from dicehall.games.cubitos.rules.moving import MOVE_PRICE
from dicehall.games.cubitos.rules.rewards import NO_REWARD
from dicehall.games.cubitos.rules.roll_phase import PUSH
from dicehall.games.cubitos.rules.run_phase import NO_DIE
from dicehall.games.cubitos.rules.state import CubitosState, Player
from dicehall.games.cubitos.rules.table import cubitos
from dicehall.games.cubitos.rules.zones import ACTIVE, SPOT
from dicehall.games.cubitos.track.track import REWARD
from dicehall.terminal.board import Offer

DECLINE: Final = 0
"""The option to do nothing, or nothing more, if there is one."""


def state_of(match: Match) -> CubitosState:
    """Return the state, known to be one of Cubitos."""
    assert isinstance(match.state, CubitosState)
    return match.state


def offers(wording: Wording, match: Match, question: Question) -> list[Offer]:
    """Return the options of a question in words."""
    return _Offers(wording, match, question).listed()


GAINED: Final = {MOVES: "moves", WATER: "water_moves", MONEY: "money", CREDITS: "credits"}
"""How each kind of gain is named in the figures of what an option brings."""


class _Offers:
    """One question being put into words."""

    def __init__(self, wording: Wording, match: Match, question: Question) -> None:
        self.wording = wording
        self.match = match
        self.question = question
        self.state = state_of(match)
        self.player: Player = self.state.players[question.seat]
        self.name: str = question.choice.name()

    def listed(self) -> list[Offer]:
        options = self.question.options
        if self.name == "move":
            options = sorted(options, key=self._progress)
        elif self.name not in ("buy_moves", "either", "face") and options[0] == DECLINE:
            # Doing something comes first, so that nobody skips it by mistake.
            options = [*options[1:], DECLINE]
        return [self._offer(option) for option in options]

    def _offer(self, option: int) -> Offer:
        text, name = self.wording.text, self.name
        if name in DIE_QUESTIONS:
            return self._die(option)
        if name in ABILITY_QUESTIONS:
            return self._ability(option)
        if self.wording.is_card(name):
            if option == YES:
                does = self.wording.does(name, "compare")
                return Offer(option, text("cubitos-offer-swords-yes", does=does))
            return Offer(option, text("cubitos-offer-swords-no"))
        if name == "keep_green_and_gray":
            yes = option == YES
            return Offer(option, text("cubitos-offer-keep-yes" if yes else "cubitos-offer-keep-no"))
        if name in ("gain", "borrow"):
            return self._tray(option)
        if name == "reward":
            if option == NO_REWARD:
                return Offer(option, text("cubitos-offer-no-reward"))
            return Offer(option, self.wording.reward(*divmod(option - 1, REWARD)))
        if name in ("step", "nearby_reward"):
            return self._near(option - 1)
        if name == "give_to":
            swords = text("cubitos-count-swords", count=self.state.players[option - 1].swords)
            return Offer(option, self.wording.names[option - 1], swords)
        by_name = {
            "push": self._push,
            "move": self._move,
            "buy_moves": self._moves,
            "buy": self._buy,
            "either": self._either,
        }
        if name in by_name:
            return by_name[name](option)
        assert name == "face", f"no words are known for {name}"
        return Offer(option, self.wording.face(option))

    # ------------------------------------------------------------------ dice and abilities

    def _die(self, option: int) -> Offer:
        wording = self.wording
        if option == ENOUGH:
            return Offer(option, wording.text("cubitos-offer-enough"))
        zone, die = divmod(option - 1, SPOT)
        kind = kind_of(die) if zone == ACTIVE else die
        name = wording.die(kind, face_of(die)) if zone == ACTIVE else wording.colour(kind)
        text = wording.text("cubitos-offer-die", die=name, zone=wording.zone(zone))
        return Offer(option, text, self._card_of(kind))

    def _card_of(self, kind: int) -> str:
        """Return the name of the card of a kind of die; gray dice have none."""
        card = cubitos(self.match.table).card_of(kind)
        return "" if card is None else self.wording.card(card.id)

    def _ability(self, option: int) -> Offer:
        wording = self.wording
        if option == NO_MORE:
            return Offer(option, wording.text(f"cubitos-offer-stop-{self.name}"))
        die, moment = ability_parts(option)
        shown = wording.die(kind_of(die), face_of(die))
        if face_of(die) == CREDIT:
            return Offer(option, wording.text("cubitos-offer-credit", die=shown))
        card = cubitos(self.match.table).card_of(kind_of(die))
        assert card is not None
        does = wording.does(card.id, MOMENT_NAMES[moment])
        return Offer(
            option,
            wording.text("cubitos-offer-ability", card=wording.card(card.id), die=shown, does=does),
        )

    def _push(self, option: int) -> Offer:
        wording, player = self.wording, self.player
        kept = wording.stake(stake(player))
        if option != PUSH:
            return Offer(option, wording.text("cubitos-offer-pass", stake=kept))
        dice = wording.dice_count(sum(player.roll))
        if not player.at_risk:
            risk = wording.text("cubitos-risk-none")
            return Offer(option, wording.text("cubitos-offer-push", dice=dice, risk=risk))
        chance = wording.percent(bust_chance(wording.game, player, False))
        risk = wording.text("cubitos-risk", chance=chance)
        risk += ", " + wording.text("cubitos-at-stake", stake=kept)
        return Offer(option, wording.text("cubitos-offer-push", dice=dice, risk=risk))

    def _either(self, option: int) -> Offer:
        """Return one of two gains, with what it brings in the current position."""
        context = QuestionContext(self.match, self.question)
        found = tried(context, option, GAINS_BEHIND_EITHER)["gains"]
        task = context.task()
        effects = brings(task.program.words[task.position :])
        parts = [
            # Name the gain even if it is 0.
            self.wording.text(message, count=found.get(GAINED[what], 0))
            for what, message in COUNTED.items()
            if any(one.what == what and one.option() == option for one in effects)
        ]
        return Offer(option, ", ".join(parts))

    # ------------------------------------------------------------------ trays

    def _tray(self, option: int) -> Offer:
        if not option:
            return Offer(option, self.wording.text("cubitos-offer-none"))
        return Offer(option, self._in_tray(option - 1))

    def _in_tray(self, kind: int) -> str:
        wording, left = self.wording, self.state.trays[kind]
        if kind >= COLOURS:
            return wording.text("cubitos-offer-gray", die=wording.colour(kind), left=left)
        return wording.text(
            "cubitos-offer-tray",
            die=wording.colour(kind),
            card=self._card_of(kind),
            cost=wording.cost(kind),
            left=left,
        )

    def _buy(self, option: int) -> Offer:
        if option == NO_DIE:
            return Offer(option, self.wording.text("cubitos-offer-nothing"))
        cost = self.wording.game.costs[option - 1]
        purse = QuestionContext(self.match, self.question).payment(cost)["purse"]
        leaves = self.wording.text("cubitos-leaves", purse=purse)
        return Offer(option, self._in_tray(option - 1), leaves)

    # ------------------------------------------------------------------ running

    def _moves(self, option: int) -> Offer:
        if option == 0:
            return Offer(option, self.wording.text("cubitos-offer-no-moves"))
        price = self.wording.money(option * MOVE_PRICE)
        moves = self.wording.moves(option)
        purse = QuestionContext(self.match, self.question).payment(option * MOVE_PRICE)["purse"]
        return Offer(
            option,
            self.wording.text("cubitos-offer-moves", moves=moves, price=price),
            self.wording.text("cubitos-leaves", purse=purse),
        )

    def _progress(self, option: int) -> tuple[int, int, int]:
        """Return the sort key of the spaces to end on: the farthest first, then the cheapest."""
        game = self.wording.game
        position = option - 1
        beyond = max(game.course.distance_beyond(position), 0)
        reach = cubitos(self.match.table).reach(self.question.seat)
        return (game.to_finish[position] - beyond, reach.money_to(position), option)

    def _move(self, option: int) -> Offer:
        wording, position = self.wording, option - 1
        course = wording.game.course
        space, rewards = wording.space(position), wording.rewards(position)
        togo = wording.to_go(position)
        if position == self.player.position:
            return Offer(option, wording.text("cubitos-offer-stay", space=space, togo=togo))
        if began_here(course, self.player, position):
            # No reward there.
            rewards = ""
        reach = cubitos(self.match.table).reach(self.question.seat)
        cost, money = wording.moves(reach.moves_to(position)), reach.money_to(position)
        if money:
            cost = wording.text("cubitos-and", one=cost, other=wording.money(money))
        if course.finished(position):
            beyond = course.distance_beyond(position)
            text = wording.text("cubitos-offer-beyond", space=space, cost=cost, beyond=beyond)
        else:
            text = wording.text("cubitos-offer-move", space=space, cost=cost, togo=togo)
        return Offer(option, text, rewards)

    def _near(self, position: int) -> Offer:
        wording = self.wording
        text = wording.text(
            "cubitos-offer-move",
            space=wording.space(position),
            cost=wording.rewards(position) if self.name == "nearby_reward" else wording.moves(1),
            togo=wording.to_go(position),
        )
        return Offer(position + 1, text)
