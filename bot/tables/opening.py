"""Opening a table with its first participants, and the entries by which participants join."""

from collections.abc import Sequence

from bot.tables import entries
from bot.tables.computers import free_name
from bot.tables.entries import Entry, Level, Method, Place
from bot.tables.limits import OpeningLimits
from bot.tables.match_play import MatchPlay, check_start
from bot.tables.participants import Guest
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.registry import TableRegistry
from bot.tables.setup import TableSetup
from bot.tables.table import TURN_SECONDS, Table


class TableOpening:
    """Opens tables: a lobby, or a match at once."""

    def __init__(self, registry: TableRegistry, play: MatchPlay, limits: OpeningLimits) -> None:
        self._registry = registry
        self._play = play
        self._limits = limits

    async def open(
        self,
        *,
        guild: int,
        channel: int | None,
        user: int,
        name: str,
        setup: TableSetup,
        locale: str,
        place: Place = Place.CHANNEL,
        lesson: bool = False,
        seed: int | None = None,
        computers: Sequence[Level] = (),
        guests: Sequence[Guest] = (),
        invited: Sequence[Guest] = (),
        start: bool = False,
        in_thread: bool = False,
        press: int | None = None,
        most_here: int | None = None,
        is_limited: bool = True,
    ) -> Table:
        """Open a lobby with computer players of these levels and guests, and invite people; with `start`, also start
        the match. All or nothing. `place`: in their own place it is the user's, and `guild` is 0; `channel`: None for a
        table in no channel. `lesson`: see `bot.tables.lessons`. `seed`: the deals follow from it, not from a secret.
        `in_thread`: the channel is a thread. `press`: the id of the press or command. `most_here`: how many tables the
        server allows at once. `is_limited`: False for a table that only moves.

        TableError: CHANNEL_BUSY, UNREADABLE, TABLE_FULL, ALREADY_SEATED, STOPPING, those of `OpeningLimits`; with
        `start` TOO_FEW.
        """
        self._registry.check_running()
        secret = self._play.new_secret() if seed is None else None
        opened = entries.Opened(
            host=user,
            name=name,
            game=setup.game,
            preset=setup.preset,
            options=setup.options,
            locale=locale,
            turn_seconds=setup.turn_seconds or TURN_SECONDS,
            practice=lesson,
            in_thread=in_thread,
            secret=None if secret is None else secret.hex(),
            method=None if secret is None else Method.SEVENS_2,
            place=None if lesson or place is Place.CHANNEL else place,
        )
        owner = user if place is Place.OWN else 0
        draft = self._registry.new_table(0, guild, channel, owner)
        lobby = self._first_entries(draft, opened, setup, computers=computers, guests=guests, invited=invited)
        if start:
            check_start(draft)

        def log(number: int) -> Sequence[Entry]:
            draft.id = number  # The key of the deals binds it.
            return [*lobby, self._play.start_of(draft, press, seed)] if start else lobby

        if not is_limited:
            return await self._registry.open(guild=guild, channel=channel, owner=owner, log=log)
        with self._limits.admitted(user=user, guild=guild, channel=channel or 0, place=place, most_here=most_here):
            return await self._registry.open(guild=guild, channel=channel, owner=owner, log=log)

    def _first_entries(
        self,
        draft: Table,
        opened: entries.Opened,
        setup: TableSetup,
        *,
        computers: Sequence[Level],
        guests: Sequence[Guest],
        invited: Sequence[Guest],
    ) -> list[Entry]:
        """The first entries of a new lobby's log, checked by applying them to `draft`."""
        log: list[Entry] = []
        at = self._registry.now()

        def add(entry: Entry) -> None:
            draft.apply(entry, at)
            log.append(entry)

        add(opened)
        own = draft.setup.change_to(setup.having(turn_seconds=opened.turn_seconds))
        if own.model_fields_set:
            add(entries.SetupChanged(changed=own))
        for level in computers:
            add(computer_joined(draft, level))
        for guest in guests:
            add(joined(draft, guest.user, guest.name))
        for guest in invited:
            add(entries.Invited(user=guest.user, name=guest.name))
        return log


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
