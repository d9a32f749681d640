"""Deleting what is kept about people and servers: nothing is left in any column, and others' matches still replay."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import orjson
import pytest
from sqlalchemy import select

from bot.storage.archive import Archive
from bot.storage.exporting import exported
from bot.storage.forgetting import ELSEWHERE, KEPT_MS, LEFT_AT, PENDING, Forgetting
from bot.storage.guild_settings import BarredBy, GuildSettings
from bot.storage.names import key_of
from bot.storage.remembered import HandNote, Notes, PressToken, Remembered
from bot.storage.stored_tables import StoredTables
from bot.tables.entries import MovedBy, TalkKind
from bot.tables.lessons import LessonTables
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.tables.table import Stage, Table
from bot.tables.table_times import Times
from bot.tables.talking import Talking
from data.errors import StoreClosed
from data.schema import metadata
from data.store import Store
from engine.record import differences, take_down
from engine.record.replaying import how_dealt
from tests.bot.clock import Clock
from tests.bot.ghost_factories import haunted, living
from tests.bot.lesson_factories import begin
from tests.bot.table_factories import open_table
from tests.data.conftest import postgres as postgres  # noqa: PLC0414  (fixtures)
from tests.data.conftest import postgres_url as postgres_url  # noqa: PLC0414
from tests.data.migrated import migrated_in

GUILD, AOI, BEN = 7_000_000_000_000_000_001, 7_000_000_000_000_000_002, 7_000_000_000_000_000_003
OTHERS = (GUILD + 1, GUILD + 2)
NAMES = {AOI: "Aoi the first", BEN: "Ben the second"}


class There:
    """A store with tables, and what deletes from it."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = 10**12
        self.tables = TableService(StoredTables(store), computer_pause=3600)
        self.archive = Archive(self.tables, store)
        self.remembered = Remembered(store.tables)
        self.forgetting = Forgetting(
            store, self.tables, self.archive, self.remembered, now=lambda: self.now, pause=3600
        )

    async def lobby(self, channel: int, *users: int, computers: int = 0) -> Table:
        host, *others = users
        at = {"guild": GUILD, "channel": channel, "setup": TableSetup.of("shichi-narabe"), "locale": "en-US"}
        table = await open_table(self.tables, user=host, name=NAMES[host], **at)
        for user in others:
            await self.tables.join(table.id, user, NAMES[user])
        for _ in range(computers):
            await self.tables.add_computer(table.id, host)
        return table

    async def played(self, channel: int, *users: int, computers: int = 2) -> Table:
        table = await self.playing(channel, *users, computers=computers)
        await self.finish(table)
        return table

    async def playing(self, channel: int, *users: int, computers: int = 1) -> Table:
        table = await self.lobby(channel, *users, computers=computers)
        return await self.tables.start(table.id, users[0])

    async def finish(self, table: Table) -> None:
        """Play by the first legal moves."""
        while table.stage is Stage.PLAYING:
            seat = table.to_act()[0]
            move = str(table.view(seat).legal[0])

            async def play(there: Table, seat: int = seat, move: str = move) -> None:
                await self.tables.play.move(there, seat, move, MovedBy.COMPUTER)

            await self.tables.registry.change(table.id, play)
        await self.tables.registry.idle()

    async def check_gone(self, user: int) -> None:
        left = await self.everything()
        assert str(user) not in left
        assert NAMES[user] not in left

    async def found(self, table: int) -> Table:
        """The match as it is stored."""
        found = await self.archive.find(table)
        assert found is not None
        return found

    async def set_others(self) -> None:
        """Other servers have settings."""
        for guild in OTHERS:
            await GuildSettings(self.store.guild_settings).change(guild, pings=False)

    async def everything(self) -> str:
        """Every value of every column."""

        async with self.store.engine.connect() as connection:
            return repr([[*await connection.execute(select(table))] for table in metadata.sorted_tables])


