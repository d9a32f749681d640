import asyncio
from functools import partial

import pytest
from sqlalchemy import event, insert
from sqlalchemy.exc import IntegrityError

from data.errors import ChannelBusy, Conflict, NoSuchTable, StoreClosed, TableClosed
from data.rows import Finish, Finisher, Indexed, LogEntry, RankedBoard, ResultsBefore
from data.schema import tables
from data.store import Store
from tests.data import matches
from tests.data.reading import TableLog, all_open

GUILD, CHANNEL = 1_423_456_789_012_345_678, 9_223_372_036_854_775_807
ANN, BEN, CEM, DAN, EVE = (10**18 + k for k in range(1, 6))
CLASSIC = {"game": "shichi-narabe", "preset": "basic"}
play = partial(matches.play, guild_id=GUILD, **CLASSIC)

# Tables


async def test_a_table_is_read_back_from_its_log(store: Store) -> None:
    table = await store.tables.open(guild_id=GUILD, channel_id=CHANNEL, at_ms=5, bodies=['{"kind":"opened"}'])
    assert (table.guild_id, table.channel_id, table.opened_at_ms, table.closed_at_ms) == (GUILD, CHANNEL, 5, None)
    await store.tables.append(table.id, 1, at_ms=6, body='{"kind":"joined"}')
    entries = (LogEntry(0, 5, '{"kind":"opened"}'), LogEntry(1, 6, '{"kind":"joined"}'))
    assert await store.tables.entries_of(table.id) == entries
    assert await store.tables.find(table.id) == table
    assert await all_open(store) == [TableLog(table, entries)]
    with pytest.raises(Conflict):
        await store.tables.append(table.id, 1, at_ms=7, body="{}")
    with pytest.raises(NoSuchTable):
        await store.tables.append(table.id + 1, 0, at_ms=7, body="{}")


async def test_unknown_ids_find_nothing(store: Store) -> None:
    assert await store.tables.find(1) is None
    assert await store.tables.entries_of(1) == ()
    assert await store.results.of_table(1) == []
    for refused in (
        store.tables.close_table(1, 1, at_ms=0, bodies=["{}"]),
        store.tables.set_cache(1, {}),
        store.tables.append(1, 1, at_ms=0, body="{}"),
    ):
        with pytest.raises(NoSuchTable):
            await refused


async def test_a_channel_has_one_open_table(store: Store) -> None:
    async def try_open(channel_id: int) -> int:
        return (await store.tables.open(guild_id=None, channel_id=channel_id, at_ms=0, bodies=["{}"])).id

    outcomes = await asyncio.gather(*(try_open(k % 2) for k in range(10)), return_exceptions=True)
    opened = [outcome for outcome in outcomes if isinstance(outcome, int)]
    busy = [outcome.table_id for outcome in outcomes if isinstance(outcome, ChannelBusy)]
    assert (len(opened), sorted(busy)) == (2, sorted(opened * 4))
    await store.tables.close_table(opened[0], 1, at_ms=1, bodies=["{}"])
    again = await try_open(0)
    assert again not in opened
    assert [log.table.id for log in await all_open(store)] == [opened[1], again]


async def test_the_index_itself_allows_one_open_table_a_channel(store: Store) -> None:
    row = {"channel_id": 1, "opened_at_ms": 0, "cache": {}}
    async with store.engine.begin() as connection:
        await connection.execute(insert(tables), [{**row, "closed_at_ms": 1}, {**row, "closed_at_ms": 2}])
        await connection.execute(insert(tables), [row])
    with pytest.raises(IntegrityError):
        async with store.engine.begin() as connection:
            await connection.execute(insert(tables), [row])


async def test_a_table_is_closed_once_and_stays_stored(store: Store) -> None:
    table = await store.tables.open(guild_id=None, channel_id=1, at_ms=5, bodies=["{}"])
    with pytest.raises(Conflict):
        await store.tables.close_table(table.id, 0, at_ms=6, bodies=["{}"])
    assert await store.tables.close_table(table.id, 1, at_ms=7, bodies=['"end"']) == ()
    with pytest.raises(TableClosed):
        await store.tables.close_table(table.id, 2, at_ms=8, bodies=["{}"])
    assert await all_open(store) == []
    closed = await store.tables.find(table.id)
    assert closed.closed_at_ms == 7
    assert await store.tables.entries_of(table.id) == (LogEntry(0, 5, "{}"), LogEntry(1, 7, '"end"'))


