"""Opening a table with its first participants, and the entries by which participants join."""

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any

from bot.tables import entries
from bot.tables.cards_again import CardsAgain
from bot.tables.computers import free_name
from bot.tables.entries import Entry, Level, Method
from bot.tables.fair_state import ChallengeDeal, DayDeal
from bot.tables.limits import OpeningLimits
from bot.tables.match_play import MatchPlay, check_start
from bot.tables.participants import Company, Location
from bot.tables.places import Place
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.registry import TableRegistry
from bot.tables.setup import TableSetup
from bot.tables.table import TURN_SECONDS, Table
from data.rows import NewGame, NewTry


class TableOpening:
    """Opens tables: a lobby, or a match at once."""

    def __init__(self, registry: TableRegistry, play: MatchPlay, limits: OpeningLimits) -> None:
        self._registry = registry
        self._play = play
        self._limits = limits

    async def open(
        self,
        company: Company,
        where: Location,
        setup: TableSetup,
        *,
        locale: str,
        seed: int | None = None,
        start: bool = False,
        press: int | None = None,
        is_limited: bool = True,
        deal: DayDeal | ChallengeDeal | CardsAgain | None = None,
        board: int | None = None,
    ) -> Table:
        """Open a lobby with this company; with `start`, also start the match. All or nothing.

        `seed`: the table is a lesson (`bot.tables.lessons`), whose deals follow from the seed, not from a secret.
        `press`: the id of the press or command. `is_limited`: False for a table that only moves. `deal`: the
        one that is played, where it was there before; a try at a day is on the board of the server `board`. Raises
        `data.errors.TriedAlready` and `ChallengeOver`.

        TableError: NO_GHOSTS, NO_PACE, CHANNEL_BUSY, UNREADABLE, TABLE_FULL, ALREADY_SEATED, STOPPING, those of
        `OpeningLimits`; with `start` TOO_FEW.
        """
        self._registry.check_running()
        check_ghosts(where.place, setup)
        check_pace(where.place, setup)
        is_lesson = seed is not None
        host = company.host
        opened = entries.Opened(
            host=host.user,
            name=host.name,
            game=setup.game,
            preset=setup.preset,
            options=setup.options,
            locale=locale,
            turn_seconds=setup.turn_seconds or TURN_SECONDS,
            practice=is_lesson,
            in_thread=where.in_thread,
            place=where.place if where.place is not Place.CHANNEL and not is_lesson else None,
            **({} if is_lesson else self._new_deal() if deal is None else deal.as_opened()),
        )
        again = deal if isinstance(deal, CardsAgain) else None
        as_try = _try_of(deal, host.user, board)
        owner = host.user if where.place is Place.OWN else 0
        draft = self._registry.new_table(0, where.guild, where.channel, owner)
        lobby = self._first_entries(draft, opened, setup, company, again and again.word)
        if start:
            check_start(draft)

        def log(number: int) -> Sequence[Entry]:
            draft.id = number  # The key of the deals binds it.
            return [*lobby, self._play.start_of(draft, press, seed, again and again.fair)] if start else lobby

        with self._limits.admitted(host.user, where) if is_limited else nullcontext():
            return await self._registry.open(
                guild=where.guild, channel=where.channel, owner=owner, log=log, as_try=as_try
            )

    def _new_deal(self) -> dict[str, Any]:
        """The fields of the entry that opens a table, for deals that follow from a secret of its own."""
        secret = self._play.new_secret()
        return {} if secret is None else {"secret": secret.hex(), "method": Method.SEVENS_2}

    def _first_entries(
        self, draft: Table, opened: entries.Opened, setup: TableSetup, company: Company, word: str | None
    ) -> list[Entry]:
        """The first entries of a new lobby's log, checked by applying them to `draft`. `word`: its host's, for the
        deal.
        """
        log: list[Entry] = []
        at = self._registry.now()

        def add(entry: Entry) -> None:
            draft.apply(entry, at)
            log.append(entry)

        add(opened)
        own = draft.setup.change_to(setup.having(turn_seconds=opened.turn_seconds))
        if own.model_fields_set:
            add(entries.SetupChanged(changed=own))
        if word is not None:
            add(entries.WordSet(user=opened.host, word=word))
        for level in company.computers:
            add(computer_joined(draft, level))
        for guest in company.guests:
            add(joined(draft, guest.user, guest.name))
        for guest in company.invited:
            add(entries.Invited(user=guest.user, name=guest.name))
        return log


def _try_of(deal: DayDeal | ChallengeDeal | CardsAgain | None, user: int, board: int | None) -> NewTry | NewGame | None:
    """The try that begins with a table at which this deal is played, if it is one."""
    match deal:
        case DayDeal(is_again=False):
            return NewTry(user, deal.number, board)
        case ChallengeDeal():
            return NewGame(user, deal.challenge, deal.number)
        case _:
            return None


def check_ghosts(place: Place, setup: TableSetup) -> None:
    """Check that ghosts can be talked to there. TableError: NO_GHOSTS."""
    if setup.has_ghosts and not place.has_bot:
        raise TableError(RefusalReason.NO_GHOSTS)


def check_pace(place: Place, setup: TableSetup) -> None:
    """Check that days can pass there between moves. TableError: NO_PACE."""
    if setup.is_slow and place is Place.BORROWED:
        raise TableError(RefusalReason.NO_PACE)


def joined(table: Table, user: int, name: str, press: int | None = None) -> entries.Joined:
    """The entry by which a person joins. TableError: ALREADY_SEATED, TABLE_FULL."""
    if table.participant_of(user):
        raise TableError(RefusalReason.ALREADY_SEATED)
    _check_room(table)
    return entries.Joined(user=user, name=name, press=press)


def computer_joined(table: Table, level: Level) -> entries.ComputerJoined:
    """The entry by which a computer player joins. TableError: TABLE_FULL."""
    _check_room(table)
    name = free_name(table.locale, {each.name for each in table.participants})
    return entries.ComputerJoined(name=name, player=level)


def _check_room(table: Table) -> None:
    most = table.setup.seats_allowed()[-1]
    if len(table.participants) >= most:
        raise TableError(RefusalReason.TABLE_FULL, most=most)
