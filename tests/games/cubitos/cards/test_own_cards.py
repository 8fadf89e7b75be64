"""Cards of one's own: they play like any other, bots and odds know them, and mistakes get a sentence."""

from __future__ import annotations

import asyncio
import json
import re
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
from dicehall.core.match import Match
from dicehall.core.mistakes import BadOptions, Mistake
from dicehall.core.record import Replay, read_record
from dicehall.core.sources import SeededDice
from dicehall.games.cubitos.board.wording import RaceWording
from dicehall.games.cubitos.bots.judge import Judge
from dicehall.games.cubitos.bots.race_network import RaceNetwork, read_weights
from dicehall.games.cubitos.cards import ALL_CARDS, own_cards
from dicehall.games.cubitos.cards.ability_texts import written
from dicehall.games.cubitos.cards.moments import ON_PUSH
from dicehall.games.cubitos.cards.own_cards import MOST_TEXT, read_own_cards
from dicehall.games.cubitos.cards.telling import BUST_PREVENTED_BY_HIT
from dicehall.games.cubitos.cards.vocabulary import ABILITIES, AMOUNTS, CONDITIONS, WORDS
from dicehall.games.cubitos.explain.sentences import sentences
from dicehall.games.cubitos.game import Cubitos, from_options
from dicehall.games.cubitos.odds.run_gains import Haul, Hauls
from dicehall.games.cubitos.rules.dice import BROWN, COLOUR_NAMES, WHITE
from dicehall.games.cubitos.rules.state import CubitosState
from dicehall.games.cubitos.rules.tally import tally_of
from dicehall.locales import LANGUAGES, Catalogue
from dicehall.terminal.play import PlayApp
from dicehall.terminal.player import ScreenPlayer
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
    options: dict[str, object] = {"cards": cards, "tracks": ["nothing_goes_right"]}
    options["own_cards"] = EXAMPLES.read_text()
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


def test_a_state_in_the_middle_of_an_ability_that_must_be_used_is_saved_and_loaded() -> None:
    game = race(one_card("must(now(FreeRoll(1)))"))
    position = {
        "next": "roll",
        "start_player": 2,
        "players": {"1": {"roll": "white", "draw": "light dark"}},
    }
    match = Match(game, state=game.position(position))
    (throw,) = [throw for throw in match.throws() if throw.seat == 0]
    match.land(throw, "white-symbol")
    question = match.question(0)
    assert question is not None
    assert question.choice.name() == "free_roll"
    assert isinstance(match.state, CubitosState)
    again = Match(game, state=game.load(game.save(match.state)))
    assert again.state.numbers() == match.state.numbers()
    for each in (match, again):
        asked = each.question(0)
        assert asked is not None
        each.answer(asked, "dark in draw")
        assert [throw.counts for throw in each.throws() if throw.seat == 0] != []
    assert again.state.numbers() == match.state.numbers()


def test_a_card_without_a_name_is_called_by_its_id_or_by_its_english_name() -> None:
    (plain,) = read_own_cards(one_card("run(GainFan())").replace("mine", "night_owl_2"))
    assert [plain.name(language) for language in LANGUAGES] == ["Night owl 2"] * 3
    (english,) = read_own_cards(one_card("run(GainFan())") + "name = 'Mine'\n")
    assert [english.name(language) for language in LANGUAGES] == ["Mine"] * 3
    (german,) = read_own_cards(
        one_card("run(GainFan())") + "name = { en = 'Mine', de = 'Meine' }\n"
    )
    assert [german.name(language) for language in ("en", "de", "uk")] == ["Mine", "Meine", "Mine"]


def test_a_power_of_a_red_card_counts_one_sword_unless_the_card_says_more() -> None:
    does = "most_swords(May(Gain(move=1)), LoseDie(of=RED), ties=START_PLAYER)"
    (plain,) = read_own_cards(one_card(does, "red"))
    assert plain.card.power_swords == 1
    (strong,) = read_own_cards(one_card(does, "red") + "power_swords = 2\n")
    assert strong.card.power_swords == 2


