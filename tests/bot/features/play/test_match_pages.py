"""The pages of a match: the log turns pages and skips no move; *Fair?* says what the deal was made from."""

import re
from dataclasses import replace

import orjson
import pytest

from bot.features.play.fair_page import brief_line, fair_message, word_form, word_typed
from bot.features.play.ids import AtTable, TablePress
from bot.features.play.lobby_board import lobby_message
from bot.features.play.match_pages import MOVES_A_PAGE, log_message, record_message
from bot.features.replay.positions import positions_of
from bot.platform.messages import Message
from bot.tables.refusals import RefusalReason
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from bot.tables.taking_back import last_decision
from bot.text.markup import columns
from bot.text.naming import names_at
from engine.fair import commitment_to
from engine.record import differences, read_record
from i18n import LANGUAGES, Language, Texts, texts_in
from tests.bot.fitting.limits import text_of, walk
from tests.bot.lesson_factories import strike
from tests.bot.match_factories import match_of, next_hand, play_hand
from tests.bot.refused import refused
from tests.bot.table_factories import HOST, lobby, play_one, play_to_the_end, playing
from tests.discord_in_memory import Json

every_language = pytest.mark.parametrize("language", LANGUAGES)
NUMBERED = re.compile(r"^(\d+)\\\. ", re.MULTILINE)


async def played(tables: TableService, moves: int) -> Table:
    table = await playing(tables, people=3)
    for _ in range(moves):
        await play_one(tables, table)
    return table


async def go_on(tables: TableService, table: Table) -> None:
    """Whoever is to act moves, the host or a computer player."""
    await (play_one if table.to_act() == (table.seat_of(HOST),) else strike)(tables, table)


def numbers(message: Message) -> list[int]:
    return [int(found) for found in NUMBERED.findall(text_of(message))]


def headings(message: Message) -> list[str]:
    return re.findall(r"^\*\*(.+)\*\*$", text_of(message), re.MULTILINE)


def chosen_from(message: Message) -> list[Json]:
    """The options of the menu that leads into the replay."""
    return next((each["options"] for each in walk(message.components) if "options" in each), [])


def turners(message: Message) -> list[str]:
    return re.findall(r"p:moves:\d+:(\d+)[<>]", str(message.view.to_components()))


@every_language
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


@every_language
async def test_the_log_and_the_record_say_what_was_taken_back(tables: TableService, language: Language) -> None:
    texts, table = texts_in(language), await playing(tables, people=1, computers=3)
    for _ in range(2):
        while (number := last_decision(table, HOST)) is None:
            await go_on(tables, table)
        await tables.take_back(table.id, HOST, ply=table.history[number].ply)
    line = texts("taken-back", name=names_at(texts, table, signed=False)(table.participants[0]), moves=2, times=2)
    log = text_of(log_message(texts, table, signed=False))
    assert f"— {line}" in log.splitlines()
    assert len(numbers(log_message(texts, table, signed=False))) == len(table.history)
    while table.stage is not Stage.OVER:
        await go_on(tables, table)
    pages = [text_of(log_message(texts, table, signed=False, first=first)) for first in range(len(table.history))]
    assert any(line in page for page in pages), "it stays where it was"
    [document] = record_message(texts, table, HOST).pictures
    record = orjson.loads(document.data)
    assert record["note"] == texts("taken-back-count", times=2)
    assert sum(len(hand["plies"]) for hand in record["hands"]) == len(table.history), "the moves that stand"
    assert differences(read_record(document.data.decode())) == []


async def test_the_secret_of_a_match_is_for_those_who_may_have_its_record(tables: TableService) -> None:
    table, texts = await played(tables, 0), texts_in("en")
    await play_to_the_end(tables, table)
    pages = {user: text_of(fair_message(texts, table, user)) for user in (HOST, HOST + 9)}
    assert table.fair.secret.hex() in pages[HOST]
    assert table.fair.secret.hex() not in pages[HOST + 9]
    assert commitment_to(table.fair.secret) in pages[HOST + 9]
    assert texts("record-players") in pages[HOST + 9]


def page(texts: Texts, table: Table, user: int = HOST) -> str:
    return text_of(fair_message(texts, table, user))


def buttons(texts: Texts, table: Table, user: int = HOST) -> list[str]:
    return [each["label"] for each in walk(fair_message(texts, table, user).components) if each["type"] == 2]


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        *[("", None), ("  ", None), ("\u200b\u200b", ""), ("\u2800", "")],
        *[(" apple ", "apple"), ("a\nb", "a b"), ("７なら\u3000べ", "7なら べ"), ("ｱｲ", "アイ"), ("👩‍👩‍👧", "👩‍👩‍👧")],
        *[("\u202egnp.exe", "gnp.exe"), ("\ud800x", "x"), ("\ufdfa", "صلى الله عليه وسلم")],
    ],
)
def test_a_word_is_read_as_it_is_shown(typed: str, word: str | None) -> None:
    assert word_typed(typed) == word
    assert word is None or word_typed(word) in (word, None), "what is shown is what counts"


