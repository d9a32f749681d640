"""The board during concurrent presses, deletions and Discord's outages, and where Discord refuses it."""

import asyncio
import itertools
from dataclasses import replace

import aiohttp
import pytest

from bot.platform.live_source import Policy, Trouble
from bot.platform.responder import Responder
from bot.tables.entries import CloseReason
from bot.tables.table import Stage, Table
from tests.bot.features.play.board_show import Show
from tests.bot.hand_factories import until
from tests.bot.policies import BOARDS, RETRY
from tests.bot.table_factories import HOST, lobby, play_one, play_to_the_end
from tests.discord_in_memory import Request, refusal

pytestmark = pytest.mark.looptime  # Time passes when all wait for it.

POLICY = replace(BOARDS, pace=0.01, gather=0.001)
LOST, TRIES, LONGEST_HOLD = POLICY.lost, POLICY.tries, POLICY.longest_hold
LONG = RETRY * 2**TRIES


@pytest.fixture
def policy() -> Policy:
    return POLICY


# -- Answers that cross each other ------------------------------------------------------------------------------------


async def test_after_two_concurrent_presses_the_board_shows_both(show: Show) -> None:
    """The first answer may reach Discord after the second."""
    table = await show.table(people=1)
    first, second = (show.discord.press(message=show.message(table)) for _ in range(2))
    held = asyncio.Event()
    first.line.before["edit"] = lambda _: held.wait()
    await show.tables.join(table.id, HOST + 1, "Ben")
    answering = asyncio.create_task(show.publisher.answer(Responder(first), table))
    await asyncio.sleep(0.01)
    await show.tables.join(table.id, HOST + 2, "Cat")
    await show.publisher.answer(Responder(second), table)
    held.set()
    await answering
    await until(lambda: "Cat" in show.channel.text(show.message(table)))


# -- Deleted messages -------------------------------------------------------------------------------------------------


async def test_a_board_deleted_before_its_id_is_known_is_posted_again(show: Show) -> None:
    table = await show.table()
    deleted: list[int] = []

    async def sent(request: Request) -> None:
        if not deleted:
            deleted.append(request.message)
            show.publisher.message_deleted(table.channel, request.message)

    show.channel.after["send"] = sent
    show.deleted(table)
    await until(lambda: show.kinds == ["send", "send"])
    await asyncio.sleep(0.1)
    assert show.message(table) not in (None, *deleted)


async def test_an_answer_deleted_before_its_id_is_known_is_posted_again(show: Show) -> None:
    message, table = show.discord.post(), await lobby(show.tables, people=1)
    show.publisher.message_deleted(table.channel, message)
    await show.publisher.opened(table, message, n=table.version)
    await until(lambda: show.kinds == ["send"])


async def test_a_board_is_not_posted_again_after_repeated_deletions(show: Show) -> None:
    table = await show.table()

    async def deleted_at_once() -> None:
        while True:
            if show.message(table) is not None:
                show.deleted(table)
            await asyncio.sleep(0.005)

    deleting = asyncio.create_task(deleted_at_once())
    await asyncio.sleep(1)
    assert show.kinds == ["send"] * LOST
    await show.tables.leave(table.id, HOST + 1)
    await until(lambda: len(show.kinds) > LOST)
    deleting.cancel()


async def test_a_board_that_was_given_up_is_posted_on_request(show: Show) -> None:
    table = await show.table()
    for _ in range(LOST + 1):
        await until(lambda: show.message(table) is not None)
        show.deleted(table)
    await asyncio.sleep(0.1)
    assert show.kinds == ["send"] * LOST
    show.publisher.bring_back(table)
    await until(lambda: len(show.kinds) == LOST + 1)
    show.publisher.bring_back(table)
    await asyncio.sleep(0.1)
    assert len(show.kinds) == LOST + 1, "what is there is let be"


