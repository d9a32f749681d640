"""The log opens with a full page of the newest moves, by hands and laps, and turning pages skips none."""

import re
from typing import Any

import orjson
import pytest

from bot.features.play.fair_page import fair_message
from bot.features.play.match_pages import MOVES_A_PAGE, log_message, record_message
from bot.features.replay.positions import positions_of
from bot.platform.messages import Message
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from bot.text.naming import names_at
from engine.fair import commitment_to
from engine.record import differences, read_record
from i18n import LANGUAGES, Language, texts_in
from tests.bot.match_factories import match_of, next_hand, play_hand
from tests.bot.practice_factories import strike
from tests.bot.table_factories import HOST, lobby, new_tables, play_one, play_to_the_end
from tests.bot.test_messages_fit import text_of, walk

NUMBERED = re.compile(r"^(\d+)\\\. ", re.MULTILINE)


@pytest.fixture
async def tables():
    there = new_tables()
    yield there
    await there.close()


async def played(tables: TableService, moves: int) -> Table:
    table = await lobby(tables, people=3)
    await tables.start(table.id, HOST)
    for _ in range(moves):
        await play_one(tables, table)
    return table


def numbers(message: Message) -> list[int]:
    return [int(found) for found in NUMBERED.findall(text_of(message))]


def headings(message: Message) -> list[str]:
    return re.findall(r"^\*\*(.+)\*\*$", text_of(message), re.MULTILINE)


def chosen_from(message: Message) -> list[dict[str, Any]]:
    """The options of the menu that leads into the replay."""
    return next((each["options"] for each in walk(message.components) if "options" in each), [])


def turners(message: Message) -> list[str]:
    return re.findall(r"p:moves:\d+:(\d+)[<>]", str(message.view.to_components()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moves", [1, 14, 15, 16, 17, 30, 31, 33])
async def test_the_log_opens_with_as_many_new_moves_as_fit(
    tables: TableService, moves: int, language: Language
) -> None:
    table = await played(tables, moves)
    opened = log_message(texts_in(language), table, signed=False)
    assert numbers(opened) == list(range(moves, max(0, moves - MOVES_A_PAGE), -1))
    title = text_of(opened).splitlines()[0]
    assert (str(moves) in title) == (moves > MOVES_A_PAGE)


async def test_turning_pages_skips_no_move_while_the_match_goes_on(tables: TableService) -> None:
    table, texts = await played(tables, 16), texts_in("en")
    first, seen = None, set[int]()
    for _ in range(4):
        page = log_message(texts, table, signed=False, first=first)
        assert len(numbers(page)) == MOVES_A_PAGE
        seen |= set(numbers(page))
        _, older = turners(page)
        first = int(older)
        await play_one(tables, table)
    assert seen == set(range(1, 17))
    while max(seen) < len(table.history):
        page = log_message(texts, table, signed=False, first=first)
        seen |= set(numbers(page))
        first = int(turners(page)[0])
    assert seen == set(range(1, len(table.history) + 1))


async def test_moves_stand_below_their_lap_and_hand(tables: TableService) -> None:
    table, texts = await played(tables, 7), texts_in("en")
    assert headings(log_message(texts, table, signed=False)) == ["Lap 3", "Lap 2", "Lap 1"]
    series = await match_of(tables, "insidious-sevens", people=4, channel=8)
    await play_hand(tables, series)
    await next_hand(tables, series)
    await play_one(tables, series)
    newest = log_message(texts, series, signed=False)
    assert all(re.fullmatch(r"Round [12] of 7 · lap \d+", each) for each in headings(newest)), headings(newest)


async def test_a_move_of_a_match_that_is_over_leads_to_its_position_in_the_replay(tables: TableService) -> None:
    table = await played(tables, 1)
    assert not chosen_from(log_message(texts_in("en"), table, signed=False)), "nothing while it is played"
    await play_to_the_end(tables, table)
    options = chosen_from(log_message(texts_in("en"), table, signed=False))
    last = positions_of(table)[-1]
    assert options[0]["value"] == str(len(positions_of(table)) - 1)
    assert options[0]["label"].startswith(f"{last.ply}. ")
    assert [int(each["value"]) for each in options] == sorted((int(each["value"]) for each in options), reverse=True)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_log_and_the_record_say_what_was_taken_back(tables: TableService, language: Language) -> None:
    texts = texts_in(language)
    table = await lobby(tables, people=1, computers=3)
    await tables.start(table.id, HOST)
    for _ in range(2):
        while (number := table.last_decision(HOST)) is None:
            if table.to_act() == (table.seat_of(HOST),):
                await play_one(tables, table)
            else:
                await strike(tables, table)
        await tables.take_back(table.id, HOST, ply=table.history[number].ply)
    line = texts("taken-back", name=names_at(texts, table, signed=False)(table.participants[0]), moves=2, times=2)
    log = text_of(log_message(texts, table, signed=False))
    assert f"— {line}" in log.splitlines()
    assert len(numbers(log_message(texts, table, signed=False))) == len(table.history)
    while table.stage is not Stage.OVER:
        if table.to_act() == (table.seat_of(HOST),):
            await play_one(tables, table)
        else:
            await strike(tables, table)
    pages = [text_of(log_message(texts, table, signed=False, first=first)) for first in range(len(table.history))]
    assert any(line in page for page in pages), "it stays where it was"
    message = record_message(texts, table, HOST)
    [document] = message.pictures
    record = orjson.loads(document.data)
    assert record["note"] == texts("taken-back-count", times=2)
    assert sum(len(hand["plies"]) for hand in record["hands"]) == len(table.history), "the moves that stand"
    assert differences(read_record(document.data.decode())) == []


async def test_the_secret_of_a_match_is_for_those_who_may_have_its_record(tables: TableService) -> None:
    table, texts = await played(tables, 0), texts_in("en")
    await play_to_the_end(tables, table)
    assert table.fair.secret is not None
    pages = {user: text_of(fair_message(texts, table, user)) for user in (HOST, HOST + 9)}
    assert table.fair.secret.hex() in pages[HOST]
    assert table.fair.secret.hex() not in pages[HOST + 9]
    assert commitment_to(table.fair.secret) in pages[HOST + 9]
    assert texts("record-players") in pages[HOST + 9]
