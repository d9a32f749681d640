"""How a match ended for each of those who played, and that the words fit: in every language, three wordings of each."""

from types import SimpleNamespace

import pytest

from bot.features.play.endings import (
    WORDINGS,
    Ending,
    PublicEnding,
    ending_of,
    ending_words,
    public_ending,
    public_words,
)
from bot.tables.participants import FinalPlace, Participant
from bot.tables.table import Table
from bot.text.naming import short_names_at
from engine.catalog import PRESETS, find_game
from engine.results import PlaceBy, RankReason, Unit
from i18n import LANGUAGES, Language, texts_in
from tests.bot.match_factories import match_of, play_match
from tests.bot.table_factories import HOST, new_tables
from tests.sampling import one_in

E, P = Ending, PublicEnding
PRESET = {preset.id: preset for preset in PRESETS}
ME, PERSON, COMPUTER = Participant(1, "Aoi"), Participant(2, "Ben"), Participant(None, "Hana")
GONE = Participant(3, "Cy", left=True)


def table(*lines: tuple[Participant, int, int | None, PlaceBy | None], unit: Unit = Unit.POINTS, ghosts: bool = False):
    """A table that is over: a line by participant, rank, total and reason."""
    standings = [
        FinalPlace(rank, who, seat, total, who.by_person, None if by is None else RankReason(by, 1))
        for seat, (who, rank, total, by) in enumerate(lines)
    ]
    return SimpleNamespace(
        id=1,
        game="fan-tan" if lines[0][2] is not None else "shichi-narabe",
        rules=find_game("fan-tan").rules(),
        has_ghosts=ghosts,
        history=(),
        player_at=lambda seat: seat,
        match=SimpleNamespace(scoring=SimpleNamespace(unit=unit), totals=(1,) if lines[0][2] is not None else None),
        standings=lambda: sorted(standings, key=lambda line: line.rank),
        people=lambda: [who for who, *_ in lines if who.user is not None],
    )


OUT, HOLDING, BANKRUPT, ELIMINATED, DONE = (
    PlaceBy.OUT,
    PlaceBy.HOLDING,
    PlaceBy.BANKRUPT,
    PlaceBy.ELIMINATED,
    PlaceBy.DONE,
)
THIRD = (COMPUTER, 3, None, HOLDING)


@pytest.mark.parametrize(
    ("over", "mine", "everybodys"),
    [
        (table((ME, 1, None, OUT), (PERSON, 2, None, OUT), THIRD), E.WON, P.WON),
        (table((ME, 1, None, OUT), (COMPUTER, 2, None, OUT), THIRD), E.WON_ALONE, P.ALONE),
        (table((ME, 1, 40, None), (PERSON, 2, 30, None)), E.WON_ON_POINTS, P.WON),
        (table((ME, 1, 31, None), (PERSON, 2, 30, None)), E.WON_NARROWLY, P.NARROWLY),
        (table((ME, 1, 30, None), (PERSON, 1, 30, None), (COMPUTER, 3, 2, None)), E.SHARED, P.SHARED),
        (table((ME, 1, 30, None), (PERSON, 1, 30, None)), E.DRAW, P.DRAW),
        (table((ME, 1, 2, None), (PERSON, 1, 2, None), (COMPUTER, 3, 0, None), unit=Unit.PENGUINS), E.SAFE, P.SAFE),
        (table((PERSON, 1, 2, None), (COMPUTER, 1, 2, None), (ME, 3, 0, None), unit=Unit.PENGUINS), E.STRANDED, P.SAFE),
        (table((PERSON, 1, None, OUT), (ME, 2, None, OUT), THIRD), E.SECOND, P.WON),
        (table((PERSON, 1, 31, None), (ME, 2, 30, None), (COMPUTER, 3, 2, None)), E.CLOSE, P.NARROWLY),
        (table((PERSON, 1, 0, DONE), (COMPUTER, 2, 3, DONE), (ME, 3, 3, DONE)), E.TIED, P.WON),
        (table((PERSON, 1, None, OUT), (ME, 2, None, OUT)), E.DUEL, P.WON),
        (table((PERSON, 1, None, OUT), (COMPUTER, 2, None, OUT), (ME, 3, None, OUT), (GONE, 4, None, OUT)), E.MIDDLE, P.WON),
        (table((PERSON, 1, None, OUT), (COMPUTER, 2, None, OUT), (ME, 3, None, HOLDING)), E.LAST, P.WON),
        (table((COMPUTER, 1, None, OUT), (COMPUTER, 2, None, OUT), (ME, 3, None, HOLDING)), E.ALONE, P.COMPUTER),
        (table((COMPUTER, 1, None, OUT), (ME, 2, None, OUT)), E.ALONE, P.COMPUTER),
        (table((PERSON, 1, None, OUT), (COMPUTER, 2, None, OUT), (ME, 3, None, BANKRUPT)), E.BANKRUPT, P.WON),
        (table((PERSON, 1, None, OUT), (ME, 2, None, BANKRUPT), ghosts=True), E.GHOST, P.WON),
        (table((PERSON, 1, None, OUT), (ME, 2, None, ELIMINATED)), E.FALLEN, P.WON),
        (table((PERSON, 1, None, OUT), (Participant(1, "Aoi", away=True), 2, None, OUT)), E.AWAY, P.WON),
        (table((PERSON, 1, None, OUT), (Participant(1, "Aoi", left=True), 2, None, OUT)), None, P.WON),
    ],
)  # fmt: skip
def test_the_ending_fits_what_happened(over: Table, mine: Ending | None, everybodys: PublicEnding) -> None:
    assert ending_of(over, 1) is mine
    assert public_ending(over) is everybodys


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_ending_has_wordings_that_differ(language: Language) -> None:
    texts = texts_in(language)
    for ending in Ending:
        assert len({texts(f"end-{ending.value}", wording=each) for each in range(WORDINGS)}) == WORDINGS, ending
    for ending in PublicEnding:
        said = {texts(f"end-all-{ending.value}", wording=each, others="Ben") for each in range(WORDINGS)}
        assert len(said) == WORDINGS, ending


@pytest.mark.parametrize("preset", one_in(3, PRESET))
async def test_the_end_of_every_game_is_said_to_everybody(preset: str) -> None:
    tables = new_tables(seed=5)
    over = await match_of(tables, preset, people=find_game(PRESET[preset].game).seats(PRESET[preset].rules())[0])
    await play_match(tables, over)
    await tables.stop_play()
    texts = texts_in("en")
    for line in over.standings():
        user = line.participant.user
        assert user is not None
        is_winner = ending_of(over, user) in {e for e in Ending if e.value.startswith("won")} | {
            E.SHARED,
            E.DRAW,
            E.SAFE,
        }
        assert is_winner is (line.rank == 1)
        assert ending_words(texts, over, user).startswith("**")
    assert ending_of(over, HOST - 1) is None
    assert public_words(texts, over, short_names_at(over, signed=False))
