"""Pairs of games that differ only in hidden cards, for comparing the bot's messages.

In the second deal of each pair, two cards are swapped that neither an onlooker nor the person at seat `READER` can have
seen. Both are played with moves that look the same: equal ones, or ones that differ in a hidden card or in the seat
that acts in secret. A pair ends where the rules reveal the difference, according to the engine's views.
"""

import contextlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from engine.cards import COLOURED, NUMBERS, Card
from engine.catalog import Preset, find_game
from engine.errors import DealError, IllegalMove, NotationError
from engine.events import Event
from engine.game import Deal
from engine.match import Match, MatchHand
from engine.moves import Bankrupt, Bid, Give, Move, Pass, Pile, PlayJoker, PlaySet, Talk, parse
from tests.engine.observed import pack_of

READER = 0
"""The seat of the one person at the table; computer players have the others."""
LONGEST = 26
"""Most plies in a pair."""
ENOUGH = 20
"""Among pairs of at least this many plies, the one with the most differences is taken."""
LEAST_TRIED = 12
MOST_TRIED = 200
SWAPS = 6
"""Swaps tried in one deal."""
SECRETIVE = "shichi-narabe-points"
"""The game in which the seat to act can be secret (SP-4); in its pair that seat differs."""
SECRET_PASSES = 0.5
"""How often a pass is tried first, if a pass with a playable card must look like any other (FT-7)."""
ON_A_PAGE = 15
SECRETLY = (Bid, Give, Pile)
"""Moves with a card that the others do not see."""
Ply = tuple[int, Move]


@dataclass(frozen=True)
class Played:
    """A whole hand played before the pair; the same in both games."""

    dealer: int | None
    deal: Deal
    plies: tuple[Ply, ...]


@dataclass(frozen=True)
class PairedGames:
    """Two games: `deals`, dealt by `dealer`; `plies` has the moves of both games for each step.

    `telling`: the number of steps at which legal moves differ between the games. `revokes`: the number of seats whose
    passes with a playable card differ in number (FT-7). `before`: the earlier hands of the match.
    """

    preset: Preset
    seats: int
    seed: int
    dealer: int | None
    deals: tuple[Deal, Deal]
    plies: tuple[tuple[Ply, Ply], ...]
    telling: int
    revokes: int
    before: tuple[Played, ...] = ()

    @property
    def differing(self) -> int:
        """The number of plies that differ between the games, though they look the same."""
        return sum(ours != theirs for ours, theirs in self.plies)

    @property
    def has_its_secret(self) -> bool:
        """Whether what the game's rules keep secret differs."""
        if self.preset.game == SECRETIVE:
            return self.differing > 0
        return self.revokes > 0 or not find_game(self.preset.game).hides_revokes(self.preset.rules())


def paired_games_of(preset: Preset) -> PairedGames:
    """The longest pair, and among long ones that with the most differences."""
    found: list[PairedGames] = []
    for pair in islice(pairs_of(preset), MOST_TRIED):
        found.append(pair)
        best = _best(found)
        if len(found) >= LEAST_TRIED and len(best.plies) >= ENOUGH and best.has_its_secret:
            break
    return _best(found)


def _best(found: list[PairedGames]) -> PairedGames:
    return max(found, key=lambda each: (min(len(each.plies), ENOUGH), each.revokes, each.differing, each.telling))


def pairs_of(preset: Preset, *, after: int = 0) -> Iterator[PairedGames]:
    """An endless series of pairs. `after`: the number of hands played before."""
    game, rules = find_game(preset.game), preset.rules()
    allowed = game.seats(rules)
    seats = 4 if 4 in allowed else allowed[-1]
    chance = Random(f"twins/{preset.id}")
    while True:
        seed = chance.randrange(1 << 32)
        match = Match(game, rules, seats=seats, seed=seed)
        before = tuple(_whole_hand(match, chance) for _ in range(after))
        dealer = match.next_dealer()
        deal = match.deal(dealer)
        for _ in range(SWAPS):
            other = swapped(deal, chance)
            if other is None:
                continue
            with contextlib.suppress(DealError):
                both = _after(match, before), _after(match, before)
                plies, telling = _side_by_side(both, dealer, (deal, other[0]), other[1], chance)
                revokes = _differing_revokes(both)
                yield PairedGames(preset, seats, seed, dealer, (deal, other[0]), plies, telling, revokes, before)


def _whole_hand(match: Match, chance: Random) -> Played:
    """Deal the next hand and play random moves."""
    dealer = match.next_dealer()
    deal, plies = match.deal(dealer), list[Ply]()
    hand = match.next_hand(deal, dealer=dealer)
    while hand.result is None:
        seat = hand.to_act[0]
        plies.append((seat, chance.choice([move for move in hand.legal(seat) if not isinstance(move, Talk)])))
        match.advance(*plies[-1])
    return Played(dealer, deal, tuple(plies))


def _after(match: Match, before: tuple[Played, ...]) -> Match:
    """A new match like this one, with these hands played."""
    fresh = Match(match.game, match.rules, seats=match.seats, seed=match.seed)
    for played in before:
        fresh.next_hand(played.deal, dealer=played.dealer)
        for seat, move in played.plies:
            fresh.advance(seat, move)
    return fresh


def positions(paired: PairedGames) -> Iterator[tuple[MatchHand, MatchHand]]:
    """The hand in both games, before each ply and after the last."""
    game, rules = find_game(paired.preset.game), paired.preset.rules()
    fresh = Match(game, rules, seats=paired.seats, seed=paired.seed)
    ours, theirs = (_after(fresh, paired.before) for _ in range(2))
    pair = (
        ours.next_hand(paired.deals[0], dealer=paired.dealer),
        theirs.next_hand(paired.deals[1], dealer=paired.dealer),
    )
    yield pair
    for plies in paired.plies:
        for match, (seat, move) in zip((ours, theirs), plies, strict=True):
            match.advance(seat, move)
        yield pair


