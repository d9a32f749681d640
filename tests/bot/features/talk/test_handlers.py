"""Phrases in private hands: the row and its way back, what is refused and how, and who is shown none."""

from __future__ import annotations

import pytest

from bot.features.play.boards import Boards
from bot.features.talk.handlers import TalkHandlers
from bot.features.talk.ids import SayPress, TalkPress
from bot.platform.drawing import Drawing
from bot.storage.guild_settings import GuildSettings
from bot.tables.entries import Phrase
from bot.tables.table import Table
from bot.tables.table_talk import phrases_at
from tests.bot.fitting.limits import said, text_of, walk
from tests.bot.hand_factories import Hands, awaited, settled, until
from tests.bot.interaction_factories import new_answers, press
from tests.bot.no_pictures import BlankStudio
from tests.bot.table_factories import HOST, play_one, playing
from tests.discord_in_memory import Json


class Talking:
    """A table of people, and what they press in their hands."""

    def __init__(self, hands: Hands) -> None:
        self.hands, self.tables = hands, hands.tables
        self.handlers = TalkHandlers(new_answers(self.tables, hands.user_settings), hands.out, self.tables.registry)

    async def press(self, pressed: TalkPress | SayPress, user: int, *, hand: int | None = None) -> list[Json]:
        """The answer to a press in a user's hand."""
        made = self.hands.discord.press(user=user, message=hand)
        await press(self.handlers, str(pressed), made)
        return made.shown[-1]

    async def hand(self, table: Table, user: int) -> list[Json]:
        """What the user's hand shows now."""
        reader = await self.hands.user_settings.get(user, "en-US", guild=1)
        return (await self.hands.out.render(table, user, reader)).components

    async def set_server(self, **changes: object) -> None:
        await GuildSettings(self.hands.cache.guild_settings).change(1, **changes)


@pytest.fixture
def talking(hands: Hands) -> Talking:
    return Talking(hands)


def ids(components: list[Json]) -> list[str]:
    return [each["custom_id"] for each in walk(components) if "custom_id" in each]


def pressed_ids(components: list[Json], kind: str) -> list[str]:
    return [each for each in ids(components) if each.startswith(kind)]


def first_line(components: list[Json]) -> str:
    return said(components).splitlines()[0]


async def test_a_button_leads_to_six_phrases_and_one_of_them_to_the_moves_again(talking: Talking) -> None:
    table = await playing(talking.tables, people=3)
    user = awaited(table)
    assert pressed_ids(await talking.hand(table, user), "e:") == [f"e:{table.id}"]
    row = await talking.press(TalkPress(table.id), user)
    assert pressed_ids(row, "e:") == [f"e:{table.id}:{each}" for each in Phrase]
    assert pressed_ids(row, "t:hand") == [f"t:hand:{table.id}"], "the way back"
    assert not pressed_ids(row, "m:")
    after = await talking.press(SayPress(table.id, Phrase.AGAIN), user)
    assert "Pass again?!" in first_line(after)
    assert pressed_ids(after, "m:")
    assert list(phrases_at(table).values()) == [Phrase.AGAIN]


async def test_who_is_too_early_is_told_so_and_keeps_the_row(talking: Talking) -> None:
    table = await playing(talking.tables, people=3)
    await talking.press(SayPress(table.id, Phrase.OUCH), HOST)
    again = await talking.press(SayPress(table.id, Phrase.GG), HOST)
    assert "one phrase in ten seconds" in first_line(again)
    assert len(pressed_ids(again, "e:")) == len(Phrase)
    assert list(phrases_at(table).values()) == [Phrase.OUCH]


async def test_the_others_see_it_in_their_own_messages_and_the_seat_that_talks_waits_for_nothing(
    talking: Talking,
) -> None:
    table = await talking.hands.table(HOST + 1)
    seen = talking.hands.out.version_of(table, HOST + 1)
    await talking.press(SayPress(table.id, Phrase.HOLDING), HOST)
    assert talking.hands.out.version_of(table, HOST + 1) != seen
    await until(lambda: talking.hands.edits)
    assert "says: “Who's holding it?!”" in str(await talking.hand(table, HOST + 1))


@pytest.mark.parametrize(
    ("people", "phrase", "is_written"), [(10, Phrase.AGAIN, True), (10, Phrase.CLAP, False), (3, Phrase.AGAIN, False)]
)
async def test_where_the_picture_has_no_room_for_a_phrase_it_stands_above_it(
    talking: Talking, people: int, phrase: Phrase, is_written: bool
) -> None:
    table = await playing(talking.tables, people=people)
    await talking.press(SayPress(table.id, phrase), HOST)
    reader = HOST + people - 1
    assert ("says: “" in said(await talking.hand(table, reader))) is is_written
    await talking.hands.user_settings.set(reader, "en-US", table_talk=False)
    assert "says: “" not in str(await talking.hand(table, reader))