def test_an_ability_before_the_roll_may_repeat_if_its_die_leaves() -> None:
    for does in ("Gain(money=1), ThisToRoll()", "Gain(money=1), LoseThis()"):
        assert read_own_cards(one_card(f"on_push({does})"))


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
    players = [ScreenPlayer(name, make_bot("greedy", "cubitos", name)) for name in ("Mira", "Otto")]
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
    worth = [
        Judge(RaceNetwork(game, read_weights("champion-1")), game.start(), 0).die(WHITE, 30)
        for game in (weak, strong)
    ]
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
    wording = RaceWording(game, ("a", "b"), Catalogue(language))
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
    (one_card("5"), "an ability is 5; it must be an ability: now, on_push"),
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
    (one_card("run(PreventBust())"), "PreventBust means nothing in run, only in would_bust"),
    (one_card("on_push(MustPushAgain())"), "MustPushAgain means nothing in on_push, only in now"),
    (
        one_card("run(Gain(move=1, times=PlayersWithFewerSwords(1)))"),
        "PlayersWithFewerSwords means nothing in run, only in most_swords or each_with_swords",
    ),
    (one_card("run(DoubleSwords())"), "only in power(..., before=SWORDS)"),
    (
        one_card("power(Gain(move=1))", "purple"),
        "purple dice have no power, so power would never be used",
    ),
    (
        one_card("power(DoubleSwords(), before=SWORDS)", "brown"),
        "brown dice have no power, so power(",
    ),
    (one_card("run(Gain(move=1), given=ShowsPower())"), "white dice have no power, so run would"),
    (one_card("run(Gain(move=1, given=ShowsPower()))"), "white dice have no power, so run would"),
    (
        one_card("must_lose(THIS, given=ShowsPower())"),
        "white dice have no power, so must_lose would",
    ),
    (one_card("run(Gain(move=1))", "red"), "a red card needs most_swords or each_with_swords"),
    (one_card("most_swords(Gain(move=1))"), "and only a red one"),
    (one_card('run(Gain(move=1))", "run(Gain(move=1))", "run(Gain(move=1))'), "too many abilities"),
    (one_card("run(If(Active(RED), Borrow()))"), "is Borrow; it must be a plain word: Gain"),
    (one_card("most_swords(May(May(Gain(move=1))))", "red"), "is May; it must be a plain word"),
    (
        one_card("run(If(Active(RED), LoseDie()), If(Active(RED), GainDie()))"),
        "card mine asks for the same thing twice; say it once.",
    ),
    (
        one_card(
            "run(Either('a', Gain(move=1), 'b', Gain(move=2)), Either('a', Gain(move=3), 'c', Gain(move=4)))"
        ),
        "card mine asks for the same thing twice; say it once.",
    ),
    *[
        (one_card(f"run(May({phrase}()))"), f"what stands in May is {phrase}; it must be a plain")
        for phrase in ("SetDie", "MayGive")
    ],
    (one_card("run(May(Gain(move=1)))"), "May is for swords; all else may be left anyway"),
    (one_card("run(**{})"), "run has no field ** to set; it has given"),
    *[
        (
            one_card("run(Gain(move=1))") + f"name = {name}\n",
            "name of card mine must be a text, or one for each of en, de and uk",
        )
        for name in ("5", "[]", "['Mine']", "{ fr = 'Le mien' }")
    ],
    *[
        (
            one_card("").replace('does = [""]', f"does = {does}"),
            "does of card mine must be a list of abilities, each a text",
        )
        for does in ("5", "['run(Gain(move=1))', 5]", "{}")
    ],
    (one_card("must(run(Gain(move=1)))"), "must is for now and after_move, not for run"),
]


def many(cards: int) -> str:
    """Return a file of so many cards."""
    return "".join(
        one_card("run(Gain(move=1))").replace("mine", f"mine_{number}") for number in range(cards)
    )


def padded(letters: int) -> str:
    """Return a file of so many letters."""
    return one_card("run(Gain(move=1))").ljust(letters, "#")


