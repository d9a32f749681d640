"""The controls of a private hand: one for every legal move, and one that tells why cards cannot be played.

Most moves are buttons. Plays of several cards, gaps of a long hand, and many plays of jokers are chosen from a menu,
cards to pass on are marked in a menu of the hand, and a move that needs confirmation is previewed first.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import discord
from discord import ButtonStyle, ui

from bot.features.play.auto_play import only_move
from bot.features.play.ids import (
    AlwaysPress,
    AtTable,
    ChoicePress,
    MovePress,
    Paged,
    PagePress,
    PlanCardPress,
    Planning,
    PlanPress,
    Step,
    TablePress,
    TakeBackPress,
)
from bot.features.play.planned_groups import groups_of
from bot.features.play.plans import is_full
from bot.features.talk.ids import SayPress, TalkPress
from bot.platform.custom_ids import CustomId
from bot.platform.messages import A_ROW, button, menu, menu_option, narrow_lines, narrow_rows, rows, select
from bot.tables.entries import Phrase
from bot.tables.table import Table
from bot.tables.table_talk import can_talk
from bot.tables.taking_back import last_decision
from bot.text.asking import consent
from bot.text.faces import face, faces, rank_written
from bot.text.labels import button_label, made_label, set_words
from bot.text.limits import MOST_CHOICES
from bot.text.talk import phrase_words
from bot.text.why_not import has_reasons
from engine.cards import RANKS, SUITS, Card, card, of
from engine.moves import (
    Bankrupt,
    Beg,
    Bid,
    Decline,
    Discard,
    Draw,
    End,
    Give,
    Move,
    Pass,
    Pile,
    Play,
    PlayGroup,
    PlayJoker,
    PlaySet,
    PlaySubstitute,
    Take,
    Talk,
)
from engine.views import GroupTable, Phase, View
from i18n import Texts

BUTTONS_A_PAGE: Final = 20
GAP_BUTTONS: Final = 3
"""More gaps than these are a menu: their buttons are wide, and would push the hand out of sight."""
GROUP_BUTTONS: Final = 4
"""Likewise the groups of a hand in its order."""
JOKER_BUTTONS: Final = 2
"""Likewise the plays of jokers."""
SUBSTITUTE_BUTTONS: Final = 3
"""Likewise the plays to another suit's row."""
_MENUS: Final[Sequence[tuple[type[Move], int, str]]] = (
    (Take, GAP_BUTTONS, "controls-gap"),
    (PlayGroup, GROUP_BUTTONS, "controls-group"),
    (PlayJoker, JOKER_BUTTONS, "controls-joker"),
    (PlaySubstitute, SUBSTITUTE_BUTTONS, "controls-substitute"),
)
"""Moves that are a menu where there are more than so many, and the text that asks for one."""
LISTS: Final = 3
"""The most menus of ranks, which are chosen first where plays of several cards need more than one menu."""

_LONG: Final = 2
"""The first phrases, which have more than a word."""

Emojis = Mapping[str, discord.PartialEmoji]
"""Uploaded card emojis by card code; empty if there are none."""
Controls = list[ui.ActionRow[Any]]

_LAST = (Pass, Bankrupt, Decline, End, Discard)
"""Moves shown after those of cards, on every page."""


_FORCED = (Pass, Draw, Beg, End, Bankrupt)
"""Moves that one makes by rote where there is no other."""


