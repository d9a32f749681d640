"""The pages of a user's and of a server's settings: who may press, what is stored and shown, and what is refused."""

import pytest

from bot.features.settings.handlers import SettingsHandlers
from bot.features.settings.ids import (
    ASK,
    PRESET,
    ServerChoicePress,
    ServerPagePress,
    ServerSwitchPress,
)
from bot.features.settings.server_handlers import ServerSettingsHandlers
from bot.platform.drawing import theme_of
from bot.storage.controls import ServerPage, SwitchControl
from bot.storage.guild_settings import SERVER, GuildSettings, ServerSettings
from bot.storage.user_settings import UserSettings
from bot.tables.refusals import RefusalReason, TableError
from bot.text import sentences
from tests.bot.channels import Cache
from tests.bot.fitting.limits import said, walk
from tests.bot.interaction_factories import new_answers, press
from tests.bot.refused import refused
from tests.discord_in_memory import Discord, Json, Pressed
from tests.i18n.languages import ENGLISH

SWITCHES = [each for each, (_, control) in SERVER.items() if isinstance(control, SwitchControl)]
MENUS = [PRESET, *(each for each in SERVER if each not in (*SWITCHES, ASK))]


class Pressing:
    """The handlers of settings. Tables 3 and 5 are open in the server."""

    def __init__(self) -> None:
        self.cache = Cache()
        self.user_settings, self.guild_settings = UserSettings(self.cache), GuildSettings(self.cache.guild_settings)
        self.shown_anew: list[int] = []
        self.touched: list[int] = []
        answers = new_answers(user_settings=self.user_settings)
        self.handlers = SettingsHandlers(answers)
        self.of_server = ServerSettingsHandlers(answers, self.guild_settings, self, self)

    def show_anew(self, guild: int) -> list[int]:
        """As the boards do."""
        self.shown_anew.append(guild)
        return [3, 5]

    def touch(self, table_id: int) -> None:
        """As the hands do."""
        self.touched.append(table_id)

    async def press(
        self, custom_id: str, *, manages: bool = False, values: list[str] | None = None, resolved: str = ""
    ) -> Pressed:
        """`resolved`: of which kind Discord says that the values are, such as `roles`."""
        pressed = Discord().press(manages=manages, values=values, resolved=resolved)
        await press(self.handlers if custom_id.startswith("s:") else self.of_server, custom_id, pressed)
        return pressed


@pytest.fixture
def pressing() -> Pressing:
    return Pressing()


@pytest.mark.parametrize(("chosen", "kept"), [("pictures", False), ("words", True), ("server", None)])
async def test_pictures_or_words_is_a_user_setting(pressing: Pressing, chosen: str, kept: bool | None) -> None:
    await pressing.user_settings.set(100, None, text_only=not kept)
    pressed = await pressing.press("s:shown", values=[chosen])
    assert (await pressing.user_settings.get(100, None)).own.text_only is kept
    assert pressed.kinds == ["edit"]
    options = [option for each in walk(pressed.shown[0]) for option in each.get("options", ())]
    assert next(option["value"] for option in options if option.get("default")) == chosen


@pytest.mark.parametrize("which", ["shown", "language"])
async def test_what_a_menu_does_not_offer_is_refused(pressing: Pressing, which: str) -> None:
    await pressing.user_settings.set(100, None, language="ja")
    with refused(RefusalReason.BAD_SETTING):
        await pressing.press(f"s:{which}", values=["gone"])
    assert (await pressing.user_settings.get(100, None)).own.language == "ja"


async def test_switches_of_earlier_messages_still_work(pressing: Pressing) -> None:
    for expected in (True, False):
        await pressing.press("s:text")
        assert (await pressing.user_settings.get(100, None)).own.text_only is expected


