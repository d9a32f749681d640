"""Pressing *Review*: who may, what is shown meanwhile, and what afterwards."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.features.review import handlers as handlers_module
from bot.features.review.handlers import ReviewHandlers
from bot.features.review.reviewing import Reviews
from bot.features.review.stored import written
from bot.platform import ids
from bot.platform.messages import Message
from bot.storage.user_settings import Reader
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.service import TableService
from bot.tables.table import Table
from i18n import texts_in
from tests.bot.channels import refusal
from tests.bot.features.review.factories import Here, Kept, blamed
from tests.bot.fitting.limits import text_of
from tests.bot.interaction_factories import Answered, new_answers, press
from tests.bot.match_factories import match_of, play_hand, play_match
from tests.bot.no_pictures import no_pictures
from tests.bot.table_factories import HOST, new_tables

ENGLISH = texts_in("en")


class AnsweredAt(Answered):
    """A responder whose message has this id."""

    def __init__(self, user: int, message: int) -> None:
        super().__init__(
            SimpleNamespace(user=SimpleNamespace(id=user), application_id=1, token="token", client=None, message=None)
        )
        self._message = message

    async def private(self, message: Message) -> Any:
        self.messages.append(message)
        return self._message


@dataclass
class Desk:
    """What reviews need, the handlers, and what they edited: pairs of the message's id and its text."""

    tables: TableService
    here: Here
    kept: Kept
    handlers: ReviewHandlers
    edits: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    refuses: Exception | None = None

    async def played(self, preset: str = "classic") -> Table:
        """A match that is over."""
        table = await match_of(self.tables, preset, people=4)
        await play_match(self.tables, table)
        return table

    async def pressed(self, table: Table, user: int = HOST, page: int | None = None, *, message: int = 5) -> str:
        """What is answered."""
        answered = AnsweredAt(user, message)
        await press(self.handlers, ids.review(table.id, page), answered)
        [made] = answered.messages
        return text_of(made)

    async def edited(self, words: str, *messages: int) -> None:
        """Wait until these messages have been edited to these words."""
        async with asyncio.timeout(30):
            while not set(messages) <= {message for message, text in self.edits if words in text}:
                await asyncio.sleep(0.001)


@pytest.fixture
async def desk(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Desk]:
    tables, here, kept = new_tables(), Here(), Kept()
    settings: Any = SimpleNamespace(of=AsyncMock(return_value=Reader(ENGLISH, "en", text_only=True)))
    reviews = Reviews(here, kept, worlds=8)
    made = ReviewHandlers(new_answers(tables, settings), no_pictures(), reviews, every=0.001)
    desk = Desk(tables, here, kept, made)

    async def edit(client: Any, application: int, token: str, message: int, shown: Message) -> None:
        if desk.refuses is not None:
            raise desk.refuses
        desk.edits.append((message, text_of(shown)))

    monkeypatch.setattr(handlers_module, "edit_private", edit)
    yield desk
    await made.close()
    await tables.close()


async def test_a_press_shows_the_progress_and_then_the_review_and_the_next_one_shows_it_at_once(desk: Desk) -> None:
    table = await desk.played()
    desk.here.may_go_on.clear()
    assert ENGLISH("review-patience") in await desk.pressed(table)
    await desk.edited("0 of", 5)
    desk.here.may_go_on.set()
    await desk.edited("Luck apart", 5)
    asked = desk.here.asked
    assert "Luck apart" in await desk.pressed(table)
    assert desk.here.asked == asked, "nothing is computed"


async def test_a_second_press_shows_the_progress_of_the_one_that_is_under_way(desk: Desk) -> None:
    table, other = await desk.played(), await desk.played()
    desk.here.may_go_on.clear()
    await desk.pressed(table, message=5)
    await desk.edited("0 of", 5)
    assert "0 of" in await desk.pressed(table, message=6)
    elsewhere = await desk.pressed(other, message=7)
    assert "made at a time" in elsewhere
    assert "0 of" in elsewhere
    desk.here.may_go_on.set()
    await desk.edited("Luck apart", 5, 6)


async def test_an_expired_token_ends_the_edits_and_the_review_is_kept(desk: Desk) -> None:
    table = await desk.played()
    desk.here.may_go_on.clear()
    await desk.pressed(table)
    desk.refuses = refusal(401, 50027)
    desk.here.may_go_on.set()
    async with asyncio.timeout(30):
        while not desk.kept.values:
            await asyncio.sleep(0.001)
    assert not any("Luck apart" in text for _, text in desk.edits)
    assert "Luck apart" in await desk.pressed(table)


async def test_a_review_that_goes_wrong_says_so(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await desk.played()
    monkeypatch.setattr(desk.kept, "keep_review", AsyncMock(side_effect=OSError))
    await desk.pressed(table)
    await desk.edited(ENGLISH("review-failed"), 5)


async def test_pages_are_turned_and_one_that_is_not_there_is_the_overview(desk: Desk) -> None:
    table = await desk.played()
    review = await blamed(table, 0)
    desk.kept.values[table.id, HOST] = written(review)
    assert "Luck apart" in await desk.pressed(table, page=0)
    for page in range(1, len(review.mistakes) + 1):
        assert f"Choice {page} of {len(review.mistakes)}" in await desk.pressed(table, page=page)
    assert "Luck apart" in await desk.pressed(table, page=9)
    assert not desk.here.asked


async def test_only_who_played_gets_a_review_and_only_of_a_match_that_is_over(desk: Desk) -> None:
    running = await match_of(desk.tables, "classic", people=4)
    several = await match_of(desk.tables, "insidious-sevens", people=4, channel=8)
    await play_hand(desk.tables, several)
    for table, user, reason in (
        (running, HOST, RefusalReason.REVIEW_NOT_OVER),
        (running, HOST + 9, RefusalReason.REVIEW_OF_OTHERS),
        (several, HOST, RefusalReason.REVIEW_NOT_OVER),
        (Table(10**9, 1, 7), HOST, RefusalReason.NO_MATCH),
    ):
        with pytest.raises(TableError) as refused:
            await desk.pressed(table, user)
        assert refused.value.reason is reason
    assert not desk.here.asked


async def test_who_left_gets_a_review_of_the_choices_until_then(desk: Desk) -> None:
    table = await desk.played()
    table.participants[1].left = True
    await desk.pressed(table, HOST + 1)
    await desk.edited("Luck apart", 5)
