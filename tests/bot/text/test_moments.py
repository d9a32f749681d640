"""Moments are told as they happen, follow from what everybody has seen, and come at most once in a lap."""

from itertools import islice
from random import Random

import pytest

from bot.features.play.board import board_message
from bot.tables import entries
from bot.tables.entries import MovedBy
from bot.tables.open_table import Change
from bot.tables.table import Stage, Table
from bot.text.laps import laps_of
from bot.text.moments import HELD_TURNS, Moment, MomentKind, Moments, moment_text
from bot.text.naming import short_names_at
from engine import ai
from engine.cards import Card, card
from engine.catalog import PRESETS, Preset, find_game
from engine.events import Played
from engine.game import Deal, Position
from engine.match import Match
from engine.views import GridTable, RowsTable
from i18n import LANGUAGES, texts_in
from tests.bot.fitting.limits import picture, text_of
from tests.e2e.paired_games import pairs_of
from tests.i18n.languages import ENGLISH
from tests.sampling import one_in

NAMES = ("Ann", "Bob", "Cat", "Dan")
SEVENS = "7S 7H 7D 7C"
ROUNDS = 10
BY_ID = {preset.id: preset for preset in PRESETS}


class Telling:
    """A table whose moments are followed. `told`: after each move."""

    def __init__(self, preset: Preset, seats: int = 3, **options: object) -> None:
        self.moments, self.told = Moments(), list[Moment | None]()
        self.table = Table(1, 1, 1)
        options = {**preset.options, **options}
        opened = entries.Opened(host=1, name="Ann", game=preset.game, options=options, locale="en-US", turn_seconds=90)
        self.table.apply(opened, 0)
        for user in range(2, seats + 1):
            self.table.apply(entries.Joined(user=user, name=NAMES[(user - 1) % 4]), 0)
        self.table.match = Match(find_game(preset.game), self.table.rules, seats=seats, seed=1)

    def deal(self, deal: Deal | None = None, *, dealer: int | None = None, at: Position | None = None) -> None:
        assert self.table.match is not None
        self.table.match.next_hand(deal, dealer=dealer, position=at)
        self.table.stage = Stage.PLAYING
        self.moments.now(self.table)

    def move(self, seat: int, written: str) -> Moment | None:
        entry = entries.Moved(seat=seat, move=written, by=MovedBy.PERSON)
        self.moments.follow(Change(self.table, entry, self.table.apply(entry, 0)))
        self.told.append(self.moments.now(self.table))
        return self.told[-1]

    def play(self, hands: str, moves: str, *, layout: str = SEVENS) -> list[Moment]:
        """The moments of one more hand from these cards, each once."""
        dealt = tuple(tuple(map(card, hand.split())) for hand in hands.split(","))
        at = Position(layout=tuple(map(card, layout.split())), to_move=0)
        self.deal(Deal(hands=dealt), dealer=len(dealt) - 1, at=at)
        for each in moves.split():
            self.move(self.table.to_act()[0], each)
        return [*dict.fromkeys(each for each in self.told if each is not None)]


def waiting(turns: int) -> tuple[str, str]:
    """Two hands, and moves in which the first seat plays the 8 of spades after so many other turns."""
    suits = [f"{rank}{suit}" for rank in "89TJQK65" for suit in "HD"][: 2 * turns]
    return f"8S 6S 5S {' '.join(suits[::2])}, 6C 5C 4C {' '.join(suits[1::2])}", f"{' '.join(suits)} 8S"


def test_a_card_that_comes_out_late_is_told_with_its_turns_but_not_a_turn_too_early() -> None:
    for turns, told in ((HELD_TURNS, [Moment(MomentKind.HELD, 0, HELD_TURNS, card("8S"))]), (HELD_TURNS - 1, [])):
        assert Telling(BY_ID["classic"], 2).play(*waiting(turns)) == told


def test_that_a_card_was_waiting_is_not_told_before_it_is_played() -> None:
    hands, moves = waiting(HELD_TURNS)
    telling = Telling(BY_ID["classic"], 2)
    assert telling.play(hands, moves.removesuffix(" 8S")) == []
    assert all(each is None for each in telling.told)


@pytest.mark.parametrize(
    ("preset", "options", "hands", "moves", "told"),
    [
        ("classic", {"passes": 1}, "8S 9S TS, 8H 9H TH, 8D 9D TD", "pass", Moment(MomentKind.NONE_LEFT, 0)),
        ("classic", {"passes": 2}, "8S 9S TS, 8H 9H TH, 8D 9D TD", "pass 8H 8D pass", Moment(MomentKind.NONE_LEFT, 0)),
        ("classic", {"passes": 2}, "8S 9S TS, 8H 9H TH, 8D 9D TD", "pass 8H 8D 8S", None),
        ("classic", {}, "8S 9S, 8H 9H TH, 8D 9D TD", "8S", Moment(MomentKind.ONE_CARD, 0)),
        ("classic", {}, "8S 9S, 8H, 8D 9D TD", "8S", None),
        ("classic", {"passes": 5}, "8S 9S TS, 8H 9H TH, 8D 9D TD", "pass pass pass", Moment(MomentKind.ALL_PASSED, None)),
        ("fan-tan", {}, "8S 9S, KH KD KC, 8H 9H TH", "8S pass 8H 9S", None),
        ("fan-tan", {}, "8S 9S TS JS QS, KH KD KC, 8H 9H TH JH QH", "8S pass 8H 9S pass 9H TS pass", Moment(MomentKind.PASSES, 1, 3)),
    ],
    ids=[
        *("the only pass", "the second of two passes", "a pass is left"),
        *("one card is left", "another has one card, too"),
        *("nobody has played", "two cards each", "three passes without a break"),
    ],
)  # fmt: skip
def test_what_is_told(preset: str, options: dict[str, object], hands: str, moves: str, told: Moment | None) -> None:
    telling = Telling(BY_ID[preset], 3, **options)
    telling.play(hands, moves)
    if telling.table.stage is not Stage.OVER:
        assert telling.told[-1] == told


