"""The matches that somebody has played, as lines of a list."""

from datetime import UTC, datetime

from bot.text.games import game_called
from data.rows import Result
from i18n import Texts


def match_label(texts: Texts, result: Result) -> str:
    """A match as a line of a menu, without markup: its number, day (UTC), game and place."""
    day = datetime.fromtimestamp(result.finished_at_ms / 1000, UTC).date().isoformat()
    return texts(
        "replay-match",
        table=str(result.table_id),
        day=day,
        game=game_called(texts, result.game, result.preset),
        place=result.place,
        seats=result.seats,
    )
