"""Private hands: the newest token is used, the newest state shown, however answers and edits cross, and a refused token dropped."""

import asyncio
from unittest.mock import AsyncMock, Mock

import aiohttp
import pytest

from bot.features.lobby.ids import AgainPress
from bot.features.play.board_publisher import BoardPublisher
from bot.features.play.hand import HandPage, digest_of
from bot.features.play.handlers import PlayHandlers
from bot.features.play.ids import MovePress
from bot.features.play.private_hands import ATTENTIVE
from bot.platform import noting
from bot.platform.discord_api import ALIVE_MS
from bot.platform.gate import ANSWER_SECONDS
from bot.platform.live_source import Trouble
from bot.storage.guild_settings import GuildSettings
from bot.storage.own_tables import OwnTables
from bot.tables.entries import Closed, Moved, Resumed
from bot.tables.open_table import Change
from bot.tables.refusals import RefusalReason
from bot.tables.table import Stage
from engine.moves import LEAVE
from engine.views import Phase
from tests.bot.channels import Cache
from tests.bot.fitting.limits import walk
from tests.bot.hand_factories import Hands, awaited, settled, until, written
from tests.bot.interaction_factories import new_answers, press
from tests.bot.refused import refused
from tests.bot.table_factories import HOST, play_one, play_to_the_end
from tests.bot.tables.test_secrets import asking
from tests.discord_in_memory import Json, Request, refusal

pytestmark = pytest.mark.looptime  # Time passes when all wait for it.


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_hand_is_refreshed_by_its_newest_token_when_the_turn_comes(hands: Hands, restarts: bool) -> None:
    table, after, pressed = await hands.opened(1)
    assert "not your turn" in written(pressed.shown[0])
    newest = await hands.press(table, after)
    if restarts:
        await asyncio.sleep(noting.GATHER * 2)
        await hands.begin_again(table)
    await settled()
    assert hands.edits == [], "nothing has changed"
    await play_one(hands.tables, table)
    await until(lambda: hands.edits)
    ((token, message, view),) = hands.edits
    assert (token, message) == (newest.token, newest.message.id)
    assert "m:1:1:" in written(view)


async def test_a_prepared_hand_is_the_answer_when_the_table_matches(hands: Hands) -> None:
    table = await hands.table()
    user, after = awaited(table), table.snapshot()
    prepared = hands.out.prepare(after, user, await hands.user_settings.get(user, "en-US"))
    shown = await prepared.rendering
    pressed = hands.discord.press(user=user)
    await hands.show(pressed, table, prepared=prepared)
    assert pressed.shown == [shown.components]
    await play_one(hands.tables, table)
    pressed = hands.discord.press(user=user)
    await hands.show(pressed, table, prepared=prepared)
    assert "not your turn" in written(pressed.shown[0]), "the table has moved on"


async def test_a_refused_token_is_given_up(hands: Hands) -> None:
    table = await hands.table(HOST, HOST + 1, HOST + 2)
    hands.refuses = refusal(404, 10015)
    for _ in range(4):
        await play_one(hands.tables, table)
        await settled()
    await until(lambda: not len(hands.out))
    assert len(hands.edits) == 3


@pytest.mark.parametrize("error", [refusal(503, 0), aiohttp.ServerDisconnectedError()])
async def test_an_edit_that_does_not_reach_discord_is_made_later(hands: Hands, error: Exception) -> None:
    """Otherwise the next player would never see their buttons."""
    table, _, _ = await hands.opened(1)
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
    table, _, _ = await hands.opened()
    await play_one(hands.tables, table)
    await settled()
    assert hands.edits == []


@pytest.mark.parametrize("during", ["play", "downtime"])
async def test_the_end_is_shown_and_the_hand_forgotten(hands: Hands, during: str) -> None:
    table = await hands.table(HOST)
    if during == "downtime":
        await hands.end()
        hands.tables.registry.listeners.clear()
    await play_to_the_end(hands.tables, table)
    if during == "downtime":
        await hands.begin_again(table)
    await until(lambda: not len(hands.out))
    assert str(AgainPress(table.id)) in written(hands.edits[-1][2])


@pytest.mark.parametrize(("alive_ms", "kept"), [(ALIVE_MS, 1), (-1000, 0)], ids=["alive", "expired"])
async def test_after_an_orderly_stop_a_hand_whose_token_is_alive_is_known_as_shown(hands: Hands, kept: int) -> None:
    table, _, _ = await hands.opened()
    await hands.end()
    await hands.begin_again(table)
    await settled()
    assert hands.edits == []
    assert len(hands.out) == kept


