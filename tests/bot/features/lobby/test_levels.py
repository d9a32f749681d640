"""The lobby's menu of levels, and how seats tell them."""

import pytest

from bot.features.play.levels import LevelChoice, What, level_options
from bot.features.play.lobby_board import lobby_message
from bot.tables.entries import Level
from bot.tables.refusals import TableError
from bot.text.naming import name_of
from engine.catalog import PRESETS, find_game
from i18n import LANGUAGES, texts_in
from tests.bot.fitting.limits import check, text_of
from tests.bot.table_factories import HOST, lobby, new_tables

MOST = 25
"""Options that Discord allows in a menu."""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_menu_has_each_change_and_fits_with_any_number_of_players(language: str) -> None:
    tables, texts = new_tables(), texts_in(language)
    table = await lobby(tables, people=1)
    most = max(PRESETS, key=lambda preset: find_game(preset.game).seats(preset.rules())[-1])
    table.game, table.rules = most.game, most.rules()
    while True:
        for mixed in (False, True):
            for number, place in enumerate(table.computers()):
                place.level = list(Level)[number % 3 if mixed else 1]
            options = level_options(texts, table)
            assert len({option.value for option in options}) == len(options) <= MOST
            assert len({option.label for option in options}) == len(options)
            assert all(LevelChoice.read(option.value).value == option.value for option in options)
            assert all(len(option.label) <= 100 for option in options)
            check(lobby_message(texts, table))
        if len(table.participants) == table.seats_allowed()[-1]:
            break
        await tables.add_computer(table.id, HOST)
    assert {LevelChoice.read(option.value).what for option in options} == {What.ALL, What.ONE}
    assert table.seats_allowed()[-1] >= 10


async def test_an_empty_lobby_offers_what_the_button_does_not() -> None:
    table = await lobby(new_tables(), people=1)
    values = [option.value for option in level_options(texts_in("en"), table)]
    assert values == ["add:easy:", "add:strong:"]


@pytest.mark.parametrize("value", ["", "add", "add:strong", "none:strong:", "add:stronger:", "one:"])
def test_other_values_are_refused(value: str) -> None:
    with pytest.raises(TableError):
        LevelChoice.read(value)


async def test_names_tell_levels_that_are_not_normal_and_the_lobby_tells_all() -> None:
    tables, texts = new_tables(), texts_in("en")
    table = await lobby(tables, people=1, computers=1)
    await tables.add_computer(table.id, HOST, Level.STRONG)
    normal, strong = table.computers()
    assert name_of(texts, normal) == f"{normal.name} (computer)"
    assert name_of(texts, strong) == f"{strong.name} (computer, strong)"
    shown = text_of(lobby_message(texts, table))
    assert f"{normal.name} (computer, normal)" in shown
    assert f"{strong.name} (computer, strong)" in shown
    assert name_of(texts_in("ja"), strong) == f"{strong.name}（コンピューター・強い）"
