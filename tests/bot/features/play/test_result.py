"""Every result names the reasons for ranks, the unit of totals, and whether most or fewest win, in every language."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from bot.features.play.result import reason_words, result_picture, scoring_words, standings_words
from bot.tables.participants import FinalPlace, Participant
from bot.tables.table import Stage, Table
from bot.text.faces import face
from bot.text.naming import names_at
from bot.text.rounds import score_sheet, total_text
from engine.catalog import PRESETS, find_game
from engine.results import PlaceBy, RankReason, least_first
from engine.views import RowsTable
from i18n import LANGUAGES, Language, texts_in
from renderers import RatingShown, Theme
from renderers.alt_text.alt import alt_table
from renderers.alt_text.scores import alt_scores, text_scores
from tests.bot.match_factories import match_of, next_hand
from tests.bot.table_factories import new_tables
from tests.i18n.languages import WORDED

EVERY_LANGUAGE = pytest.mark.parametrize("language", WORDED)


def line(rank: int, total: int | None, by: PlaceBy | None = None, order: int = 1) -> FinalPlace:
    placed = None if by is None else RankReason(by, order)
    return FinalPlace(rank, Participant(rank, f"P{rank}"), rank - 1, total, finished=True, placed=placed)


def reasons(language: Language, *lines: FinalPlace) -> list[str | None]:
    return [reason_words(texts_in(language), each, lines) for each in lines]


def scoring(game: str, *lines: FinalPlace, language: Language = "en", has_sheet: bool = False) -> list[str]:
    return [*scoring_words(texts_in(language), game, find_game(game).rules(), lines, has_sheet=has_sheet)]


def test_ki_12_equal_penalties_with_different_ranks_name_the_order_of_leaving():
    """The first has fewer, so its number is the reason."""
    places = enumerate(((2, 4), (3, 1), (3, 2), (3, 5)), start=1)
    lines = tuple(line(rank, total, PlaceBy.DONE, order) for rank, (total, order) in places)
    assert reasons("en", *lines) == [None, "done first", "done second", "done 5th"]
    assert reasons("ja", *lines) == [None, "終了（1番目）", "終了（2番目）", "終了（5番目）"]
    order = "Of two with equally many, whoever was done earlier comes first."
    assert scoring("koroshi", *lines) == ["The fewest penalty cards win.", order]


def test_ki_12_shared_ranks_have_no_reason():
    lines = (line(1, 0, PlaceBy.DONE, 1), line(2, 3, PlaceBy.DONE, 2), line(2, 3, PlaceBy.DONE, 2))
    assert reasons("en", *lines) == [None, None, None]
    assert scoring("koroshi", *lines) == ["The fewest penalty cards win."]


def test_ki_13_dropping_out_is_always_named():
    lines = (line(1, 5, PlaceBy.DONE, 2), line(2, 1, PlaceBy.DROPPED_OUT, 2), line(3, 4, PlaceBy.DROPPED_OUT, 1))
    assert reasons("en", *lines) == [None, "dropped out second", "dropped out first"]
    assert reasons("ja", *lines) == [None, "脱落（2番目）", "脱落（1番目）"]


def test_sn_8_without_points_every_rank_has_a_reason():
    by = [(PlaceBy.OUT, 1), (PlaceBy.OUT, 2), (PlaceBy.HOLDING, 1), (PlaceBy.ELIMINATED, 1)]
    placed = enumerate([*by, (PlaceBy.BANKRUPT, 2), (PlaceBy.BANKRUPT, 1)], start=1)
    lines = [line(rank, None, *each) for rank, each in placed]
    others = ["still held cards", "eliminated", "bankrupt second", "bankrupt first"]
    assert reasons("en", *lines) == ["out of cards", "out of cards", *others]
    assert all(reasons("ja", *lines))
    assert scoring("shichi-narabe", *lines) == []


async def played(preset: str, language: Language, *, seed: int, seats: int) -> Table:
    """A finished match of random moves."""
    tables, chance = new_tables(seed=seed), Random(seed)
    table = await match_of(tables, preset, people=seats, locale={"en": "en-US", "ja": "ja"}[language])
    for _ in range(3):
        while table.stage is Stage.PLAYING:
            seat = chance.choice(table.to_act())
            move = str(chance.choice([each for each in table.view(seat).legal if not str(each).startswith("talk")]))
            await tables.move(table.id, table.at(seat).user, ply=table.ply, move=move)
        if table.stage is Stage.BETWEEN:
            await next_hand(tables, table)
    await tables.stop_play()
    return table


PENALTIES = {
    "en": (" point", "penalty card", "The fewest penalty cards win.", "done ", "done as number "),
    "ja": ("点", "罰札", "罰札の少ない人が上位です。", "終了（", "番目に終了"),
}
"""What is not said, and what is, by language."""


@EVERY_LANGUAGE
async def test_a_whole_result_of_killing_names_penalty_cards_and_the_order_of_equal_ones(language: Language):
    texts, split = texts_in(language), 0
    point, card, rule, done, done_as = PENALTIES[language]
    for seed in range(6):
        table = await played("killing", language, seed=seed, seats=5)
        result_text = standings_words(texts, table, {}, names_at(texts, table, signed=True))
        lines = table.standings()
        assert point not in result_text
        assert result_text.count(card) >= 5
        assert result_text.count(rule) == 1
        told = dict(zip(map(id, lines), result_text.split("\n"), strict=False))
        for one, other in pairwise(lines):
            if one.total == other.total and one.rank != other.rank:
                split += 1
                assert told[id(one)].split("·")[-1] != told[id(other)].split("·")[-1]
                assert done in told[id(one)]
                assert done_as in alt_table(table.view(None), table.names(), texts)
    assert split > 2


@EVERY_LANGUAGE
async def test_the_picture_and_the_words_name_the_same_places_reasons_cards_and_ratings(language: Language):
    texts = texts_in(language)
    fallen = 0
    for seed in range(4):
        table = await played("classic", language, seed=seed, seats=4)
        users = [place.user for place in table.participants]
        rated = {user: RatingShown(900 + i, 5 - 3 * i) for i, user in enumerate(users) if user is not None}
        shown = result_picture(texts, table, rated, Theme())
        words = standings_words(texts, table, rated, lambda place: place.name, with_cards=True).split("\n")
        assert [line.rank for line in shown.lines] == [line.rank for line in table.standings()]
        for line, told in zip(shown.lines, words, strict=True):
            assert line.name in told
            assert line.reason in told
            assert f"{line.rating.change:+d}" in told
            assert all(face(texts, card) in told for card in line.cards)
            assert bool(line.cards) == (line.reason.split("（")[0] != texts("result-by", reason="out", order=0))
            fallen += line.is_bankrupt
        held = [card for line in shown.lines for card in line.cards if line.is_bankrupt]
        layout = table.view(None).table
        assert isinstance(layout, RowsTable)
        assert set(held) == set(layout.thrown)
    assert fallen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["classic", "killing", "killing-japanese"])
@pytest.mark.parametrize("how", ["left", "away"])
async def test_of_who_is_absent_the_result_says_so_and_cuts_no_reason(preset: str, how: str, language: Language):
    """No computer plays on when the match is over."""
    texts, table = texts_in(language), await played(preset, "en", seed=1, seats=5)
    for place in table.participants[1:]:
        place.left, place.away = how == "left", how == "away"
    rated = {user: RatingShown(1100, -110) for place in table.participants if (user := place.user) is not None}
    shown = result_picture(texts, table, rated, Theme())
    assert all(line.reason.endswith(texts(f"result-{how}")) for line in shown.lines[1:])
    assert texts("board-left") not in standings_words(texts, table, rated, lambda place: place.name)
    reasons_drawn = [line for line in shown.lettering() if texts(f"result-{how}") in line.text]
    assert len(reasons_drawn) == len(shown.lines) - 1
    assert [line.text for line in reasons_drawn if line.drawn.endswith("…")] == []


def test_sn_9_who_is_left_alone_is_named_so():
    lines = (line(1, None, PlaceBy.HOLDING), line(2, None, PlaceBy.BANKRUPT, 2), line(3, None, PlaceBy.BANKRUPT, 1))
    assert reasons("en", *lines)[0] == "the last one left"
    assert reasons("ja", *lines)[0] == "最後の一人として残った"


LEAST = [preset for preset in PRESETS if find_game(preset.game).scoring(preset.rules()).rank is least_first]


@EVERY_LANGUAGE
@pytest.mark.parametrize("preset", LEAST, ids=lambda preset: preset.id)
async def test_the_result_names_once_that_the_fewest_win(preset, language: Language):
    seats = min(4, find_game(preset.game).seats(preset.rules())[-1])
    table = await played(preset.id, language, seed=1, seats=seats)
    texts = texts_in(language)
    unit = find_game(table.game).scoring(table.rules).unit
    assert unit in {"penalties", "penalty-points"}
    name = {"en": "penalty ", "ja": "罰札" if unit == "penalties" else "失点"}[language]
    assert name in total_text(texts, table.game, table.rules, 3)
    sheet = score_sheet(texts, table)
    for shown_text in (alt_scores(sheet, texts), text_scores(sheet, texts)):
        assert shown_text.count(texts("alt-fewest-win")) == 1
        assert texts(f"alt-unit-{unit}") in shown_text
    if table.stage is Stage.OVER:
        words = standings_words(texts, table, {}, names_at(texts, table, signed=True))
        assert texts("result-rule", unit=unit) not in words, "the sheet says it"


@EVERY_LANGUAGE
async def test_nt_8_the_reason_for_shared_ranks_with_unequal_penguins_is_named(language: Language):
    words = scoring("nanatoridori", line(1, 2), line(1, 1), line(3, 0), language=language, has_sheet=True)
    assert words == [texts_in(language)("result-rule", unit="penguins")]