@pytest.fixture
async def there(tmp_path: Path) -> AsyncIterator[There]:
    async with await Store.open(migrated_in(tmp_path)) as store:
        found = There(store)
        yield found
        await found.tables.stop_play()


async def test_nothing_of_a_person_is_left_and_others_keep_theirs(there: There) -> None:
    match = await there.played(1, AOI, BEN)
    cancelled = await there.lobby(2, BEN, AOI)
    await there.tables.cancel(cancelled.id, BEN)
    await there.store.preferences.change(AOI, {"pings": False})
    await there.store.reviews.keep(match.id, AOI, {"of": AOI})
    await there.store.tables.set_cache(match.id, {"hands": {str(AOI): [1]}})
    kept = await there.forgetting.kept(AOI)
    counted = {"results": 1, "ratings": 1, "reviews": 1, "daily deals": 0, "challenges": 0, "settings": 1, "tables": 2}
    assert {name: kept[name] for name in counted} == counted
    before, results = (await there.found(match.id)).match, await there.store.results.of_table(match.id)
    assert await there.forgetting.forget_user(AOI) == []
    await there.check_gone(AOI)
    assert NAMES[BEN] in await there.everything()
    after = await there.found(match.id)
    assert after.match.result == before.result
    assert sorted(each.name for each in after.people())[1] == "a player"
    assert await there.store.results.of_table(match.id) == [each for each in results if each.user_id == BEN]
    leaders = await there.store.standings.leaderboard(guild_id=GUILD, game="shichi-narabe", preset="classic")
    assert [line.standing.user_id for line in leaders.lines] == [BEN]
    none = await there.forgetting.kept(AOI)
    assert not any(none.values())


async def test_words_for_a_deal_are_gone_and_it_can_still_be_checked(there: There) -> None:
    table = await there.lobby(1, AOI, BEN)
    cancelled = await there.lobby(2, BEN, AOI)
    for number in (table.id, cancelled.id):
        await there.tables.set_word(number, AOI, "word of Aoi")
        await there.tables.set_word(number, BEN, "word of Ben")
    await there.tables.cancel(cancelled.id, BEN)
    await there.tables.start(table.id, AOI)
    await there.finish(table)
    told = (await there.forgetting.export(AOI)).decode()
    assert "word of Aoi" in told
    assert "word of Ben" not in told
    await there.forgetting.forget_user(AOI)
    left = await there.everything()
    assert "word of Aoi" not in left
    assert "word of Ben" in left
    after = await there.found(table.id)
    assert how_dealt(take_down(after.match)).endswith("words by 2 of 2 people, 1 of them deleted")
    assert differences(take_down(after.match)) == []


async def test_a_review_that_ends_after_the_deletion_is_not_kept(there: There) -> None:
    match = await there.played(1, AOI, BEN)
    told: list[int] = []
    there.forgetting.on_forgotten(told.append)
    await there.forgetting.forget_user(AOI)
    assert told == [AOI], "who makes reviews is told to give theirs up"
    assert not await there.store.reviews.keep(match.id, AOI, {"of": 1})
    assert await there.store.reviews.keep(match.id, BEN, {"of": 2})
    assert str(AOI) not in await there.everything()


async def test_a_match_that_ends_amid_the_deletion_leaves_no_name(there: There) -> None:
    playing = await there.playing(2, AOI, BEN)
    forget = there.store.people.forget

    async def forget_then_finish(user: int) -> None:
        await forget(user)
        await there.finish(playing)

    there.store.people.forget = forget_then_finish
    await there.forgetting.forget_user(AOI)
    await there.tables.registry.idle()
    await there.check_gone(AOI)


async def test_practice_tables_leave_no_number_as_their_channel(there: There) -> None:
    first = await begin(there.tables, user=AOI, name=NAMES[AOI])
    await LessonTables(there.tables).stop(first.id, AOI)
    await begin(there.tables, user=AOI, name=NAMES[AOI])
    await there.forgetting.forget_user(AOI)
    await there.tables.registry.idle()
    assert str(AOI) not in await there.everything()


