"""What a server's settings allow, by whom and where; and moving a lobby to a private thread."""

from unittest.mock import AsyncMock, MagicMock, Mock

import discord
import pytest

from bot.features.lobby.admission import Admission
from bot.features.lobby.alone import Alone
from bot.features.lobby.invitations import Invitations
from bot.features.lobby.opening import Opening
from bot.features.play.board_publisher import BoardPublisher
from bot.features.play.private_hands import PrivateHands
from bot.storage.guild_settings import GuildSettings
from bot.storage.own_tables import OwnTables
from bot.tables.entries import CloseReason
from bot.tables.limits import RATES, Doing
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import Guest, TableService
from bot.tables.table import Stage, Table
from data.rows import Values
from i18n import LANGUAGES, Language, Texts, texts_in
from tests.bot.channels import Cache
from tests.bot.fitting.limits import text_of
from tests.bot.interaction_factories import Answered, new_answers
from tests.bot.refused import refused
from tests.bot.table_factories import HOST, lobby
from tests.discord_in_memory import refusal
from tests.i18n.languages import ENGLISH

USER, CHANNEL, ROLE = 100, 7, 55


async def admission(**settings: object) -> Admission:
    there = GuildSettings(Cache().guild_settings)
    await there.change(1, **settings)
    return Admission(there)


def asking(*, parent: int | None = None, roles: tuple[int, ...] = (), manages: bool = False) -> discord.Interaction:
    member = MagicMock(spec=discord.Member, id=USER)
    member.get_role = lambda role: role if role in roles else None
    channel = MagicMock(spec=discord.TextChannel if parent is None else discord.Thread, parent_id=parent)
    about = {"user": member, "guild_id": 1, "channel_id": CHANNEL, "channel": channel}
    return MagicMock(spec=discord.Interaction, **about, permissions=discord.Permissions(manage_guild=manages))


async def why_not(
    settings: Values, interaction: discord.Interaction, game: str | None = "fan-tan"
) -> RefusalReason | None:
    try:
        await (await admission(**settings)).to_open(interaction, game)
    except TableError as error:
        return error.reason
    return None


async def test_without_settings_everybody_opens_everything_everywhere() -> None:
    assert await why_not({}, asking()) is None


@pytest.mark.parametrize(
    ("channels", "parent", "reason"),
    [
        ([CHANNEL], None, None),
        ([9], None, RefusalReason.CHANNEL_NOT_ALLOWED),
        ([9], 9, None),
        ([9], 8, RefusalReason.CHANNEL_NOT_ALLOWED),
    ],
)
async def test_tables_are_opened_in_the_chosen_channels_and_their_threads(
    channels: list[int], parent: int | None, reason: RefusalReason | None
) -> None:
    assert await why_not({"channels": channels}, asking(parent=parent)) is reason
    assert await why_not({"channels": channels}, asking(parent=parent, manages=True)) is reason


async def test_tables_are_opened_by_the_chosen_roles_and_by_managers() -> None:
    settings = {"roles": [ROLE, 56]}
    assert await why_not(settings, asking()) is RefusalReason.ROLE_NEEDED
    assert await why_not(settings, asking(roles=(57,))) is RefusalReason.ROLE_NEEDED
    assert await why_not(settings, asking(roles=(57, ROLE))) is None
    assert await why_not(settings, asking(manages=True)) is None


async def test_only_the_chosen_games_are_played() -> None:
    settings = {"games": ["koroshi"]}
    assert await why_not(settings, asking()) is RefusalReason.GAME_NOT_HERE
    assert await why_not(settings, asking(), "koroshi") is None
    assert await why_not(settings, asking(), None) is None, "which game is not known yet"


async def test_who_is_barred_neither_opens_nor_joins() -> None:
    there = await admission(barred=[USER])
    for asked in (there.to_open, there.to_join):
        with refused(RefusalReason.BARRED):
            await asked(asking(manages=True))
    await (await admission(barred=[USER + 1])).to_join(asking())


THREAD = 77
ABSENT = HOST + 50
"""Whom Discord does not let be added."""


def channel_of(kind: type[discord.abc.Snowflake] = discord.TextChannel, *, is_news: bool = False) -> MagicMock:
    async def add(user: discord.Object) -> None:
        if user.id == ABSENT:
            raise refusal(403, 50001)

    channel = MagicMock(spec=kind)
    channel.is_news = Mock(return_value=is_news)
    thread = MagicMock(spec=discord.Thread, id=THREAD, mention=f"<#{THREAD}>", add_user=AsyncMock(side_effect=add))
    channel.create_thread, channel.thread = AsyncMock(return_value=thread), thread
    return channel


@pytest.fixture
def publisher() -> Mock:
    return Mock(spec=BoardPublisher)


@pytest.fixture
def opener(tables: TableService, publisher: Mock) -> Opening:
    hands, cache = Mock(spec=PrivateHands), Cache()
    admission = Admission(GuildSettings(cache.guild_settings))
    alone = Alone(new_answers(tables), hands, OwnTables(cache), turn_seconds=60)
    return Opening(tables, publisher, hands, admission, AsyncMock(spec=Invitations), alone=alone, turn_seconds=60)