@every_language
async def test_the_lobby_shows_the_commitment_and_the_words_with_their_signs(
    tables: TableService, language: Language
) -> None:
    table, texts = await lobby(tables, people=3, name="Aoi", locale=language), texts_in(language)
    table.participants[2].name = "Ben"
    signed = names_at(texts, table, signed=True)
    typed = {HOST + 2: "apple", HOST: "七並べ"}
    assert table.fair.secret is not None
    commitment = commitment_to(table.fair.secret)
    for words in ([], [HOST + 2], [HOST + 2, HOST]):
        if words:
            await tables.set_word(table.id, words[-1], typed[words[-1]])
        line = brief_line(texts, table)
        assert line in text_of(lobby_message(texts, table)).splitlines()
        assert f"`{commitment}`" in line, "all of it"
        shown = [texts("fair-word", name=signed(table.participants[user - HOST]), word=typed[user]) for user in words]
        assert texts("list-comma").join(shown) in line, "in their order"
        alone = texts("fair-brief", commitment=commitment, given="none", words="")
        assert (line == f"-# {alone}") == (not words), "who could have chosen the cards"
        assert commitment in page(texts, table, HOST + 9), "for everybody"


async def test_a_lobby_without_a_word_says_that_the_operator_could_have_chosen_the_cards(tables: TableService) -> None:
    table, texts = await lobby(tables, people=2), texts_in("en")
    warning = "no word added: only who runs the bot could choose the cards"
    assert warning in text_of(lobby_message(texts, table))
    await tables.set_word(table.id, HOST, "apple")
    assert warning not in text_of(lobby_message(texts, table))


async def test_words_of_a_lobby_are_cut_and_the_newest_is_always_there(tables: TableService) -> None:
    table, texts = await lobby(tables, people=7), texts_in("en")
    for place in table.participants:
        place.name = "Maximiliane von und zu Hohenberg"
    whole = "abcdefghijklmnopqrstuvwxyz1234"
    for number in range(7):
        await tables.set_word(table.id, HOST + number, f"{number}{whole[1:]}")
        line = brief_line(texts, table).partition("words: ")[2]
        shown = line.split(", ")
        assert shown[-1].partition("“")[2].startswith(f"{number}bc")
        left_out = int(shown[0]) if shown[0].startswith("+") else 0
        assert left_out + len([each for each in shown if "“" in each]) == number + 1, "all are counted"
        assert columns(line) <= 60
    for number in range(1, 7):
        await tables.set_word(table.id, HOST + number, None)
    assert f": “0{whole[1:]}”" in brief_line(texts, table), "one word is there whole"


async def test_words_are_escaped(tables: TableService) -> None:
    table, texts = await lobby(tables, people=2), texts_in("en")
    await tables.set_word(table.id, HOST, "**<@1> https://x.gg ||@here||")
    shown = page(texts, table)
    assert "\\*\\*\\<@1>" in shown
    assert "https://" not in shown
    assert "@here" not in shown


@every_language
async def test_the_page_says_who_could_have_chosen_the_cards(tables: TableService, language: Language) -> None:
    table, texts = await lobby(tables, people=2, locale=language), texts_in(language)
    assert texts("fair-alone") in page(texts, table)
    assert buttons(texts, table) == [texts("fair-add")]
    assert buttons(texts, table, HOST + 7) == [], "who does not sit there"
    await tables.set_word(table.id, HOST, "apple")
    last = texts("fair-last", name=names_at(texts, table, signed=False)(table.participants[0]))
    assert last in page(texts, table, HOST + 1)
    assert texts("fair-alone") not in page(texts, table, HOST + 1)
    assert buttons(texts, table) == [texts("fair-change")]
    await tables.start(table.id, HOST)
    assert last in page(texts, table), "while the match is played"
    assert buttons(texts, table) == []
    await play_to_the_end(tables, table)
    after = page(texts, table)
    assert texts("fair-checked", follow="yes") in after
    assert last in after
    assert "apple" in after
    assert texts("fair-table", table=str(table.id)) in after
    assert "apple" not in page(texts, table, HOST + 7), "who has no part in the match"


async def test_a_deal_without_words_says_that_the_operator_could_have_chosen_it(tables: TableService) -> None:
    table = await playing(tables, people=2)
    await play_to_the_end(tables, table)
    assert "nobody but who runs the bot could have chosen these cards" in page(texts_in("en"), table)


async def test_a_deleted_word_is_shown_by_its_mark(tables: TableService) -> None:
    table, texts = await lobby(tables, people=2), texts_in("en")
    await tables.set_word(table.id, HOST + 1, "apple")
    await tables.start(table.id, HOST)
    await play_to_the_end(tables, table)
    fair = table.match.fair
    gone = replace(fair.words[0], text=None)
    table.match.fair = replace(fair, bound=replace(fair.bound, words=(gone,)))
    shown = page(texts, table)
    assert gone.mark in shown
    assert "apple" not in shown
    assert texts("fair-checked", follow="yes") in shown


async def test_the_form_has_the_word_so_far_and_is_for_who_can_add_one(tables: TableService) -> None:
    table, texts = await lobby(tables, people=2), texts_in("en")
    add = TablePress(table.id, AtTable.WORD)
    [label] = word_form(texts, table, HOST, add).to_dict()["components"]
    assert "value" not in label["component"] or not label["component"]["value"]
    await tables.set_word(table.id, HOST, "apple")
    form = word_form(texts, table, HOST, add)
    [label] = form.to_dict()["components"]
    assert (form.custom_id, label["component"]["value"]) == (str(add), "apple")
    assert form.is_finished(), "discord.py would keep it"
    with refused(RefusalReason.NOT_SEATED):
        word_form(texts, table, HOST + 7, add)
    await tables.start(table.id, HOST)
    with refused(RefusalReason.DEALT):
        word_form(texts, table, HOST, add)
