"""The board: each table has one message with its newest state, reposted when needed, also after a lost response or a restart."""

import asyncio
from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from bot.features.play.live_board import SLOW_RESTS
from bot.platform.live_source import Trouble
from bot.platform.messages import Message
from bot.platform.responder import Responder
from bot.storage.guild_settings import GuildSettings
from bot.storage.remembered import Remembered
from bot.tables.entries import CloseReason
from bot.tables.setup import Pace
from bot.tables.table import Stage, Table
from playground import payloads
from tests.bot.features.play.board_show import Show
from tests.bot.fitting.limits import walk
from tests.bot.hand_factories import until
from tests.bot.match_factories import match_of, next_hand, play_hand, play_match
from tests.bot.policies import BOARDS
from tests.bot.table_factories import HOST, lobby, play_one, play_to_the_end
from tests.discord_in_memory import Channel, Request, refusal

pytestmark = pytest.mark.looptime  # Time passes when all wait for it.


async def test_many_changes_are_few_edits(show: Show) -> None:
    table = await show.playing()
    for _ in range(20):
        await play_one(show.tables, table)
    await until(lambda: "edit" in show.kinds)
    await asyncio.sleep(0.1)
    assert 1 <= len(show.kinds) <= 3
    assert set(show.kinds) == {"edit"}


async def test_an_edit_waits_for_the_answer_under_way(show: Show) -> None:
    table = await show.table()
    pressed = show.discord.press(message=show.message(table))

    async def slowly(_: Request) -> None:
        await show.tables.add_computer(table.id, HOST)
        await asyncio.sleep(0.1)
        assert show.kinds == []

    pressed.line.before["edit"] = slowly
    await show.publisher.answer(Responder(pressed), table)
    assert "At the table (3 of" in str(pressed.shown[0])
    await asyncio.sleep(0.1)
    assert show.kinds == ["edit"]
    assert "At the table (4 of" in show.channel.text(pressed.message.id)


async def test_what_is_done_while_the_first_board_is_being_noted_is_shown(show: Show) -> None:
    table, message, render = await lobby(show.tables, people=3), show.discord.post(), show.publisher.render

    async def later(table: Table, **facts: bool) -> Message:
        show.publisher.render = render
        await show.tables.add_computer(table.id, HOST)
        return await render(table, **facts)

    show.publisher.render = later
    await show.publisher.opened(table, message, n=table.version)
    await until(lambda: show.kinds == ["edit"])
    assert "At the table (4 of" in show.channel.text(message)


async def test_a_board_that_cannot_be_noted_is_kept_up_to_date(show: Show) -> None:
    table, render = await lobby(show.tables, people=3), show.publisher.render
    show.publisher.render = AsyncMock(side_effect=OSError("no database"))
    with pytest.raises(OSError, match="no database"):
        await show.publisher.opened(table, show.discord.post(), n=table.version)
    show.publisher.render = render
    await show.tables.add_computer(table.id, HOST)
    await until(lambda: "edit" in show.kinds)


async def test_the_result_stays_and_the_table_is_forgotten(show: Show) -> None:
    table = await show.playing()
    message = show.message(table)
    await play_to_the_end(show.tables, table)
    await until(lambda: not len(show.publisher))
    assert "Play again" in show.channel.text(message)


async def test_a_match_that_ends_during_drawing_shows_its_result_only(show: Show) -> None:
    table = await show.playing()
    show.studio.before = lambda: play_to_the_end(show.tables, table)
    await until(lambda: not len(show.publisher))
    assert show.kinds == ["edit"]


async def test_a_deleted_message_is_posted_anew(show: Show) -> None:
    table = await show.table()
    show.deleted(table)
    await until(lambda: show.kinds == ["send"])
    assert show.cache.kept[table.id]["message"] == show.channel.done[0][1]


async def test_an_edit_of_a_deleted_message_posts_it_anew(show: Show) -> None:
    table = await show.table()
    show.channel.refuses["edit"] = refusal(404, 10008)
    await show.tables.leave(table.id, HOST + 1)
    await until(lambda: show.kinds == ["edit refused", "send"])


