"""Hands of rows with counted passes, made from a view: all that is public as it is, the unseen cards dealt at random.

Everybody can see all but the hands, so only these are guessed (see engine.games.guessing), and in the points game who
is asked to cover the joker, which the hands tell.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

from engine.cards import JOKER, Card, mask
from engine.games.copies import hand_bits
from engine.games.counted_hand import CountedHand, CountedSetup
from engine.games.deductions import deal_unseen, unseen_cards
from engine.games.guessing import Impossible, dealt
from engine.games.joker_hand import JokerHand, JokerSetup
from engine.games.points_hand import POINTS_JOKER, PointsHand
from engine.games.row_hand import JOKERS, RowHand
from engine.games.rows import CARDS, Rows, ones
from engine.games.turns import ring_of
from engine.games.two_pack_hand import TwoPackHand, shown_hand_layout, thrown_bits
from engine.views import Phase, RowsTable, SeatStatus, View

C = TypeVar("C", bound=CountedHand)
H = TypeVar("H", bound=RowHand)

FREE: Final = frozenset[int]()
TRIES: Final = 100_000
"""Deals that are tried until the jokers agree with the cards beside them. Hardly any view needs a second one."""


def guessed_row_hand(hand_setup: CountedSetup, view: View, chance: Random) -> RowHand:
    """Return a hand without jokers."""
    hand = _public(RowHand, hand_setup, view)
    _deal(hand, view, chance)
    return hand


def guessed_joker_hand(hand_setup: CountedSetup, joker: JokerSetup, view: View, chance: Random) -> JokerHand:
    """Return a hand with jokers that are taken or covered at once."""
    hand = _public(JokerHand, hand_setup, view)
    _set_jokers(hand, joker, view)
    _deal_with_jokers(hand, view, chance)
    return hand


def guessed_points_hand(hand_setup: CountedSetup, view: View, chance: Random) -> PointsHand:
    """Return a hand for points. A seat that is asked to cover (SP-4) is the one that gets the card under the joker."""
    hand = _public(PointsHand, hand_setup, view)
    _set_jokers(hand, POINTS_JOKER, view)
    table = _rows_table(view)
    lying = [each.place for row in table.rows for each in row.laid if each.shown is JOKER]
    hand.lying = _bits(hand_setup.rows, lying)
    hand.open |= hand.lying
    hand.asker = view.asking if view.phase is Phase.COVER else None
    _deal_with_jokers(hand, view, chance, held=hand.lying)
    if hand.asker is not None:
        hand.to_act = tuple(seat for seat, cards in enumerate(hand.hands) if cards & hand.lying)
    return hand


def guessed_two_pack_hand(hand_setup: CountedSetup, view: View, chance: Random) -> TwoPackHand:
    """Return a hand of two packs."""
    _viewer(view)
    table = _rows_table(view)
    hand = _counted(TwoPackHand, hand_setup, view)
    hand.hands = [hand_bits(cards) for cards in deal_unseen(view, unseen_cards(view, 2), chance).hands]
    hand.layout = shown_hand_layout(table)
    hand.last, hand.thrown = table.last, thrown_bits(table)
    hand.laid = [mask(each.laid_once) for each in view.seats]
    hand.seven_of = hand_setup.began_with_seven
    ruled_out = [0] * hand.seats
    for each in view.ruled_out:
        ruled_out[each.seat] = mask(each.cards)
    hand.ruled_out = tuple(ruled_out)
    return hand


def _counted(kind: type[C], hand_setup: CountedSetup, view: View) -> C:
    """Return a hand with what every layout has."""
    hand = object.__new__(kind)
    hand.hand_setup = hand_setup
    hand.seats = len(view.seats)
    hand.passes = [each.passes_left or 0 for each in view.seats]
    hand.free = hand.passes if hand_setup.voluntary else (0,) * hand.seats
    left = [(each.left, seat, each.status) for seat, each in enumerate(view.seats) if each.left is not None]
    hand.left = tuple((seat, how) for _, seat, how in sorted(left))
    hand.ring = ring_of(
        tuple([seat for seat, each in enumerate(view.seats) if each.status is SeatStatus.PLAYING]), hand.seats
    )
    hand.to_act = view.to_act
    hand.result = None
    hand.events = None
    return hand


def _public(kind: type[H], hand_setup: CountedSetup, view: View) -> H:
    """Return a hand with all that the view shows, and the viewer's hand without jokers."""
    rows, table = hand_setup.rows, _rows_table(view)
    hand = _counted(kind, hand_setup, view)
    bits = rows.bits
    hand.frontier = rows.start + sum([bits.get(each.place, 0) for row in table.rows for each in row.laid])
    hand.open = rows.open(hand.frontier)
    hand.last = _bits(rows, table.last)
    hand.thrown = _bits(rows, table.thrown)
    hand.hands = [0] * hand.seats
    hand.hands[_viewer(view)] = _bits(rows, view.hand)
    ruled_out = [0] * hand.seats
    for each in view.ruled_out:
        ruled_out[each.seat] = _bits(rows, each.cards) | (JOKERS if JOKER in each.cards else 0)
    hand.ruled_out = tuple(ruled_out)
    return hand


def _set_jokers(hand: JokerHand, joker: JokerSetup, view: View) -> None:
    hand.joker = joker
    hand.nowhere = 0
    taken, beside = [0] * hand.seats, [0] * hand.seats
    for known in view.known:
        taken[known.seat] += known.card is JOKER
    for each in view.ruled_out:
        beside[each.seat] = _bits(hand.hand_setup.rows, each.beside_joker)
    hand.taken, hand.beside = tuple(taken), tuple(beside)
    hand.were_dealt = sum([1 << seat for seat, each in enumerate(view.seats) if each.was_dealt_joker])


