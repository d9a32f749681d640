"""What piles count (PQ-9) in the result of a match: beside the scores what they do not say, and in words all of it."""

import pytest

from bot.tables.participants import Participant
from bot.tables.service import TableService
from bot.tables.table import Table
from bot.text.sentences import last_calls, told_beside_scores
from engine.events import PileCounted
from i18n import LANGUAGES, Language, texts_in
from tests.bot.match_factories import match_of, play_match
from tests.bot.text.records import Options

pytestmark = pytest.mark.looptime

SEATS = 4


def name(place: Participant) -> str:
    return f"<{place.user}>"


async def played(tables: TableService, options: Options) -> tuple[Table, list[PileCounted]]:
    """A match, and how its last piles were counted."""
    table = await match_of(tables, "pai-qi", people=SEATS, options=options)
    await play_match(tables, table)
    return table, [each for each in table.history[-1].events if isinstance(each, PileCounted)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_pq_9_piles_that_are_the_scores_are_told_by_the_scores(tables: TableService, language: Language) -> None:
    """Only who walked through is named beside them."""
    table, piles = await played(tables, {"limit": 30})
    assert not any(each.is_doubled for each in piles)
    texts = texts_in(language)
    told = "\n".join(told_beside_scores(texts, table, name))
    for place, pile in zip(table.participants, piles, strict=True):
        assert (name(place) in told) is (pile.count == 0)
    in_words = "\n".join(last_calls(texts, table, name))
    assert all(str(each.count) in in_words for each in piles if each.count)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_pq_9_piles_that_are_settled_are_told_in_one_line(tables: TableService, language: Language) -> None:
    table, piles = await played(tables, {"score": "shared", "hands": 1})
    texts = texts_in(language)
    [line] = told_beside_scores(texts, table, name)
    assert all(str(each.count) in line for each in piles if each.count)
    assert all(name(place) in line for place in table.participants)
