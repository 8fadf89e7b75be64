"""The options of every question in words, each with what it costs and brings."""

from __future__ import annotations

from typing import Final

from dicehall.core.match import Match
from dicehall.core.question import Question
from dicehall.games.cubitos.board.speech import (
    ABILITY_QUESTIONS,
    DIE_QUESTIONS,
    SWORD_CARDS,
    Speech,
)
from dicehall.games.cubitos.cards.abilities import NO_MORE, ability_parts
from dicehall.games.cubitos.cards.card import MOMENT_NAMES
from dicehall.games.cubitos.cards.choosing_dice import ENOUGH
from dicehall.games.cubitos.cards.words import YES, OneOf
from dicehall.games.cubitos.explain.looking import Asked, tried
from dicehall.games.cubitos.explain.moving import began_here
from dicehall.games.cubitos.explain.questions import GAINS_BEHIND_EITHER
from dicehall.games.cubitos.explain.risk import stake
from dicehall.games.cubitos.odds.rolls import bust_chance
from dicehall.games.cubitos.rules.dice import COLOURS, CREDIT, face_of, kind_of
from dicehall.games.cubitos.rules.moving import MOVE_PRICE, NO_REWARD, REWARD
from dicehall.games.cubitos.rules.roll_phase import PUSH
from dicehall.games.cubitos.rules.run_phase import NO_DIE
from dicehall.games.cubitos.rules.state import CubitosState, Player
from dicehall.games.cubitos.rules.table import ACTIVE, SPOT, cubitos
from dicehall.terminal.board import Offer

DECLINE: Final = 0
"""The option to do nothing, or nothing more, wherever there is one."""


def state_of(match: Match) -> CubitosState:
    """Return the state, known to be one of Cubitos."""
    assert isinstance(match.state, CubitosState)
    return match.state


def offers(speech: Speech, match: Match, question: Question) -> list[Offer]:
    """Return the options of a question in words."""
    return _Offers(speech, match, question).listed()


