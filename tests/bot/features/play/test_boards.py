"""Boards and hands as they are rendered: of one moment, in the colours that were chosen, in words if nothing can be drawn."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from bot.features.learn.practice_rendering import PracticeRenderer
from bot.features.play.boards import Boards
from bot.features.play.hand import HandRenderer
from bot.features.rules.illustrating import illustrated
from bot.features.rules.rules import table_rules
from bot.platform.drawing import Drawing
from bot.platform.messages import Message, Shown
from bot.platform.worker import Work, WorkFailed
from bot.storage.guild_settings import GuildSettings
from bot.storage.user_settings import OwnSettings, Reader
from bot.tables.service import TableService
from bot.tables.table import Stage
from bot.text.naming import names_at
from bot.text.sentences import last_calls, public_texts
from i18n import Texts
from renderers import Drawable, ScoresPicture, Theme
from renderers.alt_text.alt import alt_seat, alt_table
from tests.bot.channels import Cache
from tests.bot.fitting.limits import text_of, walk
from tests.bot.hand_factories import Boards as PublicBoards
from tests.bot.hand_factories import awaited, no_thinkers
from tests.bot.lesson_factories import LEARNER, begin, learn_one, until_awaited
from tests.bot.match_factories import match_of, next_hand, play_hand, play_match
from tests.bot.no_pictures import BlankStudio, no_pictures
from tests.bot.table_factories import play_one
from tests.i18n.languages import ENGLISH

pytestmark = pytest.mark.looptime  # Time passes when all wait for it.

AOI = Reader(ENGLISH)


class BrokenStudio(BlankStudio):
    """Fails at every picture."""

    async def draw(self, work: Work) -> bytes:
        raise WorkFailed("MemoryError")


class Noted(Drawing):
    """Draws blank pictures and notes the themes of all but scores, which have none."""

    def __init__(self) -> None:
        super().__init__(BlankStudio())
        self.themes: list[Theme] = []

    def draw(self, drawable: Drawable) -> Awaitable[bytes]:
        if not isinstance(drawable, ScoresPicture):
            self.themes.append(drawable.theme)
        return super().draw(drawable)


@pytest.fixture
def studio() -> BlankStudio:
    return BlankStudio()


def boards_of(studio: BlankStudio, kind: type[Drawing] = Drawing) -> Boards:
    cache = Cache()
    return Boards(kind(studio), cache, GuildSettings(cache.guild_settings))


def hands_of(studio: BlankStudio) -> HandRenderer:
    return HandRenderer(
        Drawing(studio), PublicBoards(lambda _: None, lambda _: None), no_thinkers(), Cache(), emojis={}
    )


def descriptions(message: Message) -> list[str]:
    galleries = [each for each in walk(message.components) if each["type"] == 12]
    return [gallery["items"][0]["description"] for gallery in galleries]


async def test_a_board_takes_picture_words_and_clock_from_one_snapshot(
    tables: TableService, studio: BlankStudio
) -> None:
    table = await match_of(tables, "classic", people=3)
    for _ in range(4):
        await play_one(tables, table)
    texts = public_texts(table)
    name = names_at(texts, table, signed=True)
    before, calls = table.view(None), last_calls(texts, table, name)
    mover = name(table.at(before.to_act[0]))

    async def meanwhile() -> None:
        await play_one(tables, table)
        await tables.leave(table.id, 102)

    studio.before = meanwhile
    message = await boards_of(studio).render(table)
    assert len(table.history) == 5, "somebody has moved while it was drawn"
    assert descriptions(message) == [alt_table(before, table.names(), ENGLISH)]
    shown_text = text_of(message)
    assert f"**{mover}**" in shown_text
    assert shown_text.count("\n- ") >= len(calls)
    assert all(call in shown_text for call in calls)
    assert last_calls(texts, table, name)[-1] not in shown_text
    assert "a computer plays on" not in shown_text
    later = text_of(await boards_of(studio).render(table))
    assert last_calls(texts, table, name)[-1] in later


async def test_a_board_between_two_hands_is_one_snapshot(tables: TableService, studio: BlankStudio) -> None:
    table = await match_of(tables, "fan-tan", people=3)
    await play_hand(tables, table)
    before = table.view(None)
    studio.before = lambda: next_hand(tables, table)
    message = await boards_of(studio).render(table)
    assert table.stage is Stage.PLAYING
    assert alt_table(before, table.names(), ENGLISH) in descriptions(message)
    assert "The next one is dealt" in text_of(message)


async def test_a_private_hand_is_one_snapshot(tables: TableService, studio: BlankStudio) -> None:
    table = await match_of(tables, "classic", people=3)
    seat = table.to_act()[0]
    before = table.view(seat)
    studio.before = lambda: play_one(tables, table)
    message = await hands_of(studio).render(table, awaited(table), AOI)
    assert table.view(seat) is not before
    assert descriptions(message) == [alt_seat(before, table.names(), ENGLISH)]
    assert "not your turn" not in text_of(message)
    assert any(str(each.get("custom_id", "")).startswith("m:1:0:") for each in walk(message.components))


async def test_a_snapshot_does_not_change(tables: TableService) -> None:
    table = await match_of(tables, "fan-tan", people=3)
    await play_hand(tables, table)
    now = table.snapshot()
    seen = [now.view(None), *map(now.view, range(3))]

    def facts() -> list[object]:
        there, match = [*now.participants], now.match
        state = [now.stage, now.version, len(now.history), now.deadline, there, now.names()]
        return [*state, match.totals, match.next_dealer(), match.result]

    before = facts()
    await next_hand(tables, table)
    await play_match(tables, table)
    assert now.match is not None
    assert [now.match.view(None), *map(now.match.view, range(3))] == seen, "not only by its cache"
    assert facts() == before
    assert before[-1] is None


# -- What cannot be described -----------------------------------------------------------------------------------------


def fails(*args: object, **facts: object) -> str:
    raise LookupError("no words for it")


class Speechless(Drawing):
    """Finds neither an alt text nor words for a picture."""

    async def picture_or_words(self, drawable: Drawable, name: str, texts: Texts) -> Shown:
        return fails()


async def test_a_board_without_alt_text_has_a_shorter_one(
    tables: TableService, studio: BlankStudio, caplog: pytest.LogCaptureFixture
) -> None:
    table, boards = await match_of(tables, "classic", people=3), boards_of(studio, Speechless)
    message = await boards.render(table)
    assert "To move: " in text_of(message)
    assert "Not everything about this table can be told" in text_of(message)
    assert "My hand" in str(message.view.to_components())
    assert "cannot be described in full" in caplog.text
    while table.to_act():
        await play_one(tables, table)
    over = await boards.render(table)
    assert "Play again" in str(over.view.to_components())
    assert "The game goes on" not in text_of(over)


async def test_without_a_text_of_the_layout_the_names_remain(
    tables: TableService, studio: BlankStudio, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await match_of(tables, "classic", people=3)
    monkeypatch.setattr("renderers.pictures.tables.text_table", fails)
    message = await boards_of(studio, Speechless).render(table)
    assert "My hand" in str(message.view.to_components())


async def test_a_store_error_is_not_taken_for_a_text_error(tables: TableService) -> None:
    """It passes, and then the whole board can be shown."""
    table, cache = await match_of(tables, "classic", people=3), Cache()

    async def broken(guild: int) -> dict[str, object]:
        raise OSError("the disk is gone")

    cache.guild_settings.get = broken  # type: ignore[method-assign]
    with pytest.raises(OSError, match="gone"):
        await Boards(no_pictures(), cache, GuildSettings(cache.guild_settings)).render(table)


def content(message: Message) -> str:
    assert message.pictures == ()
    return text_of(message)


async def test_a_board_and_its_scores_that_cannot_be_drawn_have_words(tables: TableService) -> None:
    boards, table = boards_of(BrokenStudio()), await match_of(tables, "fan-tan", people=3)
    assert "To move: " in content(await boards.render(table))
    await play_hand(tables, table)
    assert "Chips" in content(await boards.render(table))
    await play_match(tables, table)
    assert "the result" in content(await boards.render(table))


async def test_a_hand_that_cannot_be_drawn_has_words(tables: TableService) -> None:
    table = await match_of(tables, "classic", people=3)
    assert "Your hand (" in content(await hands_of(BrokenStudio()).render(table, awaited(table), AOI))


async def test_a_practice_table_that_cannot_be_drawn_has_words(tables: TableService) -> None:
    table = await begin(tables)
    await until_awaited(tables, table)
    page = await PracticeRenderer(Drawing(BrokenStudio()), emojis={}).render(table, LEARNER, AOI)
    assert "To move: " in content(page)
    assert "Your hand (" in content(page)


async def test_rules_that_cannot_be_drawn_have_words(tables: TableService) -> None:
    book = table_rules(await match_of(tables, "killing", people=3))
    for number in range(len(book.pages_in(AOI.texts))):
        assert content(await illustrated(Drawing(BrokenStudio()), AOI, book, number))


@pytest.mark.parametrize("four", [False, True])
async def test_the_public_table_has_the_suits_of_its_server(tables: TableService, four: bool) -> None:
    cache, drawing, table = Cache(), Noted(), await match_of(tables, "fan-tan", people=3)
    guild_settings = GuildSettings(cache.guild_settings)
    await guild_settings.change(1, four_colour=four)
    for play, stage in ((None, Stage.PLAYING), (play_hand, Stage.BETWEEN), (play_match, Stage.OVER)):
        if play is not None:
            await play(tables, table)
        assert table.stage is stage
        await Boards(drawing, cache, guild_settings).render(table)
    assert drawing.themes == [Theme(four_colour=four)] * 3


@pytest.mark.parametrize("four", [False, True])
async def test_a_practice_uses_the_learners_suits_and_cards(tables: TableService, four: bool) -> None:
    drawing, table = Noted(), await begin(tables)
    practice, person = (
        PracticeRenderer(drawing, emojis={}),
        Reader(ENGLISH, OwnSettings(four_colour=four, large_cards=not four)),
    )
    await until_awaited(tables, table)
    await practice.render(table, LEARNER, person)
    assert len(drawing.themes) == 1
    while await learn_one(tables, table):
        pass
    assert table.stage is Stage.OVER
    await practice.render(table, LEARNER, person)
    assert drawing.themes == [Theme(four_colour=four, large=not four)] * 2


async def test_a_board_in_words_speaks_of_cards_by_their_names(tables: TableService, studio: BlankStudio) -> None:
    table, boards = await match_of(tables, "classic", people=3), boards_of(studio)
    for _ in range(8):
        await play_one(tables, table)
    signs = set("♠♥♦♣")
    assert signs & set(text_of(await boards.render(table))), "beside a picture"
    cache = Cache()
    await GuildSettings(cache.guild_settings).change(table.guild, text_only=True)
    spoken = await Boards(Drawing(studio), cache, GuildSettings(cache.guild_settings)).render(table)
    assert not signs & set(text_of(spoken))
    assert not spoken.pictures