FIVE = '", "'.join(
    f"{moment}(Gain(move=1))" for moment in ("now", "run", "after_push", "any_time", "after_move")
)
SIX = "Gain(money=1, move=1, water=1, credit=1), GainFan(), GainFan()"
LIMITS: list[tuple[str, str, str]] = [
    (
        one_card("must(" * 3 + "now(GainFan(credits=True))" + ")" * 3),
        one_card("must(ability=" * 5 + "now(GainFan())" + ")" * 5),
        "GainFan stands too deep within other words",
    ),
    (
        one_card("must(" * 4 + "now(GainFan())" + ")" * 4),
        one_card("must(" * 5 + "now(GainFan())" + ")" * 5),
        "GainFan stands too deep within other words",
    ),
    (padded(8000), padded(8001), "of 8000 letters at most"),
    (many(16), many(17), "own_cards hold 17 cards; 1 to 16 will do"),
    (one_card(FIVE), one_card(FIVE + '", "run(GainFan())'), "has 6 abilities; 1 to 5 will do"),
    (one_card(f"run({SIX})"), one_card(f"run({SIX}, GainFan())"), "run has 7 effects; 1 to 6 will"),
    *[
        (
            one_card(ability.ljust(400)),
            one_card(ability.ljust(401)),
            "401 letters long; 400 will do",
        )
        for ability in ("run(Gain(move=1))",)
    ],
    *[
        (
            one_card("run(Gain(move=1))", cost=right),
            one_card("run(Gain(move=1))", cost=wrong),
            "cost of card mine must be a number from 0 to 50",
        )
        for right, wrong in ((0, -1), (50, 51))
    ],
    *[
        (
            one_card("run(Gain(move=1))") + f"power_swords = {right}\n",
            one_card("run(Gain(move=1))") + f"power_swords = {wrong}\n",
            "power_swords of card mine must be a number from 1 to 3",
        )
        for right, wrong in ((1, 0), (3, 4))
    ],
    *[
        (
            one_card("run(Gain(move=1))") + f"name = '{'a' * right}'\n",
            one_card("run(Gain(move=1))") + f"name = '{'a' * wrong}'\n",
            "a name of card mine must be a text of 1 to 40 letters",
        )
        for right, wrong in ((1, 0), (40, 41))
    ],
    *[
        (
            one_card("run(Gain(move=1))").replace("mine", "a" * right),
            one_card("run(Gain(move=1))").replace("mine", "a" * wrong),
            "is no name of a card",
        )
        for right, wrong in ((2, 1), (31, 32))
    ],
    *[
        (
            one_card(does.format(right)),
            one_card(does.format(wrong)),
            f"{field} is {wrong}; it must be",
        )
        for does, field, right, wrong in (
            ("run(Gain(move=1, money={}))", "money of Gain", 0, -1),
            ("run(Gain(move=1, money={}))", "money of Gain", 9, 10),
            ("run(FreeRoll({}))", "number of FreeRoll", 1, 0),
            ("run(FreeRoll({}))", "number of FreeRoll", 9, 10),
            ("run(Gain(move=1), given=Together({}))", "dice of Together", 2, 1),
            ("run(Gain(move=1), given=Together({}))", "dice of Together", 4, 5),
        )
    ],
    *[
        (
            one_card(f"run(Either('{'a' * right}', Gain(move=1), 'b', Gain(money=1)))"),
            one_card(f"run(Either('{'a' * wrong}', Gain(move=1), 'b', Gain(money=1)))"),
            "it must be a text",
        )
        for right, wrong in ((1, 0), (20, 21))
    ],
    *[
        (
            one_card("run(LoseDie(zones=FROM_DRAW | FROM_ROLL))"),
            one_card(f"run(LoseDie({wrong}))"),
            said,
        )
        for wrong, said in (
            ("zones=FROM_DRAW + FROM_ROLL", "zones of LoseDie is FROM_DRAW + FROM_ROLL; there is"),
            ("zones=FROM_DRAW | 2", "zones of LoseDie is FROM_DRAW | 2; there is FROM_DRAW"),
            ("of=RED | BLUE", "of of LoseDie is RED | BLUE; there is RED, ORANGE"),
            ("may=1", "may of LoseDie is 1; there is True, False"),
        )
    ],
]


@pytest.mark.parametrize(("right", "wrong", "said"), LIMITS)
def test_a_card_may_go_to_the_limits_and_no_further(right: str, wrong: str, said: str) -> None:
    assert read_own_cards(right)
    with pytest.raises(Mistake, match=re.escape(said)):
        read_own_cards(wrong)


def test_an_effect_of_one_moment_is_refused_elsewhere_by_the_name_of_its_word() -> None:
    for effect, (word, moment) in own_cards.ONLY_AT.items():
        field = "if_hit=True" if effect == BUST_PREVENTED_BY_HIT else ""
        elsewhere = "now" if moment == ON_PUSH else "on_push"
        assert f"{word} means nothing" in refusal(one_card(f"{elsewhere}({word}({field}))"))


def test_an_ability_of_a_power_is_allowed_where_the_box_gives_the_dice_one() -> None:
    box = {"faces": {"purple": ["symbol", "power"]}}
    game = race(one_card("power(Gain(move=1))", "purple"), components=box)
    assert [one.card.id for one in game.own] == ["mine"]


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


def test_of_what_a_parser_says_a_refusal_quotes_eighty_characters() -> None:
    with pytest.raises(BadOptions, match=r"TOML: 'utf-8' codec .*: surrogates not allo\.$"):
        read_own_cards("\ud800")
