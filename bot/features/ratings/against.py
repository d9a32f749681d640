"""The page *Against the computer*: how the levels of computer players do at a game, and the reader's wins by level."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Final

from bot.features.ratings.ids import LeadersPress
from bot.platform.messages import Message, button, panel, rows, words
from bot.tables.computers import level_played
from bot.tables.entries import Level
from bot.tables.setup import TableSetup
from bot.text.boards import BoardName
from bot.text.games import title
from data.levels import together
from data.rows import AgainstLevels, LevelStanding, LevelWins
from engine.catalog import PRESETS
from i18n import Texts

ROOM: Final = 2200
"""Characters of the reader's own lines: all games but for somebody who has played each against all levels for years."""


def against_message(texts: Texts, board: BoardName, found: AgainstLevels, *, everywhere: bool) -> Message:
    """`everywhere`: which leaderboard the button leads back to; the figures cover all servers."""
    by_level = {each.level: each for each in found.standings}
    levels = list(Level)
    if _has_no_strong(board):
        levels.remove(Level.STRONG)
        _count_as_normal(by_level)
    lines = [
        texts("against-title", game=board.called(texts)),
        texts("against-levels"),
        *(_level_line(texts, level, by_level[level]) for level in levels if level in by_level),
        *_not_played(texts, [level for level in levels if level not in by_level]),
        "",
        texts("against-own"),
        *(_own_lines(texts, found.wins) or [texts("against-own-none")]),
        "",
        texts("against-note"),
    ]
    back = button(texts("against-back"), LeadersPress(board.game, board.preset, page=0, everywhere=everywhere))
    return panel(words("\n".join(lines)), *rows([back]))


def _has_no_strong(board: BoardName) -> bool:
    """Whether strong players play as normal ones by the board's rules. House rules differ from table to table."""
    preset = next((each for each in PRESETS if each.id == board.preset), None)
    return preset is not None and level_played(Level.STRONG, TableSetup.of_preset(preset)) is Level.NORMAL


def _count_as_normal(by_level: dict[str, LevelStanding]) -> None:
    """Strong players of earlier matches were normal ones, and have one rating with them."""
    strong, normal = by_level.pop(Level.STRONG, None), by_level.get(Level.NORMAL)
    if strong is None:
        return
    if normal is None:
        by_level[Level.NORMAL] = replace(strong, level=Level.NORMAL)
        return
    by_level[Level.NORMAL] = LevelStanding(
        Level.NORMAL,
        together(strong.rating, normal.rating),
        strong.matches + normal.matches,
        strong.players + normal.players,
        strong.wins + normal.wins,
    )


def _not_played(texts: Texts, levels: Sequence[Level]) -> Iterator[str]:
    """One line for these levels, if there are any."""
    names = [texts("profile-level", level=level.value) for level in levels]
    if names:
        yield texts("against-levels-none", levels=texts("list-dot").join(names))


def _level_line(texts: Texts, level: Level, standing: LevelStanding) -> str:
    name = texts("profile-level", level=level.value)
    how = "leaderboard-provisional" if standing.is_provisional else "leaderboard-rated"
    return texts(
        "against-level",
        level=name,
        rating=texts(how, rating=str(standing.rating.shown_rating)),
        matches=standing.matches,
        share=_percent(standing.wins, standing.players),
    )


def _own_lines(texts: Texts, wins: Sequence[LevelWins]) -> list[str]:
    """A line for each game, the most played first, while there is room."""
    by_game: dict[str, dict[str, LevelWins]] = {}
    for each in wins:
        by_game.setdefault(each.game, {})[each.level] = each
    in_order = sorted(by_game.items(), key=lambda item: -sum(each.matches for each in item[1].values()))
    lines = [
        texts("against-own-line", game=title(texts, game), levels=texts("list-dot").join(_shares(texts, by_level)))
        for game, by_level in in_order
    ]
    return [line for line, end in zip(lines, accumulate(map(len, lines)), strict=True) if end <= ROOM]


def _shares(texts: Texts, by_level: dict[str, LevelWins]) -> Iterator[str]:
    for level in Level:
        if (own := by_level.get(level)) is not None:
            yield texts(
                "against-own-level",
                level=texts("profile-level", level=level.value),
                wins=own.wins,
                matches=own.matches,
                share=_percent(own.wins, own.matches),
            )


def _percent(part: int, whole: int) -> int:
    return round(100 * part / whole)
