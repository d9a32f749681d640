"""Expired interaction tokens. In a file of their own, as the playground's clock stays ahead afterwards."""

import pytest

from tests.e2e.lobbies import page_of
from tests.e2e.people import controls, custom_id, moves, text
from tests.e2e.playing import move_once, somebodys_turn, start, take_hands


@pytest.mark.refusals
async def test_after_an_expired_token_a_new_press_opens_the_hand(begin) -> None:
    channel, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    who, hand = await somebodys_turn(*await take_hands(table, aoi, ben))
    await aoi.ask("POST", "/world/clock", {"ahead": 16 * 60})
    await move_once(who, hand)
    other = ben if who is aoi else aoi
    called = await other.sees(channel, f"<@{other.id}>, it's your turn")
    fresh = await other.press(called, "My hand")
    assert moves(fresh)
    assert await move_once(other, fresh)
    assert controls(other.now(table))


@pytest.mark.refusals
async def test_an_options_page_of_a_started_match_is_closed_when_pressed(gather) -> None:
    _, lobby, aoi = await gather("Aoi", computers=2)
    page = await page_of(aoi, lobby)
    await aoi.ask("POST", "/world/clock", {"ahead": 16 * 60})
    await start(aoi, lobby)
    passes = custom_id(page, ":passes")
    answer = await aoi.press_id(page, passes, values=["0"])
    assert answer["id"] == page["id"], "in place"
    assert "has begun, with these rules:" in text(answer)
    assert controls(answer) == []
