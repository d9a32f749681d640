"""Texts of events, calls, endings and refusals: each has a sentence in both languages."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import get_args

import pytest

from bot.text.events import call_words, ending_words, event_words
from bot.text.sentences import illegal
from engine import events, moves
from engine.cards import COLOURED, INTERNATIONAL, JOKER, NUMBERS, card
from engine.catalog import PRESETS, Preset, find_game
from engine.errors import IllegalMove, Refusal
from engine.games.insidious_sevens import Redealt, ScoredPiiko, TrumpChosen
from engine.match import Match
from engine.results import EndReason
from i18n import LANGUAGES, Language, texts_in

both = pytest.mark.parametrize("language", LANGUAGES)

REASONS = {
    "shichi-narabe": {EndReason.ONE_LEFT, EndReason.BANKRUPTCY, EndReason.ELIMINATION},
    "shichi-narabe-points": {EndReason.OUT, EndReason.BANKRUPTCY},
    "chinese-seven": {EndReason.OUT, EndReason.BLOCKED, EndReason.PILED_OUT},
    "up-the-line": {EndReason.OUT, EndReason.BLOCKED, EndReason.PILED_OUT},
    "ristiseiska": {EndReason.OUT, EndReason.BLOCKED},
    "koroshi": {EndReason.DONE},
    "insidious-sevens": {EndReason.PLAYED},
    "nanatoridori": {EndReason.OUT, EndReason.PASSED_OUT},
    "pai-qi": {EndReason.DONE},
    "sevens": {EndReason.OUT, EndReason.ONE_LEFT},
}
"""Why a hand can be over (`HandResult.reason`); in all other games: `out`."""

MATCHES = 3


def names(seat: int) -> str:
    return f"seat {seat}"


@cache
def random_events() -> dict[str, list[events.Event]]:
    """The events of random matches of every preset, by game, as each seat sees them."""
    found: dict[str, set[events.Event]] = defaultdict(set)
    for preset in PRESETS:
        for seed in range(MATCHES):
            for event in played(preset, seed):
                for seen in (None, 0, 1):
                    found[preset.game].add(event.seen_by(seen))
    return {game: list(happened) for game, happened in found.items()}


def played(preset: Preset, seed: int) -> Iterator[events.Event]:
    game, rules, chance = find_game(preset.game), preset.rules(), Random(seed)
    match = Match(game, rules, seats=chance.choice(game.seats(rules)), seed=seed)
    hands = 0
    while match.result is None and hands < 3:
        hand = match.next_hand()
        hands += 1
        while hand.to_act:
            seat = chance.choice(hand.to_act)
            yield from match.play(seat, chance.choice(hand.legal(seat)))


@both
def test_sg_1_a_trade_has_a_line_when_the_log_has_no_cause(language: Language) -> None:
    texts = texts_in(language)
    traded = events.PlayersTraded(0, ghost=1)
    assert event_words(texts, "shichi-narabe", traded, names) == event_words(
        texts, "shichi-narabe", traded, names, way="next"
    )


@both
def test_every_event_of_played_matches_has_a_line(language: Language) -> None:
    texts = texts_in(language)
    for game, happened in random_events().items():
        for event in happened:
            way = "reply" if isinstance(event, events.PlayersTraded) else None
            line = event_words(texts, game, event, names, way=way)
            if isinstance(event, events.PaidPot | events.PaidSeat | events.PaidForBases) and not event.chips:
                assert line is None
                continue
            assert line
            assert "\n" not in line


def test_the_samples_have_every_event_type() -> None:
    happened = {type(event).__name__ for every in random_events().values() for event in every}
    rare = [Redealt, events.Eliminated, ScoredPiiko]
    kinds = (*get_args(events.Event), *events.Announced.__subclasses__())
    assert {kind.__name__ for kind in kinds} - {"Announced"} - happened <= {kind.__name__ for kind in rare}
    for language in LANGUAGES:
        for kind in rare:
            assert event_words(texts_in(language), "shichi-narabe", kind(0), names)


def test_endings_of_played_hands_are_known_reasons() -> None:
    for game, happened in random_events().items():
        seen = {event.reason for event in happened if isinstance(event, events.HandOver)}
        assert seen <= REASONS.get(game, {EndReason.OUT})


@both
def test_every_ending_has_a_sentence(language: Language) -> None:
    for preset in PRESETS:
        for reason in REASONS.get(preset.game, {EndReason.OUT}):
            assert ending_words(texts_in(language), preset.game, reason, "Ann").endswith(("。", "."))


def test_played_hands_have_every_call() -> None:
    every = [event for happened in random_events().values() for event in happened]
    assert {event.call for event in every if isinstance(event, events.Called)} == set(events.Call)


CALLED = [
    (events.Call.EARL_FIRST, "9S", "There's as good as nine can be", "これほど立派な9はない"),
    (events.Call.EARL_SECOND, "8H", "There's an eight as good as he", "負けずに立派な8がいる"),
    (events.Call.EARL_SECOND, "KD", "There's a king as good as he", "負けずに立派なキングがいる"),
    (events.Call.EARL_THIRD, "AS", "There's the best of all the three", "三人のうちで一番だ"),
    (events.Call.EARL_FOURTH, "AS", "And there's the Earl of Coventry", "さあ、コヴェントリー伯爵のお出ましだ"),
    (events.Call.HICKOCKALORUM, "5C", "Hickockalorum", "ヒコッカローラム"),
]


@pytest.mark.parametrize(("call", "code", "english", "japanese"), CALLED)
def test_ec_2_ss_1_jg_1_calls_are_said_in_words(call: events.Call, code: str, english: str, japanese: str) -> None:
    assert call_words(texts_in("en"), call, card(code)) == english
    assert call_words(texts_in("ja"), call, card(code)) == japanese


TOLD = [
    # game, event, in English
    ("fan-tan-trumps", events.Played(0, (card("5D"),), row=0), "seat 0: 5♦ on the ♠ row"),
    ("fan-tan-trumps", events.Played(0, (card("5D"),), row=2), "seat 0: 5♦"),
    ("shichi-narabe", events.JokerPlayed(0, card("5S"), card("4S")), "seat 0: joker as 5♠, with 4♠"),
    ("shichi-narabe", events.JokerPlayed(0, card("5S")), "seat 0: joker as 5♠"),
    ("insidious-sevens", events.BidRevealed(0, card("5Y")), "seat 0 bids Yellow 5"),
    ("fan-tan", events.PaidPass(1, 1), "seat 1: pass, pays 1 chip"),
    ("fan-tan", events.PaidPass(1, 0), "seat 1: pass"),
    ("shichi-narabe", events.CountedPass(1, 2), "seat 1: pass 2"),
    ("shichi-narabe", events.WentBankrupt(1, (card("5D"),), is_public=True), "seat 1: hasan! Bankrupt with 5♦"),
    ("koroshi", events.WentBankrupt(1, ()), "seat 1 drops out"),
    ("koroshi", events.Killed(0, (card("5D"),), owner=1), "seat 1 loses 5♦: killed by seat 0"),
    ("koroshi", events.Killed(1, (card("5D"),), owner=1), "seat 1 kills a card of their own: 5♦"),
    ("koroshi", events.Killed(1, (card("5D"),)), "seat 1 kills 5♦"),
    ("insidious-sevens", TrumpChosen(2, 1), "Yellow is trump; seat 2 leads"),
    ("nanatoridori", events.Took(2, (), 1), "seat 2 takes 1 card into the hand"),
    ("nanatoridori", events.Took(2, (NUMBERS[2],) * 2, 2, is_public=True), "seat 2 takes 3 3 into the hand"),
    ("fan-tan", events.PaidPot(2, 4), "seat 2 pays 4 chips"),
    ("fan-tan", events.PaidForBases(2, payee=0, chips=10, bases=(card("7H"), card("7C"))), "seat 2 pays seat 0 10 chips for keeping back 7♥ 7♣"),
    ("fan-tan", events.PaidForRevokes(1, revokes=1, chips=3), "seat 1 kept cards back once and pays 3 chips for it"),
    ("fan-tan", events.PaidForRevokes(1, revokes=2, chips=6), "seat 1 kept cards back 2 times and pays 6 chips for it, 3 for each"),
    ("fan-tan", events.PaidForRevokes(1, revokes=2, chips=4), "seat 1 kept cards back 2 times and owes 6 chips for it, but has only 4 left"),
    ("fan-tan", events.PaidForRevokes(1, revokes=1, chips=0), "seat 1 kept cards back once and owes 3 chips for it, but has none left"),
    ("jig", events.PaidSeat(2, payee=0, chips=1), "seat 2 pays seat 0 1 chip"),
    ("jig", events.PaidSeat(2, payee=0, chips=0), None),
]  # fmt: skip


@pytest.mark.parametrize(("game", "event", "line"), TOLD)
def test_event_lines_name_players_and_cards(game: str, event: events.Event, line: str | None) -> None:
    assert event_words(texts_in("en"), game, event.seen_by(None), names) == line


WRITTEN = """
    pass bankrupt beg cover decline discard draw end leave take:0 talk:0 JK=5S+4S JK=KH+AH JK=9H+TH ~6C 8S+9S 8S+TS
    play:0-0 play:0-1 play:3-40 play:1-1+1
