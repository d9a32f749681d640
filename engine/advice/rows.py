"""Reasons for moves in rows: whose cards a play opens the way for, and whose a pass blocks (sections 1 to 8)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from engine.advice.reasons import MOST_NAMED, AdviceReason, Explanation
from engine.advice.ways import ENDS, Ways
from engine.cards import INTERNATIONAL, JOKER, Card, of
from engine.catalog import GAMES
from engine.games.points_hand import points
from engine.games.shichi_narabe import PointsRules, ShichiNarabeRules
from engine.moves import (
    Beg,
    Cover,
    Decline,
    Draw,
    End,
    Give,
    Leave,
    Move,
    Pass,
    Pile,
    Play,
    PlayCommunity,
    PlayJoker,
    PlaySet,
    PlaySubstitute,
)
from engine.preview import is_pass_paid, would_eliminate
from engine.views import RowsTable, SeatStatus, SeatView, View

NEVER: Final = (JOKER,) * 99
"""The cards before a place that cannot be reached, so that it is longer than anything else."""


def why(view: View, table: RowsTable, move: Move) -> Explanation:
    """The reason for a move."""
    return _AdvisedLayout(view, table).why(move)


def rather(view: View, table: RowsTable, move: Move) -> Explanation | None:
    """A reason for a play rather than for all others: by how many cards it brings nearer. None: there is none."""
    layout = _AdvisedLayout(view, table)
    mine = layout.nearer(move)
    if mine is None:
        return None
    theirs = [each for other in view.legal if other != move and (each := layout.nearer(other)) is not None]
    if all(mine[0] > own for own, _ in theirs):
        return Explanation(AdviceReason.NEARS_MOST, number=mine[0])
    return Explanation(AdviceReason.NEARS_LEAST, number=mine[1]) if all(mine[1] < each for _, each in theirs) else None


def nearer(view: View, table: RowsTable, move: Move) -> tuple[int, int] | None:
    """How many cards that stay in the hand a play brings nearer, and how many of the opponents'. None: no play."""
    return _AdvisedLayout(view, table).nearer(move)


