"""Remarks on a finished match: each remark is a function of the match and of what its people had done
in the game before.

All hands are open once a match has a result, so a remark may speak of cards that were hidden.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import accumulate
from typing import Final

from bot.tables.entries import TalkKind
from bot.tables.participants import FinalPlace
from bot.tables.table import Table
from bot.text.faces import face
from bot.text.rounds import bids_kept, part_of
from data.rows import ResultsBefore
from engine.cards import INTERNATIONAL, JOKER, Card
from engine.catalog import find_game
from engine.events import Killed, WentBankrupt
from engine.grid import RANKS
from engine.match import Match
from engine.moves import Play
from engine.results import Unit
from engine.views import GridTable, RowsTable, SeatStatus
from i18n import Texts

MOST: Final = 2
"""Remarks that are shown of one match."""
_MANY_HANDS: Final = 3
_STREAK: Final = 3
_HELD_BACK: Final = 8
_KILLED: Final = 4
_LEFT_BEHIND: Final = 5


class RemarkKind(StrEnum):
    """The kinds of remarks, the rarest first: as often as they are true of matches of computer players, and those about
    what a player had done before by how often they can be true of anybody."""

    GHOST = "ghost"
    PERFECT_BIDS = "perfect-bids"
    ALL_BASES = "all-bases"
    FIRST_MATCH = "first-match"
    FIRST_WIN = "first-win"
    COMEBACK = "comeback"
    FAR_AHEAD = "far-ahead"
    STREAK = "streak"
    WORST_DEAL = "worst-deal"
    KILLED = "killed"
    SWEPT = "swept"
    NARROW = "narrow"
    NO_PASSES = "no-passes"
    NONE_LEFT = "none-left"
    HELD_BACK = "held-back"


@dataclass(frozen=True, slots=True)
class Remark:
    """A remark about a player, an index into `Table.participants`. `number` and `card`: facts of its sentence."""

    kind: RemarkKind
    player: int
    number: int = 0
    card: Card | None = None


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished match. `past`: by user, what they had done in this game before; who is missing is not remarked on."""

    table: Table
    past: Mapping[int, ResultsBefore] = field(default_factory=dict[int, ResultsBefore])

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def winner(self) -> FinalPlace | None:
        """The only winner, if there is one, and played to the end or is a computer player."""
        first, *others = self.table.standings()
        shares = any(line.rank == first.rank for line in others)
        return None if shares or first.participant.left or first.participant.away else first

    @property
    def only_hand(self) -> bool:
        return len(self.match.played) == 1

    @property
    def of_many_hands(self) -> bool:
        """Whether there were many hands, each with scores that add up to the totals."""
        played = self.match.played
        return len(played) >= _MANY_HANDS and all(hand.result and hand.result.scores for hand in played)

    def player(self, seat: int) -> int:
        return self.table.player_at(seat)

    def goodness(self) -> list[tuple[int, ...]]:
        """The scores of each hand by seat, the more the better."""
        sign = -1 if self.match.scoring.least_wins else 1
        return [
            tuple(sign * score for score in hand.result.scores)
            for hand in self.match.played
            if hand.result is not None and hand.result.scores is not None
        ]


def remarks_of(finished: Finished, *, most: int = MOST) -> list[Remark]:
    """The rarest remarks that are true of this match, at most one of a kind; none of who left or is away, as a computer
    player played for them."""
    found: dict[RemarkKind, Remark] = {}
    for make in REMARKS:
        if make is held_back and len(found) >= most:
            break  # It is the most common one, and replays the match.
        for remark in make(finished):
            participant = finished.table.participants[remark.player]
            if participant.left or participant.away:
                continue
            if remark.kind not in found or remark.number > found[remark.kind].number:
                found[remark.kind] = remark
    return [found[kind] for kind in RemarkKind if kind in found][:most]


def remark_text(texts: Texts, table: Table, remark: Remark, name: str) -> str:
    """The remark as a sentence. `name`: of its player."""
    return texts(
        f"remark-{remark.kind.value}",
        name=name,
        number=remark.number,
        card="" if remark.card is None else face(texts, remark.card),
        unit=find_game(table.game).scoring(table.rules).unit.value,
        part=part_of(table.game),
    )


