"""What ghosts say in a channel: news of them and of trades, each also after a restart, and questions of computer ghosts."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.features.ghosts.handlers import GhostHandlers
from bot.features.ghosts.hearing import written_at
from bot.features.ghosts.news import Notice, trade_message
from bot.features.ghosts.service import Ghosts
from bot.features.ghosts.tempting import ASKED, LEAST_SECONDS, NEAR_SECONDS, PAUSE, QUESTIONS, question
from bot.features.play.hand import out_message
from bot.features.play.match_pages import log_message
from bot.platform.delivery import Delivery
from bot.platform.discord_api import place_url
from bot.platform.noting import Noting
from bot.platform.traffic import Traffic
from bot.storage.remembered import Remembered
from bot.tables.entries import TalkKind
from bot.tables.ghost_state import TAKE_BACK_SECONDS
from bot.tables.refusals import RefusalReason, TableError
from bot.tables.table import Stage, Table
from bot.text.facts import seat_facts
from bot.text.ghosts import private_words, what_counts
from i18n import LANGUAGES, Language, texts_in
from tests.bot.channels import Cache
from tests.bot.clock import Clock
from tests.bot.fitting.limits import check, said, text_of, walk
from tests.bot.ghost_factories import CHANNEL, force_move, ghost_of, haunted, living, message, trade
from tests.bot.interaction_factories import new_answers, press
from tests.bot.refused import refused
from tests.bot.table_factories import HOST, new_tables
from tests.discord_in_memory import Discord, Json, PostedMessage

pytestmark = pytest.mark.looptime  # Time passes when all wait for it.


class Haunting:
    """`seen`: the messages that were sent; `ghost`: the ghost's user id; `talker`: the person who moves next."""

    def __init__(self, *, pause: tuple[float, float] = PAUSE, settling: float = 0.6) -> None:
        """`pause`: how long computer ghosts wait, in seconds; `settling`: how long it takes until all is said."""
        self.clock = Clock()
        self.discord = Discord(now=lambda: self.clock.ms / 1000)
        self.channel = self.discord.channel()
        self.tables = new_tables(now=self.clock)
        self.cache = Cache()
        self.seen: list[int] = []
        self._pause, self._settling = pause, settling
        self.begin()

    def begin(self) -> None:
        """Start like a new process."""
        self.remembered = Remembered(self.cache)
        self.tables.registry.listeners.clear()
        delivery = Delivery(client=self.discord.client, noting=Noting(self.remembered), traffic=Traffic())
        self.ghosts = Ghosts(delivery, self.tables.registry, self._see, pause=self._pause)

    def _see(self, channel: int, message: int) -> None:
        self.seen.append(message)

    async def begin_again(self, *, knows: bool = True) -> None:
        """Restart and take up the table; `knows`: what was stored of its messages is recalled."""
        await self.ghosts.stop_following()
        self.begin()
        if knows:
            await self.remembered.recall(list(self.cache.kept))
        self.ghosts.resume_table(self.table)
        await self.settled()

    async def enter(self, **facts: int) -> Table:
        """A table as of `ghost_factories.haunted`."""
        self.table = await haunted(self.tables, self.clock, **facts)
        await self.settled()
        self.channel.requests.clear()
        self.ghost, self.talker = ghost_of(self.table), next(iter(living(self.table)), None)
        return self.table

    async def trade(self, *, way: TalkKind = TalkKind.REPLY, user: int | None = None) -> None:
        self.clock.ms += 10
        now = self.clock.ms
        await trade(self.ghosts.talking, self.table, at=now, way=way, user=user or self.talker, message=4242 + now)
        await self.settled()

    async def settled(self) -> None:
        await asyncio.sleep(self._settling)
        await self.tables.registry.idle()

    async def close(self) -> None:
        await self.ghosts.stop_following()
        await self.tables.stop_play()


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
    seat = next(iter(table.ghosts.since))
    assert seat_facts(texts_in("en"), table.view(None), seat)[0] == "👻 ghost, bankrupt"
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
        message = out_message(texts, table, table.view(haunting))
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

SHORT = 0.02
"""How long a computer ghost waits at most where its questions are tested, in seconds."""


