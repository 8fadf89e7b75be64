"""What the study measured is there for every card, and says of pairs only what is more than chance."""

from __future__ import annotations

from dicehall.games.cubitos.cards import ALL_CARDS
from dicehall.games.cubitos.explain.measured import GROUPS, measured


def test_every_card_has_its_worth_and_is_in_one_of_five_groups() -> None:
    study = measured()
    assert set(study.cards) == {card.id for card in ALL_CARDS}
    assert study.races >= 20_000
    groups = [card.group for card in study.cards.values()]
    sizes = [groups.count(group) for group in range(1, GROUPS + 1)]
    assert max(sizes) - min(sizes) <= 1
    ranked = sorted(study.cards.values(), key=lambda card: card.worth)
    assert [card.group for card in ranked] == sorted(groups)
    assert all(0 <= card.bought_by <= 1 and card.worth_error > 0 for card in study.cards.values())


def test_pairs_are_told_from_the_best_to_the_worst() -> None:
    pairs = measured().pairs
    assert pairs
    assert [pair.synergy for pair in pairs] == sorted(
        (pair.synergy for pair in pairs), reverse=True
    )
    known = {card.id for card in ALL_CARDS}
    assert all(set(pair.cards) <= known and len(set(pair.cards)) == 2 for pair in pairs)
