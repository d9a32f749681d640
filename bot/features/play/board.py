"""The public message of a table in play: the layout and the seats, whose turn it is, the last calls."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from discord import ButtonStyle, ui

from bot.features.play.fair_page import commitment_line
from bot.features.play.ids import AtTable, TablePress
from bot.features.play.sitting import sat_lines
from bot.platform.messages import Message, Shown, button, menu, shown_panel
from bot.tables.participants import Participant
from bot.tables.seats import seats_to_take
from bot.tables.table import Stage, Table
from bot.text.games import called_at
from bot.text.ghosts import in_short
from bot.text.markup import at_time, relative
from bot.text.moments import Moment, moment_text
from bot.text.naming import NameOf, names_at, short_names_at
from bot.text.rounds import is_of_many, number_text, part_of
from bot.text.sentences import in_a_line, last_calls, listed, timed
from engine.views import Phase, View
from i18n import Texts

PICTURE: Final = "table.png"
NOBODY_AWAY: Final[Mapping[int, int]] = MappingProxyType({})


def board_message(
    texts: Texts,
    table: Table,
    view: View,
    shown: Shown,
    sheet: Shown | None = None,
    *,
    moment: Moment | None = None,
    is_unsaved: bool = False,
    away: Mapping[int, int] = NOBODY_AWAY,
) -> Message:
    """The board as everyone sees it. `view` is an onlooker's, `shown` is drawn from it; `sheet`: the scores.

    `moment`: what was remarkable just now. `is_unsaved`: whether the table's changes cannot be stored. `away`: by user,
    until when they are away for days.
    """
    name = names_at(texts, table, signed=not isinstance(shown, str))
    parts = [texts("board-unsaved")] if is_unsaved else []
    when, *beside = _beside(texts, table, view, name, in_words=isinstance(shown, str), away=away)
    short = short_names_at(table, signed=not isinstance(shown, str))
    told = "" if moment is None else texts("moment-line", moment=moment_text(texts, table, moment, short))
    parts += [when, told, *beside]
    calls = last_calls(texts, table, short)
    ghosts = in_short(texts, table) if table.ghosts.since and table.stage is Stage.PLAYING else ""
    called = texts("board-last-calls") + "\n" + "\n".join(f"- {line}" for line in calls) if calls else ""
    title = texts("board-title", game=called_at(texts, table))
    state = "\n\n".join(part for part in (*parts, ghosts, called, commitment_line(texts, table)) if part)
    return shown_panel(title, shown, sheet, state=state, buttons=_buttons(texts, table), menus=[_more(texts, table)])


def untold_message(
    texts: Texts,
    table: Table,
    layout: str,
    buttons: Sequence[ui.Button[Any]] = (),
    more: ui.ActionRow[Any] | None = None,
) -> Message:
    """The board if it cannot be rendered in full: `layout` or the players' names; `buttons` and the menu `more` or the
    table's own."""
    title, name = texts("board-title", game=called_at(texts, table)), names_at(texts, table, signed=False)
    seats = "\n".join(f"- {name(place)}" for place in table.participants)
    state = texts("board-untold", stage="over" if table.stage is Stage.OVER else "playing")
    buttons, menus = buttons or _buttons(texts, table), [more or _more(texts, table)]
    return shown_panel(title, layout or seats, state=state, buttons=buttons, menus=menus)


def _beside(
    texts: Texts, table: Table, view: View, name: NameOf, *, in_words: bool, away: Mapping[int, int]
) -> list[str]:
    """Lines beside the picture and the layout in words: clocks, presence, ghosts, the hand's number and dealer."""
    remarks: list[str] = []
    for seat in range(len(view.seats)):
        place = table.at(seat)
        is_ghost = seat in table.ghosts.since and view.result is None
        facts = [*([texts("ghost-seat")] if is_ghost else []), *presence(texts, table, place)]
        if place.user is not None and place.user in away and not place.left:
            facts.append(texts("board-days-away", until=at_time(away[place.user])))
        if facts:
            remarks.append(seat_line(texts, name(place), facts))
    hand: list[str] = []
    if is_of_many(view.game, view.rules, view.totals):
        hand.append(number_text(texts, view.game, view.rules, view.number))
        if view.dealer is not None and view.result is None:
            hand.append(texts("rounds-dealing", name=name(table.at(view.dealer))))
    remarks += sat_lines(texts, table)
    return [_when(texts, table, view, name, in_words=in_words), in_a_line(texts, hand), "\n".join(remarks)]