def scroll(show: Show, table: Table) -> None:
    for _ in range(BOARDS.far):
        show.publisher.message_seen(table.channel, show.discord.post())


async def test_a_scrolled_away_board_is_posted_anew_and_the_old_one_deleted(show: Show) -> None:
    table = await show.table()
    old = show.message(table)
    scroll(show, table)
    await show.tables.leave(table.id, HOST + 1)
    await until(lambda: show.kinds == ["send", "delete"])
    assert show.channel.done[1] == ("delete", old)


async def test_a_slow_board_is_posted_anew_at_most_once_in_ten_minutes(show: Show) -> None:
    table = await show.table()
    await show.tables.set_up(table.id, HOST, lambda setup: setup.at_pace(Pace.DAY))
    await until(lambda: show.kinds == ["edit"])
    scroll(show, table)
    await show.tables.add_computer(table.id, HOST)
    await until(lambda: show.kinds == ["edit", "edit"])
    await asyncio.sleep(SLOW_RESTS)
    await show.tables.add_computer(table.id, HOST)
    await until(lambda: show.kinds == ["edit", "edit", "send", "delete"])


async def test_a_replaced_board_is_noted_until_it_is_deleted(show: Show) -> None:
    """The process may end in between; a later one deletes what is noted."""
    table = await show.table()
    old, held = show.message(table), asyncio.Event()
    show.channel.before["delete"] = lambda _: held.wait()
    scroll(show, table)
    await show.tables.leave(table.id, HOST + 1)
    await until(lambda: show.kinds == ["send"])
    before = await noted(show, table)
    held.set()
    assert before == [old]
    await until(lambda: show.kinds == ["send", "delete"])
    await show.publisher.stop_following()
    await show.noting.finish_saving()
    assert await noted(show, table) == []


async def noted(show: Show, table: Table) -> list[int]:
    """The messages that a later process would delete."""
    later = Remembered(show.cache)
    await later.recall([table.id])
    return later.of(table.id).leaving


async def test_a_scrolled_away_board_is_posted_anew_on_request(show: Show) -> None:
    table = await show.table()
    assert not show.publisher.bring_back(table), "it can be seen"
    scroll(show, table)
    assert show.publisher.bring_back(table)
    await until(lambda: show.kinds == ["send", "delete"])
    assert not show.publisher.bring_back(table)


@pytest.mark.parametrize("policy", [replace(BOARDS, old=0.5)])
async def test_an_old_message_is_posted_anew(show: Show) -> None:
    table = await show.table()
    await asyncio.sleep(0.6)
    await show.tables.leave(table.id, HOST + 1)
    await until(lambda: show.kinds == ["send", "delete"])


async def test_a_missing_channel_closes_the_table(show: Show) -> None:
    table = await show.table()
    show.channel.refuses["edit"] = refusal(404, 10003)
    await show.tables.leave(table.id, HOST + 1)
    await until(lambda: table.close_reason is CloseReason.CHANNEL_GONE)
    await until(lambda: not len(show.publisher))
    assert show.tables.in_channel(table.channel) is None


async def test_a_table_that_ends_where_its_channel_is_missing_is_let_go(show: Show) -> None:
    table = await show.table()
    show.channel.refuses["edit"] = refusal(404, 10003)
    await show.tables.cancel(table.id, HOST)
    await until(lambda: not len(show.publisher))
    assert table.close_reason is CloseReason.CANCELLED


async def test_a_board_that_was_sent_twice_as_an_answer_is_found_when_discord_tells_of_it(show: Show) -> None:
    table = await show.table()
    await show.tables.leave(table.id, HOST + 1)
    await until(lambda: show.kinds == ["edit"])
    board = show.message(table)
    hear_of_twin(show, table)
    await until(lambda: list(show.channel.messages) == [board])


