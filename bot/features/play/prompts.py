"""The words for a player in play: the question put to them, and what happened since their last move."""

from collections.abc import Callable
from typing import Final, Literal

from bot.tables.participants import Participant
from bot.tables.table import Table
from bot.text.asking import can_play
from bot.text.faces import either, face, faces
from bot.text.naming import NameOf
from bot.text.rules_text import facts_of
from bot.text.sentences import event_line
from engine.cards import JOKER, Card
from engine.catalog import find_game
from engine.events import REVOKE_PRICE, Begged, Drew, Event, Gave, JokerCovered, JokerTaken, Killed, PlayersTraded
from engine.moves import Bankrupt, Beg, Draw, Pass, Pile, Play, PlayCommunity
from engine.views import GroupTable, Phase, RowsTable, SequenceTable, TrickTable, View
from i18n import Texts, of_game

Say = Callable[..., str]
"""The prompt of this name with these facts, in the game's own words where it has some."""

MOST_EVENTS: Final = 3
"""The most events of others since the player's last move that are shown: the newest."""


def prompt(texts: Texts, table: Table, view: View, name: NameOf) -> str:
    """The question put to the viewer."""

    def say(message: str, **facts: str | int) -> str:
        return texts(of_game(texts, message, view.game), **facts)

    asked = view.table
    match view.phase:
        case Phase.PASSING if isinstance(asked, TrickTable):
            side = "left" if asked.to_left else "right"
            taker = name(_neighbour(table, view, by=1 if asked.to_left else -1))
            return say("prompt-passing", count=asked.to_give, side=side, name=taker)
        case Phase.BIDDING:
            return say("prompt-bidding")
        case Phase.GIVE:
            taker = "" if view.asking is None else name(table.at(view.asking))
            return say("prompt-give", name=taker, must="may" if len(view.legal) > len(view.hand) else "must")
        case Phase.EXTRA:
            fits = any(isinstance(move, Play) for move in view.legal)
            return say("prompt-extra" if fits else "prompt-extra-none")
        case Phase.PLACE if isinstance(asked, GroupTable):
            if view.drawn is not None:
                return say("prompt-place-drawn", card=face(texts, view.drawn))
            return say("prompt-place", count=asked.block, number=asked.block_number or 0)
        case Phase.COVER:
            return say("prompt-cover", card=faces(texts, _under_jokers(view)))
        case _:
            return _of_a_turn(say, texts, table, view, name)


def prompt_beside_moves(texts: Texts, table: Table, view: View, name: NameOf) -> str:
    """The prompt below what the viewer can do; empty if it says no more than that."""
    asked = prompt(texts, table, view, name)
    plain = (texts(of_game(texts, each, view.game)) for each in ("prompt-turn", "prompt-play", "prompt-only-pass"))
    return "" if asked in plain else asked


def _of_a_turn(say: Say, texts: Texts, table: Table, view: View, name: NameOf) -> str:
    match view.table:
        case SequenceTable() as running:
            return _of_a_sequence(say, texts, view, running)
        case TrickTable() as tricks:
            return _of_a_trick(say, texts, view, tricks)
        case GroupTable() as group:
            return _of_groups(say, view, group)
        case _:
            pass
    may_pass = any(isinstance(move, Pass) for move in view.legal)
    match view.legal[0]:
        case Bankrupt():
            counted = "yes" if (find_game(view.game).scoring(view.rules).hands or 0) > 1 else "no"
            return say("prompt-bankrupt", **facts_of(view.game, view.rules), counted=counted)
        case Draw():
            return say("prompt-draw", count=(isinstance(view.table, RowsTable) and view.table.to_draw) or 1)
        case Pile():
            return say("prompt-pile")
        case Pass() if any(isinstance(move, Beg) for move in view.legal):
            return say("prompt-beg-or-pass", name=name(_giver(table, view)))
        case Beg():
            return say("prompt-beg", name=name(_giver(table, view)))
        case PlayCommunity():
            return say("prompt-community" if may_pass else "prompt-community-only")
        case _:
            pass
    if not can_play(view):
        return say("prompt-only-pass")
    return say("prompt-turn" if may_pass else "prompt-play")


def _of_a_sequence(say: Say, texts: Texts, view: View, running: SequenceTable) -> str:
    if not running.wanted:
        return say("prompt-lead")
    if can_play(view):
        held = [each for each in running.wanted if each in view.hand]
        return say("prompt-continue", cards=either(texts, held))
    return say("prompt-continue-pass", cards=either(texts, running.wanted))


def _of_a_trick(say: Say, texts: Texts, view: View, tricks: TrickTable) -> str:
    """Leading or following in a trick (IS-5)."""
    if not tricks.trick:
        return say("prompt-lead")
    led = tricks.trick[0][1]
    playable = [move.card for move in view.legal if isinstance(move, Play)]
    follows = any(card.suit == led.suit or card.rank == led.rank for card in playable)
    return say("prompt-follow" if follows else "prompt-follow-free", card=face(texts, led))


