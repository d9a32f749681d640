"""Computer ghosts occasionally ask a player a question; a player who answers has talked to a ghost. They prefer players
whose seats promise more.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from bot.features.ghosts.hearing import Hearing, written_at
from bot.platform.delivery import Delivery
from bot.platform.discord_api import FAILED, log_failed
from bot.platform.messages import NOBODY, Message, note
from bot.tables.entries import Closed, Moved, MovedBy
from bot.tables.open_table import Change
from bot.tables.participants import Participant
from bot.tables.registry import TableRegistry
from bot.tables.table import Stage, Table
from bot.tables.talking import ghost_seat, talker_seat
from bot.text.naming import name_of
from bot.text.sentences import public_texts
from data.outside import chance
from engine.ai.ghosts import promise
from i18n import Texts

log = logging.getLogger(__name__)

QUESTIONS: Final = 28
"""The number of questions: messages `ghost-question-1` to this one."""
LEAST_SECONDS: Final = 60.0
"""Least time between two questions at one table."""
PAUSE: Final = (12.0, 60.0)
"""Least and greatest random delay before a ghost asks, in seconds."""
NEAR_SECONDS: Final = 90.0
"""Questions are asked only if a person at the table did something within this time."""
ASKED: Final = 20
"""Questions remembered per table."""


@dataclass(slots=True, eq=False)
class _Haunt:
    """A table with ghosts. Times are seconds of the monotonic clock."""

    near_at: float = 0.0
    """When a person at the table last did something."""
    asked_at: float | None = None
    """When a ghost last asked; None: not in this process."""
    last: int = 0
    """The number of the last question."""
    timer: asyncio.TimerHandle | None = None


class Tempting:
    """Asks questions at tables with a computer ghost, a person who may lose their place, and recent activity."""

    def __init__(
        self,
        delivery: Delivery,
        tables: TableRegistry,
        seen: Callable[[int, int], None],
        hearing: Hearing,
        *,
        pause: tuple[float, float] = PAUSE,
    ) -> None:
        self._client = delivery.client
        self._tables = tables
        self._remembered = delivery.remembered
        self._seen = seen
        self._hearing = hearing
        self._traffic = delivery.traffic
        self._pause = pause
        self._chance = chance()
        self.haunts: dict[int, _Haunt] = {}
        """By table with a ghost that may ask."""

    def somebody_wrote(self, channel: int, user: int) -> None:
        """Note activity by a participant of the channel's table."""
        table = self._tables.in_channel(channel)
        if table is not None and table.ghosts.since and table.participant_of(user) is not None:
            self._near(table)

    def stop_asking_at(self, tables: Iterable[int]) -> None:
        """Stop asking at these tables."""
        for number in tables:
            haunt = self.haunts.pop(number, None)
            if haunt is not None and haunt.timer is not None:
                haunt.timer.cancel()

    def stop_asking(self) -> None:
        """Stop asking."""
        self.stop_asking_at(list(self.haunts))

    def table_changed(self, change: Change) -> None:
        table, entry = change.table, change.entry
        if isinstance(entry, Closed) or not table.ghosts.since:
            self.stop_asking_at([table.id])
        elif not isinstance(entry, Moved) or entry.by is MovedBy.PERSON:
            self._near(table)
        elif table.id in self.haunts:
            self._wait(table, self.haunts[table.id])

    def _near(self, table: Table) -> None:
        haunt = self.haunts.setdefault(table.id, _Haunt())
        haunt.near_at = self._tables.steady()
        self._wait(table, haunt)

    def _wait(self, table: Table, haunt: _Haunt) -> None:
        """Schedule a question if a ghost may ask and none is scheduled."""
        if haunt.timer is not None or not _computer_ghosts(table) or not _living(table):
            return
        pause = max(LEAST_SECONDS - self._since_asked(table, haunt), self._chance.uniform(*self._pause))
        haunt.timer = asyncio.get_running_loop().call_later(pause, self._due, table, haunt)

    def _since_asked(self, table: Table, haunt: _Haunt) -> float:
        """Seconds since a ghost last asked at this table; for an earlier process, from the message's timestamp."""
        if haunt.asked_at is not None:
            return self._tables.steady() - haunt.asked_at
        asked = max(self._remembered.of(table.id).asked, default=None)
        if asked is None:
            return float("inf")
        return max(0.0, (self._tables.now() - written_at(asked)) / 1000)

    def _due(self, table: Table, haunt: _Haunt) -> None:
        haunt.timer = None
        is_near = self._tables.steady() - haunt.near_at <= NEAR_SECONDS
        ghosts, living = _computer_ghosts(table), _living(table)
        if is_near and ghosts and living and self._tables.get(table.id) is table:
            ghost = self._chance.choice(ghosts)
            [asked] = self._chance.choices(living, promises(table, ghost, living))
            self._tables.run(self._ask(table, haunt, ghost, asked))

    async def _ask(self, table: Table, haunt: _Haunt, player: int, asked_player: Participant) -> None:
        number = self._chance.choice([each for each in range(1, QUESTIONS + 1) if each != haunt.last])
        haunt.last = number
        message = question(public_texts(table), table.participants[player], asked_player, number)
        if not await self._traffic.turn():
            return
        channel = self._client.get_partial_messageable(table.channel, guild_id=table.guild)
        try:
            sent = await channel.send(view=message.view, allowed_mentions=NOBODY)
        except FAILED as error:
            log_failed(log, error, "A ghost could not ask anything at table %s", table.id)
            return
        haunt.asked_at = self._tables.steady()
        self._seen(table.channel, sent.id)
        if self._tables.get(table.id) is table:  # It may have closed since.
            self._hearing.asked(table, sent.id, player)
            notes = self._remembered.of(table.id)
            notes.asked = dict([*notes.asked.items(), (sent.id, player)][-ASKED:])
            await self._remembered.save(table.id)
            self._wait(table, haunt)


def question(texts: Texts, ghost: Participant, asked_player: Participant, number: int) -> Message:
    """A computer ghost's question to a living player."""
    asked = texts(f"ghost-question-{number}")
    return note(texts("ghost-asks", ghost=name_of(texts, ghost), name=name_of(texts, asked_player), question=asked))


def _computer_ghosts(table: Table) -> list[int]:
    """Players that are ghosts and computer players."""
    players = map(table.player_at, table.ghosts.since)
    return [player for player in players if table.participants[player].user is None]


def _living(table: Table) -> list[Participant]:
    """The people who hold cards, are present, and so can be tempted to talk to a ghost."""
    if table.stage is not Stage.PLAYING:
        return []
    return [each for each in table.people() if each.user is not None and each.by_person and _may_talk(table, each.user)]


def promises(table: Table, ghost: int, living: list[Participant]) -> list[float]:
    """How much the seats of these people promise, by what the ghost sees, who is a player."""
    seat = ghost_seat(table, ghost)
    assert seat is not None
    seats = [table.seat_of(each.user) for each in living if each.user is not None]
    return [promise(table.view(seat), each) for each in seats if each is not None]


def _may_talk(table: Table, user: int) -> bool:
    return talker_seat(table, user) is not None
