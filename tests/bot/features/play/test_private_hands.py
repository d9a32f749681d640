"""Private hands: the newest token is used, the newest state shown, and a refused token dropped."""

import asyncio

import aiohttp
import pytest

from bot.features.play.hand import digest_of
from bot.platform import noting
from bot.platform.live_source import Trouble
from bot.platform.messages import note as plain
from bot.platform.responder import Responder
from bot.storage.guild_settings import GuildSettings
from bot.tables.entries import Resumed
from bot.tables.refusals import RefusalReason, TableError
from tests.bot.hand_factories import Hands, awaited, settled, until, written
from tests.bot.table_factories import HOST, play_one, play_to_the_end
from tests.bot.test_messages_fit import walk
from tests.discord_in_memory import Json, Request, refusal

pytestmark = pytest.mark.looptime
"""Time passes when all wait for it, not by the clock on the wall."""


async def test_a_hand_is_refreshed_when_the_turn_comes(hands: Hands) -> None:
    table = await hands.table()
    after = awaited(table, 1)
    pressed = await hands.press(table, after)
    assert "not your turn" in written(pressed.shown[0])
    await settled()
    assert hands.edits == [], "nothing has changed"
    await play_one(hands.tables, table)
    await until(lambda: hands.edits)
    ((token, message, view),) = hands.edits
    assert (token, message) == (pressed.token, pressed.message.id)
    assert "m:1:1:" in written(view)


async def test_a_prepared_hand_is_the_answer_when_the_table_matches(hands: Hands) -> None:
    table = await hands.table()
    user, after = awaited(table), table.snapshot()
    assert after.match is not None
    prepared = hands.out.prepare(after, user, await hands.user_settings.get(user, "en-US"))
    shown = await prepared.rendering
    pressed = hands.discord.press(user=user)
    reader = await hands.user_settings.get(user, "en-US")
    await hands.out.show(Responder(pressed), table, reader, prepared=prepared)
    assert pressed.shown == [shown.components]
    await play_one(hands.tables, table)
    pressed = hands.discord.press(user=user)
    await hands.out.show(Responder(pressed), table, reader, prepared=prepared)
    assert "not your turn" in written(pressed.shown[0]), "the table has moved on"


async def test_a_refused_token_is_given_up(hands: Hands) -> None:
    table = await hands.table()
    for user in range(HOST, HOST + 3):
        await hands.press(table, user)
    hands.refuses = refusal(404, 10015)
    for _ in range(4):
        await play_one(hands.tables, table)
        await settled()
    await until(lambda: not len(hands.out))
    assert len(hands.edits) == 3


@pytest.mark.parametrize("error", [refusal(503, 0), aiohttp.ServerDisconnectedError()])
async def test_an_edit_that_does_not_reach_discord_is_made_later(hands: Hands, error: Exception) -> None:
    """Otherwise the next player would never see their buttons."""
    table = await hands.table()
    after = awaited(table, 1)
    await hands.press(table, after)
    hands.refuses = error
    await play_one(hands.tables, table)
    await until(lambda: len(hands.edits) > 1)
    hands.refuses = None
    tried = len(hands.edits)
    await until(lambda: len(hands.edits) > tried)
    await settled()
    assert "It's your turn" in written(hands.edits[-1][2])
    assert len(hands.edits) == tried + 1


@pytest.mark.parametrize("alive_ms", [-1000])
async def test_an_expired_token_is_not_used(hands: Hands) -> None:
    table = await hands.table()
    await hands.press(table, awaited(table))
    await play_one(hands.tables, table)
    await settled()
    assert hands.edits == []


async def test_the_end_is_shown_and_the_hand_forgotten(hands: Hands) -> None:
    table = await hands.table()
    await hands.press(table, HOST)
    await play_to_the_end(hands.tables, table)
    await until(lambda: not len(hands.out))
    assert "This game is over" in written(hands.edits[-1][2])


