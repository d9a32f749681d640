"""The matches that somebody has played: lines of a list with filters, from which replays are opened."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from discord import ui

from bot.features.replay.ids import MatchChoicePress, MatchesOnlyPress, MatchesPress
from bot.platform.messages import Message, button, menu_option, panel, rows, select, words
from bot.text.games import game_called, title
from bot.text.limits import MOST_CHOICES
from bot.text.sentences import in_a_line, listed
from data.rows import PlayedMatch, Result
from i18n import Texts

LINES: Final = 10
"""Matches per page."""
EVERY: Final = "all"
RATED: Final = "rated"
WON: Final = "won"


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchList:
    """A page of somebody's matches. `name`: the escaped name, or a mention."""

    user: int
    name: str
    played: Sequence[PlayedMatch]
    only: str
    """EVERY, RATED, WON or a game's id."""
    page: int
    games: Sequence[str]
    """The ids of the games that they have played where the list is from, the last one first."""
    is_own: bool
    has_more: bool = False
    """Whether there is another page."""


def matches_message(texts: Texts, shown: MatchList) -> Message:
    """The matches of a page with what the list is limited to, other pages, and a menu of replays."""
    played = shown.played
    lines = [_line(texts, each) for each in played] or [texts("matches-none")]
    key = "matches-title" if shown.is_own else "matches-title-here"
    return panel(
        words("\n".join([texts(key, name=shown.name), *lines])),
        _limiter(texts, shown),
        *([_opener(texts, played)] if played else []),
        *rows(_turners(texts, shown)),
    )


def match_label(texts: Texts, result: Result) -> str:
    """A match as a line of a menu, without markup: its number, day (UTC), game and place."""
    return texts(
        "replay-match",
        table=str(result.table_id),
        day=_day(result),
        game=game_called(texts, result.game, result.preset),
        place=result.place,
        seats=result.seats,
    )


def _day(result: Result) -> str:
    return datetime.fromtimestamp(result.finished_at_ms / 1000, UTC).date().isoformat()


def _line(texts: Texts, match: PlayedMatch) -> str:
    """When, the game, the place, and against whom."""
    result = match.result
    against = [f"<@{user}>" for user in match.others]
    computers = result.seats - 1 - len(against)
    if computers:
        against.append(texts("matches-computers", count=computers))
    line = texts(
        "matches-line",
        table=str(result.table_id),
        when=f"<t:{result.finished_at_ms // 1000}:d>",
        game=game_called(texts, result.game, result.preset),
        place=result.place,
        seats=result.seats,
    )
    facts = [line, texts("matches-against", names=listed(texts, against))]
    if result.change is not None:
        facts.append(texts("matches-rated", change=f"{result.change:+d}".replace("-", "−")))
    return in_a_line(texts, facts)


def _limiter(texts: Texts, shown: MatchList) -> ui.ActionRow[Any]:
    labels = {
        EVERY: texts("matches-every"),
        RATED: texts("matches-only-rated"),
        WON: texts("matches-only-won"),
        **{game: title(texts, game) for game in shown.games},
    }
    options = [
        menu_option(label, only, is_chosen=only == shown.only) for only, label in list(labels.items())[:MOST_CHOICES]
    ]
    return select(MatchesOnlyPress(shown.user), options, texts("matches-limit"))


def _opener(texts: Texts, played: Sequence[PlayedMatch]) -> ui.ActionRow[Any]:
    """Each match twice: its replay, and its record as a file."""
    options = [
        menu_option(
            texts(key, table=str(each.result.table_id), day=_day(each.result)),
            f"{what}:{each.result.table_id}",
            about=texts(
                "matches-open-about",
                game=game_called(texts, each.result.game, each.result.preset),
                place=each.result.place,
                seats=each.result.seats,
            ),
        )
        for what, key in (("replay", "matches-open-replay"), ("record", "matches-open-record"))
        for each in played
    ]
    return select(MatchChoicePress(), options, texts("matches-open"))


def _turners(texts: Texts, shown: MatchList) -> list[ui.Button[Any]]:
    if not shown.page and not shown.has_more:
        return []
    before = MatchesPress(shown.only, shown.user, max(0, shown.page - 1), "<")
    after = MatchesPress(shown.only, shown.user, shown.page + 1, ">")
    return [
        button(texts("scores-before"), before, disabled=not shown.page),
        button(texts("scores-after"), after, disabled=not shown.has_more),
    ]
