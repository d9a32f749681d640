"""The board by the tokens of presses on it: the newest that lives edits it, and else the bot does."""

import asyncio
from dataclasses import replace

import pytest

from bot.platform.messages import note
from bot.platform.press_tokens import taking_token
from bot.platform.responder import Responder
from bot.tables.table import Table
from data.outside import now_ms
from tests.bot.features.play.board_show import Show
from tests.bot.hand_factories import until
from tests.bot.policies import BOARDS
from tests.bot.table_factories import HOST, lobby, play_one
from tests.discord_in_memory import Pressed, refusal

pytestmark = pytest.mark.looptime

PLAYER, ONLOOKER = 101, 900
MINUTE = 60.0


async def press(show: Show, table: Table, *, user: int = PLAYER, message: int | None = None, at: int = 0) -> Pressed:
    """Somebody presses the board, or another message, and is answered privately. `at`: which table it names."""
    pressed = show.discord.press(user=user, ephemeral=False, message=message or show.message(table))
    responder = Responder(pressed)
    with taking_token(show.publisher, responder, at or table.id):
        await responder.private(note("your hand"))
    responder.cancel_timer()
    return pressed


def expire(show: Show, pressed: Pressed) -> None:
    """Its token dies earlier than the bot expects."""
    interaction = show.discord.app.interactions.of_person(pressed.id, show.discord.person(pressed.user.id))
    assert interaction is not None
    interaction.expires = 0.0


def is_shown(show: Show, table: Table) -> bool:
    """Whether the board is known to be up to date."""
    shown = show.remembered.of(table.id).shown
    return shown is not None and shown[0] == table.changes


async def moved(show: Show, table: Table) -> None:
    """A move is made, and its board shown."""
    await play_one(show.tables, table)
    await until(lambda: is_shown(show, table))


async def playing(show: Show) -> Table:
    """A table in play, with its board shown."""
    made = await show.playing()
    await until(lambda: is_shown(show, made))
    show.channel.requests.clear()
    return made


async def test_a_press_edits_the_board_from_then_on(show: Show) -> None:
    table = await playing(show)
    pressed = await press(show, table)
    assert pressed.kinds == ["defer", "follow up"]
    before = show.channel.text(show.message(table))
    await moved(show, table)
    assert pressed.kinds[2:] == ["edit original"]
    assert show.kinds == []
    assert show.channel.text(show.message(table)) != before


async def test_the_newest_press_edits_it(show: Show) -> None:
    table = await playing(show)
    first = await press(show, table)
    second = await press(show, table, user=ONLOOKER)
    await moved(show, table)
    assert (first.kinds[2:], second.kinds[2:]) == ([], ["edit original"])


async def test_an_answer_that_comes_late_does_not_take_the_place_of_a_newer_press(show: Show) -> None:
    table = await playing(show)
    await press(show, table)
    newest = show.remembered.of(table.id).press
    assert newest is not None
    show.publisher.take(table.id, newest._replace(token="earlier", until=newest.until - 1))
    assert show.remembered.of(table.id).press == newest


async def test_the_bot_edits_it_when_the_token_is_dead_and_nothing_is_lost(show: Show) -> None:
    table = await playing(show)
    pressed = await press(show, table)
    expire(show, pressed)
    await moved(show, table)
    assert pressed.line.requests[-1].kind == "edit original refused"
    assert show.kinds == ["edit"]
    assert show.remembered.of(table.id).press is None
    await moved(show, table)
    assert len(pressed.line.requests) == 3, "a token that was refused is not tried again"
    assert show.kinds == ["edit", "edit"]


@pytest.mark.parametrize(
    "error", [refusal(401, 50027), refusal(404, 10015), refusal(404, 10008), refusal(403, 50013)], ids=str
)
async def test_the_bot_edits_it_where_the_token_is_refused(show: Show, error: Exception) -> None:
    table = await playing(show)
    pressed = await press(show, table)
    pressed.line.refuses["edit original"] = error
    await moved(show, table)
    assert show.kinds == ["edit"]
    assert show.remembered.of(table.id).press is None


async def test_a_token_lives_on_while_discord_fails(show: Show) -> None:
    table = await playing(show)
    pressed = await press(show, table)
    pressed.line.unheard["edit original"] = refusal(503, 0)
    await moved(show, table)
    assert pressed.kinds[2:] == ["edit original"]
    assert show.kinds == []


