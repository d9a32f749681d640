"""Places outside the bot's servers: its direct messages, group DMs, direct messages of two, servers without it."""

from collections.abc import Awaitable, Callable
from typing import Final

from tests.e2e.people import Person
from tests.e2e.scenes import Scene


async def install(*people: Person) -> None:
    """These people install the bot for themselves."""
    for who in people:
        await who.ask("PATCH", f"/people/{who.id}", {"has_installed": True})


async def conversation(who: Person, *others: str, name: str = "") -> str:
    """A conversation with these users: a group if there are several."""
    body = {"recipients": list(others), "name": name}
    return (await who.ask("POST", f"/people/{who.id}/dms", body))["id"]


async def with_bot(scene: Scene, who: Person, *others: Person) -> str:
    """The bot's direct messages."""
    return await conversation(who, str(scene.playground.get("/world")["application"]["id"]))


async def of_two(scene: Scene, who: Person, *others: Person) -> str:
    """A direct message of two."""
    return await conversation(who, others[0].id)


async def group(scene: Scene, who: Person, *others: Person) -> str:
    """A group DM."""
    return await conversation(who, *(each.id for each in others), name="Friday")


async def elsewhere(scene: Scene, who: Person, *others: Person) -> str:
    """A channel of a server without the bot; it is the first one's."""
    body = {"name": "Elsewhere", "bot": "gone", "owner_id": who.id}
    guild = await who.ask("POST", "/world/guilds", body)
    return guild["channels"][0]["id"]


Made = Callable[..., Awaitable[str]]
BORROWED: Final[tuple[Made, ...]] = (group, of_two, elsewhere)
OUTSIDE: Final[tuple[Made, ...]] = (with_bot, *BORROWED)
