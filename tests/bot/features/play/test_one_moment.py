"""All parts of a board show the same version, even if the table changes during drawing."""

from collections.abc import AsyncIterator, Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.play import boards as module
from bot.features.play.boards import Boards
from bot.features.play.hand import HandRenderer
from bot.platform.drawing import Drawing
from bot.platform.messages import Message
from bot.platform.worker import Work
from bot.storage.guild_settings import GuildSettings
from bot.storage.user_settings import Reader
from bot.tables.service import TableService
from bot.tables.table import Stage, Table
from bot.text.naming import names_at
from bot.text.sentences import last_calls, public_texts
from engine.match import Match
from i18n import texts_in
from renderers import alt_seat, alt_table
from tests.bot.channels import Cache
from tests.bot.hand_factories import no_thinkers
from tests.bot.match_factories import match_of, next_hand, play_hand, play_match
from tests.bot.no_pictures import BLANK, BlankStudio, no_pictures
from tests.bot.table_factories import new_tables, play_one
from tests.bot.test_messages_fit import text_of, walk
from tests.i18n.languages import ENGLISH

pytestmark = pytest.mark.looptime
"""Time passes when all wait for it, not by the clock on the wall."""

AOI = Reader(texts_in("en"), "en")


class Meddler:
    """Draws after a callback has changed the table."""

    def __init__(self) -> None:
        self.meanwhile: Callable[[], Awaitable[object]] | None = None

    async def draw(self, work: Work) -> bytes:
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            await meanwhile()
        return BLANK

    async def close(self) -> None: ...


@pytest.fixture
def meddler() -> Meddler:
    return Meddler()


@pytest.fixture
async def tables() -> AsyncIterator[TableService]:
    tables = new_tables()
    yield tables
    await tables.close()


def boards_of(studio: Any) -> Boards:
    cache = Cache()
    return Boards(Drawing(studio), cache, GuildSettings(cache))


def descriptions(message: Message) -> list[str]:
    galleries = [each for each in walk(message.view.to_components()) if each["type"] == 12]
    return [gallery["items"][0]["description"] for gallery in galleries]


async def test_a_board_takes_picture_words_and_clock_from_one_snapshot(tables: TableService, meddler: Meddler) -> None:
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

    meddler.meanwhile = meanwhile
    message = await boards_of(meddler).render(table)
    assert len(table.history) == 5, "somebody has moved while it was drawn"
    assert descriptions(message) == [alt_table(before, table.names(), ENGLISH)]
    shown_text = text_of(message)
    assert f"**{mover}**" in shown_text
    assert shown_text.count("\n- ") >= len(calls)
    assert all(call in shown_text for call in calls)
    assert last_calls(texts, table, name)[-1] not in shown_text
    assert "a computer plays on" not in shown_text
    later = text_of(await boards_of(meddler).render(table))
    assert last_calls(texts, table, name)[-1] in later


async def test_a_board_between_two_hands_is_one_snapshot(tables: TableService, meddler: Meddler) -> None:
    table = await match_of(tables, "fan-tan", people=3)
    await play_hand(tables, table)
    before = table.view(None)
    meddler.meanwhile = lambda: next_hand(tables, table)
    message = await boards_of(meddler).render(table)
    assert table.stage is Stage.PLAYING
    assert alt_table(before, table.names(), ENGLISH) in descriptions(message)
    assert "The next one is dealt" in text_of(message)


async def test_a_private_hand_is_one_snapshot(tables: TableService, meddler: Meddler) -> None:
    boards = SimpleNamespace(trouble_at=lambda table_id: None)
    hands = HandRenderer(Drawing(meddler), boards, no_thinkers(), emojis={})
    table = await match_of(tables, "classic", people=3)
    seat = table.to_act()[0]
    user, before = table.at(seat).user, table.view(seat)
    assert user is not None
    meddler.meanwhile = lambda: play_one(tables, table)
    message = await hands.render(table, user, AOI)
    assert table.view(seat) is not before
    assert descriptions(message) == [alt_seat(before, table.names(), ENGLISH)]
    assert "not your turn" not in text_of(message)
    assert any(str(each.get("custom_id", "")).startswith("m:1:0:") for each in walk(message.view.to_components()))


async def test_a_snapshot_does_not_change(tables: TableService) -> None:
    table = await match_of(tables, "fan-tan", people=3)
    await play_hand(tables, table)
    now = table.snapshot()
    seen = [now.view(None), *map(now.view, range(3))]
    facts = (now.stage, now.version, len(now.history), now.deadline, [*now.participants], now.names(), now.match.totals)  # type: ignore[union-attr]
    dealer = now.match.next_dealer()  # type: ignore[union-attr]
    await next_hand(tables, table)
    await play_match(tables, table)
    now._views.clear()
    assert [now.view(None), *map(now.view, range(3))] == seen
    assert facts == (
        now.stage,
        now.version,
        len(now.history),
        now.deadline,
        now.participants,
        now.names(),
        now.match.totals,
    )  # type: ignore[union-attr]
    assert now.match.next_dealer() == dealer  # type: ignore[union-attr]
    assert isinstance(now.match, Match)
    assert now.match.result is None


# -- What cannot be described -----------------------------------------------------------------------------------------


async def broken(tables: TableService, monkeypatch: pytest.MonkeyPatch) -> Table:
    def fails(*args: Any, **facts: Any) -> Message:
        raise LookupError("no words for it")

    monkeypatch.setattr(module, "board_message", fails)
    monkeypatch.setattr(module, "result_message", fails)
    return await match_of(tables, "classic", people=3)


async def test_a_board_without_alt_text_has_a_shorter_one(
    tables: TableService, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await broken(tables, monkeypatch)
    message = await boards_of(BlankStudio()).render(table)
    assert "To move: " in text_of(message)
    assert "Not everything about this table can be told" in text_of(message)
    assert "My hand" in str(message.view.to_components())
    assert "cannot be described in full" in caplog.text
    while table.to_act():
        await play_one(tables, table)
    over = await boards_of(BlankStudio()).render(table)
    assert "Play again" in str(over.view.to_components())
    assert "The game goes on" not in text_of(over)


async def test_without_a_text_of_the_layout_the_names_remain(
    tables: TableService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await broken(tables, monkeypatch)

    def fails(*args: Any) -> str:
        raise LookupError("no words for it")

    monkeypatch.setattr("bot.features.play.showing.text_table", fails)
    message = await boards_of(BlankStudio()).render(table)
    assert "My hand" in str(message.view.to_components())


async def test_a_store_error_is_not_taken_for_a_text_error(tables: TableService) -> None:
    """It passes, and then the whole board can be shown."""
    table, cache = await match_of(tables, "classic", people=3), Cache()

    async def broken(guild: int) -> Any:
        raise OSError("the disk is gone")

    cache.guild_settings = broken  # type: ignore[method-assign]
    store = cache
    with pytest.raises(OSError, match="gone"):
        await Boards(no_pictures(), store, GuildSettings(store)).render(table)
