"""The board: the newest state wins, it is reposted when needed, and missing permissions cause no retry loops."""

import asyncio
from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from bot.platform.live_source import Trouble
from bot.platform.messages import Message
from bot.platform.responder import Responder
from bot.storage.guild_settings import GuildSettings
from bot.tables.entries import CloseReason
from bot.tables.table import Stage, Table
from tests.bot.features.play.board_show import Show
from tests.bot.match_factories import match_of, next_hand, play_hand, play_match
from tests.bot.policies import BOARDS
from tests.bot.table_factories import HOST, lobby, play_one, play_to_the_end
from tests.bot.test_messages_fit import walk
from tests.discord_in_memory import Request, refusal

pytestmark = pytest.mark.looptime  # Time passes when all wait for it.


async def test_an_up_to_date_board_is_not_edited(show: Show) -> None:
    await show.table()
    await asyncio.sleep(0.05)
    assert show.kinds == []


async def test_many_changes_are_few_edits(show: Show) -> None:
    table = await show.playing()
    for _ in range(20):
        await play_one(show.tables, table)
    await show.until(lambda: "edit" in show.kinds)
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
    assert "At the table: 3" in str(pressed.shown[0])
    await asyncio.sleep(0.1)
    assert show.kinds == ["edit"]
    assert "At the table: 4" in show.channel.text(pressed.message.id)


async def test_what_is_done_while_the_first_board_is_being_noted_is_shown(show: Show) -> None:
    table, message, render = await lobby(show.tables, people=3), show.discord.post(), show.publisher.render

    async def later(table: Table, **facts: bool) -> Message:
        show.publisher.render = render
        await show.tables.add_computer(table.id, HOST)
        return await render(table, **facts)

    show.publisher.render = later
    await show.publisher.opened(table, message, n=table.version)
    await show.until(lambda: show.kinds == ["edit"])
    assert "At the table: 4" in show.channel.text(message)


async def test_a_board_that_cannot_be_noted_is_kept_up_to_date(show: Show) -> None:
    table, render = await lobby(show.tables, people=3), show.publisher.render
    show.publisher.render = AsyncMock(side_effect=OSError("no database"))
    with pytest.raises(OSError, match="no database"):
        await show.publisher.opened(table, show.discord.post(), n=table.version)
    show.publisher.render = render
    await show.tables.add_computer(table.id, HOST)
    await show.until(lambda: "edit" in show.kinds)


async def test_the_result_stays_and_the_table_is_forgotten(show: Show) -> None:
    table = await show.playing()
    message = show.message(table)
    await play_to_the_end(show.tables, table)
    await show.until(lambda: not len(show.publisher))
    assert "Play again" in show.channel.text(message)


async def test_a_match_that_ends_during_drawing_shows_its_result_only(show: Show) -> None:
    table = await show.playing()
    show.studio.before = lambda: play_to_the_end(show.tables, table)
    await show.until(lambda: not len(show.publisher))
    assert show.kinds == ["edit"]


async def test_a_deleted_message_is_posted_anew(show: Show) -> None:
    table = await show.table()
    show.deleted(table)
    await show.until(lambda: show.kinds == ["send"])
    assert show.cache.kept[table.id]["message"] == show.channel.done[0][1]


async def test_an_edit_of_a_deleted_message_posts_it_anew(show: Show) -> None:
    table = await show.table()
    show.channel.refuses["edit"] = refusal(404, 10008)
    await show.tables.leave(table.id, HOST + 1)
    await show.until(lambda: show.kinds == ["edit refused", "send"])


def scroll(show: Show, table: Table) -> None:
    for _ in range(BOARDS.far):
        show.publisher.message_seen(table.channel, show.discord.post())


async def test_a_scrolled_away_board_is_posted_anew_and_the_old_one_deleted(show: Show) -> None:
    table = await show.table()
    old = show.message(table)
    scroll(show, table)
    await show.tables.leave(table.id, HOST + 1)
    await show.until(lambda: show.kinds == ["send", "delete"])
    assert show.channel.done[1] == ("delete", old)


async def test_a_scrolled_away_board_is_posted_anew_on_request(show: Show) -> None:
    table = await show.table()
    assert not show.publisher.bring_back(table), "it can be seen"
    scroll(show, table)
    assert show.publisher.bring_back(table)
    await show.until(lambda: show.kinds == ["send", "delete"])
    assert not show.publisher.bring_back(table)


@pytest.mark.parametrize("policy", [replace(BOARDS, old=0.5)])
async def test_an_old_message_is_posted_anew(show: Show) -> None:
    table = await show.table()
    await asyncio.sleep(0.6)
    await show.tables.leave(table.id, HOST + 1)
    await show.until(lambda: show.kinds == ["send", "delete"])