async def test_large_cards_are_a_user_setting_that_is_off_at_first(pressing: Pressing) -> None:
    await pressing.user_settings.set(100, None, pings=False)
    assert not (await pressing.user_settings.get(100, None)).own.large_cards
    for expected in (True, False):
        await pressing.press("s:large")
        reader = await pressing.user_settings.get(100, None, guild=1)
        assert reader.own.large_cards is theme_of(reader).large is expected
        assert not (await pressing.user_settings.get(101, None, guild=1)).own.large_cards
        assert not theme_of(await pressing.guild_settings.of(1)).large


@pytest.mark.parametrize(
    ("which", "expected"),
    [("text", ServerSettings(text_only=True)), ("suits", ServerSettings(four_colour=True))],
)
async def test_a_server_manager_changes_the_setting_and_open_tables_follow(
    pressing: Pressing, which: str, expected: ServerSettings
) -> None:
    for on in (True, True, False):
        await pressing.press(str(ServerSwitchPress(which, on=on)), manages=True)
        assert await pressing.guild_settings.of(1) == (expected if on else ServerSettings())
    assert pressing.shown_anew == [1, 1, 1]
    assert pressing.touched == [3, 5] * 3
    assert await pressing.guild_settings.of(2) == ServerSettings()


async def test_settings_of_servers_are_separate(pressing: Pressing) -> None:
    for which in SWITCHES:
        await pressing.press(str(ServerSwitchPress(which, on=True)), manages=True)
    server = await pressing.guild_settings.of(1)
    assert (server.text_only, server.four_colour) == (True, True)


async def test_suits_default_to_the_servers_setting(pressing: Pressing) -> None:
    await pressing.press("v:suits=on", manages=True)
    assert (await pressing.user_settings.get(100, None, guild=1)).four_colour
    assert not (await pressing.user_settings.get(100, None, guild=2)).four_colour
    assert not (await pressing.user_settings.get(100, None)).four_colour
    await pressing.press("s:suits")
    assert not (await pressing.user_settings.get(100, None, guild=1)).four_colour, "one's own choice goes first"
    await pressing.press("v:suits=off", manages=True)
    await pressing.press("s:suits")
    assert (await pressing.user_settings.get(100, None, guild=1)).four_colour


@pytest.mark.parametrize(
    "custom_id",
    [
        *(str(ServerSwitchPress(each, on=True)) for each in SWITCHES),
        *(str(ServerChoicePress(each)) for each in MENUS),
    ],
)
async def test_only_server_managers_change_settings_at_every_press(pressing: Pressing, custom_id: str) -> None:
    with refused(RefusalReason.NOT_MANAGER):
        await pressing.press(custom_id, values=["1"])
    assert await pressing.guild_settings.of(1) == ServerSettings()
    assert pressing.shown_anew == []


@pytest.mark.parametrize(("guild", "manages", "offered"), [(1, True, True), (1, False, False), (None, True, False)])
async def test_server_settings_are_shown_to_managers_only(
    pressing: Pressing, guild: int | None, manages: bool, offered: bool
) -> None:
    pressed = Discord().press(command=True, guild=guild, manages=manages)
    page = await pressing.handlers.page(pressed, await pressing.user_settings.of(pressed))
    assert ("vp:tables" in {each.get("custom_id") for each in walk(page.components)}) is offered


async def choose(pressing: Pressing, which: str, *values: str, kind: str = "") -> str:
    """Choose in a menu as a manager; returns the page's text."""
    pressed = await pressing.press(str(ServerChoicePress(which)), manages=True, values=list(values), resolved=kind)
    return said(pressed.shown[0])


@pytest.mark.parametrize("page", ServerPage)
async def test_every_page_is_for_managers_at_every_press(pressing: Pressing, page: ServerPage) -> None:
    with refused(RefusalReason.NOT_MANAGER):
        await pressing.press(str(ServerPagePress(page)))
    assert (await pressing.press(str(ServerPagePress(page)), manages=True)).kinds == ["edit"]


