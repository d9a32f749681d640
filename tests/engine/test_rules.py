"""Options: defaults, allowed values, and refusals."""

import math

import pytest

from engine.catalog import GAMES, PRESETS, Preset, find_game
from engine.errors import RulesError
from engine.game import Game
from engine.rules import Number, R, Value, allowed, options_of, read_rules

REFUSED: list[tuple[str, dict[str, object], str, str]] = [
    ("shichi-narabe", {"pases": 3}, "pases", "did you mean passes?"),
    ("shichi-narabe", {"passes": 10}, "passes", "0 to 9"),
    ("shichi-narabe", {"passes": -1}, "passes", "0 to 9"),
    ("shichi-narabe", {"passes": 3.0}, "passes", "0 to 9"),
    ("shichi-narabe", {"passes": "3"}, "passes", "0 to 9"),
    ("shichi-narabe", {"passes": True}, "passes", "0 to 9"),
    ("shichi-narabe", {"passes": None}, "passes", "0 to 9"),
    ("shichi-narabe", {"passes": math.nan}, "passes", "0 to 9"),
    ("shichi-narabe", {"passes": 10**500}, "passes", "a huge number"),
    ("shichi-narabe", {"passes": [[[[[0] * 1000]]]] * 1000}, "passes", "0 to 9"),
    ("shichi-narabe", {"first": "seven-of-hearts"}, "first", "seven-of-diamonds"),
    ("shichi-narabe", {"first": {}}, "first", "left-of-dealer"),
    ("shichi-narabe", {"ghost": 1}, "ghost", "true or false"),
    ("shichi-narabe", {"jokers": 0, "joker_play": "alone"}, "joker_play", "skip, single"),
    ("shichi-narabe", {"passes": 0, "voluntary": "no"}, "voluntary", "true or false"),
    ("koroshi", {"remains": "laid", "dropouts": None}, "dropouts", "by-count, last"),
    ("fan-tan", {"chips": 9}, "chips", "10 to 1000"),
    ("fan-tan", {"hands": 51}, "hands", "1 to 50"),
    ("fan-tan", {"x" * 10_000: 51}, "x" * 60, "no option"),
]


@pytest.mark.parametrize(("game", "options", "field", "said"), REFUSED)
def test_wrong_options_are_refused_with_name_and_allowed_values(
    game: str, options: dict[str, object], field: str, said: str
) -> None:
    with pytest.raises(RulesError) as refused:
        read_rules(find_game(game).rules, options)
    assert refused.value.field == field
    assert said in str(refused.value)
    assert len(str(refused.value)) < 400


def test_an_unknown_game_is_refused_with_a_suggestion() -> None:
    with pytest.raises(RulesError, match="did you mean shichi-narabe"):
        find_game("shichinarabe")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_described_options_are_the_accepted_ones(game: Game[R]) -> None:
    options = options_of(game.rules)
    assert game.rules.model_fields.keys() == options.keys()
    assert read_rules(game.rules, {}) == game.rules()
    for name, option in options.items():
        assert allowed(game.rules, name)
        ends = (option.least, option.most) if isinstance(option, Number) else option.values
        assert option.default in option.values
        for value in ends:
            rules = read_rules(game.rules, {name: value})
            if (game.id, name) in ALONE_WITHOUT_EFFECT:
                assert rules == game.rules()
            else:
                assert getattr(rules, name) == value
            assert read_rules(game.rules, rules.model_dump()) == rules


ALONE_WITHOUT_EFFECT = {("shichi-narabe", "joker_play"), ("shichi-narabe", "joker_exchange"), ("pai-qi", "hands")}
"""Options that beside the defaults of the others can have no effect."""

WITHOUT_EFFECT: list[tuple[str, dict[str, Value], dict[str, Value]]] = [
    ("shichi-narabe", {"jokers": 0}, {"joker_play": "single"}),
    ("shichi-narabe", {}, {"joker_exchange": "stack", "joker_play": "single"}),
    ("shichi-narabe", {"tunnel": "open", "ghost": True}, {"joker_exchange": "stack"}),
    ("shichi-narabe", {"passes": 0, "jokers": 1}, {"voluntary": False}),
    ("shichi-narabe-points", {"passes": 0}, {"voluntary": False}),
    ("koroshi", {"passes": 0, "kill": "group"}, {"voluntary": False}),
    ("pai-qi", {"score": "shared"}, {"limit": 20}),
    ("pai-qi", {"score": "cards"}, {"hands": 7}),
]


@pytest.mark.parametrize(("game", "options", "more"), WITHOUT_EFFECT)
def test_g_10_an_option_without_effect_is_accepted_and_changes_nothing(
    game: str, options: dict[str, Value], more: dict[str, Value]
) -> None:
    model = find_game(game).rules
    plain, same = read_rules(model, options), read_rules(model, {**options, **more})
    assert same == plain
    assert hash(same) == hash(plain)
    assert same.model_dump() == plain.model_dump()


def test_g_10_an_option_with_effect_stays_as_it_is() -> None:
    model = find_game("shichi-narabe").rules
    wanted = {"jokers": 1, "joker_play": "single", "joker_exchange": "stack", "passes": 1, "voluntary": False}
    assert wanted.items() <= read_rules(model, wanted).model_dump().items()


@pytest.mark.parametrize(
    ("options", "tunnel", "dropouts"),
    [
        ({}, False, "by-count"),
        ({"kill": "group"}, True, "by-count"),
        ({"remains": "laid"}, False, "last"),
        ({"remains": "laid", "dropouts": "by-count", "kill": "group", "tunnel": False}, False, "by-count"),
    ],
)
def test_ki_8_ki_13_defaults_that_another_option_decides(
    options: dict[str, Value], tunnel: bool, dropouts: str
) -> None:
    found = read_rules(find_game("koroshi").rules, options).model_dump()
    assert (found["tunnel"], found["dropouts"]) == (tunnel, dropouts)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_presets_are_rules(preset: Preset) -> None:
    assert all(getattr(preset.rules(), name) == value for name, value in preset.options.items())


def test_every_preset_has_its_own_id_and_rules() -> None:
    assert len({preset.id for preset in PRESETS}) == len(PRESETS)
    rule_sets = [(preset.game, preset.rules()) for preset in PRESETS]
    assert len(set(rule_sets)) == len(rule_sets)
    assert {preset.game for preset in PRESETS} == set(GAMES)
