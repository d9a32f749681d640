"""Who a user is: ratings over time, places by game, against whom, and streaks."""

from data.profiles import SeenBy
from data.rows import Against, GamePlaces
from data.store import Store
from tests.data.matches import ANN, BEN, CEM, DAN, GUILD, play

OTHER = GUILD + 1


async def test_nobody_has_an_empty_profile(store: Store) -> None:
    found = await store.profiles.of_user(ANN)
    assert (found.board, found.rated, found.places, found.people, found.computers) == (None, (), (), (), ())
    assert (found.longest_streak, found.streak) == (0, 0)


async def test_ratings_are_those_after_the_last_matches_of_one_board(store: Store) -> None:
    for at_ms in (100, 200, 300):
        await play(store, ANN, BEN, at_ms=at_ms)
    await play(store, BEN, ANN, at_ms=400, game="koroshi")
    await play(store, ANN, "steady", at_ms=500)
    last = await store.profiles.of_user(ANN)
    assert last.board == ("koroshi", "koroshi")
    assert [each.at_ms for each in last.rated] == [400]
    jig = await store.profiles.of_user(ANN, board=("jig", "jig"), points=2)
    assert [each.at_ms for each in jig.rated] == [200, 300]
    (standing,) = [each for each in await store.standings.of_user(ANN) if each.game == "jig"]
    assert jig.rated[-1].rating == standing.rating


async def test_places_are_counted_by_game(store: Store) -> None:
    for at_ms, order in ((100, (ANN, BEN)), (200, (BEN, ANN)), (300, (BEN, ANN, CEM))):
        await play(store, *order, at_ms=at_ms)
    await play(store, ANN, BEN, at_ms=400, game="koroshi")
    places = (await store.profiles.of_user(ANN)).places
    assert places == (GamePlaces("jig", {1: 1, 2: 2}), GamePlaces("koroshi", {1: 1}))


async def test_people_and_levels_of_computers_are_told_apart(store: Store) -> None:
    await play(store, ANN, BEN, "steady", "strong", at_ms=100)
    await play(store, "steady", ANN, "strong", "steady", at_ms=200)
    await play(store, BEN, ANN, at_ms=300, guild_id=OTHER)
    await play(store, ANN, BEN, at_ms=400, tied=True)
    await play(store, CEM, ANN, at_ms=500)
    found = await store.profiles.of_user(ANN)
    assert found.people == (Against(BEN, 3, 1, 1), Against(CEM, 1, 0, 1))
    assert found.computers == (Against("steady", 3, 2, 1), Against("strong", 2, 2, 0))
    assert (await store.profiles.of_user(ANN, met_in=OTHER)).people == (Against(BEN, 1, 0, 1),)
    assert (await store.profiles.of_user(ANN, opponents=1)).people == (Against(BEN, 3, 1, 1),)


async def test_streaks_are_won_matches_in_a_row(store: Store) -> None:
    for number, is_won in enumerate((True, True, True, False, True, False, True, True)):
        await play(store, *((ANN, BEN) if is_won else (BEN, ANN)), at_ms=100 + number)
    ann, ben = await store.profiles.of_user(ANN), await store.profiles.of_user(BEN)
    assert (ann.longest_streak, ann.streak) == (3, 2)
    assert (ben.longest_streak, ben.streak) == (1, 0)


async def test_a_deleted_user_is_nobodys_opponent(store: Store) -> None:
    await play(store, ANN, BEN, "steady", at_ms=100)
    await store.people.forget(BEN)
    found = await store.profiles.of_user(ANN)
    assert (found.people, found.computers) == ((), (Against("steady", 1, 1, 0),))


async def test_to_others_people_are_whom_the_user_met_where_these_may_see_it(store: Store) -> None:
    for at_ms in (100, 200, 300):  # Each in another channel.
        await play(store, ANN, BEN, at_ms=at_ms)
    await play(store, ANN, BEN, CEM, at_ms=400)
    await play(store, ANN, CEM, at_ms=500, guild_id=OTHER)

    async def seen(reader: int, *channels: int) -> tuple[Against, ...]:
        profile = await store.profiles.of_user(ANN, met_in=GUILD, seen_by=SeenBy(reader, channels))
        return profile.people

    assert await seen(DAN) == ()
    assert await seen(DAN, 200) == (Against(BEN, 1, 1, 0),)
    assert await seen(DAN, 300, 400) == (Against(BEN, 2, 2, 0), Against(CEM, 1, 1, 0))
    assert await seen(CEM) == (Against(BEN, 1, 1, 0), Against(CEM, 1, 1, 0))
    assert await store.profiles.channels(ANN, guild_id=GUILD, limit=3) == [100, 200, 300]
    assert await store.profiles.channels(ANN, guild_id=OTHER, limit=3) == [500]
