"""What is remarked on about a finished match is true: matches that earn a remark, and matches that just do not."""

from __future__ import annotations

from random import Random

import pytest

from bot.features.play.remarks import MOST, REMARKS, Finished, Remark, RemarkKind, remark_text, remarks_of
from bot.tables import entries
from bot.tables.entries import MovedBy, TalkKind
from bot.tables.table import Stage, Table
from data.rows import ResultsBefore
from engine.cards import INTERNATIONAL, Card, card
from engine.catalog import find_game
from engine.events import BidRevealed, Killed, WonTrick
from engine.game import Deal, Position
from engine.match import Match
from engine.moves import Play
from i18n import LANGUAGES, Language, texts_in

ANN, BOB = 1, 2
NAMES = ("Ann", "Bob", "Cat", "Dan")
SEVENS = "7S 7H 7D 7C"
MORE = {"people": 3, "passes": 1}
FAR, NEAR = "8S 9S TS JS", "8H 9H TH, 8D 9D TD"
LATE = "8S pass pass 9S pass pass TS"


def table_of(game: str = "shichi-narabe", *, people: int = 3, **options: object) -> Table:
    table = Table(1, 1, 1)
    opened = entries.Opened(host=ANN, name="Ann", game=game, options=options, locale="en-US", turn_seconds=90)
    table.apply(opened, 0)
    for user in range(2, people + 1):
        table.apply(entries.Joined(user=user, name=NAMES[user - 1]), 0)
    table.match = Match(find_game(table.game), table.rules, seats=people, seed=1)
    return table


def move(table: Table, written: str) -> None:
    table.apply(entries.Moved(seat=table.to_act()[0], move=written, by=MovedBy.PERSON), 0)


def play(table: Table, hands: str, moves: str, *, layout: str = SEVENS) -> Table:
    """One more hand, from these cards of each seat and these that lie."""
    dealt = tuple(tuple(map(card, hand.split())) for hand in hands.split(","))
    at = Position(layout=tuple(map(card, layout.split())), to_move=0)
    table.match.next_hand(Deal(hands=dealt), dealer=len(dealt) - 1, position=at)
    table.stage = Stage.PLAYING
    for each in moves.split():
        move(table, each)
    return table


def remark(table: Table, kind: RemarkKind, past: dict[int, ResultsBefore] | None = None) -> Remark | None:
    """The remark of this kind, the last of them."""
    assert table.match.result is not None, "the match is not over"
    finished = Finished(table, past or {})
    return {each.kind: each for make in REMARKS for each in make(finished)}.get(kind)


@pytest.mark.parametrize(
    ("options", "hands", "moves", "kind", "facts"),
    [
        ({}, "8S 9S TS, KH 8D", "8S pass 9S pass TS", RemarkKind.NO_PASSES, (0,)),
        ({}, "8S 9S, KH 8D", "8S 8D 9S", RemarkKind.NO_PASSES, None),
        (MORE, "8S 9S TS, KH QH, KC QC", "8S pass pass 9S bankrupt bankrupt", RemarkKind.NO_PASSES, (0,)),
        (MORE, "8S 9S TS, KH QH, KC QC", "8S pass pass 9S bankrupt bankrupt", RemarkKind.NONE_LEFT, None),
        (MORE, "8S 9S TS, KH QH, KC QC", "8S pass pass 9S bankrupt bankrupt", RemarkKind.FAR_AHEAD, None),
        ({"passes": 1}, "8S 9S, 8H 9H KH", "pass 8H 8S 9H 9S", RemarkKind.NONE_LEFT, (0, 1)),
        ({"passes": 2}, "8S 9S, 8H 9H KH", "pass 8H 8S 9H 9S", RemarkKind.NONE_LEFT, None),
        ({}, "8S, KH QH JH TH 2D", "8S", RemarkKind.FAR_AHEAD, (0, 5)),
        ({}, "8S, QH JH TH 2D", "8S", RemarkKind.FAR_AHEAD, None),
        ({"people": 3}, f"{FAR}, {NEAR}", "8S 8H 8D 9S 9H 9D TS TH TD", RemarkKind.WORST_DEAL, None),
        ({"people": 3}, f"{FAR}, {NEAR}", f"{LATE} pass pass JS 8H 8D 9H 9D TH", RemarkKind.WORST_DEAL, (0, 10)),
        ({"people": 3}, "8S 9S TS, 8H 9H TH, 8D 9D", f"{LATE} 8H 8D 9H 9D", RemarkKind.WORST_DEAL, None),
        ({}, "8S 9S TS, 8H 9H", "8S 8H 9S pass TS", RemarkKind.WORST_DEAL, None),
    ],
    ids=[
        *("never having passed where all others have", "the other has not passed either"),
        *("never having passed with more players", "others have no passes left", "nobody is out of cards"),
        *("the last pass counts for the winner", "one pass is left"),
        *("who won far ahead", "four cards are nothing special"),
        *("the second was out before", "the worst deal in sum and on average", "another's deal was as bad"),
        "of two a bad deal is nothing special",
    ],
)
def test_a_match_of_one_hand(
    options: dict[str, int], hands: str, moves: str, kind: RemarkKind, facts: tuple[int, ...] | None
) -> None:
    remarked = remark(play(table_of(**{"people": 2} | options), hands, moves), kind)
    assert remarked == (None if facts is None else Remark(kind, *facts))


