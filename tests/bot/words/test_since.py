"""Who draws, is given a card, or loses one out of turn is told which, and nobody else is."""

from collections.abc import Iterator

import pytest

from bot.tables import entries
from bot.tables.table import Stage, Table
from bot.words.faces import faces
from bot.words.naming import names_at
from bot.words.since import since_own_move
from engine.catalog import PRESETS
from engine.game import Event, Happening
from engine.moves import Talk
from i18n import texts_in
from tests.bot.pages.test_controls import table_of

ENGLISH = texts_in("en")
PRESET = {preset.id: preset for preset in PRESETS}


def happenings(preset: str, what: Happening, *, games: int = 12) -> Iterator[tuple[Table, Event]]:
    """Tables at which this has just happened, with what it was; the last legal move is always made."""
    for seed in range(games):
        table = table_of(PRESET[preset], seed)
        while table.stage is Stage.PLAYING:
            seat = table.to_act()[0]
            legal = [move for move in table.view(seat).legal if not isinstance(move, Talk)]
            table.apply(entries.Moved(seat=seat, move=str(legal[-1 if seed % 2 else 0])), 1)
            for event in table.history[-1].events:
                if event.what is what and table.stage is Stage.PLAYING:
                    yield table, event


def told(table: Table, seat: int) -> str:
    return since_own_move(ENGLISH, table, table.view(seat), names_at(ENGLISH, table, signed=False))


@pytest.mark.parametrize(
    ("preset", "what", "words"),
    [
        ("crazy-tan", Happening.DREW, "You drew "),
        ("ristiseiska-penalties", Happening.GAVE, " gave you "),
        ("joker", Happening.EXCHANGED, "and you took the joker for it."),
        ("wild-joker", Happening.STACKED, "was laid on the joker."),
        ("killing", Happening.KILLED, " killed your "),
    ],
)
def test_ct_2_rs_3_sj_4_sj_5_ki_7_whose_hand_it_is_is_told(preset: str, what: Happening, words: str) -> None:
    seen = 0
    for table, event in happenings(preset, what):
        whose = event.other if what is Happening.GAVE else event.seat
        if what is Happening.KILLED and event.other in (None, event.seat):
            continue
        assert whose is not None
        seen += 1
        mine = [
            line for line in told(table, whose).splitlines() if words in line and faces(ENGLISH, event.cards) in line
        ]
        assert mine
        others = {
            line for seat in range(len(table.participants)) if seat != whose for line in told(table, seat).splitlines()
        }
        assert others.isdisjoint(mine)
        if seen == 10:
            return
    assert seen, "it never happened"


def test_what_was_told_is_not_told_after_ones_next_move() -> None:
    table, event = next(happenings("ristiseiska-penalties", Happening.GAVE))
    taker = event.other
    assert taker is not None
    while "gave you" in told(table, taker):
        seat = table.to_act()[0]
        move = str(table.view(seat).legal[0])
        table.apply(entries.Moved(seat=seat, move=move), 1)
        assert table.stage is Stage.PLAYING
    assert table.history[-1].seat == taker