async def test_a_hand_is_refreshed_after_a_restart(hands: Hands) -> None:
    table = await hands.table()
    after = awaited(table, 1)
    await hands.press(table, after)
    newest = await hands.press(table, after)
    await asyncio.sleep(noting.GATHER * 2)
    await hands.begin_again(table)
    await settled()
    assert hands.edits == [], "it shows what it should"
    await play_one(hands.tables, table)
    await until(lambda: hands.edits)
    ((token, message, view),) = hands.edits
    assert (token, message) == (newest.token, newest.message.id)
    assert "m:1:1:" in written(view)


async def test_an_orderly_stop_stores_the_shown_versions(hands: Hands) -> None:
    table = await hands.table()
    await hands.press(table, awaited(table))
    await hands.end()
    await hands.begin_again(table)
    assert len(hands.out) == 1
    await settled()
    assert hands.edits == []


async def test_a_hand_with_an_unknown_version_is_refreshed_after_a_restart(hands: Hands) -> None:
    """An edit may have been under way when the process died."""
    table = await hands.table()
    mover = awaited(table)
    await hands.press(table, mover)
    await asyncio.sleep(noting.GATHER * 2)
    hands.tables.registry.listeners.clear()
    await play_one(hands.tables, table)
    await hands.begin_again(table)
    await until(lambda: hands.edits)
    assert "not your turn" in written(hands.edits[-1][2])


async def test_a_hand_with_a_deadline_is_refreshed_when_a_restart_changed_it(hands: Hands) -> None:
    table = await hands.table()
    users = [awaited(table), awaited(table, 1)]
    for user in users:
        await hands.press(table, user)
    await hands.end()
    assert table.deadline is not None
    table.apply(Resumed(deadline=table.deadline + 20_000), table.last_at)
    await hands.begin_again(table)
    await until(lambda: hands.edits)
    await settled()
    ((_, message, view),) = hands.edits
    notes = hands.remembered.known(table.id)
    assert notes is not None
    assert message == notes.hands[users[0]].message, "who waits reads of no time"
    assert f"<t:{-(-table.deadline // 1000)}:R>" in written(view)


async def test_a_hand_that_looks_like_an_older_version_is_refreshed_after_a_restart(hands: Hands) -> None:
    """The same cards and prompt may recur, so an older saved version does not prove what is shown."""
    table = await hands.table()
    mover = awaited(table)
    before = digest_of("the same", table, mover)
    await play_one(hands.tables, table)
    assert digest_of("the same", table, mover) != before
    assert digest_of("the same", table, awaited(table)) == before, "another has not moved"


@pytest.mark.parametrize("alive_ms", [-1000])
async def test_an_expired_token_is_not_restored(hands: Hands) -> None:
    table = await hands.table()
    await hands.press(table, HOST)
    await hands.end()
    await hands.begin_again(table)
    await settled()
    assert hands.edits == []
    assert not len(hands.out)


async def test_a_hand_of_a_match_that_ended_during_downtime_shows_the_end(hands: Hands) -> None:
    table = await hands.table()
    await hands.press(table, HOST)
    await hands.end()
    hands.tables.registry.listeners.clear()
    await play_to_the_end(hands.tables, table)
    await hands.begin_again(table)
    await until(lambda: not len(hands.out))
    assert "This game is over" in written(hands.edits[-1][2])


async def test_a_dropped_hand_is_not_stored(hands: Hands) -> None:
    table = await hands.table()
    await hands.press(table, HOST)
    await hands.press(table, HOST + 1)
    hands.out.drop(table.id, HOST)
    await asyncio.sleep(noting.GATHER * 2)
    assert list(hands.cache.kept[table.id]["hands"]) == [str(HOST + 1)]


async def test_nothing_is_stored_after_the_end(hands: Hands) -> None:
    table = await hands.table()
    await hands.press(table, HOST)
    await play_to_the_end(hands.tables, table)
    await hands.end()
    hands.cache.kept.clear()
    await asyncio.sleep(noting.PACE * 2)
    assert hands.cache.kept == {}


