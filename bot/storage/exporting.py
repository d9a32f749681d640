"""Everything stored about a user, as JSON.

Left out is what is others': their ids, names and cards, and the secret from which the deals of a match follow.
"""

import asyncio
from collections.abc import Mapping
from itertools import accumulate
from typing import Any

import orjson

from bot.storage.archive import Archive
from bot.storage.guild_settings import BARRED
from bot.storage.personal import names_user
from bot.storage.remembered import noted_of
from bot.tables.table import Table
from data.store import Store


async def exported(store: Store, archive: Archive, user: int) -> bytes:
    """The rows that belong to the user, what the logs and notes of tables say of them, and where they are barred."""
    tables = list[dict[str, Any]]()
    for table_id in [*await store.closed_naming(user), *await store.open_naming(user)]:
        about = await _at_table(store, archive, user, table_id)
        if about is not None:
            tables.append(about)
        await asyncio.sleep(0)  # Others may go on between two matches that are replayed.
    barred = [guild for guild, values in (await store.guilds_with(BARRED)).items() if user in values[BARRED]]
    everything = {"user": user, **await store.rows_of(user), "barred in": barred, "tables": tables}
    return orjson.dumps(everything, option=orjson.OPT_INDENT_2)


async def _at_table(store: Store, archive: Archive, user: int, table_id: int) -> dict[str, Any] | None:
    """What a table says of the user; None: nothing."""
    row, entries = await store.table(table_id), await store.entries_of(table_id)
    own = [{"at_ms": each.at_ms, **orjson.loads(each.body)} for each in entries if names_user(each.body, user)]
    messages: Mapping[str, Any] = {} if row is None else noted_of(row.cache, user)
    if row is None or not (own or messages):
        return None
    return {
        "table": table_id,
        "server": row.guild_id,
        "channel": row.channel_id,
        "entries": [{name: value for name, value in each.items() if name != "secret"} for each in own],
        **_played(await archive.find(table_id), user),
        "messages": messages,
    }


def _played(table: Table | None, user: int) -> Mapping[str, Any]:
    """The cards that the user was dealt, by hand, and the moves from their seat that stand. Nothing of a match that has
    not begun, or of a log that this release cannot read.
    """
    place = None if table is None else table.participant_of(user)
    if table is None or place is None or table.match is None:
        return {}
    player = table.participants.index(place)
    deals = {0, *accumulate(1 + len(hand.plies) for hand in table.match.played)}
    cards = list[list[str]]()
    for number, match in enumerate(table.match.positions()):
        if number in deals:
            players = None if match.hand is None else match.hand.players()
            seat = player if players is None else players.index(player)
            cards.append([str(card) for card in match.view(seat).hand])
    moves = [
        {"at_ms": each.at, "hand": each.hand_number, "move": str(each.move), "by": each.by}
        for each in table.history
        if each.player == player
    ]
    return {"cards": cards, "moves": moves}
