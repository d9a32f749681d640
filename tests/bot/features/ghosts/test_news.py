"""Announcements in a channel: new ghosts, trades with their cause, undoing them, each also after a restart."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.features.ghosts.handlers import GhostHandlers
from bot.features.ghosts.news import Notice, trade_message
from bot.features.ghosts.service import Ghosts
from bot.features.play.hand import out_message
from bot.features.play.match_pages import log_message
from bot.platform.discord_api import place_url
from bot.platform.noting import Noting
from bot.platform.traffic import Traffic
from bot.storage.remembered import Remembered
from bot.tables.entries import TalkKind
from bot.tables.ghost_state import TAKE_BACK_SECONDS
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage
from bot.text.facts import seat_facts
from bot.text.ghosts import private_words, what_counts
from i18n import LANGUAGES, Language, texts_in
from tests.bot.channels import Cache
from tests.bot.clock import Clock
from tests.bot.fitting.limits import check, said, text_of, walk
from tests.bot.ghost_factories import force_move, ghost_of, haunted, living
from tests.bot.interaction_factories import new_answers, press
from tests.bot.table_factories import HOST, new_tables
from tests.discord_in_memory import Discord, Json, Message

pytestmark = pytest.mark.looptime  # Time passes when all wait for it.

MESSAGE = 4242


class Told:
    """A haunted table, and a channel with its announcements."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.discord = Discord(now=lambda: self.clock.ms / 1000)
        self.channel = self.discord.channel()
        self.tables = new_tables(now=self.clock)
        self.cache = Cache()
        self.seen: list[int] = []
        self.table: Any = None
        self.begin()

    def begin(self) -> None:
        """Start like a new process."""
        self.remembered = Remembered(self.cache)
        self.tables.registry.listeners.clear()
        self.ghosts = Ghosts(self.discord.client, self.tables.registry, Noting(self.remembered), self._see, Traffic())

    def _see(self, channel: int, message: int) -> None:
        self.seen.append(message)

    async def enter(self, **facts: Any) -> Any:
        self.table = await haunted(self.tables, self.clock, **facts)
        await self.settled()
        self.channel.requests.clear()
        self.ghost = ghost_of(self.table)
        self.talker = living(self.table)[0]
        return self.table

    async def trade(self, *, way: TalkKind = TalkKind.REPLY, user: int | None = None) -> None:
        haunting = self.table.player_at(next(iter(self.table.ghosts.since)))
        self.clock.ms += 10
        now = self.clock.ms
        await self.ghosts.talking.talked(
            self.table.id,
            user=user or self.talker,
            ghost=haunting,
            way=way,
            message=MESSAGE + now,
            said_at=now,
            heard_at=now,
        )
        await self.settled()

    async def press(self, user: int, label: str) -> list[str]:
        """Press this button of the last message; returns the answer."""
        found = next(each for each in self.buttons() if label in each["label"] and not each.get("disabled"))
        pressed = self.discord.press(user=user, message=self.newest, custom_id=found["custom_id"])
        await press(GhostHandlers(new_answers(self.tables), self.ghosts.talking), found["custom_id"], pressed)
        await self.settled()
        return pressed.kinds

    def buttons(self, message: int | None = None) -> list[Json]:
        """Those of this message, by default the newest."""
        shown = self.messages[message or self.newest].components
        return [each for each in walk(shown) if each["type"] == 2]

    @property
    def messages(self) -> dict[int, Message]:
        return self.discord.channel(self.table.channel).messages

    @property
    def newest(self) -> int:
        return max(self.messages)

    def text_of(self, message: int) -> str:
        return said(self.messages[message].components)

    @property
    def text(self) -> str:
        return self.text_of(self.newest)

    async def settled(self) -> None:
        await asyncio.sleep(0.6)
        await self.tables.registry.idle()


@pytest.fixture
async def announcements() -> AsyncIterator[Told]:
    there = Told()
    yield there
    await there.ghosts.close()
    await there.tables.close()


