"""Whole games in a language that the repository does not have: it is found by its folder, everything is said in it, and
nothing is cut or too long for Discord, though it is 40 % longer than English."""

import asyncio
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from engine.catalog import PRESETS, find_game
from tests.e2e.people import Message, alt, components, controls, text
from tests.e2e.playing import ENGLISH, Labels, open_lobby, start, take_hand
from tests.e2e.scenes import Scene, staged
from tests.e2e.test_every_game import play_on
from tests.i18n.pseudo import doubled, foreign_words, write_pseudo

LOCALE = "en-US"
"""Taken, so that people and servers of the playground have it: the folder of this code goes before `en`."""
LABELS = Labels(
    **{each.name: doubled(getattr(ENGLISH, each.name)) for each in fields(Labels)}
    | {"language": "en", "locale": LOCALE}
)
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
)
NOBODY = "Bb"
"""A name that is a word of no language."""


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    folder = write_pseudo(tmp_path_factory.mktemp("languages"), LOCALE)
    with staged(tmp_path_factory.mktemp("e2e"), {"SEVENS_LANGUAGES": str(folder)}) as scene:
        scene.bot.start()
        yield scene


def said(message: Message) -> Iterator[str]:
    """Everything in a message that somebody reads or hears."""
    yield from (text(message), alt(message))
    for each in components(message):
        yield from (str(each[name]) for name in ("label", "placeholder") if each.get(name))
        for option in each.get("options", ()):
            yield from (option["label"], option.get("description") or "")


def wrong(messages: list[Message]) -> set[str]:
    """Words of another language, and what was cut."""
    found: set[str] = set()
    for told in {told for message in messages for told in said(message)}:
        found |= foreign_words(told)
        found |= {told} if "…" in told else set()
    return found


@pytest.mark.parametrize("part", range(2))
async def test_a_game_of_each_mechanism_is_played_in_it(sit, room, part: int) -> None:
    async def play(name: str) -> set[str]:
        channel, host = await room("en"), await sit(NOBODY, LOCALE)
        preset = next(each for each in PRESETS if each.id == name)
        seats = find_game(preset.game).seats(preset.rules())[0]
        lobby = await open_lobby(channel, host, game=name, computers=seats - 1, labels=LABELS)
        table = await start(host, lobby, LABELS)
        hand = await take_hand(host, table, LABELS)
        await host.press(table, LABELS.rules)
        assert await play_on(host, hand, name, set(), LABELS) > 0
        result = await host.sees(channel, LABELS.result, private=False)
        await host.press(result, LABELS.log)
        return wrong([each for each in host.history if each["channel_id"] == channel])

    names = PLAYED[part::2]
    found = await asyncio.gather(*map(play, names))
    assert {name: wrong for name, wrong in zip(names, found, strict=True) if wrong} == {}


async def test_commands_answer_in_it(sit, room) -> None:
    channel, host = await room("en"), await sit(NOBODY, LOCALE)
    for command in ("leaderboard", "rules", "learn", "play"):
        await host.command(channel, command)
    assert wrong([each for each in host.history if each["channel_id"] == channel]) == set()
    suggested = await host.suggestions(channel, "play", "game", "")
    assert {word for each in suggested for word in foreign_words(each["name"])} == set()


async def test_settings_offer_it_by_its_name(sit, room) -> None:
    channel, host = await room("en"), await sit(NOBODY, LOCALE)
    answer = await host.command(channel, "settings")
    assert answer is not None
    chooser: dict[str, Any] = next(each for each in controls(answer) if "language" in each["custom_id"])
    assert {LOCALE: "Eengliish", "en": "English", "ja": "日本語"}.items() <= {
        each["value"]: each["label"] for each in chooser["options"]
    }.items()
