"""Players by name: beside pictures behind the sign of their badge, the one that stands for them in every picture."""

from collections.abc import Callable

from bot.tables.participants import Participant
from bot.tables.table import Table
from bot.text.markup import plain
from i18n import Texts
from renderers import Badge, badges_of

NameOf = Callable[[Participant], str]
"""Somebody at a table, ready to stand in text."""


def name_of(texts: Texts, place: Participant) -> str:
    """Computer players are marked as such."""
    return plain(place.name) if place.user is not None else texts("name-computer", name=plain(place.name))


def names_at(texts: Texts, table: Table, *, signed: bool) -> NameOf:
    """The names at this table; `signed`: with their signs, which nobody needs who reads words instead of pictures."""
    if not signed:
        return lambda place: name_of(texts, place)
    signs = {id(place): badge.sign for place, badge in zip(table.participants, _badges(table), strict=True)}
    return lambda place: f"{signs[id(place)]} {name_of(texts, place)}"


def seat_badges(table: Table) -> tuple[Badge, ...]:
    """The badge of who sits in each seat."""
    badges = _badges(table)
    return tuple(badges[table.player_at(seat)] for seat in range(len(badges)))


def _badges(table: Table) -> tuple[Badge, ...]:
    """By place: a player keeps it in another seat (SG-1)."""
    return badges_of(tuple(place.name for place in table.participants))
