"""A whole match over the wire in every language: in a server of that language, by a player of the next one.

What is public is in the language of the server, what is private in the player's.
"""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Room, Sitter
from tests.e2e.people import alt, text
from tests.e2e.playing import EVERY_LANGUAGE, is_over, open_lobby, sees_result, start, take_hand
from tests.e2e.scenes import Scene
from tests.e2e.test_every_game import play_on

pytestmark = pytest.mark.slow

PLAYED = ("classic", "killing", "insidious-sevens")


@pytest.fixture(scope="module", autouse=True)
def _a_server_of_each_language(scene: Scene) -> None:
    there = {each["preferred_locale"] for each in scene.playground.get("/world")["guilds"]}
    for labels in EVERY_LANGUAGE:
        if labels.locale not in there:
            scene.playground.post("/world/guilds", {"name": labels.locale, "preferred_locale": labels.locale})


@pytest.mark.parametrize("number", range(len(EVERY_LANGUAGE)), ids=[each.language for each in EVERY_LANGUAGE])
async def test_a_match_is_played_in_two_languages(sit: Sitter, room: Room, number: int) -> None:
    labels, own = EVERY_LANGUAGE[number], EVERY_LANGUAGE[(number + 1) % len(EVERY_LANGUAGE)]
    game = PLAYED[number % len(PLAYED)]
    channel, host = await room(labels.locale), await sit("Ada", own.locale)
    table = await start(host, await open_lobby(channel, host, game=game, computers=3, labels=labels), labels)
    assert labels.texts(f"preset-{game}") in text(table)
    hand = await take_hand(host, table, labels)
    assert await play_on(host, hand, game, set(), own) > 0
    assert is_over(host.now(hand))
    result = await sees_result(host, channel)
    assert labels.texts(f"preset-{game}") in alt(result)
