"""A match: a series of hands with dealers, totals and a result."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import Any, NoReturn, Self, final

from engine.cards import Card
from engine.catalog import find_game
from engine.chance import Chance, HashStream
from engine.errors import RulesError
from engine.events import Event
from engine.fair import Fair
from engine.game import EDITION, Deal, Game, Hand, Position, Setup
from engine.history import turns_of
from engine.laying import last_laid_by
from engine.moves import Move
from engine.results import HandResult, MatchResult
from engine.rules import Rules
from engine.views import GridTable, RowsTable, View


@dataclass(slots=True)
class PlayedHand:
    """A hand of the match: its setup, its plies and, once it is over, its result."""

    setup: Setup
    plies: list[tuple[int, Move]] = field(default_factory=list[tuple[int, Move]])
    result: HandResult | None = None


@final
class MatchHand:
    """The hand that a match plays, to look at. `Match.play` and `Match.advance` move it, and nothing else does.

    `copy` returns a hand of its own, which moves without the match.
    """

    __slots__ = ("_hand",)

    def __init__(self, hand: Hand) -> None:
        self._hand = hand

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._hand.seats

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats to act: several in a simultaneous phase, none when the hand is over."""
        return self._hand.to_act

    @property
    def result(self) -> HandResult | None:
        """The result; None until the hand is over."""
        return self._hand.result

    def legal(self, seat: int) -> Sequence[Move]:
        """Return all legal moves of `seat` (`Hand.legal`)."""
        return self._hand.legal(seat)

    def view(self, seat: int | None) -> View:
        """Return what `seat` may know of the hand alone; `Match.view` adds what it may know of the match."""
        return self._hand.view(seat)

    def copy(self) -> Hand:
        """Return an independent copy."""
        return self._hand.copy()

    def redeals(self) -> tuple[tuple[tuple[Card, ...], ...], ...]:
        """Return the redeals made so far (IS-9)."""
        return self._hand.redeals()

    def seen_to_act(self) -> tuple[int, ...]:
        """Return the seats to act as far as an onlooker knows them."""
        return self._hand.seen_to_act()

    def players(self) -> tuple[int, ...] | None:
        """Return the player of each seat, or None if players cannot change seats (SG-1)."""
        return self._hand.players()

    def advance(self, seat: int, move: Move) -> NoReturn:
        """Refuse: the match would not know of the move. Raises TypeError."""
        raise TypeError("a match's hand is only looked at: move with match.advance or match.play, or move a copy")

    play = advance


