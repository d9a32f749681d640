"""Discord refuses boards for an unknown reason: retries are limited, players are told, and play goes on.

Edits by the token of a press on the board are refused as well: the bot then tries it by its own.
"""

import asyncio

from tests.e2e.lobbies import seat_computers
from tests.e2e.people import PATIENCE, Json, moves, text
from tests.e2e.playing import move_once, open_lobby, start, take_hand
from tests.e2e.restarting import channels, newest, requests
from tests.e2e.scenes import Scene

RETRY, TRIES, BUDGET = 0.1, 5, 30
SETTINGS = {"KNOWN_RETRY": str(RETRY), "KNOWN_BUDGET": str(BUDGET)}
LONG = RETRY * 2**TRIES
"""Seconds after which it may be tried again at a press, once it was tried so often; each further try doubles them."""


def refuse_boards(scene: Scene, channel: str = "") -> None:
    """Refuse edits of boards, by the bot's own token (in this channel) and by those of presses."""
    scene.playground.fault("error", route=f"PATCH /api/v10/channels/{channel}", status=400, times=None)
    scene.playground.fault("error", route="/messages/@original", status=400, times=None)


def edits(scene: Scene, since: int) -> list[Json]:
    return [each for each in requests(scene, since) if each["method"] == "PATCH"]


async def test_a_board_that_is_refused_is_given_up_and_a_press_lets_it_be_tried_again(scene: Scene, sit) -> None:
    aoi = await sit("Aoi")
    [channel] = await channels(aoi, scene, 1)
    table = await start(aoi, await open_lobby(channel, aoi, computers=2))
    hand = await take_hand(aoi, table)
    since = newest(scene)
    refuse_boards(scene, channel)
    await move_once(aoi, hand)
    await aoi.until(lambda: "Discord refuses my message" in text(aoi.now(hand)), "a word about it")
    assert [each["status"] for each in edits(scene, since)] == [400] * TRIES
    for _ in range(2):
        await move_once(aoi, hand)
    assert "Discord refuses my message" in text(await aoi.command(channel, "play", game="classic"))
    tried = edits(scene, since)
    assert {each["status"] for each in tried} == {400}
    assert len(tried) <= TRIES + 3, "once a press at most"
    scene.playground.fault("clear")
    await move_once(aoi, hand)
    async with asyncio.timeout(PATIENCE):
        while "Discord refuses my message" in text(await aoi.command(channel, "hand")):
            await asyncio.sleep(LONG)  # A press lets it be tried, if the last try was long enough ago.
    assert edits(scene, since)[-1]["status"] == 200
    assert "Traceback" not in scene.bot.log


async def test_a_spent_refusal_budget_delays_boards_and_not_answers(scene: Scene, sit) -> None:
    aoi = await sit("Aoi")
    places = await channels(aoi, scene, 8)
    tables = [await start(aoi, await open_lobby(channel, aoi, computers=2)) for channel in places]
    hands = [await take_hand(aoi, table) for table in tables]
    since = newest(scene)
    refuse_boards(scene)
    for hand in hands:
        await move_once(aoi, hand)
    for _ in range(100):
        if "were refused lately" in scene.bot.log:
            break
        await asyncio.sleep(0.1)
    for channel in places:  # Hands wait as well: which of them show the next turn depends on the machine.
        while not (offered := moves(hand := await aoi.command(channel, "hand"))):
            await asyncio.sleep(0.1)
        await aoi.press_id(hand, offered[0])
    await asyncio.sleep(LONG)
    asked = edits(scene, since)
    assert {each["status"] for each in asked} == {400}
    assert len(asked) <= BUDGET, "and not eight times as many as one board is tried"
    [another] = await channels(aoi, scene, 1)
    panel = await seat_computers(aoi, await open_lobby(another, aoi), 1)
    assert "(computer)" in text(aoi.now(panel))
