"""What people type to find a game, in every language, and the result that must come first, or none."""

from pathlib import Path

import pytest

from bot.text.finding import Fit, find_preset, likely, matching
from engine.catalog import PRESETS


def searches() -> dict[str, list[tuple[str, str]]]:
    """What is typed, and the preset that must come first, by the language of the words."""
    found: dict[str, list[tuple[str, str]]] = {}
    for line in filter(None, Path(__file__).with_name("searches.txt").read_text().splitlines()):
        if line.startswith("# "):
            language = found.setdefault(line.removeprefix("# "), [])
        elif not line.startswith("## "):
            first, _, typed = line.partition(": ")
            language += [(each, first) for each in typed.split(" | ")]
    return found


FOUND = searches()
NOTHING = [typed for typed, _ in FOUND.pop("Nothing")]
SEARCHES = [each for language in FOUND.values() for each in language]


def test_there_are_over_a_hundred_searches_and_every_game_and_variant_is_among_them() -> None:
    assert len(SEARCHES) + len(NOTHING) > 200
    assert {first for language in ("English", "Japanese") for _, first in FOUND[language]} == {
        each.id for each in PRESETS
    }


def test_the_intended_game_comes_first_and_misspelt_matches_after_exact_ones() -> None:
    for typed, first in SEARCHES:
        found = matching(typed)
        assert found[0].preset.id == likely(typed)[0].id == first, typed
        fits = [each.fit for each in found]
        assert fits == sorted(fits), typed
        assert set(fits) == {Fit.SLIP} or Fit.SLIP not in fits, typed


def test_text_unlike_any_game_finds_none() -> None:
    for typed in NOTHING:
        assert matching(typed) == [] or typed == "@!#", "without letters everything is offered"
        assert likely(typed) == [], typed
        assert find_preset(typed) is None, typed


def test_fan_tan_finds_fan_tan_and_its_variants_alone() -> None:
    """And the one that is called Finnish Fan Tan; no name of a further game has it inside, in whatever language."""
    for typed in ("fan", "fan tan"):
        assert {each.preset.game for each in matching(typed)} == {"fan-tan", "fan-tan-trumps", "ristiseiska"}


@pytest.mark.parametrize(
    ("typed", "order"),
    [
        ("殺し", ["killing", "killing-japanese"]),
        ("sevens", ["classic", "sevens", "points"]),
        ("nanatoridori", ["nanatoridori", "nanatoridori-advanced", "nanatoridori-duel"]),
        ("ristiseiska", ["ristiseiska", "ristiseiska-penalties"]),
        ("fan tan", ["fan-tan", "fan-tan-trumps", "fan-tan-double-deck", "fan-tan-penalties"]),
    ],
)
def test_games_come_before_variants(typed: str, order: list[str]) -> None:
    assert [each.preset.id for each in matching(typed)][: len(order)] == order


def test_a_misspelling_alone_opens_no_table() -> None:
    assert find_preset("ghots") is None
    assert [preset.id for preset in likely("ghots")] == ["ghost"]


def test_ones_own_language_comes_first() -> None:
    assert likely("陰険", "ja")[0].id == "killing"
    assert likely("陰険", "zh-TW")[0].id == "insidious-sevens"


def test_a_description_is_suggested_and_opens_no_table() -> None:
    assert {each.fit for each in matching("rhyme")} == {Fit.DESCRIBED}
    assert find_preset("rhyme") is None
