"""The lobby's menus of computer players and levels, and how seats tell them."""

import pytest

from bot.features.lobby.levels import LevelChoice, What, level_chosen, levels_message, who_options
from bot.features.lobby.pages import set_up_message
from bot.features.play.lobby_board import lobby_message
from bot.platform.messages import Message
from bot.tables.entries import Level
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.text.naming import name_of
from engine.catalog import PRESETS, find_game
from i18n import LANGUAGES, texts_in
from tests.bot.fitting.limits import check, text_of
from tests.bot.refused import refused
from tests.bot.table_factories import HOST, lobby
from tests.discord_in_memory import Json

MOST = 25
"""Options that Discord allows in a menu."""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_menus_fit_with_any_number_of_players(tables: TableService, language: str) -> None:
    table, texts = await lobby(tables, people=1), texts_in(language)
    most = max(PRESETS, key=lambda preset: find_game(preset.game).seats(preset.rules())[-1])
    table.setup = TableSetup.of_preset(most)
    while True:
        options = who_options(texts, table)
        assert len({option.value for option in options}) == len(options) <= MOST
        assert len({option.label for option in options}) == len(options)
        check(set_up_message(texts, table, may_ask=True))
        for option in options:
            choice = LevelChoice.read(option.value)
            assert (choice.value, choice.level) == (option.value, None)
            levels = [LevelChoice.read(each["value"]) for each in offered(levels_message(texts, table, choice))]
            assert [each.level for each in levels] == [each for each in Level if each is not Level.STRONG]
            assert {(each.what, each.name) for each in levels} == {(choice.what, choice.name)}
        if len(table.participants) == table.setup.seats_allowed()[-1]:
            break
        await tables.add_computer(table.id, HOST, list(Level)[len(table.participants) % len(Level)])
    assert {LevelChoice.read(option.value).what for option in options} == {What.ALL, What.ONE}
    assert table.setup.seats_allowed()[-1] >= 10
    done = level_chosen(texts, table, LevelChoice(What.ADD, Level.EASY))
    assert table.computers()[-1].name in done, "the last one has just been added"


def offered(message: Message) -> list[Json]:
    """The options of the message's menu."""
    return [option for each in check(message) for option in each.get("options", [])]


async def test_the_menu_of_levels_marks_the_one_that_is_chosen(tables: TableService) -> None:
    table, texts = await lobby(tables, people=1, computers=2), texts_in("en")
    first, second = table.computers()
    first.level = Level.KILLER

    def marked(choice: LevelChoice) -> list[str]:
        return [each["label"] for each in offered(levels_message(texts, table, choice)) if each.get("default")]

    assert marked(LevelChoice(What.ADD)) == marked(LevelChoice(What.ALL)) == []
    assert marked(LevelChoice(What.ONE, name=first.name)) == ["Killer"]
    second.level = Level.KILLER
    assert marked(LevelChoice(What.ALL)) == ["Killer"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_strong_is_offered_where_it_differs_and_elsewhere_the_menu_says_so(
    tables: TableService, language: str
) -> None:
    texts, table = texts_in(language), await lobby(tables, people=1)
    strong, said, without = texts("profile-level", level="strong"), texts("lobby-level-no-strong"), set[str]()
    for preset in PRESETS:
        table.setup = TableSetup.of_preset(preset)
        message = levels_message(texts, table, LevelChoice(What.ADD))
        names = [each["label"] for each in offered(message)]
        assert len(names) == len(Level) - (strong not in names)
        assert (said in text_of(message)) == (strong not in names)
        if strong not in names:
            without.add(preset.id)
    assert {"classic", "moth-eaten", "sevens"} <= without
    assert not {"joker", "killing", "jig", "nanatoridori-duel", "pai-qi"} & without
    assert len(without) == 20, "as many as play as normal in the paper"


async def test_strong_seats_of_earlier_releases_are_normal_where_it_does_not_differ(tables: TableService) -> None:
    table, texts = await lobby(tables, people=1, computers=1), texts_in("en")
    await tables.set_level(table.id, HOST, Level.STRONG, name=None)
    [place] = table.computers()

    def marked() -> list[str]:
        found = offered(levels_message(texts, table, LevelChoice(What.ONE, name=place.name)))
        return [each["label"] for each in found if each.get("default")]

    assert marked() == ["Normal"]
    assert "normal" in level_chosen(texts, table, LevelChoice(What.ALL, Level.STRONG))
    table.setup = TableSetup.of("jig")
    assert marked() == ["Strong"], "what was chosen stands"
    assert "strong" in level_chosen(texts, table, LevelChoice(What.ALL, Level.STRONG))


async def test_a_player_that_is_gone_is_stale_and_so_are_other_values(tables: TableService) -> None:
    texts, table = texts_in("en"), await lobby(tables, people=1)
    for choice in (LevelChoice(What.ALL), LevelChoice(What.ONE, name="Moss")):
        with refused(RefusalReason.STALE):
            levels_message(texts, table, choice)
    for value in ("", "add", "add:strong", "none:strong:", "add:stronger:", "one:"):
        with pytest.raises(TableError):
            LevelChoice.read(value)


def test_menus_of_earlier_releases_are_read() -> None:
    assert LevelChoice.read("one:easy:Moss") == LevelChoice(What.ONE, Level.EASY, "Moss")
    assert LevelChoice.read("all:strong:") == LevelChoice(What.ALL, Level.STRONG)


async def test_names_tell_levels_that_are_not_normal(tables: TableService) -> None:
    table, texts = await lobby(tables, people=1, computers=1), texts_in("en")
    await tables.add_computer(table.id, HOST, Level.STRONG)
    normal, strong = table.computers()
    assert name_of(texts, normal) == f"{normal.name} (computer)"
    assert name_of(texts, strong) == f"{strong.name} (computer, strong)"
    shown = text_of(lobby_message(texts, table))
    assert f"{normal.name} (computer), {strong.name} (computer, strong)" in shown
    assert name_of(texts_in("ja"), strong) == f"{strong.name}（コンピューター・強い）"
