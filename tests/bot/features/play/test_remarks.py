"""What is remarked on about a finished match is true: matches that earn a remark, and matches that just do not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.features.play import remarks
from bot.features.play.remarks import MOST, REMARKS, Finished, Kind, Remark, remark_text, remarks_of
from bot.tables import entries
from bot.tables.entries import MovedBy, TalkKind
from bot.tables.table import Stage, Table
from data.rows import Past
from engine.cards import INTERNATIONAL, Card, card
from engine.catalog import find_game
from engine.events import Killed
from engine.game import Deal, Position
from engine.match import Match
from engine.moves import Play
from i18n import LANGUAGES, Language, texts_in
from renderers import BidKept

ANN, BOB = 1, 2
NAMES = ("Ann", "Bob", "Cat", "Dan")
SEVENS = "7S 7H 7D 7C"


def table_of(game: str = "shichi-narabe", *, people: int = 3, **options: Any) -> Table:
    table = Table(1, 1, 1)
    opened = entries.Opened(host=ANN, name="Ann", game=game, options=options, locale="en-US", turn_seconds=90)
    table.apply(opened, 0)
    for user in range(2, people + 1):
        table.apply(entries.Joined(user=user, name=NAMES[user - 1]), 0)
    table.match = Match(find_game(table.game), table.rules, seats=people, seed=1)
    return table


def play(table: Table, hands: str, moves: str, *, layout: str = SEVENS) -> Table:
    """One more hand, from these cards of each seat and these that lie."""
    dealt = tuple(tuple(map(card, hand.split())) for hand in hands.split(","))
    at = Position(layout=tuple(map(card, layout.split())), to_move=0)
    table.match.next_hand(Deal(hands=dealt), dealer=len(dealt) - 1, position=at)
    table.stage = Stage.PLAYING
    for move in moves.split():
        table.apply(entries.Moved(seat=table.to_act()[0], move=move, by=MovedBy.PERSON), 0)
    return table


def remark(table: Table, kind: Kind, past: dict[int, Past] | None = None) -> Remark | None:
    """The remark of this kind, the last of them."""
    assert table.match.result is not None, "the match is not over"
    finished = Finished(table, past or {})
    return {each.kind: each for make in REMARKS for each in make(finished)}.get(kind)


def test_never_having_passed_counts_where_all_others_have():
    table = play(table_of(people=2), "8S 9S TS, KH 8D", "8S pass 9S pass TS")
    assert remark(table, Kind.NO_PASSES) == Remark(Kind.NO_PASSES, 0)
    table = play(table_of(people=2), "8S 9S, KH 8D", "8S 8D 9S")
    assert remark(table, Kind.NO_PASSES) is None, "the other has not passed either"


def test_never_having_passed_is_remarked_on_with_more_players():
    table = play(table_of(passes=1), "8S 9S TS, KH QH, KC QC", "8S pass pass 9S bankrupt bankrupt")
    assert remark(table, Kind.NO_PASSES) == Remark(Kind.NO_PASSES, 0)
    assert remark(table, Kind.NONE_LEFT) is None
    assert remark(table, Kind.FAR_AHEAD) is None, "nobody is out of cards"


def test_the_last_pass_counts_for_the_winner():
    table = play(table_of(people=2, passes=1), "8S 9S, 8H 9H KH", "pass 8H 8S 9H 9S")
    assert remark(table, Kind.NONE_LEFT) == Remark(Kind.NONE_LEFT, 0, 1)
    table = play(table_of(people=2, passes=2), "8S 9S, 8H 9H KH", "pass 8H 8S 9H 9S")
    assert remark(table, Kind.NONE_LEFT) is None, "one is left"


def test_who_won_far_ahead():
    held = "KH QH JH TH 2D"
    table = play(table_of(people=2), f"8S, {held}", "8S")
    assert remark(table, Kind.FAR_AHEAD) == Remark(Kind.FAR_AHEAD, 0, 5)
    table = play(table_of(people=2), f"8S, {held[3:]}", "8S")
    assert remark(table, Kind.FAR_AHEAD) is None, "four cards are nothing special"


def held_back(turns: int, hands: str) -> Table:
    """The first of two seats has the 8 of spades first, and lays it after so many turns."""
    suits = ["8H", "8D", "9H", "9D", "TH", "TD", "JH", "JD", "QH", "QD", "KH", "KD", "6H", "6D", "5H", "5D"][
        : 2 * turns
    ]
    own, other = " ".join(suits[::2]), " ".join(suits[1::2])
    last = "8S" if hands == "other" else "8S pass 9S"
    first, second = ("8S", "9S TS") if hands == "other" else ("8S 9S", "KC")
    return play(table_of(people=2), f"{first} {own}, {second} {other}", f"{' '.join(suits)} {last}")


def test_a_card_held_back_is_one_that_fits_and_keeps_another_waiting():
    assert remark(held_back(8, "other"), Kind.HELD_BACK) == Remark(Kind.HELD_BACK, 0, 8, card("8S"))
    assert remark(held_back(7, "other"), Kind.HELD_BACK) is None, "seven turns are few"
    assert remark(held_back(8, "own"), Kind.HELD_BACK) is None, "nobody else waits for it"


def test_nothing_is_remarked_of_who_left_as_a_computer_played_for_them():
    table = held_back(8, "other")
    assert any(each.player == 0 for each in remarks_of(Finished(table)))
    table.participants[0].left = True
    assert not any(each.player == 0 for each in remarks_of(Finished(table)))


def test_the_worst_deal_is_the_farthest_in_sum_and_on_average():
    far, near = "8S 9S TS JS", "8H 9H TH, 8D 9D TD"
    table = play(table_of(), f"{far}, {near}", "8S 8H 8D 9S 9H 9D TS TH TD")
    assert remark(table, Kind.WORST_DEAL) is None, "the second was out before"
    table = play(table_of(), f"{far}, {near}", "8S pass pass 9S pass pass TS pass pass JS 8H 8D 9H 9D TH")
    assert remark(table, Kind.WORST_DEAL) == Remark(Kind.WORST_DEAL, 0, 10)
    table = play(table_of(), "8S 9S TS, 8H 9H TH, 8D 9D", "8S pass pass 9S pass pass TS 8H 8D 9H 9D")
    assert remark(table, Kind.WORST_DEAL) is None, "another's deal was as bad"
    table = play(table_of(people=2), "8S 9S TS, 8H 9H", "8S 8H 9S pass TS")
    assert remark(table, Kind.WORST_DEAL) is None, "of two it is nothing special"


def points(*hands: str, hands_of_match: int = 3) -> Table:
    """A match for points in which the first seat plays the king of spades as often as it has it."""
    table = table_of("shichi-narabe-points", hands=hands_of_match)
    for hand, moves in (each.split(":") for each in hands):
        play(table, hand, moves, layout=f"{SEVENS} 8S 9S TS JS QS")
    return table


WON, LOST = "KS, 8H 9H, 8D 9D:KS", "9H AS, KS, 8D 9D:pass KS"
"""A hand that the first seat wins, and one that the second wins; the first is then last."""


def test_who_won_every_hand():
    assert remark(points(WON, WON, WON), Kind.SWEPT) == Remark(Kind.SWEPT, 0, 3)
    assert remark(points(WON, LOST, WON), Kind.SWEPT) is None
    assert remark(points(WON, WON, hands_of_match=2), Kind.SWEPT) is None, "two hands are few"


BEHIND, AHEAD = "9H, KS, 8D:pass KS", "KS, KH QH JH, KD QD JD:KS"
"""A hand that leaves the first seat last, and one that leaves the others far behind."""


def test_who_was_last_before_the_last_hand():
    assert remark(points(BEHIND, BEHIND, AHEAD), Kind.COMEBACK) == Remark(Kind.COMEBACK, 0)
    assert remark(points(BEHIND, AHEAD, BEHIND), Kind.COMEBACK) is None, "it was ahead before the last hand"


def test_a_narrow_win():
    table = points(BEHIND, "KS, 8H, 9D:KS", "8H, 8D, KS:pass pass KS")
    assert table.match.totals == (17, 16, 17)
    assert remark(table, Kind.NARROW) == Remark(Kind.NARROW, 1)
    assert remark(points(WON, WON, WON), Kind.NARROW) is None


def whole(table: Table, hands: list[list[Card]]) -> Table:
    """A match of one hand from a whole deal, in which everybody makes their first legal move."""
    table.match.next_hand(Deal(hands=tuple(map(tuple, hands))), dealer=0)
    table.stage = Stage.PLAYING
    while table.to_act():
        seat = table.to_act()[0]
        move = str(table.view(seat).legal[0])
        table.apply(entries.Moved(seat=seat, move=move, by=MovedBy.PERSON), 0)
    return table


def test_all_four_sevens_in_one_deal():
    sevens = [each for each in INTERNATIONAL if each.rank == 6]
    others = [each for each in INTERNATIONAL if each.rank != 6]
    table = whole(table_of(people=4), [sevens + others[:9], others[9:22], others[22:35], others[35:]])
    assert remark(table, Kind.ALL_BASES) == Remark(Kind.ALL_BASES, 0, 7)
    table = whole(
        table_of(people=4), [sevens[1:] + others[:10], [sevens[0], *others[10:22]], others[22:35], others[35:]]
    )
    assert remark(table, Kind.ALL_BASES) is None


def test_is_8_exact_bids_in_every_round(monkeypatch: pytest.MonkeyPatch):
    table = points(WON, WON, WON)
    exact, missed = BidKept(card("2R"), 2), BidKept(card("2R"), 3)
    rounds = [(exact, exact, missed), (exact, missed, exact), (exact, exact, exact)]
    monkeypatch.setattr(remarks, "bids_kept", lambda table, number: rounds[number - 1])
    assert remark(table, Kind.PERFECT_BIDS) == Remark(Kind.PERFECT_BIDS, 0, 3)
    rounds[0] = (missed, exact, missed)
    assert remark(table, Kind.PERFECT_BIDS) is None


def test_the_rarest_come_first_and_few_are_shown():
    table = points(WON, WON, WON)
    remarked = remarks_of(Finished(table, {ANN: Past()}))
    assert [each.kind for each in remarked] == [Kind.FIRST_MATCH, Kind.SWEPT]
    assert len(remarked) <= MOST
    assert remarks_of(Finished(play(table_of(people=2), "8S, KH 8D", "8S"))) == []


def test_a_first_win_and_wins_in_a_row():
    table = play(table_of(people=2), "8S, KH", "8S")
    for past, kind, number in (
        (Past(), Kind.FIRST_MATCH, 0),
        (Past(matches=4), Kind.FIRST_WIN, 4),
        (Past(matches=9, wins=2, in_a_row=2), Kind.STREAK, 3),
    ):
        assert remark(table, kind, {ANN: past}) == Remark(kind, 0, number)
        assert remark(table, kind, {BOB: past}) is None, "who lost has won nothing"
    for past in (Past(matches=9, wins=5, in_a_row=1), Past(matches=1, wins=1, in_a_row=1)):
        assert not any(remark(table, kind, {ANN: past}) for kind in (Kind.FIRST_MATCH, Kind.FIRST_WIN, Kind.STREAK))
    assert remark(table, Kind.FIRST_MATCH) is None, "nothing is known of them"
    table.participants[0].away = True
    assert remark(table, Kind.FIRST_MATCH, {ANN: Past()}) is None, "a computer player won for them"


def test_sg_1_who_won_as_a_ghost():
    table = play(table_of(ghost=True, passes=0), "8S 9S, KH, 8D 9D TD", "8S bankrupt")
    table.apply(entries.Talked(seat=0, ghost=1, way=TalkKind.MENTION), 0)
    for move in ("8D", "9S"):
        table.apply(entries.Moved(seat=table.to_act()[0], move=move, by=MovedBy.PERSON), 0)
    assert remark(table, Kind.GHOST) == Remark(Kind.GHOST, 1)
    assert remark(table, Kind.WORST_DEAL) is None, "it was another's deal"
    table = play(table_of(ghost=True, passes=0), "8S 9S, KH, 8D 9D TD", "8S bankrupt 8D 9S")
    assert remark(table, Kind.GHOST) is None


def test_ki_3_many_cards_killed_at_once():
    table, chance = table_of("koroshi", people=4, kill="group"), Random(1)
    table.match.next_hand()
    table.stage = Stage.PLAYING
    while table.to_act():
        seat = table.to_act()[0]
        move = str(chance.choice(table.view(seat).legal))
        table.apply(entries.Moved(seat=seat, move=move, by=MovedBy.PERSON), 0)
    most = max(
        sum(len(event.cards) for event in played.events if isinstance(event, Killed))
        for played in table.history
        if isinstance(played.move, Play)
    )
    remarked = remark(table, Kind.KILLED)
    assert (remarked is not None) == (most >= 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_is_a_sentence(language: Language):
    texts, table = texts_in(language), play(table_of(people=2), "8S, KH", "8S")
    for kind in Kind:
        remarked = [
            remark_text(texts, table, Remark(kind, 0, number, card("6S")), "Ann").replace("\u2068", "")
            for number in (1, 7)
        ]
        assert all("Ann" in each and each[-1] in ".。" for each in remarked)
        assert "{" not in "".join(remarked)
