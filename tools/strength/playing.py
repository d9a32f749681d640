"""Play the matches of a duel, in one process or in several.

Match i has the seed `seed + i // seats` and the hero in seat i % seats. Every choice has a random generator of its own,
made from the seed, the player and the number of its choice: what one player draws does not change another's moves, so
matches of the same deal differ only by what the hero does.
"""

import signal
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from random import Random
from statistics import fmean
from time import thread_time
from typing import Final

from engine.ai import Player, steady_1
from engine.catalog import find_game
from engine.match import Match, MatchHand
from engine.record import Record, as_line, take_down
from engine.rules import Rules
from tools.strength.players import ALL

YARDSTICK: Final = "steady-1"
"""The player whose moves and results the hero's are compared with."""
SEARCHER: Final = "strong-1"
"""The yardstick that searches: what is won from it is not won from one-ply play alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Duel:
    """A duel to be played: `players` by name, the hero first."""

    game: str
    rules: Rules
    players: tuple[str, ...]
    matches: int
    seed: int
    hands: int | None = None
    """The number of hands of a match. None: as many as the rules say."""
    paired: bool = False
    """Whether every match is played again with the yardstick as the hero."""
    records: bool = False
    """Whether outcomes hold the records of their matches."""

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def deals(self) -> int:
        """The number of deals; the last one may not be played from every seat."""
        return -(-self.matches // self.seats)

    @property
    def last_seed(self) -> int:
        return self.seed + self.deals - 1


@dataclass(slots=True, kw_only=True)
class MatchOutcome:
    """The outcome of a match for the hero."""

    deal: int
    share: float
    """1 for a first place, less if it is shared."""
    last: float
    """1 for a last place, less if it is shared."""
    place: float
    """From 1; seats that share places have their mean."""
    hands: int
    score: int | None
    """Over all hands; None: the game has no scores."""
    ahead: float | None
    """By how much `score` is above the mean of the others'."""
    seconds: list[float]
    """The processor time of each choice that the hero had between several legal moves."""
    changed: int
    """How many of these choices differ from the yardstick's."""
    paired: float | None = None
    """The yardstick's `share` in the hero's seat."""
    record: str | None = None


def play_out(duel: Duel, *, jobs: int = 1, players: Mapping[str, Player] = ALL) -> Iterator[MatchOutcome]:
    """The outcome of each match, in order. The same for any number of processes, apart from times."""
    if jobs == 1:
        for deal in range(duel.deals):
            yield from _play_deal(duel, players, deal)
        return
    with ExitStack() as stack:
        pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
        stack.callback(pool.shutdown, cancel_futures=True)
        for outcomes in pool.map(partial(_play_deal, duel, players), range(duel.deals)):
            yield from outcomes


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_deal(duel: Duel, players: Mapping[str, Player], deal: int) -> list[MatchOutcome]:
    """Play the matches of a deal, one for each seat of the hero."""
    hero, *others = duel.players
    with_yardstick: dict[tuple[str, ...], list[float]] = {}
    outcomes: list[MatchOutcome] = []
    for seat in range(min(duel.seats, duel.matches - deal * duel.seats)):
        seated = (*others[:seat], hero, *others[seat:])
        played = _DuelMatch(duel, [players[name] for name in seated], deal, hero=seat)
        outcome = played.outcome()
        if duel.paired:
            # Where the others are the yardstick as well, one match serves for every seat.
            alike = (*others[:seat], YARDSTICK, *others[seat:])
            if alike not in with_yardstick:
                with_yardstick[alike] = shares(_DuelMatch(duel, [players[name] for name in alike], deal).ranks())
            outcome.paired = with_yardstick[alike][seat]
        outcomes.append(outcome)
    return outcomes


class _DuelMatch:
    """A match that has been played. The choices of `hero`, if any, are measured."""

    def __init__(self, duel: Duel, players: Sequence[Player], deal: int, *, hero: int | None = None) -> None:
        self.duel = duel
        self.deal = deal
        self.hero = hero
        self.seconds: list[float] = []
        self.changed = 0
        self.match = Match(find_game(duel.game), duel.rules, seats=duel.seats, seed=duel.seed + deal)
        self._players = players
        self._choices = [0] * duel.seats
        while self.match.result is None and len(self.match.played) != duel.hands:
            hand = self.match.next_hand()
            while hand.to_act:
                self._move(hand)

    def _move(self, hand: MatchHand) -> None:
        seat = hand.to_act[0]
        seated = hand.players()
        player = seat if seated is None else seated[seat]
        view = self.match.view(seat)
        self._choices[player] += 1
        source = f"{self.match.seed}/{player}/{self._choices[player]}"
        chance = Random(source)
        if player != self.hero or len(view.legal) == 1:
            move = self._players[player](view, chance)
        else:
            start = thread_time()
            move = self._players[player](view, chance)
            self.seconds.append(thread_time() - start)
            self.changed += move != steady_1.choose(view, Random(source))
        self.match.advance(seat, move)

    def ranks(self) -> tuple[int, ...]:
        """The ranks of the players, by the totals so far if the match is not over."""
        match, result = self.match, self.match.result
        if result is not None:
            ranks, seated = result.ranks, result.players
        else:
            assert match.hand is not None
            seated = match.hand.players()
            if match.scoring.rank is not None and match.totals is not None:
                ranks = match.scoring.rank(match.totals)
            else:
                last = match.played[-1].result
                assert last is not None
                assert last.ranks is not None
                ranks = last.ranks
        return ranks if seated is None else tuple(ranks[seated.index(player)] for player in range(len(ranks)))

    def outcome(self) -> MatchOutcome:
        """The outcome for the hero."""
        assert self.hero is not None
        ranks, played = self.ranks(), self.match.played
        rank, worst = ranks[self.hero], max(ranks)
        scores = [each.result.scores for each in played if each.result is not None and each.result.scores is not None]
        totals = [sum(each) for each in zip(*scores, strict=True)]
        own = totals.pop(self.hero) if scores else None
        return MatchOutcome(
            deal=self.deal,
            share=shares(ranks)[self.hero],
            last=(rank == worst) / ranks.count(worst),
            place=rank + (ranks.count(rank) - 1) / 2,
            hands=len(played),
            score=own,
            ahead=None if own is None else own - fmean(totals),
            changed=self.changed,
            seconds=self.seconds,
            record=as_line(self._record()) if self.duel.records else None,
        )

    def _record(self) -> Record:
        names = ", ".join(self.duel.players[1:])
        return replace(take_down(self.match), note=f"{self.duel.players[0]} in seat {self.hero} against {names}")


def shares(ranks: Sequence[int]) -> list[float]:
    """Each player's part of the first place."""
    return [(rank == 1) / ranks.count(1) for rank in ranks]
