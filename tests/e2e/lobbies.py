"""Helpers for lobbies: open one by a typed name, set its options."""

from bot.features.lobby.ids import Gather, Lobby
from bot.tables.entries import Level
from tests.e2e.people import Json, Message, Person, controls, custom_id, ids_of, labels_of, offers, table_of, text


async def lobby_of(host: Person, channel: str, game: str) -> Message:
    """Open a table with the typed game; returns the public message."""
    lobby = await host.command(channel, "play", game=game)
    assert offers(lobby, "l:join:"), text(lobby)
    return lobby


async def page_at(who: Person, lobby: Message) -> Message:
    """Open one's private page of the lobby: the host's set-up panel, or what others can do."""
    page = await who.press_id(lobby, custom_id(lobby, f"l:{Lobby.SET_UP}:"))
    assert page["flags"] & 64, "the page is private"
    return page


async def page_of(host: Person, lobby: Message) -> Message:
    """Open the first page of options, in the place of a set-up panel."""
    panel = await page_at(host, lobby)
    return await host.press_id(panel, custom_id(panel, "o:show:"))


async def seat_computers(host: Person, lobby: Message, count: int) -> Message:
    """Add computer players; returns the set-up panel."""
    panel = await page_at(host, lobby)
    for _ in range(count):
        await host.press_id(panel, custom_id(host.now(panel), f"l:{Lobby.ADD}:"))
    return panel


async def invite(host: Person, lobby: Message, guest: Person) -> Message:
    """Invite somebody on the set-up panel; returns what then stands there."""
    panel = await page_at(host, lobby)
    return await host.press_id(panel, custom_id(panel, f"i:{Gather.INVITE}:"), values=[guest.id])


async def choose_more(host: Person, panel: Message, part: str) -> Message:
    """Choose what has this part in its custom id from the panel's menu of buttons."""
    menu = next(each for each in controls(host.now(panel)) if each["custom_id"].startswith("menu:"))
    value = next(each["value"] for each in menu["options"] if part in each["value"])
    return await host.press_id(panel, menu["custom_id"], values=[value])


async def cancel(host: Person, lobby: Message) -> Message:
    """Cancel the lobby on the set-up panel; returns what then stands there."""
    panel = await page_at(host, lobby)
    return await host.press_id(panel, custom_id(panel, f"l:{Lobby.CANCEL}:"))


async def leave(who: Person, lobby: Message) -> Message:
    """Leave the lobby on the page that *Join* shows to who sits there already, also to the host."""
    channel, button = lobby["channel_id"], f"l:{Lobby.LEAVE}:{table_of(lobby)}"
    await who.press_id(lobby, custom_id(who.now(lobby), f"l:{Lobby.JOIN}:"))
    page = await who.until(lambda: who.newest(channel, lambda each: button in ids_of(each)), "the page of one's seat")
    return await who.press_id(page, button)


def page_table(page: Message) -> str:
    """The table's id, from the custom ids on the page."""
    return table_of(page)


async def turned_to(host: Person, page: Message, part: str) -> Message:
    """Turn pages of options until there is a control with this part in its custom id."""
    for sign in "▶◀":
        while not offers(host.now(page), part) and sign in labels_of(host.now(page)):
            await host.press(page, sign)
    return host.now(page)


async def choose(host: Person, page: Message, option: str, value: str) -> Message:
    """Choose a value in an option's list."""
    page = await turned_to(host, page, f":{option}")
    chooser = next(each for each in ids_of(page) if each.endswith(f":{option}"))
    shown = await host.press_id(page, chooser, values=[value])
    assert shown["id"] == page["id"], "the page itself shows what became of it"
    return shown


async def switch(host: Person, page: Message, option: str) -> Message:
    """Press an option's switch."""
    page = await turned_to(host, page, f"{option}=")
    return await host.press_id(page, custom_id(page, f"{option}="))


def levels_menu(message: Message) -> Json:
    """The menu of the computer players on a panel, or that of levels to which it leads."""
    return next(each for each in controls(message) if each["custom_id"].startswith(f"l:{Lobby.LEVEL}:"))


async def choose_level(host: Person, panel: Message, who: str, level: Level) -> Message:
    """Choose a level for what stands in the panel's menu under a value that starts with `who`; returns the panel."""

    def value() -> str | None:
        values = [each["value"] for each in levels_menu(host.now(panel))["options"]]
        return next((each for each in values if each.startswith(who)), None)

    chosen = await host.until(value, f"{who} in the menu")
    page = await host.press_id(panel, levels_menu(host.now(panel))["custom_id"], values=[chosen])
    wanted = next(each["value"] for each in levels_menu(page)["options"] if f":{level}:" in each["value"])
    shown = await host.press_id(page, levels_menu(page)["custom_id"], values=[wanted])
    assert shown["id"] == page["id"] == panel["id"], "all in one place"
    return shown


async def set_levels(host: Person, panel: Message, level: Level) -> Message:
    """Choose the level of all computer players."""
    several = any(each["value"].startswith("all:") for each in levels_menu(host.now(panel))["options"])
    return await choose_level(host, panel, "all:" if several else "one:", level)


async def reads(who: Person, lobby: Message, words: str) -> None:
    """Wait until the lobby shows these words to them."""
    await who.until(lambda: words in text(who.shown.get(lobby["id"], {})), repr(words))