async def test_the_index_has_open_tables_and_those_whose_end_is_not_shown(store: Store) -> None:
    old, new, newest = [await play(store, ANN, BEN, at_ms=at) for at in (1_000, 2_000, 3_000)]
    opened = await store.tables.open(guild_id=GUILD, channel_id=CHANNEL, at_ms=4_000, bodies=["{}", "[]"])
    await store.tables.append(opened.id, 2, at_ms=5_000, body='"b"')
    await store.tables.set_cache(opened.id, {"posts": 1})
    there = Indexed(
        opened.id,
        GUILD,
        CHANNEL,
        is_open=True,
        opening="{}",
        last_at_ms=5_000,
    )

    async def closed() -> list[int]:
        return sorted(each.id for each in await store.tables.index() if not each.is_open)

    assert await closed() == [old, new, newest], "however long ago"
    assert there in await store.tables.index()
    await store.tables.end_shown(new)
    await store.tables.end_shown(999)
    assert await closed() == [old, newest]
    assert [each.id for each in await store.tables.index(only=old)] == [old]
    assert await store.tables.index(only=new) == []
    await store.guilds.forget(GUILD)
    assert await store.tables.index() == [there], "nothing can be shown in a server that the bot has left"


async def test_what_a_process_looks_for_at_its_start_is_in_indexes(sqlite_url: str) -> None:
    """A database has many more tables that are closed than open ones."""
    said = list[tuple[str, tuple[str, ...]]]()
    async with await Store.open(sqlite_url) as store:

        @event.listens_for(store.engine.sync_engine, "before_cursor_execute")
        def note(connection: object, cursor: object, statement: str, given: tuple[str, ...], *_: object) -> None:
            said.append((statement, given))

        await store.tables.index()
        [(query, given)] = [each for each in said if "is_unshown" in each[0]]
        async with store.engine.connect() as connection:
            plan = (await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}", given)).all()
    scans = [row[3] for row in plan if row[3].startswith("SCAN")]
    assert len(scans) == 2
    assert all("USING INDEX" in each for each in scans), scans


async def test_logs_and_caches_are_read_together(store: Store) -> None:
    ids = [await play(store, ANN, BEN, at_ms=at) for at in (1_000, 2_000, 3_000)]
    for table_id in ids:
        await store.tables.set_cache(table_id, {"message": table_id})
    logs = {each: [(entry.at_ms, entry.body) for entry in await store.tables.entries_of(each)] for each in ids[1:]}
    assert await store.tables.logs([*ids[1:], 999]) == logs | {999: []}
    assert await store.tables.caches([*ids[1:], 999]) == {table_id: {"message": table_id} for table_id in ids[1:]}


async def test_closing_is_all_or_nothing(store: Store) -> None:
    table = await store.tables.open(guild_id=None, channel_id=1, at_ms=5, bodies=["{}"])
    beyond = Finish("g", "p", seats=2, people=(Finisher(ANN, 1), Finisher(BEN, 3)))
    with pytest.raises(IntegrityError):
        await store.tables.close_table(table.id, 1, at_ms=6, bodies=["{}"], finish=beyond)
    assert [each.table for each in await all_open(store)] == [table]
    assert len(await store.tables.entries_of(table.id)) == 1
    assert await store.standings.of_user(ANN) == []


async def test_the_cache_is_replaced_whole(store: Store) -> None:
    table = await store.tables.open(guild_id=None, channel_id=1, at_ms=0, bodies=["{}"])
    cache = {"message_id": CHANNEL, "posted_at_ms": 17, "nested": {"a": [1, None, "ü"]}}
    for value in ({"old": True}, cache):
        await store.tables.set_cache(table.id, value)
    (log,) = await all_open(store)
    assert log.table.cache == cache


