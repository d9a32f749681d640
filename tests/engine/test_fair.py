"""Fair deals: the derivation with its test vectors, and `verify` of records that state it."""

import hmac
import json
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from engine.cards import card
from engine.catalog import GAMES
from engine.chance import HashStream
from engine.fair import Bound, Fair, FairError, Word, mark_of, rules_text
from engine.game import Deal, Game
from engine.match import Match
from engine.moves import Bid
from engine.record import as_json, differences, match_from_record, record_from, take_down
from engine.rules import R, Value

SECRET = bytes(range(32))
FAIR = Fair(SECRET, (1456000004194304000, 1456000004194304123))
WORDS = ("七並べ", "a word")


def by_words(game: Game[R], *texts: str, **options: Value) -> Fair:
    """What the deals of a match with the fewest seats follow from, by `sevens-2`. The last and the first seat are people's,
    whose words these are.
    """
    rules = game.rules(**options)
    seats = game.seats(rules)[0]
    bound = Bound(
        table=9_007_199_254_740_991,
        game=game.id,
        rules=rules_text(game.as_played(rules, seats).model_dump()),
        seats=seats,
        people=(0, seats - 1),
        words=tuple(
            Word(seat, mark_of(SECRET, seat, text), text) for seat, text in zip((seats - 1, 0), texts, strict=False)
        ),
    )
    return Fair(SECRET, () if texts else FAIR.presses, bound)


def played(game: Game[R], fair: Fair, **options: Value) -> Match:
    """A match of random moves."""
    rules = game.rules(**options)
    match = Match(game, rules, seats=game.seats(rules)[0], seed=fair.seed, fair=fair)
    chance = Random(1)
    while match.result is None:
        hand = match.next_hand()
        while hand.result is None:
            seat = chance.choice(hand.to_act)
            match.advance(seat, chance.choice(hand.legal(seat)))
    return match


def test_the_key_of_the_paper() -> None:
    assert FAIR.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert FAIR.key.hex() == "00b9b57a934369739b1a181e682328d69d891fbf70811400f063197623873c54"
    assert FAIR.seed == int(FAIR.key.hex()[:16], 16) // 2
    assert 0 <= FAIR.seed < 1 << 63


def test_a_stream_is_made_of_hashes_of_the_key_and_its_label() -> None:
    block = hmac.new(b"k", b"1/0/0", sha256).digest() + hmac.new(b"k", b"1/0/1", sha256).digest()
    words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 64, 4)]
    stream = HashStream(b"k", "1/0")
    assert [stream.randrange(1 << 32) for _ in words] == words
    skipping, most = HashStream(b"k", "1/0"), 3 << 30  # A quarter of all words favour small numbers.
    assert [skipping.randrange(most) for _ in range(8)] == [word for word in words if word < most][:8]


@pytest.mark.parametrize("stop", [0, -1, (1 << 32) + 1])
def test_a_stream_refuses_other_ranges(stop: int) -> None:
    with pytest.raises(ValueError, match="is not from 1"):
        HashStream(b"k", "a").randrange(stop)


def test_shuffles_are_uniform() -> None:
    """Chi-square of the 24 orders of four items, 23 degrees of freedom: 49.7 is exceeded once in a thousand."""
    found: Counter[tuple[int, ...]] = Counter()
    for i in range(12_000):
        items = [0, 1, 2, 3]
        HashStream(b"k", str(i)).shuffle(items)
        found[tuple(items)] += 1
    assert len(found) == 24
    assert sum((count - 500) ** 2 / 500 for count in found.values()) < 49.7


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@pytest.mark.parametrize("words", [None, (), WORDS], ids=["sevens-1", "presses", "words"])
def test_records_of_fair_matches_verify(game: Game[R], words: tuple[str, ...] | None) -> None:
    fair = FAIR if words is None else by_words(game, *words)
    record = record_from(json.loads(json.dumps(as_json(take_down(played(game, fair))))))
    assert record.fair == fair.as_json()
    assert differences(record) == []
    assert match_from_record(record).result is not None


