"""Pages of leaderboards and of a user's statistics."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Any, Final

from discord import ui

from bot.features.ratings.ids import AgainstPress, BoardPress, LeadersPress, StatsBoardPress, StatsPress
from bot.platform.messages import Message, Picture, Shown, button, menu_option, panel, rows, select, words
from bot.text.boards import BoardName
from bot.text.limits import MOST_CHOICES
from bot.text.markup import plain
from data.ratings import PROVISIONAL_BELOW
from data.rows import Leader, Leaders, RankedBoard, Standing
from i18n import Texts

LINES: Final = 10
"""Lines per page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaderboard:
    """A page of a leaderboard, with what its buttons need."""

    board: BoardName
    leaders: Leaders
    page: int
    everywhere: bool
    """Covers all servers instead of the reader's."""
    has_server: bool
    """Whether it is read in a server."""
    reader: int
    names: Mapping[int, str] = field(default_factory=dict[int, str])
    """Display names in that server; other users are mentioned."""
    hidden: Collection[int] = frozenset()
    """Users whom the reader may not see by name."""
    others: Sequence[RankedBoard] = ()
    """The other leaderboards, the most played first."""


def leaderboard_message(texts: Texts, shown: Leaderboard) -> Message:
    """The leaders, the reader's own line, and buttons for other pages and boards."""
    leaders, pages = shown.leaders, max(1, ceil(shown.leaders.people / LINES))
    where = "everywhere" if shown.everywhere else "here"
    title = texts("leaderboard-title", game=shown.board.called(texts), where=where)
    lines = [_line(texts, leader, shown) for leader in leaders.lines]
    if not lines:
        lines = [texts("leaderboard-empty", where=where)]
    own = leaders.own
    if own is not None and own not in leaders.lines:
        lines.append(f"\n{_line(texts, own, shown)}")
    if own is None or own.standing.is_provisional:
        lines.append(f"\n-# {_missing(texts, own)}")
    if not shown.has_server:
        lines.append(f"\n-# {texts('leaderboard-no-server')}")
    if pages > 1:
        lines.append(f"\n-# {texts('leaderboard-page', page=shown.page + 1, pages=pages, people=leaders.people)}")
    computers = AgainstPress(shown.board.game, shown.board.preset, everywhere=shown.everywhere)
    pressed = [
        *_turners(texts, shown, pages),
        *_switch(texts, shown),
        button(texts("leaderboard-computers"), computers),
    ]
    return panel(words("\n".join([title, *lines])), *_boards(texts, shown), *rows(pressed))


def stats_message(
    texts: Texts,
    standings: Sequence[Standing],
    *,
    user: int,
    name: str | None,
    page: int = 0,
    profile: Shown | None = None,
    board: BoardName | None = None,
) -> Message:
    """A user's statistics over all servers. `page`: from 0; the nearest existing one is shown.

    `name`: the user's name; None: unknown, so they are mentioned. `profile`: their picture, or text instead; None: it
    is on another page. `board`: the leaderboard whose ratings it shows.
    """
    called = f"<@{user}>" if name is None else plain(name)
    pages = max(1, ceil(len(standings) / LINES))
    page = min(max(page, 0), pages - 1)
    lines = [
        texts(
            "stats-line",
            game=BoardName(standing.game, standing.preset).called(texts),
            **_figures(texts, standing),
        )
        for standing in standings[page * LINES : (page + 1) * LINES]
    ]
    title = texts("stats-title", name=called)
    pressed: list[ui.Button[Any]] = []
    if pages > 1:
        lines.append(f"\n-# {texts('stats-page', page=page + 1, pages=pages)}")
        pressed = [
            button(texts("scores-before"), StatsPress(user, max(0, page - 1), "<"), disabled=page == 0),
            button(texts("scores-after"), StatsPress(user, page + 1, ">"), disabled=page + 1 == pages),
        ]
    above = [profile, ""] if isinstance(profile, str) else []
    listed = "\n".join(lines or [texts("stats-empty", name=called)])
    if not isinstance(profile, Picture):
        top = [words("\n".join([title, *above, listed]))]
    else:
        top = [words(title), profile.gallery(), words(listed)]
    return panel(
        *top,
        _curves(texts, standings, user, board) if profile is not None else None,
        *rows(pressed),
        pictures=[profile] if isinstance(profile, Picture) else [],
    )


