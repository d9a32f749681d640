"""What messages of a table say in words: beside the picture, of time, of who is away, and of leaving."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

import pytest

from bot.features.play.boards import Boards
from bot.features.play.hand import HandPage, hand_message, leave_question, left_message, version_of
from bot.features.play.turn_calls import call_of
from bot.storage.guild_settings import GuildSettings
from bot.storage.user_settings import Reader
from bot.tables.hours import Hours
from bot.tables.service import TableService
from bot.tables.setup import Pace, TableSetup
from bot.tables.table import Table
from bot.text.markup import at_time, relative
from engine.views import SeatStatus
from i18n import LANGUAGES, Language, texts_in
from tests.bot.channels import Cache
from tests.bot.fitting.limits import text_of, walk
from tests.bot.hand_factories import written
from tests.bot.lesson_factories import strike
from tests.bot.no_pictures import no_pictures
from tests.bot.table_factories import HOST, open_table, play_one, playing
from tests.i18n.languages import WORDED

NAMES = ("Anna", "健太", "שלום")
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
WORDED_ONES = pytest.mark.parametrize("language", WORDED)


async def match_at(tables: TableService, game: str, language: Language) -> Table:
    locale = {"en": "en-US", "ja": "ja"}[language]
    table = await open_table(
        tables, guild=1, channel=7, user=HOST, name=NAMES[0], setup=TableSetup.of(game), locale=locale
    )
    for user, name in enumerate(NAMES[1:], start=HOST + 1):
        await tables.join(table.id, user, name)
    return await tables.start(table.id, HOST)


async def board_of(table: Table, *, in_words: bool) -> tuple[str, str]:
    """The text of the public message, and its alt texts."""
    cache = Cache()
    settings = GuildSettings(cache.guild_settings)
    await settings.change(1, text_only=in_words)
    message = await Boards(no_pictures(), cache, settings).render(table)
    alts = [item["description"] for part in walk(message.components) for item in part.get("items", [])]
    return text_of(message).replace("\u2068", "").replace("\u2069", ""), "\n".join(alts)


@WORDED_ONES
@pytest.mark.parametrize("game", ["shichi-narabe", "koroshi", "earl-of-coventry", "insidious-sevens", "nanatoridori"])
async def test_the_seats_are_listed_once(tables: TableService, game: str, language: Language):
    """In the picture and its alt text, or in the layout in words."""
    texts, table = texts_in(language), await match_at(tables, game, language)
    told = [(table.at(seat).name, shown.cards) for seat, shown in enumerate(table.view(None).seats)]
    left = [texts("alt-seat", name=name, cards=cards) for name, cards in told]
    lines = [texts("alt-seat-line", name=name, cards=cards) for name, cards in told]
    text, alt = await board_of(table, in_words=False)
    assert all(each in alt for each in left)
    assert not any(each in text for each in [*left, *lines])
    text, alt = await board_of(table, in_words=True)
    assert alt == ""
    assert [each for each in lines if text.count(each) != 1] == [], text


@WORDED_ONES
async def test_beside_the_picture_stands_what_no_picture_can_say(tables: TableService, language: Language):
    texts, table = texts_in(language), await match_at(tables, "fan-tan", language)
    text, _ = await board_of(table, in_words=False)
    assert "<t:" in text, "the deadline"
    assert texts("rounds-number", part="hand", number=1, most=3) in text.lower()
    assert texts("rounds-dealing", name="")[-3:] in text
    assert texts("alt-pot", count=table.view(None).pot or 0) not in text, "the picture has it"


async def test_who_is_away_is_said_in_both_forms(tables: TableService):
    texts, table = texts_in("en"), await match_at(tables, "shichi-narabe", "en")
    table = await tables.leave(table.id, HOST + 1)
    for in_words in (False, True):
        text, _ = await board_of(table, in_words=in_words)
        assert text.count(texts("board-left")) == 1


async def table_of(tables: TableService, people: int, language: Language) -> Table:
    """A match in which it is the host's turn."""
    table = await playing(tables, people=people, computers=3 - people, locale=language)
    while table.at(table.to_act()[0]).user != HOST:
        await (play_one if table.at(table.to_act()[0]).by_person else strike)(tables, table)
    return table


def hand_of(table: Table, user: int, language: Language, **more: object) -> str:
    seat = table.seat_of(user)
    message = hand_message(Reader(texts_in(language)), table, table.view(seat), "", ply=table.ply, emojis={}, **more)
    return written(message.components)