def seat_line(texts: Texts, name: str, facts: Sequence[str]) -> str:
    """A player and what there is to say of their seat."""
    return texts("board-seat", name=name, state=texts("list-dot").join(facts))


def presence(texts: Texts, table: Table, place: Participant) -> list[str]:
    """Whether the participant has left, is away, or is ready, or has played below its level."""
    if place.left:
        return [texts("board-left")]
    if place.away:
        return [texts("board-away-waits" if table.all_away else "board-away")]
    if place.is_hurried and table.stage is not Stage.OVER:
        return [texts("board-hurried")]
    return [texts("rounds-ready")] if table.stage is Stage.BETWEEN and place.ready else []


def _when(texts: Texts, table: Table, view: View, name: NameOf, *, in_words: bool) -> str:
    """The person or event that the table waits for, and until when."""
    if table.all_away:
        names = listed(texts, [f"**{name(place)}**" for place in table.people()])
        return texts("board-all-away", names=names, until=relative(table.deadline))
    if table.stage is Stage.BETWEEN:
        return _between(texts, table, name)
    return _deadline(texts, table, view) if in_words else _turn(texts, table, view, name)


def _turn(texts: Texts, table: Table, view: View, name: NameOf) -> str:
    if view.phase is Phase.COVER:
        return timed(texts, table, texts("board-cover"))
    awaited = [table.at(seat) for seat in view.to_act]
    if not awaited:
        return ""
    names = listed(texts, [f"**{name(place)}**" for place in awaited])
    if view.phase in {Phase.PASSING, Phase.BIDDING}:
        return timed(texts, table, texts("board-choosing", names=names))
    if any(place.by_person for place in awaited):
        return timed(texts, table, texts("board-turn", names=names))
    return texts("board-turn-computer", names=names)


def _deadline(texts: Texts, table: Table, view: View) -> str:
    if view.phase is Phase.COVER or any(table.at(seat).by_person for seat in view.to_act):
        return timed(texts, table)
    return ""


def _between(texts: Texts, table: Table, name: NameOf) -> str:
    """When the next hand starts, and who deals it (G-6)."""
    is_timed, until = "yes" if table.is_timed else "no", relative(table.deadline)
    line = texts("rounds-between", part=part_of(table.game), timed=is_timed, until=until)
    dealer = table.match.next_dealer() if table.match is not None else None
    if dealer is None:
        return line
    return f"{line}\n{texts('rounds-next-dealer', name=name(table.participants[dealer]))}"


def _buttons(texts: Texts, table: Table) -> list[ui.Button[Any]]:
    buttons = [button(texts("board-hand"), TablePress(table.id, AtTable.HAND), style=ButtonStyle.primary)]
    if table.stage is Stage.BETWEEN:
        next_one = texts("rounds-next", part=part_of(table.game))
        buttons.append(button(next_one, TablePress(table.id, AtTable.READY), style=ButtonStyle.success))
    if table.match is not None and is_of_many(table.game, table.rules, table.match.totals):
        buttons.append(button(texts("rounds-scores"), TablePress(table.id, AtTable.SCORES)))
    if seats_to_take(table):
        buttons.append(button(texts("board-sit"), TablePress(table.id, AtTable.SIT)))
    return buttons


def _more(texts: Texts, table: Table) -> ui.ActionRow[Any]:
    """The menu of what is wanted seldom. In messages of earlier releases these are buttons."""
    choices = [("board-log", AtTable.LOG), ("board-rules", AtTable.RULES), ("board-leave", AtTable.LEAVE)]
    return menu(texts("private-more"), [(texts(label), TablePress(table.id, does)) for label, does in choices])
