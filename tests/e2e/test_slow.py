"""Slow tables over the wire: the pace in the menu of turn times, a thread of its own, time by the date, bank, restarts."""

import pytest

from bot.features.lobby.ids import Gather, Lobby
from bot.features.settings.ids import Timing
from bot.tables.hours import Hours, deadline_of
from bot.tables.setup import Pace
from tests.e2e.conftest import Sitter
from tests.e2e.lobbies import page_at
from tests.e2e.people import EPHEMERAL, Message, Person, custom_id, labels_of, moves, offers, table_of, text
from tests.e2e.playing import ENGLISH, Labels, in_both_guilds, move_once, open_lobby, take_hand
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow

SETTINGS = {"SEVENS_COMPUTER_PAUSE": "60"}
HOUR = 3600


async def slow_lobby(
    host: Person, channel: str, *others: Person, game: str = "classic", labels: Labels = ENGLISH
) -> Message:
    lobby = await open_lobby(channel, host, *others, game=game, labels=labels)
    panel = await page_at(host, lobby)
    await host.press_id(panel, custom_id(panel, f"l:{Lobby.TIME}:"), values=[Pace.HOURS_8])
    said = labels.texts("lobby-pace-of", time=labels.texts("slow-hours", hours=8))
    return await host.until(lambda: said in text(host.now(lobby)) and host.now(lobby), "the pace in the lobby")


async def started_here(host: Person, lobby: Message) -> Message:
    """The host's hand, after the question where a slow match is to be."""
    asked = await host.press_id(lobby, custom_id(lobby, f"l:{Lobby.START}:"))
    assert asked["flags"] & EPHEMERAL
    assert offers(asked, f"i:{Gather.THREAD}:")
    return await host.press_id(asked, custom_id(asked, f"l:{Lobby.START}:"))


@in_both_guilds
async def test_time_bank_and_one_move_of_a_computer(scene: Scene, sit: Sitter, labels: Labels) -> None:
    texts, channel = labels.texts, scene.new_channel("time", labels.language)
    aoi, ben = await sit("Aoi", labels.locale), await sit("Ben", labels.locale)
    lobby = await slow_lobby(aoi, channel, ben, labels=labels)
    hand = await started_here(aoi, lobby)
    bank, until = texts("slow-bank", bank=texts("slow-hours", hours=16)), "<t:"
    await aoi.until(
        lambda: bank in text(aoi.now(lobby)) and until in text(aoi.now(lobby)), "time and bank on the board"
    )
    table = scene.bot.table(channel)
    asked = aoi if table.seat_of(int(aoi.id)) in table.to_act() else ben
    own = hand if asked is aoi else await take_hand(ben, lobby, labels)
    await asked.until(lambda: bank in text(asked.now(own)), "time and bank in the hand")
    scene.bot.later(8 * HOUR)
    assert scene.plies(channel) == 0
    runs = texts("slow-until", until="|", bank="runs").partition("|")[0]
    await aoi.until(lambda: runs in text(aoi.now(lobby)), "the bank to run")
    scene.bot.later(16 * HOUR)
    assert scene.plies(channel) == 1, "a computer moved once"


async def test_a_slow_table_moves_to_a_thread_where_it_starts_at_once(scene: Scene, sit: Sitter) -> None:
    channel, aoi, ben = scene.new_channel("moved"), await sit("Aoi"), await sit("Ben")
    lobby = await slow_lobby(aoi, channel, ben)
    asked = await aoi.press_id(lobby, custom_id(lobby, f"l:{Lobby.START}:"))
    moved = await aoi.press_id(asked, custom_id(asked, f"i:{Gather.THREAD}:"))
    thread = text(moved).partition("<#")[2].partition(">")[0]
    there = await aoi.sees(thread, "Slow: 8 hours a move", private=False)
    await ben.press(await ben.sees(thread, "Aoi", private=False), ENGLISH.join)
    hand = await aoi.press_id(aoi.now(there), custom_id(aoi.now(there), f"l:{Lobby.START}:"))
    assert hand["flags"] & EPHEMERAL
    table = scene.bot.table(thread)
    assert (table.setup.pace, table.match is not None) == (Pace.HOURS_8, True)


async def test_a_kill_changes_no_deadline_and_a_press_goes_on(scene: Scene, sit: Sitter) -> None:
    channel, aoi, ben = scene.new_channel("killed"), await sit("Aoi"), await sit("Ben")
    lobby = await slow_lobby(aoi, channel, ben)
    await started_here(aoi, lobby)
    await aoi.until(lambda: "a bank of" in text(aoi.now(lobby)), "the granted time")
    before = scene.bot.table(channel)
    scene.bot.kill()
    scene.bot.start()
    after = scene.bot.table(channel)
    assert (after.due, after.pacing, after.version) == (before.due, before.pacing, before.version)
    user = after.at(after.to_act()[0]).user
    asked = aoi if user == int(aoi.id) else ben
    hand = await take_hand(asked, lobby)
    assert moves(hand), labels_of(hand)
    await move_once(asked, hand)
    assert scene.plies(channel) == 1, table_of(lobby)


@in_both_guilds
async def test_quiet_hours_of_a_confirmed_zone_lengthen_a_turn(scene: Scene, sit: Sitter, labels: Labels) -> None:
    texts, channel = labels.texts, scene.new_channel("hours", labels.language)
    aoi, ben = await sit("Aoi", labels.locale), await sit("Ben", labels.locale)
    for who in (aoi, ben):
        question = await who.command(channel, "settings", city="Asia/Tokyo")
        page = await who.press(question, texts("hours-yes"))
        assert "Tokyo" in text(page)
        page = await who.press_id(page, f"st:{Timing.QUIET_FROM}", values=["0"])
        page = await who.press_id(page, f"st:{Timing.QUIET_HOURS}", values=["12"])
        assert texts("hours-quiet", begin="00:00", end="12:00") in text(page)
    lobby = await slow_lobby(aoi, channel, ben, labels=labels)
    await started_here(aoi, lobby)
    bank = texts("slow-bank", bank=texts("slow-hours", hours=16))
    await aoi.until(lambda: bank in text(aoi.now(lobby)), "the granted time")
    table = scene.bot.table(channel)
    hours = Hours("Asia/Tokyo", (0, 12))
    assert table.deadline == deadline_of(table.pacing.grant.began, 8 * HOUR * 1000, hours)
    assert labels_of(await aoi.command(channel, "settings", city="Atlantis")) == [texts("help-settings")]


@in_both_guilds
async def test_games_lists_ones_tables_from_another_channel(scene: Scene, sit: Sitter, labels: Labels) -> None:
    texts, channel = labels.texts, scene.new_channel("listed", labels.language)
    aoi, ben = await sit("Aoi", labels.locale), await sit("Ben", labels.locale)
    lobby = await slow_lobby(aoi, channel, ben, labels=labels)
    await started_here(aoi, lobby)
    elsewhere = scene.new_channel("elsewhere", labels.language)
    table = scene.bot.table(channel)
    asked, other = (aoi, ben) if table.at(table.to_act()[0]).user == int(aoi.id) else (ben, aoi)
    await asked.until(lambda: "<t:" in text(asked.now(lobby)), "the granted time")
    listed = await asked.command(elsewhere, "games")
    assert texts("games-yours") in text(listed)
    assert f"/{channel})" in text(listed)
    waiting = text(await other.command(elsewhere, "games"))
    assert texts("games-theirs", names=asked.name) in waiting
    nobody = await sit("Chika", labels.locale)
    assert texts("games-none") in text(await nobody.command(elsewhere, "games"))