async def test_a_second_board_of_which_the_process_before_has_heard_is_found_after_a_restart(show: Show) -> None:
    """Simulated: the process died before it had looked through the channel, and the next one did not know."""
    table = await show.table()
    await show.tables.leave(table.id, HOST + 1)
    await until(lambda: show.kinds == ["edit"])
    board = show.message(table)
    show.channel.refuses["history"] = refusal(503, 0)
    hear_of_twin(show, table)
    await show.noting.finish_saving()
    await show.die()
    show.channel.refuses.clear()
    await show.live(table)
    await until(lambda: list(show.channel.messages) == [board])


def hear_of_twin(show: Show, table: Table) -> None:
    """Discord says that the board was posted once more, above, as an answer that was sent twice."""
    board, world = show.channel.messages[show.message(table)], show.discord.app.world
    answering = {
        "id": "1",
        "type": 2,
        "user": payloads.user(show.discord.person(HOST)),
        "authorizing_integration_owners": {},
    }
    twin = replace(board, id=board.id - 1, interaction=answering)
    world.put_message(twin)
    show.publisher.own_message_seen(show.client.message(payloads.message(twin, world.bot.id, world)))


async def test_a_missing_permission_is_reported_and_not_retried_in_a_loop(show: Show) -> None:
    table = await show.table()
    show.channel.refuses["edit"] = refusal(403, 50013)
    for user in (HOST + 1, HOST + 2):
        await show.tables.leave(table.id, user)
        await asyncio.sleep(0.04)
    assert show.kinds == ["edit refused"]
    assert show.troubled == [table.id]
    assert show.publisher.trouble_at(table.id) is Trouble.PERMISSION
    show.channel.refuses.clear()
    await asyncio.sleep(0.2)
    await show.tables.join(table.id, HOST + 1, "back")
    await until(lambda: show.kinds[-1] == "edit")
    assert show.publisher.trouble_at(table.id) is None


async def test_an_error_is_retried_a_few_times(show: Show) -> None:
    table = await show.table()
    show.channel.refuses["edit"] = refusal(503, 0)
    await show.tables.leave(table.id, HOST + 1)
    await until(lambda: show.kinds.count("edit refused") == 2)
    show.channel.refuses.clear()
    await until(lambda: show.kinds[-1] == "edit")


async def match_in(show: Show, preset: str) -> tuple[Table, Channel, int]:
    """A match with its channel, and its message, the answer to a command, when that is up to date."""
    table, message = await match_of(show.tables, preset, people=3), show.discord.post()
    await show.publisher.opened(table, message, n=0)
    await until(lambda: "To move: " in show.channel.text(message))
    return table, show.channel, message


def alts(show: Show, message: int) -> list[str]:
    galleries = [each for each in walk(show.channel.messages[message].components) if each["type"] == 12]
    return [each["items"][0]["description"] for each in galleries]


async def test_scores_are_below_the_table_between_hands_and_at_the_end(show: Show) -> None:
    table, channel, message = await match_in(show, "fan-tan")
    assert channel.files(message) == ["table.png"]
    await play_hand(show.tables, table)
    await until(lambda: channel.files(message) == ["table.png", "scores.png"])
    assert alts(show, message)[1].startswith("Fan Tan. Chips. Hands: 1.")
    await next_hand(show.tables, table)
    await until(lambda: channel.files(message) == ["table.png"])
    await play_match(show.tables, table)
    await until(lambda: not len(show.publisher))
    assert channel.files(message) == ["result.png"]
    assert alts(show, message)[0].startswith("Fan Tan, the result. Hands: 1, 2, 3. Place 1: ")


async def test_a_server_set_to_words_gets_no_picture(show: Show) -> None:
    await GuildSettings(show.cache.guild_settings).change(1, text_only=True)
    table, channel, message = await match_in(show, "insidious-sevens")
    while table.stage is not Stage.OVER:
        await play_one(show.tables, table)
        if table.stage is Stage.BETWEEN:
            await until(lambda: "Rounds: 1" in channel.text(message))
            await next_hand(show.tables, table)
    await until(lambda: not len(show.publisher))
    assert "Scores. Points.\\nRounds: 1, 2, 3, 4, 5, 6, 7." in channel.text(message)
    assert channel.files(message) == []
    assert show.studio.drawn == 0


