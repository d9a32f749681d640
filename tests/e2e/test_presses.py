"""Late presses, double presses, and presses of other users: one outcome, and a clear answer for each."""

import asyncio

from tests.e2e.forging import press_forged
from tests.e2e.lobbies import leave
from tests.e2e.people import Message, controls, labels_of, moves, table_of, text
from tests.e2e.playing import everybody_plays, move_once, sees_end, somebodys_turn, start


def plays(log: Message) -> int:
    """The number of moves in a log."""
    return sum(line.split("\\.")[0].isdigit() for line in text(log).splitlines())


async def test_a_press_on_an_old_hand_shows_the_current_hand(deal) -> None:
    channel, table, *hands = await deal("Aoi", "Ben", computers=1)
    who, old = await somebodys_turn(*hands)
    made = {each.id: 0 for each, _ in hands}
    while len(moves(old)) < 2:  # There is nearly always a choice.
        await move_once(who, old)
        made[who.id] += 1
        who, old = await somebodys_turn(*hands)
    older, new = await who.press(table, "My hand"), await who.press(table, "My hand")
    assert len({old["id"], older["id"], new["id"]}) == 3
    for copy in (old, older):
        await who.until(lambda copy=copy: not controls(who.now(copy)), "the older copy without buttons")
        assert "Your hand is further down." in text(who.now(copy))
    # A press on a copy that was made before it lost its buttons.
    played, other = moves(new)[:2]
    await who.press_id(new, played)
    assert "moved on" not in text(await press_forged(who, channel, played)), "what was wanted has been done"
    log = await who.press(table, "Log")
    own = [line for line in text(log).splitlines() if f" {who.name}:" in line]
    assert len(own) == made[who.id] + 1, "the move was made once"
    assert "The game has moved on" in text(await press_forged(who, channel, other))


async def test_a_double_click_is_one_move(scene, deal) -> None:
    _, table, *hands = await deal("Aoi", "Ben", computers=1)
    who, hand = await somebodys_turn(*hands)
    with scene.bot.held_still():
        clicks = [await who.begin_press(hand, moves(hand)[0]) for _ in range(3)]
    await asyncio.gather(*(who.answered(click) for click in clicks))
    log = await who.press(table, "Log")
    assert len([line for line in text(log).splitlines() if f" {who.name}:" in line]) == 1


async def test_a_press_of_another_user_is_answered_and_changes_nothing(gather, sit) -> None:
    eve = await sit("Eve")
    channel, lobby, aoi, _ = await gather("Aoi", "Ben", computers=1)
    shown = await eve.press(await eve.sees(channel, "At the table"), "Start")
    assert shown["flags"] & 64
    assert f"<@{aoi.id}> is the host" in text(shown)
    for action in ("add", "cancel", "fill", "remove"):  # As in lobbies of earlier releases.
        answer = await press_forged(eve, channel, f"l:{action}:{table_of(lobby)}")
        assert answer["flags"] & 64
        assert f"<@{aoi.id}>" in text(answer)
    table = await start(aoi, lobby)
    for label in ("My hand", "Leave"):
        assert "not playing" in text(await eve.press(table, label))
    assert "not playing" in text(await eve.command(channel, "hand"))
    assert "The four sevens are on the table" in text(await eve.press(table, "Rules"))


async def test_the_next_player_becomes_host_when_the_host_leaves(gather) -> None:
    _, lobby, aoi, ben = await gather("Aoi", "Ben")
    await leave(aoi, lobby)
    now = await ben.until(lambda: ben.now(lobby) if "Aoi" not in text(ben.now(lobby)) else None, "Aoi to be gone")
    assert "Ben (host)" in text(now)
    assert "1 more needed" in text(now)
    await leave(ben, now)
    await aoi.until(lambda: now["id"] not in aoi.shown, "the empty lobby to be gone")


async def test_play_again_with_the_same_people(begin, sit) -> None:
    eve = await sit("Eve")
    channel, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    await everybody_plays([aoi, ben], table)
    result = await ben.sees(channel, "the result", private=False)
    assert "Only those who played" in text(await eve.press(await eve.sees(channel, "the result"), "Play again"))
    lobby = await ben.press(result, "Play again")
    assert "Ben (host)" in text(lobby)
    asked = await aoi.sees(channel, "**Ben** would like to play Shichi Narabe (Sevens) once more", private=False)
    assert [each["id"] for each in asked["mentions"]] == [aoi.id]
    assert lobby["id"] in asked["content"]
    await aoi.press(asked, "Leave")
    await ben.until(lambda: "Aoi" not in text(ben.now(lobby)), "Aoi to be gone")
    assert "Start" in labels_of(lobby), "all three sit there already"
    assert plays(await aoi.press(await aoi.sees(channel, "the result"), "Log")) > 0


async def test_play_again_from_a_private_hand(begin) -> None:
    channel, table, aoi, ben = await begin("Aoi", "Ben", computers=1)
    await everybody_plays([aoi, ben], table)
    over = await sees_end(ben, channel)
    assert await ben.press(over, "Play again")
    assert "The table is open" in text(ben.now(over))
    lobby = await aoi.sees(channel, "Ben (host)", private=False)
    asked = await aoi.sees(channel, "once more", private=False)
    assert [each["id"] for each in asked["mentions"]] == [aoi.id]
    await ben.press(lobby, "Start")
    await ben.until(lambda: asked["id"] not in ben.shown, "the line to be gone")


async def test_play_again_against_computers_starts_at_once(begin) -> None:
    channel, table, aoi = await begin("Aoi", computers=2)
    await everybody_plays([aoi], table)
    over = await sees_end(aoi, channel)
    hand = await aoi.press(over, "Play again")
    await aoi.until(lambda: moves(aoi.now(hand)), "a turn at a private table")
    assert [each["id"] for each in aoi.public(channel)] == [table["id"]], "nothing of it is in the channel"


async def test_the_last_pass_is_confirmed_once(deal) -> None:
    _, _, *hands = await deal("Aoi", "Ben", computers=1)
    for _ in range(60):
        who, hand = await somebodys_turn(*hands)
        passing = next((custom_id for custom_id in moves(hand) if custom_id.endswith(":pass")), None)
        if passing is None:
            await move_once(who, hand)
            continue
        label = next(each["label"] for each in controls(hand) if each["custom_id"] == passing)
        can_play = len(moves(hand)) > 1
        shown = await who.press_id(hand, passing)
        if label == "Pass (1 left)" and can_play:
            assert "last pass" in text(shown)
            assert labels_of(shown) == ["Pass anyway", "No, back to my cards"]
            back = await who.press(shown, "No, back to my cards")
            asked = await who.press_id(back, passing)
            assert "last pass" not in text(await who.press(asked, "Pass anyway"))
            return
    raise AssertionError("nobody came to a last pass")


async def test_settings_belong_to_the_user(sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    settings = await aoi.command(channel, "settings")
    changed = await aoi.press(await aoi.press(settings, "s:suits"), "▶")
    changed = await aoi.press(changed, "s:pings")
    japanese = await aoi.press(changed, "s:language", values=["ja"])
    labels = {each["custom_id"]: each.get("label") for each in controls(japanese)}
    labels |= {each["custom_id"]: each.get("label") for each in controls(await aoi.press(japanese, "◀"))}
    assert [labels["s:pings"], labels["s:suits"]] == ["オフ", "四色"]
    assert "まずはここから" in text(await aoi.command(channel, "rules"))
    assert "全サーバー" in text(await aoi.command(channel, "leaderboard", everywhere=True))
