"""The private page on which a user who is not at the table sits down at a running match."""

from discord import ButtonStyle

from bot.features.play.ids import AtTable, SitPress, TablePress
from bot.platform.messages import Message, button, panel, rows, words
from bot.tables.seating import place_for
from bot.tables.seats import seats_to_take, sits_at_once
from bot.tables.table import Table
from bot.text.markup import plain
from bot.text.naming import drawn_name, name_of
from i18n import Texts


def sit_message(texts: Texts, table: Table, user: int, *, notice: str | None = None) -> Message | None:
    """The ways for the user to sit down, or that they will; None: there is none, or they have been at the match.

    `notice`: stands at the top of the choice.
    """
    place = place_for(table.participants, user)
    if place is not None:
        stay_out = button(texts("sit-stay-out"), TablePress(table.id, AtTable.STAY_OUT))
        return panel(words(texts("sit-coming", name=name_of(texts, place))), *rows([stay_out]))
    seats = seats_to_take(table)
    if table.participant_of(user) is not None or not seats:
        return None
    buttons = [
        button(
            texts("sit-for", name=drawn_name(texts, each)),
            SitPress(table.id, table.participants.index(each)),
            style=ButtonStyle.primary,
        )
        for each in seats
    ]
    page = texts("sit-page", when="now" if sits_at_once(table) else "next")
    return panel(words(page if notice is None else f"{notice}\n\n{page}"), *rows(buttons))


def sat_lines(texts: Texts, table: Table) -> list[str]:
    """The people who sit down at the next deal, and who did in this hand or at its deal."""
    lines = list[str]()
    hand = 0 if table.match is None else len(table.match.played)
    for place in table.participants:
        if place.coming is not None:
            lines.append(_line(texts, "next", place.coming.name, place.name))
        elif place.seating is not None and place.seating.first_hand >= hand:
            lines.append(_line(texts, "now", place.name, place.seating.instead_of))
    return lines


def _line(texts: Texts, when: str, name: str, computer: str) -> str:
    return texts("sit-told", when=when, name=f"**{plain(name)}**", computer=plain(computer))
