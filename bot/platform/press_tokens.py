"""Public messages by the token of a press on them, instead of by the bot's own.

A press on a message gives a token that edits it for 15 minutes, wherever it is, if the press was answered by an update
of it, deferred or not: then the message is the token's `@original`. A message that was sent with a token is edited with
it by its id. Such requests do not count towards the bot's requests a second. discord.py makes the requests of one token
one after the other, and waits as their headers say, so they obey Discord's pace for a token: 5 in 2 s (not documented).
"""

from collections.abc import Generator
from contextlib import contextmanager
from typing import Any, Protocol

import discord

from bot.platform import sending
from bot.platform.discord_api import is_passing
from bot.platform.messages import Message
from bot.storage.remembered import PressToken


async def edit_by(client: discord.Client, press: PressToken, shown: Message) -> None:
    """Edit the message that the token came with. Raises what discord.py raises."""
    if press.is_original:
        await sending.edit_original(client, press.application, press.token, shown)
    else:
        await sending.edit_private(client, press.application, press.token, press.message, shown)


async def follow_up_by(client: discord.Client, press: PressToken, shown: Message, *, is_private: bool = False) -> int:
    """Send another message where the press was, and return its id; the token edits and deletes it, too. `is_private`:
    for the user of the press alone. Raises what discord.py raises."""
    return await sending.follow_up(client, press.application, press.token, shown, is_private=is_private)


async def delete_by(client: discord.Client, press: PressToken, message: int) -> None:
    """Delete a message that was sent with the token. Raises what discord.py raises."""
    await sending.delete_private(client, press.application, press.token, message)


def is_refusal(error: Exception) -> bool:
    """Whether Discord refuses the token, or what was asked with it, so that asking again with it is of no use."""
    return isinstance(error, discord.HTTPException) and not is_passing(error)


class PressedBoards(Protocol):
    """The public messages of tables, which are edited by the tokens of presses on them."""

    def is_board(self, table_id: int, message: int) -> bool:
        """Whether this message is the one that shows the table."""
        ...

    def take(self, table_id: int, press: PressToken) -> None:
        """A press on the table's message has brought this token."""
        ...

    def heard(self, interaction: discord.Interaction[Any]) -> None:
        """An interaction was answered."""
        ...


class PressAnswer(Protocol):
    """The answer to a press, as far as it brings a token."""

    interaction: discord.Interaction[Any]
    is_on_board: bool

    def press_token(self, message: int | None) -> PressToken | None: ...


@contextmanager
def taking_token(boards: PressedBoards | None, answer: PressAnswer, table_id: int) -> Generator[None]:
    """Use it around the answer to a press: if that is on the table's public message, its token edits that from then on.

    Not before: an edit with the token would delay the answer.
    """
    pressed = answer.interaction.message
    if boards is None or pressed is None or not boards.is_board(table_id, pressed.id):
        yield
        return
    answer.is_on_board = True
    try:
        yield
    finally:
        if (press := answer.press_token(pressed.id)) is not None:
            boards.take(table_id, press)
