"""A match of several hundred moves: who looks elsewhere is called at each of their turns, the first and the last."""

import asyncio
import sys
from collections.abc import AsyncIterator

import pytest

from tests.e2e.people import Message, Person, custom_id, moves, offers, text
from tests.e2e.playing import ENGLISH, press_unless_gone, take_hand
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow

STAGED = {"command": (sys.executable, "-m", "tests.e2e.called_bot", "run")}
LONG = 250
"""Moves. From the 100th on a call's nonce was once longer than Discord allows."""


async def test_who_looks_elsewhere_is_called_at_every_turn(scene: Scene, begin) -> None:
    channel, table, aoi, ben = await begin("Aoi", "Ben", game="chinese-seven", computers=2)
    calls = await asyncio.gather(*(follow_calls(who, table) for who in (aoi, ben)))
    match = scene.bot.table(channel)
    assert len(match.history) >= LONG
    turns = [sum(played.player == match.seat_of(int(who.id)) for played in match.history) for who in (aoi, ben)]
    assert calls == turns


async def follow_calls(who: Person, table: Message) -> int:
    """Make the first move that is offered at each call, until the match is over; the number of calls."""
    calls = 0
    async for call in called(who, table):
        calls += 1
        hand = await take_hand(who, call)
        while found := moves(who.now(hand)):
            await press_unless_gone(who, hand, {"custom_id": next((each for each in found if ":!" in each), found[0])})
    return calls


async def called(who: Person, table: Message) -> AsyncIterator[Message]:
    """Each call of this person until the match is over; they are ready for every next hand at once."""
    seen: set[str] = set()
    words = ENGLISH.texts("ping-turn", mention=f"<@{who.id}>", until="…").partition("…")[0]

    def new() -> Message | None:
        return next((each for each in who.shown.values() if each["id"] not in seen and words in text(each)), None)

    while not offers(who.now(table), ":again:"):
        await ready(who, table)
        await who.until(
            lambda: new() or is_waited_for(who, table) or offers(who.now(table), ":again:"), "a call, or an end"
        )
        if (call := new()) is not None:
            seen.add(call["id"])
            yield call


async def ready(who: Person, table: Message) -> None:
    if is_waited_for(who, table):
        await who.press(table, custom_id(who.now(table), ":ready:"))
        await who.until(lambda: not is_waited_for(who, table), "to be ready")


def is_waited_for(who: Person, table: Message) -> bool:
    """Whether a hand is over, and they are not ready for the next one."""
    now = who.now(table)
    return offers(now, ":ready:") and f"{who.name}** – ready" not in text(now)