@EVERY_LANGUAGE
@pytest.mark.parametrize("people", [1, 2])
async def test_only_who_does_not_play_alone_reads_of_time(
    tables: TableService, language: Language, people: int
) -> None:
    texts, table = texts_in(language), await table_of(tables, people, language)
    legal = table.view(table.to_act()[0]).legal[0]
    boards = [(await board_of(table, in_words=in_words))[0] for in_words in (False, True)]
    forms = ({}, {"page": HandPage("?", asking=legal)}, {"hint": legal})
    said = [*boards, *(hand_of(table, HOST, language, **form) for form in forms), call_of(table, [HOST])[0]]
    until = texts("rounds-time", until=relative(table.deadline))
    for each in said:
        assert (until in each) == (people == 2), each
        assert people == 2 or "<t:" not in each, each


@EVERY_LANGUAGE
@pytest.mark.parametrize("people", [1, 2])
async def test_while_all_are_away_everything_says_for_whom_the_table_waits(
    tables: TableService, language: Language, people: int
) -> None:
    texts, table = texts_in(language), await table_of(tables, people, language)
    before = version_of(table, 0)
    for user in range(HOST, HOST + people):
        question = written(leave_question(texts, table, user).components)
        is_last = user == HOST + people - 1
        assert (texts("notice-step-away-alone") in question) == is_last
        assert (texts("notice-step-away-question") in question) != is_last
        await tables.step_away(table.id, user)
    until = relative(table.deadline)
    for in_words in (False, True):
        board, _ = await board_of(table, in_words=in_words)
        assert texts("board-all-away", names="|", until=until).partition("|")[2] in board
        assert texts("board-away") not in board, "no computer plays for anybody"
        assert texts("rounds-time", until=until) not in board
    for user in range(HOST, HOST + people):
        hand = hand_of(table, user, language)
        assert texts("hand-all-away", until=until) in hand
        assert texts("hand-away") not in hand
    assert version_of(table, 0) != before
    content, view = call_of(table, [HOST])
    assert (content, "<t:" in content) == (texts("ping-all-away", mention=f"<@{HOST}>"), False)
    assert texts("board-back") in str(view.to_components())


async def one_is_bankrupt(tables: TableService) -> tuple[Table, int]:
    """A table in play, and its user who went bankrupt (SN-6)."""
    table = await playing(tables, people=4)
    while True:
        for seat, shown in enumerate(table.view(None).seats):
            user = table.at(seat).user
            if shown.status is SeatStatus.BANKRUPT and user is not None:
                return table, user
        await play_one(tables, table, prefer="pass")


@EVERY_LANGUAGE
async def test_no_computer_is_said_to_play_on_for_who_is_bankrupt(tables: TableService, language: Language) -> None:
    texts, (table, user) = texts_in(language), await one_is_bankrupt(tables)
    staying = next(table.at(seat).user for seat in table.to_act())
    for each, more in ((user, "no"), (staying, "yes")):
        question = written(leave_question(texts, table, each).components)
        assert texts("notice-leave-question", others=3, more=more) in question
    for each, told in ((user, "hand-left-idle"), (staying, "hand-left")):
        await tables.leave(table.id, each)
        assert texts(told) in written(left_message(texts, table, each).components)


@WORDED_ONES
@pytest.mark.parametrize(("pace", "counts"), [(Pace.DAY, True), (Pace.DAY, False), (None, True)])
async def test_a_slow_table_says_who_is_away_until_when(
    tables: TableService, language: Language, pace: Pace | None, counts: bool
) -> None:
    setup = TableSetup.of("shichi-narabe").at_pace(pace).with_own("days_away", counts)
    locale = {"en": "en-US", "ja": "ja"}[language]
    table = await open_table(tables, guild=1, channel=7, user=HOST, name="Anna", setup=setup, locale=locale)
    await tables.join(table.id, HOST + 1, "Ben")
    await tables.start(table.id, HOST)
    now, back = 1_804_000_000_000, 1_804_032_000_000  # The next midnight in UTC.
    today = date(2027, 3, 2)

    async def hours_of(users: Sequence[int]) -> Mapping[int, Hours]:
        return {HOST + 1: Hours("Etc/UTC", None, (today, today))}

    cache = Cache()
    boards = Boards(no_pictures(), cache, GuildSettings(cache.guild_settings), hours_of=hours_of, now=lambda: now)
    said = texts_in(language)("board-days-away", until=at_time(back))
    assert (said in text_of(await boards.render(table))) is (pace is not None and counts)
