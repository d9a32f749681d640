"""Everything stored about a user, as JSON.

Left out is what is others': their ids, names and cards, and the secret from which the deals of a match follow.
"""

import asyncio
from collections.abc import Mapping
from itertools import accumulate
from typing import Any, Final

import orjson

from bot.storage.archive import Archive
from bot.storage.guild_settings import BARRED, BARS
from bot.storage.personal import names_user
from bot.storage.remembered import noted_of
from bot.tables.entries import TalkKind
from bot.tables.table import Table
from bot.tables.taking_back import can_take_back
from data.store import Store

_OF_OTHERS: Final = frozenset({TalkKind.REACTION, TalkKind.TAKEN_BACK})
"""Ways to talk that name a message of the ghost, or of the one who talked before."""


async def exported(store: Store, archive: Archive, user: int) -> bytes:
    """The rows that belong to the user, what the logs and notes of tables say of them, and where they are barred."""
    tables = list[dict[str, Any]]()
    for table_id in [*await store.people.closed_naming(user), *await store.people.open_naming(user)]:
        about = await _at_table(store, archive, user, table_id)
        if about is not None:
            tables.append(about)
        await asyncio.sleep(0)  # Others may go on between two matches that are replayed.
    barred = [
        {"server": guild, "by": values.get(BARS, {}).get(str(user))}
        for guild, values in (await store.guild_settings.with_key(BARRED)).items()
        if user in values[BARRED]
    ]
    everything = {"user": user, **await store.people.rows_of(user), "barred in": barred, "tables": tables}
    return orjson.dumps(everything, option=orjson.OPT_INDENT_2)


async def _at_table(store: Store, archive: Archive, user: int, table_id: int) -> dict[str, Any] | None:
    """The data of a table about the user; None: nothing."""
    row, table = await store.tables.find(table_id), await archive.whole(table_id)
    entries = [(each.at_ms, each.body, orjson.loads(each.body)) for each in await store.tables.entries_of(table_id)]
    own: list[Mapping[str, Any]] = [
        {"at_ms": at, **values}
        for at, body, values in entries
        if names_user(body, user) or _has_message_of(values, at, table, user)
    ]
    messages: Mapping[str, Any] = {} if row is None else noted_of(row.cache, user)
    if row is None or not (own or messages):
        return None
    return {
        "table": table_id,
        "server": row.guild_id,
        "channel": row.channel_id,
        "entries": [{name: value for name, value in each.items() if name != "secret"} for each in own],
        **_played(table, user),
        "messages": messages,
    }


def _has_message_of(entry: Mapping[str, Any], at: int, table: Table | None, user: int) -> bool:
    """Whether this entry has the number of a message by which the user talked to a ghost."""
    place = None if table is None else table.participant_of(user)
    if table is None or place is None or entry.get("message") is None or entry["way"] in _OF_OTHERS:
        return False
    if can_take_back(table):  # One person plays; what was taken back is not in the history.
        return True
    told = {(each.at, each.seat): each.player for each in table.history if each.talk_kind is not None}
    return told.get((at, entry["seat"])) == table.participants.index(place)


def _played(table: Table | None, user: int) -> Mapping[str, Any]:
    """The cards that the user was dealt, by hand, and the moves from their seat that stand. Nothing of a match that has
    not begun, or of a log that this release cannot read.
    """
    place = None if table is None else table.participant_of(user)
    if table is None or place is None or table.match is None:
        return {}
    player, first = table.participants.index(place), 1 if place.seating is None else place.seating.first_hand
    deals = {0, *accumulate(1 + len(hand.plies) for hand in table.match.played)}
    cards = list[list[str]]()
    for number, match in enumerate(table.match.positions()):
        if number in deals and len(match.played) >= first:
            players = None if match.hand is None else match.hand.players()
            seat = player if players is None else players.index(player)
            cards.append([str(card) for card in match.view(seat).hand])
    moves = [
        {"at_ms": each.at, "hand": each.hand_number, "move": str(each.move), "by": each.by}
        for each in table.history
        if each.player == player and place.has_seen(each)
    ]
    return {"cards": cards, "moves": moves}
