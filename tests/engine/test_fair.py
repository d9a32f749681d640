"""Fair deals: the derivation with its test vectors, and `verify` of records that state it."""

import hmac
import json
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from engine.catalog import GAMES
from engine.chance import HashStream
from engine.fair import Fair, FairError
from engine.game import Game
from engine.match import Match
from engine.record import as_json, differences, match_from_record, record_from, take_down

SECRET = bytes(range(32))
FAIR = Fair(SECRET, (1456000004194304000, 1456000004194304123))


def played(game: Game[Any], fair: Fair, **options: Any) -> Match:
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
def test_records_of_fair_matches_verify(game: Game[Any]) -> None:
    record = record_from(json.loads(json.dumps(as_json(take_down(played(game, FAIR))))))
    assert record.fair == FAIR.as_json()
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
    assert redeal is not None
    assert (redeal(0), redeal(1)) == redeals
    assert len({match.played[0].setup.deal.hands, *redeals}) == 3
    record = take_down(match)
    (hand,) = record.hands
    for dealt, said in ((redeals, []), (redeals[::-1], ["another deal"])):
        changed = replace(hand, deal=replace(hand.deal, redeals=dealt))
        found = differences(replace(record, hands=(changed,), fair=FAIR.as_json()))
        assert [each.found for each in found if each.field == "hands[0].deal.redeals"] == said


def test_a_running_match_does_not_tell_its_secret() -> None:
    game = GAMES["fan-tan"]
    match = Match(game, game.rules(), seats=4, seed=FAIR.seed, fair=FAIR)
    match.next_hand()
    assert take_down(match).fair is None
    assert SECRET.hex() not in repr(match.view(0))


@pytest.mark.parametrize(
    "change",
    [
        {"method": "sevens-2"},
        {"method": None},
        {"secret": "00"},
        {"secret": SECRET.hex().upper()},
        {"commitment": "0" * 64},
        {"presses": "1"},
        {"presses": [1]},
        {"presses": ["01"]},
        {"presses": ["1"] * 101},
    ],
)
def test_what_cannot_be_checked_is_a_difference(change: dict[str, Any]) -> None:
    record = take_down(played(GAMES["jig"], FAIR))
    changed = {**FAIR.as_json(), **change}
    with pytest.raises(FairError):
        Fair.read(changed)
    (found,) = differences(replace(record, fair=changed))
    assert found.field == "fair"


def test_copies_replays_and_rewound_matches_deal_the_same() -> None:
    match = played(GAMES["fan-tan"], FAIR, hands=2)
    again = match.rewound(3)
    assert again.fair == FAIR
    assert match.copy().fair == FAIR
    assert [each.fair for each in match.positions()][:1] == [FAIR]
