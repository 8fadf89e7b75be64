"""Questions of the roll: push or pass, which ability to use, what stays in a bust."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypeAliasType, TypedDict

from dicehall.games.cubitos.explain.models.every_question import About, CubitosQuestionDetails, Then
from dicehall.games.cubitos.explain.pieces import Die, FacedDie, Gains
from dicehall.games.models import Chance, OptionDetails, wire_model

RiskEffect = TypeAliasType(
    "RiskEffect", Literal["safe", "more_dice", "saves", "may_save", "changes"]
)
"""What an ability does to a risk: no bust, more dice to roll, a bust prevented for certain or perhaps, or
other dice to roll than before, for better or worse."""


@wire_model
class Stake(TypedDict):
    """What active dice are worth: the amounts on plain faces, symbols and powers, and the dice themselves."""

    money: int
    moves: int
    credits: int
    symbols: int
    """How many show their symbol or power."""
    dice: int
    """How many dice there are."""


@wire_model
class BustBrings(TypedDict):
    """What the fan gained in a bust grants."""

    fans: int
    """How many fans the player gains."""
    credits: int
    """How many credits that space of the fan track grants."""
    hands: int
    """How many hand tokens it grants."""


@wire_model
class RolledStack(Die):
    """Dice of one kind that would be rolled."""

    count: int
    """How many."""
    hit: Chance
    """The chance that one of them does not show a blank."""


@wire_model
class RiskChangeDetails(TypedDict):
    """Active dice that can change the risk."""

    die: FacedDie
    """One of the dice."""
    count: int
    """How many such dice there are."""
    card: str
    """Their card."""
    moment: Literal["on_push", "would_bust"]
    """When it can be used."""
    effect: RiskEffect
    """What it does to the risk."""
    bust: Chance
    """The chance of a bust if one of them is used, and nothing else."""
    bust_at_least: Chance | None
    """If that takes too long to work out: the least it can be, while `bust` is the most; otherwise null."""


@wire_model
class RollRisk(TypedDict):
    """What the next roll of all dice in the roll zone can bring, and what it can cost."""

    at_risk: bool
    """Whether the next roll can bust."""
    must_push: bool
    """Whether the player must push."""
    dice: int
    """How many are rolled."""
    roll: list[RolledStack]
    """Which dice are rolled."""
    hits: list[Chance]
    """By number: the chance that exactly this many dice hit."""
    bust: Chance
    """The chance of a bust if no ability is used; zero if the player is not at risk."""
    bust_at_best: Chance
    """The chance of a bust if everything that helps is used optimally."""
    best_at_least: Chance | None
    """If that takes too long to work out: the least it can be, while `bust_at_best` is the most; otherwise
    null."""
    changes_risk: bool
    """Whether any ability changes it."""
    abilities: list[RiskChangeDetails]
    """Dice that can change the risk."""
    stake: Stake
    """What all active dice are worth."""
    lost: Stake
    """What a bust takes: the stake minus what may stay."""
    bust_brings: BustBrings
    """What a bust brings."""


@wire_model
class AboutPush(About, RollRisk):
    """What is risked by pushing."""


@wire_model
class PushOption(OptionDetails):
    """Push or pass."""

    pushes: bool
    """Whether it pushes."""


@wire_model
class PushQuestion(CubitosQuestionDetails):
    """Whether to push or to pass."""

    form: Literal["push"]
    about: AboutPush | None
    options: list[PushOption]


@wire_model
class BustThreat(TypedDict):
    """What a bust would take and bring."""

    stake: Stake
    """What all active dice are worth."""
    lost: Stake
    """What the bust takes of it."""
    bust_brings: BustBrings
    """What it brings."""


@wire_model
class AboutAbilities(About):
    """What abilities are used for."""

    stop: str
    """The option to use none of them."""
    risk: RollRisk | None
    """The risk, on a push."""
    threat: BustThreat | None
    """The stake, if a bust can be prevented."""


@wire_model
class ActiveAbility(FacedDie):
    """An ability of an active die: that of its card, or the credit on its face."""

    used: bool
    """Whether its run ability has been used."""
    card: str | None
    """Null for a face that shows a credit."""
    moment: str
    """When it is used, as `asked` has it."""


@wire_model
class AbilityDetails(TypedDict):
    """What an ability, or stopping, brings by itself."""

    gains: Gains
    """What it gains at once."""
    then: Then
    """What follows, so that the gain is not all: a choice, dice to roll, or nothing."""
    bust: Chance | None
    """The chance of a bust afterwards, if there is a risk and nothing else is used."""
    bust_at_least: Chance | None
    """If that takes too long to work out: the least it can be, while `bust` is the most; otherwise null."""
    effect: RiskEffect | None
    """What it does to the risk, if it changes it."""


@wire_model
class AbilityOption(OptionDetails):
    """An ability to use; null for none of them."""

    ability: ActiveAbility | None
    """The die and what it does; null for none."""
    told: AbilityDetails | None


@wire_model
class AbilityQuestion(CubitosQuestionDetails):
    """Which ability to use next."""

    form: Literal["abilities"]
    about: AboutAbilities | None
    options: list[AbilityOption]


@wire_model
class StayDetails(TypedDict):
    """What stays and what is lost."""

    keeps: list[FacedDie]
    """The dice that stay."""
    kept: Stake
    """What they are worth."""
    lost: Stake
    """What the others are worth."""


@wire_model
class StayOption(OptionDetails):
    """Whether some dice stay in active."""

    yes: bool
    """Whether they stay."""
    told: StayDetails | None


@wire_model
class AboutStaying(About):
    """What is at stake."""

    stake: Stake
    """What all active dice are worth."""
    bust_brings: BustBrings
    """What the bust brings."""


@wire_model
class StayQuestion(CubitosQuestionDetails):
    """Whether the dice that may stay in a bust should stay."""

    form: Literal["keep"]
    about: AboutStaying | None
    options: list[StayOption]