def _curves(
    texts: Texts, standings: Sequence[Standing], user: int, board: BoardName | None
) -> ui.ActionRow[Any] | None:
    """A menu of the leaderboards on which the user is rated, if there are several."""
    names = [BoardName(each.game, each.preset) for each in standings if each.rating is not None][:MOST_CHOICES]
    if len(names) < 2:
        return None
    options = [menu_option(each.called(texts), f"{each.game}:{each.preset}", is_chosen=each == board) for each in names]
    return select(StatsBoardPress(user), options, texts("stats-curve"))


def _line(texts: Texts, leader: Leader, shown: Leaderboard) -> str:
    user = leader.standing.user_id
    name = plain(shown.names[user]) if user in shown.names else f"<@{user}>"
    if user in shown.hidden:
        name = texts("leaderboard-hidden")
    rank = texts("leaderboard-no-rank") if leader.rank is None else texts("leaderboard-rank", rank=leader.rank)
    line = texts("leaderboard-line", rank=rank, name=name, **_figures(texts, leader.standing))
    return texts("leaderboard-you", line=line) if user == shown.reader else line


def _missing(texts: Texts, own: Leader | None) -> str:
    """How many rated matches the reader's place lacks, or their rating until it is settled."""
    if own is None or own.standing.rating is None:
        return texts("leaderboard-unplaced", settled=PROVISIONAL_BELOW)
    return texts("leaderboard-missing", matches=PROVISIONAL_BELOW - own.standing.rated_games)


def _turners(texts: Texts, shown: Leaderboard, pages: int) -> list[ui.Button[Any]]:
    if pages == 1:
        return []
    game, preset, page, everywhere = shown.board.game, shown.board.preset, shown.page, shown.everywhere
    before = LeadersPress(game, preset, page=max(0, page - 1), everywhere=everywhere, side="<")
    after = LeadersPress(game, preset, page=page + 1, everywhere=everywhere, side=">")
    return [
        button(texts("scores-before"), before, disabled=page == 0),
        button(texts("scores-after"), after, disabled=page + 1 >= pages),
    ]


def _switch(texts: Texts, shown: Leaderboard) -> list[ui.Button[Any]]:
    """A button to switch between the reader's server and all servers."""
    if not shown.has_server:
        return []
    other = not shown.everywhere
    label = texts("leaderboard-everywhere" if other else "leaderboard-here")
    return [button(label, LeadersPress(shown.board.game, shown.board.preset, page=0, everywhere=other))]


def _boards(texts: Texts, shown: Leaderboard) -> list[ui.ActionRow[Any]]:
    """A menu of the leaderboards with results there, including the one shown."""
    names = [BoardName(each.game, each.preset) for each in shown.others]
    names = [shown.board, *(name for name in names if name != shown.board)][:MOST_CHOICES]
    if len(names) == 1:
        return []
    options = [
        menu_option(name.called(texts), f"{name.game}:{name.preset}", is_chosen=name == shown.board) for name in names
    ]
    return [select(BoardPress(everywhere=shown.everywhere), options, texts("leaderboard-other"))]


def _figures(texts: Texts, standing: Standing) -> dict[str, str | int]:
    if standing.rating is None:
        rating = texts("leaderboard-unrated")
    elif standing.is_provisional:
        rating = texts("leaderboard-provisional", rating=str(standing.rating.shown_rating))
    else:
        rating = texts("leaderboard-rated", rating=str(standing.rating.shown_rating))
    return {
        "rating": rating,
        "games": standing.games,
        "wins": standing.wins,
        "place": texts("number-tenths", value=round(standing.average_place, 1)),
    }
