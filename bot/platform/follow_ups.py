"""Messages in borrowed places, where the bot is no member: they follow the newest press or command at a table.

Discord lets five messages follow an interaction where only a user has installed the bot, and only the same token
deletes them. So nothing is posted where no token lives, or where answers and earlier messages have used it up. After a
restart what an earlier process has posted stays.
"""

from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.platform.discord_api import ALIVE_MS
from bot.platform.messages import Message
from bot.platform.press_tokens import delete_by, follow_up_by
from bot.storage.remembered import PressToken
from data.outside import now_ms

MOST: Final = 3
"""Messages that follow an interaction: one more may be its answer, and a fifth is not used."""
_REMEMBERED: Final = 1000
"""Messages whose tokens are known, the newest ones."""


class NoToken(Exception):
    """There is no token by which a message could be posted."""


@dataclass(slots=True)
class _Newest:
    press: PressToken
    used: int = 0


class FollowUps:
    """The newest token at each borrowed table, and the tokens of what was posted."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._newest: dict[int, _Newest] = {}
        self._sent: dict[int, PressToken] = {}

    def note(self, table_id: int, interaction: discord.Interaction[Any]) -> None:
        """This interaction at the table was answered."""
        press = PressToken.of(interaction, 0, until=now_ms() + ALIVE_MS, is_original=False)
        self._newest[table_id] = _Newest(press)

    def can_post(self, table_id: int) -> bool:
        """Whether a message can be posted there now."""
        newest = self._newest.get(table_id)
        return newest is not None and newest.press.is_alive and newest.used < MOST

    async def post(self, table_id: int, shown: Message) -> PressToken:
        """Post a message; returns the token that edits and deletes it. Raises NoToken, and what discord.py raises."""
        newest = self._newest.get(table_id)
        if newest is None or not self.can_post(table_id):
            raise NoToken
        newest.used += 1
        message = await follow_up_by(self._client, newest.press, shown)
        press = newest.press._replace(message=message)
        self._sent[message] = press
        while len(self._sent) > _REMEMBERED:
            self._sent.pop(next(iter(self._sent)))
        return press

    async def delete(self, message: int) -> None:
        """Delete what was posted here, while its token lives. Raises what discord.py raises."""
        press = self._sent.pop(message, None)
        if press is not None and press.is_alive:
            await delete_by(self._client, press, message)

    def forget_table(self, table_id: int) -> None:
        """The table is over, or another process plays it."""
        self._newest.pop(table_id, None)

    def forget_user(self, user: int) -> None:
        """Use this user's presses no more: what is stored about them is deleted."""
        self._newest = {table: each for table, each in self._newest.items() if each.press.user != user}
        self._sent = {message: press for message, press in self._sent.items() if press.user != user}