def _unseen(hand: RowHand, view: View, jokers: list[int]) -> tuple[list[int], list[int]]:
    """Give the seats the cards that they are known to hold, jokers out of `jokers`.

    Returns the unseen cards, `jokers` last, and the number of them that each seat holds.
    """
    viewer, hidden = _viewer(view), hand.hidden()
    room = [each.cards for each in view.seats]
    room[viewer] = 0
    for seat, held in enumerate(_known(hand.hand_setup.rows, view, jokers)):
        hand.hands[seat] |= held
        room[seat] -= held.bit_count()
    for held in hand.hands:
        hidden &= ~held
    return ones(hidden) + jokers, room


def _known(rows: Rows, view: View, jokers: list[int]) -> list[int]:
    """Return the cards that the others are known to hold, by seat, with jokers out of `jokers`."""
    held = [0] * len(view.seats)
    for known in view.known:
        if known.seat != view.seat:
            held[known.seat] |= jokers.pop() if known.card is JOKER else rows.bits[known.card]
    return held


def known_bits(rows: Rows, view: View) -> list[int]:
    """Return the cards that the others are known to hold, by seat. They are the same in every guess of the view."""
    jokers = _joker_bits(view)
    del jokers[len(jokers) - view.hand.count(JOKER) :]
    return _known(rows, view, jokers)


def _joker_bits(view: View) -> list[int]:
    return [JOKERS & -JOKERS << i for i in range(_rows_table(view).jokers)]


def _barred(hand: RowHand, unseen: Sequence[int]) -> list[frozenset[int]]:
    """Return which unseen cards each seat cannot hold."""
    return [frozenset([each for each in unseen if each & out]) if out else FREE for out in hand.ruled_out]


def _give(hand: RowHand, parts: Sequence[Sequence[int]]) -> None:
    for seat in range(hand.seats):
        hand.hands[seat] += sum(parts[seat])


def _deal(hand: RowHand, view: View, chance: Random) -> None:
    """Deal the unseen cards. In a position some may be out of the game: they are dealt to a place of their own."""
    unseen, room = _unseen(hand, view, [])
    room.append(len(unseen) - sum(room))
    _give(hand, dealt(unseen, room, [*_barred(hand, unseen), FREE], chance))


def _deal_with_jokers(hand: JokerHand, view: View, chance: Random, *, held: int = 0) -> None:
    """Deal the unseen cards and jokers. `held`: a card that is in some hand."""
    viewer = _viewer(view)
    jokers = _joker_bits(view)
    for _ in range(view.hand.count(JOKER)):
        hand.hands[viewer] |= jokers.pop()
    unseen, room = _unseen(hand, view, jokers)
    if len(unseen) > sum(room):
        held |= _leave_out(hand, view, unseen)
    barred = _barred(hand, unseen)
    tight: list[int] = []
    if jokers:
        for seat in hand.ring.seats:
            if hand.joker.eliminates and room[seat] == 1 and not hand.hands[seat] & CARDS:
                barred[seat] = barred[seat].union(jokers)
            elif room[seat] and (
                hand.beside[seat]
                or hand.were_dealt >> seat & 1
                or (hand.joker.eliminates and room[seat] == len(jokers))
            ):
                tight.append(seat)
    room.append(len(unseen) - sum(room))
    barred.append(frozenset([*jokers, *ones(held)]))
    for _ in range(TRIES):
        parts = dealt(unseen, room, barred, chance)
        if all(_agrees(hand, seat, sum(parts[seat]), chance) for seat in tight):
            break
    else:
        raise Impossible("no seat can hold a joker")
    _give(hand, parts)
    hand.nowhere |= sum(parts[-1])


def _agrees(hand: JokerHand, seat: int, cards: int, chance: Random) -> bool:
    """Return whether the seat can hold these unseen cards, if a joker is among them (SJ-7, SN-11).

    To have been dealt both jokers is half as likely as any one deal of two cards that can be told apart.
    """
    if cards <= CARDS:
        return True
    if cards & hand.beside[seat] or (hand.were_dealt >> seat & 1 and chance.random() < 0.5):
        return False
    return not hand.joker.eliminates or (hand.hands[seat] | cards) & CARDS != 0


def _leave_out(hand: JokerHand, view: View, unseen: list[int]) -> int:
    """Remove the cards that must be out of the game, as the viewer's joker cannot stand for them.

    Returns the cards that must be in a hand, as it can.
    """
    held = 0
    for place, _, move in hand.joker_plays(_viewer(view)) if view.legal and view.phase is Phase.PLAY else ():
        if move in view.legal:
            held |= place
        else:
            hand.nowhere |= place
    unseen[:] = [each for each in unseen if not each & hand.nowhere]
    return held


def _viewer(view: View) -> int:
    if view.seat is None:
        raise Impossible("an onlooker sees no hand")
    return view.seat


def _rows_table(view: View) -> RowsTable:
    assert isinstance(view.table, RowsTable)
    return view.table


def _bits(rows: Rows, cards: Sequence[Card]) -> int:
    """Return the bit set of cards, without jokers and sevens that are laid at the start."""
    bits = rows.bits
    return sum([bits.get(each, 0) for each in cards])
