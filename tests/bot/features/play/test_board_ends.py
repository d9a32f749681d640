"""The end of a match: the result replaces the board, or is posted once below what was written, and calls those who played."""

import asyncio

import pytest

from bot.features.lobby.ids import AgainPress
from bot.features.play.ids import AtTable, TablePress
from bot.features.play.turn_calls import call_of
from bot.platform.sending import edit_public
from bot.tables.table import Table
from playground.models import MessageFlag
from tests.bot.features.play.board_show import Show
from tests.bot.hand_factories import until
from tests.bot.table_factories import HOST, play_one, play_to_the_end
from tests.discord_in_memory import CHANNEL, Request, refusal

pytestmark = pytest.mark.looptime  # Time passes when all wait for it.


async def match(show: Show) -> tuple[Table, int]:
    """A match under way, and its board."""
    show.discord.guild()
    table = await show.playing()
    await until(lambda: "edit" in show.kinds)
    message = show.message(table)
    assert message is not None
    show.channel.requests.clear()
    return table, message


def write(show: Show, *, seen: bool = True) -> int:
    """A message in the channel. `seen`: the bot hears of it."""
    written = show.discord.post()
    if seen:
        show.publisher.message_seen(CHANNEL, written)
    return written


async def end(show: Show, table: Table) -> None:
    await play_to_the_end(show.tables, table)
    await until(lambda: not len(show.publisher))


def posted(show: Show) -> list[Request]:
    return [each for each in show.channel.requests if each.kind == "send"]


def is_line_to(show: Show, old: int, result: int) -> bool:
    text = show.channel.text(old)
    return f"/{CHANNEL}/{result})" in text and "custom_id" not in text


async def test_below_what_was_written_the_result_is_posted_and_the_board_leads_there(show: Show) -> None:
    table, board = await match(show)
    write(show)
    await end(show, table)
    assert show.kinds == ["send", "edit"]
    [sent] = posted(show)
    result = show.channel.messages[sent.message]
    assert not result.flags & MessageFlag.COMPONENTS_V2, "only plain content stands in notifications"
    winner = next(line.participant for line in table.standings() if line.rank == 1)
    assert result.content.startswith(f"**Shichi Narabe (Sevens):** **<@{winner.user}>** won")
    assert all(f"<@{place.user}>" in result.content for place in table.people())
    assert [each.filename for each in result.attachments] == ["result.png"]
    assert str(AgainPress(table.id)) in str(result.components)
    assert sent.body is not None
    assert sent.body["allowed_mentions"]["users"] == [place.user for place in table.people()]
    assert sent.body["allowed_mentions"]["parse"] == []
    assert is_line_to(show, board, sent.message)
    assert show.channel.files(board) == []
    assert show.message(table) == sent.message


async def test_without_a_word_the_result_replaces_the_board_and_mentions_nobody(show: Show) -> None:
    table, board = await match(show)
    await end(show, table)
    assert show.channel.done == [("edit", board)]
    assert f"<@{HOST}" not in show.channel.text(board)


async def test_whatever_is_written_before_the_end_nothing_of_it_is_told(show: Show) -> None:
    table, before = (await match(show))[0], 0
    while table.to_act():
        before = len(show.channel.requests)
        write(show)
        await play_one(show.tables, table)
        if table.to_act():
            await until(lambda before=before: len(show.channel.requests) > before)
    told = [each.body or {} for each in show.channel.requests[:before] if each.kind in ("send", "edit")]
    assert len(told) > 10, "boards are shown while the match is on"
    assert [each for each in told if each.get("content") or str(AgainPress(table.id)) in str(each)] == []
    await until(lambda: not len(show.publisher))
    assert "content" in (posted(show)[-1].body or {})


@pytest.mark.parametrize("whose", ["own", "server's"])
async def test_who_wants_no_pings_is_named_without_a_mention(show: Show, whose: str) -> None:
    table, _ = await match(show)
    if whose == "own":
        await show.cache.preferences.change(HOST, {"pings": False})
    else:
        await show.guild_settings.change(1, pings=False)
    write(show)
    await end(show, table)
    [sent] = posted(show)
    assert sent.body is not None
    called = [] if whose == "server's" else [HOST + 1, HOST + 2]
    assert sent.body["allowed_mentions"].get("users", []) == called
    content = show.channel.messages[sent.message].content
    assert [user for user in range(HOST, HOST + 3) if f"<@{user}>" in content] == called


