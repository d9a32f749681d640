"""Messages of the daily deal."""

from collections.abc import AsyncIterator
from dataclasses import replace

from bot.features.daily.announcing import day_message
from bot.features.daily.boards import DayLine, MonthLine, board_message
from bot.features.daily.challenge_pages import (
    CHALLENGES,
    Seen,
    challenge_message,
    declined_message,
    invitation_message,
    list_message,
)
from bot.features.daily.challenge_rendering import game_over_message, picture_of
from bot.features.daily.pages import OwnResult, Today, how_message, shared_message, today_message
from bot.features.daily.past import PastDay, past_message
from bot.features.daily.presence import Presence
from bot.features.daily.reminder_handlers import reminders_message
from bot.features.daily.reminding import Ended, reminder_message
from bot.features.daily.result import again_message, again_picture, result_message, result_picture
from bot.features.daily.world import world_message
from bot.platform.messages import Message
from data.rows import Challenge, ChallengeGame, FinishedTry, Side, Try
from engine.daily.days import WEEK
from engine.daily.score import Score
from i18n import Texts
from tests.bot.features.review.factories import over
from tests.bot.fitting.limits import picture
from tests.bot.fitting.stage import BIG_ID
from tests.bot.tables.dailies import TODAY

DAY = 99_999
BEGUN = Try(
    user_id=1,
    day=DAY,
    table_id=17_630_000_000_000,
    guild_id=None,
    begun_at_ms=0,
    finished_at_ms=None,
    score=None,
    turns=None,
)


async def make_daily(texts: Texts) -> AsyncIterator[Message]:
    """The page of a day before, in and after the try, its end, the line that is shared, and how it counts."""
    for day in range(DAY, DAY + 7 * max(map(len, WEEK))):
        result = OwnResult(day, Score(4, -364), 100, 1_000_000, "cpjo" * 30)
        first = OwnResult(day, Score(1, 49), None, 0, "c")
        today = Today(
            day=day,
            people=1_000_000,
            own=None,
            result=None,
            yesterday=result,
            presence=Presence(12, 14),
            in_server=True,
        )
        yield today_message(texts, today)
        for why in Ended:
            yield today_message(texts, replace(today, own=BEGUN, people=0, yesterday=first, ended=why))
        yield today_message(texts, replace(today, own=BEGUN, result=result))
        for each in (result, first):
            for is_closed in (False, True):
                drawn = result_picture(texts, each, is_final=is_closed)
                for shown in (drawn.words(texts), picture("daily.png")):
                    yield result_message(texts, each, shown, table=BIG_ID, in_server=True, is_closed=is_closed)
            yield shared_message(texts, each, by="W" * 32)
        yield how_message(texts, day, ("f" * 64, "0" * 64))


async def make_past(texts: Texts) -> AsyncIterator[Message]:
    """The page of a day that is over."""
    result = OwnResult(DAY, Score(4, -364), 100, 1_000_000, "c")
    ended = replace(BEGUN, score=result.score.number, finished_at_ms=1)
    past = PastDay(day=DAY, last=DAY + 1, people=1_000_000, own=ended, result=result, is_closed=True)
    yield past_message(texts, past)
    yield past_message(texts, replace(past, is_closed=False))
    for is_closed in (False, True):
        yield past_message(texts, replace(past, own=BEGUN, result=None, is_closed=is_closed))
        yield past_message(texts, replace(past, own=None, result=None, people=0, is_closed=is_closed))


def challenge_of(preset: str, *, games: int = 3, **facts: object) -> Challenge:
    """A challenge of which both sides have played so many deals."""
    played = {
        deal: ChallengeGame(deal=deal, table_id=BIG_ID, score=Score(4, -364).number, turns="cpjo" * 30)
        for deal in range(1, games + 1)
    }
    sides = [Side(user_id=BIG_ID - at, is_asker=not at, games=played) for at in range(2)]
    return replace(
        Challenge(
            id=10**17,
            preset=preset,
            deals=3,
            secret=bytes(32),
            begun_at_ms=TODAY,
            closes_at_ms=TODAY + 1,
            is_declined=False,
            sides=sides,
        ),
        **facts,
    )


async def make_challenges(texts: Texts) -> AsyncIterator[Message]:
    """Invitations, pages and ends of challenges, open and over."""
    for preset in CHALLENGES:
        for challenge in challenge_states(preset.id):
            for side in challenge.sides:
                seen = Seen(challenge, side, TODAY)
                yield challenge_message(texts, seen, notice=texts("challenge-sent"))
                for shown in ("w" * 300, picture("daily.png")):
                    yield game_over_message(texts, seen, shown, table=BIG_ID, deal=2)
        yield list_message(texts, [Seen(each, each.sides[0], TODAY) for each in challenge_states(preset.id)[:5]])
        for is_called in (False, True):
            yield invitation_message(texts, challenge_of(preset.id), asker="*" * 32, name="W" * 32, is_called=is_called)
        yield declined_message(texts, challenge_of(preset.id), "*" * 32)
    yield list_message(texts, [])
    drawn = picture_of(texts, FinishedTry(Score(4, -364).number, "cpjo" * 30), 3)
    yield game_over_message(texts, None, drawn.words(texts), table=BIG_ID, deal=3)


def challenge_states(preset: str) -> list[Challenge]:
    """A challenge in each of its states."""
    whole, some = challenge_of(preset), challenge_of(preset, games=1)
    states = [
        some,
        challenge_of(preset, games=0),
        whole,
        replace(some, closes_at_ms=TODAY),
        replace(whole, sides=whole.sides[:1]),
        replace(some, is_declined=True),
    ]
    return [replace(each, id=each.id + number) for number, each in enumerate(states)]


async def make_again(texts: Texts) -> AsyncIterator[Message]:
    """The end of a match with the cards of a closed day."""
    table = await over("killing")
    for result in (
        OwnResult(DAY, Score(4, -364), 100, 1_000_000, "cpjo" * 30),
        OwnResult(DAY, Score(1, 1), None, 0, "c"),
    ):
        for shown in (again_picture(texts, result).words(texts), picture("daily.png")):
            yield again_message(texts, result, shown, table)


async def make_boards(texts: Texts) -> AsyncIterator[Message]:
    """A server's board, and the world's scores."""
    whole = [DayLine(rank, BIG_ID - rank, 4, 100) for rank in range(1, 200)]
    month = [MonthLine(rank, BIG_ID - rank, 100, 31) for rank in range(1, 200)]
    result = OwnResult(DAY, Score(4, -364), 100, 1_000_000, "c")
    people = {Score(place, margin).number: 100_000 for place in range(1, 5) for margin in (-364, -100, 100, 364)}
    for day in range(DAY, DAY + 7 * max(map(len, WEEK))):
        yield board_message(texts, day, whole, month, range(DAY - 31, DAY), user=BIG_ID - 199)
        yield board_message(texts, day, [DayLine(1, BIG_ID, 1, None)], [], range(0), user=BIG_ID)
        for is_closed in (False, True):
            yield world_message(texts, replace(result, day=day), people, is_closed=is_closed)
        yield day_message(texts, day, whole)
        yield day_message(texts, day, [])


async def make_reminders(texts: Texts) -> AsyncIterator[Message]:
    """A reminder, and the page on which a person asks for it."""
    for day in range(DAY, DAY + 7 * max(map(len, WEEK))):
        yield reminder_message(texts, day)
    for hour in (None, 0, 23):
        yield reminders_message(texts, hour, now=TODAY)