@pytest.mark.parametrize(
    ("which", "values", "kind", "stored"),
    [
        ("language", ["ja"], "", {"language": "ja"}),
        ("channels", ["5", "6"], "channels", {"channels": (5, 6)}),
        ("roles", ["8"], "roles", {"roles": (8,)}),
        ("most", ["3"], "", {"most_tables": 3}),
        ("games", ["fan-tan", "koroshi"], "", {"games": ("fan-tan", "koroshi")}),
        ("turn", ["300"], "", {"turn_seconds": 300}),
    ],
)
async def test_a_menu_sets_its_setting_and_unsets_it(
    pressing: Pressing, which: str, values: list[str], kind: str, stored: Json
) -> None:
    await choose(pressing, which, *values, kind=kind)
    assert await pressing.guild_settings.of(1) == ServerSettings(**stored)
    can_be_empty = which in ("channels", "roles", "games")
    await choose(pressing, which, *([] if can_be_empty else ["none"]), kind=kind)
    assert await pressing.guild_settings.of(1) == ServerSettings()


async def test_the_default_table_is_a_game_and_then_one_of_its_presets(pressing: Pressing) -> None:
    await choose(pressing, "default", "fan-tan")
    assert (await pressing.guild_settings.of(1)).default_table.game == "fan-tan"
    await choose(pressing, "preset", "fan-tan-double-deck")
    assert (await pressing.guild_settings.of(1)).default_table.preset == "fan-tan-double-deck"
    await choose(pressing, "default", "none")
    assert (await pressing.guild_settings.of(1)).default_table is None


@pytest.mark.parametrize(
    ("which", "values", "kind", "reason"),
    [
        ("language", ["xx"], "", RefusalReason.BAD_SETTING),
        ("channels", ["5"], "roles", RefusalReason.BAD_SETTING),
        ("roles", ["1"], "roles", RefusalReason.ROLE_EVERYBODY),
        ("most", ["0"], "", RefusalReason.BAD_SETTING),
        ("most", ["-1"], "", RefusalReason.BAD_SETTING),
        ("games", ["gone"], "", RefusalReason.BAD_SETTING),
        ("default", ["gone"], "", RefusalReason.BAD_SETTING),
        ("preset", ["gone"], "", RefusalReason.BAD_SETTING),
        ("turn", ["1"], "", RefusalReason.BAD_SETTING),
        ("unbar", ["5"], "", RefusalReason.NOT_BARRED),
    ],
)
async def test_a_refused_value_changes_nothing_and_the_page_says_why(
    pressing: Pressing, which: str, values: list[str], kind: str, reason: RefusalReason
) -> None:
    shown = await choose(pressing, which, *values, kind=kind)
    assert sentences.refused(ENGLISH, TableError(reason)) in shown
    assert await pressing.guild_settings.of(1) == ServerSettings()


async def test_the_default_table_is_one_of_the_games_that_may_be_played(pressing: Pressing) -> None:
    await choose(pressing, "games", "koroshi")
    sentence = sentences.refused(ENGLISH, TableError(RefusalReason.DEFAULT_NOT_HERE))
    assert sentence in await choose(pressing, "default", "fan-tan")
    assert (await pressing.guild_settings.of(1)).default_table is None
    await choose(pressing, "default", "koroshi")
    assert sentence in await choose(pressing, "games", "fan-tan")
    assert (await pressing.guild_settings.of(1)).games == ("koroshi",)


async def test_who_was_barred_is_let_in_again(pressing: Pressing) -> None:
    await pressing.guild_settings.change(1, barred=[5, 6, 7])
    assert "<@5>, <@6>, <@7>" in said((await pressing.press("vp:people", manages=True)).shown[0])
    await choose(pressing, "unbar", "6", "5", kind="users")
    assert (await pressing.guild_settings.of(1)).barred == (7,)


async def test_a_choice_of_messages_clears_what_was_noted_of_a_refusal(pressing: Pressing) -> None:
    user = Discord().press().user.id
    await pressing.user_settings.set(user, None, turn_refused=1, turn_refusal_told=True)
    await pressing.press("s:turn")
    assert await pressing.cache.preferences.get(user) == {"turn_messages": True, "turn_locale": "en-US"}
