"""Helpers for lobbies: open one by a typed name, set its options."""

from bot.features.lobby.ids import Lobby
from bot.tables.entries import Level
from tests.e2e.people import Json, Message, Person, controls, custom_id, ids_of, offers, text


async def lobby_of(host: Person, channel: str, game: str) -> Message:
    """Open a table with the typed game; returns the public message."""
    lobby = await host.command(channel, "play", game=game)
    assert offers(lobby, "l:join:"), text(lobby)
    return lobby


async def page_of(host: Person, lobby: Message) -> Message:
    """Open the options page."""
    page = await host.press_id(lobby, custom_id(lobby, "o:show:"))
    assert page["flags"] & 64, "the page is private"
    return page


def page_table(page: Message) -> str:
    """The table's id, from the custom ids on the page."""
    return custom_id(page, "o:reset:").split(":")[2]


async def choose(host: Person, page: Message, option: str, value: str) -> Message:
    """Choose a value in an option's list."""
    chooser = next(each for each in ids_of(page) if each.endswith(f":{option}"))
    shown = await host.press_id(page, chooser, values=[value])
    assert shown["id"] == page["id"], "the page itself shows what became of it"
    return shown


async def switch(host: Person, page: Message, option: str) -> Message:
    """Press an option's switch."""
    return await host.press_id(page, custom_id(page, f"{option}="))


def levels_menu(message: Message) -> Json:
    """The menu of the computer players in a lobby, or that of levels in the private message to which it leads."""
    return next(each for each in controls(message) if each["custom_id"].startswith(f"l:{Lobby.LEVEL}:"))


async def choose_level(host: Person, lobby: Message, who: str, level: Level) -> Message:
    """Choose a level for what stands in the lobby's menu under a value that starts with `who`; returns the private
    message in which that was done."""

    def value() -> str | None:
        values = [each["value"] for each in levels_menu(host.now(lobby))["options"]]
        return next((each for each in values if each.startswith(who)), None)

    chosen = await host.until(value, f"{who} in the menu")
    page = await host.press_id(lobby, levels_menu(lobby)["custom_id"], values=[chosen])
    assert page["flags"] & 64, "only the host sees it"
    wanted = next(each["value"] for each in levels_menu(page)["options"] if f":{level}:" in each["value"])
    shown = await host.press_id(page, levels_menu(page)["custom_id"], values=[wanted])
    assert shown["id"] == page["id"], "the page itself shows what became of it"
    return shown


async def set_levels(host: Person, lobby: Message, level: Level) -> Message:
    """Choose the level of all computer players."""
    several = any(each["value"].startswith("all:") for each in levels_menu(host.now(lobby))["options"])
    return await choose_level(host, lobby, "all:" if several else "one:", level)


async def reads(who: Person, lobby: Message, words: str) -> None:
    """Wait until the lobby shows these words to them."""
    await who.until(lambda: words in text(who.shown.get(lobby["id"], {})), repr(words))
