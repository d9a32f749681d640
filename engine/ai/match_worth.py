"""The worth of a hand's result in its match: by the places at the match's end, which further hands are drawn for.

Those who are far behind in the last hand need the first place, whatever it risks, and the leader a place among the
better ones; the hand alone does not show that.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Any, Final

from engine.ai.playouts import RULES, bare, play_on
from engine.cards import Card
from engine.game import Game, Setup
from engine.results import HandResult, competition_ranks
from engine.rules import Rules
from engine.views import View

FUTURES: Final = 6
"""So many ends of the match are drawn for a result, the same ones for all moves in a world."""
MOST_HANDS: Final = 12
"""No more hands are drawn for an end. Where that is not the end of the match, the totals count as they stand then."""
SAMPLES: Final = 24
"""Hands of which further hands are drawn: of fresh deals, played by the quick rule."""

Utility = Callable[[Sequence[int], int], float]
"""The worth of ranks to a seat: from 0 to 1."""
Scores = tuple[int, ...]
"""The score of each seat in a hand."""
Future = Sequence[Scores]
"""The hands that follow in a match."""


class MatchWorth:
    """Values the results of the hand of a view, for its seat."""

    def __init__(self, view: View, game: Game[Any], worth: Utility, *, by_points: bool = False) -> None:
        """`by_points`: until the hand with which the match ends, a result is worth the points by which its score is
        better than the mean of the others', in hundreds: places at a far end say less, and cost more.
        """
        assert view.seat is not None
        self._seat, self._number, self._totals = view.seat, view.number, view.totals
        self._worth, self._scoring = worth, game.scoring(view.rules)
        self._samples: Sequence[Scores] = ()
        counts = view.totals is not None and self._scoring.rank is not None
        self._by_points = by_points and counts
        if counts and not by_points and (self._scoring.hands is None or view.number < self._scoring.hands):
            self._samples = _usual_scores(game, view.rules.model_dump_json(), len(view.seats))
        self._counts = counts

    def futures(self, chance: Random) -> Sequence[Future]:
        """Draw ends of the match; none where this is its last hand, or it has no totals."""
        if not self._samples:
            return ()
        hands = MOST_HANDS if self._scoring.hands is None else min(MOST_HANDS, self._scoring.hands - self._number)
        return [[self._hand(chance) for _ in range(hands)] for _ in range(FUTURES)]

    def of(self, result: HandResult, futures: Sequence[Future]) -> float:
        """The worth of this result: the mean over these ends of the match."""
        if not self._counts:
            return self._worth(ranks_of(result, least_wins=self._scoring.least_wins), self._seat)
        assert self._totals is not None
        assert result.scores is not None
        totals = _sum(self._totals, result.scores)
        if self._by_points and not self._scoring.over(totals, self._number):
            return self._ahead(result.scores) / 100
        if not futures or self._scoring.over(totals, self._number):
            return self._placed(totals)
        return sum(self._placed(self._end(totals, future)) for future in futures) / len(futures)

    def _hand(self, chance: Random) -> Scores:
        """The scores of a usual hand, whose seats are those of the match from any one on."""
        scores, first = chance.choice(self._samples), chance.randrange(len(self._samples[0]))
        return (*scores[first:], *scores[:first])

    def _end(self, totals: Scores, future: Future) -> Scores:
        for number, scores in enumerate(future, self._number + 1):
            totals = _sum(totals, scores)
            if self._scoring.over(totals, number):
                break
        return totals

    def _ahead(self, scores: Scores) -> float:
        own = scores[self._seat]
        ahead = own - (sum(scores) - own) / (len(scores) - 1)
        return -ahead if self._scoring.least_wins else ahead

    def _placed(self, totals: Scores) -> float:
        assert self._scoring.rank is not None
        return self._worth(self._scoring.rank(totals), self._seat)


def ranks_of(result: HandResult, *, least_wins: bool) -> tuple[int, ...]:
    """The ranks of a hand, by its scores if it has no others."""
    if result.ranks is not None:
        return result.ranks
    assert result.scores is not None
    return competition_ranks(result.scores if least_wins else [-score for score in result.scores])


def _sum(totals: Scores, scores: Scores) -> Scores:
    return tuple(map(int.__add__, totals, scores))


@lru_cache(maxsize=64)
def _usual_scores(game: Game[Any], rules_json: str, seats: int) -> tuple[Scores, ...]:
    rules = game.rules.model_validate_json(rules_json)
    return tuple(_scores_of_a_hand(game, rules, seats, number) for number in range(SAMPLES))


def _scores_of_a_hand(game: Game[Any], rules: Rules, seats: int, number: int) -> Scores:
    """The scores of a hand of a fresh deal, which depends on the number only."""
    chance, dealer = Random(number), number % seats if game.has_dealer else None

    def redealt(_: int) -> tuple[tuple[Card, ...], ...]:
        return game.deal(rules, seats, dealer, chance).hands

    deal, start = game.deal(rules, seats, dealer, chance), game.scoring(rules).start
    totals = () if start is None else (start,) * seats
    hand = game.start(rules, Setup(seats=seats, deal=deal, dealer=dealer, totals=totals, redeal=redealt))
    result = play_on(bare(hand), RULES[game.kind(rules)], chance)
    assert result.scores is not None
    return result.scores