class Match:
    """A match in play.

    `next_hand` deals the first hand, and each further one while `hand.result` is set and `result` is None.
    All randomness comes from the seed (G-8), or from what makes the deals fair. Each hand has its own random generator,
    so the same seed and moves always give the same deals, whether the match is played or replayed.
    """

    __slots__ = ("_hand", "fair", "game", "hand", "played", "result", "rules", "scoring", "seats", "seed", "totals")

    def __init__(self, game: Game[Any], rules: Rules, *, seats: int, seed: int, fair: Fair | None = None) -> None:
        """Set up a match without dealing. `rules` are as chosen; `self.rules` are adjusted to the number of seats.

        `fair`: what the deals follow from instead of the seed, which is then only stated.

        Raises RulesError if the rules are another game's, or the game does not allow this number of seats.
        """
        if type(rules) is not game.rules:
            raise RulesError("rules", type(rules).__name__, f"are not rules of {game.id}")
        allowed = game.seats(rules)
        if seats not in allowed:
            raise RulesError("seats", seats, f"is not allowed; {allowed[0]} to {allowed[-1]}")
        self.game = game
        self.rules = game.as_played(rules, seats)
        self.seats = seats
        self.seed = seed
        self.fair = fair
        self.scoring = game.scoring(self.rules)
        start = self.scoring.start
        self.totals: tuple[int, ...] | None = None if start is None else (start,) * seats
        self.played: list[PlayedHand] = []
        self._hand: Hand | None = None
        self.hand: MatchHand | None = None
        """The hand that was dealt last, in play or over; None before the first."""
        self.result: MatchResult | None = None

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = object.__new__(type(self))
        twin.game, twin.rules, twin.seats = self.game, self.rules, self.seats
        twin.seed, twin.fair = self.seed, self.fair
        twin.scoring, twin.totals, twin.result = self.scoring, self.totals, self.result
        twin.played = [replace(played, plies=[*played.plies]) for played in self.played]
        twin._hand = self._hand and self._hand.copy()
        twin.hand = twin._hand and MatchHand(twin._hand)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        # Pickled as what it follows from: a game is a value of functions, and is found by its id.
        hands = [
            (each.setup.deal, each.setup.dealer, each.setup.position, each.setup.edition, each.plies)
            for each in self.played
        ]
        return _unpacked, (self.game.id, self.rules, (self.seats, self.seed, self.fair), hands)

    def positions(self) -> Iterator[Self]:
        """Replay the match: yield it as it was after each deal and after each move, in order.

        It is the same object each time, and goes on when the next position is asked for.
        """
        twin = self._anew()
        for hand in self.played:
            twin._deal_again(hand.setup)
            yield twin
            for seat, move in hand.plies:
                twin.advance(seat, move)
                yield twin

    def rewound(self, moves: int) -> Self:
        """The match as it was before its move `moves`, counted from 0 over all hands.

        Raises ValueError if there is no such move.
        """
        twin = self._anew()
        left = moves
        for hand in self.played:
            twin._deal_again(hand.setup)
            for seat, move in hand.plies[:left]:
                twin.advance(seat, move)
            if left < len(hand.plies):
                return twin
            left -= len(hand.plies)
        raise ValueError(f"no move {moves}")

    def _anew(self) -> Self:
        return type(self)(self.game, self.rules, seats=self.seats, seed=self.seed, fair=self.fair)

    def _deal_again(self, setup: Setup) -> None:
        self.next_hand(setup.deal, dealer=setup.dealer, position=setup.position, edition=setup.edition)

    def deal(self, dealer: int | None) -> Deal:
        """Return the random deal of the next hand for this dealer."""
        return self.game.deal(self.rules, self.seats, dealer, self._chance(len(self.played) + 1))

    def redeal(self, dealer: int | None, k: int) -> tuple[tuple[Card, ...], ...]:
        """Return the hands of the next hand's k-th redeal (IS-9), from 0."""
        return self._redeal(len(self.played) + 1, dealer, k)

    def next_dealer(self) -> int | None:
        """Return the dealer of the next hand, or None if the game has no dealer (G-6)."""
        if not self.game.has_dealer:
            return None
        if not self.played:
            return self._stream("dealer").randrange(self.seats)
        last = self.played[-1]
        dealer = self.seats - 1 if last.setup.dealer is None else last.setup.dealer
        if self.scoring.next_dealer == "winner" and last.result is not None and last.result.winner is not None:
            return last.result.winner
        return (dealer + 1) % self.seats  # To the left (G-6, IS-10).

    def next_hand(
        self,
        deal: Deal | None = None,
        *,
        dealer: int | None = None,
        position: Position | None = None,
        edition: int = EDITION,
    ) -> MatchHand:
        """Start the next hand from the given deal, dealer and position, or from a random deal.

        `edition` is the edition of the rules; older ones are for replaying older hands. Raises DealError, and
        ValueError while a hand is being played and once the match is over.
        """
        if self.result is not None:
            raise ValueError("the match is over")
        if self._hand is not None and self._hand.result is None:
            raise ValueError("a hand is being played")
        number = len(self.played) + 1
        dealer = self.next_dealer() if dealer is None else dealer

        setup = Setup(
            seats=self.seats,
            deal=deal or self.deal(dealer),
            dealer=dealer,
            number=number,
            totals=self.totals or (),
            position=position,
            redeal=partial(self._redeal, number, dealer),
            edition=edition,
        )
        self._hand = self.game.start(self.rules, setup)
        self.hand = MatchHand(self._hand)
        self.played.append(PlayedHand(setup))
        if self._hand.result is not None:
            self._settle(self._hand.result)
        return self.hand

    def play(self, seat: int, move: Move) -> list[Event]:
        """Apply a move and return its events in order. Raises IllegalMove, and ValueError before the first hand."""
        hand = self._dealt()
        hand.events = events = list[Event]()
        try:
            self.advance(seat, move)
        finally:
            hand.events = None
        return events

    def advance(self, seat: int, move: Move) -> None:
        """Apply a move without creating events. Raises IllegalMove, and ValueError before the first hand."""
        hand = self._dealt()
        hand.advance(seat, move)
        self.played[-1].plies.append((seat, move))
        if hand.result is not None:
            self._settle(hand.result)

    def view(self, seat: int | None) -> View:
        """Return what `seat` may know of the hand and the match; None is an onlooker.

        Raises ValueError for a seat that is none, and before the first hand.
        """
        hand = self._dealt()
        setup, plies = self.played[-1].setup, self.played[-1].plies
        view = hand.view(seat)
        table = view.table
        by_rows = isinstance(table, RowsTable | GridTable)
        return replace(
            view,
            game=self.game.id,
            dealer=setup.dealer,
            number=setup.number,
            totals=self.totals if hand.result else (setup.totals or None),
            players=hand.players(),
            match_result=self.result,
            history=turns_of(self.game.kind(self.rules), plies, setup.deal, table.all_thrown if by_rows else ())
            if seat is not None
            else (),
            last_by=last_laid_by(plies, table.last, table.all_thrown) if by_rows else None,
        )

    def _dealt(self) -> Hand:
        if self._hand is None:
            raise ValueError("no hand has been dealt")
        return self._hand

    def _settle(self, result: HandResult) -> None:
        """Add the result of the hand to the totals, and end the match if it was the last."""
        assert self._hand is not None
        self.played[-1].result = result
        if self.totals is not None:
            assert result.scores is not None
            self.totals = tuple(map(sum, zip(self.totals, result.scores, strict=True)))
        if self.scoring.over(self.totals or (), len(self.played)) or self._is_one_hand():
            if self.scoring.rank is not None:
                assert self.totals is not None
                ranks = self.scoring.rank(self.totals)
            else:
                assert result.ranks is not None
                ranks = result.ranks
            placed = result.placed if self.scoring.rank is None else None
            self.result = MatchResult(ranks, self.totals, self._hand.players(), placed)

    def _is_one_hand(self) -> bool:
        """Whether it is one hand alone, whatever the rules say (`engine.daily`)."""
        return self.fair is not None and self.fair.is_one_hand

    def _redeal(self, number: int, dealer: int | None, k: int) -> tuple[tuple[Card, ...], ...]:
        return self.game.deal(self.rules, self.seats, dealer, self._chance(number, k + 1)).hands

    def _chance(self, number: int, redeal: int = 0) -> Chance:
        return self._stream(f"{number}/{redeal}")

    def _stream(self, label: str) -> Chance:
        return Random(f"{self.seed}/{label}") if self.fair is None else HashStream(self.fair.key, label)


def _unpacked(
    game: str,
    rules: Rules,
    of: tuple[int, int, Fair | None],
    hands: Sequence[tuple[Deal, int | None, Position | None, int, list[tuple[int, Move]]]],
) -> Match:
    seats, seed, fair = of
    match = Match(find_game(game), rules, seats=seats, seed=seed, fair=fair)
    for deal, dealer, position, edition, plies in hands:
        match.next_hand(deal, dealer=dealer, position=position, edition=edition)
        for seat, move in plies:
            match.advance(seat, move)
    return match
