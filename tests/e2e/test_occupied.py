"""`/play` in a channel with a table: names the game and its players, with a link."""

from tests.e2e.lobbies import cancel
from tests.e2e.people import Message, Person, controls, labels_of, links, moves, text
from tests.e2e.playing import Labels, in_both_guilds, open_lobby, start
from tests.e2e.scenes import Scene

NAMES = "…"
FAR = 11
"""So many messages below it a table is out of sight."""


async def play(who: Person, channel: str) -> Message:
    answer = await who.command(channel, "play")
    assert answer["flags"] & 64, "only who asks is told"
    return answer


@in_both_guilds
async def test_play_in_an_occupied_channel_offers_to_join_the_lobby(scene: Scene, gather, sit, labels: Labels) -> None:
    texts, ben = labels.texts, await sit("Ben", labels.locale)
    channel, lobby, aoi = await gather("Aoi", computers=1, labels=labels)
    await aoi.until(lambda: scene.bot.remembers(lobby), "the bot to know where the lobby is")
    answer = await play(ben, channel)
    assert texts("preset-classic") in text(answer)
    assert "**Aoi**" in text(answer)
    assert texts("occupied-lobby", game=texts("preset-classic"), names=NAMES, room=8).partition(NAMES)[2] in text(
        answer
    )
    (link,) = links(answer)
    assert link.startswith(f"{scene.playground.url}/channels/"), "the page opens it"
    assert link.endswith(f"/{channel}/{lobby['id']}")
    assert labels_of(answer) == [labels.join, texts("picker-now")], "a private table can be had beside it"
    joined = await ben.press(answer, labels.join)
    assert joined["id"] == answer["id"]
    assert labels_of(joined)[:2] == [texts("lobby-leave"), texts("lobby-how")]
    await aoi.until(lambda: "Ben" in text(aoi.now(lobby)), "Ben at the table")
    assert texts("occupied-seated") in text(await play(aoi, channel)), "so is who has opened it"


@in_both_guilds
async def test_play_in_an_occupied_channel_offers_players_their_hand(sit, room, labels: Labels) -> None:
    channel, texts = await room(labels.language), labels.texts
    aoi, eve = await sit("Aoi", labels.locale), await sit("Eve", labels.locale)
    await start(aoi, await open_lobby(channel, aoi, computers=2, labels=labels), labels)
    answer = await play(eve, channel)
    assert texts("preset-classic") in text(answer)
    assert texts("occupied-playing", game=texts("preset-classic"), names="**Aoi**\n", stage="playing").partition("\n")[
        0
    ] in text(answer)
    assert texts("occupied-wait") in text(answer)
    assert labels_of(answer) == [texts("picker-now")], "nothing of the channel's table"
    assert len(links(answer)) == 1
    own = await play(aoi, channel)
    assert labels_of(own) == [labels.hand, texts("picker-now")]
    hand = await aoi.press(own, labels.hand)
    assert hand["id"] == own["id"]
    assert moves(hand) or texts("hand-not-your-turn") in text(hand)


@in_both_guilds
async def test_a_scrolled_away_table_is_posted_again(gather, sit, labels: Labels) -> None:
    ben = await sit("Ben", labels.locale)
    channel, lobby, aoi = await gather("Aoi", labels=labels)
    for number in range(FAR):
        last = await ben.write(channel, f"message {number}")
    answer = await play(ben, channel)
    assert labels.texts("occupied-below") in text(answer)
    assert links(answer) == []
    await ben.until(lambda: lobby["id"] not in ben.shown, "the old message to go")
    found = ben.button(channel, labels.join)
    below = [each for each in ben.shown.values() if "l:start:" in str(each)]
    assert found is not None
    assert len(below) == 1
    assert int(below[0]["id"]) > int(last["id"])
    await cancel(aoi, found)
    await ben.until(lambda: found["id"] not in ben.shown, "the lobby of nobody else to be gone")
    assert labels.texts("picker-title") in text(await play(ben, channel)), "the channel is free"


async def test_joining_a_started_match_is_refused_in_place(scene: Scene, gather, sit) -> None:
    ben, cai = await sit("Ben"), await sit("Cai")
    channel, lobby, aoi = await gather("Aoi", computers=2)
    answer, other = await play(ben, channel), await play(cai, channel)
    await start(aoi, lobby)
    late = await ben.press(answer, "Join")
    assert late["id"] == answer["id"]
    assert "The game has begun already" in text(late)
    assert "is being played by **Aoi**" in text(late)
    question = await aoi.press(lobby, "Leave")
    await aoi.press(question, "Leave and end the game")
    gone = await cai.press(other, "Join")
    assert gone["id"] == other["id"]
    assert "not open any more" in text(gone)
    assert controls(gone) == []