class Haunted(Haunting):
    """A table with a computer ghost (with `computers=0`, a ghost who is a person), and its channel."""

    def __init__(self) -> None:
        super().__init__(pause=(SHORT / 2, SHORT), settling=SHORT * 3)
        self.tempting = self.ghosts.tempting

    @property
    def questions(self) -> list[int]:
        """The ghost's questions."""
        return [each for each in self.channel.messages if "tell me!" in self.channel.text(each)]

    async def somebody_writes(self, user: int = HOST) -> None:
        self.ghosts.message(message(self.clock.message(), user))
        await asyncio.sleep(SHORT * 3)

    async def asked(self) -> int:
        """The question of a ghost to whose channel somebody wrote."""
        await self.enter(people=2, computers=2)
        await self.somebody_writes()
        (asked,) = self.questions
        return asked

    def stop_waiting(self) -> None:
        """Whoever waits to ask does so no more."""
        haunt = self.tempting.haunts.get(self.table.id)
        if haunt is not None and haunt.timer is not None:
            haunt.timer.cancel()
            haunt.timer = None


@pytest.fixture
async def there() -> AsyncIterator[Haunted]:
    services = Haunted()
    yield services
    await services.close()


async def test_a_computer_ghost_asks_once_and_then_rests(there: Haunted) -> None:
    asked = await there.asked()
    player = there.table.player_at(next(iter(there.table.ghosts.since)))
    assert there.remembered.of(there.table.id).asked == {asked: player}
    assert there.cache.kept[there.table.id]["asked"] == {str(asked): player}
    assert there.table.participants[player].name in there.channel.text(asked)
    await there.somebody_writes()
    assert len(there.questions) == 1
    assert there.tempting.haunts[there.table.id].timer is not None


@pytest.mark.parametrize(("seconds", "asks"), [(LEAST_SECONDS + 1, 2), (LEAST_SECONDS - 5, 1)])
async def test_never_more_than_once_a_minute(there: Haunted, seconds: float, asks: int) -> None:
    asked = await there.asked()
    there.stop_waiting()
    there.clock.ms = written_at(asked) + int(seconds * 1000)
    await there.somebody_writes()
    assert len(there.questions) == asks


async def test_a_ghost_asks_nobody_when_no_person_is_present(there: Haunted) -> None:
    await there.enter(people=2, computers=2)
    there.stop_waiting()
    there.channel.place.messages.clear()
    there.tempting.somebody_wrote(CHANNEL, HOST)
    there.clock.ms += int(NEAR_SECONDS * 1000) + 1
    await asyncio.sleep(SHORT * 3)
    assert there.questions == []
    await there.somebody_writes(user=999)
    assert there.questions == [], "an onlooker is nobody"


async def test_a_ghost_who_is_a_person_sends_no_questions(there: Haunted) -> None:
    await there.enter(people=4)
    await there.somebody_writes(living(there.table)[0])
    assert there.questions == []


async def test_a_ghost_asks_nobody_when_no_person_holds_cards(there: Haunted) -> None:
    await there.enter(people=2, computers=3)
    for user in living(there.table):
        await there.tables.leave(there.table.id, user)
        if not there.table.people() or there.table.close_reason:
            break
    there.channel.place.messages.clear()
    await asyncio.sleep(SHORT * 3)
    assert there.questions == []


async def test_an_answer_counts(there: Haunted) -> None:
    asked = await there.asked()
    there.clock.ms = written_at(asked) + 5000
    there.ghosts.message(message(there.clock.message(), HOST, answers=message(asked, 1)))
    await there.tables.registry.idle()
    assert there.table.ghosts.trade.talk_kind is TalkKind.REPLY
    assert ghost_of(there.table) == HOST


async def test_a_ghost_stops_asking_with_the_hand_and_the_table(there: Haunted) -> None:
    await there.asked()
    while there.table.to_act():
        await force_move(there.tables, there.table)
    await there.tables.channel_gone(CHANNEL)
    assert there.tempting.haunts == {}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_question_is_different_and_fits(there: Haunted, language: Language) -> None:
    await there.enter(people=2, computers=2)
    texts = texts_in(language)
    asked = {texts(f"ghost-question-{number}") for number in range(1, QUESTIONS + 1)}
    assert len(asked) == QUESTIONS >= 20
    ghost, somebody = there.table.participants[2], there.table.participants[0]
    for number in range(1, QUESTIONS + 1):
        check(question(texts, ghost, somebody, number))
    assert ASKED >= 20
