"""Tables with a ghost, and messages as a bot without the message-content intent receives them."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import discord

from bot.tables.entries import MovedBy, TalkKind
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.table import Stage, Table
from bot.tables.talking import Talking
from engine.moves import Bankrupt, Talk
from tests.bot.clock import Clock
from tests.bot.table_factories import HOST, name_of, open_table
from tests.discord_in_memory import Discord, user_data, written

CHANNEL = 7


async def haunted(
    tables: TableService,
    clock: Clock,
    *,
    people: int = 4,
    computers: int = 0,
    strict: bool = False,
    locale: str = "en-US",
    users: Sequence[tuple[int, str]] | None = None,
    guild: int = 1,
    channel: int = CHANNEL,
    turn_seconds: int = 90,
    almost: bool = False,
) -> Table:
    """A table in the middle of a hand with one ghost, who is the first seat to go bankrupt.

    At least three seats hold more than three cards, and the seat to act is a person who can play. With `computers` the
    ghost is a computer player. `almost`: there is no ghost yet, but the seat to act is about to become one.
    """
    users = users or [(HOST, name_of(0)), *((user, f"Person {user}") for user in range(HOST + 1, HOST + people))]
    host = users[0][0]
    for _ in range(200):
        setup = TableSetup.of("shichi-narabe", {"passes": 0, "ghost": True}).having(turn_seconds=turn_seconds)
        here = {"guild": guild, "channel": channel, "locale": locale}
        table = await open_table(tables, user=host, name=users[0][1], setup=setup, **here)
        for user, name in users[1:]:
            await tables.join(table.id, user, name)
        for _ in range(computers):
            await tables.add_computer(table.id, host)
        await tables.set_own(table.id, host, "strict", strict)
        await tables.start(table.id, host)
        while table.stage is Stage.PLAYING and not table.ghosts.since:
            clock.ms += 1000
            if almost and isinstance(table.view(table.to_act()[0]).legal[0], Bankrupt):
                if sum(seat.cards > 3 for seat in table.view(None).seats) >= 3:
                    return table
                break
            await force_move(tables, table)
        fallen = [table.at(seat).user for seat in table.ghosts.since]
        fits = (fallen[0] is None) == bool(computers) if fallen else False
        if fits and table.stage is Stage.PLAYING and sum(seat.cards > 3 for seat in table.view(None).seats) >= 3:
            clock.ms += 1000
            seat = table.to_act()[0]
            if table.at(seat).user is not None and not isinstance(table.view(seat).legal[0], Bankrupt):
                return table
        await tables.channel_gone(channel)
    raise AssertionError("no such ghost in two hundred games")


async def force_move(tables: TableService, table: Table) -> None:
    """Make the last legal move for the seat to act, person or not."""
    seat = table.to_act()[0]
    legal = [move for move in table.view(seat).legal if not isinstance(move, Talk)]
    by = MovedBy.PERSON if table.at(seat).user is not None else MovedBy.COMPUTER
    await tables.registry.change(table.id, lambda there: tables.play.move(there, seat, str(legal[-1]), by))


def ghost_of(table: Table) -> int | None:
    """The ghost's user id; None for a computer player or no ghost."""
    return next((table.at(seat).user for seat in table.ghosts.since), None)


def living(table: Table) -> list[int]:
    """The people who are no ghosts, the next to move first."""
    seats = [*table.to_act(), *(seat for seat in range(len(table.participants)) if seat not in table.to_act())]
    users = [table.at(seat).user for seat in seats if seat not in table.ghosts.since]
    return [user for user in users if user is not None]


async def trade(
    talking: Talking,
    table: Table,
    *,
    at: int,
    way: TalkKind = TalkKind.REPLY,
    user: int | None = None,
    message: int = 5,
) -> None:
    """The user, by default the next living one to move, talks to the first ghost."""
    ghost = table.player_at(next(iter(table.ghosts.since)))
    user = user or living(table)[0]
    await talking.talked(table.id, user=user, ghost=ghost, way=way, message=message, said_at=at, heard_at=at)


def message(
    message_id: int,
    author: int,
    *,
    mentions: tuple[int, ...] = (),
    answers: discord.Message | None = None,
    resolved: bool = True,
    forwarded: bool = False,
    edited_at: int | None = None,
    channel: int = CHANNEL,
    kind: discord.MessageType | None = None,
) -> discord.Message:
    """A message as the bot receives it. `answers`: the message that it replies to."""
    is_reply = answers is not None and not forwarded
    added = () if not is_reply or answers is None or answers.author.id in mentions else (answers.author.id,)
    data = written(message_id, author, channel) | {
        "type": (kind or (discord.MessageType.reply if is_reply else discord.MessageType.default)).value,
        "mentions": [user_data(user) for user in (*mentions, *added)],
        "edited_timestamp": None if edited_at is None else datetime.fromtimestamp(edited_at / 1000, UTC).isoformat(),
    }
    if answers is not None:
        data["message_reference"] = {"message_id": answers.id, "channel_id": channel}
        if resolved:
            data["referenced_message"] = written(answers.id, answers.author.id, channel)
    return _CLIENT.message(data)


_CLIENT: Final = Discord().client
