"""What ghosts say in a channel: news of them and of trades, each also after a restart."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.features.ghosts.handlers import GhostHandlers
from bot.features.ghosts.news import Notice, trade_message
from bot.features.play.hand import HAND, out_message
from bot.features.play.match_pages import log_message
from bot.platform.discord_api import place_url
from bot.storage.user_settings import Reader
from bot.tables.entries import TalkKind
from bot.tables.ghost_state import TAKE_BACK_SECONDS
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage, Table
from bot.text.ghosts import private_words, what_counts
from i18n import LANGUAGES, Language, texts_in
from tests.bot.features.ghosts.haunting import Haunting
from tests.bot.fitting.limits import check, said, text_of, walk
from tests.bot.ghost_factories import force_move, living
from tests.bot.interaction_factories import new_answers, press
from tests.bot.refused import refused
from tests.bot.table_factories import HOST
from tests.discord_in_memory import Json, PostedMessage

pytestmark = pytest.mark.looptime  # Time passes when all wait for it.


class Told(Haunting):
    """A haunted table, and a channel with its announcements."""

    async def traded(self, **facts: int) -> Table:
        """A table with a trade that has been announced."""
        table = await self.enter(**facts)
        await self.trade()
        return table

    def let_time_pass(self) -> None:
        """Until nobody can take the trade back any more."""
        self.clock.ms += TAKE_BACK_SECONDS * 1000 + 1
        self.ghosts.news.touch()

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
    def messages(self) -> dict[int, PostedMessage]:
        return self.discord.channel(self.table.channel).messages

    @property
    def newest(self) -> int:
        return max(self.messages)

    def text_of(self, message: int) -> str:
        return said(self.messages[message].components)

    @property
    def text(self) -> str:
        return self.text_of(self.newest)


@pytest.fixture
async def told() -> AsyncIterator[Told]:
    there = Told()
    yield there
    await there.close()


@pytest.mark.parametrize(("strict", "says"), [(False, "Nothing else does"), (True, "**This table is strict:**")])
async def test_a_new_ghost_is_announced_with_the_tables_rule_of_talking(told: Told, strict: bool, says: str) -> None:
    table = await told.enter(strict=strict)
    assert "a ghost from now on" in told.text
    assert says in told.text
    assert says in what_counts(texts_in("en"), table)
    assert told.seen, "the table's message is further up now"


async def test_the_rule_is_explained_with_the_first_ghost_only(told: Told) -> None:
    table = await told.enter()
    while len(table.ghosts.since) < 2:
        assert table.stage is Stage.PLAYING
        await force_move(told.tables, table)
    await told.settled()
    assert told.text.count("\n") == 0
    assert "a ghost from now on" in told.text
    texts = map(told.text_of, told.messages)
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
async def test_a_trade_is_announced_with_its_cause(told: Told, way: TalkKind, says: str) -> None:
    table = await told.enter(strict=True)
    await told.trade(way=way)
    link = place_url(1, table.channel, table.ghosts.trade.message)
    assert f"[{says}]({link})" in told.text
    assert [each["label"] for each in told.buttons()] == ["Take back"]
    assert told.remembered.of(table.id).trade == (table.ghosts.trade.at, told.newest)


async def test_the_host_and_both_traders_undo_a_trade(told: Told) -> None:
    table = await told.enter()
    seats = {user: table.seat_of(user) for user in (*living(table), told.ghost)}
    await told.trade()
    assert await told.press(HOST, "Take back") == ["defer"]
    assert "would like to take this back" in told.text
    for user in {told.ghost, told.talker} - {HOST}:
        assert len(told.buttons()) == 2
        await told.press(user, f"{table.participant_of(user).name} agrees")
    assert "Taken back" in told.text
    assert told.buttons() == []
    assert {user: table.seat_of(user) for user in seats} == seats
    assert told.channel.kinds.count("send") == 1, "the rest are edits"
    log = "".join(text_of(log_message(texts_in("en"), table, signed=False, first=first)) for first in (0, 99))
    assert "a ghost: they trade places" in log
    assert "The trade is taken back" in log


async def test_only_the_host_and_the_traders_can_press(told: Told) -> None:
    table = await told.traded()
    outsider = next(user for user in living(table) if user not in (HOST, told.talker, told.ghost))
    with refused(RefusalReason.NOT_HOST):
        await told.press(outsider, "Take back")
    await told.press(HOST, "Take back")
    with refused(RefusalReason.NOT_CONCERNED):
        await told.press(outsider, "agrees")
    await told.tables.channel_gone(table.channel)
    with refused(RefusalReason.NO_TRADE):
        await told.press(outsider, "agrees")


@pytest.mark.parametrize("asked", [False, True])
async def test_after_the_time_to_undo_the_buttons_are_replaced_by_the_outcome(told: Told, asked: bool) -> None:
    table = await told.enter()
    told.clock.ms += 1
    await told.trade()
    if asked:
        await told.press(HOST, "Take back")
    told.let_time_pass()
    await told.settled()
    assert told.buttons() == []
    assert ("the trade stands" in told.text) == asked
    assert not len(told.ghosts.news)
    with pytest.raises(TableError):
        await told.ghosts.talking.agree(table.id, HOST)


async def test_the_buttons_are_removed_by_a_timer(told: Told) -> None:
    await told.enter()
    now = told.clock.ms
    told.clock.ms = now - TAKE_BACK_SECONDS * 1000 + 30
    told.table.ghosts.since = dict.fromkeys(told.table.ghosts.since, 0)
    await told.trade()
    trade = told.table.ghosts.trade
    assert told.buttons()
    told.clock.ms = trade.at + TAKE_BACK_SECONDS * 1000 - 40
    await told.press(HOST, "Take back")
    told.clock.ms += 100
    await asyncio.sleep(0.6)
    assert told.buttons() == []


async def test_a_later_trade_closes_the_announcement_of_the_one_before(told: Told) -> None:
    table = await told.traded()
    first = told.newest
    second = next(user for user in living(table) if user != told.talker)
    await told.trade(user=second)
    assert told.buttons(first) == []
    assert [each["label"] for each in told.buttons()] == ["Take back"]


async def test_a_computer_agrees_to_an_undo(told: Told) -> None:
    table = await told.enter(people=2, computers=2)
    await told.trade(user=HOST + 1)
    await told.press(HOST, "Take back")
    assert [each["label"] for each in told.buttons()] == [f"{table.participant_of(HOST + 1).name} agrees"]
    await told.press(HOST + 1, "agrees")
    assert "Taken back" in told.text
    await told.trade(user=HOST)
    await told.press(HOST, "Take back")
    assert "Taken back" in told.text, "the host alone is asked"


async def test_after_a_restart_the_same_announcement_is_edited(told: Told) -> None:
    await told.traded()
    message = told.newest
    await told.begin_again()
    assert told.channel.done[-1] == ("edit", message)
    await told.press(HOST, "Take back")
    assert "would like to take this back" in told.text


async def test_after_a_restart_a_finished_announcement_is_not_edited(told: Told) -> None:
    table = await told.traded()
    told.let_time_pass()
    await asyncio.sleep(1)
    told.channel.requests.clear()
    await told.begin_again()
    assert told.channel.done == []
    await told.trade(user=next(user for user in living(table) if user != told.talker))
    assert "They trade places" in told.text


@pytest.mark.parametrize("undone", [True, False])
async def test_the_outcome_of_a_trade_is_shown_after_downtime(told: Told, undone: bool) -> None:
    table = await told.traded()
    announced = told.text
    (message,) = (each for each in told.messages if "They trade" in told.text_of(each))
    await told.press(HOST, "Take back")
    await asyncio.sleep(1)
    await told.ghosts.stop_following()
    told.tables.registry.listeners.clear()
    if undone:
        for user in {HOST, told.ghost, told.talker}:
            await told.ghosts.talking.agree(table.id, user)
        assert table.ghosts.trade is None
    else:
        await told.tables.channel_gone(table.channel)
    told.channel.requests.clear()
    await told.begin_again()
    assert told.channel.done == [("edit", message)]
    assert ("Taken back" in told.text_of(message)) == undone
    assert announced.split(",")[0] in told.text_of(message), "the same two"
    assert told.buttons(message) == []


async def test_trades_at_the_same_moment_at_two_tables_are_both_announced(told: Told) -> None:
    """Discord compares nonces across channels, so a nonce has the table and the entry."""
    for channel in (7, 8):
        told.discord.channel(channel)
        await told.enter(channel=channel)
        told.clock.ms = 3_000_000_000_000
        await told.trade()
        told.clock.ms = 2_000_000_000_000
    sent = [each.body for each in told.discord.line.requests if each.kind == "send"]
    nonces = [body["nonce"] for body in sent if body is not None]
    assert len(set(nonces)) == len(nonces) >= 2


async def test_a_trade_is_announced_after_a_crash(told: Told) -> None:
    await told.enter()
    told.tables.registry.listeners.clear()
    await told.trade()
    assert told.channel.kinds == []
    await told.begin_again(knows=False)
    assert "They trade places" in told.text


async def test_a_sent_but_unsaved_announcement_is_not_repeated(told: Told) -> None:
    table = await told.traded()
    await told.settled()
    sent = told.channel.kinds.count("send")
    told.remembered.of(table.id).trade = None
    await told.begin_again(knows=False)
    assert told.channel.kinds.count("send") == sent


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_ghosts_private_message_explains_the_trade_and_the_next_step(told: Told, language: Language) -> None:
    table = await told.enter()
    texts = texts_in(language)
    haunting = next(iter(table.ghosts.since))

    def shown() -> str:
        message = out_message(Reader(texts), table, table.view(haunting), HAND)
        check(message)
        assert message.pictures == ()
        return text_of(message)

    assert shown().startswith(texts("ghost-private", how="bankrupt", other=""))
    assert texts("ghost-tempt") in shown()
    await told.trade()
    assert "👻" in shown()
    assert private_words(texts, table, haunting).startswith(texts("ghost-private", how="talked", other="")[:8])
    for user in (HOST, *{told.ghost, told.talker} - {HOST}):
        await told.ghosts.talking.agree(table.id, user)
    assert shown().startswith(texts("ghost-private", how="undone", other="")[:8])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_announcements_fit_with_the_longest_names(told: Told, language: Language) -> None:
    table = await told.traded()
    for place in table.participants:
        place.name = "*" * 32
    notice = Notice(table, table.ghosts.trade, 0, 1)
    for agreed, undone in ((False, False), (True, False), (True, True)):
        table.ghosts.trade.agreed |= {HOST} if agreed else set()
        notice.undone = undone
        check(trade_message(texts_in(language), notice, open_until=notice.until))
        check(trade_message(texts_in(language), notice, open_until=None))


async def test_the_end_of_the_hand_removes_the_buttons(told: Told) -> None:
    table = await told.traded()
    message = told.newest
    while table.to_act():
        await force_move(told.tables, table)
    await told.settled()
    assert told.buttons(message) == []


pytestmark = pytest.mark.looptime  # Time passes when all wait for it.