async def test_a_hand_with_an_unknown_version_is_refreshed_after_a_restart(hands: Hands) -> None:
    """An edit may have been under way when the process died."""
    table, _, _ = await hands.opened()
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
    table.apply(Resumed(deadline=table.deadline + 20_000), table.last_at)
    await hands.begin_again(table)
    await until(lambda: hands.edits)
    await settled()
    ((_, message, view),) = hands.edits
    assert message == hands.remembered.known(table.id).hands[users[0]].message, "who waits reads of no time"
    assert f"<t:{-(-table.deadline // 1000)}:R>" in written(view)


async def test_a_hand_that_looks_like_an_older_version_is_refreshed_after_a_restart(hands: Hands) -> None:
    """The same cards and prompt may recur, so an older saved version does not prove what is shown."""
    table = await hands.table()
    mover = awaited(table)
    before = digest_of("the same", table, mover)
    await play_one(hands.tables, table)
    assert digest_of("the same", table, mover) != before
    assert digest_of("the same", table, awaited(table)) == before, "another has not moved"


async def test_a_dropped_hand_is_not_stored(hands: Hands) -> None:
    table = await hands.table(HOST, HOST + 1)
    hands.out.drop(table.id, HOST)
    await asyncio.sleep(noting.GATHER * 2)
    assert list(hands.cache.kept[table.id]["hands"]) == [str(HOST + 1)]


async def test_nothing_is_stored_after_the_end(hands: Hands) -> None:
    table = await hands.table(HOST)
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
    await hands.show(pressed, table)
    await until(lambda: hands.edits)
    assert str(AgainPress(table.id)) in written(hands.edits[-1][2])
    assert hands.remembered.known(table.id) is None
    assert not len(hands.out)


async def test_missing_permissions_are_reported_in_the_hands(hands: Hands) -> None:
    table = await hands.table(HOST)
    hands.trouble = Trouble.PERMISSION
    hands.out.touch(table.id)
    await until(lambda: hands.edits)
    assert "permission" in written(hands.edits[-1][2])


async def test_onlookers_get_no_hand(hands: Hands) -> None:
    table = await hands.table()
    with refused(RefusalReason.NOT_SEATED):
        await hands.press(table, 999)


async def test_a_player_sees_only_their_own_hand(hands: Hands) -> None:
    """The private message holds no card that is neither in the hand nor on the table."""
    table = await hands.table()
    for seat in range(3):
        shown = written((await hands.press(table, table.at(seat).user)).shown[0])
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
    await GuildSettings(hands.cache.guild_settings).change(1, text_only=server)
    await hands.user_settings.set(HOST, None, text_only=own)
    table = await hands.table()
    person = await hands.user_settings.get(HOST, "en-US", guild=table.guild)
    assert (person.text_only, person.own.text_only) == (in_words, own)
    pressed = await hands.press(table, HOST)
    assert has_picture(pressed.shown[0]) != in_words
    pressed = await hands.press(table, awaited(table))
    hands.edits.clear()
    await play_one(hands.tables, table)
    await until(lambda: any(edit[0] == pressed.token for edit in hands.edits))
    edited = next(view for token, _, view in hands.edits if token == pressed.token)
    assert has_picture(edited) != (in_words if pressed.user.id == HOST else server), "in edits, too"


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


async def test_a_lost_permission_is_shown_despite_an_edit_under_way(hands: Hands) -> None:
    table, _, _ = await hands.opened()
    hands.meanwhile = lambda: hands.block(table)
    await play_one(hands.tables, table)
    await settled()
    first, last = (written(view) for _, _, view in hands.edits)
    assert "I lack the permission" not in first
    assert "I lack the permission" in last


async def test_a_lost_permission_is_shown_despite_an_answer_under_way(hands: Hands) -> None:
    table = await hands.table()
    pressed = hands.discord.press(user=awaited(table))

    async def slowly(_: Request) -> None:
        hands.block(table)

    pressed.line.before["edit"] = slowly
    await hands.show(pressed, table)
    assert "I lack the permission" not in written(pressed.shown[0])
    await settled()
    assert [("I lack the permission" in written(view)) for _, _, view in hands.edits] == [True]


async def test_an_edit_waits_for_the_answer_under_way(hands: Hands) -> None:
    table, after, _ = await hands.opened(1)
    pressed = hands.discord.press(user=after)

    async def slowly(_: Request) -> None:
        await play_one(hands.tables, table)
        await settled()
        assert hands.edits == []

    pressed.line.before["edit"] = slowly
    await hands.show(pressed, table)
    assert "not your turn" in written(pressed.shown[0])
    await settled()
    ((token, _, view),) = hands.edits
    assert token == pressed.token
    assert "m:1:1:" in written(view)