def ghost_won(finished: Finished) -> Iterator[Remark]:
    """The winner had gone bankrupt, and got another seat as a ghost (SG-1)."""
    winner = finished.winner
    if winner is None:
        return
    player = finished.player(winner.seat)
    fallen = {
        played.players_before[event.seat]
        for played in finished.table.history
        for event in played.events
        if isinstance(event, WentBankrupt) and played.players_before is not None
    }
    if player in fallen and any(
        played.talk_kind not in (None, TalkKind.TAKEN_BACK) for played in finished.table.history
    ):
        yield Remark(RemarkKind.GHOST, player)


def swept(finished: Finished) -> Iterator[Remark]:
    """The winner had the best score of every hand, alone."""
    winner = finished.winner
    if winner is None or not finished.of_many_hands or finished.match.scoring.unit is Unit.PENGUINS:
        return
    hands = finished.goodness()
    if all(scores[winner.seat] == max(scores) and scores.count(max(scores)) == 1 for scores in hands):
        yield Remark(RemarkKind.SWEPT, finished.player(winner.seat), len(hands))


def perfect_bids(finished: Finished) -> Iterator[Remark]:
    """A player took exactly what they bid, in each of many rounds (IS-8)."""
    rounds = [bids_kept(finished.table, number) for number in range(1, len(finished.match.played) + 1)]
    if len(rounds) < _MANY_HANDS or not all(rounds):
        return
    for seat, kept in enumerate(zip(*rounds, strict=True)):
        if all(each.tricks == each.bid.rank for each in kept):
            yield Remark(RemarkKind.PERFECT_BIDS, finished.player(seat), len(kept))


def all_bases(finished: Finished) -> Iterator[Remark]:
    """One hand was dealt all cards that rows start from."""
    table = finished.match.view(None).table
    base = 6 if isinstance(table, GridTable) else table.base if isinstance(table, RowsTable) else None
    if base is None or base not in range(1, 10) or not finished.only_hand or _packs(table) > 1:
        return
    bases = {card for card in INTERNATIONAL if card.rank == base}
    for seat, hand in enumerate(_dealt(finished)):
        if bases <= set(hand):
            yield Remark(RemarkKind.ALL_BASES, seat, base + 1)


def comeback(finished: Finished) -> Iterator[Remark]:
    """The winner had been last, alone, before the last hand."""
    winner = finished.winner
    if winner is None or not finished.of_many_hands:
        return
    *before, _ = accumulate(finished.goodness(), lambda one, other: tuple(map(sum, zip(one, other, strict=True))))
    then = before[-1]
    if then[winner.seat] == min(then) and then.count(min(then)) == 1:
        yield Remark(RemarkKind.COMEBACK, finished.player(winner.seat))


def wins(finished: Finished) -> Iterator[Remark]:
    """A first match won, a first win, or one more win in a row."""
    for line in finished.table.standings():
        user = line.participant.user
        past = finished.past.get(user) if user is not None else None
        if line.rank > 1 or past is None or not line.finished:
            continue
        player = finished.player(line.seat)
        if not past.matches:
            yield Remark(RemarkKind.FIRST_MATCH, player)
        elif not past.wins:
            yield Remark(RemarkKind.FIRST_WIN, player, past.matches)
        elif past.in_a_row + 1 >= _STREAK:
            yield Remark(RemarkKind.STREAK, player, past.in_a_row + 1)


def far_ahead(finished: Finished) -> Iterator[Remark]:
    """The winner was out of cards when all others still held many."""
    winner = finished.winner
    seats = finished.match.view(None).seats
    if winner is None or not finished.only_hand or seats[winner.seat].status is not SeatStatus.OUT:
        return
    least = min(seat.cards for number, seat in enumerate(seats) if number != winner.seat)
    if least >= _LEFT_BEHIND:
        yield Remark(RemarkKind.FAR_AHEAD, finished.player(winner.seat), least)


def killed(finished: Finished) -> Iterator[Remark]:
    """The most cards that one play killed (KI-3)."""
    for played in finished.table.history:
        cards = sum(len(event.cards) for event in played.events if isinstance(event, Killed))
        if isinstance(played.move, Play) and cards >= _KILLED:
            yield Remark(RemarkKind.KILLED, played.player, cards)


