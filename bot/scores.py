"""Leaderboards, and what one person has played."""

from typing import Protocol

from bot.messages import Message, panel, plain, words
from bot.presets import game_called
from bot.texts import Texts
from data.rows import Standing
from engine.catalog import Preset

LINES = 10


class Scores(Protocol):
    """What of a store is needed."""

    async def leaderboard(
        self, *, guild_id: int | None, game: str, preset: str, limit: int = 10, offset: int = 0
    ) -> list[Standing]: ...

    async def stats(self, user_id: int, *, guild_id: int | None = None) -> list[Standing]: ...


async def leaderboard_message(scores: Scores, texts: Texts, preset: Preset, *, guild: int | None) -> Message:
    """The best of a server, or of all (None)."""
    standings = await scores.leaderboard(guild_id=guild, game=preset.game, preset=preset.id, limit=LINES)
    title = texts(
        "leaderboard-title",
        game=game_called(texts, preset.game, preset.id),
        where="everywhere" if guild is None else "here",
    )
    lines = [
        texts("leaderboard-line", rank=rank, name=f"<@{standing.user_id}>", **_figures(texts, standing))
        for rank, standing in enumerate(standings, start=1)
    ]
    return panel(words("\n".join([title, *(lines or [texts("leaderboard-empty")])])))


async def stats_message(scores: Scores, texts: Texts, *, user: int, name: str) -> Message:
    """What somebody has played, on all servers together."""
    standings = await scores.stats(user)
    shown = plain(name)
    lines = [
        texts(
            "stats-line",
            game=game_called(texts, standing.game, standing.preset),
            **_figures(texts, standing),
        )
        for standing in standings
    ]
    title = texts("stats-title", name=shown)
    return panel(words("\n".join([title, *(lines or [texts("stats-empty", name=shown)])])))


def _figures(texts: Texts, standing: Standing) -> dict[str, str | int]:
    if standing.rating is None:
        rating = texts("leaderboard-unrated")
    elif standing.is_provisional:
        rating = texts("leaderboard-provisional", rating=standing.rating.shown)
    else:
        rating = str(standing.rating.shown)
    return {
        "rating": rating,
        "games": standing.games,
        "wins": standing.wins,
        "place": f"{standing.average_place:.1f}",
    }
