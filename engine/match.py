"""A match: a series of hands with dealers, totals and a result."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import Any, Self

from engine.cards import Card
from engine.chance import Chance, HashStream
from engine.errors import RulesError
from engine.events import Event
from engine.fair import Fair
from engine.game import EDITION, Deal, Game, Hand, Position, Setup
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


class Match:
    """A match in play.

    `next_hand` deals the first hand, and each further one while `hand.result` is set and `result` is None.
    All randomness comes from the seed (G-8), or from what makes the deals fair. Each hand has its own random generator,
    so the same seed and moves always give the same deals, whether the match is played or replayed.
    """

    __slots__ = ("fair", "game", "hand", "played", "result", "rules", "scoring", "seats", "seed", "totals")

    def __init__(self, game: Game[Any], rules: Rules, *, seats: int, seed: int, fair: Fair | None = None) -> None:
        """Set up a match without dealing. `rules` are as chosen; `self.rules` are adjusted to the number of seats.

        `fair`: what the deals follow from instead of the seed, which is then only stated.

        Raises RulesError if the game does not allow this number of seats.
        """
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
        self.hand: Hand | None = None
        self.result: MatchResult | None = None

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = object.__new__(type(self))
        twin.game, twin.rules, twin.seats = self.game, self.rules, self.seats
        twin.seed, twin.fair = self.seed, self.fair
        twin.scoring, twin.totals, twin.result = self.scoring, self.totals, self.result
        twin.played = [replace(played, plies=[*played.plies]) for played in self.played]
        twin.hand = self.hand and self.hand.copy()
        return twin

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
        return (dealer + 1) % self.seats

    def next_hand(
        self,
        deal: Deal | None = None,
        *,
        dealer: int | None = None,
        position: Position | None = None,
        edition: int = EDITION,
    ) -> Hand:
        """Start the next hand from the given deal, dealer and position, or from a random deal. Raises DealError.

        `edition` is the edition of the rules; older ones are for replaying older hands.
        """
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
        self.hand = self.game.start(self.rules, setup)
        self.played.append(PlayedHand(setup))
        self._settle()
        return self.hand

    def play(self, seat: int, move: Move) -> list[Event]:
        """Apply a move and return its events in order. Raises IllegalMove."""
        assert self.hand is not None, "no hand has been dealt"
        events = self.hand.play(seat, move)
        self._take_down(seat, move)
        return events

    def advance(self, seat: int, move: Move) -> None:
        """Apply a move without creating events. Raises IllegalMove."""
        assert self.hand is not None, "no hand has been dealt"
        self.hand.advance(seat, move)
        self._take_down(seat, move)

    def view(self, seat: int | None) -> View:
        """Return what `seat` may know of the hand and the match; None is an onlooker."""
        assert self.hand is not None, "no hand has been dealt"
        setup, plies = self.played[-1].setup, self.played[-1].plies
        view = self.hand.view(seat)
        table = view.table
        by_rows = isinstance(table, RowsTable | GridTable)
        return replace(
            view,
            game=self.game.id,
            dealer=setup.dealer,
            number=setup.number,
            totals=self.totals if self.hand.result else (setup.totals or None),
            players=self.hand.players(),
            match_result=self.result,
            last_by=last_laid_by(plies, table.last, table.all_thrown) if by_rows else None,
        )

    def _take_down(self, seat: int, move: Move) -> None:
        self.played[-1].plies.append((seat, move))
        self._settle()

    def _settle(self) -> None:
        """If the hand is over, add its scores to the totals and end the match if it was the last."""
        assert self.hand is not None
        result = self.hand.result
        if result is None:
            return
        self.played[-1].result = result
        if self.totals is not None:
            assert result.scores is not None
            self.totals = tuple(map(sum, zip(self.totals, result.scores, strict=True)))
        if self.scoring.over(self.totals or (), len(self.played)):
            if self.scoring.rank is not None:
                assert self.totals is not None
                ranks = self.scoring.rank(self.totals)
            else:
                assert result.ranks is not None
                ranks = result.ranks
            placed = result.placed if self.scoring.rank is None else None
            self.result = MatchResult(ranks, self.totals, self.hand.players(), placed)

    def _redeal(self, number: int, dealer: int | None, k: int) -> tuple[tuple[Card, ...], ...]:
        return self.game.deal(self.rules, self.seats, dealer, self._chance(number, k + 1)).hands

    def _chance(self, number: int, redeal: int = 0) -> Chance:
        return self._stream(f"{number}/{redeal}")

    def _stream(self, label: str) -> Chance:
        return Random(f"{self.seed}/{label}") if self.fair is None else HashStream(self.fair.key, label)