@pytest.mark.parametrize("game", ["shichi-narabe", "fan-tan", "nanatoridori"])
def test_other_deals_do_not_verify(game: str) -> None:
    match = played(GAMES[game], Fair(SECRET, (2,)))
    record = replace(take_down(match), fair=FAIR.as_json())
    assert {each.field for each in differences(record)} >= {"seed", "hands[0].deal.hands"}


def test_is_9_redeals_follow_from_the_key() -> None:
    game = GAMES["insidious-sevens"]
    match = Match(game, game.rules(), seats=4, seed=FAIR.seed, fair=FAIR)
    dealer = match.next_dealer()
    redeals = tuple(match.redeal(dealer, k) for k in range(2))
    match.next_hand()
    redeal = match.played[0].setup.redeal
    assert (redeal(0), redeal(1)) == redeals
    assert len({match.played[0].setup.deal.hands, *redeals}) == 3
    record = take_down(match)
    (hand,) = record.hands
    for dealt, said in ((redeals, []), (redeals[::-1], ["another deal"])):
        changed = replace(hand, deal=replace(hand.deal, redeals=dealt))
        found = differences(replace(record, hands=(changed,), fair=FAIR.as_json()))
        assert [each.found for each in found if each.field == "hands[0].deal.redeals"] == said


def test_is_9_a_record_has_the_hands_that_were_dealt_anew() -> None:
    game, high, low = GAMES["insidious-sevens"], "7R 6R 5R 4R 3R 2R 1R", "0Y 1Y 2Y 3Y 4Y 5Y 6Y"
    match = Match(game, game.rules(piiko=True), seats=2, seed=FAIR.seed, fair=FAIR)
    hands = tuple(tuple(map(card, each.split())) for each in (high, low))
    hand = match.next_hand(Deal(hands=hands), dealer=0)
    for bids in zip(high.split(), low.split(), strict=True):
        for seat, bid in enumerate(bids):
            match.advance(seat, Bid(card(bid)))
    match.advance(0, hand.legal(0)[0])
    (recorded,) = take_down(match).hands
    assert recorded.deal.redeals == hand.redeals() == (match.played[0].setup.redeal(0),)


def test_a_running_match_does_not_tell_its_secret() -> None:
    game = GAMES["fan-tan"]
    match = Match(game, game.rules(), seats=4, seed=FAIR.seed, fair=FAIR)
    match.next_hand()
    assert take_down(match).fair is None
    assert SECRET.hex() not in repr(match.view(0))


JIG = by_words(GAMES["jig"], "七", "a")
HALF = "\ud800"
"""Half of a surrogate pair, which JSON can hold."""


def changed_word(**changes: object) -> dict[str, object]:
    """The words of `JIG` with the first one changed; None takes a key out."""
    first, *others = JIG.as_json()["words"]
    return {"words": [{key: each for key, each in {**first, **changes}.items() if each is not None}, *others]}


@pytest.mark.parametrize(
    ("fair", "change"),
    [
        (FAIR, {"method": "sevens-2"}),
        (FAIR, {"method": "sevens-3"}),
        (FAIR, {"method": None}),
        (FAIR, {"secret": "00"}),
        (FAIR, {"secret": SECRET.hex().upper()}),
        (FAIR, {"commitment": "0" * 64}),
        (FAIR, {"presses": "1"}),
        (FAIR, {"presses": [1]}),
        (FAIR, {"presses": ["01"]}),
        (FAIR, {"presses": ["1"] * 101}),
        (JIG, {"presses": ["1"]}),
        (JIG, {"note": "a key of nobody's"}),
        (JIG, {"table": "9"}),
        (JIG, {"table": -1}),
        (JIG, {"table": True}),
        (JIG, {"people": [1, 0]}),
        (JIG, {"people": [0, 0, 1]}),
        (JIG, {"people": [0, 99]}),
        (JIG, {"people": [False]}),
        (JIG, {"people": [0]}),
        (JIG, {"rules": "{}"}),
        (JIG, {"rules": JIG.as_json()["rules"].replace(":", ": ")}),
        (JIG, {"rules": JIG.as_json()["rules"] + "\nseats 4"}),
        (JIG, {"rules": None}),
        (JIG, {"rules": {}}),
        (JIG, {"words": {}}),
        (JIG, {"words": [7]}),
        (JIG, {"words": JIG.as_json()["words"] * 2}),
        (JIG, changed_word(word="八")),
        (JIG, changed_word(word=HALF)),
        (JIG, changed_word(word="")),
        (JIG, changed_word(word="a" * 31)),
        (JIG, changed_word(word=7)),
        (JIG, changed_word(mark=None)),
        (JIG, changed_word(mark="0" * 64)),
        (JIG, changed_word(mark="0" * 63, word=None)),
        (JIG, changed_word(seat=1)),
        (JIG, changed_word(user=1)),
    ],
)
def test_what_cannot_be_checked_is_a_difference(fair: Fair, change: dict[str, object]) -> None:
    record = take_down(played(GAMES["jig"], fair))
    changed = {**fair.as_json(), **change}
    with pytest.raises(FairError):
        Fair.read(changed, game="jig", seats=record.seats, options=record.rules.model_dump())
    (found,) = differences(replace(record, fair=changed))
    assert found.field == "fair"


