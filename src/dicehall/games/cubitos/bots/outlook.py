"""What one player can hope for in a round: what cards bring besides moves, money and credits comes on top."""

from __future__ import annotations

from dicehall.games.cubitos.bots.round_end import RoundEnd
from dicehall.games.cubitos.bots.value import (
    COLOURS_UNCOUNTED,
    FREE_DRAW,
    GRAY_UNCOUNTED,
    Value,
    soon,
)
from dicehall.games.cubitos.cards.card import EACH, MOST
from dicehall.games.cubitos.odds.run_gains import (
    COLOUR,
    POWERS,
    TALLY,
    Haul,
    Hauls,
    count_shown,
    tally_of,
)
from dicehall.games.cubitos.rules.dice import (
    COLOURS,
    DARK,
    FACES,
    KINDS,
    LIGHT,
    OWN_KINDS,
    POWER,
    RED,
    START,
    SYMBOL,
    WHITE,
    own_kind,
)
from dicehall.games.cubitos.rules.state import CubitosState, Player


class Outlook(RoundEnd):
    """What one player can hope for."""

    def __init__(self, value: Value, hauls: Hauls, state: CubitosState, seat: int) -> None:
        super().__init__(value, hauls, state, seat)
        self.now_extra: list[float] = [0.0] * COLOURS
        """By colour: what a symbol just placed brings at once, as strength."""
        self.push_extra: list[float] = [0.0] * COLOURS
        """By colour: what an active symbol brings after a push, as strength."""
        self.roll_worth: list[float] = [0.0] * KINDS
        """By kind: what one roll of such a die brings, as strength."""
        self.sword_worth: list[float] = []
        """By swords: what they bring, as strength."""
        self._weigh_cards()

    # ---- what cards bring besides moves, money and credits

    def _weigh_cards(self) -> None:
        value = self.value
        horizon = self.horizon
        symbol = self.hauls.symbol_extra
        power = self.hauls.power_extra
        loss = self.loss_worth(horizon)
        for colour in range(COLOURS):
            card = self.game.cards[colour]
            own = self.die_kept(colour, horizon)
            symbol[colour] = 0.0
            power[colour] = 0.0
            if card.run_loses == 1:
                symbol[colour] -= own
            elif card.run_loses == 2:
                power[colour] -= own
        self._weigh_swords(loss)
        for colour in range(COLOURS):
            name = self.game.cards[colour].id
            if name == "fat_cat":
                symbol[colour] += max(
                    self.die_worth(LIGHT, horizon),
                    self.die_worth(DARK, horizon),
                )
            elif name == "cat_tastrophy":
                symbol[colour] += self.gain_worth(self.me.fans, horizon)
            elif name == "llama_rama":
                power[colour] += self.fan_worth(0, horizon, self.distance, False)
            elif name == "llama_shaman":
                symbol[colour] += self.die_worth(RED, horizon)
            elif name == "reliever_beaver":
                symbol[colour] += loss
            elif name == "benchwarmer":
                own = self.die_kept(colour, horizon)
                symbol[colour] += max(0.0, loss - own)
            elif name == "stinky_cheese":
                power[colour] += max(0.0, value.weights[GRAY_UNCOUNTED])
            elif name == "bob":
                symbol[colour] += 2.5 * self.credit_worth
            elif name == "broken_cow":
                symbol[colour] += 2.0 * self.move_worth
        for kind in range(START + 1):
            self.roll_worth[kind] = self._roll_worth(kind)
            if kind < START:
                self.roll_worth[kind + OWN_KINDS] = self.roll_worth[kind]
        drawn = self.drawn_worth()
        for colour in range(COLOURS):
            name = self.game.cards[colour].id
            if name == "dugout":
                self.now_extra[colour] = 3.0 * drawn
            elif name in ("fast_cat", "batter_beaver", "muggles"):
                self.now_extra[colour] = 2.0 * drawn
            elif name == "ledercheesen":
                self.push_extra[colour] = drawn
            elif name == "wizard":
                self.push_extra[colour] = self.credit_worth
            elif name == "reckless_cheese":
                self.push_extra[colour] = self.move_worth
            elif name == "pinch_eater" or name == "cubasaurus":
                self.now_extra[colour] = 3.0 * self.move_worth
            elif name == "stogie":
                gray = 0.0
                for kind in (WHITE, LIGHT, DARK):
                    number = self.me.draw[kind] + self.me.roll[kind]
                    gray += number * self.roll_worth[kind]
                self.now_extra[colour] = gray
            elif name == "chilly_mcchillster":
                rolled = 0.0
                for kind in range(KINDS):
                    rolled += self.me.roll[kind] * self.roll_worth[kind]
                symbol[colour] += 1.2 * rolled
        for kind in range(COLOURS):
            # What a die does at once is part of what its roll brings.
            sides = self.game.dice.kinds[kind].sides
            shows = sides.count(SYMBOL) + sides.count(POWER)
            self.roll_worth[kind] += (
                (self.now_extra[kind] + self.push_extra[kind]) * shows / len(sides)
            )

    def _roll_worth(self, kind: int) -> float:
        """Return what a roll of one die brings on average, other dice apart, as strength."""
        sides = self.game.dice.kinds[kind].sides
        total = 0.0
        for face in sides:
            tally = [0] * TALLY
            count_shown(tally, kind * FACES + face, 1, False)
            # Colours that go with it are often there, when they are owned at all.
            for colour in range(COLOURS):
                if self.owned[colour] >= 2:
                    tally[COLOUR + colour] = max(1, tally[COLOUR + colour])
            haul = Haul()
            self.hauls.add(haul, tally, self.me.fans, self.lines)
            total += (
                (haul.move + haul.water) * self.move_worth
                + haul.money * self.money_worth
                + haul.credit * self.credit_worth
                + haul.extra
            )
            if own_kind(kind) == RED and face in (SYMBOL, POWER):
                total += self.sword_worth[1]
        return total / len(sides)

    def drawn_worth(self) -> float:
        """Return what a free roll of a die from draw brings, the better ones chosen."""
        zone = self.me.draw
        if sum(zone) == 0:
            zone = self.me.discard
        best = 0.0
        second = 0.0
        for kind in range(START):
            if zone[kind]:
                worth = self.roll_worth[kind]
                if worth > best:
                    second = best if zone[kind] < 2 else worth
                    best = worth
                elif worth > second:
                    second = worth
        return (best + second) / 2.0

    def _weigh_swords(self, loss: float) -> None:
        """Find what swords bring."""
        red = self.game.cards[RED]
        gain = 0.0
        each = 0.0
        name = red.id
        if name == "mr_soldier":
            gain = 3.0 * self.credit_worth + 2.0 * self.move_worth
        elif name == "supah_general":
            gain = self.me.fans * self.move_worth
        elif name == "punch_guy":
            gain = max(0.0, self.value.weights[COLOURS_UNCOUNTED]) * soon(self.horizon)
        elif name == "champion":
            gain = max(0.0, self.value.weights[FREE_DRAW]) * soon(self.horizon)
        elif name == "crabby":
            gain = 2.0 * loss
        elif name == "el_bandito":
            each = self.credit_worth
        elif name == "jacques_couteau":
            each = 1.5 * self.move_worth
        if red.compares == MOST:
            gain -= self.die_kept(RED, self.horizon)
        self.sword_worth = [0.0]
        for swords in range(1, 12):
            alone = 1.0
            fewer = 0.0
            for other in range(len(self.state.players)):
                if other != self.seat:
                    below = self._fewer_swords(self.state.players[other], swords)
                    alone *= below
                    fewer += below
            self.sword_worth.append(fewer * each if red.compares == EACH else alone * gain)

    def _fewer_swords(self, rival: Player, swords: int) -> float:
        """Return the chance that a rival has fewer swords."""
        red = self.game.cards[RED]
        shown = 0
        tally = tally_of(rival.active)
        shown = tally[RED] + tally[POWERS + RED] * red.power_swords
        if rival.passed:
            return 1.0 if shown < swords else 0.4 if shown == swords else 0.0
        dice = rival.roll[RED] + 0
        chance = 1.0 if shown < swords else 0.4 if shown == swords else 0.0
        for _ in range(min(dice, 4)):
            chance *= 0.75
        return chance

    # ---- hauls

    def haul(self, tally: list[int]) -> Haul:
        """Return what a tally of dice brings, with what the player has already."""
        haul = Haul()
        haul.move = self.me.move
        haul.water = self.me.water
        haul.money = self.me.money
        self.hauls.add(haul, tally, self.me.fans, self.lines)
        swords = tally[RED] + tally[POWERS + RED] * self.game.cards[RED].power_swords
        if swords:
            haul.extra += self.sword_worth[min(swords, 11)]
        return haul


def haul_reasons(haul: Haul) -> dict[str, float]:
    """Return the figures of a haul that say why."""
    return {
        "moves": float(haul.move + haul.water),
        "money": float(haul.money),
        "credits": float(haul.credit),
    }