async def test_caches_set_together_belong_to_their_tables(store: Store) -> None:
    ids = [(await store.tables.open(guild_id=GUILD, channel_id=n, at_ms=1, bodies=["{}"])).id for n in range(5)]
    outcomes = await asyncio.gather(
        *(store.tables.set_cache(table_id, {"n": n}) for n, table_id in enumerate(ids)),
        store.tables.set_cache(ids[-1] + 1, {"n": -1}),
        store.tables.set_cache(ids[0], {"n": 17}),
        return_exceptions=True,
    )
    assert [type(each) for each in outcomes] == [*[type(None)] * 5, NoSuchTable, type(None)]
    found = [await store.tables.find(table_id) for table_id in ids]
    assert [each.cache["n"] for each in found if each is not None] == [17, 1, 2, 3, 4]


async def test_a_restart_finds_everything(url: str) -> None:
    async with await Store.open(url) as store:
        table = await store.tables.open(guild_id=GUILD, channel_id=CHANNEL, at_ms=1, bodies=["{}"])
        await store.tables.append(table.id, 1, at_ms=2, body="{}")
        await store.preferences.change(ANN, {"pings": False})
        await store.heartbeat.beat(99)
        before = await all_open(store)
    with pytest.raises(StoreClosed):
        await store.heartbeat.beat(100)
    async with await Store.open(url) as store:
        assert await all_open(store) == before
        assert await store.preferences.get(ANN) == {"pings": False}
        assert await store.heartbeat.last() == 99


# People


async def test_a_finished_match_changes_ratings_in_one_transaction(store: Store) -> None:
    table = await store.tables.open(guild_id=GUILD, channel_id=1, at_ms=0, bodies=["{}"])
    people = (Finisher(BEN, 4, finished=False), Finisher(ANN, 1), Finisher(CEM, 2))
    finish = Finish("shichi-narabe", "basic", seats=4, people=people)
    results = await store.tables.close_table(table.id, 1, at_ms=50, bodies=["{}"], finish=finish)
    assert [(r.user_id, r.place, r.seats, r.guild_id, r.finished_at_ms) for r in results] == [
        (BEN, 4, 4, GUILD, 50), (ANN, 1, 4, GUILD, 50), (CEM, 2, 4, GUILD, 50)]  # fmt: skip
    ben, ann, cem = results
    assert ben.change < 0 < cem.change < ann.change
    assert await store.results.of_table(table.id) == [ann, cem, ben]
    (standing,) = await store.standings.of_user(ANN)
    assert standing.rating == ann.after

    # The next match goes on from there.
    await play(store, CEM, ANN, at_ms=60)
    (latest, first) = await store.results.latest(ANN)
    assert (latest.before, first) == (ann.after, ann)


async def test_who_leaves_last_of_two_costs_the_other_no_rating(store: Store) -> None:
    await play(store, Finisher(BEN, 4, finished=False), Finisher(ANN, 2))
    ((ann,), (ben,)) = await store.results.latest(ANN), await store.results.latest(BEN)
    assert ben.change < 0 < ann.change


async def test_for_whom_a_match_does_not_count_there_is_no_result_and_the_others_are_rated(store: Store) -> None:
    await play(store, ANN, BEN)
    before = await store.standings.of_user(BEN)
    await play(store, ANN, Finisher(BEN, 2, counts=False))
    assert await store.standings.of_user(BEN) == before
    assert len(await store.results.latest(BEN)) == 1
    latest = (await store.results.latest(ANN))[0]
    assert latest.change > 0


async def test_who_sat_down_at_a_running_match_counts_as_a_computer_player_in_the_ratings(store: Store) -> None:
    await play(store, ANN, CEM, BEN, game="jig", at_ms=10)
    await play(store, ANN, CEM, BEN, game="koroshi", at_ms=20)
    before = await store.standings.of_user(CEM)
    with_cem = await play(store, ANN, Finisher(CEM, 2, is_rated=False), BEN, game="jig", at_ms=30)
    with_computer = await play(store, ANN, "normal", BEN, game="koroshi", at_ms=40)
    (ann, cem, ben), others = [await store.results.of_table(each) for each in (with_cem, with_computer)]
    assert [(each.before, each.after) for each in (ann, ben)] == [(each.before, each.after) for each in others]
    assert ben.change < 0 < ann.change
    assert (cem.is_rated, cem.change, cem.place) == (False, None, 2)
    after = await store.standings.of_user(CEM)
    assert {each.game: (each.rating, each.rated_games) for each in after} == {
        each.game: (each.rating, each.rated_games) for each in before
    }
    assert sum(each.games for each in after) == sum(each.games for each in before) + 1