async def test_calls_and_what_was_deleted_do_not_count_as_written(show: Show) -> None:
    table, board = await match(show)
    content, view = call_of(table, [HOST])
    await show.client.get_partial_messageable(CHANNEL).send(content, view=view)
    show.discord.lose(write(show))
    show.channel.requests.clear()
    await end(show, table)
    assert show.channel.done == [("edit", board)]


async def test_a_board_that_was_deleted_is_posted_as_a_result_that_calls(show: Show) -> None:
    table, board = await match(show)
    show.channel.refuses["send"] = refusal(503, 0)
    show.discord.lose(board)
    show.publisher.message_deleted(CHANNEL, board)
    await play_to_the_end(show.tables, table)
    show.channel.refuses.clear()
    await until(lambda: not len(show.publisher))
    assert len(show.channel.messages) == 1


@pytest.mark.parametrize("error", [refusal(403, 50013), refusal(400, 50035)], ids=["silent", "refused"])
async def test_where_nothing_can_be_posted_the_result_replaces_the_board(show: Show, error: Exception) -> None:
    table, board = await match(show)
    write(show)
    show.channel.refuses["send"] = error
    await end(show, table)
    assert show.kinds[-1] == "edit"
    assert str(AgainPress(table.id)) in show.channel.text(board)


async def test_where_the_bot_cannot_read_it_counts_what_it_hears(show: Show) -> None:
    table, board = await match(show)
    show.channel.refuses["history"] = refusal(403, 50001)
    write(show)
    await end(show, table)
    assert is_line_to(show, board, posted(show)[0].message)


# -- A restart between the end and its posting ------------------------------------------------------------------------


async def restarted(show: Show, table: Table) -> None:
    """The next process takes the table up, and shows its end."""
    await show.die()
    show.client.learn(show.discord.guild())
    await show.live(table)
    await until(lambda: not len(show.publisher))


def results(show: Show, table: Table) -> list[int]:
    again = str(AgainPress(table.id))
    return [number for number in show.channel.messages if again in show.channel.text(number)]


async def test_a_process_that_ends_before_it_posts_the_result_leaves_that_to_the_next(show: Show) -> None:
    table, board = await match(show)
    await asyncio.sleep(0.2)
    await show.die()
    write(show, seen=False)
    await play_to_the_end(show.tables, table)
    await restarted(show, table)
    [result] = results(show, table)
    assert result != board
    assert is_line_to(show, board, result)


@pytest.mark.parametrize("known", [False, True], ids=["sent and not noted", "noted, and no more done"])
async def test_a_result_is_posted_once_whenever_the_process_ends(show: Show, known: bool) -> None:
    table, board = await match(show)
    write(show)
    if known:
        show.channel.refuses["edit"] = refusal(403, 50001)  # The line in the board's place is lost.
    else:
        keep, notes = show.cache.set_cache, show.remembered.of(table.id)
        show.cache.set_cache = lambda *state: keep(*state) if notes.posts == 0 else asyncio.sleep(0)
    await play_to_the_end(show.tables, table)
    await until(lambda: posted(show))
    if known:
        await until(lambda: show.cache.kept[table.id]["message"] != board)
        show.cache.kept[table.id] = {**show.cache.kept[table.id], "shown": None}
        show.channel.refuses.clear()
    await show.die()
    if not known:
        show.cache.set_cache = keep
    write(show, seen=False)
    await restarted(show, table)
    [result] = results(show, table)
    assert is_line_to(show, board, result)


async def test_a_result_in_place_stays_there_after_a_restart(show: Show) -> None:
    table, board = await match(show)
    await end(show, table)
    show.cache.kept[table.id] = {**show.cache.kept[table.id], "shown": None}
    await restarted(show, table)
    assert results(show, table) == [board]


async def test_a_press_on_an_old_board_of_a_finished_match_shows_its_end(show: Show) -> None:
    table, board = await match(show)
    await edit_public(show.client, CHANNEL, board, await show.publisher.render(table))
    assert str(TablePress(table.id, AtTable.HAND)) in show.channel.text(board)
    write(show)
    show.channel.refuses["edit"] = refusal(403, 50001)
    await end(show, table)
    show.channel.refuses.clear()
    show.publisher.set_right(table, board)
    await until(lambda: str(AgainPress(table.id)) in show.channel.text(board))
