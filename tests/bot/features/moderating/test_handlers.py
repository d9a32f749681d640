"""`/table`: who may close a table and bar people, what is refused, and what becomes of those who sit."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import discord
import pytest

from bot.features.moderating.handlers import ModeratingHandlers
from bot.features.moderating.ids import ClosePress
from bot.storage.guild_settings import MOST_BARRED, GuildSettings
from bot.tables.entries import CloseReason
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage, Table
from tests.bot.channels import Cache
from tests.bot.interaction_factories import Answered, new_answers, press
from tests.bot.table_factories import HOST, lobby, new_tables
from tests.bot.test_messages_fit import text_of

MODERATOR = 900


class Moderating:
    """The handlers, tables in server 1, and what was answered."""

    def __init__(self) -> None:
        self.tables = new_tables()
        cache = Cache()
        self.settings = GuildSettings(cache)
        self.handlers = ModeratingHandlers(new_answers(self.tables), self.settings)

    def asked(self, table: Table | None = None, *, messages: bool = True, manages: bool = False) -> Any:
        return Answered(
            SimpleNamespace(
                user=SimpleNamespace(id=MODERATOR),
                guild_id=1,
                channel_id=7 if table is None else table.channel,
                locale=discord.Locale.american_english,
                permissions=SimpleNamespace(manage_messages=messages, manage_guild=manages),
                message=None,
            )
        )

    async def bar(self, user: Any, **may: bool) -> str:
        answered = self.asked(**may)
        await self.handlers.bar_user(answered, user)
        return text_of(answered.messages[0])


def member(user: int, *, bot: bool = False, manages: bool = False) -> Any:
    return MagicMock(
        spec=discord.Member, id=user, bot=bot, resolved_permissions=discord.Permissions(manage_guild=manages)
    )


async def started(there: Moderating, **given: Any) -> Table:
    table = await lobby(there.tables, **given)
    return await there.tables.start(table.id, HOST)


@pytest.mark.parametrize(
    ("messages", "manages", "may"), [(True, False, True), (False, True, True), (False, False, False)]
)
async def test_managing_messages_or_the_server_is_needed_at_every_press(
    messages: bool, manages: bool, may: bool
) -> None:
    there = Moderating()
    table = await lobby(there.tables, people=2)
    for work in (
        lambda: there.handlers.close_here(there.asked(table, messages=messages, manages=manages)),
        lambda: press(
            there.handlers, str(ClosePress(table.id)), there.asked(table, messages=messages, manages=manages)
        ),
        lambda: there.bar(member(5), messages=messages, manages=manages),
        lambda: there.handlers.unbar_user(there.asked(messages=messages, manages=manages), member(5)),
    ):
        if may:
            await work()
        else:
            with pytest.raises(TableError) as refused:
                await work()
            assert refused.value.reason is RefusalReason.NOT_MODERATOR


async def test_a_match_is_closed_after_a_question_and_has_no_result() -> None:
    there = Moderating()
    table = await started(there, people=2, computers=1)
    answered = there.asked(table)
    await there.handlers.close_here(answered)
    assert "counts nowhere" in text_of(answered.messages[0])
    assert table.stage is not Stage.OVER
    await press(there.handlers, str(ClosePress(table.id)), there.asked(table))
    assert (table.stage, table.close_reason) == (Stage.OVER, CloseReason.MODERATED)
    assert there.tables.registry.storage.closed[table.id] is None, "nothing is counted"
    with pytest.raises(TableError) as refused:
        await press(there.handlers, str(ClosePress(table.id)), there.asked(table))
    assert refused.value.reason is RefusalReason.TABLE_GONE


async def test_a_channel_without_a_table_says_so() -> None:
    there = Moderating()
    with pytest.raises(TableError) as refused:
        await there.handlers.close_here(there.asked())
    assert refused.value.reason is RefusalReason.NO_TABLE_HERE


@pytest.mark.parametrize(
    ("user", "who"),
    [(member(MODERATOR), "self"), (member(5, bot=True), "app"), (member(5, manages=True), "manager")],
    ids=["self", "app", "manager"],
)
async def test_who_cannot_be_barred(user: Any, who: str) -> None:
    there = Moderating()
    with pytest.raises(TableError) as refused:
        await there.bar(user)
    assert (refused.value.reason, refused.value.facts) == (RefusalReason.CANNOT_BAR, {"who": who})
    assert (await there.settings.of(1)).barred == ()


async def test_who_is_barred_leaves_lobbies_and_a_computer_plays_on_in_matches() -> None:
    there = Moderating()
    gathering, playing = await lobby(there.tables, people=2), await started(there, people=2, computers=1, channel=8)
    alone = await started(there, people=1, computers=2, channel=9)
    user = HOST
    told = await there.bar(member(user))
    assert (await there.settings.of(1)).barred == (user,)
    assert gathering.participant_of(user) is None
    assert gathering.host != user
    place = playing.participant_of(user)
    assert place is not None
    assert place.left
    assert playing.stage is Stage.PLAYING
    assert (alone.stage, alone.close_reason) == (Stage.OVER, CloseReason.DESERTED)
    assert "taken from the lobby" in told
    assert "a computer plays on" in told
    assert "nobody else was there" in told


async def test_barring_twice_keeps_one_entry_and_the_list_is_limited() -> None:
    there = Moderating()
    await there.bar(member(5))
    await there.bar(member(5))
    assert (await there.settings.of(1)).barred == (5,)
    await there.settings.change(1, barred=list(range(1, MOST_BARRED + 1)))
    with pytest.raises(TableError) as refused:
        await there.bar(member(MOST_BARRED + 1))
    assert refused.value.reason is RefusalReason.BARRED_ENOUGH
    await there.handlers.unbar_user(there.asked(), member(5))
    assert 5 not in (await there.settings.of(1)).barred
    with pytest.raises(TableError) as refused:
        await there.handlers.unbar_user(there.asked(), member(5))
    assert refused.value.reason is RefusalReason.NOT_BARRED


async def test_a_managers_bar_is_lifted_only_by_managers() -> None:
    there = Moderating()
    await there.bar(member(5), manages=True)
    await there.bar(member(5))  # A moderator's bar afterwards makes it no weaker.
    with pytest.raises(TableError) as refused:
        await there.handlers.unbar_user(there.asked(), member(5))
    assert refused.value.reason is RefusalReason.BARRED_BY_MANAGER
    assert (await there.settings.of(1)).barred == (5,)
    await there.handlers.unbar_user(there.asked(manages=True), member(5))
    assert (await there.settings.of(1)).barred == ()
    await there.bar(member(5))
    await there.handlers.unbar_user(there.asked(), member(5))
    assert (await there.settings.of(1)).barred == ()


async def test_a_manager_takes_over_a_moderators_bar_and_one_of_an_earlier_release() -> None:
    there = Moderating()
    await there.settings.change(1, barred=[6, 7])
    await there.handlers.unbar_user(there.asked(), member(7))
    await there.bar(member(5))
    for user in (5, 6):
        await there.bar(member(user), manages=True)
        with pytest.raises(TableError) as refused:
            await there.handlers.unbar_user(there.asked(), member(user))
        assert refused.value.reason is RefusalReason.BARRED_BY_MANAGER
    await there.settings.change(1, barred=[])  # An earlier release lifts bars and knows no rights.
    await there.bar(member(5))
    await there.handlers.unbar_user(there.asked(), member(5))
    assert (await there.settings.of(1)).barred == ()
