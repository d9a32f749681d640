"""Add to a private thread the people who sit at its table or are invited to it."""

import logging
from collections.abc import Iterable, Sequence

import discord

from bot.platform.discord_api import FAILED, log_failed, retried_once
from bot.tables.service import Guest
from bot.text.markup import plain
from bot.text.sentences import listed
from i18n import Texts

log = logging.getLogger(__name__)


async def add_to_thread(thread: discord.Thread, guests: Iterable[Guest]) -> list[Guest]:
    """Add people to the thread; return those who could not be added, such as those who may not see its channel."""
    left_out: list[Guest] = []
    for guest in guests:
        try:
            await retried_once(lambda user=guest.user: thread.add_user(discord.Object(user)))
        except FAILED as error:
            log_failed(log, error, "A user was not added to thread %s", thread.id)
            left_out.append(guest)
    return left_out


async def let_in(texts: Texts, channel: object, guests: Iterable[Guest]) -> list[str]:
    """Add people to the channel if it is a private thread; a sentence about those who could not be added."""
    if not isinstance(channel, discord.Thread) or not channel.is_private():
        return []
    return not_added(texts, await add_to_thread(channel, guests))


def not_added(texts: Texts, left_out: Sequence[Guest]) -> list[str]:
    """A sentence about those who could not be added, if there are any."""
    names = listed(texts, [f"**{plain(guest.name)}**" for guest in left_out])
    return [texts("lobby-not-added", names=names)] if left_out else []


async def give_up(thread: discord.Thread) -> None:
    """Delete a thread in which there is nobody, or archive it: deleting one needs a permission more."""
    try:
        await thread.delete()
    except FAILED:
        try:
            await thread.edit(archived=True)
        except FAILED as error:
            log_failed(log, error, "Thread %s was not archived", thread.id)
