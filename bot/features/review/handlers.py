"""The button *Review*: begins a review and shows its progress, or shows the stored one, page by page."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final

from cachetools import LRUCache

from bot.features.replay.positions import PICTURE, match_at, shown_to
from bot.features.review.ids import ReviewPress
from bot.features.review.messages import (
    COURSE,
    HowFar,
    Judged,
    choice_message,
    course_of,
    judged_choices,
    overview_message,
    progress_message,
)
from bot.features.review.reviewing import Reviews, UnderWay
from bot.features.review.stored import Mistake, Review
from bot.platform.discord_api import FAILED, is_passing, log_failed, retried_once
from bot.platform.drawing import Drawing, theme_of
from bot.platform.handlers import Answers, Component, Handlers, Interaction
from bot.platform.messages import Message, Shown, note
from bot.platform.responder import Responder
from bot.platform.sending import edit_private
from bot.storage.user_settings import Reader
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage, Table

log = logging.getLogger(__name__)

_KNOWN: Final = 64
EDIT_SECONDS: Final = 2.0
"""The least time between edits of a progress."""


class ReviewHandlers(Handlers):
    """Show those who played a match what the computer thinks of their own choices."""

    def __init__(self, answers: Answers, drawing: Drawing, reviews: Reviews, *, every: float = EDIT_SECONDS) -> None:
        """`every`: as `EDIT_SECONDS`."""
        super().__init__(answers)
        self._drawing = drawing
        self._reviews = reviews
        self._every = every
        self._following: set[asyncio.Task[None]] = set()
        self._newest: dict[int, int] = {}
        """By user, the message that shows the progress; earlier ones are edited only at the end."""
        self._seen: LRUCache[tuple[int, tuple[Mistake, ...]], Sequence[Judged]] = LRUCache(_KNOWN)

    def components(self) -> Sequence[Component[Any]]:
        return (Component(ReviewPress, self.press),)

    async def cancel_reviews(self) -> None:
        """Give up the reviews that are under way, and their messages."""
        await self._reviews.cancel_reviews()
        for task in self._following:
            task.cancel()
        await asyncio.gather(*self._following, return_exceptions=True)

    async def press(self, responder: Responder, pressed: ReviewPress) -> None:
        """Open the review, or turn to one of its pages."""
        user = responder.interaction.user.id
        table, player = await self._found(pressed.table, user)
        reader = await self.reader(responder)
        review = await self._reviews.find(table.id, user)
        if review is None:
            await self._follow(responder, reader, table, player)
        elif pressed.page is None:
            await responder.private(await self._page(reader, table, player, review))
        else:
            await responder.replace(await self._page(reader, table, player, review, pressed.page))

    async def _found(self, number: int, user: int) -> tuple[Table, int]:
        """The table, and the user as an index into its participants.

        TableError: NO_MATCH, MATCH_UNREADABLE, REVIEW_OF_OTHERS, REVIEW_NOT_OVER.
        """
        table = await self.archive.find(number, by=user)
        if table is None or not table.is_for(user):
            is_known = table is None and await self.archive.has(number)
            raise TableError(RefusalReason.MATCH_UNREADABLE if is_known else RefusalReason.NO_MATCH)
        player = next((at for at, place in enumerate(table.participants) if place.user == user), None)
        if player is None:
            raise TableError(RefusalReason.REVIEW_OF_OTHERS)
        if table.stage is not Stage.OVER or table.match is None or table.match.result is None:
            raise TableError(RefusalReason.REVIEW_NOT_OVER)
        return table, player

    # Progress

    async def _follow(self, responder: Responder, reader: Reader, table: Table, player: int) -> None:
        """Begin the review, unless one is under way for the user, and show its progress until it is ready."""
        interaction = responder.interaction
        user = interaction.user.id
        under_way = self._reviews.of(user) or self._reviews.begin(table, player, user)
        message = await responder.private(self._progress(reader, under_way, asked=table.id))
        if message is None or under_way.table.id != table.id:
            return
        self._newest[user] = message
        task = asyncio.create_task(self._show(interaction, message, reader, under_way, player))
        self._following.add(task)

        def ended(_: object) -> None:
            self._following.discard(task)
            if self._newest.get(user) == message:
                del self._newest[user]

        task.add_done_callback(ended)

    async def _show(
        self, interaction: Interaction, message: int, reader: Reader, under_way: UnderWay, player: int
    ) -> None:
        """Edit the message until the review is ready, and show it there. An expired token ends this; the review is
        kept in any case."""
        user, known = under_way.user, self._far(under_way)
        while True:
            await asyncio.wait([under_way.task], timeout=self._every)
            if under_way.task.done():
                break
            far = self._far(under_way)
            if far != known and self._newest.get(user) == message:
                known = far
                shown = self._progress(reader, under_way, asked=far.table)
                if not await self._edit(interaction, message, shown):
                    return
        if under_way.task.cancelled():
            if under_way.is_dropped:
                await self._edit(interaction, message, note(reader.texts("privacy-deleted")))
            return
        error = under_way.task.exception()
        if error is None:
            shown = await self._page(reader, under_way.table, player, under_way.task.result())
        else:
            # Log only the type: the error's text may contain cards.
            log.error("A review went wrong: %s", type(error).__name__)
            shown = note(reader.texts("review-failed"))
        await self._edit(interaction, message, shown)

    async def _edit(self, interaction: Interaction, message: int, shown: Message) -> bool:
        """Edit a private message; returns whether it may be edited again."""
        application, token = interaction.application_id, interaction.token
        try:
            await retried_once(lambda: edit_private(interaction.client, application, token, message, shown))
        except FAILED as error:
            log_failed(log, error, "The message of a review was not edited")
            return is_passing(error)
        return True

    def _far(self, under_way: UnderWay) -> HowFar:
        ahead = None if under_way.has_begun else self._reviews.ahead(under_way)
        return HowFar(table=under_way.table.id, done=under_way.done, choices=under_way.choices, ahead=ahead)

    def _progress(self, reader: Reader, under_way: UnderWay, *, asked: int) -> Message:
        return progress_message(reader.texts, self._far(under_way), asked=asked)

    # Pages

    async def _page(self, reader: Reader, table: Table, player: int, review: Review, page: int = 0) -> Message:
        """A page of the review; the overview instead of one that there is not."""
        texts, judged = reader.texts, self._judged(table, review)
        if not 1 <= page <= len(judged):
            return overview_message(texts, table, review, judged, shown=await self._course(reader, table, review))
        one, eyes = judged[page - 1], str(player)
        seen = shown_to(table, match_at(table, one.position), eyes, texts, theme_of(reader))
        shown = await self._drawing.picture_or_words(seen, PICTURE, texts)
        return choice_message(texts, table, review, one, eyes=eyes, shown=shown)

    def _judged(self, table: Table, review: Review) -> Sequence[Judged]:
        """The dearest choices. Finding what was seen then takes playing the match again, so they are remembered."""
        key = (table.id, review.mistakes)
        found = self._seen.get(key)
        if found is None:
            found = self._seen[key] = judged_choices(table, review)
        return found

    async def _course(self, reader: Reader, table: Table, review: Review) -> Shown | None:
        """The course of the match as a picture or in words, as the reader wants it; None if nothing was judged."""
        if not any(hand.expected for hand in review.hands):
            return None
        course = course_of(reader.texts, table, review)
        return await self._drawing.picture_or_words(course, COURSE, reader.texts)
