"""The board: the newest state wins, it is reposted when needed, and missing permissions cause no retry loops."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.features.play.board_publisher import BoardPublisher
from bot.platform.live_source import Policy, Trouble
from bot.platform.noting import Noting
from bot.platform.responder import Responder
from bot.platform.traffic import Traffic
from bot.storage.guild_settings import GuildSettings
from bot.storage.remembered import Remembered
from bot.tables.entries import CloseReason
from bot.tables.table import Stage, Table
from tests.bot.channels import Cache, Client, fresh_id, refusal
from tests.bot.interaction_factories import Pressed
from tests.bot.match_factories import match_of, next_hand, play_hand, play_match
from tests.bot.no_pictures import no_pictures
from tests.bot.policies import BOARDS
from tests.bot.table_factories import HOST, lobby, new_tables, play_one, play_to_the_end
from tests.bot.test_messages_fit import walk

pytestmark = pytest.mark.looptime
"""Time passes when all wait for it, not by the clock on the wall."""


class Show:
    """A publisher over a fake channel."""

    BUDGET = 100
    """So many refusals hold it back."""

    def __init__(self, policy: Policy = BOARDS) -> None:
        self.policy = policy
        self.client: Any = Client()
        self.cache: Any = Cache()
        self.tables = new_tables()
        self.traffic = Traffic(budget=self.BUDGET)
        self.drawing = no_pictures()
        self.remembered = Remembered(self.cache)
        self.noting = Noting(self.remembered, pace=0.03, gather=0.005)
        self.publisher = BoardPublisher(
            self.client,
            self.tables,
            self.drawing,
            self.noting,
            self.cache,
            guild_settings=GuildSettings(self.cache),
            traffic=self.traffic,
            policy=policy,
        )
        self.troubled: list[int] = []
        self.publisher.trouble = self.troubled.append

    @property
    def kinds(self) -> list[str]:
        return self.client.channel.kinds

    async def table(self, *, people: int = 3) -> Table:
        """A lobby whose first message was the answer to a command."""
        table = await lobby(self.tables, people=people)
        await self.publisher.opened(table, fresh_id(), n=table.version)
        return table

    async def until(self, what: Callable[[], object]) -> None:
        async with asyncio.timeout(3):
            while not what():
                await asyncio.sleep(0.005)


@pytest.fixture
def policy() -> Policy:
    return BOARDS


@pytest.fixture
async def show(policy: Policy) -> Any:
    shown = Show(policy)
    yield shown
    await shown.tables.close()
    await shown.publisher.close()
    await shown.drawing.close()


async def test_an_up_to_date_board_is_not_edited(show: Show) -> None:
    await show.table()
    await asyncio.sleep(0.05)
    assert show.kinds == []


async def test_many_changes_are_few_edits(show: Show) -> None:
    table = await show.table()
    await show.tables.start(table.id, HOST)
    for _ in range(20):
        await play_one(show.tables, table)
    await show.until(lambda: "edit" in show.kinds)
    await asyncio.sleep(0.1)
    assert 1 <= len(show.kinds) <= 3
    assert set(show.kinds) == {"edit"}


async def test_an_edit_waits_for_the_answer_under_way(show: Show) -> None:
    table = await show.table()
    pressed: Any = Pressed(ephemeral=False)
    pressed.message.id = show.remembered.of(table.id).message
    edit = pressed.response.edit_message

    async def slowly(**facts: Any) -> Any:
        await show.tables.add_computer(table.id, HOST)
        await asyncio.sleep(0.1)
        assert show.kinds == []
        return await edit(**facts)

    pressed.response.edit_message = slowly
    await show.publisher.answer(Responder(pressed), table)
    assert "At the table: 3" in str(pressed.views[0].to_components())
    await asyncio.sleep(0.1)
    assert show.kinds == ["edit"]
    assert "At the table: 4" in str(show.client.channel.views[pressed.message.id].to_components())


async def test_what_is_done_while_the_first_board_is_being_noted_is_shown(show: Show) -> None:
    table, message, render = await lobby(show.tables, people=3), fresh_id(), show.publisher.render

    async def later(table: Table, **facts: Any) -> Any:
        show.publisher.render = render
        await show.tables.add_computer(table.id, HOST)
        return await render(table, **facts)

    show.publisher.render = later
    await show.publisher.opened(table, message, n=table.version)
    await show.until(lambda: show.kinds == ["edit"])
    assert "At the table: 4" in str(show.client.channel.views[message].to_components())


async def test_a_board_that_cannot_be_noted_is_kept_up_to_date(show: Show) -> None:
    table, render = await lobby(show.tables, people=3), show.publisher.render

    async def broken(table: Table, **facts: Any) -> Any:
        show.publisher.render = render
        raise OSError("no database")

    show.publisher.render = broken
    with pytest.raises(OSError, match="no database"):
        await show.publisher.opened(table, fresh_id(), n=table.version)
    await show.tables.add_computer(table.id, HOST)
    await show.until(lambda: "edit" in show.kinds)


async def test_the_result_stays_and_the_table_is_forgotten(show: Show) -> None:
    table = await show.table()
    message = show.remembered.of(table.id).message
    await show.tables.start(table.id, HOST)
    await play_to_the_end(show.tables, table)
    await show.until(lambda: not len(show.publisher))
    assert "Play again" in str(show.client.channel.views[message].to_components())


async def test_a_match_that_ends_during_drawing_shows_its_result_only(
    show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await show.table()
    await show.tables.start(table.id, HOST)
    draw = show.drawing.table

    async def slowly(*args: Any, **kwargs: Any) -> bytes:
        if table.close_reason is None:
            await play_to_the_end(show.tables, table)
        return await draw(*args, **kwargs)

    monkeypatch.setattr(show.drawing, "table", slowly)
    await show.until(lambda: not len(show.publisher))
    assert show.kinds == ["edit"]


async def test_a_deleted_message_is_posted_anew(show: Show) -> None:
    table = await show.table()
    old = show.remembered.of(table.id).message
    show.publisher.message_deleted(table.channel, old)
    await show.until(lambda: show.kinds == ["send"])
    assert show.cache.kept[table.id]["message"] == show.client.channel.done[0][1]


async def test_an_edit_of_a_deleted_message_posts_it_anew(show: Show) -> None:
    table = await show.table()
    show.client.channel.refuses["edit"] = refusal(404, 10008)
    await show.tables.leave(table.id, HOST + 1)
    await show.until(lambda: show.kinds == ["edit refused", "send"])


async def test_a_scrolled_away_board_is_posted_anew_and_the_old_one_deleted(show: Show) -> None:
    table = await show.table()
    old = show.remembered.of(table.id).message
    for _ in range(BOARDS.far):
        show.publisher.message_seen(table.channel, fresh_id())
    await show.tables.leave(table.id, HOST + 1)
    await show.until(lambda: show.kinds == ["send", "delete"])
    assert show.client.channel.done[1] == ("delete", old)


async def test_a_scrolled_away_board_is_posted_anew_on_request(show: Show) -> None:
    table = await show.table()
    assert not show.publisher.bring_back(table), "it can be seen"
    for _ in range(BOARDS.far):
        show.publisher.message_seen(table.channel, fresh_id())
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
    show.client.channel.refuses["edit"] = refusal(404, 10003)
    await show.tables.leave(table.id, HOST + 1)
    await show.until(lambda: table.close_reason is CloseReason.CHANNEL_GONE)
    await show.until(lambda: not len(show.publisher))
    assert show.tables.in_channel(table.channel) is None


async def test_a_missing_permission_is_reported_and_not_retried_in_a_loop(show: Show) -> None:
    table = await show.table()
    show.client.channel.refuses["edit"] = refusal(403, 50013)
    for user in (HOST + 1, HOST + 2):
        await show.tables.leave(table.id, user)
        await asyncio.sleep(0.04)
    assert show.kinds == ["edit refused"]
    assert show.troubled == [table.id]
    assert show.publisher.trouble_at(table.id) is Trouble.PERMISSION
    show.client.channel.refuses.clear()
    await asyncio.sleep(0.2)
    await show.tables.join(table.id, HOST + 1, "back")
    await show.until(lambda: show.kinds[-1] == "edit")
    assert show.publisher.trouble_at(table.id) is None


async def test_an_error_is_retried_a_few_times(show: Show) -> None:
    table = await show.table()
    show.client.channel.refuses["edit"] = refusal(503, 0)
    await show.tables.leave(table.id, HOST + 1)
    await show.until(lambda: show.kinds.count("edit refused") == 2)
    show.client.channel.refuses.clear()
    await show.until(lambda: show.kinds[-1] == "edit")


async def test_after_a_restart_the_same_message_is_edited(show: Show) -> None:
    table = await show.table()
    message = show.remembered.of(table.id).message
    await asyncio.sleep(0.1)
    again = Remembered(show.cache)
    await again.recall([table.id])
    assert again.of(table.id).message == message
    other = BoardPublisher(
        show.client,
        show.tables,
        show.drawing,
        Noting(again),
        show.cache,
        guild_settings=GuildSettings(show.cache),
        traffic=Traffic(),
    )
    other.take_up(table)
    await asyncio.sleep(0.1)
    assert show.kinds == [], "it shows what it should"
    await show.tables.leave(table.id, HOST + 1)
    await show.until(lambda: ("edit", message) in show.client.channel.done)
    assert "send" not in show.kinds
    await other.close()


async def match_in(show: Show, preset: str) -> Table:
    """A match whose first message was the answer to a command."""
    table = await match_of(show.tables, preset, people=3)
    await show.publisher.opened(table, fresh_id(), n=0)
    return table


async def test_scores_are_below_the_table_between_hands_and_at_the_end(show: Show) -> None:
    table = await match_in(show, "fan-tan")
    channel, message = show.client.channel, show.remembered.of(table.id).message
    await show.until(lambda: channel.files.get(message) == ["table.png"])
    await play_hand(show.tables, table)
    await show.until(lambda: channel.files[message] == ["table.png", "scores.png"])
    galleries = [each for each in walk(channel.views[message].to_components()) if each["type"] == 12]
    assert galleries[1]["items"][0]["description"].startswith("Fan Tan. Chips. Hands: 1.")
    await next_hand(show.tables, table)
    await show.until(lambda: channel.files[message] == ["table.png"])
    await play_match(show.tables, table)
    await show.until(lambda: not len(show.publisher))
    assert channel.files[message] == ["result.png"]
    galleries = [each for each in walk(channel.views[message].to_components()) if each["type"] == 12]
    assert galleries[0]["items"][0]["description"].startswith("Fan Tan, the result. Hands: 1, 2, 3. Place 1: ")


async def test_a_server_set_to_words_gets_no_picture(show: Show, monkeypatch: pytest.MonkeyPatch) -> None:
    await GuildSettings(show.cache).change(1, text_only=True)
    drawn: list[str] = []
    for name in ("table", "scores", "result"):
        monkeypatch.setattr(show.drawing, name, lambda *what, **how: drawn.append("a picture"))
    table = await match_in(show, "insidious-sevens")
    channel, message = show.client.channel, show.remembered.of(table.id).message

    def told() -> str:
        return str(channel.views[message].to_components()) if message in channel.views else ""

    await show.until(lambda: "To move: " in told())
    while table.stage is not Stage.OVER:
        await play_one(show.tables, table)
        if table.stage is Stage.BETWEEN:
            await show.until(lambda: "Rounds: 1" in told())
            await next_hand(show.tables, table)
    await show.until(lambda: not len(show.publisher))
    assert "Scores. Points.\\nRounds: 1, 2, 3, 4, 5, 6, 7." in told()
    assert set(map(tuple, channel.files.values())) == {()}
    assert drawn == []


async def test_open_tables_follow_the_settings_of_their_server(show: Show) -> None:
    table = await match_in(show, "fan-tan")
    channel, message = show.client.channel, show.remembered.of(table.id).message
    await show.until(lambda: channel.files.get(message) == ["table.png"])
    guild_settings = GuildSettings(show.cache)
    for on, files in ((True, []), (False, ["table.png"])):
        await guild_settings.change(1, text_only=on)
        assert show.publisher.show_anew(2) == []
        assert show.publisher.show_anew(1) == [table.id]
        await show.until(lambda files=files: channel.files[message] == files)


async def test_a_setting_changed_during_an_edit_is_not_lost(show: Show) -> None:
    table = await match_in(show, "fan-tan")
    channel, message = show.client.channel, show.remembered.of(table.id).message
    await show.until(lambda: channel.files.get(message) == ["table.png"])
    was_set: list[bool] = []

    async def set_meanwhile() -> None:
        if not was_set:
            was_set.append(True)
            await GuildSettings(show.cache).change(1, text_only=True)
            show.publisher.show_anew(1)

    channel.meanwhile = set_meanwhile
    await play_one(show.tables, table)
    await show.until(lambda: channel.files[message] == [])
