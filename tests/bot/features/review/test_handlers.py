"""Pressing *Review*: who may, what is shown meanwhile, and what afterwards."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest

from bot.features.review.handlers import ReviewHandlers
from bot.features.review.ids import ReviewPress
from bot.features.review.reviewing import Reviews
from bot.features.review.stored import written
from bot.storage.user_settings import UserSettings
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.table import Table
from i18n import texts_in
from tests.bot.channels import Cache
from tests.bot.features.review.factories import Here, Kept, blamed
from tests.bot.fitting.limits import said
from tests.bot.hand_factories import until
from tests.bot.interaction_factories import new_answers, press
from tests.bot.match_factories import match_of, play_hand, play_match
from tests.bot.no_pictures import no_pictures
from tests.bot.refused import refused
from tests.bot.table_factories import HOST
from tests.discord_in_memory import Discord, refusal

ENGLISH = texts_in("en")


@dataclass
class Desk:
    """What reviews need, and the handlers. `answers`: the messages that answered presses, in order."""

    discord: Discord
    tables: TableService
    here: Here
    kept: Kept
    handlers: ReviewHandlers
    answers: list[int] = field(default_factory=list[int])

    async def played(self, preset: str = "classic") -> Table:
        """A match that is over."""
        table = await match_of(self.tables, preset, people=4)
        await play_match(self.tables, table)
        return table

    async def pressed(self, table: Table, user: int = HOST, page: int | None = None) -> str:
        """What is answered."""
        pressed = self.discord.press(user=user)
        await press(self.handlers, str(ReviewPress(table.id, page)), pressed)
        self.answers.append(pressed.line.requests[0].message)
        return said(pressed.shown[0])

    @property
    def edits(self) -> list[tuple[int, str]]:
        """The answers that were edited, and their words."""
        made = [each for each in self.discord.line.requests if each.kind == "edit private"]
        return [(self.answers.index(each.message), said(each.components)) for each in made]

    async def edited(self, words: str, *answers: int) -> None:
        """Wait until these answers have been edited to these words."""
        await until(lambda: set(answers) <= {answer for answer, text in self.edits if words in text}, within=30)


@pytest.fixture
async def desk(tables: TableService) -> AsyncIterator[Desk]:
    here, kept, cache = Here(), Kept(), Cache()
    for user in range(HOST, HOST + 10):
        await cache.preferences.change(user, {"text_only": True})
    reviews = Reviews(here, kept, worlds=8)
    made = ReviewHandlers(new_answers(tables, UserSettings(cache)), no_pictures(), reviews, every=0.001)
    yield Desk(Discord(), tables, here, kept, made)
    await made.cancel_reviews()


async def test_a_press_shows_the_progress_and_then_the_review_and_the_next_one_shows_it_at_once(desk: Desk) -> None:
    table = await desk.played()
    desk.here.may_go_on.clear()
    assert ENGLISH("review-patience") in await desk.pressed(table)
    await desk.edited("0 of", 0)
    desk.here.may_go_on.set()
    await desk.edited("Luck apart", 0)
    asked = desk.here.asked
    assert "Luck apart" in await desk.pressed(table)
    assert desk.here.asked == asked, "nothing is computed"


async def test_a_second_press_shows_the_progress_of_the_one_that_is_under_way(desk: Desk) -> None:
    table, other = await desk.played(), await desk.played()
    desk.here.may_go_on.clear()
    await desk.pressed(table)
    await desk.edited("0 of", 0)
    assert "0 of" in await desk.pressed(table)
    elsewhere = await desk.pressed(other)
    assert "made at a time" in elsewhere
    assert "0 of" in elsewhere
    desk.here.may_go_on.set()
    await desk.edited("Luck apart", 0, 1)


async def test_an_expired_token_ends_the_edits_and_the_review_is_kept(desk: Desk) -> None:
    table = await desk.played()
    desk.here.may_go_on.clear()
    await desk.pressed(table)
    desk.discord.line.refuses["edit private"] = refusal(401, 50027)
    desk.here.may_go_on.set()
    await until(lambda: desk.kept.values, within=30)
    assert not any("Luck apart" in text for _, text in desk.edits)
    assert "Luck apart" in await desk.pressed(table)


async def test_a_review_that_goes_wrong_says_so(desk: Desk) -> None:
    table = await desk.played()
    desk.kept.is_full = True
    await desk.pressed(table)
    await desk.edited(ENGLISH("review-failed"), 0)


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
        with refused(reason):
            await desk.pressed(table, user)
    assert not desk.here.asked


async def test_who_left_gets_a_review_of_the_choices_until_then(desk: Desk) -> None:
    table = await desk.played()
    table.participants[1].left = True
    await desk.pressed(table, HOST + 1)
    await desk.edited("Luck apart", 0)