async def test_a_match_with_one_person_counts_but_is_not_rated(store: Store) -> None:
    await play(store, ANN)
    await play(store, Finisher(ANN, 2, finished=False), Finisher(BEN, 4, finished=False))
    (standing,) = await store.standings.of_user(ANN)
    assert (standing.games, standing.wins, standing.average_place) == (2, 1, 1.5)
    assert (standing.rating, standing.rated_games, standing.is_provisional) == (None, 0, True)
    (result,) = await store.results.latest(BEN)
    assert (result.is_rated, result.change, result.place) == (False, None, 4)


async def test_an_unrated_match_keeps_the_rating(store: Store) -> None:
    await play(store, ANN, BEN)
    (rated,) = await store.standings.of_user(ANN)
    await play(store, ANN)
    (later,) = await store.standings.of_user(ANN)
    assert (later.rating, later.rated_games, later.games) == (rated.rating, 1, 2)


async def test_matches_that_end_at_once_all_count(store: Store) -> None:
    async def match(k: int) -> None:
        table = await store.tables.open(guild_id=GUILD, channel_id=k, at_ms=0, bodies=["{}"])
        finish = Finish("g", "p", seats=2, people=(Finisher(ANN, 1), Finisher(BEN, 2)))
        await store.tables.close_table(table.id, 1, at_ms=k, bodies=["{}"], finish=finish)

    await asyncio.gather(*(match(k) for k in range(30)))
    (ann,) = await store.standings.of_user(ANN)
    assert (ann.games, ann.rated_games, ann.wins, ann.is_provisional) == (30, 30, 30, False)
    history = await store.results.latest(ANN, limit=100)
    # Each rating goes on from some other match's, none from one that another had replaced already.
    assert len({result.before for result in history}) == len({result.after for result in history}) == 30
    assert ann.rating in {result.after for result in history}


async def test_the_leaderboard_of_a_server_counts_its_matches_and_rates_over_all(store: Store) -> None:
    other = GUILD + 1
    for _ in range(2):
        await play(store, ANN, BEN, CEM)
    await play(store, BEN, ANN, guild_id=other)
    await play(store, DAN, guild_id=other)
    await play(store, DAN, ANN, preset="house")
    await play(store, CEM, ANN, game="koroshi")

    async def board(guild_id: int | None, **page: int) -> list[tuple[int, int, int, float]]:
        leaders = await store.standings.leaderboard(guild_id=guild_id, game="shichi-narabe", preset="basic", **page)
        rows = [leader.standing for leader in leaders.lines]
        return [(row.user_id, row.games, row.wins, row.average_place) for row in rows]

    assert sorted(await board(GUILD)) == [(ANN, 2, 2, 1.0), (BEN, 2, 0, 2.0), (CEM, 2, 0, 3.0)]
    assert sorted(await board(other)) == [(ANN, 1, 0, 2.0), (BEN, 1, 1, 1.0), (DAN, 1, 1, 1.0)]
    everywhere = await board(None)
    assert {row[0]: row[1:] for row in everywhere} == {
        ANN: (3, 2, 4 / 3), BEN: (3, 1, 5 / 3), CEM: (2, 0, 3.0), DAN: (1, 1, 1.0)}  # fmt: skip
    assert [row[0] for row in everywhere][2:] == [CEM, DAN], "whoever has no rating comes last"
    assert await board(None, limit=2) + await board(None, limit=2, offset=2) == everywhere
    assert await board(GUILD + 2) == []

    here, there = [
        [leader.standing for leader in (await store.standings.leaderboard(guild_id=where, **CLASSIC)).lines]
        for where in (GUILD, None)
    ]
    assert {row.user_id: row.rating for row in here}.items() <= {row.user_id: row.rating for row in there}.items()
    shown = [row.rating.ordinal for row in there if row.rating is not None]
    assert shown == sorted(shown, reverse=True)


