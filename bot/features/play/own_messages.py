"""Recognizes messages of the bot's about a table: what they look like, and what they are."""

import hashlib
import logging
from collections.abc import Iterable, Iterator
from typing import Any, Final

import discord
import orjson

from bot.features.lobby.ids import AgainPress, LobbyPress
from bot.features.play.ids import TablePress
from bot.platform.discord_api import FAILED, is_passing, log_failed
from bot.platform.messages import Message
from bot.tables.table import Table

log = logging.getLogger(__name__)

_SEARCHED: Final = 50
"""Newest messages of a channel searched for one whose id was lost."""
_OF_BOARDS: Final = (LobbyPress, TablePress, AgainPress)
_OF_TURNS: Final = (TablePress,)
_OF_LOBBIES: Final = (LobbyPress,)


def digest_of(message: Message) -> str:
    """A digest of text, buttons and pictures: equal for messages that look alike."""
    digest = hashlib.blake2b(orjson.dumps([message.content, message.components]), digest_size=8)
    for each in message.pictures:
        digest.update(each.data)
    return digest.hexdigest()


async def own_messages(
    client: discord.Client, table: Table, *, is_refusal_raised: bool = False
) -> list[discord.Message]:
    """The bot's messages among the newest of the table's channel, newest first; none where it may not look.

    Raises what discord.py raises where it may be better later, and where it may not look, too, if that is asked for.
    """
    if not table.place.has_bot:
        return []
    assert client.user is not None
    channel = client.get_partial_messageable(table.channel, guild_id=table.guild)
    try:
        seen = [each async for each in channel.history(limit=_SEARCHED)]
    except FAILED as error:
        if is_refusal_raised or is_passing(error):
            raise
        log_failed(log, error, "The channel of table %s could not be looked through", table.id)
        return []
    return [each for each in seen if each.author.id == client.user.id]


def looks_alike(sent: discord.Message, rendered: Message) -> bool:
    """Whether the sent message has the texts and buttons of the rendered one."""
    return list(_texts_in(sent.components)) == list(_texts_in(rendered.view.children))


def is_board(message: discord.Message, table_id: int) -> bool:
    """Whether a message of the bot's is a board of this table. Only a result is one without components v2."""
    kinds = _OF_BOARDS if message.flags.components_v2 else (AgainPress,)
    return _has_any(message, table_id, kinds)


def is_call(message: discord.Message, table_id: int) -> bool:
    """Whether a message of the bot's calls people to this table: it is deleted as soon as they have come."""
    return is_turn_call(message, table_id) or is_invitation(message, table_id)


def is_turn_call(message: discord.Message, table_id: int) -> bool:
    """Whether a message of the bot's calls people who are to act at this table."""
    return _is_plain_with(message, table_id, _OF_TURNS)


def is_invitation(message: discord.Message, table_id: int) -> bool:
    """Whether a message of the bot's calls people to this table's lobby."""
    return _is_plain_with(message, table_id, _OF_LOBBIES)


def _is_plain_with(message: discord.Message, table_id: int, kinds: Iterable[Any]) -> bool:
    """Whether it is no board, and has a button of one of these kinds, of this table."""
    return not message.flags.components_v2 and _has_any(message, table_id, kinds) and not is_board(message, table_id)


def _has_any(message: discord.Message, table_id: int, kinds: Iterable[Any]) -> bool:
    """Whether it has a button of one of these kinds, of this table."""
    kinds = tuple(kinds)
    found = (kind.read(each) for each in _texts_in(message.components) for kind in kinds)
    return any(each is not None and each.table == table_id for each in found)


def _texts_in(components: Iterable[Any]) -> Iterator[str]:
    """The texts and custom ids of components, sent or received."""
    for each in components:
        for name in ("content", "custom_id"):
            found = getattr(each, name, None)
            if isinstance(found, str):
                yield found
        yield from _texts_in(getattr(each, "children", ()))