def _of_groups(say: Say, view: View, group: GroupTable) -> str:
    """Leading or following with a group (NT-2, NT-3)."""
    if group.number is None:
        return say("prompt-group-lead")
    lies = " ".join([str(group.number)] * group.count)
    message = "prompt-group" if can_play(view) else "prompt-group-only-pass"
    return say(message, cards=lies, passing=_passing(view, group))


def _passing(view: View, group: GroupTable) -> Literal["draw", "take", "lose", "nothing"]:
    """The effect of a pass (NT-5, NT-11)."""
    if group.stock is not None:
        return "draw" if group.stock else "nothing"
    return "take" if view.seat is not None and view.seats[view.seat].shown else "lose"


def _neighbour(table: Table, view: View, *, by: int) -> Participant:
    assert view.seat is not None
    return table.at((view.seat + by) % len(view.seats))


def _giver(table: Table, view: View) -> Participant:
    """The giver to a beggar: the nearest player on the right who can spare a card (RS-3, RS-5)."""
    assert view.seat is not None
    right = view.seats[view.seat - 1]
    return _neighbour(table, view, by=-1 if right.cards > 1 else -2)


def _under_jokers(view: View) -> list[Card]:
    """The viewer's cards whose places were just taken by jokers (SP-4)."""
    if not isinstance(view.table, RowsTable):
        return []
    jokers = {laid.place for row in view.table.rows for laid in row.laid if laid.shown is JOKER}
    return [card for card in view.table.last if card in jokers and card in view.hand]


def revokes_words(texts: Texts, view: View) -> str:
    """The viewer's passes with a playable card in this hand and their cost (FT-7); empty if none or public."""
    if not view.own_revokes or view.result is not None:
        return ""
    return texts("hand-revokes", count=view.own_revokes, due=REVOKE_PRICE * view.own_revokes)


def since_own_move(texts: Texts, table: Table, view: View, name: NameOf, *, most: int = MOST_EVENTS) -> str:
    """Events since the viewer's last move, as one line: what came into or left the hand, the oldest first
    (cards drawn or given: CT-2, RS-3, IS-3; laid or taken out of turn: SJ-4, SJ-5; killed by others: KI-7); then the
    `most` last things that the others did. Empty if nothing has happened.
    """
    own: list[str] = []
    others: list[str] = []
    has_moved = False
    assert view.seat is not None
    place = table.at(view.seat)
    for i, played in reversed(list(enumerate(table.history))):
        if not place.has_seen(played):
            break  # The computer player that sat here knew more of it than everybody.
        if played.hand_number != view.number or any(_is_trade_of(event, view.seat) for event in played.events):
            break
        lines = [_line(texts, table, view, event.seen_by(view.seat), name) for event in played.events]
        own[:0] = [line for line in lines if line is not None]
        if played.seat == view.seat:
            before = table.history[i - 1] if i else None
            if (
                isinstance(played.move, Draw)
                and before is not None
                and before.seat == played.seat
                and before.move == played.move
            ):
                continue  # One press drew them all (DS-1).
            has_moved = True
            break
        seen = zip(played.events, lines, strict=True)
        is_last = i + 1 == len(table.history)
        public = (
            event_line(texts, table, event.seen_by(None), played, name)
            for event, line in seen
            if line is None and not (is_last and _is_asked(view, event))
        )
        others[:0] = [line for line in public if line is not None]
    if others:
        newest = texts("list-dot").join(others[-most:])
        which = "last" if len(others) > most else "all" if has_moved else "first"
        own.append(texts("since-others", events=newest, which=which))
    return texts("list-space").join(own)


def _line(texts: Texts, table: Table, view: View, event: Event, name: NameOf) -> str | None:
    seat = view.seat
    match event:
        # A drawn card still to be placed (NT-5) is in the prompt.
        case Drew(cards=(_, *_) as cards) if view.drawn is None and event.seat == seat:
            return texts("since-drew", cards=faces(texts, cards))
        case Gave(cards=(_, *_) as cards) if event.taker == seat:
            return texts("since-given", cards=faces(texts, cards), name=name(table.at(event.seat)))
        case JokerTaken(card=card) if event.seat == seat:
            return texts("since-exchanged", cards=face(texts, card))
        case JokerCovered(card=card) if event.seat == seat:
            return texts("since-stacked", cards=face(texts, card))
        case Killed(cards=cards) if seat is not None and event.owner == seat != event.seat:
            return texts("since-killed", cards=faces(texts, cards), name=name(table.at(event.seat)))
        case _:
            return None


def _is_asked(view: View, event: Event) -> bool:
    """Whether the prompt tells this event: it asks the viewer for a card (RS-3)."""
    return view.phase is Phase.GIVE and view.seat in view.to_act and isinstance(event, Begged)


def _is_trade_of(event: Event, seat: int | None) -> bool:
    """Whether the seat's player changed in this event (SG-1)."""
    return isinstance(event, PlayersTraded) and seat in (event.seat, event.ghost)