async def test_equal_ratings_share_a_rank_and_the_reader_gets_theirs(store: Store) -> None:
    await play(store, ANN, BEN)
    await play(store, CEM, DAN)
    await play(store, EVE)

    async def ranks(**asked: int) -> tuple[list[tuple[int | None, int]], int, int | None]:
        found = await store.standings.leaderboard(guild_id=GUILD, **CLASSIC, **asked)
        lines = [(leader.rank, leader.standing.user_id) for leader in found.lines]
        return lines, found.people, found.own and found.own.standing.user_id

    everybody = [(1, ANN), (1, CEM), (3, BEN), (3, DAN), (None, EVE)]
    assert await ranks() == (everybody, 5, None)
    assert await ranks(limit=2, user_id=DAN) == (everybody[:2], 5, DAN)
    assert await ranks(limit=2, offset=2, user_id=DAN) == (everybody[2:4], 5, DAN)
    assert await ranks(limit=2, offset=4, user_id=99) == (everybody[4:], 5, None)
    own = (await store.standings.leaderboard(guild_id=None, **CLASSIC, limit=1, user_id=BEN)).own
    assert (own.rank, own.standing.games) == (3, 1)
    assert await ranks(offset=10) == ([], 5, None)


async def test_a_rating_is_provisional_for_ten_rated_games(store: Store) -> None:
    for count in range(1, 12):
        await play(store, ANN, BEN)
        await play(store, ANN)
        (standing,) = await store.standings.of_user(ANN)
        assert (standing.rated_games, standing.is_provisional) == (count, count < 10)


async def test_stats_boards_and_what_was_played_last(store: Store) -> None:
    await play(store, ANN, BEN, at_ms=100, game="koroshi")
    await play(store, BEN, ANN, at_ms=200)
    await play(store, BEN, ANN, at_ms=300, guild_id=None)
    await play(store, ANN, at_ms=250, game="fan-tan")
    assert await store.standings.last_played(ANN) == ["shichi-narabe", "fan-tan", "koroshi"]
    assert await store.standings.last_played(BEN) == ["shichi-narabe", "koroshi"]
    assert await store.standings.last_played(BEN, guild_id=GUILD) == ["shichi-narabe", "koroshi"]
    assert await store.standings.last_played(BEN, guild_id=GUILD + 1) == []
    assert [result.finished_at_ms for result in await store.results.latest(ANN, limit=3)] == [300, 250, 200]
    assert [(s.game, s.games, s.wins) for s in await store.standings.of_user(ANN)] == [
        ("shichi-narabe", 2, 0), ("fan-tan", 1, 1), ("koroshi", 1, 1)]  # fmt: skip
    assert [(s.game, s.games) for s in await store.standings.of_user(ANN, guild_id=GUILD)] == [
        ("fan-tan", 1), ("koroshi", 1), ("shichi-narabe", 1)]  # fmt: skip
    assert await store.standings.boards(guild_id=None) == [
        RankedBoard("shichi-narabe", "basic", 2), RankedBoard("fan-tan", "basic", 1), RankedBoard("koroshi", "basic", 1)]  # fmt: skip
    assert RankedBoard("shichi-narabe", "basic", 1) in await store.standings.boards(guild_id=GUILD)


async def test_forgetting_a_user_keeps_the_others(store: Store) -> None:
    table_id = await play(store, ANN, BEN)
    await store.preferences.change(ANN, {"pings": False})
    before = await store.standings.of_user(BEN)
    await store.people.forget(ANN)
    assert await store.standings.of_user(ANN) == []
    assert await store.results.latest(ANN) == []
    assert await store.preferences.get(ANN) == {}
    assert [result.user_id for result in await store.results.of_table(table_id)] == [BEN]
    assert await store.standings.of_user(BEN) == before
    board = await store.standings.leaderboard(guild_id=GUILD, game="shichi-narabe", preset="basic")
    assert [leader.standing.user_id for leader in board.lines] == [BEN]


# Settings


