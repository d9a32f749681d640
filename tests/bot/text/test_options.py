"""Texts of options: every option of every game has texts that fit, and conflicts are explained."""

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.text.options import (
    OptionWords,
    changed_lines,
    option_label,
    option_lines,
    option_words,
    refused_option,
    value_words,
)
from engine.catalog import GAMES, PRESETS, find_game
from engine.errors import RulesError
from engine.rules import Choice, Number, options_of, read_rules
from i18n import LANGUAGES, Language, texts_in
from tests.bot.text.records import Options

every_language = pytest.mark.parametrize("language", LANGUAGES)
LABEL, DESCRIPTION = 45, 100


def named(game: str, language: Language = "en", **options: object) -> dict[str, OptionWords]:
    rules = read_rules(find_game(game).rules, options)
    return {each.name: each for each in option_words(texts_in(language), game, rules)}


@every_language
@pytest.mark.parametrize("game", list(GAMES))
def test_every_option_of_every_game_has_messages(game: str, language: Language) -> None:
    texts = texts_in(language)
    described = options_of(find_game(game).rules)
    found = option_words(texts, game, find_game(game).rules())
    assert [each.name for each in found] == list(described)
    for words in found:
        option = described[words.name]
        assert 1 <= len(words.label) <= LABEL
        assert 1 <= len(words.meaning) <= DESCRIPTION
        assert words.option is option
        values = option.values[:61]
        labels = [value_words(texts, game, words.name, value) for value in values]
        assert len({each.label for each in labels}) == len(labels), "two choices with one name"
        assert all(1 <= len(each.label) <= LABEL for each in labels)
        assert all(each.meaning is None or 1 <= len(each.meaning) <= DESCRIPTION for each in labels)
        if words.choices:
            assert list(words.choices) == labels
            assert len(words.choices) <= 25
        else:
            assert isinstance(option, Number)


def used_messages() -> set[str]:
    """Every `rule-` message that some option of some game asks for."""
    asked: set[str] = set()

    class Asked:
        language = "en"

        def __call__(self, message: str, /, **facts: object) -> str:
            asked.add(message)
            return texts_in("en")(message, **facts)

        def has(self, message: str) -> bool:
            return texts_in("en").has(message)

    texts = Asked()
    for game in GAMES.values():
        for name, option in options_of(game.rules).items():
            values = option.values if isinstance(option, Choice) else [option.default]
            for value in (object(), *values):
                refused_option(texts, game.id, RulesError(name, value, ""))
            for value in values:
                value_words(texts, game.id, name, value)
        option_words(texts, game.id, game.rules())
    return asked


def test_every_message_of_options_is_used() -> None:
    entries = FluentParser().parse((LANGUAGES.folder("en") / "options.ftl").read_text()).body
    there = {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}
    everywhere = {"rule-line", "rule-line-usual", "rule-yes", "rule-no", "rule-unknown", "rule-seats-refused"}
    assert there - used_messages() - everywhere == set()


def test_joker_options_are_blocked_without_jokers_and_say_why() -> None:
    without, with_one = named("shichi-narabe"), named("shichi-narabe", jokers=1)
    assert {name for name, each in without.items() if each.blocked} == {"joker_play", "joker_exchange"}
    assert without["joker_play"].blocked == ("How a joker is played can be chosen when there is a joker in the pack.")
    assert {name for name, each in with_one.items() if each.blocked} == {"decks"}


def test_sn_13_jokers_tunnel_and_two_packs_block_each_other_and_say_why() -> None:
    without_both = "Two packs are played without jokers and without a tunnel."
    assert named("shichi-narabe", tunnel="open")["decks"].blocked == without_both
    found = {name: each.blocked for name, each in named("shichi-narabe", decks=2).items() if each.blocked}
    assert found["jokers"] == "Two packs are played without jokers."
    assert found["tunnel"] == "Two packs are played without a tunnel."
    assert found.keys() == {"jokers", "joker_play", "joker_exchange", "tunnel"}


@pytest.mark.parametrize("game", ["shichi-narabe", "shichi-narabe-points", "koroshi"])
def test_g_10_passing_on_purpose_is_blocked_without_passes_and_says_why(game: str) -> None:
    assert named(game, passes=1)["voluntary"].blocked is None
    found = named(game, passes=0, voluntary=False)["voluntary"]
    assert found.blocked == "Passing on purpose can be set when there are passes."
    assert found.value.value is True
    assert not any(line.startswith("**Passing on purpose") for line in changed(game, passes=0, voluntary=False))


@pytest.mark.parametrize("game", [each for each in GAMES if each != "shichi-narabe"])
def test_options_of_other_games_are_blocked_only_without_effect(game: str) -> None:
    blocked = {name for name, each in named(game).items() if each.blocked}
    assert blocked == set(read_rules(find_game(game).rules, {}).without_effect())