# -- Discord in trouble -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("error", [refusal(503, 0), aiohttp.ServerDisconnectedError(), ConnectionResetError()])
async def test_a_result_is_shown_after_a_long_outage(
    show: Show, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    table = await show.refused(error)
    message = show.message(table)
    await play_to_the_end(show.tables, table)
    await asyncio.sleep(3)
    show.channel.refuses.clear()
    await until(lambda: not len(show.publisher))
    assert "Play again" in show.channel.text(message)
    assert "Traceback" not in caplog.text


async def test_a_result_that_cannot_be_shown_is_forgotten(show: Show) -> None:
    table = await show.refused(refusal(400, 50035))
    await play_to_the_end(show.tables, table)
    await until(lambda: not len(show.publisher))


async def test_a_match_that_ends_without_channel_access_is_forgotten(show: Show) -> None:
    table = await show.in_trouble(refusal(403, 50013))
    await play_to_the_end(show.tables, table)
    await until(lambda: not len(show.publisher))
    assert show.kinds == ["edit refused"] * 2


@pytest.mark.parametrize(
    ("error", "kinds"),
    [(refusal(403, 50013), ()), (refusal(400, 50083), ("send",))],
    ids=["permission", "locked thread"],
)
async def test_a_restored_permission_is_noticed_without_a_move(
    show: Show, error: Exception, kinds: tuple[str, ...]
) -> None:
    table = await show.in_trouble(error, *kinds)
    show.channel.refuses.clear()
    await until(lambda: show.publisher.trouble_at(table.id) is None)
    assert show.kinds[-1] == "edit"
    assert show.troubled == [table.id] * 2, "hands say so, and then say so no more"


@pytest.mark.parametrize("policy", [replace(BOARDS, blocked=3600)])
async def test_a_restored_permission_is_used_at_once(show: Show) -> None:
    table = await show.in_trouble(refusal(403, 50013))
    show.publisher.allowed_anew(table.guild)
    await until(lambda: show.kinds == ["edit refused"] * 2)
    assert show.publisher.trouble_at(table.id)
    show.channel.refuses.clear()
    show.publisher.allowed_anew(table.guild + 1)
    await asyncio.sleep(0.1)
    assert show.publisher.trouble_at(table.id)
    show.publisher.allowed_anew(table.guild)
    await until(lambda: show.publisher.trouble_at(table.id) is None)


async def test_a_board_with_a_lost_response_is_sent_once(show: Show) -> None:
    table = await show.table()
    lost: list[int] = []

    async def unheard(request: Request) -> None:
        if not lost:
            lost.append(request.message)
            await show.tables.leave(table.id, HOST + 1)
            raise ConnectionResetError

    show.channel.after["send"] = unheard
    show.deleted(table)
    await until(lambda: show.message(table) is not None)
    await until(lambda: show.kinds[-1] == "edit")
    assert show.kinds == ["send", "send again", "edit"], "the same message, and as it is now"
    assert show.message(table) == lost[0]


async def test_an_archived_thread_is_opened_by_a_new_message(show: Show) -> None:
    table = await show.refused(refusal(400, 50083))
    before = show.message(table)
    await until(lambda: show.kinds[-1:] == ["delete"])
    assert show.kinds == ["edit refused", "send", "delete"]
    assert show.channel.done[-1] == ("delete", before)


# -- Messages that were left behind -----------------------------------------------------------------------------------


async def left_behind(show: Show) -> tuple[Table, int]:
    """A table whose end was never shown, and its outdated message."""
    table = await show.playing()
    message = show.message(table)
    await play_one(show.tables, table)
    await show.tables.channel_gone(table.channel)
    await until(lambda: not len(show.publisher))
    show.channel.requests.clear()
    return table, message


async def test_a_left_over_board_is_corrected(show: Show) -> None:
    table, message = await left_behind(show)
    assert table.close_reason is CloseReason.CHANNEL_GONE
    other = await show.table()
    show.publisher.set_right(table, message)
    await until(lambda: show.channel.done == [("edit", message)])
    assert "I could not be in this channel any more" in show.channel.text(message)
    assert len(show.publisher) == 1
    show.deleted(other)
    await until(lambda: show.kinds[-1] == "send")


async def test_only_a_left_over_board_of_a_closed_table_is_corrected(show: Show) -> None:
    table = await show.table()
    show.publisher.set_right(table, show.discord.post())
    await show.tables.start(table.id, HOST)
    await until(lambda: show.kinds == ["edit"])
    assert table.stage is Stage.PLAYING


async def test_a_left_over_board_that_cannot_be_edited_is_given_up(show: Show) -> None:
    table, message = await left_behind(show)
    show.channel.refuses["edit"] = refusal(404, 10008)
    show.publisher.set_right(table, message)
    await until(lambda: show.kinds == ["edit refused"])
    await asyncio.sleep(1)
    assert show.kinds == ["edit refused"]
    assert not len(show.publisher)
    assert show.remembered.known(table.id) is None


# -- Discord refuses the board ----------------------------------------------------------------------------------------


async def play_on(show: Show, table: Table, seconds: float) -> None:
    now = asyncio.get_running_loop().time
    end = now() + seconds
    while now() < end:
        if table.to_act():
            await play_one(show.tables, table)
        await asyncio.sleep(seconds / 20)


@pytest.mark.parametrize("error", [refusal(400, 50035), refusal(401, 0), refusal(403, 50007), RuntimeError("a fault")])
async def test_a_refused_board_is_given_up_and_reported_in_the_hands(
    show: Show, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    table = await show.refused(error)
    await play_on(show, table, LONG)
    assert show.kinds == ["edit refused"] * TRIES
    assert show.publisher.trouble_at(table.id) is Trouble.REFUSED
    assert show.troubled == [table.id]
    await asyncio.sleep(10 * LONGEST_HOLD)
    assert show.kinds == ["edit refused"] * TRIES, "nobody has asked for it"
    logged = [record for record in caplog.records if "could not be shown" in record.message]
    assert len(logged) == TRIES
    assert sum(bool(record.exc_info) for record in logged) == isinstance(error, RuntimeError)


async def test_retries_back_off(show: Show) -> None:
    table = await show.refused(refusal(400, 50035))
    tried: list[float] = []
    for count in range(1, TRIES + 1):
        await until(lambda count=count: len(show.kinds) == count)
        tried.append(asyncio.get_running_loop().time())
        await play_one(show.tables, table)
    waits = [later - sooner for sooner, later in itertools.pairwise(tried)]
    assert waits == pytest.approx([RETRY * 2**count for count in range(TRIES - 1)], abs=0.02)


async def test_a_press_allows_a_delayed_retry(show: Show) -> None:
    table = await show.in_trouble(refusal(400, 50035))
    for _ in range(20):
        show.publisher.wanted(table.id)
        await asyncio.sleep(RETRY / 100)
    assert len(show.kinds) == TRIES, "it was refused just now"
    await asyncio.sleep(LONG)
    for count in (1, 1, 1):
        show.publisher.wanted(table.id)
        await asyncio.sleep(RETRY)
        assert len(show.kinds) == TRIES + count, "once, and then not before a longer while"
    await asyncio.sleep(2 * LONG)
    show.channel.refuses.clear()
    show.publisher.wanted(table.id)
    await until(lambda: show.kinds[-1] == "edit")
    assert show.publisher.trouble_at(table.id) is None
    assert show.troubled == [table.id] * 2, "hands say so, and then say so no more"
    await play_one(show.tables, table)
    await until(lambda: show.kinds[-2:] == ["edit", "edit"])


async def test_asking_for_the_table_allows_a_retry(show: Show) -> None:
    table = await show.in_trouble(refusal(400, 50035))
    await asyncio.sleep(LONG)
    show.channel.refuses.clear()
    show.publisher.bring_back(table)
    await until(lambda: show.kinds[-1] == "edit")


async def test_a_change_of_permissions_allows_a_retry(show: Show) -> None:
    table = await show.in_trouble(refusal(403, 50007))
    show.channel.refuses.clear()
    show.publisher.allowed_anew(table.guild)
    await until(lambda: show.publisher.trouble_at(table.id) is None)
    assert show.kinds[-1] == "edit"


@pytest.mark.parametrize("policy", [replace(POLICY, blocked=60.0)])
async def test_checks_for_a_missing_permission_back_off(show: Show) -> None:
    """A thousand such tables must not exceed Discord's limit of refused requests."""
    table = await show.refused(refusal(403, 50013), "send")  # An old message is posted anew.
    await until(lambda: show.publisher.trouble_at(table.id) is Trouble.PERMISSION)
    await asyncio.sleep(600)
    assert len(show.kinds) <= 5
    await asyncio.sleep(100 * LONGEST_HOLD)
    assert 95 < len(show.kinds) < 110


async def test_during_server_errors_every_change_is_tried(show: Show) -> None:
    """A server error is no refusal, and is temporary."""
    table = await show.refused(refusal(503, 0))
    for _ in range(TRIES + 2):
        await play_one(show.tables, table)
        await asyncio.sleep(0.1)
    assert len(show.kinds) > TRIES
    assert show.publisher.trouble_at(table.id) is None
    show.channel.refuses.clear()
    await play_one(show.tables, table)
    await until(lambda: show.kinds[-1] == "edit")


async def test_nothing_is_edited_while_the_refusal_budget_is_spent(show: Show) -> None:
    table = await show.table()
    for _ in range(show.BUDGET):
        show.traffic.refused()
    await show.tables.start(table.id, HOST)
    await asyncio.sleep(60)
    assert show.kinds == []
    await asyncio.sleep(600)
    assert show.kinds == ["edit"]
