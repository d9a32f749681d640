"""The places of people who left or are away at the end, and for whom a match counts that somebody had a hint in."""

import pytest

from bot.features.play.endings import Ending, ending_of
from bot.features.play.result import result_message, result_picture, standings_words
from bot.storage.stored_tables import finish_of
from bot.tables import entries
from bot.tables.participants import FinalPlace, Participant
from bot.tables.table import Table
from bot.text.naming import names_at
from bot.text.rounds import score_sheet
from engine.results import MatchResult
from i18n import LANGUAGES, Language, texts_in
from renderers import Theme
from tests.bot.hand_factories import written
from tests.bot.match_factories import match_of, play_match
from tests.bot.table_factories import HOST, new_tables


def ranks(*people: Participant, by_seat: tuple[int, ...]) -> list[int]:
    result = MatchResult(ranks=by_seat, totals=None)
    lines = FinalPlace.lines_of(result, people, ())
    return [line.rank for line in sorted(lines, key=lambda line: line.seat)]


def test_who_is_absent_takes_the_last_place_and_the_others_close_up() -> None:
    here, away, left = Participant(1, "Ann"), Participant(2, "Bob", away=True), Participant(3, "Cat", left=True)
    computer = Participant(None, "Koma")
    assert ranks(here, away, computer, by_seat=(2, 1, 3)) == [1, 3, 2]
    assert ranks(away, here, left, computer, by_seat=(1, 2, 2, 4)) == [4, 1, 4, 2]
    assert ranks(here, here, away, by_seat=(2, 2, 1)) == [1, 1, 3]
    assert ranks(away, left, by_seat=(2, 1)) == [2, 1], "nobody stays to come before them"


async def finished(preset: str = "classic") -> Table:
    tables = new_tables(seed=3)
    table = await match_of(tables, preset, people=3)
    await play_match(tables, table)
    await tables.stop_play()
    return table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["classic", "killing"])
@pytest.mark.parametrize("how", ["left", "away"])
async def test_there_is_one_place_everywhere_and_the_result_says_why(language: Language, preset: str, how: str) -> None:
    table, texts = await finished(preset), texts_in(language)
    best = table.standings()[0].participant
    assert best.user is not None
    best.left, best.away = how == "left", how == "away"
    kept = {each.user_id: each.place for each in finish_of(table).people}
    assert kept == {line.participant.user: line.rank for line in table.standings()}
    assert (kept[best.user], min(kept.values())) == (3, 1)
    reason = texts(f"result-{how}")
    shown = result_picture(texts, table, {}, Theme())
    assert [(line.rank, line.reason.endswith(reason)) for line in shown.lines] == [(1, False), (2, False), (3, True)]
    last = standings_words(texts, table, {}, names_at(texts, table, signed=False)).split("\n")[2]
    assert reason in last
    assert ending_of(table, best.user) is (Ending.AWAY if how == "away" else None)
    if (sheet := score_sheet(texts, table)) is not None:
        assert sheet.winners == {line.seat for line in table.standings() if line.rank == 1}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_hint_takes_only_its_asker_out_and_the_result_names_them(language: Language) -> None:
    table, texts = await finished(), texts_in(language)
    table.hinted = (entries.Hinted(user=HOST, ply=1), entries.Hinted(user=HOST, ply=4))
    assert table.counts
    assert {each.user_id: each.counts for each in finish_of(table).people} == {
        place.user: place.user != HOST for place in table.participants
    }
    host = next(place for place in table.participants if place.user == HOST)
    name = names_at(texts, table, signed=False)(host)
    said = written(result_message(texts, table, "-", {}).components)
    assert texts("result-hinted", name=name, times=2) in said
    assert texts("result-unrated") in said
    table.hinted = tuple(entries.Hinted(user=place.user or 0, ply=1) for place in table.participants)
    assert not table.counts