async def test_a_token_is_not_used_when_its_time_is_over(show: Show) -> None:
    table = await playing(show)
    pressed = await press(show, table)
    notes = show.remembered.of(table.id)
    assert notes.press is not None
    notes.press = notes.press._replace(until=now_ms() - 1)
    await moved(show, table)
    assert (pressed.kinds[2:], show.kinds) == ([], ["edit"])


async def test_only_presses_on_the_board_itself_bring_a_token(show: Show) -> None:
    """An older board, another message that carries its custom ids, and another table's number bring none."""
    table = await playing(show)
    other = await lobby(show.tables, people=2, channel=8)
    await show.publisher.opened(other, show.discord.post(8), n=other.version)
    for pressed in (
        await press(show, table, message=show.discord.post()),
        await press(show, table, at=other.id),
        await press(show, table, at=999),
    ):
        assert pressed.kinds == ["send"]
    assert show.remembered.of(table.id).press is show.remembered.of(other.id).press is None


async def test_a_board_that_was_posted_anew_is_not_edited_by_the_token_of_the_old_one(show: Show) -> None:
    table = await playing(show)
    pressed = await press(show, table)
    old = show.message(table)
    show.publisher.message_deleted(table.channel, old or 0)
    await until(lambda: show.message(table) not in (None, old))
    assert show.remembered.of(table.id).press is None
    await moved(show, table)
    assert pressed.kinds == ["defer", "follow up"]
    newer = await press(show, table)
    await moved(show, table)
    assert newer.kinds[2:] == ["edit original"]


async def test_a_board_deleted_unheard_is_found_out_and_posted_anew(show: Show) -> None:
    table = await playing(show)
    pressed = await press(show, table)
    old = show.message(table)
    show.discord.lose(old)
    await moved(show, table)
    assert pressed.line.requests[-1].kind == "edit original refused"
    assert show.kinds == ["edit refused", "send"]
    assert show.message(table) in show.channel.messages


async def test_the_token_is_used_after_a_restart(show: Show) -> None:
    table = await playing(show)
    pressed = await press(show, table)
    await show.noting.finish_saving()
    await show.die()
    await show.live(table)
    await moved(show, table)
    assert pressed.kinds[2:] == ["edit original"] * len(pressed.kinds[2:]) != []
    assert show.kinds == []


async def test_a_process_that_has_lost_its_lease_edits_by_no_token(show: Show) -> None:
    table = await playing(show)
    pressed = await press(show, table)
    show.traffic.refuse_requests()
    await play_one(show.tables, table)
    await asyncio.sleep(MINUTE)
    assert (pressed.kinds[2:], show.kinds) == ([], [])


async def test_edits_by_a_token_wait_for_no_turn_of_the_bots_requests(show: Show) -> None:
    table = await playing(show)
    turns = 0

    async def turn() -> bool:
        nonlocal turns
        turns += 1
        return True

    show.traffic.turn = turn  # type: ignore[method-assign]
    await press(show, table)
    await moved(show, table)
    assert turns == 0
    show.remembered.of(table.id).press = None
    await moved(show, table)
    assert turns == 1


async def test_the_token_of_the_command_that_opened_the_table_edits_its_board(show: Show) -> None:
    opened = show.discord.press(user=HOST, command=True)
    responder = Responder(opened)
    table = await lobby(show.tables, people=3)
    message = await responder.public(await show.publisher.render(table))
    await show.publisher.opened(table, message, n=table.version, press=responder.press_token(message))
    await show.tables.add_computer(table.id, HOST)
    await until(lambda: opened.kinds[1:] == ["edit private"])
    assert show.kinds == []
    assert "4 of" in show.channel.text(message)


async def test_who_asks_for_deletion_leaves_no_token(show: Show) -> None:
    table = await playing(show)
    pressed = await press(show, table, user=ONLOOKER)
    show.publisher.user_forgotten(PLAYER)
    assert show.remembered.of(table.id).press is not None
    show.publisher.user_forgotten(ONLOOKER)
    await show.noting.finish_saving()
    assert "press" not in show.cache.kept[table.id]
    await moved(show, table)
    assert (pressed.kinds[2:], show.kinds) == ([], ["edit"])


class TestScrolledAway:
    @pytest.fixture
    def policy(self) -> object:
        return replace(BOARDS, far=2)

    async def test_a_board_below_which_people_write_is_posted_anew_by_the_bot(self, show: Show) -> None:
        table = await playing(show)
        pressed = await press(show, table)
        for _ in range(3):
            show.publisher.message_seen(table.channel, show.discord.post())
        await moved(show, table)
        assert pressed.kinds == ["defer", "follow up"]
        assert show.kinds == ["send", "delete"]