@pytest.mark.parametrize("heard_first", ["edit", "answer"])
async def test_an_answer_that_crossed_an_edit_is_repeated(hands: Hands, heard_first: str) -> None:
    table, after, first = await hands.opened(1)
    pressed = hands.discord.press(user=after, message=first.message.id)
    tasks: list[asyncio.Task[None]] = []

    def ask() -> None:
        """The player confirms a move while the edit that shows their turn is under way."""
        hands.meanwhile = lambda: None
        asking = table.view(table.seat_of(after)).legal[0]
        tasks.append(asyncio.create_task(hands.show(pressed, table, HandPage(asking=asking))))

    if heard_first == "edit":
        pressed.line.before["edit"] = lambda _: asyncio.sleep(0.01)
    else:
        hands.takes = 0.01
    hands.meanwhile = ask
    await play_one(hands.tables, table)
    await settled()
    await asyncio.gather(*tasks)
    asked = pressed.shown[0]
    assert [written(view) == written(asked) for _, _, view in hands.edits] == [False, True]


async def test_an_edit_waits_for_an_answer_for_a_limited_time(hands: Hands) -> None:
    table, user, _ = await hands.opened()
    pressed = hands.discord.press(user=user)
    pressed.line.before["edit"] = lambda _: asyncio.Event().wait()
    showing = asyncio.create_task(hands.show(pressed, table))
    await asyncio.sleep(0)
    await play_one(hands.tables, table)
    await asyncio.sleep(ANSWER_SECONDS + 1)
    assert len(hands.edits) == 1
    showing.cancel()


@pytest.mark.parametrize("same", [False, True])
async def test_a_late_response_does_not_replace_a_newer_answer(hands: Hands, same: bool) -> None:
    table, after, _ = await hands.opened(1)
    older = hands.discord.press(user=after)
    newer = hands.discord.press(user=after, message=older.message.id if same else None)

    older.line.before["edit"] = lambda _: hands.show(newer, table, HandPage("This is newer."))
    await hands.show(older, table)
    await settled()
    newest = (newer.token, newer.message.id)
    # Which of two answers one message shows, nobody knows.
    assert [each[:2] for each in hands.edits] == [newest] * same
    assert all("This is newer" in written(view) for _, _, view in hands.edits)
    hands.edits.clear()
    await play_one(hands.tables, table)
    await until(lambda: hands.edits)
    assert [each[:2] for each in hands.edits] == [newest]
    assert hands.remembered.known(table.id).hands[after].token == newer.token


async def test_every_open_hand_of_a_player_shows_the_end(hands: Hands) -> None:
    table = await hands.table()
    older, newest = await hands.press(table, HOST), await hands.press(table, HOST)
    await play_to_the_end(hands.tables, table)
    again = hands.discord.press(user=HOST, message=older.message.id)
    await hands.show(again, table)
    assert str(AgainPress(table.id)) in written(again.shown[0])
    await until(lambda: not len(hands.out))
    assert hands.edits[-1][:2] == (newest.token, newest.message.id)
    assert str(AgainPress(table.id)) in written(hands.edits[-1][2])


async def test_who_leaves_last_is_told_the_end(hands: Hands) -> None:
    """Leaving and closing are one commit."""
    table = await hands.table()
    for user in (HOST + 1, HOST + 2):
        await hands.tables.leave(table.id, user)
    await hands.press(table, HOST)
    await hands.tables.leave(table.id, HOST)
    await until(lambda: not len(hands.out))
    (edited,) = (written(view) for _, _, view in hands.edits)
    assert "it was ended without a result" in edited
    assert str(AgainPress(table.id)) not in edited


async def test_the_end_is_shown_again_with_the_ratings_where_all_others_have_left(hands: Hands) -> None:
    """Who leaves comes last in a rated match, and the entry that closes the table brings the ratings."""
    table = await hands.table()
    for user in (HOST + 1, HOST + 2):
        await hands.tables.leave(table.id, user)
    ends: dict[type, list[object]] = {}

    def note_end(change: Change) -> None:
        if change.table.stage is Stage.OVER:
            ends[type(change.entry)] = [hands.out.version_of(change.table, user) for user in (HOST, HOST + 1)]

    hands.tables.registry.listen(note_end)
    while table.stage is not Stage.OVER:
        if table.seat_of(HOST) in table.to_act():
            await play_one(hands.tables, table)
        await asyncio.sleep(3600)  # So long computers pause here.
    await until(lambda: Closed in ends)
    assert all(one != another for one, another in zip(ends[Moved], ends[Closed], strict=True))


