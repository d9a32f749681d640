"""Whole games in a pseudo-language, 40 % longer than English, which the bot finds by its folder.

Every word is in it, nothing is cut, and nothing is too long for Discord.
"""

import asyncio
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from engine import games
from engine.catalog import PRESETS, find_game
from i18n import Texts
from tests.e2e.people import Json, Message, alt, components, controls, text
from tests.e2e.playing import Labels, open_lobby, sees_result, start, take_hand
from tests.e2e.scenes import Scene, staged
from tests.e2e.test_every_game import ENOUGH, MOST_PRESSES, play_on
from tests.i18n.pseudo import foreign_words, write_pseudo

pytestmark = pytest.mark.slow

LOCALE = "en-US"
"""Taken, so that people and servers of the playground have it: the folder of this code goes before `en`."""
PLAYED = (
    "ghost",
    "points",
    "killing",
    "fan-tan",
    "fan-tan-trumps",
    "crazy-crazy-tan",
    "chinese-seven",
    "ristiseiska",
    "earl-of-coventry",
    "insidious-sevens",
    "nanatoridori",
    "pai-qi",
    "sevens",
)
PLAYED_OUT = ("ghost", "fan-tan", "nanatoridori")
"""Those that are played to the end; of each game's end `tests/bot/test_messages_fit.py` makes all messages in such a language."""
NOBODY = "Bb"
"""A name that is a word of no language."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_pseudo(tmp_path_factory.mktemp("languages"), LOCALE)


@pytest.fixture(scope="module")
def labels(folder: Path) -> Labels:
    return Labels(Texts(LOCALE, folder / LOCALE), LOCALE)


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory, folder: Path) -> Iterator[Scene]:
    with staged(tmp_path_factory.mktemp("e2e"), {"SEVENS_LANGUAGES": str(folder)}) as scene:
        scene.bot.start()
        yield scene


def said(message: Message) -> Iterator[str]:
    """Everything in a message that people read or hear."""
    yield from (text(message), alt(message))
    for each in components(message):
        yield from (str(each[name]) for name in ("label", "placeholder") if each.get(name))
        for option in each.get("options", ()):
            yield from (option["label"], option.get("description") or "")


def wrong(messages: list[Message]) -> set[str]:
    """Words of another language, and text that was cut."""
    found: set[str] = set()
    for part in {part for message in messages for part in said(message)}:
        found |= foreign_words(part)
        found |= {part} if "…" in part else set()
    return found


def test_every_mechanism_is_in_the_games_played() -> None:
    modules = [import_module(f"{games.__name__}.{each.name}") for each in pkgutil.iter_modules(games.__path__)]
    mechanisms = {module.__name__: vars(module)["GAMES"] for module in modules if "GAMES" in vars(module)}
    played = {preset.game for preset in PRESETS if preset.id in PLAYED}
    assert len(mechanisms) > 1
    assert [name for name, found in mechanisms.items() if played.isdisjoint(game.id for game in found)] == []


@pytest.mark.parametrize("part", range(2))
async def test_a_game_of_each_mechanism_is_played_in_the_added_language(sit, room, labels: Labels, part: int) -> None:
    async def play(name: str) -> set[str]:
        channel, host = await room("en"), await sit(NOBODY, LOCALE)
        host.only_in = channel
        preset = next(each for each in PRESETS if each.id == name)
        seats = find_game(preset.game).seats(preset.rules())[0]
        lobby = await open_lobby(channel, host, game=name, computers=seats - 1, labels=labels)
        table = await start(host, lobby, labels)
        hand = await take_hand(host, table, labels)
        await host.press(table, labels.rules)
        enough = MOST_PRESSES if name in PLAYED_OUT else ENOUGH
        assert await play_on(host, hand, name, set(), labels, enough=enough) > 0
        if name in PLAYED_OUT:
            result = await sees_result(host, channel)
            await host.press(result, labels.log)
        return wrong([each for each in host.history if each["channel_id"] == channel])

    names = PLAYED[part::2]
    found = await asyncio.gather(*map(play, names))
    assert {name: wrong for name, wrong in zip(names, found, strict=True) if wrong} == {}


async def test_commands_answer_in_the_added_language(sit, room) -> None:
    channel, host = await room("en"), await sit(NOBODY, LOCALE)
    for command in ("leaderboard", "rules", "learn", "play"):
        await host.command(channel, command)
    assert wrong([each for each in host.history if each["channel_id"] == channel]) == set()
    suggested = await host.suggestions(channel, "play", "game", "")
    assert {word for each in suggested for word in foreign_words(each["name"])} == set()


async def test_settings_offer_the_added_language_by_its_name(sit, room) -> None:
    channel, host = await room("en"), await sit(NOBODY, LOCALE)
    answer = await host.press(await host.command(channel, "settings"), "▶")
    chooser: Json = next(each for each in controls(answer) if "language" in each["custom_id"])
    assert {LOCALE: "Eengliish", "en": "English", "ja": "日本語"}.items() <= {
        each["value"]: each["label"] for each in chooser["options"]
    }.items()