async def test_a_hand_sent_while_the_match_ends_is_not_stored(hands: Hands) -> None:
    table = await hands.table()
    pressed = hands.discord.press(user=HOST)

    async def ended_meanwhile(_: Request) -> None:
        await play_to_the_end(hands.tables, table)
        hands.remembered.forget(table.id)

    pressed.line.before["edit"] = ended_meanwhile
    await hands.out.show(Responder(pressed), table, await hands.user_settings.get(HOST, "en-US"))
    await until(lambda: hands.edits)
    assert "This game is over" in written(hands.edits[-1][2])
    assert hands.remembered.known(table.id) is None
    assert not len(hands.out)


async def test_missing_permissions_are_reported_in_the_hands(hands: Hands) -> None:
    table = await hands.table()
    await hands.press(table, HOST)
    hands.trouble = Trouble.PERMISSION
    hands.out.touch(table.id)
    await until(lambda: hands.edits)
    assert "permission" in written(hands.edits[-1][2])


async def test_onlookers_get_no_hand(hands: Hands) -> None:
    table = await hands.table()
    with pytest.raises(TableError) as caught:
        await hands.press(table, 999)
    assert caught.value.reason is RefusalReason.NOT_SEATED


async def test_a_player_sees_only_their_own_hand(hands: Hands) -> None:
    """The private message holds no card that is neither in the hand nor on the table."""
    table = await hands.table()
    for seat in range(3):
        user = table.at(seat).user
        assert user is not None
        shown = written((await hands.press(table, user)).shown[0])
        others = {card.code for other in range(3) if other != seat for card in table.view(other).hand}
        assert not [code for code in others if f":{code}'" in shown]


def has_picture(components: list[Json]) -> bool:
    return any(each["type"] == 12 for each in walk(components))


@pytest.mark.parametrize(
    ("server", "own", "in_words"),
    [(False, None, False), (True, None, True), (True, False, False), (False, True, True), (True, True, True)],
)
async def test_the_users_choice_of_words_overrides_the_servers(
    hands: Hands, server: bool, own: bool | None, in_words: bool
) -> None:
    await GuildSettings(hands.cache).change(1, text_only=server)
    await hands.user_settings.set(HOST, None, text_only=own)
    table = await hands.table()
    person = await hands.user_settings.get(HOST, "en-US", guild=table.guild)
    assert (person.text_only, person.own_text) == (in_words, own)
    pressed = hands.discord.press(user=HOST)
    await hands.out.show(Responder(pressed), table, person)
    assert has_picture(pressed.shown[0]) != in_words
    awaited_user = table.at(table.to_act()[0]).user
    pressed = hands.discord.press(user=awaited_user)
    await hands.out.show(Responder(pressed), table, await hands.user_settings.get(awaited_user, "en-US", guild=1))
    hands.edits.clear()
    await play_one(hands.tables, table)
    await until(lambda: any(edit[0] == pressed.token for edit in hands.edits))
    edited = next(view for token, _, view in hands.edits if token == pressed.token)
    is_host = awaited_user == HOST
    assert has_picture(edited) != (in_words if is_host else server), "in edits, too"


async def test_an_older_copy_of_a_hand_says_where_the_newer_one_is(hands: Hands) -> None:
    table = await hands.table()
    older = await hands.press(table, HOST)
    newer = await hands.press(table, HOST)
    await settled()
    ((token, message, view),) = hands.retired
    assert (token, message) == (older.token, older.message.id)
    assert "Your hand is further down" in written(view)
    assert "custom_id" not in written(view), "no button is left"
    await play_to_the_end(hands.tables, table)
    await settled()
    assert {message for _, message, _ in hands.edits} == {newer.message.id}


async def test_an_answer_that_is_true_until_the_next_move_goes_with_it(hands: Hands) -> None:
    table = await hands.table()
    pressed = hands.discord.press(user=HOST)
    await hands.out.aside(Responder(pressed), table, plain("Why not"))
    await settled()
    assert hands.deleted == []
    await play_one(hands.tables, table)
    await settled()
    assert hands.deleted == [pressed.token]