async def test_open_tables_follow_the_settings_of_their_server(show: Show) -> None:
    table, channel, message = await match_in(show, "fan-tan")
    assert channel.files(message) == ["table.png"]
    for on, files in ((True, []), (False, ["table.png"])):
        await GuildSettings(show.cache.guild_settings).change(1, text_only=on)
        assert show.publisher.show_anew(2) == []
        assert show.publisher.show_anew(1) == [table.id]
        await until(lambda files=files: channel.files(message) == files)


async def test_a_setting_changed_during_an_edit_is_not_lost(show: Show) -> None:
    table, channel, message = await match_in(show, "fan-tan")
    assert channel.files(message) == ["table.png"]

    async def set_meanwhile(_: Request) -> None:
        del channel.after["edit"]
        await GuildSettings(show.cache.guild_settings).change(1, text_only=True)
        show.publisher.show_anew(1)

    channel.after["edit"] = set_meanwhile
    await play_one(show.tables, table)
    await until(lambda: channel.files(message) == [])


pytestmark = pytest.mark.looptime  # Time passes when all wait for it.


async def sent_and_not_noted(show: Show, table: Table) -> None:
    """The message is deleted, a new one is sent, and the process dies before it saves the id."""
    keep, notes = show.cache.set_cache, show.remembered.of(table.id)
    # The state is saved before sending, and not any more after it.
    show.cache.set_cache = lambda *state: keep(*state) if notes.posts == 0 else asyncio.sleep(0)
    show.discord.lose(notes.message)
    show.deleted(table)
    await until(lambda: show.kinds == ["send"])
    await asyncio.sleep(0.1)
    await show.die()
    show.cache.set_cache = keep


async def test_a_sent_but_unsaved_board_is_found(show: Show) -> None:
    table = await show.table()
    await sent_and_not_noted(show, table)
    (message,) = show.channel.messages
    await show.live(table)
    assert "send" not in show.kinds
    assert show.remembered.of(table.id).message == message
    await show.tables.leave(table.id, HOST + 1)
    await until(lambda: show.kinds[-1:] == ["edit"])


@pytest.mark.parametrize("happened", [False, True])
async def test_without_read_permission_the_nonce_returns_the_existing_board(show: Show, happened: bool) -> None:
    table = await show.table()
    await sent_and_not_noted(show, table)
    (message,) = show.channel.messages
    if happened:
        await show.tables.leave(table.id, HOST + 1)
    show.channel.refuses["history"] = refusal(403, 50001)
    await show.live(table)
    assert [*show.channel.messages] == [message]
    assert show.remembered.of(table.id).message == message
    assert show.kinds == ["send again", *["edit"] * happened], "it shows the table as it is now"


async def test_a_channel_that_could_not_be_looked_through_is_looked_through_later(show: Show) -> None:
    """Simulated: a board was sent twice, the channel could not be reached just then, and both stayed."""
    table = await show.table()
    await sent_and_not_noted(show, table)
    (message,) = show.channel.messages
    show.channel.unheard["history"] = refusal(503, 0)
    await show.live(table)
    assert [*show.channel.messages] == [message]
    assert "send" not in show.kinds
    assert show.remembered.of(table.id).message == message


async def test_an_unsaved_first_board_is_found(show: Show) -> None:
    """It was the response to an interaction, which takes no nonce."""
    table = await lobby(show.tables, people=3)
    message = await show.shown_before(table)
    await show.die()
    await show.live(table)
    assert [*show.channel.messages] == [message]
    assert show.remembered.of(table.id).message == message


