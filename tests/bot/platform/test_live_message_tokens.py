"""A live message by the tokens of presses on it: instead of the bot's own requests, and with them where one is refused."""

import asyncio

import pytest

from bot.storage.remembered import PressToken
from data.outside import now_ms
from tests.bot.live_factories import Live, Words, change, live_over
from tests.discord_in_memory import fresh_id, refusal

pytestmark = pytest.mark.looptime


class Tokened(Words):
    """Words in a message that was pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.press: PressToken | None = None
        self.turns = 0

    def token_of(self, message: int) -> PressToken | None:
        return self.press if self.press is not None and self.press.message == message else None

    async def edit_by(self, press: PressToken, rendered: str) -> None:
        await self._ask("edit by token", press.message, rendered)

    def on_token_refused(self, press: PressToken) -> None:
        assert press == self.press
        self.press = None

    async def turn(self) -> bool:
        self.turns += 1
        return True

    def pressed(self, message: int) -> None:
        self.press = PressToken(message, 1, "token", 7, now_ms() + 60_000)


@pytest.fixture
def words() -> Tokened:
    return Tokened()


@pytest.fixture
def live(words: Tokened) -> Live:
    made = live_over(words, message=fresh_id(), is_seen=True, shown_version="one", digest="one")
    made.traffic.turn = words.turn  # type: ignore[method-assign]
    words.pressed(made.message or 0)
    return made


async def test_it_is_edited_by_the_token_without_a_turn(live: Live, words: Tokened) -> None:
    await change(live, "two", wait=2)
    assert (words.kinds, words.turns) == (["edit by token"], 0)
    words.press = None
    await change(live, "three", wait=2)
    assert (words.kinds, words.turns) == (["edit by token", "edit"], 1)


async def test_a_refused_token_is_dropped_and_the_same_state_is_shown_at_once(live: Live, words: Tokened) -> None:
    words.refuses["edit by token"] = refusal(401, 50027)
    await change(live, "two", wait=0.5)
    assert (words.kinds, words.turns, words.press) == (["edit by token refused", "edit"], 1, None)
    assert (live.shown_version, live.trouble) == ("two", None)


async def test_where_no_request_may_be_made_any_more_a_refused_token_is_followed_by_none(
    live: Live, words: Tokened
) -> None:
    async def ended() -> bool:
        return False

    live.traffic.turn = ended  # type: ignore[method-assign]
    words.refuses["edit by token"] = refusal(401, 50027)
    await change(live, "two", wait=5)
    assert words.kinds == ["edit by token refused"]
    assert live.shown_version is None


async def test_the_token_is_tried_again_while_discord_fails(live: Live, words: Tokened) -> None:
    words.refuses["edit by token"] = refusal(503, 0)
    await change(live, "two", wait=0.5)
    assert (words.kinds, words.turns) == (["edit by token refused"], 0)
    words.refuses.clear()
    await asyncio.sleep(5)
    assert (words.kinds[1:], words.turns) == (["edit by token"], 0)


async def test_a_message_that_is_replaced_is_posted_by_the_bot(live: Live, words: Tokened) -> None:
    live.message_deleted(live.message or 0)
    await change(live, "two", wait=2)
    assert (words.kinds, words.turns) == (["send"], 1)
    await change(live, "three", wait=2)
    assert words.kinds == ["send", "edit"], "the token is of the message before"


async def test_a_message_that_is_deleted_while_it_is_rendered_is_not_edited_by_its_token(
    live: Live, words: Tokened
) -> None:
    render, lost = words.render, live.message or 0

    async def amid() -> str:
        words.render = render  # type: ignore[method-assign]
        live.message_deleted(lost)
        return await render()

    words.render = amid  # type: ignore[method-assign]
    await change(live, "two", wait=2)
    assert words.kinds[0] == "send"
    assert "edit by token" not in words.kinds
    assert words.turns == len(words.kinds)
