"""Reviews: their progress, the overview and each of the dearest choices, in pictures and words."""

from collections.abc import AsyncIterator

from bot.features.review.handlers import ReviewHandlers
from bot.features.review.ids import ReviewPress
from bot.features.review.messages import HowFar, progress_message
from bot.features.review.reviewing import Reviews
from bot.features.review.stored import MOST_MISTAKES, Review, written
from bot.platform.messages import Message
from i18n import Texts
from tests.bot.features.review.factories import Here, Kept, blamed
from tests.bot.fitting.at_replays import MATCHES as OF_REPLAYS
from tests.bot.fitting.stage import BIG_ID, Reads, Stage, answers_to, reader, reads
from tests.bot.interaction_factories import new_answers
from tests.bot.match_factories import match_of, play_match
from tests.bot.table_factories import HOST

MATCHES = (*OF_REPLAYS, ("nanatoridori", 4), ("earl-of-coventry", 6))


def handlers_of(stage: Stage, user_settings: Reads, kept: Kept) -> ReviewHandlers:
    return ReviewHandlers(new_answers(stage.tables, user_settings), stage.drawing, Reviews(Here(), kept, worlds=8))


async def make_reviews(texts: Texts) -> AsyncIterator[Message]:
    """Every page of reviews of long matches with many people, and reviews of nothing."""
    for preset, people in MATCHES:
        async with Stage() as stage:
            user_settings = reads(texts)
            kept = Kept()
            handlers = handlers_of(stage, user_settings, kept)
            table = await match_of(stage.tables, preset, people=people, locale=texts.language)
            await play_match(stage.tables, table)
            review = await blamed(table, 0, missed=99, by_others=99)
            nothing = Review(worlds=400, proved=False, choices=0, hands=())
            for text_only in (False, True):
                user_settings.one = reader(texts, text_only=text_only)
                for shown in (review, nothing, review.model_copy(update={"mistakes": ()})):
                    kept.values[table.id, HOST] = written(shown)
                    for page in (None, *range(MOST_MISTAKES + 1)):
                        for made in await answers_to(handlers, str(ReviewPress(table.id, page)), command=True):
                            yield made
            await handlers.cancel_reviews()


async def make_progress_of_reviews(texts: Texts) -> AsyncIterator[Message]:
    """A review that is begun, and all that can be said until it is ready."""
    for ahead in (None, 0, 1, 99):
        for choices in (None, 999):
            for asked in (BIG_ID, 1):
                far = HowFar(table=BIG_ID, done=998, choices=choices, ahead=ahead)
                yield progress_message(texts, far, asked=asked)
    async with Stage() as stage:
        handlers = handlers_of(stage, reads(texts, text_only=True), Kept())
        table = await match_of(stage.tables, "classic", people=4, locale=texts.language)
        await play_match(stage.tables, table)
        for made in await answers_to(handlers, str(ReviewPress(table.id)), command=True):
            yield made
        await handlers.cancel_reviews()