def held_back(turns: int, hands: str) -> Table:
    """The first of two seats has the 8 of spades first, and lays it after so many turns."""
    suits = [f"{rank}{suit}" for rank in "89TJQK65" for suit in "HD"][: 2 * turns]
    own, other = " ".join(suits[::2]), " ".join(suits[1::2])
    last = "8S" if hands == "other" else "8S pass 9S"
    first, second = ("8S", "9S TS") if hands == "other" else ("8S 9S", "KC")
    return play(table_of(people=2), f"{first} {own}, {second} {other}", f"{' '.join(suits)} {last}")


def test_a_card_held_back_is_one_that_fits_and_keeps_another_waiting():
    assert remark(held_back(8, "other"), RemarkKind.HELD_BACK) == Remark(RemarkKind.HELD_BACK, 0, 8, card("8S"))
    assert remark(held_back(7, "other"), RemarkKind.HELD_BACK) is None, "seven turns are few"
    assert remark(held_back(8, "own"), RemarkKind.HELD_BACK) is None, "nobody else waits for it"


def test_nothing_is_remarked_of_who_left_as_a_computer_played_for_them():
    table = held_back(8, "other")
    assert any(each.player == 0 for each in remarks_of(Finished(table)))
    table.participants[0].left = True
    assert not any(each.player == 0 for each in remarks_of(Finished(table)))


def points(*hands: str, hands_of_match: int = 3) -> Table:
    """A match for points in which the first seat plays the king of spades as often as it has it."""
    table = table_of("shichi-narabe-points", hands=hands_of_match)
    for hand, moves in (each.split(":") for each in hands):
        play(table, hand, moves, layout=f"{SEVENS} 8S 9S TS JS QS")
    return table


WON, LOST = "KS, 8H 9H, 8D 9D:KS", "9H AS, KS, 8D 9D:pass KS"
"""A hand that the first seat wins, and one that the second wins; the first is then last."""


def test_who_won_every_hand():
    assert remark(points(WON, WON, WON), RemarkKind.SWEPT) == Remark(RemarkKind.SWEPT, 0, 3)
    assert remark(points(WON, LOST, WON), RemarkKind.SWEPT) is None
    assert remark(points(WON, WON, hands_of_match=2), RemarkKind.SWEPT) is None, "two hands are few"


BEHIND, AHEAD = "9H, KS, 8D:pass KS", "KS, KH QH JH, KD QD JD:KS"
"""A hand that leaves the first seat last, and one that leaves the others far behind."""


def test_who_was_last_before_the_last_hand():
    assert remark(points(BEHIND, BEHIND, AHEAD), RemarkKind.COMEBACK) == Remark(RemarkKind.COMEBACK, 0)
    assert remark(points(BEHIND, AHEAD, BEHIND), RemarkKind.COMEBACK) is None, "it was ahead before the last hand"


def test_a_narrow_win():
    table = points(BEHIND, "KS, 8H, 9D:KS", "8H, 8D, KS:pass pass KS")
    assert table.match.totals == (17, 16, 17)
    assert remark(table, RemarkKind.NARROW) == Remark(RemarkKind.NARROW, 1)
    assert remark(points(WON, WON, WON), RemarkKind.NARROW) is None


def whole(table: Table, hands: list[list[Card]]) -> Table:
    """A match of one hand from a whole deal, in which everybody makes their first legal move."""
    table.match.next_hand(Deal(hands=tuple(map(tuple, hands))), dealer=0)
    table.stage = Stage.PLAYING
    while table.to_act():
        move(table, str(table.view(table.to_act()[0]).legal[0]))
    return table


def test_all_four_sevens_in_one_deal():
    sevens = [each for each in INTERNATIONAL if each.rank == 6]
    others = [each for each in INTERNATIONAL if each.rank != 6]
    table = whole(table_of(people=4), [sevens + others[:9], others[9:22], others[22:35], others[35:]])
    assert remark(table, RemarkKind.ALL_BASES) == Remark(RemarkKind.ALL_BASES, 0, 7)
    hands = [sevens[1:] + others[:10], [sevens[0], *others[10:22]], others[22:35], others[35:]]
    table = whole(table_of(people=4), hands)
    assert remark(table, RemarkKind.ALL_BASES) is None