async def test_the_row_stays_while_others_move_and_goes_with_ones_own_turn(talking: Talking) -> None:
    hands = talking.hands
    table = await playing(talking.tables, people=3)
    user = awaited(table, 1)
    await talking.press(TalkPress(table.id), user)
    message = hands.remembered.of(table.id).hands[user].message

    def shown() -> list[list[Json]]:
        return [components for _, edited, components in hands.edits if edited == message]

    while awaited(table) != user:
        before = len(shown())
        await talking.press(SayPress(table.id, Phrase.CLAP), awaited(table))
        await until(lambda before=before: len(shown()) > before)
        assert len(pressed_ids(shown()[-1], "e:")) == len(Phrase), "it is still there"
        await play_one(talking.tables, table, prefer="pass")
    await until(lambda: pressed_ids(shown()[-1], "m:"))
    assert pressed_ids(shown()[-1], "e:") == [f"e:{table.id}"]


async def test_talking_is_no_sign_that_somebody_looks_at_their_turn(talking: Talking) -> None:
    table = await playing(talking.tables, people=3)
    user = awaited(table)
    await talking.press(TalkPress(table.id), user)
    await talking.press(SayPress(table.id, Phrase.GG), user)
    await settled()
    assert talking.hands.out.attentive_until(table, user) == float("-inf")


async def test_who_wants_no_table_talk_has_none_and_sees_none_in_words_or_pictures(talking: Talking) -> None:
    table = await playing(talking.tables, people=3)
    await talking.press(SayPress(table.id, Phrase.HOLDING), HOST)
    for in_words in (True, False):
        settings = {"text_only": in_words, "table_talk": False}
        await talking.hands.user_settings.set(HOST + 1, "en-US", **settings)
        quiet = await talking.hand(table, HOST + 1)
        assert not pressed_ids(quiet, "e:")
        assert "holding it" not in str(quiet)
        await talking.hands.user_settings.set(HOST + 1, "en-US", table_talk=True)
        loud = await talking.hand(table, HOST + 1)
        assert pressed_ids(loud, "e:")
        assert "holding it" in str(loud)
    await talking.hands.user_settings.set(HOST + 1, "en-US", table_talk=False)
    for pressed in (TalkPress(table.id), SayPress(table.id, Phrase.GG)):
        assert "**/settings**" in first_line(await talking.press(pressed, HOST + 1))
    assert list(phrases_at(table).values()) == [Phrase.HOLDING]


async def test_a_server_without_table_talk_offers_and_shows_none(talking: Talking) -> None:
    table = await playing(talking.tables, people=3)
    await talking.press(SayPress(table.id, Phrase.HOLDING), HOST)
    cache = talking.hands.cache
    boards = Boards(Drawing(BlankStudio()), cache, GuildSettings(cache.guild_settings))
    for in_words in (True, False):
        await talking.set_server(text_only=in_words, table_talk=True)
        assert "holding it" in str((await boards.render(table)).components)
        await talking.set_server(table_talk=False)
        assert "holding it" not in str((await boards.render(table)).components)
    assert not pressed_ids(await talking.hand(table, HOST + 1), "e:")
    assert "on this server" in first_line(await talking.press(TalkPress(table.id), HOST + 1))
    assert "on this server" in first_line(await talking.press(SayPress(table.id, Phrase.GG), HOST + 1))


async def test_alone_with_computers_nothing_is_offered_and_an_old_button_says_why(talking: Talking) -> None:
    table = await playing(talking.tables, people=1, computers=2)
    assert not pressed_ids(await talking.hand(table, HOST), "e:")
    assert "Nobody else" in first_line(await talking.press(TalkPress(table.id), HOST))


async def test_the_board_says_it_in_the_language_of_the_table_and_a_hand_in_its_own(talking: Talking) -> None:
    table = await playing(talking.tables, people=2, locale="ja")
    await talking.press(SayPress(table.id, Phrase.HOLDING), HOST)
    cache = talking.hands.cache
    board = await Boards(Drawing(BlankStudio()), cache, GuildSettings(cache.guild_settings)).render(table)
    assert "だれが止めてるの" in str(board.components)
    assert "だれが止めてるの" not in text_of(board), "beside a picture it stands in the picture"
    assert "Who's holding it?!" in str(await talking.hand(table, HOST + 1))
