"""Private tables: one person and computer players, in the person's own place.

They are tables like others, with a result and a review. But nothing is posted and nobody is pinged: the person's hand
is all of it. They take no channel, so any number of people can play in one. *Play in the channel* moves one there.
"""

import asyncio
from dataclasses import replace
from typing import Final

from bot.tables import entries
from bot.tables.cards_again import CardsAgain, cards_of
from bot.tables.entries import Level
from bot.tables.fair_state import ChallengeDeal, DayDeal
from bot.tables.limits import OpeningLimits
from bot.tables.opening import TableOpening
from bot.tables.participants import Company, Guest, Location
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.registry import TableRegistry
from bot.tables.setup import TableSetup
from bot.tables.stages import Stage
from bot.tables.table import Table
from data.errors import ChallengeOver, TriedAlready
from engine.daily.days import SEATS, closes_ms, day_at, preset_on

MOST_OPEN: Final = 3
"""Private tables that a person has open at a time."""


class PrivateTables:
    """Opens private tables, also for tries at the deal of a day, and moves them to channels."""

    def __init__(self, registry: TableRegistry, opening: TableOpening, limits: OpeningLimits) -> None:
        self._registry = registry
        self._opening = opening
        self._limits = limits
        self._beginning = asyncio.Lock()

    async def open(
        self, company: Company, setup: TableSetup, *, locale: str, press: int, deal: DayDeal | CardsAgain | None = None
    ) -> Table:
        """Open a private table and start its match. `deal`: the one that is played, where it was there before.

        TableError: TABLES_ENOUGH, OPENED_OFTEN, TOO_FEW, STOPPING.
        """
        user = company.host.user
        await self._registry.taken_up(owner=user)
        async with self._beginning:
            if sum(not each.fair.is_try for each in self._registry.own(user)) >= MOST_OPEN:
                raise TableError(RefusalReason.TABLES_ENOUGH, most=MOST_OPEN)
            return await self._opening.open(
                company, Location(), setup, locale=locale, start=True, press=press, deal=deal
            )

    async def open_day(self, person: Guest, day: DayDeal, *, locale: str, press: int) -> Table:
        """Open a private table at which the deal of a closed day is played for its own sake.

        TableError: DAY_OPEN, those of `open`.
        """
        if self._registry.now() < closes_ms(day.number):
            raise TableError(RefusalReason.DAY_OPEN)
        return await self.open(*_at_day(person, day), locale=locale, press=press, deal=replace(day, is_again=True))

    async def open_cards(self, person: Guest, played: Table, *, locale: str, press: int) -> Table:
        """Open a private table at which the person plays the cards of their match that is over, once more.

        TableError: NO_CARDS, those of `open`.
        """
        deal, computers = cards_of(played), (Level.NORMAL,) * (len(played.participants) - 1)
        return await self.open(Company(person, computers), played.setup, locale=locale, press=press, deal=deal)

    async def begin_try(self, person: Guest, day: DayDeal, *, board: int | None, locale: str, press: int) -> Table:
        """Begin the person's one try at this day. It does not count among their private tables. `board`: the server on
        whose board it stands.

        TableError: TRIED, DAY_OVER, OPENED_OFTEN, STOPPING.
        """
        await self._registry.taken_up(owner=person.user)
        if day_at(self._registry.now()) != day.number:
            raise TableError(RefusalReason.DAY_OVER)
        company, setup = _at_day(person, day)
        try:
            return await self._opening.open(
                company, Location(), setup, locale=locale, start=True, press=press, deal=day, board=board
            )
        except TriedAlready as error:
            raise TableError(RefusalReason.TRIED) from error

    async def begin_game(
        self, person: Guest, setup: TableSetup, deal: ChallengeDeal, *, locale: str, press: int
    ) -> Table:
        """Begin the person's one try at a deal of a challenge. It does not count among their private tables.

        TableError: TRIED_DEAL, ENDED_CHALLENGE, OPENED_OFTEN, STOPPING.
        """
        await self._registry.taken_up(owner=person.user)
        company = Company(person, computers=(Level.NORMAL,) * (SEATS - 1))
        try:
            return await self._opening.open(
                company, Location(), setup, locale=locale, start=True, press=press, deal=deal
            )
        except TriedAlready as error:
            raise TableError(RefusalReason.TRIED_DEAL) from error
        except ChallengeOver as error:
            raise TableError(RefusalReason.ENDED_CHALLENGE) from error

    def check_room(self, user: int, where: Location) -> None:
        """Check that another table may be in this server, as far as this process knows its tables.

        TableError: as `play_in`.
        """
        self._limits.check(user, where)

    async def play_in(self, table_id: int, user: int, where: Location, *, locale: str) -> Table:
        """Move the user's private table to a channel. Where it has left this process's shards, it is dropped here.

        TableError: NOT_SEATED, TABLE_GONE, ONE_TRY, STALE, CHANNEL_BUSY, SERVER_OPENED_OFTEN, HOSTS_ENOUGH,
        SERVER_FULL.
        """
        channel = where.channel
        assert channel is not None
        await self._registry.taken_up(channel=channel)
        placed = entries.Placed(place=where.place, locale=locale, in_thread=where.in_thread)

        async def move(table: Table) -> None:
            if not table.is_private or table.lesson is not None or table.participant_of(user) is None:
                raise TableError(RefusalReason.NOT_SEATED)
            if table.stage is Stage.OVER:
                raise TableError(RefusalReason.TABLE_GONE)
            if table.fair.has_house:  # House players take no seats from people.
                raise TableError(RefusalReason.ONE_TRY if table.fair.is_try else RefusalReason.STALE)
            with self._limits.admitted(user, where, is_new=False):
                await self._registry.move(table, placed, guild=where.guild, channel=channel)

        return await self._registry.change(table_id, move)


def _at_day(person: Guest, day: DayDeal) -> tuple[Company, TableSetup]:
    """The players of a day's deal, and its setup."""
    preset = preset_on(day.number)
    return Company(person, computers=(Level.NORMAL,) * (SEATS - 1)), TableSetup.of(preset.game, preset.options)