async def test_open_tables_are_left_and_forget_the_person_when_they_are_over(there: There) -> None:
    gathering, playing = await there.lobby(1, AOI, BEN), await there.playing(2, AOI, BEN)
    assert set(await there.forgetting.forget_user(AOI)) == {gathering.channel, playing.channel}
    assert gathering.participant_of(AOI) is None
    assert (place := playing.participant_of(AOI)) is not None
    assert place.left
    await there.tables.cancel(gathering.id, BEN)
    await there.finish(playing)
    left = await there.everything()
    assert str(AOI) not in left
    assert NAMES[AOI] not in left
    assert len(await there.store.results.of_table(playing.id)) == 1


async def test_a_restart_does_not_forget_who_is_to_be_forgotten(there: There) -> None:
    playing = await there.playing(2, AOI, BEN)
    await there.forgetting.forget_user(AOI)
    assert await there.store.preferences.get(AOI) == {PENDING: [playing.id]}
    await there.tables.stop_play()
    later = There(there.store)
    await later.tables.restoring.find(alive_at=None)
    await later.tables.restoring.run()
    await later.forgetting.forget_due()
    assert await there.store.preferences.get(AOI) == {PENDING: [playing.id]}, "it is still open"
    await later.tables.close_for_good(playing.id)
    await later.tables.registry.idle()
    assert str(AOI) not in await there.everything(), "as soon as it is over"
    await later.tables.stop_play()


async def test_a_table_that_is_closed_during_a_deletion_forgets_the_person(there: There) -> None:
    """Whenever that is: the table was closed later by so many rounds of the event loop."""
    for rounds in range(20):
        playing = await there.playing(rounds, AOI, BEN)
        deleting = asyncio.create_task(there.forgetting.forget_user(AOI))
        for _ in range(rounds):
            await asyncio.sleep(0.0005)
        await there.tables.close_for_good(playing.id)
        await deleting
        await there.tables.registry.idle()
        assert str(AOI) not in await there.everything(), rounds


async def test_a_table_that_is_closed_as_it_is_taken_up_forgets_the_person(there: There) -> None:
    """An earlier process ended between the last move and the close, which no listener hears of. Whoever looks for what is
    due at that moment finds it open."""
    playing = await there.playing(2, AOI, BEN)
    await there.forgetting.forget_user(AOI)
    later = There(there.store)
    await later.forgetting.forget_due()
    there.tables.registry.listeners.clear()
    await there.tables.close_for_good(playing.id)
    await there.tables.registry.idle()
    assert await there.store.preferences.get(AOI) == {PENDING: [playing.id]}
    later.forgetting.resume_table(playing)
    await later.tables.registry.idle()
    assert str(AOI) not in await there.everything()
    await later.tables.stop_play()


async def test_a_table_whose_end_is_still_to_be_shown_keeps_its_notes_without_the_person(there: There) -> None:
    table = await there.played(2, AOI, BEN)
    notes = there.remembered.of(table.id)
    notes.message, notes.replaced = 5, 5
    for user in (AOI, BEN):
        notes.hands[user] = HandNote(user + 10, 1, "token", "en-US", GUILD, 10**13)
        notes.looks[user], notes.pings[user] = "look", (1, 2)
        notes.panels[user + 20] = (user, notes.hands[user])
        notes.called.add(user)
    await there.forgetting.forget_user(AOI)
    assert there.remembered.known(table.id) is notes
    assert (notes.message, notes.replaced, list(notes.hands), notes.called) == (5, 5, [BEN], {BEN})
    await there.check_gone(AOI)


