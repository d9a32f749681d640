"""Makes reviews, a small part of the work at a time, in the processes that think while no player has to.

At most as many choices are worked on at once as there are processes, so the reviews that were asked for first are ready
first. Nothing is kept of one that is not ready: after a restart it is begun anew when somebody asks again.
"""

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Final, Protocol

from bot.features.review.own_choices import OwnChoice, own_match
from bot.features.review.part import played_out
from bot.features.review.stored import MOST_MISTAKES, Mistake, Review, StoredHand, read, stored_hand, written
from bot.platform.serving import packed, unframed
from bot.platform.worker import Work
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Table
from data.reviews import KeptReviews
from engine.moves import Move
from engine.review import WORLDS, Judgement, Loss, Outcomes, PlayOut, contest, is_proved, judging

log = logging.getLogger(__name__)

MOST_WAITING: Final = 100
"""Reviews that are made or wait."""
TRIES: Final = 3
"""How often a part of the work is tried, as its process may be killed."""


class Spare(Protocol):
    """Processes that do what others have time for (`bot.platform.thinking.Thinkers`)."""

    @property
    def processes(self) -> int: ...

    def spare(self, work: Work) -> Awaitable[bytes | None]:
        """None: it failed, or the process ended."""
        ...


@dataclass(slots=True, eq=False)
class UnderWay:
    """A review that is being made."""

    table: Table
    user: int
    done: int = 0
    choices: int | None = None
    """How many there are, once they have been counted."""
    has_begun: bool = False
    """Whether it is no longer waiting for others."""
    is_dropped: bool = False
    """Given up, as everything about the user was deleted."""
    task: "asyncio.Task[Review]" = field(init=False)


class Reviews:
    """The stored reviews, and those that are being made: one for each user."""

    def __init__(
        self, spare: Spare, kept: KeptReviews, *, worlds: int = WORLDS, most_waiting: int = MOST_WAITING
    ) -> None:
        """`worlds`: guessed worlds of a choice. `most_waiting`: as `MOST_WAITING`."""
        self._spare = spare
        self._kept = kept
        self._worlds = worlds
        self._most_waiting = most_waiting
        self._room = asyncio.Semaphore(spare.processes)
        self._under_way: dict[int, UnderWay] = {}
        """By user, in the order in which they asked."""

    async def find(self, table: int, user: int) -> Review | None:
        """The stored review; None: it is to be made."""
        return read(await self._kept.find(table, user))

    def of(self, user: int) -> UnderWay | None:
        """The review that is being made for this user."""
        return self._under_way.get(user)

    def begin(self, table: Table, player: int, user: int) -> UnderWay:
        """Begin to review the choices of a player, an index into `Table.participants`; none may be under way for the
        user. TableError: REVIEWS_BUSY.
        """
        assert user not in self._under_way
        if len(self._under_way) >= self._most_waiting:
            raise TableError(RefusalReason.REVIEWS_BUSY)
        begun = self._under_way[user] = UnderWay(table, user)
        begun.task = asyncio.create_task(self._make(begun, player))
        begun.task.add_done_callback(lambda _: self._under_way.pop(user))
        return begun

    def ahead(self, of: UnderWay) -> int:
        """How many reviews that were asked for earlier wait, too."""
        waiting = [each for each in self._under_way.values() if not each.has_begun]
        return waiting.index(of) if of in waiting else 0

    def drop(self, user: int) -> None:
        """Give up the user's review, as everything about them is deleted."""
        if (under_way := self.of(user)) is not None:
            under_way.is_dropped = True
            under_way.task.cancel()

    async def cancel_reviews(self) -> None:
        """Give up what is under way."""
        tasks = [each.task for each in self._under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, under_way: UnderWay, player: int) -> Review:
        async with self._room:
            under_way.has_begun = True
            review = await self._made(under_way, player)
        if not await self._kept.keep(under_way.table.id, under_way.user, written(review)):
            under_way.is_dropped = True
            raise asyncio.CancelledError
        return review

    async def _made(self, under_way: UnderWay, player: int) -> Review:
        match = await own_match(under_way.table, player)
        under_way.choices = match.choices
        hands, mistakes, missed, proved = list[StoredHand](), list[Mistake](), 0, False
        for number, hand in enumerate(match.hands):
            judged = list[Judgement]()
            for choice in hand.choices:
                judgement = await self._judged(choice, seed=under_way.table.id)
                under_way.done += 1
                if judgement is None:
                    missed += 1
                    continue
                if (loss := judgement.mistake) is not None:
                    mistakes.append(_mistake(choice, judgement.best, loss, hand=number, choice_number=len(judged)))
                proved = proved or is_proved(choice.view)
                judged.append(judgement)
            hands.append(stored_hand(hand.place, judged))
        return Review(
            worlds=self._worlds,
            proved=proved,
            choices=match.choices,
            missed=missed,
            by_others=match.by_others,
            hands=tuple(hands),
            mistakes=tuple(sorted(mistakes, key=lambda each: -each.points)[:MOST_MISTAKES]),
        )

    async def _judged(self, choice: OwnChoice, *, seed: int) -> Judgement | None:
        """None: it could not be judged."""
        try:
            found = await asyncio.to_thread(contest, choice.view, choice.played, seed=seed * 10_000 + choice.move)
        except Exception as error:
            # Log only the type: the error's text may contain cards.
            log.warning("A choice could not be read: %s", type(error).__name__)
            return None
        if found is None:
            return None
        parts = judging(found, worlds=self._worlds)
        part = next(parts)
        while True:
            outcomes = await self._played_out(part)
            if outcomes is None:
                return None
            try:
                part = parts.send(outcomes)
            except StopIteration as done:
                return done.value

    async def _played_out(self, part: PlayOut) -> Outcomes | None:
        work = Work(played_out, packed(part))
        for _ in range(TRIES):
            answer = await self._spare.spare(work)
            if answer is not None:
                return unframed(answer)
        return None


def _mistake(choice: OwnChoice, best: Move, loss: Loss, *, hand: int, choice_number: int) -> Mistake:
    return Mistake(
        move=choice.move,
        hand=hand,
        choice=choice_number,
        best=str(best),
        points=round(100 * loss.utility, 1),
        error=round(100 * loss.error, 1),
        places=round(loss.places, 2),
    )
