"""`/table`: who may close a table and bar people, what is refused, and what becomes of those who sit."""

from contextlib import nullcontext
from unittest.mock import MagicMock

import discord
import pytest

from bot.features.moderating.handlers import ModeratingHandlers
from bot.features.moderating.ids import ClosePress
from bot.storage.guild_settings import MOST_BARRED, GuildSettings
from bot.tables.entries import CloseReason
from bot.tables.refusals import RefusalReason
from bot.tables.table import Stage, Table
from tests.bot.channels import Cache
from tests.bot.fitting.limits import text_of
from tests.bot.interaction_factories import Answered, new_answers, press
from tests.bot.refused import refused
from tests.bot.table_factories import HOST, lobby, new_tables, playing
from tests.discord_in_memory import Discord

MODERATOR = 900


class Moderating:
    """The handlers, tables in server 1, and what was answered."""

    def __init__(self) -> None:
        self.tables = new_tables()
        self.settings = GuildSettings(Cache().guild_settings)
        self.handlers = ModeratingHandlers(new_answers(self.tables), self.settings)

    def asked(self, table: Table | None = None, *, messages: bool = True, manages: bool = False) -> Answered:
        """A moderator's press or command, with the right to manage messages or the server."""
        there = Discord()
        if messages:
            _, moderators, _ = there.guild().roles[-3:]
            moderators.members.add(MODERATOR)
        channel = 7 if table is None else table.channel
        return Answered(there.press(user=MODERATOR, channel=channel, manages=manages))

    async def started(self, **given: int) -> Table:
        return await playing(self.tables, **given)

    async def barred(self) -> tuple[int, ...]:
        return (await self.settings.of(1)).barred

    async def bar(self, user: discord.Member, **may: bool) -> str:
        answered = self.asked(**may)
        await self.handlers.bar_user(answered, user)
        return text_of(answered.messages[0])


def member(user: int, *, bot: bool = False, manages: bool = False) -> discord.Member:
    rights = discord.Permissions(manage_guild=manages)
    return MagicMock(spec=discord.Member, id=user, bot=bot, resolved_permissions=rights)


@pytest.fixture
def there() -> Moderating:
    return Moderating()


@pytest.mark.parametrize(
    ("messages", "manages", "may"), [(True, False, True), (False, True, True), (False, False, False)]
)
async def test_managing_messages_or_the_server_is_needed_at_every_press(
    there: Moderating, messages: bool, manages: bool, may: bool
) -> None:
    table = await lobby(there.tables, people=2)
    rights = {"messages": messages, "manages": manages}
    for work in (
        lambda: there.handlers.close_here(there.asked(table, **rights)),
        lambda: press(there.handlers, str(ClosePress(table.id)), there.asked(table, **rights)),
        lambda: there.bar(member(5), **rights),
        lambda: there.handlers.unbar_user(there.asked(**rights), member(5)),
    ):
        with nullcontext() if may else refused(RefusalReason.NOT_MODERATOR):
            await work()


async def test_a_match_is_closed_after_a_question_and_has_no_result(there: Moderating) -> None:
    table = await there.started(people=2, computers=1)
    answered = there.asked(table)
    await there.handlers.close_here(answered)
    assert "counts nowhere" in text_of(answered.messages[0])
    assert table.stage is not Stage.OVER
    await press(there.handlers, str(ClosePress(table.id)), there.asked(table))
    assert (table.stage, table.close_reason) == (Stage.OVER, CloseReason.MODERATED)
    assert there.tables.registry.storage.closed[table.id] is None, "nothing is counted"
    with refused(RefusalReason.TABLE_GONE):
        await press(there.handlers, str(ClosePress(table.id)), there.asked(table))


async def test_a_channel_without_a_table_says_so(there: Moderating) -> None:
    with refused(RefusalReason.NO_TABLE_HERE):
        await there.handlers.close_here(there.asked())


@pytest.mark.parametrize(
    ("user", "who"),
    [(member(MODERATOR), "self"), (member(5, bot=True), "app"), (member(5, manages=True), "manager")],
    ids=["self", "app", "manager"],
)
async def test_who_cannot_be_barred(there: Moderating, user: discord.Member, who: str) -> None:
    with refused(RefusalReason.CANNOT_BAR, who=who):
        await there.bar(user)
    assert await there.barred() == ()


async def test_who_is_barred_leaves_lobbies_and_a_computer_plays_on_in_matches(there: Moderating) -> None:
    gathering, going_on = await lobby(there.tables, people=2), await there.started(people=2, computers=1, channel=8)
    alone = await there.started(people=1, computers=2, channel=9)
    user = HOST
    told = await there.bar(member(user))
    assert await there.barred() == (user,)
    assert gathering.participant_of(user) is None
    assert gathering.host != user
    assert going_on.participant_of(user).left
    assert going_on.stage is Stage.PLAYING
    assert (alone.stage, alone.close_reason) == (Stage.OVER, CloseReason.DESERTED)
    assert "taken from the lobby" in told
    assert "a computer plays on" in told
    assert "nobody else was there" in told


async def test_barring_twice_keeps_one_entry_and_the_list_is_limited(there: Moderating) -> None:
    await there.bar(member(5))
    await there.bar(member(5))
    assert await there.barred() == (5,)
    await there.settings.change(1, barred=list(range(1, MOST_BARRED + 1)))
    with refused(RefusalReason.BARRED_ENOUGH):
        await there.bar(member(MOST_BARRED + 1))
    await there.handlers.unbar_user(there.asked(), member(5))
    assert 5 not in await there.barred()
    with refused(RefusalReason.NOT_BARRED):
        await there.handlers.unbar_user(there.asked(), member(5))


async def test_a_managers_bar_is_lifted_only_by_managers(there: Moderating) -> None:
    await there.bar(member(5), manages=True)
    await there.bar(member(5))  # A moderator's bar afterwards makes it no weaker.
    with refused(RefusalReason.BARRED_BY_MANAGER):
        await there.handlers.unbar_user(there.asked(), member(5))
    assert await there.barred() == (5,)
    await there.handlers.unbar_user(there.asked(manages=True), member(5))
    assert await there.barred() == ()
    await there.bar(member(5))
    await there.handlers.unbar_user(there.asked(), member(5))
    assert await there.barred() == ()


async def test_a_manager_takes_over_a_moderators_bar_and_one_of_an_earlier_release(there: Moderating) -> None:
    await there.settings.change(1, barred=[6, 7])
    await there.handlers.unbar_user(there.asked(), member(7))
    await there.bar(member(5))
    for user in (5, 6):
        await there.bar(member(user), manages=True)
        with refused(RefusalReason.BARRED_BY_MANAGER):
            await there.handlers.unbar_user(there.asked(), member(user))
    await there.settings.change(1, barred=[])  # An earlier release lifts bars and knows no rights.
    await there.bar(member(5))
    await there.handlers.unbar_user(there.asked(), member(5))
    assert await there.barred() == ()