async def test_a_second_board_of_a_table_is_deleted(show: Show) -> None:
    """The state that an earlier release may have left."""
    table = await show.table()
    show.discord.lose(show.message(table))
    for _ in range(3):
        await show.shown_before(table)
    newest = max(show.channel.messages)
    show.remembered.of(table.id).posting = True
    await show.remembered.save(table.id)
    await show.die()
    await show.live(table)
    assert [*show.channel.messages] == [newest]
    assert show.remembered.of(table.id).message == newest


async def test_the_board_of_another_table_is_not_adopted(show: Show) -> None:
    table = await lobby(show.tables, people=3)
    number, table.id = table.id, table.id * 10 + 1
    strange = await show.shown_before(table)
    table.id = number
    await show.die()
    await show.live(table)
    assert show.kinds[0] == "send"
    assert show.message(table) != strange


@pytest.mark.parametrize(
    ("joins", "leaves", "edits"),
    [((), (), 0), ((), (HOST + 1,), 1), ((HOST + 8,), (HOST + 8,), 1)],
    ids=["up to date", "outdated", "as an older version"],
)
async def test_after_a_restart_a_board_is_edited_in_place_unless_it_is_up_to_date(
    show: Show, joins: tuple[int, ...], leaves: tuple[int, ...], edits: int
) -> None:
    """An edit may have been under way when the process died, so looking like an older version is not enough."""
    table = await show.table()
    message = show.message(table)
    await asyncio.sleep(0.2)
    assert show.kinds == []
    await show.die()
    for user in joins:
        await show.tables.join(table.id, user, "Eve")
    for user in leaves:
        await show.tables.leave(table.id, user)
    await show.live(table)
    assert show.channel.done == [("edit", message)] * edits
    if not edits:
        await show.tables.leave(table.id, HOST + 2)
        await until(lambda: show.channel.done == [("edit", message)])


async def test_a_board_deleted_during_downtime_is_posted_on_request(show: Show) -> None:
    table = await show.table()
    await asyncio.sleep(0.2)
    await show.die()
    await show.live(table)
    show.channel.refuses["edit"] = refusal(404, 10008)
    show.publisher.bring_back(table)
    await until(lambda: show.kinds == ["edit refused", "send"])


async def test_a_failing_store_does_not_prevent_boards(show: Show, caplog: pytest.LogCaptureFixture) -> None:
    table = await show.table()
    show.cache.set_cache = AsyncMock(side_effect=OSError("the disk is full"))
    show.deleted(table)
    await until(lambda: show.kinds == ["send"])
    await show.tables.start(table.id, HOST)
    await until(lambda: show.kinds[-1] == "edit")
    assert "could not be saved" in caplog.text


async def test_a_slow_store_does_not_delay_boards(show: Show) -> None:
    table = await show.playing()
    await until(lambda: show.kinds == ["edit"])
    show.cache.set_cache = lambda *_: asyncio.sleep(5)
    for count in range(2, 8):
        await play_one(show.tables, table)
        await asyncio.sleep(0.1)
        assert show.kinds == ["edit"] * count


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_table_whose_channel_went_while_no_process_ran_is_closed(show: Show, when: str) -> None:
    """Its board is as it should be, so nothing else would ask for it."""
    table = await show.table()
    await show.publisher.stop_following()
    show.discord.app.messaging.drop_channel(show.channel.place)
    show.discord.channel(table.channel + 1)  # A server whose channels are known has some.
    if when == "before":
        show.client.learn(show.discord.guild())
    await show.live(table)
    if when == "after":
        assert table.stage is Stage.LOBBY
        show.client.learn(show.discord.guild())
        show.publisher.channels_known()
    await until(lambda: table.close_reason is CloseReason.CHANNEL_GONE)


async def test_a_board_in_a_thread_that_rests_is_asked_for_once(show: Show) -> None:
    """Discord does not name such threads."""
    table = await show.table()
    await show.publisher.stop_following()
    show.discord.channel(table.channel + 1)
    named = show.discord.guild().channels
    rests = named.pop(table.channel)
    show.client.learn(show.discord.guild())
    named[table.channel] = rests
    await show.live(table)
    assert show.kinds == ["edit"]
    assert table.stage is Stage.LOBBY
