"""Every message, in both languages, with the most seats and the longest names, within Discord's limits."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot import messages
from bot.board import PICTURE, board_message
from bot.choosing import OFFERED
from bot.hand import PICTURE as HAND_PICTURE
from bot.hand import hand_message, out_message, over_message
from bot.leaving import leave_question
from bot.lobby import closed_message, lobby_message
from bot.log import MOVES_A_PAGE, log_message
from bot.messages import Message, Picture
from bot.people import Person
from bot.result import Rated, result_message
from bot.rules_page import preset_rules
from bot.settings_page import settings_message
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.texts import LANGUAGES, Language, texts_in
from engine.moves import PASS
from tests.bot.tables_at_hand import HOST, MemoryKeeper, lobby, play_one, play_to_the_end

both = pytest.mark.parametrize("language", LANGUAGES)


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        if "accessory" in component:
            yield from walk([component["accessory"]])


def check(message: Message) -> list[dict[str, Any]]:
    """The limits of the platform for messages of components v2; the components, nested ones too."""
    components = list(walk(message.view.to_components()))
    assert len(components) <= 40
    assert sum(len(each["content"]) for each in components if each["type"] == 10) <= 4000
    ids = [each["custom_id"] for each in components if "custom_id" in each]
    assert len(ids) == len(set(ids))
    assert all(1 <= len(custom_id) <= 100 for custom_id in ids)
    named = {picture.name for picture in message.pictures}
    for each in components:
        match each["type"]:
            case 1:
                inside = [child["type"] for child in each["components"]]
                assert inside == [3] or (set(inside) == {2} and len(inside) <= 5)
            case 2:
                assert 1 <= len(each["label"]) <= 80
            case 3:
                assert 1 <= len(each["options"]) <= 25
                assert all(
                    1 <= len(option[part]) <= 100
                    for option in each["options"]
                    for part in ("label", "value", "description")
                    if part in option
                )
                assert len(each.get("placeholder") or "") <= 150
            case 10:
                assert each["content"]
            case 12:
                for item in each["items"]:
                    assert 1 <= len(item["description"]) <= 1024
                    assert item["media"]["url"].removeprefix("attachment://") in named
            case _:
                pass
    assert message.view.is_finished() or not message.view.is_dispatchable(), "discord.py would watch it"
    return components


def text_of(message: Message) -> str:
    return "\n".join(each["content"] for each in walk(message.view.to_components()) if each["type"] == 10)


def picture(name: str) -> Picture:
    return Picture(b"", name, "x" * 3000)


@pytest.fixture
def tables() -> Tables:
    return Tables(MemoryKeeper(), computer_pause=60)


@both
async def test_lobbies(tables: Tables, language: Language) -> None:
    texts = texts_in(language)
    table = await lobby(tables, people=1)
    alone = check(lobby_message(texts, table))
    assert any("2" in each.get("label", "") and each.get("disabled") for each in alone), "two more are needed"
    for user in range(HOST + 1, HOST + 10):
        await tables.join(table.id, user, "W" * 32)
    full = check(lobby_message(texts, table, called=[2**63 - 1] * 9))
    assert any(each.get("label") == texts("lobby-full") and each["disabled"] for each in full)
    await tables.cancel(table.id, HOST)
    check(closed_message(texts, table))


@both
@pytest.mark.parametrize("people", [3, 10])
async def test_a_whole_game(tables: Tables, language: Language, people: int) -> None:
    texts = texts_in(language)
    table = await lobby(tables, people=people)
    await tables.start(table.id, HOST)
    while table.to_act():
        check(board_message(texts, table, table.view(None), picture(PICTURE)))
        for seat in range(people):
            view = table.view(seat)
            if view.hand:
                shown = hand_message(
                    texts, table, view, picture(HAND_PICTURE), ply=len(table.told), emojis={}, notice="n" * 200
                )
                pressable = [each for each in check(shown) if each["type"] == 2]
                assert len(pressable) == len(view.legal)
            else:
                check(out_message(texts, table, view))
        await play_one(tables, table)
    rated = {place.user: Rated(1234, -56) for place in table.places if place.user is not None}
    check(result_message(texts, table, picture(PICTURE), rated))
    check(result_message(texts, table, picture(PICTURE), {}))
    check(over_message(texts, table, HOST))
    for page in range(-(-len(table.told) // MOVES_A_PAGE)):
        check(log_message(texts, table, page=page))
    assert len(table.told) > MOVES_A_PAGE


@both
async def test_questions_and_settings(tables: Tables, language: Language) -> None:
    texts = texts_in(language)
    table = await lobby(tables, people=3)
    await tables.start(table.id, HOST)
    check(leave_question(texts, table, HOST))
    check(settings_message(Person(texts, language)))
    seat = table.to_act()[0]
    check(
        hand_message(texts, table, table.view(seat), picture(HAND_PICTURE), ply=0, emojis={}, asking=PASS),
    )


@both
async def test_rules_of_every_preset(language: Language) -> None:
    for preset in OFFERED:
        check(preset_rules(texts_in(language), preset))


async def test_names_do_nothing_to_the_text_around_them(tables: Tables) -> None:
    table: Table = await lobby(tables, people=2)
    shown = text_of(lobby_message(texts_in("en"), table))
    assert "@everyone" not in shown.replace("@\u200beveryone", "")
    assert "\\*" in shown


async def test_a_file_can_be_sent_twice() -> None:
    message = messages.panel(pictures=[Picture(b"png", "a.png", "words")])
    first, second = message.files()[0], message.files()[0]
    assert isinstance(first, discord.File)
    assert first.fp.read() == second.fp.read() == b"png"
    assert first.description == "words"


async def test_the_end_of_a_game_is_told(tables: Tables) -> None:
    table = await lobby(tables, people=3)
    await tables.start(table.id, HOST)
    await play_to_the_end(tables, table)
    shown = text_of(result_message(texts_in("ja"), table, picture(PICTURE), {}))
    assert [f"{rank}位" in shown for rank in (1, 2, 3)] == [True, True, True]
