"""Private hands: the newest token is used, the newest state shown, and a dead token is given up without fuss."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.kept.people import People
from bot.kept.remembered import Remembered
from bot.kept.servers import Servers
from bot.live import hands_kept
from bot.live import hands_out as module
from bot.live.answers import Answer
from bot.live.busy import ANSWER_SECONDS
from bot.live.hands_kept import HandsKept
from bot.live.hands_out import HandsOut
from bot.tables.refusals import No, Refused
from bot.tables.table import Table
from tests.bot.channels import Cache, refusal
from tests.bot.interactions_at_hand import Pressed
from tests.bot.tables_at_hand import HOST, lobby, new_tables, play_one, play_to_the_end
from tests.bot.test_messages_fit import walk
from tests.bot.undrawn import undrawn

pytestmark = pytest.mark.looptime
"""Time passes when all wait for it, not by the clock on the wall."""


class Hands:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.edits: list[tuple[str, int, Any]] = []
        self.refuses: Exception | None = None
        self.meanwhile: Callable[[], None] = lambda: None
        """What happens while an edit is on its way..."""
        self.takes = 0.0
        """... so many seconds."""
        self.blocked = False
        self.cache: Any = Cache()
        self.people = People(self.cache)
        self.tables = new_tables()
        self.drawing = undrawn()
        self.begin()
        monkeypatch.setattr(module.discord.Webhook, "partial", self._webhook)
        monkeypatch.setattr(module, "PACE", 0.02)
        monkeypatch.setattr(module, "GATHER", 0.002)

    def begin(self) -> None:
        """As a process that has just begun does."""
        client: Any = None
        self.tables._listeners.clear()
        self.remembered = Remembered(self.cache)
        self.out = HandsOut(
            client,
            self.tables,
            self.drawing,
            self.people,
            HandsKept(self.remembered),
            emojis={},
            is_blocked=lambda table_id: self.blocked,
        )

    async def begin_again(self, table: Table) -> None:
        """As when the process has been killed and a new one takes the table up."""
        self.begin()
        await self.remembered.recall(table.id)
        self.out.take_up(table)

    def _webhook(self, application: int, token: str, *, client: Any) -> Any:
        async def edit_message(message: int, *, view: Any, attachments: Any, allowed_mentions: Any) -> None:
            self.edits.append((token, message, view))
            self.meanwhile()
            await asyncio.sleep(self.takes)
            if self.refuses is not None:
                raise self.refuses

        return SimpleNamespace(edit_message=edit_message)

    async def table(self) -> Table:
        table = await lobby(self.tables, people=3)
        await self.tables.start(table.id, HOST)
        return table

    def block(self, table: Table) -> None:
        """The table cannot be shown any more, for want of a permission."""
        self.meanwhile = lambda: None
        self.blocked = True
        self.out.touch(table.id)

    async def press(self, table: Table, user: int) -> Pressed:
        pressed: Any = Pressed(user=user)
        await self.out.show(Answer(pressed), table, await self.people.get(user, "en-US"))
        return pressed


@pytest.fixture
async def hands(monkeypatch: pytest.MonkeyPatch) -> Any:
    there = Hands(monkeypatch)
    yield there
    await there.tables.close()
    await there.out.close()
    await there.drawing.close()


async def settled() -> None:
    """Long enough for whatever is not to happen."""
    await asyncio.sleep(0.08)


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(5):
        while not what():
            await asyncio.sleep(0.005)


def awaited(table: Table) -> int:
    user = table.at(table.to_act()[0]).user
    assert user is not None
    return user


def written(view: Any) -> str:
    return str(view.to_components())


async def test_a_hand_is_refreshed_when_the_turn_comes(hands: Hands) -> None:
    table = await hands.table()
    after = table.at((table.to_act()[0] + 1) % 3).user
    assert after is not None
    pressed = await hands.press(table, after)
    assert "not your turn" in written(pressed.views[0])
    await settled()
    assert hands.edits == [], "nothing has changed"
    await play_one(hands.tables, table)
    await until(lambda: hands.edits)
    ((token, message, view),) = hands.edits
    assert (token, message) == (pressed.token, pressed.message.id)
    assert "m:1:1:" in written(view)


async def test_a_lost_permission_is_told_though_an_edit_is_on_its_way(hands: Hands) -> None:
    table = await hands.table()
    await hands.press(table, awaited(table))
    hands.meanwhile = lambda: hands.block(table)
    await play_one(hands.tables, table)
    await settled()
    first, last = (written(view) for _, _, view in hands.edits)
    assert "I lack the permission" not in first
    assert "I lack the permission" in last


async def test_a_lost_permission_is_told_though_an_answer_is_on_its_way(hands: Hands) -> None:
    table = await hands.table()
    pressed: Any = Pressed(user=awaited(table))
    edit = pressed.response.edit_message

    async def slowly(**facts: Any) -> Any:
        hands.block(table)
        return await edit(**facts)

    pressed.response.edit_message = slowly
    await hands.out.show(Answer(pressed), table, await hands.people.get(pressed.user.id, "en-US"))
    assert "I lack the permission" not in written(pressed.views[0])
    await settled()
    assert [("I lack the permission" in written(view)) for _, _, view in hands.edits] == [True]


async def test_an_edit_waits_for_the_answer_that_is_on_its_way(hands: Hands) -> None:
    table = await hands.table()
    after = table.at((table.to_act()[0] + 1) % 3).user
    assert after is not None
    await hands.press(table, after)
    pressed: Any = Pressed(user=after)
    edit = pressed.response.edit_message

    async def slowly(**facts: Any) -> Any:
        await play_one(hands.tables, table)
        await settled()
        assert hands.edits == []
        return await edit(**facts)

    pressed.response.edit_message = slowly
    await hands.out.show(Answer(pressed), table, await hands.people.get(after, "en-US"))
    assert "not your turn" in written(pressed.views[0])
    await settled()
    ((token, _, view),) = hands.edits
    assert token == pressed.token
    assert "m:1:1:" in written(view)


@pytest.mark.parametrize("heard_first", ["edit", "answer"])
async def test_an_answer_given_while_an_edit_was_on_its_way_is_given_again(hands: Hands, heard_first: str) -> None:
    table = await hands.table()
    after = table.at((table.to_act()[0] + 1) % 3).user
    assert after is not None
    first = await hands.press(table, after)
    person, pressed = await hands.people.get(after, "en-US"), Pressed(user=after)
    pressed.message = first.message
    edit = pressed.response.edit_message
    tasks: list[asyncio.Task[None]] = []

    async def slowly(**facts: Any) -> Any:
        await asyncio.sleep(0.01)
        return await edit(**facts)

    def ask() -> None:
        """The person is asked about a move while the edit that lets them move is on its way."""
        hands.meanwhile = lambda: None
        interaction: Any = pressed
        asking = table.view(table.seat_of(after)).legal[0]
        tasks.append(asyncio.create_task(hands.out.show(Answer(interaction), table, person, asking=asking)))

    if heard_first == "edit":
        pressed.response.edit_message = slowly
    else:
        hands.takes = 0.01
    hands.meanwhile = ask
    await play_one(hands.tables, table)
    await settled()
    await asyncio.gather(*tasks)
    (asked,) = pressed.views
    assert [written(view) == written(asked) for _, _, view in hands.edits] == [False, True]


async def test_an_edit_does_not_wait_for_ever_for_an_answer(hands: Hands) -> None:
    table = await hands.table()
    user = awaited(table)
    await hands.press(table, user)
    pressed: Any = Pressed(user=user)
    never = asyncio.Event()

    async def not_at_all(**_: Any) -> None:
        await never.wait()

    pressed.response.edit_message = not_at_all
    person = await hands.people.get(user, "en-US")
    showing = asyncio.create_task(hands.out.show(Answer(pressed), table, person))
    await asyncio.sleep(0)
    await play_one(hands.tables, table)
    await asyncio.sleep(ANSWER_SECONDS + 1)
    assert len(hands.edits) == 1
    showing.cancel()


async def test_a_hand_that_was_drawn_ahead_is_not_begun_again(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    table, begun = await hands.table(), []
    monkeypatch.setattr(hands.drawing, "expect", lambda view, theme: begun.append(view))
    for pressed_before, count in ((False, 1), (True, 1), (False, 2)):
        user = awaited(table)
        person = await hands.people.get(user, "en-US")
        if pressed_before:
            await hands.press(table, user)
        view = table.view(table.seat_of(user))
        hands.out.expect(table, view, view.legal[0], person)
        assert len(begun) == count
        await play_one(hands.tables, table)


async def test_only_the_newest_token_is_used(hands: Hands) -> None:
    table = await hands.table()
    after = table.at((table.to_act()[0] + 1) % 3).user
    assert after is not None
    await hands.press(table, after)
    newest = await hands.press(table, after)
    await play_one(hands.tables, table)
    await until(lambda: hands.edits)
    assert [token for token, _, _ in hands.edits] == [newest.token]


@pytest.mark.parametrize("same", [False, True])
async def test_an_answer_that_is_heard_of_late_does_not_take_the_place_of_a_newer_one(hands: Hands, same: bool) -> None:
    table = await hands.table()
    after = table.at((table.to_act()[0] + 1) % 3).user
    assert after is not None
    await hands.press(table, after)
    person = await hands.people.get(after, "en-US")
    older: Any = Pressed(user=after)
    newer: Any = Pressed(user=after)
    if same:
        newer.message = older.message
    edit = older.response.edit_message

    async def heard_of_late(**facts: Any) -> Any:
        await hands.out.show(Answer(newer), table, person, notice="This is newer.")
        return await edit(**facts)

    older.response.edit_message = heard_of_late
    await hands.out.show(Answer(older), table, person)
    await settled()
    assert [(token, message) for token, message, _ in hands.edits] == [(newer.token, newer.message.id)] * same, (
        "which of two answers one message shows, nobody knows"
    )
    assert all("This is newer" in written(view) for _, _, view in hands.edits)
    hands.edits.clear()
    await play_one(hands.tables, table)
    await until(lambda: hands.edits)
    assert [(token, message) for token, message, _ in hands.edits] == [(newer.token, newer.message.id)]
    notes = hands.remembered.known(table.id)
    assert notes is not None
    assert notes.hands[after].token == newer.token


async def test_an_older_hand_that_tells_the_end_does_not_keep_the_newest_from_telling_it(hands: Hands) -> None:
    table = await hands.table()
    older, newest = await hands.press(table, HOST), await hands.press(table, HOST)
    await play_to_the_end(hands.tables, table)
    again: Any = Pressed(user=HOST)
    again.message = older.message
    await hands.out.show(Answer(again), table, await hands.people.get(HOST, "en-US"))
    assert "This game is over" in written(again.views[0])
    await until(lambda: hands.out._out == {})
    assert hands.edits[-1][:2] == (newest.token, newest.message.id)
    assert "This game is over" in written(hands.edits[-1][2])


async def test_a_dead_token_is_given_up(hands: Hands) -> None:
    table = await hands.table()
    for user in range(HOST, HOST + 3):
        await hands.press(table, user)
    hands.refuses = refusal(404, 10015)
    for _ in range(4):
        await play_one(hands.tables, table)
        await settled()
    await until(lambda: hands.out._out == {})
    assert len(hands.edits) == 3


@pytest.mark.parametrize("error", [refusal(503, 0), aiohttp.ServerDisconnectedError()])
async def test_an_edit_that_does_not_reach_discord_is_made_later(hands: Hands, error: Exception) -> None:
    """Else who is to move next would never see their buttons."""
    table = await hands.table()
    after = table.at((table.to_act()[0] + 1) % 3).user
    assert after is not None
    await hands.press(table, after)
    hands.refuses = error
    await play_one(hands.tables, table)
    await until(lambda: len(hands.edits) > 1)
    hands.refuses = None
    tried = len(hands.edits)
    await until(lambda: len(hands.edits) > tried)
    await settled()
    assert "It's your turn" in written(hands.edits[-1][2])
    assert len(hands.edits) == tried + 1


async def test_an_expired_token_is_not_tried(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ALIVE_MS", -1000)
    table = await hands.table()
    await hands.press(table, awaited(table))
    await play_one(hands.tables, table)
    await settled()
    assert hands.edits == []


async def test_the_end_is_told_and_forgotten(hands: Hands) -> None:
    table = await hands.table()
    await hands.press(table, HOST)
    await play_to_the_end(hands.tables, table)
    await until(lambda: hands.out._out == {})
    assert "This game is over" in written(hands.edits[-1][2])


async def test_a_hand_is_refreshed_also_after_a_restart(hands: Hands) -> None:
    table = await hands.table()
    after = table.at((table.to_act()[0] + 1) % 3).user
    assert after is not None
    await hands.press(table, after)
    newest = await hands.press(table, after)
    await asyncio.sleep(hands_kept.GATHER * 2)
    await hands.begin_again(table)
    await until(lambda: hands.edits)
    assert "not your turn" in written(hands.edits.pop()[2]), "nobody knows what it showed"
    await play_one(hands.tables, table)
    await until(lambda: hands.edits)
    ((token, message, view),) = hands.edits
    assert (token, message) == (newest.token, newest.message.id)
    assert "m:1:1:" in written(view)


async def test_what_was_shown_last_is_noted_when_the_process_ends_in_peace(hands: Hands) -> None:
    table = await hands.table()
    await hands.press(table, HOST)
    await hands.out.close()
    await hands.begin_again(table)
    await until(lambda: hands.edits)


async def test_an_expired_token_is_not_taken_up(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ALIVE_MS", -1000)
    table = await hands.table()
    await hands.press(table, HOST)
    await hands.out.close()
    await hands.begin_again(table)
    await settled()
    assert hands.edits == []
    assert hands.out._out == {}


async def test_a_hand_of_a_game_that_ended_meanwhile_tells_so(hands: Hands) -> None:
    table = await hands.table()
    await hands.press(table, HOST)
    await hands.out.close()
    hands.tables._listeners.clear()
    await play_to_the_end(hands.tables, table)
    await hands.begin_again(table)
    await until(lambda: hands.out._out == {})
    assert "This game is over" in written(hands.edits[-1][2])


async def test_a_hand_that_is_no_hand_any_more_is_not_noted(hands: Hands) -> None:
    table = await hands.table()
    await hands.press(table, HOST)
    await hands.press(table, HOST + 1)
    hands.out.drop(table.id, HOST)
    await asyncio.sleep(hands_kept.GATHER * 2)
    assert list(hands.cache.kept[table.id]["hands"]) == [str(HOST + 1)]


async def test_nothing_is_noted_after_the_end(hands: Hands) -> None:
    table = await hands.table()
    await hands.press(table, HOST)
    await play_to_the_end(hands.tables, table)
    await hands.out.close()
    hands.cache.kept.clear()
    await asyncio.sleep(hands_kept.PACE * 2)
    assert hands.cache.kept == {}


async def test_a_hand_whose_game_ends_while_it_is_being_sent_leaves_no_note(hands: Hands) -> None:
    table = await hands.table()
    pressed: Any = Pressed(user=HOST)
    edit = pressed.response.edit_message

    async def ended_meanwhile(**facts: Any) -> Any:
        await play_to_the_end(hands.tables, table)
        hands.remembered.forget(table.id)
        return await edit(**facts)

    pressed.response.edit_message = ended_meanwhile
    await hands.out.show(Answer(pressed), table, await hands.people.get(HOST, "en-US"))
    await until(lambda: hands.edits)
    assert "This game is over" in written(hands.edits[-1][2])
    assert hands.remembered.known(table.id) is None
    assert hands.out._out == {}


async def test_trouble_in_the_channel_is_told_privately(hands: Hands) -> None:
    table = await hands.table()
    await hands.press(table, HOST)
    hands.blocked = True
    hands.out.touch(table.id)
    await until(lambda: hands.edits)
    assert "permission" in written(hands.edits[-1][2])


async def test_who_does_not_play_gets_no_hand(hands: Hands) -> None:
    table = await hands.table()
    with pytest.raises(Refused) as caught:
        await hands.press(table, 999)
    assert caught.value.no is No.NOT_SEATED


async def test_nobody_sees_another_hand(hands: Hands) -> None:
    """The private message holds no card that is neither in the hand nor on the table."""
    table = await hands.table()
    for seat in range(3):
        user = table.at(seat).user
        assert user is not None
        shown = written((await hands.press(table, user)).views[0])
        others = {card.code for other in range(3) if other != seat for card in table.view(other).hand}
        assert not [code for code in others if f":{code}'" in shown]


def has_picture(view: Any) -> bool:
    return any(each["type"] == 12 for each in walk(view.to_components()))


@pytest.mark.parametrize(
    ("server", "own", "in_words"),
    [(False, None, False), (True, None, True), (True, False, False), (False, True, True), (True, True, True)],
)
async def test_ones_own_choice_of_words_goes_before_the_servers(
    hands: Hands, server: bool, own: bool | None, in_words: bool
) -> None:
    await Servers(hands.cache).set_text_only(1, on=server)
    await hands.people.set(HOST, None, text_only=own)
    table = await hands.table()
    person = await hands.people.get(HOST, "en-US", guild=table.guild)
    assert (person.text_only, person.own_text) == (in_words, own)
    pressed: Any = Pressed(user=HOST)
    await hands.out.show(Answer(pressed), table, person)
    assert has_picture(pressed.views[0]) != in_words
    awaited_user = table.at(table.to_act()[0]).user
    pressed = Pressed(user=awaited_user)
    await hands.out.show(Answer(pressed), table, await hands.people.get(awaited_user, "en-US", guild=1))
    hands.edits.clear()
    await play_one(hands.tables, table)
    await until(lambda: any(edit[0] == pressed.token for edit in hands.edits))
    edited = next(view for token, _, view in hands.edits if token == pressed.token)
    is_host = awaited_user == HOST
    assert has_picture(edited) != (in_words if is_host else server), "in edits, too"
