"""Player names in text, optionally with the sign of their badge, which represents them in pictures."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.tables.entries import Level
from bot.tables.participants import Participant
from bot.tables.table import Table
from bot.text.markup import plain, shortened
from i18n import Texts
from renderers import Badge, badges_of

NameOf = Callable[[Participant], str]
"""The name of a participant, escaped for text."""
SIGNED_COLUMNS: Final = 14
"""The most columns of a name that stands behind the sign of its badge, so that several fit in a line of a phone."""


def name_of(texts: Texts, place: Participant) -> str:
    """The name; computer players are marked, with their level unless it is the normal one."""
    if place.user is not None:
        return plain(place.name)
    level = "unsaid" if place.level is Level.NORMAL else texts("lobby-level-name", level=place.level.value)
    return texts("name-computer", name=plain(place.name), level=level)


def drawn_name(texts: Texts, place: Participant) -> str:
    """The name as it stands in pictures and their alt texts, with the level of a computer player that is not normal."""
    if place.user is not None or place.level is Level.NORMAL:
        return place.name
    return texts("name-drawn", name=place.name, level=texts("lobby-level-name", level=place.level.value))


def names_at(texts: Texts, table: Table, *, signed: bool, most: int = SIGNED_COLUMNS) -> NameOf:
    """Returns the naming function of a table, for who plays and who won. `signed`: prefix names with badge signs, and
    cut them to `most` columns; not needed without pictures."""
    return _signed(table, lambda place: name_of(texts, place), most) if signed else lambda place: name_of(texts, place)


def short_names_at(table: Table, *, signed: bool) -> NameOf:
    """The same for what happens at a table: as in pictures, nothing marks a computer player, so that moves of several
    stand in a line or two."""
    return _signed(table, lambda place: plain(place.name)) if signed else lambda place: plain(place.name)


def _signed(table: Table, name: NameOf, most: int = SIGNED_COLUMNS) -> NameOf:
    signs = {id(place): badge.sign for place, badge in zip(table.participants, _badges(table), strict=True)}
    made: dict[int, str] = {}

    def signed(place: Participant) -> str:
        found = made.get(id(place))  # A board says each name several times.
        if found is None:
            short = replace(place, name=shortened(place.name, most))
            found = made[id(place)] = f"{signs[id(place)]} {name(short)}"
        return found

    return signed


def named_once(table: Table, text: str, *, most: int = SIGNED_COLUMNS) -> str:
    """The text with every name behind its sign of `short_names_at` said once, and the sign alone from then on.

    `most`: columns to which a name is cut.
    """
    name = short_names_at(table, signed=True)
    for badge, place in zip(_badges(table), table.participants, strict=True):
        first, found, rest = text.partition(name(place))
        once = f"{badge.sign} {plain(shortened(place.name, most))}" if found else ""
        text = first + once + rest.replace(name(place), badge.sign)
    return text


def seat_badges(table: Table) -> tuple[Badge, ...]:
    """The badge of the player in each seat."""
    badges = _badges(table)
    return tuple(badges[table.player_at(seat)] for seat in range(len(badges)))


def _badges(table: Table) -> tuple[Badge, ...]:
    """Badges by participant: players keep theirs when they trade seats (SG-1)."""
    return badges_of(tuple(place.name for place in table.participants))
