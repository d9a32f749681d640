"""The paper on fair deals is enough to check the deals of every game: a program written from it alone agrees."""

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

from engine.catalog import GAMES, PRESETS
from engine.fair import Bound, Fair, Word, mark_of, rules_text
from engine.game import Game
from engine.match import Match
from engine.record import as_json, differences, record_from, take_down
from engine.rules import Rules, read_rules
from playground.errors import Json

CHECKER = Path(__file__).with_name("fair_by_paper.py")
OTHERS = (
    ("shichi-narabe", {"first": "random", "jokers": 2}),
    ("shichi-narabe", {"decks": 2}),
    ("sevens", {"leftover": "table"}),
    ("koroshi", {"rows": "random"}),
)
"""What changes the pack or what is drawn, besides the presets."""


SECRET_OF = bytes((7,)) * 31
"""The secrets of the matches, but for their last byte."""


def fairs(game: Game[Rules], rules: Rules, seats: int, number: int) -> Iterator[Fair]:
    """What the deals of a match can follow from: by each method, with presses and with words."""
    secret, presses = SECRET_OF + bytes((number,)), (1456000004194304000 + number, seats)
    yield Fair(secret, presses)
    texts = {seats - 1: "七並べ 🂱", 0: "0 of 3"} if number % 2 else {}
    words = tuple(Word(seat, mark_of(secret, seat, text), text) for seat, text in texts.items())
    bound = Bound(
        table=17_630_000_000_000 + number,
        game=game.id,
        rules=rules_text(game.as_played(rules, seats).model_dump()),
        seats=seats,
        people=tuple(range(0, seats, seats - 1)),
        words=words,
    )
    yield Fair(secret, () if words else presses, bound)


def matches() -> Iterator[Match]:
    """The first hands of a match of each, with the fewest and with the most seats, by each method."""
    chosen = [*((each.game, each.options) for each in PRESETS), *OTHERS]
    number = 0
    for name, options in chosen:
        game = GAMES[name]
        rules = read_rules(game.rules, options)
        for seats in sorted({game.seats(rules)[0], game.seats(rules)[-1]}):
            number += 1
            for fair in fairs(game, rules, seats, number):
                chance = Random(number)
                match = Match(game, rules, seats=seats, seed=fair.seed, fair=fair)
                while match.result is None and len(match.played) < 3:
                    hand = match.next_hand()
                    while hand.result is None:
                        seat = chance.choice(hand.to_act)
                        match.advance(seat, chance.choice(hand.legal(seat)))
                yield match


def checked(records: list[Json]) -> list[str]:
    """What the program says of each record. It runs isolated, so that it can import nothing of the project."""
    lines = "\n".join(map(json.dumps, records))
    run = subprocess.run([sys.executable, "-I", str(CHECKER)], input=lines, capture_output=True, text=True, check=True)
    return run.stdout.splitlines()


def test_a_program_written_from_the_paper_checks_every_game() -> None:
    played = list(matches())
    kinds = {(match.game.id, match.fair.method, bool(match.fair.words)) for match in played if match.fair is not None}
    assert {game for game, method, _ in kinds if method == "sevens-1"} == set(GAMES)
    assert {game for game, method, _ in kinds if method == "sevens-2"} == set(GAMES)
    assert {has_words for _, method, has_words in kinds if method == "sevens-2"} == {False, True}
    records = [
        as_json(replace(take_down(match), fair=match.fair.as_json())) for match in played if match.fair is not None
    ]
    assert checked(records) == ["right"] * len(played)
    for record in records:
        hands = record["hands"][0]["deal"]["hands"]
        hands[0], hands[1] = hands[1], hands[0]
    assert all(each.startswith("hands of hand 1") for each in checked(records))


def test_is_9_the_paper_says_how_hands_are_dealt_anew() -> None:
    game, fair = GAMES["insidious-sevens"], Fair(bytes(32), (1,))
    match = Match(game, game.rules(), seats=4, seed=fair.seed, fair=fair)
    redeals = tuple(match.redeal(match.next_dealer(), k) for k in range(2))
    match.next_hand()
    record = replace(take_down(match), fair=fair.as_json())
    (hand,) = record.hands
    for dealt, said in ((redeals, "right"), (redeals[::-1], "hands of hand 1")):
        changed = replace(hand, deal=replace(hand.deal, redeals=dealt))
        assert checked([as_json(replace(record, hands=(changed,)))]) == [said]


def test_the_program_finds_what_is_stated_otherwise() -> None:
    """And so does `verify`, which says that the deals follow from nothing, or that they are others."""
    match = next(match for match in matches() if match.fair is not None and len(match.fair.words) == 2)
    record = as_json(replace(take_down(match), fair=match.fair.as_json()))
    fair, (first, second) = record["fair"], record["fair"]["words"]
    without = {"seat": first["seat"], "mark": first["mark"]}
    changes: list[tuple[Json, str]] = [
        ({}, "right"),
        ({"words": [without, second]}, "right"),
        ({"words": [second, first]}, "seed"),
        ({"words": [{**first, "word": "other"}, second]}, "mark"),
        ({"words": [second]}, "seed"),
        ({"words": [first, second, second]}, "words"),
        ({"table": fair["table"] + 1}, "seed"),
        ({"people": [0]}, "words"),
        ({"rules": "{}"}, "rules"),
        ({"presses": ["1"]}, "presses"),
        ({"method": "sevens-1"}, "seed"),
        ({"note": "x"}, "keys"),
    ]
    changed = [{**record, "fair": {**fair, **change}} for change, _ in changes]
    assert checked(changed) == [said for _, said in changes]
    assert [bool(differences(record_from(each))) for each in changed] == [said != "right" for _, said in changes]