def bid(table: Table, *tricks: tuple[int, ...]) -> Table:
    """In each hand everybody bids two tricks, and these are made."""
    for number, made in enumerate(tricks, start=1):
        ply, move = next((ply, each) for ply, each in enumerate(table.history) if each.hand_number == number)
        bids = [BidRevealed(seat, card("2R")) for seat in range(len(made))]
        won = [WonTrick(seat, count + 1) for seat, all_won in enumerate(made) for count in range(all_won)]
        table.history[ply] = move._replace(events=(*bids, *won))
    return table


def test_is_8_exact_bids_in_every_round():
    exact = bid(points(WON, WON, WON), (2, 2, 3), (2, 3, 2), (2, 2, 2))
    assert remark(exact, RemarkKind.PERFECT_BIDS) == Remark(RemarkKind.PERFECT_BIDS, 0, 3)
    missed = bid(points(WON, WON, WON), (3, 2, 3), (2, 3, 2), (2, 2, 2))
    assert remark(missed, RemarkKind.PERFECT_BIDS) is None


def test_the_rarest_come_first_and_few_are_shown():
    table = points(WON, WON, WON)
    remarked = remarks_of(Finished(table, {ANN: ResultsBefore()}))
    assert [each.kind for each in remarked] == [RemarkKind.FIRST_MATCH, RemarkKind.SWEPT]
    assert len(remarked) <= MOST
    assert remarks_of(Finished(play(table_of(people=2), "8S, KH 8D", "8S"))) == []


def test_a_first_win_and_wins_in_a_row():
    table = play(table_of(people=2), "8S, KH", "8S")
    for past, kind, number in (
        (ResultsBefore(), RemarkKind.FIRST_MATCH, 0),
        (ResultsBefore(matches=4), RemarkKind.FIRST_WIN, 4),
        (ResultsBefore(matches=9, wins=2, in_a_row=2), RemarkKind.STREAK, 3),
    ):
        assert remark(table, kind, {ANN: past}) == Remark(kind, 0, number)
        assert remark(table, kind, {BOB: past}) is None, "who lost has won nothing"
    for past in (ResultsBefore(matches=9, wins=5, in_a_row=1), ResultsBefore(matches=1, wins=1, in_a_row=1)):
        assert not any(
            remark(table, kind, {ANN: past})
            for kind in (RemarkKind.FIRST_MATCH, RemarkKind.FIRST_WIN, RemarkKind.STREAK)
        )
    assert remark(table, RemarkKind.FIRST_MATCH) is None, "nothing is known of them"
    table.participants[0].away = True
    assert remark(table, RemarkKind.FIRST_MATCH, {ANN: ResultsBefore()}) is None, "a computer player won for them"


def test_sg_1_who_won_as_a_ghost():
    table = play(table_of(ghost=True, passes=0), "8S 9S, KH, 8D 9D TD", "8S bankrupt")
    table.apply(entries.Talked(seat=0, ghost=1, way=TalkKind.MENTION), 0)
    for each in ("8D", "9S"):
        move(table, each)
    assert remark(table, RemarkKind.GHOST) == Remark(RemarkKind.GHOST, 1)
    assert remark(table, RemarkKind.WORST_DEAL) is None, "it was another's deal"
    table = play(table_of(ghost=True, passes=0), "8S 9S, KH, 8D 9D TD", "8S bankrupt 8D 9S")
    assert remark(table, RemarkKind.GHOST) is None


def test_ki_3_many_cards_killed_at_once():
    table, chance = table_of("koroshi", people=4, kill="group"), Random(1)
    table.match.next_hand()
    table.stage = Stage.PLAYING
    while table.to_act():
        move(table, str(chance.choice(table.view(table.to_act()[0]).legal)))
    most = max(
        sum(len(event.cards) for event in played.events if isinstance(event, Killed))
        for played in table.history
        if isinstance(played.move, Play)
    )
    assert (remark(table, RemarkKind.KILLED) is not None) == (most >= 4)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_is_a_sentence(language: Language):
    texts, table = texts_in(language), play(table_of(people=2), "8S, KH", "8S")
    for kind in RemarkKind:
        made = [Remark(kind, 0, number, card("6S")) for number in (1, 7)]
        remarked = [remark_text(texts, table, each, "Ann").replace("\u2068", "") for each in made]
        assert all("Ann" in each and each[-1] in ".。" for each in remarked)
        assert "{" not in "".join(remarked)