async def test_a_hand_opened_after_the_last_move_gets_the_ratings(hands: Hands) -> None:
    """The match is over before its table is closed, and only that brings the ratings."""
    table = await hands.table()
    registry, begins, goes_on = hands.tables.registry, asyncio.Event(), asyncio.Event()
    close = registry.storage.close_table

    async def close_later(*given: object) -> None:
        begins.set()
        await goes_on.wait()
        await close(*given)

    registry.storage.close_table = close_later
    playing_on = asyncio.create_task(play_to_the_end(hands.tables, table))
    await begins.wait()
    assert table.stage is Stage.OVER
    pressed = await hands.press(table, HOST)
    goes_on.set()
    await playing_on
    await until(lambda: not len(hands.out))
    assert [each[:2] for each in hands.edits] == [(pressed.token, pressed.message.id)]
    assert hands.remembered.known(table.id) is None or not hands.remembered.known(table.id).hands


async def test_who_left_before_the_end_is_told_the_end(hands: Hands) -> None:
    table = await hands.table(HOST)
    await hands.tables.leave(table.id, HOST)
    await until(lambda: hands.edits)
    assert "A computer plays on" in written(hands.edits[-1][2])
    for user in (HOST + 1, HOST + 2):
        await hands.tables.leave(table.id, user)
    await until(lambda: not len(hands.out))
    assert "it was ended without a result" in written(hands.edits[-1][2])
    assert len(hands.edits) == 2, "nothing is sent while nothing changes for them"


def now() -> float:
    return asyncio.get_running_loop().time()


async def test_a_recent_press_counts_as_looking_while_the_hand_is_refreshed(hands: Hands) -> None:
    table = await hands.table()
    after, pressed_at = awaited(table, 1), now()
    await hands.press(table, after)
    assert hands.out.attentive_until(table, after) == pytest.approx(pressed_at + ATTENTIVE, abs=0.1)
    await play_one(hands.tables, table)
    assert hands.out.attentive_until(table, after) < now(), "their turn is not shown yet"
    await until(lambda: hands.edits)
    await settled()
    assert hands.out.attentive_until(table, after) == pytest.approx(pressed_at + ATTENTIVE, abs=0.1)


async def test_a_player_whose_hand_cannot_be_edited_is_not_looking(hands: Hands) -> None:
    table, after, _ = await hands.opened(1)
    hands.refuses = refusal(503, 0)
    await play_one(hands.tables, table)
    await until(lambda: hands.edits)
    assert hands.out.attentive_until(table, after) < now()


async def test_without_an_open_hand_and_after_a_restart_nobody_is_looking(hands: Hands) -> None:
    table = await hands.table()
    assert hands.out.attentive_until(table, HOST) < now()
    await hands.press(table, HOST)
    await hands.end()
    await hands.begin_again(table)
    await settled()
    assert hands.out.attentive_until(table, HOST) < now()


async def test_sp_4_a_secret_answer_does_not_change_who_is_pinged(hands: Hands) -> None:
    """Otherwise a missing ping would reveal who was asked in secret just before."""
    table, asked = await asking(hands.tables)
    user = table.at(asked).user
    for place in table.participants:
        await hands.press(table, place.user)
        assert hands.out.attentive_until(table, place.user) < now(), "while somebody is asked, no press tells anything"
    pressed = hands.discord.press(user=user)
    answers = new_answers(hands.tables, hands.user_settings)
    handlers = PlayHandlers(
        answers, hands.out, Mock(spec=BoardPublisher), hands.drawing, OwnTables(Cache()), listed=AsyncMock()
    )
    await press(handlers, str(MovePress(table.id, len(table.history), str(LEAVE))), pressed)
    assert table.view(None).phase is Phase.PLAY
    await settled()
    assert hands.out.attentive_until(table, user) < now()
    await hands.press(table, user)
    assert hands.out.attentive_until(table, user) < now(), "not even after it, before the next move"
    await play_one(hands.tables, table)
    await hands.press(table, user)
    await settled()
    assert hands.out.attentive_until(table, user) > now()


async def test_hands_are_open_while_all_people_have_one_that_is_kept_up_to_date(hands: Hands) -> None:
    table = await hands.table()
    people = [each.user or 0 for each in table.people()]
    assert not hands.out.are_open(table)
    for user in people:
        assert not hands.out.are_open(table)
        await hands.press(table, user)
    assert hands.out.are_open(table)
    hands.out.drop(table.id, people[0])
    assert not hands.out.are_open(table)
