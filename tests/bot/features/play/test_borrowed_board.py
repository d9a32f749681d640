"""The board where the bot is no member: by tokens only, asleep without one, and awake by the next press."""

from collections.abc import AsyncIterator

import pytest

from bot.features.play.borrowed_board import SELDOM_MS, SOON_MS
from bot.platform.follow_ups import MOST, FollowUps, NoToken
from bot.platform.messages import note
from bot.platform.responder import Responder
from bot.storage.remembered import PressToken
from bot.tables.participants import Company, Guest, Location
from bot.tables.setup import TableSetup
from bot.tables.table import Table
from data.outside import now_ms
from tests.bot.features.play.board_show import Show
from tests.bot.hand_factories import until
from tests.bot.table_factories import HOST
from tests.discord_in_memory import CHANNEL, Discord, Pressed

GUEST = 101
LONG_MS = 600_000


async def answered(show: Show, message: int, user: int = HOST) -> Pressed:
    """Somebody presses the message, which is answered by an update."""
    pressed = show.discord.press(user=user, ephemeral=False, message=message)
    responder = Responder(pressed)
    await responder.nothing()
    responder.cancel_timer()
    return pressed


async def borrowed(show: Show, *, lives_ms: int = LONG_MS) -> tuple[Table, int]:
    """A lobby with two people, and its message; its token lives so long."""
    company = Company(Guest(HOST, "Ann"), guests=[Guest(GUEST, "Bob")])
    setup = TableSetup.of("shichi-narabe", computers_fill=True)
    table = await show.tables.open(company, Location(channel=CHANNEL), setup, locale="en-US")
    message = show.discord.post()
    press = PressToken.of(await answered(show, message), message, until=now_ms() + lives_ms, is_original=True)
    await show.publisher.opened(table, message, n=table.version, press=press)
    show.channel.requests.clear()
    return table, message


@pytest.fixture
async def show() -> AsyncIterator[Show]:
    made = Show()
    yield made
    await made.tables.stop_play()
    await made.publisher.stop_following()


def own(show: Show) -> list[str]:
    """Requests by the bot's own token."""
    return [each.kind for each in show.channel.requests if not each.token]


async def test_it_is_edited_by_its_token_and_never_by_the_bot(show: Show) -> None:
    table, message = await borrowed(show)
    await show.tables.join(table.id, 102, "Cat")
    await until(lambda: "Cat" in show.channel.text(message))
    assert own(show) == []
    assert "This table lives by presses" in show.channel.text(message)


async def test_it_falls_asleep_before_its_token_ends_and_wakes_by_a_press_on_it(show: Show) -> None:
    table, message = await borrowed(show, lives_ms=300)
    await until(lambda: "The table sleeps" in show.channel.text(message))
    deadline = table.deadline
    pressed = await answered(show, message, GUEST)
    show.publisher.take(table.id, PressToken.of(pressed, message, until=now_ms() + LONG_MS, is_original=True))
    await until(lambda: "The table sleeps" not in show.channel.text(message))
    await show.tables.registry.idle()
    assert table.deadline is not None
    assert deadline is not None
    assert table.deadline > deadline, "no time has passed for its people"
    assert own(show) == []


async def test_a_press_of_a_player_elsewhere_brings_it_back(show: Show) -> None:
    table, message = await borrowed(show, lives_ms=300)
    await until(lambda: "The table sleeps" in show.channel.text(message))
    show.publisher.heard(await answered(show, show.discord.post(), GUEST))
    await until(lambda: show.remembered.of(table.id).message not in (None, message))
    again = show.remembered.of(table.id).message
    await until(lambda: "Bob" in show.channel.text(again))
    assert own(show) == []


async def test_a_press_of_somebody_else_does_not(show: Show) -> None:
    table, message = await borrowed(show, lives_ms=300)
    await until(lambda: "The table sleeps" in show.channel.text(message))
    show.publisher.heard(await answered(show, show.discord.post(), 999))
    assert not show.publisher.follow_ups.can_post(table.id)
    assert show.remembered.of(table.id).message == message


async def test_while_its_token_lives_long_no_press_posts_it_again(show: Show) -> None:
    table, message = await borrowed(show, lives_ms=SOON_MS + 60_000)
    show.publisher.heard(await answered(show, show.discord.post(), GUEST))
    await show.tables.join(table.id, 102, "Cat")
    await until(lambda: "Cat" in show.channel.text(message))
    assert show.remembered.of(table.id).message == message


async def test_shortly_before_its_end_a_new_message_waits_until_the_last_is_ten_minutes_old(show: Show) -> None:
    table, message = await borrowed(show, lives_ms=SOON_MS - 1000)
    show.publisher.heard(await answered(show, show.discord.post(), GUEST))
    await show.tables.join(table.id, 102, "Cat")
    await until(lambda: "Cat" in show.channel.text(message))
    assert show.remembered.of(table.id).message == message
    assert SELDOM_MS == 600_000


async def test_no_more_than_three_messages_follow_a_press() -> None:
    discord = Discord()
    follow_ups, line = FollowUps(discord.client), note("your turn")
    with pytest.raises(NoToken):
        await follow_ups.post(1, line)
    pressed = discord.press(user=HOST, ephemeral=False, message=discord.post())
    responder = Responder(pressed)
    await responder.nothing()
    follow_ups.note(1, pressed)
    posted = [await follow_ups.post(1, line) for _ in range(MOST)]
    with pytest.raises(NoToken):
        await follow_ups.post(1, line)
    await follow_ups.delete(posted[0].message)
    assert posted[0].message not in discord.channel().messages
    follow_ups.forget_user(HOST)
    assert not follow_ups.can_post(1)
    responder.cancel_timer()
