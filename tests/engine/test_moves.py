"""Moves and their text."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine import moves
from engine.cards import COLOURED, COLOURS, INTERNATIONAL, NUMBERS, RANKS, SUITS, card
from engine.errors import NotationError
from engine.moves import parse

WRITTEN = {
    "8D": moves.Play(card("8D")),
    "4G": moves.Play(card("4G")),
    "pass": moves.Pass(),
    "bankrupt": moves.BANKRUPT,
    "JK=5S+4S": moves.PlayJoker(card("5S"), card("4S")),
    "JK=5S": moves.PlayJoker(card("5S")),
    "cover": moves.COVER,
    "leave": moves.LEAVE,
    "talk:2": moves.Talk(2),
    "5D@S": moves.PlaySubstitute(card("5D"), 0),
    "~5H": moves.PlayCommunity(moves.Play(card("5H"))),
    "~5D@S": moves.PlayCommunity(moves.PlaySubstitute(card("5D"), 0)),
    "8S+9S+8H+9H": moves.PlaySet(tuple(map(card, ("8S", "9S", "8H", "9H")))),
    "draw": moves.DRAW,
    "pile:KD": moves.Pile(card("KD")),
    "beg": moves.BEG,
    "give:5S": moves.Give((card("5S"),)),
    "decline": moves.DECLINE,
    "end": moves.END,
    "give:3G+5P": moves.Give((card("3G"), card("5P"))),
    "bid:4Y": moves.Bid(card("4Y")),
    "play:2-4": moves.PlayGroup(2, 4),
    "play:2-4+1": moves.PlayGroup(2, 4, 1),
    "take:0": moves.Take(0),
    "take:12": moves.Take(12),
    "discard": moves.DISCARD,
    "pass:5": moves.Pass(card("5")),
}


@pytest.mark.parametrize(("text", "move"), WRITTEN.items(), ids=str)
def test_moves_are_written_as_the_format_says(text: str, move: moves.Move) -> None:
    assert parse(text) == move
    assert str(move) == text
    assert hash(parse(text)) == hash(move)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "8d", "8D ", "Pass", "pass:", "pass:8D", "pass:8", "JK", "5", "JK=", "JK=5S+", "JK=JK", "JK=4G"),
        *("talk:", "talk:12", "talk:02", "talk:-1", "talk:٣", "5D@", "5D@X", "5D@SS", "4G@S", "~", "~pass", "~4G"),
        *("9S+8S", "8S+8S", "8S+", "8S+4G", "5+6", "pile:4G", "pile:", "give:", "give:5H+5S", "give:JK", "bid:5S"),
        *("play:", "play:2", "play:4-2", "play:2-4+0", "play:2-4+3", "play:02-4", "play:2-63", "take:", "take:64"),
        *("take:-1", "take:1.0", "draw:1", "end:", "x:y", "play:0-0-0", "8S+9S" * 60, "8D\n", "8D\0", "\ud800"),
    ],
)
def test_invalid_moves_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse(text)


ALPHABET = f"{RANKS}{SUITS}{COLOURS}0123456789:+-=@~ passlkeivbdfghrt"
WORDS = [*WRITTEN, *(str(each) for each in (*INTERNATIONAL, *COLOURED, *NUMBERS)), *":+-=@~", "JK", "play:", "give:"]


@given(
    st.text(max_size=40) | st.text(ALPHABET, max_size=20) | st.lists(st.sampled_from(WORDS), max_size=5).map("".join)
)
@example("play:00-1")
def test_any_text_is_refused_or_written_back_the_same(text: str) -> None:
    try:
        said = str(parse(text))
    except NotationError as wrong:
        said, text = str(wrong), str(wrong)[:300].replace("\n", "") or "nothing said"
    assert said == text
