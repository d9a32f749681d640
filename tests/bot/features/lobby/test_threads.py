"""Moving a lobby to a private thread: what is refused, and who cannot be added."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock, Mock

import discord
import pytest

from bot.features.lobby.admission import Admission
from bot.features.lobby.opening import Opening
from bot.storage.guild_settings import GuildSettings
from bot.storage.remembered import Remembered
from bot.tables.entries import CloseReason
from bot.tables.limits import RATES, Doing
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import Guest, TableService
from bot.tables.table import Stage, Table
from i18n import LANGUAGES, Language, texts_in
from tests.bot.channels import Cache
from tests.bot.interaction_factories import Answered
from tests.bot.table_factories import HOST, lobby, new_tables
from tests.bot.test_messages_fit import text_of

THREAD = 77
ABSENT = HOST + 50
"""Whom Discord does not let be added."""


def channel_of(kind: type[discord.abc.Snowflake] = discord.TextChannel, *, is_news: bool = False) -> Any:
    async def add(user: discord.Object) -> None:
        if user.id == ABSENT:
            raise discord.Forbidden(MagicMock(status=403), {"code": 50001, "message": "Missing Access"})

    thread = SimpleNamespace(id=THREAD, mention=f"<#{THREAD}>", add_user=AsyncMock(side_effect=add), delete=AsyncMock())
    channel = MagicMock(spec=kind)
    channel.is_news = Mock(return_value=is_news)
    channel.create_thread, channel.thread = AsyncMock(return_value=thread), thread
    return channel


def pressed(table: Table, channel: Any, *, may: bool = True) -> Any:
    permissions = discord.Permissions.all() if may else discord.Permissions.none()
    return Answered(
        SimpleNamespace(
            id=1,
            user=SimpleNamespace(id=HOST, display_name="Aoi"),
            guild_id=table.guild,
            channel_id=table.channel,
            channel=channel,
            guild_locale=discord.Locale.japanese,
            locale=discord.Locale.japanese,
            permissions=permissions,
            app_permissions=discord.Permissions.all(),
        )
    )


@pytest.fixture
def tables() -> TableService:
    return new_tables()


def opening(tables: TableService) -> tuple[Opening, Any]:
    publisher = SimpleNamespace(post=Mock())
    hands: Any = None
    cache = Cache()
    admission = Admission(GuildSettings(cache))
    return Opening(tables, publisher, hands, admission, Remembered(cache), turn_seconds=60), publisher


@pytest.mark.parametrize("channel", [channel_of(discord.Thread), channel_of(is_news=True)], ids=["thread", "news"])
async def test_only_text_channels_have_private_threads(tables: TableService, channel: Any) -> None:
    table = await lobby(tables, people=1)
    with pytest.raises(TableError) as refused:
        await opening(tables)[0].move_to_thread(pressed(table, channel), table, texts_in("en"))
    assert refused.value.reason is RefusalReason.NO_THREADS
    assert table.stage is Stage.LOBBY


async def test_who_may_not_create_private_threads_has_none_created(tables: TableService) -> None:
    table, channel = await lobby(tables, people=1), channel_of()
    with pytest.raises(TableError) as refused:
        await opening(tables)[0].move_to_thread(pressed(table, channel, may=False), table, texts_in("en"))
    assert refused.value.reason is RefusalReason.MAY_NOT_THREAD
    channel.create_thread.assert_not_awaited()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_table_is_the_same_in_the_thread(tables: TableService, language: Language) -> None:
    table, channel, texts = await lobby(tables, people=2), channel_of(), texts_in(language)
    guests = [Guest(ABSENT, "Gone"), Guest(ABSENT + 1, "Said no"), Guest(ABSENT + 2, "Asked")]
    await tables.invite(table.id, HOST, guests)
    await tables.decline(table.id, ABSENT + 1)
    await tables.add_computer(table.id, HOST)
    opener, publisher = opening(tables)
    answer = pressed(table, channel)
    await opener.move_to_thread(answer, table, texts)
    assert table.close_reason is CloseReason.MOVED
    moved = tables.in_channel(THREAD)
    assert moved is not None
    assert moved.in_thread
    assert (moved.host, moved.game, moved.rules) == (HOST, table.game, table.rules)
    assert sorted(place.user or 0 for place in moved.participants) == sorted([HOST, HOST + 1, 0])
    assert list(moved.invited) == [ABSENT, ABSENT + 2], "who said no is not asked again"
    added = [call.args[0].id for call in channel.thread.add_user.await_args_list]
    assert added == [HOST, HOST + 1, ABSENT, ABSENT + 2]
    publisher.post.assert_called_once_with(moved)
    assert texts("lobby-not-added", names="**Gone**") in text_of(answer.messages[-1])


@pytest.mark.parametrize("invited", [[ABSENT], []], ids=["none of the others", "not even the host"])
async def test_where_nobody_can_be_added_the_lobby_stays(tables: TableService, invited: list[int]) -> None:
    table, channel, texts = await lobby(tables, people=1), channel_of(), texts_in("en")
    if invited:
        await tables.invite(table.id, HOST, [Guest(each, "Gone") for each in invited])
    else:
        channel.thread.add_user.side_effect = discord.Forbidden(MagicMock(status=403), {"code": 50001, "message": ""})
    opener, publisher = opening(tables)
    answer = pressed(table, channel)
    await opener.move_to_thread(answer, table, texts)
    assert table.stage is Stage.LOBBY
    assert tables.in_channel(table.channel) is table
    assert tables.in_channel(THREAD) is None
    publisher.post.assert_not_called()
    channel.thread.delete.assert_awaited_once()
    assert text_of(answer.messages[-1]) == texts("lobby-stays")


async def test_somebody_opens_so_many_threads_and_is_told_when_the_next(tables: TableService) -> None:
    """Everybody who is added to a thread is told of it, whatever they chose about pings."""
    most, texts = RATES[Doing.THREAD][0].most, texts_in("en")
    opener, _ = opening(tables)
    channel = channel_of()
    channel.thread.add_user.side_effect = discord.Forbidden(MagicMock(status=403), {"code": 50001, "message": ""})
    table = await lobby(tables, people=1)
    for _ in range(most):
        await opener.move_to_thread(pressed(table, channel), table, texts)
    with pytest.raises(TableError) as refused:
        await opener.move_to_thread(pressed(table, channel), table, texts)
    assert (refused.value.reason, refused.value.facts["what"]) == (RefusalReason.OFTEN, "thread")
    assert channel.create_thread.await_count == most


async def test_a_thread_that_comes_too_late_is_given_up(tables: TableService) -> None:
    """The host pressed twice, or the match has started while people were added."""
    table, channel, texts = await lobby(tables, people=2), channel_of(), texts_in("en")
    opener, publisher = opening(tables)

    async def start(_: discord.Object) -> None:
        if table.stage is Stage.LOBBY:
            await tables.start(table.id, HOST)

    channel.thread.add_user.side_effect = start
    with pytest.raises(TableError) as refused:
        await opener.move_to_thread(pressed(table, channel), table, texts)
    assert refused.value.reason is RefusalReason.NOT_IN_LOBBY
    assert table.stage is Stage.PLAYING
    channel.thread.delete.assert_awaited_once()
    publisher.post.assert_not_called()
