"""The game picker; a server's saved default, and the user's last game."""

from unittest.mock import Mock

import pytest

from bot.features.lobby.picker import game_message, kind_message, picker_message, unsure_message
from bot.features.lobby.shelf import shelf_picture, shelf_shown
from bot.platform.drawing import Drawing
from bot.platform.messages import Message
from bot.storage.archive import Archive
from bot.storage.guild_settings import GuildSettings
from bot.storage.own_tables import OwnTable
from bot.storage.table_setup import again, last_one, save_default, server_default
from bot.storage.user_settings import OwnSettings, Reader
from bot.tables.service import TableService
from bot.tables.setup import TableSetup
from bot.text.finding import OFFERED
from bot.text.games import about, kind_about, kind_title
from bot.text.mechanisms.record import GameKind
from data.results import Results
from data.rows import Result
from engine.catalog import PRESETS, find_game
from engine.rules import read_rules
from i18n import LANGUAGES, Language, texts_in
from renderers import Theme
from tests.bot.channels import Cache, Keyed
from tests.bot.fitting.limits import check, text_of
from tests.bot.table_factories import HOST, lobby
from tests.discord_in_memory import Json

both = pytest.mark.parametrize("language", LANGUAGES)
SHICHI_NARABE = find_game("shichi-narabe").rules
SAVED: Json = {"game": "shichi-narabe", "options": {}, "strict": False, "turn_seconds": None}


@both
async def test_the_first_page_begins_with_what_starts_at_once(tables: TableService, language: Language) -> None:
    texts, last = texts_in(language), await lobby(tables, people=2)
    house_rules = TableSetup(game="shichi-narabe", rules=read_rules(SHICHI_NARABE, {"passes": 9}))
    full = _buttons(picker_message(texts, default=house_rules, last=last))
    assert full[:5] == ["g:now:", "f:page:", f"g:again:{last.id}", "g:default:", "daily:page:0"]
    newcomers = _buttons(picker_message(texts))
    assert newcomers[:4] == ["g:now:", "f:page:", "k:which:any", "daily:page:0"]
    assert newcomers[4:] == full[5:] == []
    own = [OwnTable(number, house_rules) for number in range(4)]
    crowded = _buttons(picker_message(texts, default=house_rules, last=last, open_ones=own))
    assert crowded == ["t:hand:0", "t:hand:1", "g:now:", "f:page:", "daily:page:0"], "no more than fit"
    (chooser,) = _menus(picker_message(texts))
    assert chooser["custom_id"] == "g:kind:"
    assert [option["value"] for option in chooser["options"]] == [kind.value for kind in GameKind]
    assert len(GameKind) == 6


@both
async def test_every_preset_is_two_pages_from_the_first(language: Language) -> None:
    texts, found = texts_in(language), list[str]()
    for kind in GameKind:
        page = kind_message(texts, kind)
        listed = [option["value"] for menu in _menus(page) for option in menu["options"]]
        for custom_id in [*_buttons(page), *listed]:
            _, how, what = custom_id.split(":")
            if how == "preset":
                found.append(what)
            elif how == "game":
                found += [option["value"] for each in _menus(game_message(texts, what)) for option in each["options"]]
    assert sorted(found) == sorted(preset.id for preset in OFFERED)


@both
async def test_the_game_whose_rules_differ_from_house_to_house_says_which(language: Language) -> None:
    texts = texts_in(language)
    assert texts("game-shichi-narabe-house") in text_of(game_message(texts, "shichi-narabe"))
    assert text_of(game_message(texts, "fan-tan")).splitlines()[1:] == [about(texts, "fan-tan")]


@both
async def test_each_kind_is_said_in_a_sentence_and_in_the_alt_text(language: Language) -> None:
    """The sentences are in the list, and without a picture on the page."""
    texts = texts_in(language)
    shown, said = text_of(picker_message(texts)), shelf_picture(texts, Theme()).alt
    (chooser,) = _menus(picker_message(texts))
    for kind, option in zip(GameKind, chooser["options"], strict=True):
        assert option["description"] == kind_about(texts, kind)
        assert kind_about(texts, kind) in shown
        assert kind_title(texts, kind) in said


@both
async def test_the_kinds_are_a_small_picture_and_none_for_who_wants_words(language: Language) -> None:
    drawing, texts = Drawing(), texts_in(language)
    shelf = await shelf_shown(drawing, Reader(texts))
    assert shelf.data.startswith(b"\x89PNG")
    assert len(shelf.data) < 40_000
    assert shelf.description == shelf_picture(texts, Theme()).alt, "the alt text is not cut"
    assert await shelf_shown(drawing, Reader(texts, OwnSettings(text_only=True))) is None
    await drawing.stop_drawing()


def _menus(message: Message) -> list[Json]:
    return [each for each in check(message) if each["type"] == 3]


def _buttons(message: Message) -> list[str]:
    return [each["custom_id"] for each in check(message) if each["type"] == 2]


@both
@pytest.mark.parametrize("typed", ["x", "@everyone <@1> `**", "w" * 6000, "\n\n"])
async def test_typed_text_is_escaped(language: Language, typed: str) -> None:
    for likely in ([], list(PRESETS)):
        message = unsure_message(texts_in(language), typed, likely)
        check(message)
        assert "@everyone" not in text_of(message)


async def test_a_server_stores_its_default() -> None:
    kept = Keyed({1: {"other": 1}})
    settings = GuildSettings(kept)
    assert await server_default(settings, 1) is None
    rules = read_rules(SHICHI_NARABE, {"ghost": True, "passes": 2})
    setup = TableSetup(game="shichi-narabe", rules=rules, strict=True, turn_seconds=60)
    await save_default(settings, 1, setup)
    assert kept.values[1]["default_table"]["options"] == {"ghost": True, "passes": 2}, "only what is unlike usual"
    assert await server_default(settings, 1) == setup
    assert setup.preset is None
    await save_default(settings, 1, None)
    assert kept.values[1] == {"other": 1}


@pytest.mark.parametrize(
    "kept",
    [
        *("nonsense", {}),
        SAVED | {"game": "gone"},
        SAVED | {"options": {"gone": 1}},
        SAVED | {"options": {"passes": 99}},
    ],
)
async def test_a_stored_default_of_another_release_is_ignored(kept: Json | str) -> None:
    assert await server_default(GuildSettings(Keyed({1: {"default_table": kept}})), 1) is None


async def test_a_stored_turn_time_out_of_range_becomes_the_bots_default() -> None:
    kept = Keyed({1: {"default_table": SAVED | {"turn_seconds": 1}}})
    setup = await server_default(GuildSettings(kept), 1)
    assert setup.turn_seconds is None


async def test_the_button_for_the_last_game_is_per_user(tables: TableService) -> None:
    table = await lobby(tables, people=2)
    await tables.set_own(table.id, HOST, "turn_seconds", 60)
    archive = Archive(tables, Cache())
    results, result = Mock(spec=Results), Result(table.id, HOST, 1, table.game, table.setup.preset, 2, 1, None, None, 0)
    results.latest.side_effect = [[result], []]
    found = await last_one(results, archive, HOST)
    assert found is table
    assert found.setup.turn_seconds == 60
    assert await again(archive, table.id, 5) is None, "somebody who was not there"
    assert await again(archive, 12345, HOST) is None
    assert await last_one(results, archive, HOST) is None