@dataclass(frozen=True)
class _AdvisedLayout:
    view: View
    table: RowsTable

    def why(self, move: Move) -> Explanation:
        match move:
            case Play(card):
                return self._of_play(card)
            case PlaySubstitute(card, suit):
                replaced = of(suit, card.rank)
                return (
                    self._last_card(card)
                    or self._opening((replaced,), (card,), replaced)
                    or Explanation(AdviceReason.REPLACES, (replaced,))
                )
            case PlayCommunity(play):
                places = self._places(play)
                return self._opening(places, ()) or Explanation(AdviceReason.COMMUNITY)
            case PlaySet(cards):
                return self._last_card(*cards) or Explanation(AdviceReason.MANY, number=len(cards))
            case PlayJoker(stands_for, then):
                return self._of_joker(stands_for, then)
            case Cover():
                return Explanation(AdviceReason.COVERS, self._under_joker, self._points(*self._under_joker))
            case Leave():
                return Explanation(AdviceReason.LEAVES_JOKER, self._under_joker)
            case Pass():
                return self._of_pass()
            case Pile(card):
                return self._of_pile(card)
            case Give((card,)):
                return self._of_gift(card)
            case Decline():
                return Explanation(AdviceReason.GIVES_NOTHING)
            case End():
                return self._held_back(AdviceReason.ENDS_TURN) or Explanation(AdviceReason.NOTHING_FITS)
            case Beg() if any(isinstance(each, Pass) for each in self.view.legal):
                return Explanation(AdviceReason.TAKES_ONE)
            case Draw() | Beg():
                return Explanation(AdviceReason.NOTHING_FITS)
            case _:
                return Explanation(AdviceReason.ONLY_ONE)

    def nearer(self, move: Move) -> tuple[int, int] | None:
        match move:
            case Play(card) | PlaySubstitute(card):
                places, played = self._places(move), (card,)
            case PlayJoker(stands_for, then):
                places = (stands_for, then) if then else (stands_for,)
                played = (JOKER, then) if then else (JOKER,)
            case _:
                return None
        after, own = self._ways.filled(places), self._own_places(played)
        nearer = {place for place in after.before if _is_nearer(self._ways, after, place)}
        return sum(place in nearer for place in own), len(nearer - {*own})

    # -- Plays --------------------------------------------------------------------------------------------------------

    def _of_play(self, card: Card) -> Explanation:
        if card in self._under_joker:
            return Explanation(AdviceReason.COVERS, (card,), self._points(card))
        if would_eliminate(self.view, card):
            return Explanation(AdviceReason.ELIMINATES)
        return self._last_card(card) or self._closing(card) or self._of_places(self._places(Play(card)), (card,))

    def _closing(self, card: Card) -> Explanation | None:
        """The effect of closing its suit (PQ-4); None if it closes none, or nothing is left of it."""
        if self.table.closed is None or card.rank not in ENDS:
            return None
        filled = {laid.place for row in self.table.rows for laid in row.laid} | {card, *self.view.own_pile}
        left = [each for each in INTERNATIONAL if each.suit == card.suit and each not in filled]
        own = tuple(each for each in left if each in self.view.hand)
        if own:
            return Explanation(AdviceReason.CLOSES_OWN, own[:MOST_NAMED])
        return Explanation(AdviceReason.CLOSES_OTHERS, number=len(left)) if left else None

    def _last_card(self, *played: Card) -> Explanation | None:
        left = len(self.view.hand) - len(played)
        return None if left else Explanation(AdviceReason.LAST_CARDS, number=len(played))

    def _of_places(self, places: Sequence[Card], played: Sequence[Card]) -> Explanation:
        """The reason for filling these places with cards of the hand."""
        return self._opening(places, played) or self._opening_for_others(places, played)

    def _opening(
        self, places: Sequence[Card], played: Sequence[Card], replaced: Card | None = None
    ) -> Explanation | None:
        """The effect on own cards of filling these places, if any. `replaced`: a trump takes its place (TR-4)."""
        after, own = self._ways.filled(places), self._own_places(played, replaced)
        opened = [place for place in own if self._is_open(after, place) and not self._is_open(self._ways, place)]
        if opened:
            others = [place for place in after.before if place not in own and self._is_open(after, place)]
            is_alone = self._has_each_card_once and all(self._is_open(self._ways, place) for place in others)
            reason = AdviceReason.ONLY_OWN if is_alone else AdviceReason.OPENS_OWN
            return Explanation(reason, tuple(sorted(set(opened)))[:MOST_NAMED])
        shut = self._shut(places)
        if shut and set(shut) & set(own):
            return Explanation(AdviceReason.SHUTS_OWN, tuple(place for place in shut if place in own))
        if shut:
            return Explanation(AdviceReason.SHUTS_OTHERS, tuple(shut))
        nearer = [
            (len(others), place)
            for place in own
            if _is_nearer(self._ways, after, place)
            and (others := [each for each in after.before[place] if each not in own])
        ]
        if nearer:
            number, place = min(nearer)
            return Explanation(AdviceReason.NEARS_OWN, (place,), number)
        return None

    def _opening_for_others(self, places: Sequence[Card], played: Sequence[Card]) -> Explanation:
        after, own = self._ways.filled(places), self._own_places(played)
        if self.table.base is None:
            return Explanation(AdviceReason.FIXES_BASE, tuple(places))
        nearer = [place for place in after.before if place not in own and _is_nearer(self._ways, after, place)]
        freed = [place for place in sorted(nearer) if self._is_open(after, place)]
        if freed and self._passes is not None:
            return Explanation(AdviceReason.FREES_OTHERS, tuple(freed), self._passes)
        if freed:
            return Explanation(AdviceReason.FREES_ANYWAY, tuple(freed))
        return Explanation(AdviceReason.ENDS_ROW)

    def _shut(self, places: Sequence[Card]) -> list[Card]:
        """The places that could be filled now and can be no more, as the tunnel closes on their side (ST-2)."""
        if self.table.base is None:
            return []
        after = self._ways.filled(places)
        open_now = (place for place in sorted(after.before) if self._is_open(self._ways, place))
        return [place for place in open_now if place not in places and not self._is_open(after, place)]

    def _of_joker(self, stands_for: Card, then: Card | None) -> Explanation:
        rules, laid = self.view.rules, (stands_for, then) if then else (stands_for,)
        played = (JOKER, then) if then else (JOKER,)
        if not isinstance(rules, ShichiNarabeRules):
            return self._last_card(*played) or Explanation(AdviceReason.JOKER_COSTS, number=points(JOKER))
        own = stands_for in self.view.hand
        last = self._last_card(*played, *((stands_for,) if own else ()))
        if rules.joker_exchange == "stack" and own:
            return last or Explanation(AdviceReason.JOKER_ON_OWN, (stands_for,))
        opening = last or self._opening(laid, played)
        if opening and opening.reason in (AdviceReason.LAST_CARDS, AdviceReason.OPENS_OWN, AdviceReason.ONLY_OWN):
            return opening
        return Explanation(
            AdviceReason.JOKER_STAYS if rules.joker_exchange == "stack" else AdviceReason.JOKER_TAKEN, (stands_for,)
        )

    # -- Passes, and cards given away ---------------------------------------------------------------------------------

    def _of_pass(self) -> Explanation:
        if any(isinstance(each, PlayCommunity) for each in self.view.legal):
            return Explanation(AdviceReason.LEAVES_COMMUNITY)
        if any(isinstance(each, Beg) for each in self.view.legal):
            return Explanation(AdviceReason.TAKES_NONE)
        if self._passes is not None:
            price = AdviceReason.HOLDS_BACK
        elif not is_pass_paid(self.view):
            price = AdviceReason.HOLDS_BACK_FREE
        else:
            price = AdviceReason.HOLDS_BACK_PAYING if self._me.chips is not None else AdviceReason.HOLDS_BACK_TAKING
        return self._held_back(price) or Explanation(AdviceReason.NOTHING_FITS)

    def _held_back(self, reason: AdviceReason) -> Explanation | None:
        """The playable cards that others wait for, or else all that are playable; None if none are."""
        plays = [each.card for each in self.view.legal if isinstance(each, Play)]
        playable = [card for card in plays if card not in self._under_joker]
        if plays and not playable:
            return Explanation(AdviceReason.LEAVES_JOKER, self._under_joker)
        if not playable:
            has_joker = any(isinstance(each, PlayJoker) for each in self.view.legal)
            return Explanation(AdviceReason.KEEPS_JOKER) if has_joker else None
        waited_for = [card for card in playable if self._is_waited_for(card)]
        if reason is AdviceReason.HOLDS_BACK and not waited_for:
            return Explanation(AdviceReason.KEEPS_BACK, tuple(playable))
        if reason is AdviceReason.HOLDS_BACK and self._cornered:
            return Explanation(AdviceReason.CORNERS, tuple(waited_for), self._cornered)
        return Explanation(reason, tuple(waited_for or playable))

    def _is_waited_for(self, card: Card) -> bool:
        after = self._ways.filled(self._places(Play(card)))
        own = self._own_places((card,))
        return any(place not in own and _is_nearer(self._ways, after, place) for place in after.before)

    def _of_pile(self, card: Card) -> Explanation:
        count = self._points(card)
        if self._last_card(card):
            lays_all = self.view.rules.lays_all
            return Explanation(AdviceReason.ONLY_ONE) if lays_all else Explanation(AdviceReason.ENDS_HAND, number=count)
        choices = [each.card for each in self.view.legal if isinstance(each, Pile)]
        far = self._far(card)
        if far == len(NEVER):
            return Explanation(AdviceReason.PILES_DEAD)
        if far == max(map(self._far, choices)):
            return Explanation(AdviceReason.PILES_FAR, number=far)
        least = min(map(self._points, choices))
        if count == least < max(map(self._points, choices)):
            return Explanation(AdviceReason.PILES_CHEAP, number=count)
        return self._blocking(card) or Explanation(AdviceReason.PILES_NEAR, number=far)

    def _blocking(self, card: Card) -> Explanation | None:
        """The cards that piling a card blocks (PQ-2), if none of them is the player's own; None otherwise."""
        if not self.view.rules.lays_all:
            return None
        blocked = [place for place, before in self._ways.before.items() if card in before]
        is_mine = any(place in self.view.hand for place in blocked)
        return None if is_mine or not blocked else Explanation(AdviceReason.PILES_BLOCKING, number=len(blocked))

    def _of_gift(self, card: Card) -> Explanation:
        far = self._far(card)
        choices = [self._far(each.cards[0]) for each in self.view.legal if isinstance(each, Give)]
        if not far:
            return Explanation(AdviceReason.GIVES_PLAYABLE)
        return Explanation(AdviceReason.GIVES_FAR if far == max(choices) else AdviceReason.GIVES_NEAR, number=far)

    # -- What is on the table and in the hand -------------------------------------------------------------------------

    @cached_property
    def _ways(self) -> Ways:
        return Ways.of(self.view, self.table)

    @cached_property
    def _me(self) -> SeatView:
        assert self.view.seat is not None
        return self.view.seats[self.view.seat]

    @property
    def _passes(self) -> int | None:
        return self._me.passes_left

    @property
    def _cornered(self) -> int:
        """How many opponents in play have no pass left (SN-6)."""
        others = (seat for number, seat in enumerate(self.view.seats) if number != self.view.seat)
        return sum(seat.status is SeatStatus.PLAYING and seat.passes_left == 0 for seat in others)

    @property
    def _has_each_card_once(self) -> bool:
        """Whether nothing else can be laid in the place of a card: no joker, no trump, no second pack."""
        game = GAMES.get(self.view.game)
        return game is not None and self.table.trump is None and game.pack(self.view.rules) == INTERNATIONAL

    @cached_property
    def _under_joker(self) -> tuple[Card, ...]:
        """The place on which a joker lies, if one does and its card is in the hand (SP-4)."""
        lying = (laid.place for row in self.table.rows for laid in row.laid if laid.shown is JOKER)
        return tuple(place for place in lying if place in self.view.hand)

    def _places(self, play: Play | PlaySubstitute) -> tuple[Card, ...]:
        """The place that a play fills: of its own row, the trump row if it was replaced, or another row (TR-4)."""
        if isinstance(play, PlaySubstitute):
            return (of(play.suit, play.card.rank),)
        return tuple(self._own_place(each) for each in (play.card,))

    def _own_place(self, card: Card, replaced: Card | None = None) -> Card:
        trump = self.table.trump
        is_replaced = trump is not None and (card is replaced or card in self._replaced)
        return of(trump, card.rank) if is_replaced and trump is not None else card

    @cached_property
    def _replaced(self) -> frozenset[Card]:
        """The cards in whose places trumps lie."""
        trump = self.table.trump
        lying = (laid for row in self.table.rows for laid in row.laid if laid.shown is not laid.place)
        return frozenset(laid.place for laid in lying if laid.place.suit != trump)

    def _own_places(self, played: Iterable[Card], replaced: Card | None = None) -> list[Card]:
        """The places of the cards that stay in the hand."""
        left = list(self.view.hand)
        for card in played:
            left.remove(card)
        return [self._own_place(card, replaced) for card in left if card is not JOKER]

    def _far(self, card: Card) -> int:
        return len(self._ways.before.get(self._own_place(card), NEVER))

    def _points(self, *cards: Card) -> int:
        """The points that these cards count against their holder in the end (SP-7, CS-4, CS-5)."""
        rules = self.view.rules
        return sum(map(points if isinstance(rules, PointsRules) else rules.pile_points, cards))

    def _is_open(self, ways: Ways, place: Card) -> bool:
        return not ways.before.get(place, NEVER)


def _is_nearer(before: Ways, after: Ways, place: Card) -> bool:
    return len(after.before.get(place, NEVER)) < len(before.before.get(place, NEVER))
