"""Picking a game from a list; what a server has saved and what was played last."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.lobby.picker import picker_message, unsure_message
from bot.storage.table_setup import TableSetup, again, last_one, save_default, server_default
from bot.text.finding import OFFERED
from engine.catalog import PRESETS, find_game
from engine.rules import read_rules
from i18n import LANGUAGES, Language, texts_in
from tests.bot.table_factories import HOST, lobby, new_tables
from tests.bot.test_messages_fit import check, text_of

both = pytest.mark.parametrize("language", LANGUAGES)
SHICHI_NARABE = find_game("shichi-narabe").rules


class Settings:
    """The settings of servers, and who played last, in memory."""

    def __init__(self, values: Any = None, results: Any = ()) -> None:
        self.values: dict[str, Any] = dict(values or {})
        self.results = results

    async def guild_settings(self, guild_id: int) -> dict[str, Any]:
        return self.values

    async def set_guild_settings(self, guild_id: int, changes: dict[str, Any]) -> dict[str, Any]:
        self.values = {name: value for name, value in (self.values | changes).items() if value is not None}
        return self.values

    async def last_games(self, user_id: int, *, limit: int) -> list[Any]:
        return list(self.results)[:limit]


@both
async def test_every_preset_is_in_one_list(language: Language) -> None:
    house_rules = TableSetup(game="shichi-narabe", rules=read_rules(SHICHI_NARABE, {"passes": 9}))
    shown = check(picker_message(texts_in(language), default=house_rules, last=(2**62, house_rules), among=PRESETS))
    listed = [option["value"] for each in shown if each["type"] == 3 for option in each["options"]]
    assert sorted(listed) == sorted(preset.id for preset in PRESETS)
    assert len([each for each in shown if each["type"] == 2]) == 3, "the default, the last one, learning"


@both
async def test_the_picker_offers_what_can_be_played(language: Language) -> None:
    shown = check(picker_message(texts_in(language)))
    listed = [option["value"] for each in shown if each["type"] == 3 for option in each["options"]]
    assert sorted(listed) == sorted(preset.id for preset in OFFERED)
    assert [each["custom_id"] for each in shown if each["type"] == 2] == ["k:which:any"]


@both
@pytest.mark.parametrize("typed", ["x", "@everyone <@1> `**", "w" * 6000, "\n\n"])
async def test_typed_text_is_escaped(language: Language, typed: str) -> None:
    for likely in ([], list(PRESETS)):
        message = unsure_message(texts_in(language), typed, likely)
        check(message)
        assert "@everyone" not in text_of(message)


async def test_a_server_stores_its_default() -> None:
    store: Any = Settings({"other": 1})
    assert await server_default(store, 1) is None
    setup = TableSetup(
        game="shichi-narabe",
        rules=read_rules(SHICHI_NARABE, {"ghost": True, "passes": 2}),
        strict=True,
        turn_seconds=60,
    )
    await save_default(store, 1, setup)
    assert store.values["default_table"]["options"] == {"ghost": True, "passes": 2}, "only what is unlike usual"
    assert await server_default(store, 1) == setup
    assert setup.preset is None
    await save_default(store, 1, None)
    assert store.values == {"other": 1}


@pytest.mark.parametrize(
    "kept",
    [
        "nonsense",
        {},
        {"game": "gone", "options": {}, "strict": False, "turn_seconds": None},
        {"game": "shichi-narabe", "options": {"gone": 1}, "strict": False, "turn_seconds": None},
        {"game": "shichi-narabe", "options": {"passes": 99}, "strict": False, "turn_seconds": None},
    ],
)
async def test_a_stored_default_of_another_release_is_ignored(kept: Any) -> None:
    store: Any = Settings({"default_table": kept})
    assert await server_default(store, 1) is None


async def test_a_stored_turn_time_out_of_range_becomes_the_bots_default() -> None:
    kept = {"game": "shichi-narabe", "options": {}, "strict": False, "turn_seconds": 1}
    store: Any = Settings({"default_table": kept})
    setup = await server_default(store, 1)
    assert setup is not None
    assert setup.turn_seconds is None


async def test_the_button_for_the_last_game_is_per_user() -> None:
    tables = new_tables()
    table = await lobby(tables, people=2)
    await tables.set_turn_seconds(table.id, HOST, 60)
    tables_by_id = {table.id: table}

    async def find(table_id: int) -> Any:
        return tables_by_id.get(table_id)

    archive: Any = SimpleNamespace(find=find)
    store: Any = Settings(results=[SimpleNamespace(table_id=table.id)])
    found = await last_one(store, archive, HOST)
    assert found is not None
    assert found[0] == table.id
    assert (found[1].preset, found[1].turn_seconds) == ("classic", 60)
    assert await again(archive, table.id, 5) is None, "somebody who was not there"
    assert await again(archive, 12345, HOST) is None
    nobody: Any = Settings()
    assert await last_one(nobody, archive, HOST) is None
