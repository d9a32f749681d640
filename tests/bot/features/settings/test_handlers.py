"""The settings page: its buttons, permissions and effects."""

from types import SimpleNamespace

import pytest

from bot.features.settings.handlers import SettingsHandlers
from bot.features.settings.ids import ServerSetting, ServerSwitchPress
from bot.features.settings.server_handlers import ServerSettingsHandlers
from bot.platform.drawing import theme_of
from bot.storage.guild_settings import GuildSettings, Look
from bot.storage.user_settings import UserSettings
from bot.tables.refusals import RefusalReason, TableError
from tests.bot.channels import Cache
from tests.bot.interaction_factories import new_answers, press
from tests.bot.test_messages_fit import walk
from tests.discord_in_memory import Discord, Pressed


class Pressing:
    """The handlers of settings. Tables 3 and 5 are open in the server."""

    def __init__(self) -> None:
        self.cache = Cache()
        self.user_settings, self.guild_settings = UserSettings(self.cache), GuildSettings(self.cache)
        self.shown_anew: list[int] = []
        self.touched: list[int] = []
        publisher = SimpleNamespace(show_anew=self._show_anew)
        hands = SimpleNamespace(touch=self.touched.append)
        answers = new_answers(user_settings=self.user_settings)
        self.handlers = SettingsHandlers(answers)
        self.of_server = ServerSettingsHandlers(answers, self.guild_settings, publisher, hands)

    def _show_anew(self, guild: int) -> list[int]:
        self.shown_anew.append(guild)
        return [3, 5]

    async def press(
        self, custom_id: str, *, manages: bool = False, values: list[str] | None = None, resolved: str = ""
    ) -> Pressed:
        """`resolved`: of which kind Discord says that the values are, such as `roles`."""
        pressed = Discord().press(manages=manages, values=values, resolved=resolved)
        await press(self.handlers if custom_id.startswith("s:") else self.of_server, custom_id, pressed)
        return pressed


@pytest.mark.parametrize(("chosen", "kept"), [("pictures", False), ("words", True), ("server", None)])
async def test_pictures_or_words_is_a_user_setting(chosen: str, kept: bool | None) -> None:
    pressing = Pressing()
    await pressing.user_settings.set(100, None, text_only=not kept)
    pressed = await pressing.press("s:shown", values=[chosen])
    assert (await pressing.user_settings.get(100, None)).own_text is kept
    assert pressed.kinds == ["edit"]
    selected = [
        option["value"]
        for each in walk(pressed.shown[0])
        for option in each.get("options", ())
        if option.get("default")
    ]
    assert selected[0] == chosen


async def test_switches_of_earlier_messages_still_work() -> None:
    pressing = Pressing()
    for expected in (True, False):
        await pressing.press("s:text")
        assert (await pressing.user_settings.get(100, None)).own_text is expected


async def test_large_cards_are_a_user_setting_that_is_off_at_first() -> None:
    pressing = Pressing()
    await pressing.user_settings.set(100, None, pings=False)
    assert not (await pressing.user_settings.get(100, None)).large_cards
    for expected in (True, False):
        await pressing.press("s:large")
        reader = await pressing.user_settings.get(100, None, guild=1)
        assert reader.large_cards is theme_of(reader).large is expected
        assert not (await pressing.user_settings.get(101, None, guild=1)).large_cards
        assert not theme_of(await pressing.guild_settings.look(1)).large


@pytest.mark.parametrize(
    ("which", "look"),
    [(ServerSetting.TEXT, Look(text_only=True)), (ServerSetting.SUITS, Look(four_colour=True))],
)
async def test_a_server_manager_changes_the_setting_and_open_tables_follow(which: ServerSetting, look: Look) -> None:
    pressing = Pressing()
    for on in (True, True, False):
        await pressing.press(str(ServerSwitchPress(which, on=on)), manages=True)
        assert await pressing.guild_settings.look(1) == (look if on else Look())
    assert pressing.shown_anew == [1, 1, 1]
    assert pressing.touched == [3, 5] * 3
    assert await pressing.guild_settings.look(2) == Look()


async def test_settings_of_servers_are_separate() -> None:
    pressing = Pressing()
    for which in ServerSetting:
        await pressing.press(str(ServerSwitchPress(which, on=True)), manages=True)
    assert await pressing.guild_settings.look(1) == Look(text_only=True, four_colour=True)


async def test_suits_default_to_the_servers_setting() -> None:
    pressing = Pressing()
    await pressing.press("v:suits=on", manages=True)
    assert (await pressing.user_settings.get(100, None, guild=1)).four_colour
    assert not (await pressing.user_settings.get(100, None, guild=2)).four_colour
    assert not (await pressing.user_settings.get(100, None)).four_colour
    await pressing.press("s:suits")
    assert not (await pressing.user_settings.get(100, None, guild=1)).four_colour, (
        "one's own choice goes before the server's"
    )
    await pressing.press("v:suits=off", manages=True)
    await pressing.press("s:suits")
    assert (await pressing.user_settings.get(100, None, guild=1)).four_colour


@pytest.mark.parametrize("which", ServerSetting)
async def test_only_server_managers_change_the_setting(which: ServerSetting) -> None:
    pressing = Pressing()
    with pytest.raises(TableError) as refused:
        await pressing.press(str(ServerSwitchPress(which, on=True)))
    assert refused.value.reason is RefusalReason.NOT_MANAGER
    assert await pressing.guild_settings.look(1) == Look()
    assert pressing.shown_anew == []


@pytest.mark.parametrize(("guild", "manages", "offered"), [(1, True, True), (1, False, False), (None, True, False)])
async def test_server_settings_are_shown_to_managers_only(guild: int | None, manages: bool, offered: bool) -> None:
    pressing = Pressing()
    pressed = Discord().press(command=True, guild=guild, manages=manages)
    page = await pressing.handlers.page(pressed, await pressing.user_settings.of(pressed))
    pressed_ids = {each.get("custom_id") for each in walk(page.view.to_components())}
    assert ("vp:tables" in pressed_ids) is offered
