"""The prompt names the action, the other player and the cost; the news tell a player what happened to their hand since."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import TypeVar

import pytest

from bot.features.play.prompts import prompt, since_own_move
from bot.tables import entries
from bot.tables.table import Stage, Table
from bot.text.faces import faces
from bot.text.naming import NameOf, names_at
from bot.text.sentences import event_line
from engine.cards import JOKER, Card, card
from engine.catalog import PRESETS
from engine.events import Begged, Drew, Event, Gave, JokerCovered, JokerTaken, Killed
from engine.views import Continuation, GroupTable, Laid, Phase, SeatView, SequenceTable, TrickTable, View
from i18n import LANGUAGES, Language, texts_in
from tests.bot.features.play.test_controls import table_of, untalked
from tests.bot.text.view_factories import rows, seen
from tests.i18n.languages import ENGLISH


def called(language: Language, table: Table) -> NameOf:
    return names_at(texts_in(language), table, signed=False)


LED = TrickTable(trick=((1, card("3R")),), trump=2, to_give=0, to_left=True)
GIVING = TrickTable(trick=(), trump=None, to_give=2, to_left=False)
LIES = GroupTable(number=7, count=2, by=1)
WANTED = SequenceTable(
    continuation=Continuation.SUIT, sequence=((1, card("4D")),), wanted=(card("5D"),), played=(card("4D"),)
)
RANKED = SequenceTable(
    continuation=Continuation.RANK, sequence=((1, card("KS")),), wanted=(card("KD"), card("KC")), played=(card("KS"),)
)
JOKER_LIES = rows(Laid(card("5S"), JOKER), last="4S 5S")
POOR_RIGHT = (SeatView(cards=3), SeatView(cards=3), SeatView(cards=1))
FACE_UP = (SeatView(cards=3, shown=(card("5"),)), SeatView(cards=3))

SAID: list[tuple[str, View, str]] = [
    ("rs_3", seen("ristiseiska", rows(), hand="2S", legal="beg"), "so beg **N2**"),
    ("rs_5", seen("ristiseiska", rows(), hand="2S", legal="beg", seats=POOR_RIGHT), "so beg **N1**"),
    ("rs_4", seen("ristiseiska", rows(), hand="2S", legal="pass"), "you can only pass"),
    ("rs_4, first_beg", seen("ristiseiska", rows(), hand="2S", legal="pass beg"), "you may pass, or beg **N2**"),
    ("sn_11", seen("shichi-narabe", rows(), hand="2S", legal="8S", voluntary=False), "Choose a card."),
    ("rs_6", seen("ristiseiska", rows(), hand="6S", legal="6S end", phase=Phase.EXTRA), "play on, or end your turn"),
    ("rs_6, nothing fits", seen("ristiseiska", rows(), hand="2S", legal="end", phase=Phase.EXTRA), "end your turn."),
    ("ft_3", seen("fan-tan", rows(), hand="2S", legal="pass"), "you pay a chip into the pot and pass"),
    ("fn_1", seen("five-or-nine", rows(), hand="2S", legal="pass"), "you pay a chip into the pot and pass"),
    ("tr_7", seen("fan-tan-trumps", rows(), hand="2S", legal="~9H pass"), "you may take a community card"),
    ("tr_7, forced", seen("fan-tan-trumps", rows(), hand="2S", legal="~9H"), "all others have passed"),
    ("ct_2", seen("crazy-tan", rows(), hand="2S", legal="draw"), "you draw a card."),
    ("ds_1", seen("domino-sevens", rows(), hand="2S", legal="draw"), "pay a chip and draw until a card fits"),
    ("ki_10", seen("koroshi", rows(), hand="2S", legal="bankrupt"), "no pass is left; all cards that you hold count against you."),
    ("ki_14", seen("koroshi", rows(), hand="2S", legal="bankrupt", remains="laid"), "in the grid at once."),
    ("ki_14, counted", seen("koroshi", rows(), hand="2S", legal="bankrupt", remains="laid", hands=3), "and count against you all the same"),
    ("sp_6", seen("shichi-narabe-points", rows(), hand="2S", legal="bankrupt"), "only your cards count"),
    ("sn_6", seen("shichi-narabe", rows(), hand="2S", legal="bankrupt"), "**You go bankrupt** (*hasan*): nothing fits"),
    ("sp_4", seen("shichi-narabe-points", JOKER_LIES, hand="4S 5S", legal="cover leave", phase=Phase.COVER), "**5♠**"),
    ("pp_1", seen("play-or-pay", WANTED, hand="2S", legal="pass"), "you do not hold 5♦: you pay a chip"),
    ("jg_1", seen("jig", WANTED, hand="2S", legal="pass"), "you do not hold 5♦: you can only pass"),
    ("jg_1, held", seen("jig", WANTED, hand="5D", legal="5D"), "You can go on with 5♦"),
    ("ec_1, one held", seen("earl-of-coventry", RANKED, hand="KC 2S", legal="KC"), "You can go on with K♣."),
    ("is_3", seen("insidious-sevens", GIVING, hand="3R 4R", legal="give:3R+4R", phase=Phase.PASSING), "**2 cards** for **N2**, on your right"),
    ("is_5", seen("insidious-sevens", LED, hand="3G", legal="3G"), "**Red 3** was led: follow"),
    ("is_5, free", seen("insidious-sevens", LED, hand="4G", legal="4G"), "so play any card"),
    ("nt_2", seen("nanatoridori", replace(LIES, number=None, count=0), hand="1", legal="play:0-0"), "**You begin:**"),
    ("nt_3", seen("nanatoridori", replace(LIES, stock=5), hand="7 7 7", legal="play:0-2 pass"), "To beat: **7 7**. Lay more cards, or as many of a higher number; or pass: you draw a card"),
    ("nt_5", seen("nanatoridori", replace(LIES, stock=0), hand="1", legal="pass"), "there is nothing left to draw"),
    ("nt_11", seen("nanatoridori", LIES, hand="1", legal="pass:5", seats=FACE_UP, mode="duel"), "you use up a face-up card"),
    ("nt_11, lost", seen("nanatoridori", LIES, hand="1", legal="pass", mode="duel"), "with no face-up card left, you lose"),
]  # fmt: skip


@pytest.fixture(scope="module")
def table() -> Table:
    """A table whose seats are called N0, N1, …"""
    found = table_of(PRESETS[0], 1)
    for number, place in enumerate(found.participants):
        place.name = f"N{number}"
    return found


@pytest.mark.parametrize(("view", "words"), [each[1:] for each in SAID], ids=[each[0] for each in SAID])
def test_the_prompt_names_the_action(table: Table, view: View, words: str) -> None:
    said = {language: prompt(texts_in(language), table, view, called(language, table)) for language in LANGUAGES}
    assert words in said["en"]


E = TypeVar("E", bound=Event)
PRESET = {preset.id: preset for preset in PRESETS}


def happenings(preset: str, kind: type[E], *, games: int = 12) -> Iterator[tuple[Table, E]]:
    """Tables at which such an event has just occurred, with the event; the last legal move is always made."""
    for seed in range(games):
        table = table_of(PRESET[preset], seed)
        while table.stage is Stage.PLAYING:
            seat = table.to_act()[0]
            legal = untalked(table.view(seat))
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
    return since_own_move(ENGLISH, table, table.view(seat), called("en", table))


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
        seen += 1
        mine = [line for line in news(table, whose).splitlines() if words in line and faces(ENGLISH, moved) in line]
        assert mine
        others = "\n".join(news(table, seat) for seat in range(len(table.participants)) if seat != whose)
        assert {*others.splitlines()}.isdisjoint(mine)
        if seen == 10:
            return
    assert seen, "it never happened"


def test_news_disappears_after_the_players_next_move() -> None:
    table, event = next(happenings("ristiseiska-penalties", Gave))
    while "gave you" in news(table, event.taker):
        seat = table.to_act()[0]
        table.apply(entries.Moved(seat=seat, move=str(table.view(seat).legal[0])), 1)
        assert table.stage is Stage.PLAYING
    assert table.history[-1].seat == event.taker


def test_who_is_asked_for_a_card_is_told_so_once() -> None:
    """The prompt says who begs (RS-3)."""
    asked = 0
    for table, event in islice(happenings("ristiseiska-penalties", Begged, games=4), 12):
        told = event_line(ENGLISH, table, event, table.history[-1], called("en", table))
        for seat in range(len(table.participants)):
            is_asked = seat in table.to_act()
            asked += is_asked
            assert (told in news(table, seat)) != (is_asked or seat == event.seat)
    assert asked