async def test_tables_of_another_process_are_left_by_that_process(there: There) -> None:
    playing = await there.playing(2, AOI, BEN)
    log = await there.store.tables.entries_of(playing.id)
    asked = There(there.store)
    assert await asked.forgetting.forget_user(AOI) == [playing.channel]
    assert await there.store.tables.entries_of(playing.id) == log, "the log of an open table is its process's alone"
    assert await there.store.preferences.get(AOI) == {PENDING: [playing.id], ELSEWHERE: [playing.id]}
    await asked.forgetting.forget_due()
    assert (place := playing.participant_of(AOI)) is not None
    assert not place.left
    await there.forgetting.forget_due()
    assert place.left
    assert await there.store.preferences.get(AOI) == {PENDING: [playing.id]}
    await there.finish(playing)
    assert str(AOI) not in await there.everything()
    await asked.tables.stop_play()


async def test_notes_that_nobody_has_recalled_stay_but_for_who_is_forgotten(there: There) -> None:
    """After a restart the end of a table may still have to be shown, in place of its board."""
    match = await there.played(1, AOI, BEN)
    hand = HandNote(71, 72, "token", "ja", GUILD, 73)
    notes = Notes(message=5, posts=3, hands={AOI: hand, BEN: hand}, looks={AOI: "old"}, called={AOI, BEN})
    notes.pings, notes.panels = {AOI: (9, 6)}, {77: (AOI, hand), 78: (BEN, hand)}
    notes.press = PressToken(5, 72, "token", AOI, 10**13)
    await there.store.tables.set_cache(match.id, notes.values())
    assert there.remembered.known(match.id) is None
    await there.forgetting.forget_user(AOI)
    await there.remembered.recall([match.id])
    rest = Notes(message=5, posts=3, hands={BEN: hand}, panels={78: (BEN, hand)}, called={BEN})
    assert there.remembered.known(match.id) == rest


async def test_the_token_of_an_onlooker_goes_from_an_open_table_that_no_process_plays(there: There) -> None:
    watched, other = await there.playing(1, BEN), await there.playing(2, BEN)
    for table, user in ((watched, AOI), (other, BEN)):
        notes = Notes(message=5, posts=3, called={BEN}, press=PressToken(5, 72, "a token", user, 10**13))
        await there.store.tables.set_cache(table.id, notes.values())
    unread = {"message": "of another release", "press": AOI}
    await there.store.tables.set_cache((third := await there.playing(3, BEN)).id, unread)
    later = There(there.store)
    await later.forgetting.forget_user(AOI)
    await there.check_gone(AOI)
    await later.remembered.recall([watched.id, other.id, third.id])
    assert later.remembered.known(watched.id) == Notes(message=5, posts=3, called={BEN})
    left = later.remembered.known(other.id)
    assert left is not None
    assert left.press == PressToken(5, 72, "a token", BEN, 10**13)
    await later.tables.stop_play()


async def test_an_export_has_what_is_kept_and_nothing_of_others_or_secret(there: There) -> None:
    match = await there.played(1, AOI, BEN)
    await there.lobby(2, AOI, BEN)
    playing = await there.playing(3, AOI, BEN)
    notes = Notes(hands={AOI: HandNote(71, 72, "token of Aoi", "ja", GUILD, 73)}, called={AOI, BEN})
    notes.hands[BEN] = HandNote(74, 75, "token of Ben", "ja", GUILD, 76)
    notes.panels = {77: (AOI, notes.hands[AOI]), 78: (BEN, notes.hands[BEN])}
    await there.store.tables.set_cache(match.id, notes.values())
    server = GuildSettings(there.store.guild_settings)
    await server.change(GUILD, barred=[BEN])
    await server.change(GUILD, **(await server.of(GUILD)).with_bar(AOI, BarredBy.MANAGER))
    told = await there.forgetting.export(AOI)
    values = orjson.loads(told)
    assert values["user"] == AOI
    assert [each["table_id"] for each in values["results"]] == [match.id]
    assert values["settings"][0]["values"] == {key_of(GUILD): NAMES[AOI]}
    assert {each["guild_id"] for each in values["lines in leaderboards"]} == {0, GUILD}
    assert values["barred in"] == [{"server": GUILD, "by": "manager"}]
    over, gathering, begun = values["tables"]
    assert over["messages"]["hands"][2] == "token of Aoi"
    assert ([*over["messages"]["panels"]], over["messages"]["called"]) == (["77"], True)
    own = [str(each.move) for each in match.history if each.player == 0]
    assert [each["move"] for each in over["moves"]] == own
    dealt = next(match.match.positions()).view(0).hand
    assert over["cards"] == [[str(card) for card in dealt]]
    assert "cards" not in gathering
    assert begun["cards"] == [[str(card) for card in playing.view(0).hand]]
    for foreign in (str(BEN), NAMES[BEN], "token of Ben", "secret"):
        assert foreign not in told.decode()


