"""Guesses of the Fan Tan games against all histories of a small position that look alike to one seat."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from engine.cards import INTERNATIONAL, Card, mask
from engine.catalog import find_game
from engine.game import Deal, Hand, Position, Setup
from engine.games.gifts import GiftSearch
from engine.match import Match
from engine.moves import Give, Move, Pass, Pile, parse
from engine.rules import Rules, Value, read_rules
from engine.views import FactKind, View
from tests.engine.agreeing import agreeing, check_uniform
from tests.engine.games.hands import cards

pytestmark = pytest.mark.slow

GUESSES = 20
"""Guesses for each outcome that is expected."""
ENOUGH = 4
"""Positions that are compared of each game."""
MOST = 400
"""Outcomes of a position at most."""

Key = tuple[tuple[tuple[Card, ...], ...], tuple[tuple[Card, ...], ...]]


def key_of(hand: Hand) -> Key:
    """All hands, and all piles."""
    views = [hand.view(seat) for seat in range(hand.seats)]
    return tuple(view.hand for view in views), tuple(view.own_pile for view in views)


class Case:
    """A small position: few cards are in play, all others lie."""

    def __init__(
        self, game: str, options: dict[str, Value], in_play: str, *, sizes: Sequence[int], stock: int, seed: str
    ) -> None:
        self.game = find_game(game)
        self.rules: Rules = read_rules(self.game.rules, options)
        self.in_play = cards(in_play)
        self.sizes, self.stock = sizes, stock
        self.chance = Random(seed)
        pack = list(self.game.pack(self.rules))
        for each in self.in_play:
            pack.remove(each)
        self.layout = tuple(pack)
        left = list(self.in_play)
        self.chance.shuffle(left)
        self.places = [[left.pop() for _ in range(size)] for size in (*sizes, stock)]
        """The hands and the stock."""
        self.exposed = self.places[-2][0] if game == "fan-tan-trumps" else None

    def start(self, places: Sequence[Sequence[Card]]) -> Hand:
        *hands, stock = places
        deal = Deal(hands=tuple(map(tuple, hands)), stock=tuple(stock) if self.stock else None, exposed=self.exposed)
        start = self.game.scoring(self.rules).start or 0
        setup = Setup(
            seats=len(self.sizes),
            deal=deal,
            totals=(start,) * len(self.sizes),
            position=Position(layout=self.layout, to_move=0),
        )
        return self.game.start(self.rules, setup)

    def deals(self, viewer: int) -> Iterator[list[list[Card]]]:
        """Yield all deals in which the viewer has the same hand; the order of the stock counts."""
        places = self.places
        unseen = [each for seat, place in enumerate(places) if seat != viewer for each in place]

        def fill(left: list[Card], at: int) -> Iterator[list[list[Card]]]:
            if at == len(places):
                yield []
            elif at == viewer:
                yield from ([places[viewer], *rest] for rest in fill(left, at + 1))
            elif at == len(places) - 1:
                yield from ([order] for order in orders(left))
            else:
                for part in combinations(left, len(places[at])):
                    others = [each for each in left if each not in part]
                    yield from ([[*part], *rest] for rest in fill(others, at + 1))

        return (deal for deal in fill(unseen, 0) if self.exposed is None or self.exposed in deal[-2])


def orders(left: list[Card]) -> Iterator[list[Card]]:
    if not left:
        yield []
    for each in left:
        yield from ([each, *rest] for rest in orders([other for other in left if other is not each]))


def alike(hand: Hand, plies: Sequence[tuple[int, Move]], views: Sequence[View], viewer: int) -> Iterator[Key]:
    """Yield the state at the end of each history from this hand that looks to the viewer as these views do."""
    if hand.view(viewer) != views[0]:
        return
    if not plies:
        yield key_of(hand)
        return
    (seat, move), *rest = plies
    hidden = seat != viewer and (isinstance(move, Pile) or (isinstance(move, Give) and views[0].asking != viewer))
    for each in hand.legal(seat):
        if each == move or (hidden and type(each) is type(move)):
            twin = hand.copy()
            twin.advance(seat, each)
            yield from alike(twin, rest, views[1:], viewer)


ONE_PACK = "5S 4S 3S 2S 6H 5H 4H 8D 9D TD 6C 5C"
CASES: list[tuple[str, dict[str, Value], str, tuple[int, ...], int]] = [
    ("fan-tan", {}, ONE_PACK, (3, 3, 3), 0),
    ("fan-tan", {"revokes": "penalised"}, ONE_PACK, (3, 3, 3), 0),
    ("five-or-nine", {}, "4S 3S 2S 6H 4H TD JD QD TC JC", (3, 3, 3), 0),
    ("fan-tan-trumps", {}, ONE_PACK, (3, 3, 3), 0),
    ("crazy-tan", {}, ONE_PACK, (2, 2, 2), 3),
    ("crazy-crazy-tan", {}, ONE_PACK, (1, 2, 2), 4),
    ("domino-sevens", {}, ONE_PACK, (2, 2, 2), 3),
    ("chinese-seven", {}, ONE_PACK, (3, 3, 3), 0),
    ("up-the-line", {}, ONE_PACK, (3, 3, 3), 0),
    ("ristiseiska", {}, ONE_PACK, (3, 3, 3), 0),
    ("ristiseiska", {"revokes": "penalised"}, ONE_PACK, (3, 3, 3), 0),
    ("pai-qi", {}, ONE_PACK, (3, 3, 3), 0),
    ("pai-qi", {"close": True}, ONE_PACK, (3, 3, 3), 0),
    ("sevens", {}, ONE_PACK, (3, 3, 3), 0),
    ("sevens", {"voluntary": True, "ends": "all-out", "score": "places"}, ONE_PACK, (3, 3, 3), 0),
    ("sevens", {"order": "six-first"}, ONE_PACK, (3, 3, 3), 0),
]


def compare(case: Case, plies: int, viewer: int) -> tuple[Counter[Key], Counter[Key], View] | None:
    """Play some random moves; return the states that look alike and those guessed. None: the hand is over."""
    hand = case.start(case.places)
    made: list[tuple[int, Move]] = []
    views = [hand.view(viewer)]
    for _ in range(plies):
        seat = hand.to_act[0]
        move = case.chance.choice(hand.legal(seat))
        hand.advance(seat, move)
        if hand.result is not None:
            return None
        made.append((seat, move))
        views.append(hand.view(viewer))
    expected: Counter[Key] = Counter()
    for deal in case.deals(viewer):
        expected.update(alike(case.start(deal), made, views, viewer))
    if len(expected) > MOST:
        return None
    guessed: Counter[Key] = Counter()
    for _ in range(GUESSES * len(expected)):
        found = case.game.guess(views[-1], case.chance)
        assert found.view(viewer) == views[-1]
        guessed[key_of(found)] += 1
    return expected, guessed, views[-1]


def surprise(expected: Counter[Key], guessed: Counter[Key]) -> float:
    """How far the chi-square statistic is above what chance alone gives, in its standard deviations."""
    free = len(expected) - 1
    scale = guessed.total() / expected.total()
    chi_square = sum((guessed[each] - scale * count) ** 2 / (scale * count) for each, count in expected.items())
    return (chi_square - free) / (2 * free) ** 0.5


@pytest.mark.parametrize(("game", "options", "in_play", "sizes", "stock"), CASES, ids=lambda value: str(value)[:20])
def test_every_history_that_looks_alike_is_guessed_equally_often(
    game: str, options: dict[str, Value], in_play: str, sizes: tuple[int, ...], stock: int
) -> None:
    compared = 0
    for seed in range(30):
        chance = Random(f"{game}/{options}/{seed}")
        drawn = " ".join(chance.sample(in_play.split(), sum(sizes) + stock))
        case = Case(game, options, drawn, sizes=sizes, stock=stock, seed=f"{game}/{seed}")
        found = compare(case, 1 + seed % 6, chance.randrange(len(sizes)))
        if found is None or len(found[0]) < 2:
            continue
        expected, guessed, _ = found
        assert guessed.keys() <= expected.keys()
        assert surprise(expected, guessed) < 5
        compared += 1
        if compared == ENOUGH:
            return
    raise AssertionError("hardly any position was compared")


@pytest.mark.parametrize("options", [{}, {"revokes": "penalised"}], ids=str)
def test_ft_6_who_has_laid_a_card_hardly_holds_its_copy(options: dict[str, Value]) -> None:
    """With two packs, two copies that one seat was dealt are half as likely as any deal to two seats."""
    game = find_game("fan-tan")
    rules = read_rules(game.rules, {"decks": 2, **options})
    copies = 0
    for case in range(6):
        chance = Random(f"two packs/{options}/{case}")
        in_play = list(cards("9S 9S TS 6H 6H 5H 8D 8D 9D"))
        layout = Counter(INTERNATIONAL * 2)
        layout.subtract(in_play)
        chance.shuffle(in_play)
        hands = tuple(tuple(in_play[at::3]) for at in range(3))
        position = Position(layout=tuple(layout.elements()), to_move=0)
        setup = Setup(seats=3, deal=Deal(hands=hands), totals=(50,) * 3, position=position)
        hand, plies = game.start(rules, setup), list[tuple[int, Move]]()
        for _ in range(1 + case):
            seat = hand.to_act[0]
            after = hand.copy()
            after.advance(seat, move := chance.choice(hand.legal(seat)))
            if after.result is not None:
                break
            hand = after
            plies.append((seat, move))
        for seat in range(3):
            view = hand.view(seat)
            check_uniform(game, view, agreeing(game, rules, setup, plies, seat), chance)
            copies += any(each.laid_once for each in view.seats)
    assert copies


GIFTS = [
    # Who gave a card knows that it was not the one that could have been played.
    ("3D AD", "KD AH", "KS AC 2D", 1, ["pass", "give:KD"]),
    ("3D AD", "KD AH", "KS AC 2D", 2, ["pass", "decline", "give:KS"]),
    # Seat 1 has nothing to play, which all see as nobody is asked for a card, though seat 0 could give one.
    ("4S AD TD", "9D 6H 8D", "5H 6C 4H", 1, ["pass", "give:6H", "give:6C", "8D", "pass"]),
    # The card that seat 0 gives is the one that it got after it had shown what it does not hold.
    ("5H 4H", "TD 5S", "8D 6H 5C", 1, ["beg", "give:5C", "pass", "give:6H", "give:5C"]),
    # Seat 2 knows that the card that seat 0 got late was AD, and not which one it gave away.
    ("KD AH", "KH 2H QH", "QD AD", 2, ["beg", "give:AD", "pass", "give:AH"]),
    # Two seats have passed with playable cards, and one has given the other a card, unseen by the viewer.
    ("2H AH", "QS JS KS", "KH KD", 2, ["pass", "give:KS", "give:KH", "pass", "give:KH"]),
    ("QS AH", "AS 2H KC", "3S QC", 2, ["pass", "give:AS", "give:QC", "pass", "give:QC"]),
]


@pytest.mark.parametrize(("one", "two", "three", "viewer", "moves"), GIFTS)
def test_rs_8_no_guess_after_gifts_is_impossible(one: str, two: str, three: str, viewer: int, moves: list[str]) -> None:
    possible, guessed = _possible_and_guessed((one, two, three), viewer, moves)
    assert guessed == possible


def _possible_and_guessed(written: tuple[str, str, str], viewer: int, moves: list[str]) -> tuple[set[Key], set[Key]]:
    """The states in which histories end that look alike to the viewer, and those that are guessed from its last view."""
    one, two, three = written
    hands = [list(cards(each)) for each in (one, two, three)]
    sizes = [len(each) for each in hands]
    options: dict[str, Value] = {"revokes": "penalised", "first_beg": True}
    case = Case("ristiseiska", options, f"{one} {two} {three}", sizes=sizes, stock=0, seed=one)
    case.places = [*hands, []]
    hand = case.start(case.places)
    plies, views = list[tuple[int, Move]](), [hand.view(viewer)]
    for move in map(parse, moves):
        plies.append((hand.to_act[0], move))
        hand.advance(*plies[-1])
        views.append(hand.view(viewer))
    possible = {key for deal in case.deals(viewer) for key in alike(case.start(deal), plies, views, viewer)}
    return possible, {key_of(case.game.guess(views[-1], case.chance)) for _ in range(GUESSES * len(possible))}


def test_rs_8_what_a_view_says_of_revokes_is_so() -> None:
    """Whole hands with many revokes and gifts: the hands agree with the facts, and hold nothing that is ruled out."""
    said = 0
    for seed in range(30):
        chance = Random(f"revokes and gifts/{seed}")
        match = Match(
            find_game("ristiseiska"),
            read_rules(find_game("ristiseiska").rules, {"revokes": "penalised", "first_beg": True}),
            seats=3 + seed % 3,
            seed=seed,
        )
        hand = match.next_hand()
        while hand.result is None:
            seat = hand.to_act[0]
            legal = hand.legal(seat)
            rare = [each for each in legal if isinstance(each, Pass | Give)]
            match.advance(seat, chance.choice(rare if rare and chance.random() < 0.4 else legal))
            held = [{*hand.view(each).hand} for each in range(hand.seats)]
            for viewer in range(hand.seats):
                view = hand.view(viewer)
                unseen = sum(each.kind is FactKind.GAVE and not each.cards for each in view.facts)
                if unseen <= 10:  # Of more it takes too long to look for all.
                    assert GiftSearch(view.facts).lead_to([mask(cards) for cards in held])
                    said += unseen > 1
                for each in view.ruled_out:
                    if each.seat != viewer:
                        assert len(held[each.seat] & {*each.cards}) <= each.but
    assert said > 1000
