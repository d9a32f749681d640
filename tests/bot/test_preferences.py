"""What is pressed on the page of settings, by whom it may be, and what follows."""

import re
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.settings.handlers import GuildSettingHandler, UserSettingHandler, settings_page
from bot.platform import ids
from bot.platform.ids import ServerSetting
from bot.platform.responder import Responder
from bot.storage.guild_settings import GuildSettings, Look
from bot.storage.user_settings import UserSettings
from bot.tables.refusals import RefusalReason, TableError
from tests.bot.channels import Cache
from tests.bot.interaction_factories import Pressed
from tests.bot.test_messages_fit import walk


class Services:
    """What of the services these presses need. Tables 3 and 5 are open in the server."""

    def __init__(self) -> None:
        self.cache: Any = Cache()
        self.user_settings, self.guild_settings = UserSettings(self.cache), GuildSettings(self.cache)
        self.shown_anew: list[int] = []
        self.touched: list[int] = []
        self.publisher = SimpleNamespace(show_anew=lambda guild: self.shown_anew.append(guild) or [3, 5])
        self.hands = SimpleNamespace(touch=self.touched.append)

    async def press(self, custom_id: str, *, manages: bool = False, values: list[str] | None = None) -> Pressed:
        pressed: Any = Pressed()
        pressed.permissions = SimpleNamespace(manage_guild=manages)
        pressed.data = {"values": values or []}
        kind, template = (
            (UserSettingHandler, ids.SETTING) if custom_id.startswith("s:") else (GuildSettingHandler, ids.SERVER)
        )
        match = re.fullmatch(template, custom_id)
        assert match is not None
        services: Any = self
        await kind(match).act(Responder(pressed), services)
        return pressed


@pytest.mark.parametrize(("chosen", "kept"), [("pictures", False), ("words", True), ("server", None)])
async def test_pictures_or_words_is_ones_own_choice(chosen: str, kept: bool | None) -> None:
    services = Services()
    await services.user_settings.set(100, None, text_only=not kept)
    pressed = await services.press("s:shown", values=[chosen])
    assert (await services.user_settings.get(100, None)).own_text is kept
    assert pressed.done == ["edit"]
    selected = [
        option["value"]
        for each in walk(pressed.views[0].to_components())
        for option in each.get("options", ())
        if option.get("default")
    ]
    assert selected[0] == chosen


async def test_the_switch_of_earlier_messages_still_does_what_it_did() -> None:
    services = Services()
    for expected in (True, False):
        await services.press("s:text")
        assert (await services.user_settings.get(100, None)).own_text is expected


@pytest.mark.parametrize(
    ("which", "look"),
    [(ServerSetting.TEXT, Look(text_only=True)), (ServerSetting.SUITS, Look(four_colour=True))],
)
async def test_who_manages_the_server_sets_it_and_open_tables_follow(which: ServerSetting, look: Look) -> None:
    services = Services()
    for on in (True, True, False):
        await services.press(ids.server(which, on=on), manages=True)
        assert await services.guild_settings.look(1) == (look if on else Look())
    assert services.shown_anew == [1, 1, 1]
    assert services.touched == [3, 5] * 3
    assert await services.guild_settings.look(2) == Look()


async def test_what_a_server_has_set_is_kept_apart() -> None:
    services = Services()
    for which in ServerSetting:
        await services.press(ids.server(which, on=True), manages=True)
    assert await services.guild_settings.look(1) == Look(text_only=True, four_colour=True)


async def test_suits_are_the_servers_until_one_chooses() -> None:
    services = Services()
    await services.press("v:suits=on", manages=True)
    assert (await services.user_settings.get(100, None, guild=1)).four_colour
    assert not (await services.user_settings.get(100, None, guild=2)).four_colour
    assert not (await services.user_settings.get(100, None)).four_colour
    await services.press("s:suits")
    assert not (await services.user_settings.get(100, None, guild=1)).four_colour, (
        "one's own choice goes before the server's"
    )
    await services.press("v:suits=off", manages=True)
    await services.press("s:suits")
    assert (await services.user_settings.get(100, None, guild=1)).four_colour


@pytest.mark.parametrize("which", ServerSetting)
async def test_nobody_else_sets_it(which: ServerSetting) -> None:
    services = Services()
    with pytest.raises(TableError) as refused:
        await services.press(ids.server(which, on=True))
    assert refused.value.reason is RefusalReason.NOT_MANAGER
    assert await services.guild_settings.look(1) == Look()
    assert services.shown_anew == []


@pytest.mark.parametrize(("guild", "manages", "offered"), [(1, True, True), (1, False, False), (None, True, False)])
async def test_the_part_of_the_server_is_for_who_manages_it(guild: int | None, manages: bool, offered: bool) -> None:
    any_services: Any = Services()
    pressed: Any = Pressed(command=True)
    pressed.guild_id, pressed.permissions = guild, SimpleNamespace(manage_guild=manages)
    page = await settings_page(pressed, any_services, await any_services.user_settings.of(pressed))
    pressed_ids = {each.get("custom_id") for each in walk(page.view.to_components())}
    for custom_id in ("v:text=on", "v:suits=on"):
        assert (custom_id in pressed_ids) is offered