async def test_a_missing_channel_closes_the_table(show: Show) -> None:
    table = await show.table()
    show.channel.refuses["edit"] = refusal(404, 10003)
    await show.tables.leave(table.id, HOST + 1)
    await show.until(lambda: table.close_reason is CloseReason.CHANNEL_GONE)
    await show.until(lambda: not len(show.publisher))
    assert show.tables.in_channel(table.channel) is None


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
    await show.until(lambda: show.kinds[-1] == "edit")
    assert show.publisher.trouble_at(table.id) is None


async def test_an_error_is_retried_a_few_times(show: Show) -> None:
    table = await show.table()
    show.channel.refuses["edit"] = refusal(503, 0)
    await show.tables.leave(table.id, HOST + 1)
    await show.until(lambda: show.kinds.count("edit refused") == 2)
    show.channel.refuses.clear()
    await show.until(lambda: show.kinds[-1] == "edit")


async def test_after_a_restart_the_same_message_is_edited(show: Show) -> None:
    table = await show.table()
    message = show.message(table)
    await asyncio.sleep(0.1)
    before = show.publisher
    show.begin()
    await show.remembered.recall([table.id])
    assert show.message(table) == message
    show.publisher.take_up(table)
    await asyncio.sleep(0.1)
    assert show.kinds == [], "it shows what it should"
    await show.tables.leave(table.id, HOST + 1)
    await show.until(lambda: ("edit", message) in show.channel.done)
    assert "send" not in show.kinds
    await before.close()


async def match_in(show: Show, preset: str) -> Table:
    """A match whose first message was the answer to a command."""
    table = await match_of(show.tables, preset, people=3)
    await show.publisher.opened(table, show.discord.post(), n=0)
    return table


def alts(show: Show, message: int) -> list[str]:
    galleries = [each for each in walk(show.channel.messages[message].components) if each["type"] == 12]
    return [each["items"][0]["description"] for each in galleries]


async def test_scores_are_below_the_table_between_hands_and_at_the_end(show: Show) -> None:
    table = await match_in(show, "fan-tan")
    channel, message = show.channel, show.message(table)
    await show.until(lambda: channel.files(message) == ["table.png"])
    await play_hand(show.tables, table)
    await show.until(lambda: channel.files(message) == ["table.png", "scores.png"])
    assert alts(show, message)[1].startswith("Fan Tan. Chips. Hands: 1.")
    await next_hand(show.tables, table)
    await show.until(lambda: channel.files(message) == ["table.png"])
    await play_match(show.tables, table)
    await show.until(lambda: not len(show.publisher))
    assert channel.files(message) == ["result.png"]
    assert alts(show, message)[0].startswith("Fan Tan, the result. Hands: 1, 2, 3. Place 1: ")


async def test_a_server_set_to_words_gets_no_picture(show: Show) -> None:
    await GuildSettings(show.cache).change(1, text_only=True)
    table = await match_in(show, "insidious-sevens")
    channel, message = show.channel, show.message(table)
    await show.until(lambda: "To move: " in channel.text(message))
    while table.stage is not Stage.OVER:
        await play_one(show.tables, table)
        if table.stage is Stage.BETWEEN:
            await show.until(lambda: "Rounds: 1" in channel.text(message))
            await next_hand(show.tables, table)
    await show.until(lambda: not len(show.publisher))
    assert "Scores. Points.\\nRounds: 1, 2, 3, 4, 5, 6, 7." in channel.text(message)
    assert channel.files(message) == []
    assert show.studio.drawn == 0


async def test_open_tables_follow_the_settings_of_their_server(show: Show) -> None:
    table = await match_in(show, "fan-tan")
    channel, message = show.channel, show.message(table)
    await show.until(lambda: channel.files(message) == ["table.png"])
    for on, files in ((True, []), (False, ["table.png"])):
        await GuildSettings(show.cache).change(1, text_only=on)
        assert show.publisher.show_anew(2) == []
        assert show.publisher.show_anew(1) == [table.id]
        await show.until(lambda files=files: channel.files(message) == files)


async def test_a_setting_changed_during_an_edit_is_not_lost(show: Show) -> None:
    table = await match_in(show, "fan-tan")
    channel, message = show.channel, show.message(table)
    await show.until(lambda: channel.files(message) == ["table.png"])

    async def set_meanwhile(_: Request) -> None:
        del channel.after["edit"]
        await GuildSettings(show.cache).change(1, text_only=True)
        show.publisher.show_anew(1)

    channel.after["edit"] = set_meanwhile
    await play_one(show.tables, table)
    await show.until(lambda: channel.files(message) == [])