def controls(
    texts: Texts,
    table: Table,
    view: View,
    *,
    ply: int,
    emojis: Emojis,
    step: Step,
    auto_single: bool = True,
    aids: Sequence[ui.Button[Any]] = (),
) -> Controls:
    """The controls for the viewer's legal moves at this step of choosing.

    `auto_single`: whether the only move is made for the viewer; if not, the controls offer it beside a forced move.
    `aids`: what stands behind *Why not...*: the buttons that make no move.
    """
    if view.phase is Phase.PASSING and len(view.legal) > BUTTONS_A_PAGE:
        return [_gift(texts, table, view, ply), *narrow_rows(aids)]
    menus = {asked: several for kind, most, asked in _MENUS if len(several := _of_kind(view, kind)) > most}
    listed = [move for several in menus.values() for move in several]
    moves = [move for move in view.legal if not isinstance(move, PlaySet | Talk) and move not in listed]
    sets = [move for move in view.legal if isinstance(move, PlaySet)]
    if step.span:
        moves, sets = [move for move in sets if _span(move) == step.span], []
    pressed = _buttons(texts, table, view, moves, ply=ply, emojis=emojis, page=step.page)
    always: list[ui.Button[Any]] = []
    if not auto_single and (only := _forced(table, view)) is not None:
        always = [button(texts("always"), AlwaysPress(table.id, ply, only))]
    why = [button(texts("why-not"), TablePress(table.id, AtTable.WHY))] if has_reasons(view) else []
    below = _lists(texts, table, sets, ply)
    below += [
        each for asked, several in menus.items() for each in _menus(texts, table, view, several, ply=ply, asked=asked)
    ]
    seldom = [*always, *why, *aids]
    if texts.is_spoken and len(seldom) > 1:  # Buttons that speak are wide: each would take a row.
        return [*narrow_rows(pressed), *below, _listed(texts, seldom)]
    return [*_with_aids([*pressed, *always], [*why, *aids], has_menu=bool(below)), *below]


def _listed(texts: Texts, buttons: Sequence[ui.Button[Any]]) -> ui.ActionRow[Any]:
    """A menu of these buttons."""
    choices = [(each.label or "", each.custom_id or "") for each in buttons]
    return menu(texts("controls-seldom"), choices, which=1)


def _with_aids(moves: Sequence[ui.Button[Any]], aids: Sequence[ui.Button[Any]], *, has_menu: bool) -> Controls:
    """Rows of moves and then of aids, or of both together where that takes none more. `has_menu`: a menu takes a row
    below them, so that few of both share a row: a small window breaks it where it has to.
    """
    if has_menu and 0 < len(moves) + len(aids) <= A_ROW:
        return rows([*moves, *aids])
    are_together = len(narrow_lines([*moves, *aids])) == len(narrow_lines(moves))
    return narrow_rows([*moves, *aids]) if are_together else [*narrow_rows(moves), *narrow_rows(aids)]


def phrases(texts: Texts, table: Table) -> Controls:
    """All phrases, and the way back to the moves."""
    said = [button(phrase_words(texts, table.game, each), SayPress(table.id, each)) for each in Phrase]
    back = button(texts("talk-back"), TablePress(table.id, AtTable.HAND))
    return [*narrow_rows([*said[:_LONG], back]), *narrow_rows(said[_LONG:])]


def plan_controls(texts: Texts, table: Table, view: View, plan: Sequence[Card]) -> Controls:
    """Menus of the cards that can be planned next, and the ways back."""
    left = [each for each in dict.fromkeys(view.hand) if each not in plan]
    options = [menu_option(_plan_label(texts, view, each), each.code) for each in left]
    asked = texts("plan-next-group" if isinstance(view.table, GroupTable) else "plan-next", number=len(plan) + 1)
    menus = [
        select(PlanCardPress(table.id, number), options[at : at + MOST_CHOICES], asked)
        for number, at in enumerate(range(0, len(options), MOST_CHOICES))
    ]
    return [*menus, *narrow_rows([*_plan_drop(texts, table, plan), _plan_back(texts, table)])]


def _plan_label(texts: Texts, view: View, card: Card) -> str:
    """A card that can be planned, or all groups of a number."""
    if not isinstance(view.table, GroupTable):
        return face(texts, card)
    there = groups_of(view.hand, card)
    return texts("list-comma").join(faces(texts, view.hand[first : last + 1]) for first, last in there)


def plan_buttons(texts: Texts, table: Table, view: View, plan: Sequence[Card]) -> list[ui.Button[Any]]:
    """The button that leads to the cards for a plan, and the one that drops it."""
    opened = [] if is_full(view, plan) else [button(texts("plan"), PlanPress(table.id, Planning.OPEN))]
    return [*opened, *_plan_drop(texts, table, plan)]


def _plan_drop(texts: Texts, table: Table, plan: Sequence[Card]) -> list[ui.Button[Any]]:
    return [button(texts("plan-drop"), PlanPress(table.id, Planning.DROP))] if plan else []