@pytest.mark.parametrize("of", ["preferences", "guild_settings"])
async def test_settings_are_changed_one_by_one(store: Store, url: str, of: str) -> None:
    get, change = getattr(store, of).get, getattr(store, of).change
    assert await get(ANN) == {}
    assert await change(ANN, {"pings": False, "language": "ja"}) == {"pings": False, "language": "ja"}
    assert await change(ANN, {"language": None, "four_colour": True, "unset": None}) == {
        "pings": False, "four_colour": True}  # fmt: skip
    await change(BEN, {"pings": True})
    assert await get(ANN) == {"pings": False, "four_colour": True}
    with pytest.raises(TypeError):
        (await get(ANN))["pings"] = True
    await asyncio.gather(*(change(ANN, {f"k{k}": k}) for k in range(10)))
    expected = {"pings": False, "four_colour": True, **{f"k{k}": k for k in range(10)}}
    assert await get(ANN) == expected
    await store.close()
    async with await Store.open(url) as again:
        assert await getattr(again, of).get(ANN) == expected


async def test_a_cancelled_change_does_not_corrupt_the_cache(store: Store, url: str) -> None:
    await store.preferences.change(ANN, {"k": 0})
    for turn in range(1, 30):
        change = asyncio.create_task(store.preferences.change(ANN, {"k": turn}))
        for _ in range(turn % 6):
            await asyncio.sleep(0)
        change.cancel()
        await asyncio.wait([change])
        await store.preferences.change(BEN, {"k": 0})  # by now the one before is through
    remembered = await store.preferences.get(ANN)
    await store.close()
    async with await Store.open(url) as again:
        assert await again.preferences.get(ANN) == remembered


async def test_emojis_are_replaced_by_application(store: Store) -> None:
    await store.emojis.replace(1, {"S7": 10**18, "H7": 2})
    await store.emojis.replace(2, {"S7": 3})
    await store.emojis.replace(1, {"S7": 5, "DK": 6})
    assert await store.emojis.get(1) == {"S7": 5, "DK": 6}
    await store.emojis.replace(1, {})
    assert (await store.emojis.get(1), await store.emojis.get(2)) == ({}, {"S7": 3})


async def test_the_heartbeat_is_stored(store: Store) -> None:
    assert await store.heartbeat.last() is None
    for at_ms in (1_767_225_600_000, 1_767_225_605_000):
        await store.heartbeat.beat(at_ms)
        assert await store.heartbeat.last() == at_ms


async def test_matches_are_listed_page_by_page_and_filtered(store: Store) -> None:
    await play(store, ANN, BEN, at_ms=100)
    await play(store, BEN, ANN, at_ms=200, guild_id=GUILD + 1)
    await play(store, ANN, at_ms=300, game="koroshi")

    async def times(**which: object) -> list[int]:
        return [each.result.finished_at_ms for each in await store.results.matches(ANN, **which)]

    assert await times() == [300, 200, 100]
    assert await times(limit=1, offset=1) == [200]
    assert await times(guild_id=GUILD) == [300, 100]
    assert await times(rated=True) == [200, 100]
    assert await times(won=True) == [300, 100]
    assert await times(game="koroshi", won=True) == [300]
    assert [each.others for each in await store.results.matches(ANN)] == [(), (BEN,), (BEN,)]


async def test_what_the_people_of_a_match_had_done_in_its_game_before(store: Store) -> None:
    for at_ms, people in enumerate(((ANN, BEN), (BEN, ANN), (ANN, BEN), (ANN, CEM)), 1):
        await play(store, *people, preset=f"preset {at_ms}", at_ms=at_ms)
    await play(store, BEN, ANN, game="koroshi", at_ms=5)
    table = await play(store, ANN, BEN, CEM, at_ms=6)
    await play(store, BEN, ANN, CEM, at_ms=6)
    await play(store, CEM, ANN, at_ms=7)
    assert await store.results.pasts(table) == {
        ANN: ResultsBefore(4, 3, 2),
        BEN: ResultsBefore(3, 1, 0),
        CEM: ResultsBefore(1, 0, 0),
    }
    first = await play(store, ANN, BEN, game="jig", at_ms=8)
    assert await store.results.pasts(first) == {ANN: ResultsBefore(), BEN: ResultsBefore()}
    assert await store.results.pasts(first + 1) == {}
    await store.people.forget(ANN)
    assert set(await store.results.pasts(table)) == {BEN, CEM}
