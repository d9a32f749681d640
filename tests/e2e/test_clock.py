"""Time runs out: a computer player moves once; after two in a row it holds the seat until its person is back."""

from tests.e2e.people import controls, text
from tests.e2e.playing import open_lobby, start, take_hand

SETTINGS = {"SEVENS_TURN_SECONDS": "2", "SEVENS_COMPUTER_PAUSE": "0.3"}


async def test_time_runs_out_until_somebody_is_back(sit, room) -> None:
    channel = await room()
    aoi = await sit("Aoi")
    lobby = await open_lobby(channel, aoi, computers=2)
    table = await start(aoi, lobby)
    hand = await take_hand(aoi, table)
    called = await aoi.sees(channel, f"<@{aoi.id}>, it's your turn", private=False)
    await aoi.sees(channel, "(time ran out) Aoi", private=False)
    await aoi.until(lambda: called["id"] not in aoi.shown, "the call to go away")
    await aoi.until(lambda: "Your time ran out" in text(aoi.now(hand)), "a word about the lost turn")
    shown = await aoi.sees(channel, "away, a computer holds the seat", private=False)
    assert "I'm back" in [each["label"] for each in controls(shown)]
    await aoi.until(lambda: "You were away" in text(aoi.now(hand)), "a word in the hand")
    back = await aoi.press(aoi.now(hand), "I'm back")
    assert back is not None
    assert back["id"] == hand["id"]
    assert "Welcome back" in text(back)
    await aoi.until(
        lambda: "away" not in text(aoi.now(table)) or "the result" in text(aoi.now(table)), "the seat to be Aoi's"
    )
