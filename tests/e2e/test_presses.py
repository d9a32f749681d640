"""Late presses, double presses, and presses of other users: one outcome, and a clear answer for each."""

import asyncio

from tests.e2e.forging import press_forged
from tests.e2e.people import EPHEMERAL, Message, alt, components, controls, links, moves, text
from tests.e2e.playing import everybody_plays, move_once, open_lobby, somebodys_turn, start, take_hands


def plays(log: Message) -> int:
    """The number of moves in a log."""
    return sum(line.split("\\.")[0].isdigit() for line in text(log).splitlines())


async def test_a_press_on_an_old_hand_shows_the_current_hand(sit, room) -> None:
    channel = await room()
    aoi, ben = await sit("Aoi"), await sit("Ben")
    table = await start(aoi, await open_lobby(channel, aoi, ben, computers=1))
    hands = await take_hands(table, aoi, ben)
    who, old = await somebodys_turn(*hands)
    made = {each.id: 0 for each, _ in hands}
    while len(moves(old)) < 2:  # There is nearly always a choice.
        await move_once(who, old)
        made[who.id] += 1
        who, old = await somebodys_turn(*hands)
    older, new = await who.press(table, "My hand"), await who.press(table, "My hand")
    assert older is not None
    assert new is not None
    assert len({old["id"], older["id"], new["id"]}) == 3
    for copy in (old, older):
        await who.until(lambda copy=copy: not controls(who.now(copy)), "the older copy without buttons")
        assert "Your hand is further down." in text(who.now(copy))
    # A press on a copy that was made before it lost its buttons.
    played, other = moves(new)[:2]
    await who.press_id(new, played)
    _, answer = await press_forged(who, channel, played)
    assert answer is not None
    assert "moved on" not in text(answer), "what was wanted has been done"
    log = await who.press(table, "Log")
    assert log is not None
    own = [line for line in text(log).splitlines() if f" {who.name}:" in line]
    assert len(own) == made[who.id] + 1, "the move was made once"
    _, answer = await press_forged(who, channel, other)
    assert answer is not None
    assert "The game has moved on" in text(answer)


async def test_a_double_click_is_one_move(scene, sit, room) -> None:
    channel = await room()
    aoi, ben = await sit("Aoi"), await sit("Ben")
    table = await start(aoi, await open_lobby(channel, aoi, ben, computers=1))
    hands = await take_hands(table, aoi, ben)
    who, hand = await somebodys_turn(*hands)
    with scene.bot.held_still():
        clicks = [await who.begin_press(hand, moves(hand)[0]) for _ in range(3)]
    await asyncio.gather(*(who.answered(click) for click in clicks))
    log = await who.press(table, "Log")
    assert log is not None
    assert len([line for line in text(log).splitlines() if f" {who.name}:" in line]) == 1


async def test_a_press_of_another_user_is_answered_and_changes_nothing(sit, room) -> None:
    channel = await room()
    aoi, ben, eve = await sit("Aoi"), await sit("Ben"), await sit("Eve")
    lobby = await open_lobby(channel, aoi, ben, computers=1)
    for label in ("Start", "Cancel", "Add a computer"):
        answer = await eve.press(await eve.sees(channel, "At the table"), label)
        assert answer is not None
        assert answer["flags"] & 64
        assert f"<@{aoi.id}>" in text(answer)
    table = await start(aoi, lobby)
    for label in ("My hand", "Leave"):
        answer = await eve.press(table, label)
        assert answer is not None
        assert "not playing" in text(answer)
    answer = await eve.command(channel, "hand")
    assert answer is not None
    assert "not playing" in text(answer)
    rules = await eve.press(table, "Rules")
    assert rules is not None
    assert "The four sevens are on the table" in text(rules)


async def test_a_second_play_command_links_to_the_open_table(scene, sit, room) -> None:
    channel = await room()
    aoi, ben = await sit("Aoi"), await sit("Ben")
    lobby = await open_lobby(channel, aoi)
    await aoi.until(lambda: scene.bot.remembers(lobby), "the bot to know where the lobby is")
    answer = await ben.command(channel, "play")
    assert answer is not None
    assert answer["flags"] & 64
    assert lobby["id"] in links(answer)[0]
    await aoi.press(lobby, "Cancel")
    await ben.until(lambda: lobby["id"] not in ben.shown, "the lobby of nobody else to be gone")
    assert await ben.command(channel, "play") is not None


async def test_the_next_player_becomes_host_when_the_host_leaves(sit, room) -> None:
    channel = await room()
    aoi, ben = await sit("Aoi"), await sit("Ben")
    lobby = await open_lobby(channel, aoi, ben)
    await aoi.press(lobby, "Leave")
    now = await ben.until(lambda: ben.now(lobby) if "Aoi" not in text(ben.now(lobby)) else None, "Aoi to be gone")
    assert "Ben (host)" in text(now)
    assert any(each.get("label") == "Start (1 more needed)" for each in components(now))
    await ben.press(now, "Leave")
    await aoi.until(lambda: now["id"] not in aoi.shown, "the empty lobby to be gone")


