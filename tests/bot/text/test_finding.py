"""Finding games by typed text, over every preset of the catalog."""

import pytest

from bot.text import folding
from bot.text.finding import (
    OFFERED,
    PLAYABLE,
    Fit,
    by_habit,
    find_preset,
    likely,
    matching,
    meant,
    search_names,
)
from bot.text.folding import folded
from bot.text.limits import MOST_CHOICES
from engine.catalog import PRESETS, Preset
from i18n import texts_in
from tests.bot.text.records import records
from tests.i18n.languages import ENGLISH, JAPANESE

NAMES = records("names.jsonl")
"""Some are as an input method types them before they are kanji."""


def names(preset: Preset) -> tuple[str, ...]:
    return search_names(preset.id, preset.game).all


@pytest.mark.parametrize(("typed", "preset"), [(typed, of["preset"]) for of in NAMES for typed in of.get("typed", ())])
def test_a_name_finds_its_game(typed: str, preset: str) -> None:
    found = find_preset(typed)
    assert found.id == preset


@pytest.mark.parametrize("typed", ["", "  ", "!?", "chess", "x" * 4000, "s", "🂡", "%s{0}<@1>"])
def test_unknown_names_find_no_game(typed: str) -> None:
    assert find_preset(typed) is None


def test_empty_input_is_the_first_game() -> None:
    assert find_preset(None) is OFFERED[0]


def test_every_name_of_a_preset_finds_it() -> None:
    taken = {folded(name): preset.id for preset in reversed(PRESETS) for name in names(preset)}
    for preset in PRESETS:
        for name in names(preset):
            found = find_preset(name)
            assert found.id == taken[folded(name)], name


def test_no_two_games_share_a_name() -> None:
    owners: dict[str, set[str]] = {}
    for preset in PRESETS:
        for name in names(preset):
            owners.setdefault(folded(name).replace(" ", ""), set()).add(preset.id)
    assert {name: ids for name, ids in owners.items() if len(ids) > 1} == {"sevens": {"classic", "sevens"}}


def test_sevens_alone_offers_the_ordinary_game_first_and_parliament_second() -> None:
    """Section 15."""
    first, second, *_ = matching("sevens")
    assert [first.preset.id, second.preset.id] == ["classic", "sevens"]
    assert {first.fit, second.fit} == {Fit.WHOLE}


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_a_preset_is_found_by_the_value_of_its_choice(preset: Preset) -> None:
    assert find_preset(meant(preset)) is preset
    assert find_preset("=" + preset.id) is preset
    assert find_preset("=nothing") is None


def test_better_fits_come_first() -> None:
    found = matching("tan")
    assert [each.fit for each in found] == sorted(each.fit for each in found)
    assert found[0].fit is Fit.WORDS, "a word of Fan Tan begins so"


def test_similar_names_are_few_or_none() -> None:
    assert likely("qqqqqqqq") == []
    assert likely("") == []
    assert len(likely("e")) <= MOST_CHOICES


def test_several_partial_matches_ask_the_user_to_choose() -> None:
    assert find_preset("seiska") is None
    assert [each.id for each in likely("seiska")] == ["ristiseiska", "ristiseiska-penalties"]


def test_an_alias_is_shown_behind_the_title() -> None:
    found = matching("dominoes")[0]
    assert found.label(ENGLISH) == "Fan Tan (Dominoes)"
    assert found.label(JAPANESE) == "ファンタン", "a name of another language is not shown"
    german = matching("finnisches", among=PRESETS, language="de")[0]
    assert german.label(texts_in("de")) == "Ristiseiska (Finnisches Fan Tan)", "one bracket"
    assert matching("sevens")[0].label(ENGLISH) == "Shichi Narabe (Sevens)", "it is in the title"
    assert matching("七並べ")[0].label(ENGLISH) == "Shichi Narabe (Sevens)", "it is a title"


def test_characters_that_taiwan_or_the_mainland_does_not_write_are_found_by_those_of_the_other() -> None:
    """What only one standard encodes is in the table, as a name may stand in one of the two folders."""
    named = {
        each
        for texts in (texts_in("zh-TW"), texts_in("zh-CN"))
        for preset in PRESETS
        for message in (f"preset-{preset.id}", f"preset-{preset.id}-aliases")
        for each in texts(message)
        if "\u4e00" <= each <= "\u9fff"
    }
    assert {each for each in named if not folded(each).encode("gb2312", "ignore")} == set()
    converted = {chr(code) for code in folding.TO_SIMPLIFIED.values()}
    assert {each for each in named if not each.encode("big5", "ignore")} - converted == {"咔"}, "as Taiwan writes it"


def test_games_the_user_has_played_come_first() -> None:
    played = [("jig", "jig"), ("koroshi", "moth-eaten"), ("jig", "jig"), ("gone", "gone"), ("fan-tan", "house-rules")]
    order = [preset.id for preset in by_habit(played)]
    assert order[:3] == ["jig", "moth-eaten", "killing"]
    assert order[3:5] == ["fan-tan", "classic"], "games, those that one plays first"
    assert order[21:25] == ["killing-japanese", "fan-tan-double-deck", "fan-tan-penalties", "joker"]
    assert sorted(order) == sorted(preset.id for preset in PRESETS)


ONE_OF_EACH = [(preset.game, preset.id) for preset in PRESETS]


@pytest.mark.parametrize("played", [[], ONE_OF_EACH, ONE_OF_EACH[::-1], [("koroshi", "moth-eaten")]])
@pytest.mark.parametrize("places", [24, MOST_CHOICES])
def test_every_game_is_in_the_first_25_suggestions(played: list[tuple[str, str]], places: int) -> None:
    order = by_habit(played, among=PRESETS, places=places)
    assert {preset.game for preset in order[:places]} == PLAYABLE
    plain = {game: next(preset.id for preset in PRESETS if preset.game == game) for game in PLAYABLE}
    assert set(plain.values()) <= {preset.id for preset in order[:places]}, "each game itself, not a variant only"
    assert sorted(preset.id for preset in order) == sorted(preset.id for preset in PRESETS), "all of them, once"


def test_for_a_new_user_variants_come_after_games() -> None:
    order = by_habit([])
    assert [bool(preset.options) for preset in order] == sorted(bool(preset.options) for preset in order)


def test_every_suggestion_can_be_played() -> None:
    assert {preset.game for preset in OFFERED} == PLAYABLE


def test_the_cache_of_typed_text_is_bounded() -> None:
    assert 2 * len({name for preset in PRESETS for name in names(preset)}) < folding.REMEMBERED, "room for every name"


def test_text_longer_than_any_name_is_cut() -> None:
    longest = max((name for preset in PRESETS for name in names(preset)), key=len)
    found = find_preset(longest)
    assert longest in names(found)
    assert len(folded("\ufdfa" * 6000)) < 3000
    assert likely("\ufdfa" * 6000) == []


@pytest.mark.parametrize(("called", "preset"), [(each, of["preset"]) for of in NAMES for each in of.get("called", ())])
def test_presets_are_found_by_their_common_names(called: str, preset: str) -> None:
    (found,) = (each for each in PRESETS if called in names(each))
    assert found.id == preset
