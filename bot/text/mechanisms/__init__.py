"""The bot's texts for each game: a module per engine mechanism, a record per game."""

from collections.abc import Mapping
from typing import Final

from bot.text.mechanisms import (
    begging,
    fan_tan,
    insidious_sevens,
    koroshi,
    nanatoridori,
    pai_qi,
    parliament,
    shichi_narabe,
    stops,
    trumps,
)
from bot.text.mechanisms.record import GameKind, GameRecord
from engine.catalog import GAMES

RECORDS: Final[Mapping[str, GameRecord]] = {
    game: record
    for mechanism in (
        shichi_narabe,
        fan_tan,
        trumps,
        begging,
        stops,
        koroshi,
        insidious_sevens,
        nanatoridori,
        pai_qi,
        parliament,
    )
    for game, record in mechanism.GAMES.items()
}
"""The record of every game in the catalog."""


def games_of(kind: GameKind) -> tuple[str, ...]:
    """The games of this kind, in catalog order."""
    return tuple(game for game in GAMES if RECORDS[game].kind is kind)
