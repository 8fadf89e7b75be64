"""Cards of one's own: they play like any other, bots and odds know them, and mistakes get a sentence."""

from __future__ import annotations

import asyncio
import json
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st
from tests.patience import PATIENCE

from dicehall.arena.playout import play_out
from dicehall.bots.registry import make_bot
from dicehall.command.arena import command as arena
from dicehall.command.simulate import command as simulate
from dicehall.core.engine import choose, settle
from dicehall.core.game import view_of
from dicehall.core.mistakes import Mistake
from dicehall.core.record import Replay, read_record
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.board.wording import Wording
from dicehall.games.cubitos.bots.value import Value, read_weights
from dicehall.games.cubitos.cards import ALL_CARDS, own_cards
from dicehall.games.cubitos.cards.ability_texts import written
from dicehall.games.cubitos.cards.own_cards import MOST_TEXT
from dicehall.games.cubitos.cards.vocabulary import ABILITIES, AMOUNTS, CONDITIONS, WORDS
from dicehall.games.cubitos.explain.sentences import sentences
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.odds.run_gains import Haul, Hauls
from dicehall.games.cubitos.rules.dice import BROWN, COLOUR_NAMES, WHITE
from dicehall.games.cubitos.rules.tally import tally_of
from dicehall.locales import LANGUAGES, Catalogue
from dicehall.terminal.play import PlayApp
from dicehall.terminal.player import Player
from dicehall.terminal.screens import ResultDialog

EXAMPLES = Path(__file__).parents[4] / "examples" / "own_cards.toml"
SENTENCES = Path(__file__).parent / "sentences.txt"


CATALOGUES = {language: Catalogue(language) for language in LANGUAGES}


def race(text: str = "", **options: object) -> Cubitos:
    """Return race 1 with cards of one's own, the examples unless others are given."""
    return from_options({"race": "1", "own_cards": text or EXAMPLES.read_text("utf-8"), **options})


def one_card(does: str, colour: str = "white", cost: int = 5) -> str:
    """Return the text of a file with one card."""
    return f'[mine]\ncolour = "{colour}"\ncost = {cost}\ndoes = ["{does}"]\n'


def refusal(text: object) -> str:
    """Return the sentence that refuses a text."""
    with pytest.raises(Mistake) as refused:
        from_options({"race": "1", "own_cards": text})
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


# ---------------------------------------------------------------------------- playing


def test_own_cards_take_the_place_of_the_races_cards_of_their_colours() -> None:
    game = race()
    assert (game.cards[WHITE].id, game.costs[WHITE]) == ("night_owl", 6)
    assert (game.cards[BROWN].id, game.costs[BROWN]) == ("bargain_hound", 3)
    assert [card.id for card in game.cards[:BROWN]] == [
        card.id for card in from_options({"race": "1"}).cards[:BROWN]
    ]


def test_own_cards_can_be_named_in_a_set() -> None:
    cards = [card.id for card in from_options({"race": "1"}).cards]
    cards[WHITE] = "night_owl"
    options = {"cards": cards, "tracks": ["nothing_goes_right"], "own_cards": EXAMPLES.read_text()}
    assert [card.id for card in from_options(options).cards] == cards


def test_the_options_of_a_race_hold_its_own_cards() -> None:
    options = race().options()
    assert from_options(options).options() == options


@pytest.mark.parametrize("bots", [("champion", "greedy"), ("random", "random", "random")])
def test_bots_race_with_own_cards_to_the_end(bots: tuple[str, ...]) -> None:
    game = race(players=len(bots))
    state = game.start()
    players = [make_bot(name, "cubitos", str(seat)) for seat, name in enumerate(bots)]
    play_out(game, state, players, SeededDice("own"))
    assert state.flow.over()


def test_a_state_in_the_middle_of_an_own_card_is_saved_and_loaded() -> None:
    game = race(one_card("run(Either('a', Gain(move=1), 'b', Gain(money=2)))".replace("'", '\\"')))
    state = game.position(
        {"next": "run", "start_player": 2, "players": {"1": {"active": "white-symbol"}}}
    )
    table = game.table(state)
    settle(table)
    question = next(asked for asked in table.questions if asked is not None and asked.seat == 0)
    choose(table, question, question.options[-1])
    again = race(game.own_cards).load(game.save(state))
    assert again.numbers() == state.numbers()
    assert any(task.program.name == "mine.run" for task in again.flow.lanes[1])


def test_a_card_may_have_a_name_in_every_language_there_is() -> None:
    assert own_cards.LANGUAGES == LANGUAGES