def _plan_back(texts: Texts, table: Table) -> ui.Button[Any]:
    return button(texts("talk-back"), TablePress(table.id, AtTable.HAND))


def talk_buttons(texts: Texts, table: Table, view: View) -> list[ui.Button[Any]]:
    """The button that leads to the phrases, where the viewer can talk."""
    user = None if view.seat is None else table.at(view.seat).user
    label = texts("talk-spoken" if texts.is_spoken else "talk")
    return [button(label, TalkPress(table.id))] if user is not None and can_talk(table, user) else []


def _of_kind(view: View, kind: type[Move]) -> list[Move]:
    return [move for move in view.legal if isinstance(move, kind)]


def take_back_buttons(texts: Texts, table: Table, view: View) -> list[ui.Button[Any]]:
    """A button that names the viewer's last decision and takes it back, if there is one that can be taken back."""
    user = None if view.seat is None else table.at(view.seat).user
    number = None if user is None else last_decision(table, user)
    if number is None:
        return []
    played = table.history[number]
    label = texts("take-back", move=made_label(texts, view, played))
    return [button(label, TakeBackPress(table.id, played.ply))]


def page_of(view: View, move: Move) -> int:
    """The page of buttons that has this move; 0 where it is on every page or in a menu."""
    moves = _of_cards(view.legal)
    return moves.index(move) // BUTTONS_A_PAGE if move in moves else 0


def highlight(texts: Texts, pressed: Controls, table: Table, ply: int, move: Move) -> None:
    """Mark the button, or the choices of a menu, by which a recommended move is made."""
    values = {brief(move), f"span:{_span(move)}"} if isinstance(move, PlaySet) else {str(move)}
    values |= {each.code for each in move.cards} if isinstance(move, Give) else set()
    for row in pressed:
        for each in row.children:
            if isinstance(each, ui.Button) and each.custom_id == str(_move_id(table.id, ply, move)):
                each.style = ButtonStyle.success
            elif isinstance(each, ui.Select):
                for option in each.options:
                    option.description = texts("hint-button") if option.value in values else option.description


def confirmation(texts: Texts, table: Table, view: View, asking: Move, ply: int) -> Controls:
    """Buttons to make or drop the move to be confirmed."""
    style = ButtonStyle.success if isinstance(asking, Take) else ButtonStyle.danger
    yes = button(consent(texts, view, asking), MovePress(table.id, ply, str(asking), sure=True), style=style)
    no = button(texts("hand-keep"), PagePress(table.id, Paged.HAND, 0))
    return narrow_rows([yes, no])


def _forced(table: Table, view: View) -> str | None:
    """The viewer's only move, if it is none of a card and may be made without asking (FT-7)."""
    if view.seat is None or not any(isinstance(move, _FORCED) for move in view.legal):
        return None
    return only_move(table, view.seat)