def test_g_10_the_end_of_a_match_of_pai_qi_follows_how_it_is_counted() -> None:
    assert named("pai-qi")["hands"].blocked
    assert named("pai-qi", score="shared")["limit"].blocked
    assert named("pai-qi", score="cards")["limit"].usual.value == 15


def test_a_games_own_message_takes_precedence() -> None:
    assert "killing" in named("koroshi")["tunnel"].meaning
    assert "killing" not in named("shichi-narabe")["tunnel"].meaning
    assert "than this" in named("chinese-seven")["limit"].meaning
    assert "than this" not in named("up-the-line")["limit"].meaning
    assert named("fan-tan")["first"].choices[1].label == "Whoever holds the 7♦"
    assert named("shichi-narabe")["first"].choices[0].label == "Whoever was dealt the 7♦"


def test_ki_8_the_default_tunnel_follows_what_is_killed() -> None:
    assert named("koroshi")["tunnel"].usual.value is False
    assert named("koroshi", kill="group")["tunnel"].usual.value is True
    assert not any(line.startswith("**Tunnel") for line in changed("koroshi", kill="group"))
    assert "**Tunnel:** off (usually: on)" in changed("koroshi", kill="group", tunnel=False)


def test_ki_13_the_default_rank_of_dropped_out_seats_follows_where_their_cards_go() -> None:
    assert named("koroshi")["dropouts"].usual.value == "by-count"
    assert named("koroshi", remains="laid")["dropouts"].usual.value == "last"
    laid = "**Cards of dropped-out players:** Into the grid (usually: Out of play)"
    alike = "**Dropped-out players:** Ranked like everybody (usually: Ranked last)"
    assert changed("koroshi", remains="laid") == [laid]
    assert alike in changed("koroshi", remains="laid", dropouts="by-count")


def changed(game: str, language: Language = "en", **options: object) -> list[str]:
    return changed_lines(texts_in(language), game, read_rules(find_game(game).rules, options), shown=None)


def test_changed_options_are_listed_with_their_defaults() -> None:
    assert changed("shichi-narabe") == []
    five_and_one = ["**Passes:** 5 (usually: 3)", "**Jokers:** one (usually: none)"]
    assert changed("shichi-narabe", passes=5, jokers=1) == five_and_one
    assert changed("shichi-narabe", "ja", passes=0) == ["**パスの回数：** なし（通常：3回）"]
    lines = option_lines(texts_in("en"), "shichi-narabe", find_game("shichi-narabe").rules())
    assert "**Passes:** 3" in lines
    assert not any("joker is played" in line for line in lines), "blocked options are no choice of the table"


@every_language
def test_presets_list_the_options_they_change(language: Language) -> None:
    for preset in PRESETS:
        lines = changed_lines(texts_in(language), preset.game, preset.rules(), shown=None)
        label = [option_label(texts_in(language), preset.game, name) for name in preset.options]
        assert len(lines) <= len(label)
        assert len(lines) == len(label) or preset.options.keys() & {"joker_play", "tunnel", "hands"}


REFUSED = [
    ("shichi-narabe", {"passes": 10}, "Passes can be 0 to 9."),
    ("shichi-narabe", {"passes": True}, "Passes can be 0 to 9."),
    ("shichi-narabe", {"tunnel": "both"}, "Tunnel can be one of: No tunnel, Closed, Open."),
    ("shichi-narabe", {"ghost": "yes"}, "Ghost can be one of: off, on."),
    ("fan-tan", {"chips": 9}, "Chips can be 10 to 1,000."),
    ("fan-tan", {"tunnel": "open"}, "no such option"),
]


@pytest.mark.parametrize(("game", "options", "sentence"), REFUSED)
def test_every_engine_refusal_has_a_sentence(game: str, options: Options, sentence: str) -> None:
    with pytest.raises(RulesError) as refused:
        read_rules(find_game(game).rules, options)
    assert sentence in refused_option(texts_in("en"), game, refused.value)
    assert all(refused_option(texts_in(language), game, refused.value) for language in LANGUAGES)


COMBINED = {
    "its own sentence": ("joker_play", "single", "goes with no jokers", "when there is a joker in the pack"),
    "the general sentence": ("ghost", True, "goes with nothing", "Ghost: this is not possible together"),
    "too many players": ("seats", 7, "is not allowed; 3 to 6", "By these rules 7 players cannot play."),
}


@pytest.mark.parametrize(("option", "value", "why", "sentence"), COMBINED.values(), ids=COMBINED.keys())
def test_a_refused_combination_has_a_sentence(option: str, value: object, why: str, sentence: str) -> None:
    assert sentence in refused_option(texts_in("en"), "shichi-narabe", RulesError(option, value, why))