@pytest.mark.parametrize(
    "change",
    [
        {"table": 8},
        {"people": [0, 1, JIG.as_json()["people"][-1]]},
        {"words": JIG.as_json()["words"][::-1]},
        {"words": JIG.as_json()["words"][1:]},
        changed_word(mark="0" * 64, word=None),
    ],
)
def test_all_that_is_bound_makes_another_key(change: dict[str, object]) -> None:
    """What a record can state otherwise without being wrong in itself: its deals then do not follow."""
    record = take_down(played(GAMES["jig"], JIG))
    found = differences(replace(record, fair={**JIG.as_json(), **change}))
    assert {each.field for each in found} >= {"seed", "hands[0].deal.hands"}


def test_rules_and_seats_are_bound() -> None:
    """A record of other rules or seats does not pass, also where these would deal the same cards."""
    game = GAMES["shichi-narabe"]
    record = replace(take_down(played(game, by_words(game, *WORDS))), hands=(), result=None)
    assert differences(record) == []
    others = replace(record, rules=game.rules(passes=2))
    assert [each.field for each in differences(others)] == ["fair"]
    assert "seed" in {each.field for each in differences(replace(record, seats=record.seats + 1))}


def test_an_option_that_came_later_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """And no other: else there were many ways to write the same rules, and a key for each."""
    game = GAMES["shichi-narabe"]
    fair = by_words(game, "a")
    without = rules_text({name: value for name, value in json.loads(fair.bound.rules).items() if name != "decks"})
    fair = replace(fair, bound=replace(fair.bound, rules=without))
    record = replace(take_down(played(game, fair)), fair=fair.as_json())
    assert {each.field for each in differences(record)} == {"fair"}
    monkeypatch.setattr("engine.fair.LATER_OPTIONS", {game.id: frozenset({"decks"})})
    assert differences(record) == []
    assert differences(replace(record, fair=by_words(game, "a").as_json())) != [], "its deals are others"


def test_a_word_can_be_deleted_and_its_mark_stays() -> None:
    record = take_down(played(GAMES["jig"], JIG))
    without = changed_word(word=None)
    assert differences(replace(record, fair={**JIG.as_json(), **without})) == []
    assert "七" not in json.dumps(without, ensure_ascii=False)


def test_marks_differ_by_secret_seat_and_word() -> None:
    marks = {mark_of(*each) for each in ((SECRET, 0, "a"), (SECRET, 1, "a"), (bytes(32), 0, "a"), (SECRET, 0, "A"))}
    assert len(marks) == 4


def test_the_secret_is_in_no_repr() -> None:
    match = played(GAMES["jig"], JIG)
    assert match.fair is not None
    shown = f"{match.fair!r} {match!r} {match.played!r}"
    assert SECRET.hex() not in shown
    assert repr(SECRET) not in shown


def test_copies_replays_and_rewound_matches_deal_the_same() -> None:
    match = played(GAMES["fan-tan"], FAIR, hands=2)
    again = match.rewound(3)
    assert again.fair == FAIR
    assert match.copy().fair == FAIR
    assert [each.fair for each in match.positions()][:1] == [FAIR]