async def test_a_player_leaves_during_a_match(sit, room) -> None:
    channel = await room()
    aoi, ben = await sit("Aoi"), await sit("Ben")
    table = await start(aoi, await open_lobby(channel, aoi, ben, computers=1))
    question = await ben.press(table, "Leave")
    assert question is not None
    stayed = await ben.press(question, "Stay")
    assert stayed is not None
    question = await ben.press(table, "Leave")
    assert question is not None
    answer = await ben.press(question, "Leave for good")
    assert answer is not None
    assert "A computer plays on" in text(answer)
    shown = await aoi.sees(channel, "has left", private=False)
    assert shown["id"] == table["id"]
    await everybody_plays([aoi], table)
    result = await aoi.sees(channel, "the result", private=False)
    assert "Not rated" not in text(result), "who leaves comes last and takes no rating from who stays"


async def test_play_again_with_the_same_people(sit, room) -> None:
    channel = await room()
    aoi, ben, eve = await sit("Aoi"), await sit("Ben"), await sit("Eve")
    table = await start(aoi, await open_lobby(channel, aoi, ben, computers=1))
    await everybody_plays([aoi, ben], table)
    result = await ben.sees(channel, "the result", private=False)
    answer = await eve.press(await eve.sees(channel, "the result"), "Play again")
    assert answer is not None
    assert "Only those who played" in text(answer)
    lobby = await ben.press(result, "Play again")
    assert lobby is not None
    assert "Ben (host)" in text(lobby)
    asked = await aoi.sees(channel, "**Ben** would like to play Shichi Narabe (Sevens) once more", private=False)
    assert [each["id"] for each in asked["mentions"]] == [aoi.id]
    assert lobby["id"] in asked["content"]
    await aoi.press(asked, "Leave")
    await ben.until(lambda: "Aoi" not in text(ben.now(lobby)), "Aoi to be gone")
    assert "Start" in [each.get("label") for each in controls(lobby)], "all three sit there already"
    log = await aoi.press(await aoi.sees(channel, "the result"), "Log")
    assert log is not None
    assert plays(log) > 0


async def test_play_again_from_a_private_hand(sit, room) -> None:
    channel = await room()
    aoi, ben = await sit("Aoi"), await sit("Ben")
    table = await start(aoi, await open_lobby(channel, aoi, ben, computers=1))
    await everybody_plays([aoi, ben], table)
    over = await ben.sees(channel, "This game is over", private=True)
    answer = await ben.press(over, "Play again")
    assert answer is not None
    assert "The table is open" in text(ben.now(over))
    lobby = await aoi.sees(channel, "Ben (host)", private=False)
    asked = await aoi.sees(channel, "once more", private=False)
    assert [each["id"] for each in asked["mentions"]] == [aoi.id]
    await ben.press(lobby, "Start")
    await ben.until(lambda: asked["id"] not in ben.shown, "the line to be gone")


async def test_play_again_against_computers_starts_at_once(sit, room) -> None:
    channel = await room()
    aoi = await sit("Aoi")
    table = await start(aoi, await open_lobby(channel, aoi, computers=2))
    await everybody_plays([aoi], table)
    over = await aoi.sees(channel, "This game is over", private=True)
    await aoi.press(over, "Play again")
    assert "The table is open" in text(aoi.now(over))

    def below() -> bool:
        """The board of the new match, and below it the hand."""
        board = aoi.button(channel, "My hand")
        if board is None or board["id"] == table["id"]:
            return False
        hands = [each for each in aoi.shown.values() if each["flags"] & EPHEMERAL and alt(each)]
        return any(int(hand["id"]) > int(board["id"]) for hand in hands)

    await aoi.until(below, "the new match")


async def test_the_last_pass_is_confirmed_once(sit, room) -> None:
    channel = await room()
    aoi, ben = await sit("Aoi"), await sit("Ben")
    table = await start(aoi, await open_lobby(channel, aoi, ben, computers=1))
    hands = await take_hands(table, aoi, ben)
    for _ in range(60):
        who, hand = await somebodys_turn(*hands)
        passing = next((custom_id for custom_id in moves(hand) if custom_id.endswith(":pass")), None)
        if passing is None:
            await move_once(who, hand)
            continue
        label = next(each["label"] for each in controls(hand) if each["custom_id"] == passing)
        can_play = len(moves(hand)) > 1
        shown = await who.press_id(hand, passing)
        assert shown is not None
        if label == "Pass (1 left)" and can_play:
            assert "last pass" in text(shown)
            assert [each["label"] for each in controls(shown)] == ["Pass anyway", "No, back to my cards"]
            back = await who.press(shown, "No, back to my cards")
            assert back is not None
            asked = await who.press_id(back, passing)
            assert asked is not None
            passed = await who.press(asked, "Pass anyway")
            assert passed is not None
            assert "last pass" not in text(passed)
            return
    raise AssertionError("nobody came to a last pass")


async def test_settings_belong_to_the_user(sit, room) -> None:
    channel = await room()
    aoi = await sit("Aoi")
    settings = await aoi.command(channel, "settings")
    assert settings is not None
    changed = await aoi.press(settings, "Pings: on")
    assert changed is not None
    changed = await aoi.press(changed, "Colours: two")
    assert changed is not None
    changed = await aoi.press(changed, "s:language", values=["ja"])
    assert changed is not None
    assert "通知：オフ" in [each.get("label") for each in controls(changed)]
    rules = await aoi.command(channel, "rules")
    assert rules is not None
    assert "まずはここから" in text(rules)
    board = await aoi.command(channel, "leaderboard", everywhere=True)
    assert board is not None
    assert "全サーバー" in text(board)
