"""Turn pings: for players who look elsewhere, not for those who look at their hand."""

from tests.e2e.people import moves, text
from tests.e2e.playing import move_once, open_lobby, start, take_hand
from tests.e2e.scenes import Scene

PAUSE = 60
SETTINGS = {"SEVENS_COMPUTER_PAUSE": str(PAUSE)}


async def test_a_player_who_has_just_pressed_in_their_hand_is_not_pinged(scene: Scene, begin, sit, room) -> None:
    elsewhere = await room()
    ben = await sit("Ben")
    channel, table, aoi = await begin("Aoi", computers=2)
    await start(ben, await open_lobby(elsewhere, ben, computers=2))
    hand = await take_hand(aoi, table)
    scene.computers_move(channel, aoi, pause=PAUSE)
    assert await move_once(aoi, hand)
    scene.computers_move(channel, aoi, pause=PAUSE)
    await aoi.until(lambda: moves(aoi.now(hand)), "the turn in the hand")
    while scene.bot.table(elsewhere).seat_of(int(ben.id)) not in scene.bot.table(elsewhere).to_act():
        scene.bot.later(PAUSE)
    # Ben's turn began no earlier than Aoi's: by the time he is called, she would have been.
    await ben.sees(elsewhere, f"<@{ben.id}>, it's your turn", private=False)
    assert not any("it's your turn." in text(each) for each in aoi.history if each["channel_id"] == channel)
