"""Tunnels: ST-1 to ST-5 on the diagrams of the source, and every row against a plain reading of the rules."""

from random import Random

import pytest

from engine.cards import of
from engine.errors import Reason
from engine.games.rows import ONE_ROW, ROW, Tunnel, ones, rows
from tests.engine.games.hands import ALL, DIAGRAM, SEVENS, THROWN_IN, narabe, without, written
from tests.engine.games.lines import follow, legal, refused, rows_table

LAID = f"{DIAGRAM} {THROWN_IN}"


def following(layout: str, tunnel: str) -> str:
    """The playable places of a layout."""
    rest = without(ALL, layout).split()
    hand = narabe(*(" ".join(rest[i::3]) for i in range(3)), layout=layout, tunnel=tunnel)
    return written(rows_table(hand).next)


@pytest.mark.parametrize(
    ("layout", "none", "closed", "open_"),
    [
        ("", "6S 8S", "6S 8S", "6S 8S"),
        ("6S 8S", "5S 9S", "5S 9S", "5S 9S"),
        ("AS..6S", "8S", "KS", "8S KS"),
        ("AS..6S KS", "8S", "QS", "8S QS"),
        ("AS..6S 9S JS..KS", "8S", "TS", "8S TS"),
        ("AS..6S 9S..KS", "8S", "8S", "8S"),
        ("8S..KS", "6S", "AS", "AS 6S"),
        ("8S..KS AS", "6S", "2S", "2S 6S"),
        ("8S..KS AS 3S 4S", "6S", "2S", "2S 6S"),
        ("8S..KS AS..4S", "6S", "5S", "5S 6S"),
        ("AS..6S 8S..KS", "", "", ""),
        ("AS KS", "6S 8S", "6S 8S", "6S 8S"),
        ("AS..5S 8S", "6S 9S", "6S 9S", "6S 9S"),
    ],
)
def test_st_1_st_2_st_3_what_is_playable_in_a_row(layout: str, none: str, closed: str, open_: str) -> None:
    for tunnel, expected in (("none", none), ("closed", closed), ("open", open_)):
        found = following(f"7S {layout} 7H AD..KD AC..KC", tunnel)
        assert found == f"{expected} 6H 8H".strip(), tunnel


def test_st_2_the_diagram_with_a_closed_tunnel() -> None:
    """The 9 of clubs cannot be played, the King comes next; all else is as in the basic game."""
    assert following(DIAGRAM, "closed") == "5S KS 4H JH 3D TD KC"
    assert following(LAID, "closed") == "5S KS 4H JH 3D TD KC"
    assert following(f"{LAID} KC", "closed") == "5S KS 4H JH 3D TD JC"
    assert following(f"{LAID} JH", "closed") == "5S KS 2H 3D TD KC"
    assert following(f"{LAID} JH 2H 3H", "closed") == "5S KS 4H 3D TD KC"


def test_st_3_the_diagram_with_an_open_tunnel() -> None:
    assert following(DIAGRAM, "open") == "5S KS 4H JH 3D TD 9C KC"
    assert following(f"{LAID} JH", "open") == "5S KS 2H 4H 3D TD 9C KC"


def test_st_4_a_side_completed_by_a_bankrupts_cards_is_complete() -> None:
    hand = narabe("KS QS", "8H 9H JS", "AS 6S 2S 3S", layout=f"{SEVENS} 8S..TS", passes=0, tunnel="closed")
    follow(hand, "bankrupt")
    assert "AS" not in legal(hand, 2)
    follow(hand, "JS {AS}")


@pytest.mark.parametrize(
    ("layout", "hands", "move", "then"),
    [
        ("7S..QS 2S", ("JK AS", "KS 3S 5S", "4S 6S"), "JK=KS+AS", "3S"),
        ("7S..TS QS KS AS", ("JK 2S", "JS 3S 5S", "4S 6S"), "JK=JS+2S", "3S"),
        ("AS..7S QS", ("JK JS", "KS TS", "8S 9S"), "JK=KS+JS", "TS"),
        ("7S..QS", ("JK 9H AS", "KS 3S 5S", "2S 4S 6S"), "JK=KS+AS", "2S"),
        ("2S..7S", ("JK 9H KS", "AS TS 8S", "9S JS QS"), "JK=AS+KS", "QS"),
    ],
)
def test_st_5_a_joker_and_the_card_after_it_through_a_closed_tunnel(
    layout: str, hands: tuple[str, ...], move: str, then: str
) -> None:
    hand = narabe(*hands, layout=f"{layout} AH..7H AD..KD AC..KC", tunnel="closed", jokers=1)
    assert move in legal(hand)
    follow(hand, move)
    assert written(rows_table(hand).next).split()[0] == then