def test_simulate_plays_own_cards_and_its_records_replay(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    arguments = ["cubitos", "--bots", "greedy,random", "--games", "2", "--own-cards", str(EXAMPLES)]
    done = CliRunner().invoke(simulate, [*arguments, "--jobs", "1", "--out", str(out)])
    assert done.exit_code == 0, done.output
    for line in out.read_text("utf-8").splitlines():
        record = read_record(line)
        assert "night_owl" in record.options["own_cards"]
        replay = Replay(from_options(record.options), record)
        replay.finish()
        assert replay.match.over()


def test_the_arena_plays_own_cards_and_tells_the_command_that_plays_them_again(
    tmp_path: Path,
) -> None:
    arguments = ["cubitos", "--bots", "greedy,random", "--games", "2", "--jobs", "1", "--json"]
    done = CliRunner().invoke(
        arena, [*arguments, "--own-cards", str(EXAMPLES), "--out", str(tmp_path / "arena")]
    )
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    again = CliRunner().invoke(arena, [*shlex.split(told["command"])[2:], "--json"])
    assert again.exit_code == 0, again.output
    assert json.loads(again.stdout)["results"] == told["results"]


async def test_a_race_with_own_cards_is_played_on_the_screen() -> None:
    game = race(rounds=2)
    players = [Player(name, make_bot("greedy", "cubitos", name)) for name in ("Mira", "Otto")]
    app = PlayApp(game, players, SeededDice("7"), "en", 0, None)
    async with app.run_test(size=(80, 24)) as pilot:
        async with asyncio.timeout(PATIENCE):
            while not isinstance(app.screen, ResultDialog):
                await asyncio.sleep(0.005)
        await pilot.pause()
    replay = Replay(from_options(app.record().options), app.record())
    replay.finish()
    assert app.record().options["own_cards"] == EXAMPLES.read_text("utf-8")


# ---------------------------------------------------------------------------- odds, bots, sentences


def test_odds_count_what_an_own_card_grants() -> None:
    game = race()
    state = game.position(
        {
            "next": "run",
            "players": {"1": {"active": "white-symbol brown-symbol green-move dark-move"}},
        }
    )
    haul = Haul()
    Hauls(game).add(haul, tally_of(state.players[0].active), 0, 0, 0)
    # Four active dice: a move; the hound goes, so that the owl gains; green doubles its money.
    assert (haul.move, haul.money, haul.credit) == (1 + 2, 4, 2)


def test_bots_value_a_card_by_what_it_tells() -> None:
    weak = race(one_card("run(Gain(money=1))"))
    strong = race(one_card("run(Gain(move=6))"))
    worth = [Value(game, read_weights()).die_more(WHITE, 0) for game in (weak, strong)]
    assert worth[0] < worth[1]
    assert 0 < worth[1] < 4


def test_a_champion_buys_the_better_of_two_own_cards() -> None:
    text = one_card("run(Gain(move=5))") + one_card("run(Gain(money=1))", "brown").replace(
        "[mine]", "[other]"
    )
    game = race(text)
    state = game.position(
        {"next": "buy", "start_player": 2, "players": {"1": {"money": 5, "active": "dark-move!"}}}
    )
    table = game.table(state)
    settle(table)
    question = next(asked for asked in table.questions if asked is not None and asked.seat == 0)
    assert question.choice.name() == "buy"
    chosen = make_bot("champion", "cubitos", "x").decide(view_of(game, 0, state), question)
    assert question.choice.text(table, chosen) == "white"


def text_of_sentences() -> str:
    """Return all sentences of all cards, in all languages."""
    lines: list[str] = []
    for card in ALL_CARDS:
        lines.append(f"{card.id} ({COLOUR_NAMES[card.colour]})")
        lines += [
            f"  {language}: {sentences(card, CATALOGUES[language])}" for language in LANGUAGES
        ]
    return "\n".join(lines) + "\n"


def test_every_card_is_said_from_its_words_in_every_language() -> None:
    """`python -m tests.games.cubitos.cards.test_own_cards` writes the golden file anew."""
    assert text_of_sentences() == SENTENCES.read_text("utf-8")


@pytest.mark.parametrize(
    ("language", "name", "said"),
    [
        ("en", "Night Owl", "Run: 1 move for every 3 of your active dice."),
        ("de", "Nachteule", "Lauf: 1 Schritt je 3 deiner aktiven Würfel."),
        ("uk", "Нічна сова", "Біг: 1 крок за кожні 3 твої активні кубики."),
    ],
)
def test_the_terminal_names_an_own_card_and_says_what_it_does(
    language: str, name: str, said: str
) -> None:
    game = race()
    wording = Wording(game, ("a", "b"), Catalogue(language))
    assert wording.card("night_owl") == name
    assert wording.card_text(game.cards[WHITE]).startswith(said)


# ---------------------------------------------------------------------------- refused


REFUSED = [
    (5, "own_cards must be the text of a file"),
    ("x" * (MOST_TEXT + 1), "own_cards must be the text of a file"),
    ("night", "own_cards are no tables of cards in TOML"),
    ("[Night]", "'Night' is no name of a card"),
    ("[bob]", "there is a card bob in the box"),
    ("night_owl = 3", "card night_owl must be a table with colour, cost, does, name, power_swords"),
    ("[owl]\nprice = 3", "card owl has no price; it has colour, cost, does, name, power_swords"),
    (one_card("run(Gain(move=1))", "pink"), "colour of card mine must be one of red, orange"),
    (one_card("run(Gain(move=1))", cost=99), "cost of card mine must be a number from 0 to 50"),
    (one_card("walk(Gain(move=1))"), "an ability is walk; it must be an ability: now, on_push"),
    (one_card("run(Win())"), "what stands in run is Win; it must be a word: Gain, GainFan"),
    (one_card("run(Gain(moves=1))"), "Gain has no field moves to set; it has money, move, water"),
    (one_card("run(Gain(move=99))"), "move of Gain is 99; it must be a number from 0 to 9"),
    (one_card("run(Gain(move=1, given=Active(PINK)))"), "is PINK; there is RED, ORANGE, YELLOW"),
    (one_card("run(Gain(move=1, given=Rich()))"), "it must be a condition: Active, LostADie"),
    (one_card("__import__('os').system('true')"), "an ability is"),
    (one_card("run(x for x in y)"), "what stands in run is"),
    (one_card("run("), "is no ability; one reads like run(Gain(money=3))"),
    (one_card("run()"), "run has 0 effects"),
    (one_card("on_push(Gain(money=9))"), "on_push needs once_until_rolled=True"),
    (one_card("run(FreeRoll(9, zones=ANYWHERE))"), "active dice are rolled again only when"),
    (one_card("run(Borrow(), LoseThis())"), "a card that borrows dice cannot lose dice"),
    (one_card("run(PreventBust())"), "bust prevented means nothing at run, only at would_bust"),
    (one_card("run(Gain(move=1))", "red"), "a red card needs most_swords or each_with_swords"),
    (one_card("most_swords(Gain(move=1))"), "and only a red one"),
    (one_card('run(Gain(move=1))", "run(Gain(move=1))", "run(Gain(move=1))'), "too many abilities"),
    (one_card("must(run(Gain(move=1)))"), "must is for now and after_move, not for run"),
]


@pytest.mark.parametrize(("text", "sentence"), REFUSED, ids=[said[:40] for _, said in REFUSED])
def test_what_makes_no_card_is_refused_with_a_sentence(text: object, sentence: str) -> None:
    assert sentence in refusal(text)


def test_a_file_that_is_not_there_is_refused_with_a_sentence() -> None:
    done = CliRunner().invoke(simulate, ["cubitos", "--own-cards", "nowhere.toml"])
    assert done.exit_code != 0
    assert "nowhere.toml cannot be read" in str(done.exception or done.output)


NAMES = [
    *ABILITIES,
    *WORDS,
    *AMOUNTS,
    *CONDITIONS,
    "RED",
    "GRAY",
    "ANYWHERE",
    "THIS",
    "x",
    "1",
    "7",
]
NONSENSE = st.recursive(
    st.sampled_from(NAMES),
    lambda inner: st.builds(
        lambda name, values: f"{name}({', '.join(values)})",
        st.sampled_from(NAMES),
        st.lists(
            st.one_of(
                inner,
                st.builds(
                    lambda field, value: f"{field}={value}",
                    st.sampled_from(["given", "times", "move", "of", "zones", "may", "ties"]),
                    inner,
                ),
            ),
            max_size=3,
        ),
    ),
    max_leaves=6,
)


@given(NONSENSE | st.sampled_from([written(one) for card in ALL_CARDS for one in card.abilities]))
def test_whatever_a_stranger_writes_plays_or_is_refused_with_a_sentence(does: str) -> None:
    text = f"[mine]\ncolour = 'white'\ncost = 1\ndoes = ['''{does}''']\n"
    sentence = ""
    try:
        game = race(text, rounds=2)
    except Mistake as mistake:
        sentence = str(mistake)
    assert sentence == "" or (sentence.endswith(".") and "\n" not in sentence)
    if sentence:
        return
    state = game.start()
    bots = [make_bot("random", "cubitos", str(seat)) for seat in range(game.seats)]
    play_out(game, state, bots, SeededDice(does))
    for language in LANGUAGES:
        assert sentences(game.cards[WHITE], CATALOGUES[language])


if __name__ == "__main__":
    SENTENCES.write_text(text_of_sentences(), "utf-8")
