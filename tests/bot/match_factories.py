"""Matches of several hands over storage in memory, whose people play the first legal moves."""

from collections.abc import Mapping
from typing import Final

from bot.tables.service import TableService
from bot.tables.setup import Hints
from bot.tables.table import Stage, Table
from engine.catalog import PRESETS
from tests.bot.table_factories import lobby, play_one

BY_ID: Final = {preset.id: preset for preset in PRESETS}


async def match_of(
    tables: TableService,
    preset: str,
    *,
    people: int,
    options: Mapping[str, object] | None = None,
    locale: str = "en-US",
    channel: int = 7,
    hints: Hints = Hints.AUTOMATIC,
) -> Table:
    """A running match. `options` override those of the preset."""
    found = BY_ID[preset]
    chosen = {**found.options, **(options or {})}
    facts = {"locale": locale, "channel": channel, "hints": hints, "start": True}
    return await lobby(tables, people=people, game=found.game, options=chosen, **facts)


async def play_hand(tables: TableService, table: Table) -> None:
    """Play to the end of this hand."""
    while table.stage is Stage.PLAYING:
        await play_one(tables, table)


async def next_hand(tables: TableService, table: Table) -> None:
    """Make everyone ready for the next hand."""
    for place in table.participants:
        assert place.user is not None
        await tables.ready(table.id, place.user)
    assert table.stage is Stage.PLAYING


async def play_match(tables: TableService, table: Table) -> None:
    """Play to the end of the match."""
    await play_hand(tables, table)
    while table.stage is Stage.BETWEEN:
        await next_hand(tables, table)
        await play_hand(tables, table)