def test_st_5_the_diagram_with_joker_and_closed_tunnel() -> None:
    """No longer 9 and ten of clubs; King and Jack of clubs, King and Ace of spades, Jack and two of hearts instead."""
    mine = "JK AS 2H TC JC"
    hand = narabe(mine, without(ALL, LAID, mine[3:], "3S"), "3S", layout=LAID, jokers=1, tunnel="closed")
    assert legal(hand) == {"JK=KS+AS", "JK=JH+2H", "JK=KC+JC", "pass"}
    refusal = refused(hand, "JK=9C+TC")
    assert (refusal.reason, str(refusal.facts["needs"])) == (Reason.TUNNEL_CLOSED, "KC")


def test_st_5_the_same_with_an_open_tunnel() -> None:
    mine = "JK AS 2H TC JC"
    hand = narabe(mine, without(ALL, LAID, mine[3:], "3S"), "3S", layout=LAID, jokers=1, tunnel="open")
    assert legal(hand) == {"JK=KS+AS", "JK=JH+2H", "JK=KC+JC", "JK=9C+TC", "pass"}


@pytest.mark.parametrize(
    ("tunnel", "move", "reason", "needs"),
    [
        ("closed", "9C", Reason.TUNNEL_CLOSED, "KC"),
        ("closed", "TC", Reason.NOT_NEXT, "KC"),
        ("closed", "QC", Reason.NOT_NEXT, "KC"),
        ("none", "QC", Reason.NOT_NEXT, "9C"),
        ("none", "KC", Reason.NOT_NEXT, "9C"),
        ("open", "QC", Reason.NOT_NEXT, "9C"),
    ],
)
def test_a_refusal_says_what_a_tunnel_wants_first(tunnel: str, move: str, reason: Reason, needs: str) -> None:
    others = without("9C TC QC KC", move)
    refusal = refused(narabe(f"{move} 2D", others, "AS", layout=DIAGRAM, tunnel=tunnel), move)
    assert (refusal.reason, str(refusal.facts["needs"])) == (reason, needs)


def by_the_book(laid: set[int], tunnel: Tunnel, *, ace_high: bool) -> set[int]:
    """The playable ranks of a row, read off the rules with sets; an ace that is high is 13."""
    lows = [r for r in range(5, 0 if ace_high else -1, -1) if r not in laid]
    highs = [r for r in range(7, 14 if ace_high else 13) if r not in laid]
    own = set(lows[:1] + highs[:1])
    if tunnel == "none" or (lows and highs):
        return own
    return set(lows[-1:] + highs[-1:]) | (own if tunnel == "open" else set())


@pytest.mark.parametrize(("tunnel", "ace_high"), [("none", False), ("closed", False), ("open", False), ("none", True)])
def test_every_possible_row_of_a_suit(tunnel: Tunnel, ace_high: bool) -> None:
    """All 4,096 ways in which a row may lie, four at a time."""
    chance = Random(7)
    where = rows(ace_high=ace_high, tunnel=tunnel)
    ranks = [rank for rank in range(14) if rank != 6 and (rank if ace_high else rank < 13)]
    layouts = [{rank for i, rank in enumerate(ranks) if pattern >> i & 1} for pattern in range(1 << 12)]
    chance.shuffle(layouts)
    for four in zip(*[iter(layouts)] * 4, strict=True):
        bits = [[where.bits[of(suit, rank % 13)] for rank in laid] for suit, laid in enumerate(four)]
        frontier = where.start + sum(map(sum, bits))
        expected = {
            where.bits[of(suit, rank % 13)]
            for suit, laid in enumerate(four)
            for rank in by_the_book(laid, tunnel, ace_high=ace_high)
        }
        assert set(ones(where.next(frontier))) == expected
        assert where.open(frontier) & where.missing(frontier) == sum(expected)
        for place, then, move in where.skips(frontier):
            suit = (place.bit_length() - 1) // ROW
            laid = four[suit]
            stands_for = move.stands_for.rank or (13 if ace_high else 0)
            assert place in expected
            further = by_the_book(laid | {stands_for}, tunnel, ace_high=ace_high)
            assert where.cards[then].rank in {rank % 13 for rank in further}


def test_laying_a_card_adds_it_to_the_row() -> None:
    """In whatever order cards are laid, the frontier is the sum of their bits."""
    where = rows()
    chance = Random(3)
    for _ in range(200):
        order = list(where.cards)
        chance.shuffle(order)
        frontier, laid = where.start, 0
        for bit in order:
            frontier += bit
            laid |= bit
            assert where.laid(frontier) == laid
        assert where.next(frontier) == 0
        assert all(where.laid(frontier) >> ROW * suit & ONE_ROW for suit in range(4))