@pytest.mark.parametrize(("strict", "says"), [(False, "Nothing else does"), (True, "**This table is strict:**")])
async def test_a_new_ghost_is_announced_with_the_tables_rule_of_talking(
    announcements: Told, strict: bool, says: str
) -> None:
    table = await announcements.enter(strict=strict)
    assert "a ghost from now on" in announcements.text
    assert says in announcements.text
    assert says in what_counts(texts_in("en"), table)
    seat = next(iter(table.ghosts.since))
    assert seat_facts(texts_in("en"), table.view(None), seat)[0] == "👻 ghost, bankrupt"
    assert announcements.seen, "the table's message is further up now"


async def test_the_rule_is_explained_with_the_first_ghost_only(announcements: Told) -> None:
    table = await announcements.enter()
    while len(table.ghosts.since) < 2:
        assert table.stage is Stage.PLAYING
        await force_move(announcements.tables, table)
    await announcements.settled()
    assert announcements.text.count("\n") == 0
    assert "a ghost from now on" in announcements.text
    texts = map(announcements.text_of, announcements.messages)
    assert sum("Talking to a ghost:" in each for each in texts) == 1


@pytest.mark.parametrize(
    ("way", "says"),
    [
        (TalkKind.REPLY, "by replying"),
        (TalkKind.MENTION, "by mentioning it"),
        (TalkKind.REACTION, "by reacting to its message"),
        (TalkKind.NEXT, "by writing right after it"),
    ],
)
async def test_a_trade_is_announced_with_its_cause(announcements: Told, way: TalkKind, says: str) -> None:
    table = await announcements.enter(strict=True)
    await announcements.trade(way=way)
    link = place_url(1, table.channel, table.ghosts.trade.message)
    assert f"[{says}]({link})" in announcements.text
    assert [each["label"] for each in announcements.buttons()] == ["Take back"]
    assert announcements.remembered.of(table.id).trade == (
        table.ghosts.trade.at,
        announcements.newest,
    )


async def test_the_host_and_both_traders_undo_a_trade(announcements: Told) -> None:
    table = await announcements.enter()
    seats = {user: table.seat_of(user) for user in (*living(table), announcements.ghost)}
    await announcements.trade()
    two = [user for user in (announcements.ghost, announcements.talker) if user != HOST]
    assert await announcements.press(HOST, "Take back") == ["defer"]
    assert "would like to take this back" in announcements.text
    for user in two:
        place = table.participant_of(user)
        assert len(announcements.buttons()) == 2
        await announcements.press(user, f"{place.name} agrees")
    assert "Taken back" in announcements.text
    assert announcements.buttons() == []
    assert {user: table.seat_of(user) for user in seats} == seats
    assert announcements.channel.kinds.count("send") == 1, "the rest are edits"
    log = "".join(text_of(log_message(texts_in("en"), table, signed=False, first=first)) for first in (0, 99))
    assert "a ghost: they trade places" in log
    assert "The trade is taken back" in log


async def test_only_the_host_and_the_traders_can_press(announcements: Told) -> None:
    table = await announcements.enter()
    await announcements.trade()
    outsider = next(user for user in living(table) if user not in (HOST, announcements.talker, announcements.ghost))

    async def no(pressing: Any) -> RefusalReason:
        with pytest.raises(TableError) as caught:
            await pressing
        return caught.value.reason

    assert await no(announcements.press(outsider, "Take back")) is RefusalReason.NOT_HOST
    await announcements.press(HOST, "Take back")
    assert await no(announcements.press(outsider, "agrees")) is RefusalReason.NOT_CONCERNED
    await announcements.tables.channel_gone(table.channel)
    assert await no(announcements.press(outsider, "agrees")) is RefusalReason.NO_TRADE


