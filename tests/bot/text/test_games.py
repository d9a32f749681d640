"""Rules and their presets."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text.games import game_called, title
from bot.text.options import changed_lines, option_words
from bot.text.rules_text import summary
from engine.catalog import GAMES, PRESETS, Preset, find_game, preset_of, presets_of
from engine.errors import RulesError
from engine.rules import LENGTH, Rules, options_of, played_alike, read_rules, set_apart, with_option
from i18n import LANGUAGES, Language, texts_in
from tests.bot.match_factories import BY_ID
from tests.i18n.languages import WORDED


@st.composite
def rules(draw: st.DrawFn) -> tuple[str, Rules]:
    """A game and rules of it, each option at its default or not."""
    game = draw(st.sampled_from(sorted(GAMES)))
    model = GAMES[game].rules
    options = {}
    for name, option in options_of(model).items():
        if draw(st.booleans()):
            continue
        options[name] = draw(st.sampled_from(option.values))
    try:
        return game, read_rules(model, options)
    except RulesError:
        return game, model()


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_a_preset_is_known_by_its_rules(preset: Preset) -> None:
    assert preset_of(preset.game, preset.rules()) == preset.id


@given(rules())
def test_the_options_of_a_title_make_the_same_rules(given_rules: tuple[str, Rules]) -> None:
    game, wanted = given_rules
    apart = set_apart(wanted)
    assert read_rules(find_game(game).rules, apart) == wanted
    named = preset_of(game, wanted)
    assert (named is not None) == any(played_alike(preset.rules(), wanted) for preset in presets_of(game))


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_the_length_of_a_match_does_not_make_house_rules(preset: Preset) -> None:
    rules = preset.rules()
    for name in LENGTH & rules.model_dump().keys():
        longer = read_rules(type(rules), {**preset.options, name: 17})
        if longer == rules:
            continue  # It has no effect (G-10).
        assert preset_of(preset.game, longer) == preset.id
        assert changed_lines(texts_in("en"), preset.game, longer, shown=rules), "but the lobby tells of it"
    assert changed_lines(texts_in("en"), preset.game, rules, shown=rules) == []


def test_a_game_has_the_title_of_its_default_preset() -> None:
    for game, language in product(GAMES, LANGUAGES):
        plain = presets_of(game)[0]
        assert plain.options == {}, game
        assert texts_in(language)(f"game-{game}") == title(texts_in(language), game, plain.id)


@pytest.mark.parametrize("language", WORDED)
@pytest.mark.parametrize(
    ("preset", "option", "word"),
    [
        ("fan-tan-double-deck", "decks", {"en": "two packs", "ja": "2組"}),
        ("nanatoridori-advanced", "mode", {"en": "advanced", "ja": "発展ルール"}),
        ("nanatoridori-duel", "mode", {"en": "duel", "ja": "デュエル"}),
        ("moth-eaten", "kill", {"en": "moth-eaten", "ja": "虫食い"}),
        ("insidious-sevens-piiko", "piiko", {"en": "piiko", "ja": "ピーコ"}),
    ],
)
def test_an_option_and_the_preset_that_it_makes_have_one_name(
    language: Language, preset: str, option: str, word: dict[str, str]
) -> None:
    texts = texts_in(language)
    found = BY_ID[preset]
    options = {each.name: each for each in option_words(texts, found.game, found.rules())}
    shown_text = f"{options[option].label} {options[option].value.label}"
    for text in (title(texts, found.game, preset), shown_text, summary(texts, found.game, found.rules())):
        assert word[language] in text.lower()


def test_the_default_rules_have_no_changed_options() -> None:
    assert {game: set_apart(GAMES[game].rules()) for game in GAMES} == {game: {} for game in GAMES}


def test_ki_8_the_tunnel_has_its_dependent_default_until_it_is_set() -> None:
    model = GAMES["koroshi"].rules
    plain = model()
    moth_eaten = read_rules(model, with_option(plain, "kill", "group"))
    assert moth_eaten.model_dump()["tunnel"] is True
    assert preset_of("koroshi", moth_eaten) == "moth-eaten"
    without = read_rules(model, with_option(moth_eaten, "tunnel", False))
    assert set_apart(without) == {"kill": "group", "tunnel": False}
    assert read_rules(model, with_option(moth_eaten, "kill", "cell")) == plain


def test_rules_of_no_preset_are_called_house_rules() -> None:
    assert game_called(texts_in("en"), "jig", None) == "Jig, house rules"
    assert game_called(texts_in("ja"), "jig", None) == "ジグ（独自ルール）"
    assert game_called(texts_in("en"), "koroshi", "moth-eaten") == "Moth-Eaten Sevens"