async def test_people_share_a_server_if_both_have_results_in_it(there: There) -> None:
    await there.played(1, AOI, BEN)
    assert await there.store.standings.sharing(AOI, {BEN, 5}) == {BEN}
    assert await there.store.standings.sharing(5, {AOI, BEN}) == set()
    assert await there.store.standings.sharing(5, {AOI, BEN}, guild_id=GUILD) == {AOI, BEN}, "who asks there shares it"
    await there.store.guilds.forget(GUILD)
    assert await there.store.standings.sharing(AOI, {BEN, 5}) == set(), "the leaderboard of all servers is no server"
    assert await there.store.standings.sharing(5, {AOI, BEN}, guild_id=0) == set()


async def test_an_export_has_the_messages_to_ghosts_of_who_wrote_them(there: There) -> None:
    """SG-1: not those that others wrote, and not the ghost's that a reaction is to."""
    clock = Clock()
    await there.tables.stop_play()
    there.tables = TableService(StoredTables(there.store), computer_pause=3600, times=Times(now=clock))
    archive = Archive(there.tables, there.store)
    table = await haunted(there.tables, clock, users=[(AOI, NAMES[AOI]), (BEN, NAMES[BEN]), (5, "Cy"), (6, "Dai")])
    ghost = next(iter(table.ghosts.since))
    talker = living(table)[0]
    at = table.last_at + 1
    written = {"user": talker, "ghost": table.player_at(ghost), "said_at": at, "heard_at": at}
    await Talking(there.tables.registry).talked(table.id, way=TalkKind.REPLY, message=7777, **written)
    told = {user: (await exported(there.store, archive, user)).decode() for user in (AOI, BEN, 5, 6)}
    assert {user for user, text in told.items() if "7777" in text} == {talker}
    await there.tables.stop_play()


async def test_a_server_is_forgotten_and_results_stay_with_those_who_played(there: There) -> None:
    match, still = await there.played(1, AOI, BEN), await there.lobby(2, AOI)
    await GuildSettings(there.store.guild_settings).change(GUILD, pings=False, barred=[BEN])
    await there.forgetting.forget_guild(GUILD)
    assert still.stage is Stage.OVER
    assert str(GUILD) not in await there.everything()
    assert len(await there.store.results.of_table(match.id)) == 2
    assert [each.table_id for each in await there.store.results.latest(AOI)] == [match.id]
    assert (await there.store.standings.leaderboard(guild_id=GUILD, game="shichi-narabe", preset="classic")).people == 0
    assert (await there.store.standings.leaderboard(guild_id=None, game="shichi-narabe", preset="classic")).people == 2


async def test_a_server_that_was_left_is_forgotten_after_30_days(there: There) -> None:
    await there.played(1, AOI, BEN)
    await there.forgetting.guild_left(GUILD)
    there.now += KEPT_MS - 1
    await there.forgetting.forget_due()
    assert LEFT_AT in await there.store.guild_settings.get(GUILD)
    there.now += 1
    await there.forgetting.forget_due()
    assert str(GUILD) not in await there.everything()