@pytest.mark.parametrize("asked", [False, True])
async def test_after_the_time_to_undo_the_buttons_are_replaced_by_the_outcome(announcements: Told, asked: bool) -> None:
    table = await announcements.enter()
    announcements.clock.ms += 1
    await announcements.trade()
    if asked:
        await announcements.press(HOST, "Take back")
    announcements.clock.ms += TAKE_BACK_SECONDS * 1000 + 1
    announcements.ghosts.news.touch()
    await announcements.settled()
    assert announcements.buttons() == []
    assert ("the trade stands" in announcements.text) == asked
    assert not len(announcements.ghosts.news)
    with pytest.raises(TableError):
        await announcements.ghosts.talking.agree(table.id, HOST)


async def test_the_buttons_are_removed_by_a_timer(announcements: Told) -> None:
    await announcements.enter()
    now = announcements.clock.ms
    announcements.clock.ms = now - TAKE_BACK_SECONDS * 1000 + 30
    announcements.table.ghosts.since = dict.fromkeys(announcements.table.ghosts.since, 0)
    await announcements.trade()
    trade = announcements.table.ghosts.trade
    assert announcements.buttons()
    announcements.clock.ms = trade.at + TAKE_BACK_SECONDS * 1000 - 40
    await announcements.press(HOST, "Take back")
    announcements.clock.ms += 100
    await asyncio.sleep(0.6)
    assert announcements.buttons() == []


async def test_a_later_trade_closes_the_announcement_of_the_one_before(announcements: Told) -> None:
    table = await announcements.enter()
    await announcements.trade()
    first = announcements.newest
    second = next(user for user in living(table) if user != announcements.talker)
    await announcements.trade(user=second)
    assert announcements.buttons(first) == []
    assert [each["label"] for each in announcements.buttons()] == ["Take back"]


async def test_a_computer_agrees_to_an_undo(announcements: Told) -> None:
    table = await announcements.enter(people=2, computers=2)
    await announcements.trade(user=HOST + 1)
    await announcements.press(HOST, "Take back")
    assert [each["label"] for each in announcements.buttons()] == [f"{table.participant_of(HOST + 1).name} agrees"]
    await announcements.press(HOST + 1, "agrees")
    assert "Taken back" in announcements.text
    await announcements.trade(user=HOST)
    await announcements.press(HOST, "Take back")
    assert "Taken back" in announcements.text, "the host alone is asked"


async def test_after_a_restart_the_same_announcement_is_edited(announcements: Told) -> None:
    table = await announcements.enter()
    await announcements.trade()
    message = announcements.newest
    await announcements.ghosts.close()
    announcements.begin()
    await announcements.remembered.recall(list(announcements.cache.kept))
    announcements.ghosts.take_up(table)
    await announcements.settled()
    assert announcements.channel.done[-1] == ("edit", message)
    await announcements.press(HOST, "Take back")
    assert "would like to take this back" in announcements.text


async def test_after_a_restart_a_finished_announcement_is_not_edited(announcements: Told) -> None:
    table = await announcements.enter()
    await announcements.trade()
    announcements.clock.ms += TAKE_BACK_SECONDS * 1000 + 1
    announcements.ghosts.news.touch()
    await asyncio.sleep(1)
    announcements.channel.requests.clear()
    await announcements.ghosts.close()
    announcements.begin()
    await announcements.remembered.recall(list(announcements.cache.kept))
    announcements.ghosts.take_up(table)
    await announcements.settled()
    assert announcements.channel.done == []
    await announcements.trade(user=next(user for user in living(table) if user != announcements.talker))
    assert "They trade places" in announcements.text


@pytest.mark.parametrize("undone", [True, False])
async def test_the_outcome_of_a_trade_is_shown_after_downtime(announcements: Told, undone: bool) -> None:
    table = await announcements.enter()
    await announcements.trade()
    announced = announcements.text
    (message,) = (each for each in announcements.messages if "They trade" in announcements.text_of(each))
    await announcements.press(HOST, "Take back")
    await asyncio.sleep(1)
    await announcements.ghosts.close()
    announcements.tables.registry.listeners.clear()
    if undone:
        for user in {HOST, announcements.ghost, announcements.talker}:
            await announcements.ghosts.talking.agree(table.id, user)
        assert table.ghosts.trade is None
    else:
        await announcements.tables.channel_gone(table.channel)
    announcements.channel.requests.clear()
    announcements.begin()
    await announcements.remembered.recall(list(announcements.cache.kept))
    announcements.ghosts.take_up(table)
    await announcements.settled()
    assert announcements.channel.done == [("edit", message)]
    assert ("Taken back" in announcements.text_of(message)) == undone
    assert announced.split(",")[0] in announcements.text_of(message), "the same two"
    assert announcements.buttons(message) == []