def test_the_first_complete_row_is_told() -> None:
    layout = f"{SEVENS} " + " ".join(f"{rank}S" for rank in "A2345689TJQ")
    moments = Telling(BY_ID["classic"], 2).play("KS 8H 9H, 8D 9D", "KS", layout=layout)
    assert moments == [Moment(MomentKind.ROW, 0, suit=0)]


def seats_of(preset: Preset) -> int:
    allowed = find_game(preset.game).seats(preset.rules())
    return 4 if 4 in allowed else allowed[-1]


@pytest.mark.parametrize("preset", one_in(4, PRESETS), ids=lambda each: each.id)
def test_in_whole_hands_moments_are_rare_and_public_and_the_same_after_a_restart(preset: Preset) -> None:
    telling, chance = Telling(preset, seats_of(preset)), Random(preset.id)
    telling.deal()
    table, last, at = telling.table, None, -100
    while table.stage is Stage.PLAYING:
        seat = table.to_act()[0]
        before = telling.moments.now(table)
        told = telling.move(seat, str(ai.PLAYERS["normal"](table.view(seat), chance)))
        if table.stage is Stage.OVER:
            break
        assert told == Moments().now(table), "a process that has not followed the table tells something else"
        public = table.history[-1].events
        assert public or told == before, "a move that nobody has seen shows"
        if told is None or told == last:
            continue
        seen = [played for played in table.history if played.events]
        laps = laps_of(seen)
        assert at < 0 or (laps[-1] > laps[at] and len(seen) - 1 - at >= len(table.participants)), "two in a lap"
        last, at = told, len(seen) - 1
        if told.card is not None:
            assert told.card in laid(table), "a card is named that does not lie"
            assert any(isinstance(each, Played) and told.card in each.cards for each in public)


def laid(table: Table) -> set[Card]:
    shown = table.view(None).table
    match shown:
        case RowsTable():
            return {each.shown for row in shown.rows for each in row.laid}
        case GridTable():
            return {*shown.laid}
        case _:
            return set()


@pytest.mark.parametrize("preset", one_in(4, PRESETS), ids=lambda each: each.id)
def test_games_that_differ_only_in_unseen_cards_have_the_same_moments(preset: Preset) -> None:
    for pair in islice(pairs_of(preset), 2):
        ours, theirs = both = Telling(preset, pair.seats), Telling(preset, pair.seats)
        for telling, deal in zip(both, pair.deals, strict=True):
            telling.deal(deal, dealer=pair.dealer)
        for plies in pair.plies:
            for telling, (seat, move) in zip(both, plies, strict=True):
                telling.move(seat, str(move))
        assert ours.told == theirs.told


def test_what_is_told_stays_for_a_lap_and_goes_with_a_move_that_is_taken_back() -> None:
    telling = Telling(BY_ID["classic"], 3, passes=1)
    telling.play("8S 9S TS JS, 8H 9H TH JH, 8D 9D TD JD", "pass 8H 8D 8S")
    told = Moment(MomentKind.NONE_LEFT, 0)
    assert telling.told == [told, told, told, None]
    table = telling.table
    taken = entries.TakenBack(user=1, kept=0)
    telling.moments.follow(Change(table, taken, table.apply(taken, 0)))
    assert telling.moments.now(table) is None


def test_a_moment_is_a_sentence_in_every_language() -> None:
    table = Telling(BY_ID["classic"]).table
    for language in LANGUAGES:
        texts = texts_in(language)
        for kind in MomentKind:
            player = None if kind is MomentKind.ALL_PASSED else 1
            moment = Moment(kind, player, 6, card("6S"), 0)
            said = moment_text(texts, table, moment, short_names_at(table, signed=False))
            assert ("Bob" in said) is (player is not None)
            assert "{" not in said


@pytest.mark.parametrize("in_words", [False, True])
def test_a_moment_stands_on_the_board_beside_the_picture_and_in_words(*, in_words: bool) -> None:
    telling = Telling(BY_ID["classic"], passes=1)
    telling.play("8S 9S TS, 8H 9H TH, 8D 9D TD", "pass")
    table, shown = telling.table, "♠ 7" if in_words else picture("table.png")
    said = text_of(board_message(ENGLISH, table, table.view(None), shown, moment=telling.told[-1]))
    assert "Ann has no pass left." in said
    assert said.count("★") == 1
    assert "★" not in text_of(board_message(ENGLISH, table, table.view(None), shown))