async def test_deleting_ends_quietly_once_the_store_is_gone(there: There, caplog: pytest.LogCaptureFixture) -> None:
    async def meets_its_end() -> None:
        raise StoreClosed

    there.forgetting.forget_due = meets_its_end
    async with asyncio.timeout(5):
        await there.forgetting.run()
    assert not caplog.records


async def test_a_server_that_comes_back_keeps_its_data(there: There) -> None:
    await GuildSettings(there.store.guild_settings).change(GUILD, pings=False)
    await there.forgetting.guild_left(GUILD)
    await there.forgetting.guild_joined(GUILD)
    there.now += KEPT_MS
    await there.forgetting.forget_due()
    assert await there.store.guild_settings.get(GUILD) == {"pings": False}


async def removed(_: int) -> bool:
    return True


@pytest.mark.parametrize(
    ("there_now", "gone", "left"),
    [
        ({GUILD, *OTHERS}, set(), set()),
        ({*OTHERS}, {GUILD}, {GUILD}),
        ({GUILD, OTHERS[0]}, {OTHERS[1]}, {OTHERS[1]}),
        (set(), set(), set()),
    ],
    ids=["nothing new", "removed from one with matches", "removed from one with settings", "another bot's token"],
)
async def test_servers_are_compared_with_what_discord_lists_after_a_start(
    there: There, there_now: set[int], gone: set[int], left: set[int]
) -> None:
    """Twice: what is known already is not told again."""
    await there.played(1, AOI, BEN)
    await there.set_others()
    for found in (gone, set[int]()):
        compared = await there.forgetting.compare_guilds(
            mine=lambda _: True, is_there=there_now.__contains__, is_removed=removed
        )
        assert set(compared) == found
        assert {*await there.store.guild_settings.with_key(LEFT_AT)} == left
    await there.forgetting.compare_guilds(mine=lambda _: True, is_there=lambda _: True, is_removed=removed)
    assert await there.store.guild_settings.with_key(LEFT_AT) == {}, "it came back"


async def test_a_server_that_the_gateway_does_not_tell_of_is_asked_for(there: There) -> None:
    """Its shard may have been given back to another process just now: then the bot is in it as before."""
    await there.set_others()

    async def is_removed(guild: int) -> bool:
        return guild == OTHERS[0]

    await there.played(1, AOI, BEN)
    found = await there.forgetting.compare_guilds(mine=lambda _: True, is_there=GUILD.__eq__, is_removed=is_removed)
    assert found == [OTHERS[0]]
    assert {*await there.store.guild_settings.with_key(LEFT_AT)} == {OTHERS[0]}


async def test_only_the_servers_of_a_shard_are_compared(there: There) -> None:
    await there.set_others()
    mine = OTHERS[0].__eq__
    found = await there.forgetting.compare_guilds(mine=mine, is_there=lambda _: False, is_removed=removed)
    assert found == [OTHERS[0]]


@pytest.mark.postgres
async def test_a_person_is_forgotten_at_tables_that_another_process_plays(postgres_url: str) -> None:
    async with (
        await Store.open(postgres_url, is_shared=True) as one,
        await Store.open(postgres_url, is_shared=True) as two,
    ):
        for shard, store in enumerate((one, two)):
            await store.leases.begin(2, among=[shard ^ (GUILD >> 22) % 2])
            await store.leases.round(1, alive=())
        here, there = There(one), There(two)
        over = await here.played(1, AOI, BEN)
        playing = await here.playing(2, AOI, BEN)
        await there.forgetting.forget_user(AOI)
        async with asyncio.timeout(30):
            while not ((place := playing.participant_of(AOI)) is not None and place.left):
                await asyncio.sleep(0.01)
        assert sorted(each.name for each in (await here.found(over.id)).people())[1] == "a player", (
            "not what was in memory"
        )
        await here.finish(playing)
        await here.check_gone(AOI)
        await here.tables.stop_play()
        await there.tables.stop_play()