async def test_trades_at_the_same_moment_at_two_tables_are_both_announced(announcements: Told) -> None:
    """Discord compares nonces across channels, so a nonce has the table and the entry."""
    for channel in (7, 8):
        announcements.discord.channel(channel)
        await announcements.enter(channel=channel)
        announcements.clock.ms = 3_000_000_000_000
        await announcements.trade()
        announcements.clock.ms = 2_000_000_000_000
    sent = [each.body for each in announcements.discord.line.requests if each.kind == "send"]
    nonces = [body["nonce"] for body in sent if body is not None]
    assert len(set(nonces)) == len(nonces) >= 2


async def test_a_trade_is_announced_after_a_crash(announcements: Told) -> None:
    table = await announcements.enter()
    announcements.tables.registry.listeners.clear()
    await announcements.trade()
    assert announcements.channel.kinds == []
    await announcements.ghosts.news.close()
    announcements.begin()
    announcements.ghosts.take_up(table)
    await announcements.settled()
    assert "They trade places" in announcements.text


async def test_a_sent_but_unsaved_announcement_is_not_repeated(announcements: Told) -> None:
    table = await announcements.enter()
    await announcements.trade()
    await announcements.settled()
    sent = announcements.channel.kinds.count("send")
    await announcements.ghosts.news.close()
    announcements.remembered.of(table.id).trade = None
    announcements.begin()
    announcements.ghosts.take_up(table)
    await announcements.settled()
    assert announcements.channel.kinds.count("send") == sent


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_ghosts_private_message_explains_the_trade_and_the_next_step(
    announcements: Told, language: Language
) -> None:
    table = await announcements.enter()
    texts = texts_in(language)
    haunting = next(iter(table.ghosts.since))

    def shown() -> str:
        message = out_message(texts, table, table.view(haunting))
        check(message)
        assert message.pictures == ()
        return text_of(message)

    def how(kind: str, user: int | None) -> str:
        other = "" if user is None else table.participant_of(user).name.replace("_", "\\_")
        return texts("ghost-private", how=kind, other=other)

    assert shown().startswith(how("bankrupt", None))
    assert texts("ghost-tempt") in shown()
    await announcements.trade()
    assert "👻" in shown()
    assert private_words(texts, table, haunting).startswith(texts("ghost-private", how="talked", other="")[:8])
    await announcements.ghosts.talking.agree(table.id, HOST)
    for user in {announcements.ghost, announcements.talker} - {HOST}:
        await announcements.ghosts.talking.agree(table.id, user)
    assert shown().startswith(texts("ghost-private", how="undone", other="")[:8])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_announcements_fit_with_the_longest_names(announcements: Told, language: Language) -> None:
    table = await announcements.enter()
    await announcements.trade()
    for place in table.participants:
        place.name = "*" * 32
    notice = Notice(table, table.ghosts.trade, 0, 1)
    for agreed, undone in ((False, False), (True, False), (True, True)):
        table.ghosts.trade.agreed |= {HOST} if agreed else set()
        notice.undone = undone
        check(trade_message(texts_in(language), notice, open_until=notice.until))
        check(trade_message(texts_in(language), notice, open_until=None))


async def test_the_end_of_the_hand_removes_the_buttons(announcements: Told) -> None:
    table = await announcements.enter()
    await announcements.trade()
    message = announcements.newest
    while table.to_act():
        await force_move(announcements.tables, table)
    await announcements.settled()
    assert announcements.buttons(message) == []