def swapped(deal: Deal, chance: Random) -> tuple[Deal, tuple[Card, Card]] | None:
    """The deal with two cards swapped that the reader was not dealt: of two hands, the stock or the undealt cards."""
    hands = [list(hand) for hand in deal.hands]
    stock = list(deal.stock or ())
    undealt = Counter(NUMBERS * 9) if hands[0][0] in NUMBERS else pack_of(deal.hands, 2)
    undealt -= Counter(card for place in (*hands, stock, *(deal.reserve or ())) for card in place)
    left = [card for card in undealt.elements() if card in COLOURED or card in NUMBERS]
    places = [place for i, place in enumerate([*hands, stock, left]) if i != READER and place]
    one, two = chance.sample(places, 2)
    i, k = chance.randrange(len(one)), chance.randrange(len(two))
    cards = one[i], two[k]
    if cards[0] is cards[1] or deal.exposed in cards:
        return None
    one[i], two[k] = two[k], one[i]
    new = replace(deal, hands=tuple(map(tuple, hands)), stock=None if deal.stock is None else tuple(stock))
    return new, cards


def _side_by_side(
    both: tuple[Match, Match], dealer: int | None, deals: tuple[Deal, Deal], cards: tuple[Card, Card], chance: Random
) -> tuple[tuple[tuple[Ply, Ply], ...], int]:
    ours, theirs = both
    one, other = (each.next_hand(deal, dealer=dealer) for each, deal in zip((ours, theirs), deals, strict=True))
    plies: list[tuple[Ply, Ply]] = []
    telling = 0
    while len(plies) < LONGEST and looks_the_same(ours, theirs) and one.result is None:
        telling += [*map(one.legal, range(ours.seats))] != [*map(other.legal, range(ours.seats))]
        ply = _next_ply(ours, theirs, cards, chance)
        if ply is None:
            break
        plies.append(ply)
    return tuple(plies), telling


def _differing_revokes(both: tuple[Match, Match]) -> int:
    """The number of seats whose passes with a playable card differ in number."""
    ours, theirs = both
    return sum(ours.view(seat).own_revokes != theirs.view(seat).own_revokes for seat in range(ours.seats))


def _next_ply(ours: Match, theirs: Match, cards: tuple[Card, Card], chance: Random) -> tuple[Ply, Ply] | None:
    """Make a move in both games that looks the same; None, with no move made, if there is none."""
    assert ours.hand is not None
    assert theirs.hand is not None
    seat = READER if READER in ours.hand.to_act else chance.choice(ours.hand.to_act)
    for move in _in_some_order(ours, seat, cards, chance)[:6]:
        trial = ours.hand.copy()
        events = trial.play(seat, move)
        for other_seat, other in _likenesses(theirs, seat, move, cards):
            copied = theirs.hand.copy()
            try:
                told_copy = copied.play(other_seat, other)
            except IllegalMove:
                continue
            same = all(
                trial.view(reader) == copied.view(reader) and _heard(events, reader) == _heard(told_copy, reader)
                for reader in (None, READER)
            )
            if same and trial.result is None:
                ours.advance(seat, move)
                theirs.advance(other_seat, other)
                return (seat, move), (other_seat, other)
    return None


def _in_some_order(match: Match, seat: int, cards: tuple[Card, Card], chance: Random) -> list[Move]:
    """This seat's legal moves in random order: those that must stay secret first, those that reveal the swap last."""
    assert match.hand is not None
    moves = [move for move in match.hand.legal(seat) if not isinstance(move, Talk)]
    if seat == READER:  # the moves with a button on the first page
        moves = [move for move in moves if not isinstance(move, PlaySet)][:ON_A_PAGE] or moves
    chance.shuffle(moves)

    passes_first = match.game.hides_revokes(match.rules) and chance.random() < SECRET_PASSES

    def rank(move: Move) -> int:
        if isinstance(move, PlayJoker) or (isinstance(move, Pass) and passes_first):
            return 0
        if isinstance(move, Bankrupt) or any(card.code in str(move) for card in cards):
            return 0 if isinstance(move, SECRETLY) else 2
        return 1

    return sorted(moves, key=rank)


def _likenesses(theirs: Match, seat: int, move: Move, cards: tuple[Card, Card]) -> Iterator[Ply]:
    """Candidates in the other game: the same move, the one with the other card, the one by the seat to act there."""
    assert theirs.hand is not None
    yield seat, move
    if seat == READER:
        return
    one, two = (card.code for card in cards)
    renamed = str(move).replace(one, "*").replace(two, one).replace("*", two)
    if isinstance(move, Give) and len(move.cards) > 1:
        head, _, codes = renamed.partition(":")
        renamed = f"{head}:" + "+".join(sorted(codes.split("+"), key=lambda code: COLOURED.index(_coloured(code))))
    with contextlib.suppress(NotationError):
        yield seat, parse(renamed)
    for asked in theirs.hand.to_act:
        if asked not in (seat, READER):
            yield asked, move


def _coloured(code: str) -> Card:
    return next(card for card in COLOURED if card.code == code)


def looks_the_same(ours: Match, theirs: Match) -> bool:
    """Whether the views of onlookers and of the reader are equal in both games."""
    return all(ours.view(reader) == theirs.view(reader) for reader in (None, READER))


def _heard(events: list[Event], reader: int | None) -> list[Event]:
    return [event.seen_by(reader) for event in events]
