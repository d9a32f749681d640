"""Score sheets and titles of matches of many hands: from finished hands only."""

import pytest

from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from bot.text.rounds import number_text, part_of, score_sheet, total_text
from engine.catalog import PRESETS, find_game
from engine.record import record_of
from engine.results import Unit
from i18n import Language, texts_in
from renderers.alt_text.alt import alt_table
from renderers.alt_text.scores import text_scores
from tests.bot.match_factories import BY_ID, match_of, next_hand, play_hand, play_match
from tests.bot.table_factories import play_one
from tests.bot.text.records import Options
from tests.i18n.languages import ENGLISH, JAPANESE


def sheet_of(table: Table):
    sheet = score_sheet(ENGLISH, table)
    assert sheet is not None
    return sheet


@pytest.mark.parametrize(
    ("unit", "preset"),
    [
        *(("chips", "fan-tan"), ("chips", "jig"), ("penguins", "nanatoridori"), ("points", "nanatoridori-advanced")),
        *(("hands", "earl-of-coventry"), ("points", "fan-tan-trumps")),
        *(("penalty-points", "points"), ("penalty-points", "up-the-line")),
    ],
)
async def test_the_score_sheet_agrees_with_the_record(tables: TableService, unit: str, preset: str) -> None:
    table = await match_of(tables, preset, people=3)
    await play_match(tables, table)
    sheet, record = sheet_of(table), record_of(table.match)
    assert [list(scores) for scores in sheet.rounds] == [hand["result"]["scores"] for hand in record["hands"]]
    assert list(sheet.totals) == record["result"]["totals"]
    assert (sheet.unit, sheet.least_wins, sheet.bids) == (unit, unit == "penalty-points", None)
    assert sheet.in_rounds == preset.startswith("nanatoridori")
    assert sheet.leaders == {seat for seat, rank in enumerate(record["result"]["ranks"]) if rank == 1}
    hash(sheet)


async def test_the_score_sheet_leaves_out_the_current_hand(tables: TableService) -> None:
    table = await match_of(tables, "fan-tan", people=3)
    assert (sheet_of(table).rounds, sheet_of(table).totals) == ((), (50, 50, 50))
    for _ in range(20):
        await play_one(tables, table)
        if table.stage is Stage.PLAYING:
            assert (sheet_of(table).rounds, sheet_of(table).totals) == ((), (50, 50, 50))
    await play_hand(tables, table)
    first = sheet_of(table)
    assert len(first.rounds) == 1
    assert list(first.totals) == [50 + score for score in first.rounds[0]]
    await next_hand(tables, table)
    await play_one(tables, table)
    assert sheet_of(table) == first


async def test_is_7_the_sheet_has_all_seven_rounds_with_bids_and_tricks(tables: TableService) -> None:
    table = await match_of(tables, "insidious-sevens", people=4)
    await play_match(tables, table)
    sheet = sheet_of(table)
    assert (len(sheet.rounds), len(sheet.bids), sheet.in_rounds) == (7, 7, True)
    for scores, bids in zip(sheet.rounds, sheet.bids, strict=True):
        assert sum(outcome.tricks for outcome in bids) == 7
        for score, outcome in zip(scores, bids, strict=True):
            missed = abs(outcome.tricks - outcome.bid.rank)
            assert score == (-missed if missed else 2 + outcome.bid.rank)
    assert text_scores(sheet, ENGLISH).splitlines()[1] == "Rounds: 1, 2, 3, 4, 5, 6, 7."


async def test_is_8_after_a_piiko_the_bid_that_stands_is_on_the_sheet(tables: TableService) -> None:
    table = await match_of(tables, "insidious-sevens-piiko", people=2)
    await play_match(tables, table)
    bids = sheet_of(table).bids
    pairs = [(outcome.bid, outcome.tricks) for outcome in bids[-1]]
    assert pairs == [(seat.bid, seat.tricks) for seat in table.view(None).seats]