"""


def tried() -> Iterator[moves.Move]:
    """A move of every kind, of cards of every pack, most of them refused at any moment."""
    yield from (*map(moves.parse, WRITTEN.split()), moves.Take(99))
    yield from map(moves.Play, (*INTERNATIONAL, *COLOURED, *NUMBERS, JOKER))
    for each in (card("5S"), card("KD"), card("4Y"), card("2R")):
        yield from (moves.Pile(each), moves.Bid(each), moves.Give((each,)))
        yield from (moves.PlayJoker(each), moves.PlaySubstitute(each, 1))


def refusals(preset: Preset, seed: int) -> Iterator[IllegalMove]:
    game, rules, chance = find_game(preset.game), preset.rules(), Random(seed)
    match = Match(game, rules, seats=chance.choice(game.seats(rules)), seed=seed)
    hand = match.next_hand()
    wanted = list(tried())
    for _ in range(200):
        over = not hand.to_act
        for move in chance.sample(wanted, 12):
            seat = chance.randrange(hand.seats) if over or chance.random() < 0.1 else chance.choice(hand.to_act)
            if move in hand.legal(seat):
                continue
            try:
                hand.copy().advance(seat, move)
            except IllegalMove as refused:
                yield refused
        if over:
            break
        seat = chance.choice(hand.to_act)
        match.play(seat, chance.choice(hand.legal(seat)))


def test_every_refusal_has_a_sentence_with_its_facts() -> None:
    refused: dict[str, Refusal] = {}
    for preset in PRESETS:
        refused |= {str(error): error.refusal for seed in range(8) for error in refusals(preset, seed)}
    for refusal in refused.values():
        for language in LANGUAGES:
            assert illegal(texts_in(language), refusal).endswith(("。", "."))
    assert len({refusal.reason for refusal in refused.values()}) >= 20, "too little was tried"