class _Offers:
    """One question being put into words."""

    def __init__(self, speech: Speech, match: Match, question: Question) -> None:
        self.speech = speech
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
            # Doing something stands first, so that nobody does without by mistake.
            options = [*options[1:], DECLINE]
        return [self._offer(option) for option in options]

    def _offer(self, option: int) -> Offer:
        text, name = self.speech.text, self.name
        if name in DIE_QUESTIONS:
            return self._die(option)
        if name in ABILITY_QUESTIONS:
            return self._ability(option)
        if name in SWORD_CARDS:
            if option == YES:
                does = self.speech.does(name, "compare")
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
            return Offer(option, self.speech.reward(*divmod(option - 1, REWARD)))
        if name in ("step", "nearby_reward"):
            return self._near(option - 1)
        if name == "give_to":
            swords = text("cubitos-count-swords", count=self.state.players[option - 1].swords)
            return Offer(option, self.speech.names[option - 1], swords)
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
        return Offer(option, self.speech.face(option))

    # ------------------------------------------------------------------ dice and abilities

    def _die(self, option: int) -> Offer:
        speech = self.speech
        if option == ENOUGH:
            return Offer(option, speech.text("cubitos-offer-enough"))
        zone, die = divmod(option - 1, SPOT)
        kind = kind_of(die) if zone == ACTIVE else die
        name = speech.die(kind, face_of(die)) if zone == ACTIVE else speech.colour(kind)
        text = speech.text("cubitos-offer-die", die=name, zone=speech.zone(zone))
        return Offer(option, text, self._card_of(kind))

    def _card_of(self, kind: int) -> str:
        """Return the name of the card of a kind of die; gray dice have none."""
        card = cubitos(self.match.table).card_of(kind)
        return "" if card is None else self.speech.card(card.id)

    def _ability(self, option: int) -> Offer:
        speech = self.speech
        if option == NO_MORE:
            return Offer(option, speech.text(f"cubitos-offer-stop-{self.name}"))
        die, moment = ability_parts(option)
        shown = speech.die(kind_of(die), face_of(die))
        if face_of(die) == CREDIT:
            return Offer(option, speech.text("cubitos-offer-credit", die=shown))
        card = cubitos(self.match.table).card_of(kind_of(die))
        assert card is not None
        does = speech.does(card.id, MOMENT_NAMES[moment])
        return Offer(
            option,
            speech.text("cubitos-offer-ability", card=speech.card(card.id), die=shown, does=does),
        )

    def _push(self, option: int) -> Offer:
        speech, player = self.speech, self.player
        kept = speech.stake(stake(player))
        if option != PUSH:
            return Offer(option, speech.text("cubitos-offer-pass", stake=kept))
        dice = speech.dice_count(sum(player.roll))
        if not player.at_risk:
            risk = speech.text("cubitos-risk-none")
            return Offer(option, speech.text("cubitos-offer-push", dice=dice, risk=risk))
        chance = speech.percent(bust_chance(speech.game, player, False))
        risk = speech.text("cubitos-risk", chance=chance)
        risk += ", " + speech.text("cubitos-at-stake", stake=kept)
        return Offer(option, speech.text("cubitos-offer-push", dice=dice, risk=risk))

    def _either(self, option: int) -> Offer:
        """Return one of two gains, with what it brings as things stand."""
        found = tried(Asked(self.match, self.question), option, GAINS_BEHIND_EITHER)["gains"]
        choice = self.question.choice
        assert isinstance(choice, OneOf)
        if choice.first == "money" and option == YES:
            # None of them is said too.
            return Offer(
                option, self.speech.text("cubitos-count-credits", count=found.get("credits", 0))
            )
        if choice.first == "money":
            return Offer(option, self.speech.money(found.get("money", 0)))
        return Offer(option, self.speech.moves(found.get("moves", 0)))

    # ------------------------------------------------------------------ trays

    def _tray(self, option: int) -> Offer:
        if not option:
            return Offer(option, self.speech.text("cubitos-offer-none"))
        return Offer(option, self._in_tray(option - 1))

    def _in_tray(self, kind: int) -> str:
        speech, left = self.speech, self.state.trays[kind]
        if kind >= COLOURS:
            return speech.text("cubitos-offer-gray", die=speech.colour(kind), left=left)
        return speech.text(
            "cubitos-offer-tray",
            die=speech.colour(kind),
            card=self._card_of(kind),
            cost=speech.cost(kind),
            left=left,
        )

    def _buy(self, option: int) -> Offer:
        if option == NO_DIE:
            return Offer(option, self.speech.text("cubitos-offer-nothing"))
        cost = self.speech.game.costs[option - 1]
        purse = Asked(self.match, self.question).payment(cost)["purse"]
        leaves = self.speech.text("cubitos-leaves", purse=purse)
        return Offer(option, self._in_tray(option - 1), leaves)

    # ------------------------------------------------------------------ running

    def _moves(self, option: int) -> Offer:
        if option == 0:
            return Offer(option, self.speech.text("cubitos-offer-no-moves"))
        price = self.speech.money(option * MOVE_PRICE)
        moves = self.speech.moves(option)
        purse = Asked(self.match, self.question).payment(option * MOVE_PRICE)["purse"]
        return Offer(
            option,
            self.speech.text("cubitos-offer-moves", moves=moves, price=price),
            self.speech.text("cubitos-leaves", purse=purse),
        )

    def _progress(self, option: int) -> tuple[int, int, int]:
        """Return what sorts the spaces to end on: the farthest first, then the cheapest."""
        game = self.speech.game
        position = option - 1
        beyond = max(game.course.distance_beyond(position), 0)
        reach = cubitos(self.match.table).reach(self.question.seat)
        return (game.to_finish[position] - beyond, reach.money_to(position), option)

    def _move(self, option: int) -> Offer:
        speech, position = self.speech, option - 1
        course = speech.game.course
        space, rewards = speech.space(position), speech.rewards(position)
        togo = speech.to_go(position)
        if position == self.player.position:
            return Offer(option, speech.text("cubitos-offer-stay", space=space, togo=togo))
        if began_here(course, self.player, position):
            # No reward there.
            rewards = ""
        reach = cubitos(self.match.table).reach(self.question.seat)
        cost, money = speech.moves(reach.moves_to(position)), reach.money_to(position)
        if money:
            cost = speech.text("cubitos-and", one=cost, other=speech.money(money))
        if course.finished(position):
            beyond = course.distance_beyond(position)
            text = speech.text("cubitos-offer-beyond", space=space, cost=cost, beyond=beyond)
        else:
            text = speech.text("cubitos-offer-move", space=space, cost=cost, togo=togo)
        return Offer(option, text, rewards)

    def _near(self, position: int) -> Offer:
        speech = self.speech
        text = speech.text(
            "cubitos-offer-move",
            space=speech.space(position),
            cost=speech.rewards(position) if self.name == "nearby_reward" else speech.moves(1),
            togo=speech.to_go(position),
        )
        return Offer(position + 1, text)