def held_back(finished: Finished) -> Iterator[Remark]:
    """A player often held back a card that fitted, while the next card beyond it was another's."""
    if not isinstance(finished.match.view(None).table, RowsTable | GridTable) or not finished.only_hand:
        return
    kept = Counter[tuple[int, Card]]()
    for match, played in zip(finished.match.positions(), finished.table.history, strict=False):
        for card in _kept_back(match, played.seat):
            if not (isinstance(played.move, Play) and played.move.card is card):
                kept[played.player, card] += 1
                if kept[played.player, card] >= _HELD_BACK:
                    yield Remark(RemarkKind.HELD_BACK, played.player, kept[played.player, card], card)


def narrow(finished: Finished) -> Iterator[Remark]:
    """The winner was one better than the next."""
    winner, totals = finished.winner, finished.match.totals
    if winner is None or totals is None or not finished.of_many_hands:
        return
    if any(abs(totals[winner.seat] - total) == 1 for seat, total in enumerate(totals) if seat != winner.seat):
        yield Remark(RemarkKind.NARROW, finished.player(winner.seat))


def passes(finished: Finished) -> Iterator[Remark]:
    """The winner had never passed, while the others had; or had no pass left."""
    winner, seats = finished.winner, finished.match.view(None).seats
    if winner is None or not finished.only_hand or not all(seat.passes is not None for seat in seats):
        return
    seat, player = seats[winner.seat], finished.player(winner.seat)
    others = [other.passes or 0 for number, other in enumerate(seats) if number != winner.seat]
    if not seat.passes and all(others):
        yield Remark(RemarkKind.NO_PASSES, player)
    elif seat.passes and seat.passes_left == 0:
        yield Remark(RemarkKind.NONE_LEFT, player, seat.passes)


def worst_deal(finished: Finished) -> Iterator[Remark]:
    """The winner had been dealt the cards that lie farthest from where the rows start, in sum and on average."""
    winner, table = finished.winner, finished.match.view(None).table
    if winner is None or not isinstance(table, RowsTable) or table.base is None or table.trump is not None:
        return
    hands = _dealt(finished)
    if len(hands) < 3 or not finished.only_hand or any(JOKER in hand for hand in hands):
        return
    if finished.player(winner.seat) != winner.seat:
        return  # They got the seat as a ghost (SG-1).
    base = _column(table.base, ace_high=table.ace_high)
    steps = [sum(abs(_column(card.rank, ace_high=table.ace_high) - base) for card in hand) for hand in hands]
    for measured in (steps, [each / max(1, len(hand)) for each, hand in zip(steps, hands, strict=True)]):
        if any(each >= measured[winner.seat] for seat, each in enumerate(measured) if seat != winner.seat):
            return
    yield Remark(RemarkKind.WORST_DEAL, finished.player(winner.seat), steps[winner.seat])


REMARKS: Final[tuple[Callable[[Finished], Iterator[Remark]], ...]] = (
    ghost_won,
    swept,
    perfect_bids,
    all_bases,
    comeback,
    wins,
    far_ahead,
    killed,
    narrow,
    passes,
    worst_deal,
    held_back,
)


def _kept_back(match: Match, seat: int) -> list[Card]:
    """The cards that the seat can play and that keep others waiting: the next card beyond is in another hand."""
    assert match.hand is not None
    cards = [move.card for move in match.hand.legal(seat) if isinstance(move, Play)]
    table = match.view(None).table
    if not cards or _packs(table) > 1:
        return []
    base = 6 if isinstance(table, GridTable) else table.base if isinstance(table, RowsTable) else None
    if base is None:
        return []
    ace_high = isinstance(table, RowsTable) and table.ace_high
    others = {card for other in range(match.seats) if other != seat for card in match.view(other).hand}
    start = _column(base, ace_high=ace_high)
    found: list[Card] = []
    for card in cards:
        here = _column(card.rank, ace_high=ace_high)
        beyond = {here + 1, here - 1} if here == start else {here + (1 if here > start else -1)}
        ranks = {(at + 1) % RANKS if ace_high else at for at in beyond if 0 <= at < RANKS}
        if any(INTERNATIONAL[RANKS * card.suit + rank] in others for rank in ranks):
            found.append(card)
    return found


def _packs(table: object) -> int:
    return len(table.rows) // 4 if isinstance(table, RowsTable) else 1


def _dealt(finished: Finished) -> Sequence[Sequence[Card]]:
    """The first hands by seat; participants take the seats in their order."""
    return finished.match.played[0].setup.deal.hands


def _column(rank: int, *, ace_high: bool) -> int:
    return (rank - 1) % RANKS if ace_high else rank
