"""Lines that call people to a lobby are deleted when it ends, whenever a process ends in between, and called by once."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import cast

import pytest

from bot.features.lobby.invitations import Asking, How, Invitations
from bot.features.play.board_publisher import BoardPublisher
from bot.features.play.turn_calls import call_of
from bot.platform.delivery import Delivery
from bot.platform.noting import Noting
from bot.platform.traffic import Traffic
from bot.storage.remembered import Remembered
from bot.storage.user_settings import UserSettings
from bot.tables.participants import Guest
from bot.tables.table import Table
from tests.bot.channels import Cache
from tests.bot.table_factories import HOST, lobby, new_tables
from tests.discord_in_memory import Discord, Request, refusal

pytestmark = pytest.mark.looptime  # Time passes when all wait for it.

KIM, SAM, LEE = Guest(201, "Kim"), Guest(202, "Sam"), Guest(203, "Lee")


class Link:
    """A publisher of which a line needs a link only."""

    def link(self, table: Table) -> str:
        return f"https://{table.id}"


class Lines:
    """Invitations of a process over a channel, and over notes that outlive it."""

    def __init__(self) -> None:
        self.discord = Discord()
        self.channel = self.discord.channel()
        self.cache = Cache()
        self.tables = new_tables()
        self.begin()

    def begin(self) -> None:
        self.tables.registry.listeners.clear()
        self.remembered = Remembered(self.cache)
        self.noting = Noting(self.remembered, gather=0.01)
        self.invitations = Invitations(
            Delivery(client=self.discord.client, noting=self.noting, traffic=Traffic()),
            self.tables,
            cast(BoardPublisher, Link()),
            UserSettings(self.cache),
        )

    async def begin_again(self, table: Table) -> None:
        """Restart as after a kill, with what the store has."""
        await self.invitations.stop_following()
        self.channel.refuses.clear()
        self.channel.after.clear()
        self.begin()
        await self.remembered.recall(list(self.cache.kept))
        self.invitations.resume_table(table)
        await settled()

    async def lobby(self) -> Table:
        """A lobby whose notes are stored, as its board is there."""
        table = await lobby(self.tables, people=1, computers=2)
        self.remembered.of(table.id).posts = 1
        await self.remembered.save(table.id)
        return table

    async def invite(self, table: Table, *guests: Guest) -> None:
        by = Guest(HOST, "Lou")
        for each in guests:
            await self.invitations.call(table, Asking(how=How.INVITED, by=by, guests=[each]))
        await settled()

    @property
    def lines(self) -> list[int]:
        return [number for number in self.channel.messages if "invites" in self.channel.text(number)]


@pytest.fixture
async def there() -> AsyncIterator[Lines]:
    found = Lines()
    yield found
    await found.tables.stop_play()
    await found.invitations.stop_following()


async def settled() -> None:
    await asyncio.sleep(10)


async def _fail(request: Request) -> None:
    """Discord has posted it, and the bot does not hear so."""
    raise refusal(503, 0)


def before_it_is_sent(there: Lines) -> None:
    there.channel.refuses["send"] = refusal(503, 0)


def before_it_is_noted(there: Lines) -> None:
    there.channel.after |= {"send": _fail, "send again": _fail}


def after_it_is_noted(there: Lines) -> None:
    """Nothing goes wrong."""


KILLS = pytest.mark.parametrize("kill", [before_it_is_sent, before_it_is_noted, after_it_is_noted])


@KILLS
async def test_whenever_a_process_ends_the_line_is_there_once_and_goes_when_the_match_starts(
    there: Lines, kill: Callable[[Lines], None]
) -> None:
    table = await there.lobby()
    kill(there)
    await there.invite(table, KIM)
    await there.begin_again(table)
    assert len(there.lines) == (0 if kill is before_it_is_sent else 1)
    await there.tables.start(table.id, HOST)
    await settled()
    assert there.lines == []
    assert not len(there.invitations)
    assert "inviting" not in there.cache.kept[table.id]
    assert "invitations" not in there.cache.kept[table.id]


@KILLS
async def test_a_line_goes_where_the_match_started_before_another_process_looks(
    there: Lines, kill: Callable[[Lines], None]
) -> None:
    table = await there.lobby()
    kill(there)
    await there.invite(table, KIM)
    await there.invitations.stop_following()
    there.tables.registry.listeners.clear()
    await there.tables.start(table.id, HOST)
    await there.begin_again(table)
    assert there.lines == []
    assert "inviting" not in there.cache.kept[table.id]


async def test_all_lines_are_found_that_were_not_noted(there: Lines) -> None:
    """Each press has its own. A call to act is none of them."""
    table = await there.lobby()
    await there.invite(table, LEE)
    before_it_is_noted(there)
    await there.invite(table, KIM, SAM)
    await there.begin_again(table)
    assert len(there.lines) == len(there.cache.kept[table.id]["invitations"]) == 3
    content, view = call_of(table, [HOST])
    turn = await there.discord.client.get_partial_messageable(table.channel).send(content, view=view)
    await there.tables.start(table.id, HOST)
    await settled()
    assert list(there.channel.messages) == [turn.id]


async def test_a_line_whose_answer_was_lost_goes_when_the_match_starts(there: Lines) -> None:
    """In the same process, before it is sent once more."""
    table = await there.lobby()
    before_it_is_noted(there)
    by = Guest(HOST, "Lou")
    await there.invitations.call(table, Asking(how=How.INVITED, by=by, guests=[KIM]))
    while not there.lines:
        await asyncio.sleep(0.01)
    await there.tables.start(table.id, HOST)
    there.channel.after.clear()
    await settled()
    assert there.lines == []


async def test_others_can_be_called_after_a_line_was_not_found(there: Lines) -> None:
    table = await there.lobby()
    before_it_is_sent(there)
    await there.invite(table, KIM)
    await there.begin_again(table)
    await there.invite(table, SAM)
    assert len(there.lines) == 1
    assert there.cache.kept[table.id]["invitations"] == there.lines


async def test_a_line_that_is_sent_as_another_process_takes_the_table_is_noted_with_all_others(there: Lines) -> None:
    table = await there.lobby()
    await there.invite(table, KIM)
    under_way, goes_on = asyncio.Event(), asyncio.Event()

    async def hold(request: Request) -> None:
        under_way.set()
        await goes_on.wait()

    there.channel.after["send"] = hold
    by = Guest(HOST, "Lou")
    await there.invitations.call(table, Asking(how=How.INVITED, by=by, guests=[SAM]))
    await under_way.wait()
    releasing = asyncio.create_task(there.invitations.release_tables([table.id]))
    await asyncio.sleep(1)
    goes_on.set()
    await releasing
    assert sorted(there.cache.kept[table.id]["invitations"]) == sorted(there.lines)
    assert len(there.lines) == 2
