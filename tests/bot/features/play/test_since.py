"""A player is told which card they drew, received or lost out of turn, and no other player is."""

from collections.abc import Iterator
from itertools import islice
from typing import TypeVar

import pytest

from bot.features.play.prompts import since_own_move
from bot.tables import entries
from bot.tables.table import Stage, Table
from bot.text.faces import faces
from bot.text.naming import names_at
from bot.text.sentences import event_line
from engine.cards import Card
from engine.catalog import PRESETS
from engine.events import Begged, Drew, Event, Gave, JokerCovered, JokerTaken, Killed
from engine.moves import Talk
from i18n import texts_in
from tests.bot.features.play.test_controls import table_of

E = TypeVar("E", bound=Event)
ENGLISH = texts_in("en")
PRESET = {preset.id: preset for preset in PRESETS}


def happenings(preset: str, kind: type[E], *, games: int = 12) -> Iterator[tuple[Table, E]]:
    """Tables at which such an event has just occurred, with the event; the last legal move is always made."""
    for seed in range(games):
        table = table_of(PRESET[preset], seed)
        while table.stage is Stage.PLAYING:
            seat = table.to_act()[0]
            legal = [move for move in table.view(seat).legal if not isinstance(move, Talk)]
            table.apply(entries.Moved(seat=seat, move=str(legal[-1 if seed % 2 else 0])), 1)
            for event in table.history[-1].events:
                if isinstance(event, kind) and table.stage is Stage.PLAYING:
                    yield table, event


def concerned(event: Event) -> tuple[int | None, tuple[Card, ...]]:
    """Whose hand has changed, and the cards."""
    match event:
        case Drew(seat=seat, cards=cards) | Gave(taker=seat, cards=cards) | Killed(owner=seat, cards=cards):
            return seat, cards
        case JokerTaken(seat=seat, card=card) | JokerCovered(seat=seat, card=card):
            return seat, (card,)
        case _:
            raise AssertionError(event)


def news(table: Table, seat: int) -> str:
    return since_own_move(ENGLISH, table, table.view(seat), names_at(ENGLISH, table, signed=False))


@pytest.mark.parametrize(
    ("preset", "what", "words"),
    [
        ("crazy-tan", Drew, "You drew "),
        ("ristiseiska-penalties", Gave, " gave you "),
        ("joker", JokerTaken, "and you took the joker for it."),
        ("wild-joker", JokerCovered, "was laid on the joker."),
        ("killing", Killed, " killed your "),
    ],
)
def test_ct_2_rs_3_sj_4_sj_5_ki_7_the_player_is_told_what_happened_to_their_hand(
    preset: str, what: type[Event], words: str
) -> None:
    seen = 0
    for table, event in happenings(preset, what):
        whose, moved = concerned(event)
        if isinstance(event, Killed) and whose in (None, event.seat):
            continue
        assert whose is not None
        seen += 1
        mine = [line for line in news(table, whose).splitlines() if words in line and faces(ENGLISH, moved) in line]
        assert mine
        others = {
            line for seat in range(len(table.participants)) if seat != whose for line in news(table, seat).splitlines()
        }
        assert others.isdisjoint(mine)
        if seen == 10:
            return
    assert seen, "it never happened"


def test_news_disappears_after_the_players_next_move() -> None:
    table, event = next(happenings("ristiseiska-penalties", Gave))
    taker = event.taker
    while "gave you" in news(table, taker):
        seat = table.to_act()[0]
        move = str(table.view(seat).legal[0])
        table.apply(entries.Moved(seat=seat, move=move), 1)
        assert table.stage is Stage.PLAYING
    assert table.history[-1].seat == taker


def test_who_is_asked_for_a_card_is_told_so_once() -> None:
    """The prompt says who begs (RS-3)."""
    asked = 0
    for table, event in islice(happenings("ristiseiska-penalties", Begged, games=4), 12):
        name = names_at(ENGLISH, table, signed=False)
        told = event_line(ENGLISH, table, event, table.history[-1], name)
        assert told is not None
        for seat in range(len(table.participants)):
            is_asked = seat in table.to_act()
            asked += is_asked
            assert (told in news(table, seat)) != (is_asked or seat == event.seat)
    assert asked
