"""The pages of a server's settings: who may press, what each menu stores, and which values are refused."""

from typing import Any

import pytest

from bot.features.settings.ids import ServerChoice, ServerChoicePress, ServerPage, ServerPagePress
from bot.storage.guild_settings import ServerSettings
from bot.storage.table_setup import read_setup
from bot.tables.refusals import RefusalReason, TableError
from bot.text.sentences import refused
from i18n import texts_in
from tests.bot.features.settings.test_handlers import Pressing
from tests.bot.test_messages_fit import walk

ENGLISH = texts_in("en")


async def choose(pressing: Pressing, which: ServerChoice, *values: str, kind: str = "") -> str:
    """Choose in a menu as a manager; returns the page's text."""
    pressed = await pressing.press(str(ServerChoicePress(which)), manages=True, values=list(values), resolved=kind)
    return "\n".join(each.get("content", "") for each in walk(pressed.shown[0]))


@pytest.mark.parametrize("which", ServerChoice)
async def test_every_menu_is_for_managers_at_every_press(which: ServerChoice) -> None:
    pressing = Pressing()
    with pytest.raises(TableError) as error:
        await pressing.press(str(ServerChoicePress(which)), values=["1"])
    assert error.value.reason is RefusalReason.NOT_MANAGER
    assert await pressing.guild_settings.of(1) == ServerSettings()


@pytest.mark.parametrize("page", ServerPage)
async def test_every_page_is_for_managers_at_every_press(page: ServerPage) -> None:
    pressing = Pressing()
    with pytest.raises(TableError):
        await pressing.press(str(ServerPagePress(page)))
    assert (await pressing.press(str(ServerPagePress(page)), manages=True)).kinds == ["edit"]


@pytest.mark.parametrize(
    ("which", "values", "kind", "stored"),
    [
        (ServerChoice.LANGUAGE, ["ja"], "", {"language": "ja"}),
        (ServerChoice.CHANNELS, ["5", "6"], "channels", {"channels": (5, 6)}),
        (ServerChoice.ROLES, ["8"], "roles", {"roles": (8,)}),
        (ServerChoice.MOST, ["3"], "", {"most_tables": 3}),
        (ServerChoice.GAMES, ["fan-tan", "koroshi"], "", {"games": ("fan-tan", "koroshi")}),
        (ServerChoice.TURN, ["300"], "", {"turn_seconds": 300}),
    ],
)
async def test_a_menu_sets_its_setting_and_unsets_it(
    which: ServerChoice, values: list[str], kind: str, stored: dict[str, Any]
) -> None:
    pressing = Pressing()
    await choose(pressing, which, *values, kind=kind)
    assert await pressing.guild_settings.of(1) == ServerSettings(**stored)
    can_be_empty = which in (ServerChoice.CHANNELS, ServerChoice.ROLES, ServerChoice.GAMES)
    await choose(pressing, which, *([] if can_be_empty else ["none"]), kind=kind)
    assert await pressing.guild_settings.of(1) == ServerSettings()


async def test_the_default_table_is_a_game_and_then_one_of_its_presets() -> None:
    pressing = Pressing()
    await choose(pressing, ServerChoice.DEFAULT, "fan-tan")
    default = read_setup((await pressing.guild_settings.of(1)).default_table)
    assert default is not None
    assert default.game == "fan-tan"
    await choose(pressing, ServerChoice.PRESET, "fan-tan-double-deck")
    assert (changed := read_setup((await pressing.guild_settings.of(1)).default_table)) is not None
    assert changed.preset == "fan-tan-double-deck"
    await choose(pressing, ServerChoice.DEFAULT, "none")
    assert (await pressing.guild_settings.of(1)).default_table is None


@pytest.mark.parametrize(
    ("which", "values", "kind", "reason"),
    [
        (ServerChoice.LANGUAGE, ["xx"], "", RefusalReason.BAD_SETTING),
        (ServerChoice.CHANNELS, ["5"], "roles", RefusalReason.STALE),
        (ServerChoice.ROLES, ["1"], "roles", RefusalReason.ROLE_EVERYBODY),
        (ServerChoice.MOST, ["0"], "", RefusalReason.BAD_SETTING),
        (ServerChoice.MOST, ["-1"], "", RefusalReason.BAD_SETTING),
        (ServerChoice.GAMES, ["gone"], "", RefusalReason.BAD_SETTING),
        (ServerChoice.DEFAULT, ["gone"], "", RefusalReason.BAD_SETTING),
        (ServerChoice.PRESET, ["gone"], "", RefusalReason.BAD_SETTING),
        (ServerChoice.TURN, ["1"], "", RefusalReason.BAD_SETTING),
        (ServerChoice.UNBAR, ["5"], "", RefusalReason.NOT_BARRED),
    ],
)
async def test_a_refused_value_changes_nothing_and_the_page_says_why(
    which: ServerChoice, values: list[str], kind: str, reason: RefusalReason
) -> None:
    pressing = Pressing()
    shown = await choose(pressing, which, *values, kind=kind)
    assert refused(ENGLISH, TableError(reason)) in shown
    assert await pressing.guild_settings.of(1) == ServerSettings()


async def test_the_default_table_is_one_of_the_games_that_may_be_played() -> None:
    pressing = Pressing()
    await choose(pressing, ServerChoice.GAMES, "koroshi")
    sentence = refused(ENGLISH, TableError(RefusalReason.DEFAULT_NOT_HERE))
    assert sentence in await choose(pressing, ServerChoice.DEFAULT, "fan-tan")
    assert (await pressing.guild_settings.of(1)).default_table is None
    await choose(pressing, ServerChoice.DEFAULT, "koroshi")
    assert sentence in await choose(pressing, ServerChoice.GAMES, "fan-tan")
    assert (await pressing.guild_settings.of(1)).games == ("koroshi",)


async def test_who_was_barred_is_let_in_again() -> None:
    pressing = Pressing()
    await pressing.guild_settings.change(1, barred=[5, 6, 7])
    assert "<@5>, <@6>, <@7>" in "\n".join(
        each.get("content", "") for each in walk((await pressing.press("vp:people", manages=True)).shown[0])
    )
    await choose(pressing, ServerChoice.UNBAR, "6", "5", kind="users")
    assert (await pressing.guild_settings.of(1)).barred == (7,)