@pytest.mark.parametrize(
    ("preset", "people", "options"),
    [("classic", 3, None), ("killing", 3, None), ("nanatoridori-duel", 2, None), ("fan-tan", 3, {"hands": 1})],
)
async def test_a_match_of_one_hand_has_no_sheet(
    tables: TableService, preset: str, people: int, options: Options | None
) -> None:
    table = await match_of(tables, preset, people=people, options=options)
    assert score_sheet(ENGLISH, table) is None
    await play_match(tables, table)
    assert score_sheet(ENGLISH, table) is None


@pytest.mark.parametrize(
    ("preset", "english", "japanese"),
    [
        ("insidious-sevens", "round 3 of 7", "第3ラウンド（全7ラウンド）"),
        ("nanatoridori", "round 3", "第3ラウンド"),
        ("nanatoridori-advanced", "round 3", "第3ラウンド"),
        ("fan-tan", "hand 3 of 3", "第3回（全3回）"),
        ("points", "hand 3 of 3", "第3回（全3回）"),
        ("chinese-seven", "hand 3", "第3回"),
    ],
)
def test_the_score_sheet_uses_the_games_own_word_for_a_hand(preset: str, english: str, japanese: str) -> None:
    game, rules = BY_ID[preset].game, BY_ID[preset].rules()
    for language, expected in (("en", english), ("ja", japanese)):
        assert number_text(texts_in(language), game, rules, 3) == expected


@pytest.mark.parametrize(
    ("language", "preset", "total", "expected"),
    [
        ("en", "fan-tan", 1, "1 chip"),
        ("en", "nanatoridori", 2, "2 penguins"),
        ("en", "earl-of-coventry", 1, "1 hand won"),
        ("en", "insidious-sevens", -4, "-4 points"),
        ("ja", "fan-tan", 53, "チップ53枚"),
        ("ja", "nanatoridori", 0, "ペンギン0匹"),
        ("ja", "earl-of-coventry", 2, "2回勝ち"),
    ],
)
def test_totals_are_named_by_their_unit(language: Language, preset: str, total: int, expected: str) -> None:
    game, rules = BY_ID[preset].game, BY_ID[preset].rules()
    assert total_text(texts_in(language), game, rules, total) == expected


def test_every_game_has_chips_where_its_rules_have() -> None:
    chips = {preset.id for preset in PRESETS if find_game(preset.game).scoring(preset.rules()).unit is Unit.CHIPS}
    assert chips == {preset.id for preset in PRESETS if find_game(preset.game).scoring(preset.rules()).start == 50}
    in_rounds = {preset.game for preset in PRESETS if part_of(preset.game) == "round"}
    assert in_rounds == {"insidious-sevens", "nanatoridori"}


async def test_the_deal_chips_and_the_pot_are_in_view(tables: TableService) -> None:
    table = await match_of(tables, "fan-tan", people=4)
    dealers: list[int] = []
    for hand in (1, 2):
        view = table.view(None)
        said = alt_table(view, table.names(), ENGLISH)
        assert view.dealer is not None
        dealers.append(view.dealer)
        assert all(ENGLISH("alt-chips", count=seat.chips or 0) in said for seat in view.seats)
        assert ENGLISH("alt-pot", count=view.pot or 0) in said
        if hand == 1:
            await play_hand(tables, table)
            winner = table.match.played[0].result.winner
            await next_hand(tables, table)
    assert dealers == [table.match.played[0].setup.dealer, winner], "the winner of a hand deals the next (G-6)"


@pytest.mark.parametrize(
    ("preset", "english", "japanese"),
    [
        ("insidious-sevens", "The round is over. ", "このラウンドは終わりました。"),
        ("nanatoridori", "The round is over. ", "このラウンドは終わりました。"),
        ("fan-tan", "The hand is over. ", "この回は終わりました。"),
    ],
)
async def test_alt_texts_name_totals_by_their_unit(
    tables: TableService, preset: str, english: str, japanese: str
) -> None:
    table = await match_of(tables, preset, people=3)
    await play_hand(tables, table)
    for words, expected in ((ENGLISH, english), (JAPANESE, japanese)):
        assert alt_table(table.view(None), table.names(), words).startswith(expected)