def _buttons(
    texts: Texts, table: Table, view: View, moves: Sequence[Move], *, ply: int, emojis: Emojis, page: int
) -> list[ui.Button[Any]]:
    """A button per move; card moves are paged."""
    first = _of_cards(moves)
    others = [move for move in moves if isinstance(move, _LAST)]
    pages = max(1, -(-len(first) // BUTTONS_A_PAGE))
    page = min(page, pages - 1)
    shown = [*first[page * BUTTONS_A_PAGE : (page + 1) * BUTTONS_A_PAGE], *others]
    made = [_move_button(texts, view, move, _move_id(table.id, ply, move), emojis) for move in shown]
    if pages > 1:
        before, after = max(0, page - 1), min(pages - 1, page + 1)
        made += [
            button(texts("page-before"), PagePress(table.id, Paged.HAND, before, "<"), disabled=page == 0),
            button(texts("page-after"), PagePress(table.id, Paged.HAND, after, ">"), disabled=page == pages - 1),
        ]
    return made


def _of_cards(moves: Sequence[Move]) -> list[Move]:
    """The moves that are paged, in the order of their buttons."""
    return sorted((move for move in moves if not isinstance(move, (*_LAST, PlaySet, Talk))), key=_order)


def _move_button(texts: Texts, view: View, move: Move, custom_id: CustomId, emojis: Emojis) -> ui.Button[Any]:
    played = move.card if isinstance(move, Play) else None
    style = ButtonStyle.danger if isinstance(move, Bankrupt) else ButtonStyle.primary
    if isinstance(move, _LAST) and not isinstance(move, Bankrupt):
        style = ButtonStyle.secondary
    emoji = emojis.get(played.code) if played else None
    return button(button_label(texts, view, move), custom_id, style=style, emoji=emoji)


def _order(move: Move) -> tuple[int, int]:
    """Sort key: moves of one card in hand order, then all others in the game's order."""
    match move:
        case Play(card) | PlaySubstitute(card, _) | Pile(card) | Bid(card) | Give((card,)):
            return 0, card.index
        case _:
            return 1, 0


def _gift(texts: Texts, table: Table, view: View, ply: int) -> ui.ActionRow[Any]:
    """A menu of the hand in which the cards to pass on are marked (IS-3)."""
    count = len(view.legal[0].cards) if isinstance(view.legal[0], Give) else 1
    options = [menu_option(face(texts, each), each.code) for each in view.hand]
    return select(ChoicePress(table.id, ply), options, texts("controls-gift", count=count), least=count, most=count)


def _lists(texts: Texts, table: Table, sets: Sequence[PlaySet], ply: int) -> Controls:
    """Plays of several cards, the largest first; if there are many, ranks are chosen first (CC-2 to CC-4)."""
    if not sets:
        return []
    ordered = sorted(sets, key=lambda move: -len(move.cards))
    if len(ordered) <= MOST_CHOICES:
        options = [menu_option(set_words(texts, move.cards), brief(move)) for move in ordered]
    else:
        spans = sorted({_span(move) for move in ordered}, key=lambda span: (-len(_ranks(span)), span))
        options = [menu_option(" ".join(_ranks(span)), f"span:{span}") for span in spans]
    chunks = [options[i : i + MOST_CHOICES] for i in range(0, len(options), MOST_CHOICES)][:LISTS]
    return [
        select(ChoicePress(table.id, ply, number), chunk, texts("controls-several"))
        for number, chunk in enumerate(chunks)
    ]


def _menus(texts: Texts, table: Table, view: View, moves: Sequence[Move], *, ply: int, asked: str) -> Controls:
    """Menus of moves with long labels: gaps into which a group can be taken (NT-4), plays of jokers. `asked`: the text
    that asks for one."""
    options = [menu_option(button_label(texts, view, move), str(move)) for move in moves]
    return [
        select(ChoicePress(table.id, ply, number), options[at : at + MOST_CHOICES], texts(asked))
        for number, at in enumerate(range(0, len(options), MOST_CHOICES))
    ]


def _move_id(table: int, ply: int, move: Move) -> MovePress:
    return MovePress(table, ply, brief(move) if isinstance(move, PlaySet) else str(move))


def brief(move: PlaySet) -> str:
    """A play of several cards in custom-id form: `=59SH` has the lowest and highest rank and the suits."""
    suits = "".join(suit for i, suit in enumerate(SUITS) if any(each.suit == i for each in move.cards))
    return f"={_span(move)}{suits}"


def written(chosen: Sequence[str]) -> str:
    """The written move for the chosen values: a brief play, cards to pass on, or a move as written."""
    if len(chosen) == 1 and chosen[0].startswith("="):
        low, high, suits = chosen[0][1], chosen[0][2], chosen[0][3:]
        ranks = range(RANKS.index(low), RANKS.index(high) + 1)
        return "+".join(of(SUITS.index(suit), rank).code for suit in suits for rank in ranks)
    if len(chosen) > 1:
        return str(Give(tuple(sorted(map(card, chosen)))))
    return chosen[0]


def _span(move: PlaySet) -> str:
    ranks = [each.rank for each in move.cards]
    return RANKS[min(ranks)] + RANKS[max(ranks)]


def _ranks(span: str) -> list[str]:
    return [rank_written(rank) for rank in RANKS[RANKS.index(span[0]) : RANKS.index(span[1]) + 1]]