async def moved(opener: Opening, table: Table, channel: MagicMock, texts: Texts = ENGLISH, *, may: bool = True) -> str:
    """The host moves the lobby to a thread; the text of the last answer."""
    interaction = MagicMock(
        spec=discord.Interaction,
        id=1,
        guild_id=table.guild,
        channel_id=table.channel,
        channel=channel,
        user=MagicMock(spec=discord.Member, id=HOST, display_name="Aoi"),
        guild_locale=discord.Locale.japanese,
        permissions=discord.Permissions.all() if may else discord.Permissions.none(),
        app_permissions=discord.Permissions.all(),
    )
    answer = Answered(interaction)
    await opener.move_to_thread(answer, table, texts)
    return text_of(answer.messages[-1])


@pytest.mark.parametrize("channel", [channel_of(discord.Thread), channel_of(is_news=True)], ids=["thread", "news"])
async def test_only_text_channels_have_private_threads(
    tables: TableService, opener: Opening, channel: MagicMock
) -> None:
    table = await lobby(tables, people=1)
    with refused(RefusalReason.NO_THREADS):
        await moved(opener, table, channel)
    assert table.stage is Stage.LOBBY


async def test_who_may_not_create_private_threads_has_none_created(tables: TableService, opener: Opening) -> None:
    table, channel = await lobby(tables, people=1), channel_of()
    with refused(RefusalReason.MAY_NOT_THREAD):
        await moved(opener, table, channel, may=False)
    channel.create_thread.assert_not_awaited()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_table_is_the_same_in_the_thread(
    tables: TableService, opener: Opening, publisher: Mock, language: Language
) -> None:
    table, channel, texts = await lobby(tables, people=2), channel_of(), texts_in(language)
    guests = [Guest(ABSENT, "Gone"), Guest(ABSENT + 1, "Said no"), Guest(ABSENT + 2, "Asked")]
    await tables.invite(table.id, HOST, guests)
    await tables.decline(table.id, ABSENT + 1)
    await tables.add_computer(table.id, HOST)
    answer = await moved(opener, table, channel, texts)
    assert table.close_reason is CloseReason.MOVED
    there = tables.in_channel(THREAD)
    assert there.in_thread
    assert (there.host, there.game, there.rules) == (HOST, table.game, table.rules)
    assert sorted(place.user or 0 for place in there.participants) == sorted([HOST, HOST + 1, 0])
    assert list(there.invited) == [ABSENT, ABSENT + 2], "who said no is not asked again"
    added = [call.args[0].id for call in channel.thread.add_user.await_args_list]
    assert added == [HOST, HOST + 1, ABSENT, ABSENT + 2]
    publisher.post.assert_called_once_with(there)
    assert texts("lobby-not-added", names="**Gone**") in answer


@pytest.mark.parametrize("invited", [[ABSENT], []], ids=["none of the others", "not even the host"])
async def test_where_nobody_can_be_added_the_lobby_stays(
    tables: TableService, opener: Opening, publisher: Mock, invited: list[int]
) -> None:
    table, channel = await lobby(tables, people=1), channel_of()
    if invited:
        await tables.invite(table.id, HOST, [Guest(each, "Gone") for each in invited])
    else:
        channel.thread.add_user.side_effect = refusal(403, 50001)
    answer = await moved(opener, table, channel)
    assert table.stage is Stage.LOBBY
    assert tables.in_channel(table.channel) is table
    assert tables.in_channel(THREAD) is None
    publisher.post.assert_not_called()
    channel.thread.delete.assert_awaited_once()
    assert answer == ENGLISH("lobby-stays")


async def test_somebody_opens_so_many_threads_and_is_told_when_the_next(tables: TableService, opener: Opening) -> None:
    """Everybody who is added to a thread is told of it, whatever they chose about pings."""
    most, channel = RATES[Doing.THREAD][0].most, channel_of()
    channel.thread.add_user.side_effect = refusal(403, 50001)
    table = await lobby(tables, people=1)
    for _ in range(most):
        await moved(opener, table, channel)
    with refused(RefusalReason.OFTEN) as caught:
        await moved(opener, table, channel)
    assert caught.value.facts["what"] == "thread"
    assert channel.create_thread.await_count == most


async def test_a_thread_that_comes_too_late_is_given_up(tables: TableService, opener: Opening, publisher: Mock) -> None:
    """The host pressed twice, or the match has started while people were added."""
    table, channel = await lobby(tables, people=2), channel_of()

    async def start(_: discord.Object) -> None:
        if table.stage is Stage.LOBBY:
            await tables.start(table.id, HOST)

    channel.thread.add_user.side_effect = start
    with refused(RefusalReason.NOT_IN_LOBBY):
        await moved(opener, table, channel)
    assert table.stage is Stage.PLAYING
    channel.thread.delete.assert_awaited_once()
    publisher.post.assert_not_called()
