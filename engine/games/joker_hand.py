"""Jokers in the rows: the cards they may stand for, and how they change hands (SJ-1 to SJ-10)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Self, assert_never

from engine.cards import JOKER, SEVEN, Card
from engine.errors import IllegalMove, Reason
from engine.events import JokerCovered, JokerPlayed, JokerTaken
from engine.games.counted_hand import AND_PASS, CountedSetup
from engine.games.opening import OpeningPhase
from engine.games.row_hand import JOKERS, RowHand, cards_of
from engine.games.rows import CARDS, LOWER, UPPER, Skip, ones
from engine.moves import Move, Play, PlayJoker
from engine.views import Known, RuledOut, SeatStatus

JokerPlay = Literal["skip", "single"]
JokerExchange = Literal["take", "stack"]


@dataclass(frozen=True, slots=True)
class JokerSetup:
    """How a joker is played (SJ-2, SJ-3), and what the holder of the card it stands for does (SJ-4, SJ-5)."""

    play: JokerPlay
    exchange: JokerExchange

    @property
    def eliminates(self) -> bool:
        """Whether a seat that holds only jokers is eliminated (SJ-7)."""
        return self.play == "single" and self.exchange == "take"


class JokerHand(RowHand):
    """A hand with jokers.

    `nowhere`: cards that are out of the game, for which no joker may stand. `taken`: the number of jokers by seat that
    everybody knows about, because the seat took them openly. `ruled_out` with joker bits: the seat holds no others.
    `beside`: by seat, cards that it cannot hold together with a joker it did not take openly, as it passed because it
    had to (SN-11), possibly with cards that lie. `were_dealt`: the seats, as bits, that have played a joker not
    taken before.
    """

    __slots__ = ("beside", "joker", "nowhere", "taken", "were_dealt")

    has_jokers = True

    taken: tuple[int, ...]
    beside: tuple[int, ...]

    def __init__(self, hand_setup: CountedSetup, opening: OpeningPhase, first: int, joker: JokerSetup) -> None:
        super().__init__(hand_setup, opening, first)
        self.joker = joker
        self.nowhere = hand_setup.rows.missing(self.frontier) & ~_union(self.hands)
        self.taken = (0,) * self.seats
        self.beside = (0,) * self.seats
        self.were_dealt = 0
        for seat in opening.from_dealers_left:
            self._eliminate_jokers_only(seat)
        if first not in self.ring.seats:
            self.to_act = self.ring.after[first]

    def copy(self) -> Self:
        twin = super().copy()
        twin.joker = self.joker
        twin.nowhere = self.nowhere
        twin.taken = self.taken
        twin.beside = self.beside
        twin.were_dealt = self.were_dealt
        return twin

    def legal(self, seat: int) -> Sequence[Move]:
        if seat not in self.to_act or self.hands[seat] <= CARDS:
            return super().legal(seat)
        playable = self.open & self.hands[seat]
        plays = self.hand_setup.rows.plays
        moves = (
            *plays[playable & LOWER],
            *plays[playable & UPPER],
            *(move for _, _, move in self.joker_plays(seat)),
        )
        if self.free[seat]:
            return moves + AND_PASS
        return moves or self._when_stuck(seat)

    def advance(self, seat: int, move: Move) -> None:
        if isinstance(move, PlayJoker):
            bits = self.hand_setup.rows.bits
            place = bits.get(move.stands_for, 0)
            then = 0 if move.then is None else bits.get(move.then, -1)
            plays = self.joker_plays(seat) if seat in self.to_act else ()
            if not any(each[0] == place and each[1] == then for each in plays):
                raise self._refusal(seat, move)
            self._play_joker(seat, place, then)
            return
        super().advance(seat, move)
        if self.beside[seat] and isinstance(move, Play):
            self._shows(seat, self.last)
        if self.hands[seat] > CARDS and self._eliminate_jokers_only(seat):
            self._settle(seat)

    def joker_plays(self, seat: int) -> list[Skip]:
        """Return the seat's joker plays; the second card's bit is 0 where a joker is played alone."""
        hand = self.hands[seat]
        if hand <= CARDS:
            return []
        rows = self.hand_setup.rows
        barred = self.nowhere | (hand if self.joker.exchange == "take" else 0)
        match self.joker.play:
            case "skip":
                return [each for each in rows.skips(self.frontier) if each[1] & hand and not each[0] & barred]
            case "single":
                return [(place, 0, rows.jokers[place]) for place in ones(rows.next(self.frontier) & ~barred)]
            case _:
                assert_never(self.joker.play)

    def _play_joker(self, seat: int, place: int, then: int) -> None:
        owner = next(other for other, hand in enumerate(self.hands) if hand & place)
        joker = self.hands[seat] & JOKERS
        joker &= -joker
        self.hands[seat] ^= joker | then
        if not self.taken[seat]:
            self.were_dealt |= 1 << seat
            self._rule_out(seat, self.beside[seat])
            self._set_beside(seat, 0)
        self._shows(seat, then)
        self._count_taken(seat, -1)
        self.frontier += place + then
        self.open = self.hand_setup.rows.open(self.frontier)
        self.last = place | then
        cards = self.hand_setup.rows.cards
        self.emit(JokerPlayed, seat, cards[place], cards[then] if then else None)
        self._answer_joker(seat, owner, place, joker)

    def _answer_joker(self, seat: int, owner: int, place: int, joker: int) -> None:
        """Let the holder of the joker's place take or cover the joker (SJ-4, SJ-5), then drop finished seats (SJ-8)."""
        card = self.hand_setup.rows.cards[place]
        self.hands[owner] ^= place
        self._shows(owner, place)
        match self.joker.exchange:
            case "take":
                self.hands[owner] |= joker
                self._count_taken(owner, 1)
                self.emit(JokerTaken, owner, card)
            case "stack":
                self.emit(JokerCovered, owner, card)
            case _:
                assert_never(self.joker.exchange)
        for each in (seat, owner) if seat != owner else (seat,):
            if not self.hands[each]:
                self._drop(each, SeatStatus.OUT)
        self._eliminate_jokers_only(owner)
        self._settle(seat)

    def _eliminate_jokers_only(self, seat: int) -> bool:
        """Eliminate the seat if it holds only jokers. Returns whether it did (SJ-7)."""
        if not self.joker.eliminates or not self.hands[seat] or self.hands[seat] & CARDS:
            return False
        self.hands[seat] = 0
        self._drop(seat, SeatStatus.ELIMINATED)
        return True

    def _known(self) -> tuple[Known, ...]:
        taken = [Known(holder, JOKER) for holder, count in enumerate(self.taken) for _ in range(count)]
        return (*super()._known(), *taken)

    def _was_dealt_joker(self, seat: int) -> bool:
        return bool(self.were_dealt >> seat & 1)

    def _jokers(self) -> int:
        return sum((hand & JOKERS).bit_count() for hand in self.hands)

    def _ruled_out(self) -> tuple[RuledOut, ...]:
        if self.hand_setup.voluntary:
            return ()
        hidden, rows = self.hidden(), self.hand_setup.rows
        jokers = JOKERS if self._jokers() > sum(self.taken) else 0
        found: list[RuledOut] = []
        for seat in self.ring.seats:
            ruled = self.ruled_out[seat] & (hidden | jokers)
            beside = self.beside[seat] & hidden & ~ruled if jokers else 0
            if ruled or beside:
                joker = (JOKER,) if ruled & JOKERS else ()
                found.append(RuledOut(seat, cards_of(rows, ruled) + joker, cards_of(rows, beside)))
        return tuple(found)

    def _note_stuck(self, seat: int) -> None:
        """With a joker alone a seat can always play, with `skip` if it holds a card that goes on from the joker.

        Nothing is concluded where cards are out of the game, as nobody knows which.
        """
        super()._note_stuck(seat)
        if self.nowhere:
            return
        match self.joker.play:
            case "skip":
                follow = _union([then for _, then, _ in self.hand_setup.rows.skips(self.frontier)])
                if self.taken[seat]:
                    self._rule_out(seat, follow)
                else:
                    self._set_beside(seat, self.beside[seat] | follow)
            case "single":
                self._rule_out(seat, JOKERS)
            case _:
                assert_never(self.joker.play)

    def _shows(self, seat: int, cards: int) -> None:
        """Note that the seat has held these cards: if a joker had been playable with one, it held no joker then."""
        if self.beside[seat] & cards:
            self._rule_out(seat, JOKERS)
            self._set_beside(seat, 0)

    def _set_beside(self, seat: int, cards: int) -> None:
        self.beside = (*self.beside[:seat], cards, *self.beside[seat + 1 :])

    def _drop(self, seat: int, how: SeatStatus) -> None:
        self._count_taken(seat, -self.taken[seat])
        super()._drop(seat, how)

    def _count_taken(self, seat: int, change: int) -> None:
        """Change the number of jokers known to be in a hand. It stays at 0 if the joker played was not known."""
        counts = list(self.taken)
        counts[seat] = max(0, counts[seat] + change)
        self.taken = tuple(counts)

    def _refusal(self, seat: int, move: Move) -> IllegalMove:
        if not isinstance(move, PlayJoker) or self.result is not None or seat not in self.to_act:
            return super()._refusal(seat, move)
        place, then = move.stands_for, move.then
        rows, bits = self.hand_setup.rows, self.hand_setup.rows.bits
        if not self.hands[seat] & JOKERS:
            return IllegalMove(Reason.NOT_IN_HAND, card=JOKER)
        if place not in bits:
            return self._refused_card(seat, place)
        if rows.laid(self.frontier) & bits[place]:
            return IllegalMove(Reason.ALREADY_LAID, card=place)
        if bits[place] & self.nowhere:
            return IllegalMove(Reason.NOT_IN_THIS_GAME, card=place)
        if not rows.next(self.frontier) & bits[place]:
            return self._no_place(place)
        if self.joker.exchange == "take" and self.hands[seat] & bits[place]:
            return IllegalMove(Reason.JOKER_HELD_CARD, card=place)
        if self.joker.play == "single":
            return IllegalMove(Reason.NOT_IN_THIS_GAME)
        return self._wrong_card_after(seat, place, then)

    def _wrong_card_after(self, seat: int, place: Card, then: Card | None) -> IllegalMove:
        rows = self.hand_setup.rows
        wanted = [move.then for _, _, move in rows.skips(self.frontier) if move.stands_for is place and move.then]
        if not wanted and place.rank == SEVEN:  # a joker played with another card never stands for a seven (SN-12)
            return IllegalMove(Reason.NOT_IN_THIS_GAME)
        if not wanted:
            return IllegalMove(Reason.NOTHING_BEYOND, card=place)
        if then in wanted:
            return IllegalMove(Reason.NOT_IN_HAND, card=then)
        return IllegalMove(Reason.JOKER_ALONE, card=wanted[0])


def _union(hands: Sequence[int]) -> int:
    everything = 0
    for hand in hands:
        everything |= hand
    return everything
