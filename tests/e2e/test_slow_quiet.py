"""A kill in the quiet hours of who is asked at a slow table: nobody is written to before they end, and no deadline moves."""

import sys
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.features.settings.ids import Timing
from bot.tables.hours import Hours, deadline_of
from tests.e2e.conftest import Sitter
from tests.e2e.people import EPHEMERAL, Message, Person, labels_of, moves, text
from tests.e2e.playing import ENGLISH, take_hand
from tests.e2e.scenes import Scene
from tests.e2e.test_slow import HOUR, slow_lobby, started_here
from tests.e2e.test_slow_messages import asked_at, by_message

pytestmark = pytest.mark.slow

SETTINGS = {"SEVENS_COMPUTER_PAUSE": "60"}
STAGED = {"command": (sys.executable, "-m", "tests.e2e.called_bot", "run")}
TOKYO = "Asia/Tokyo"


def written_to(who: Person) -> list[Message]:
    """The messages that have called a person, as they were first: mentions, and hands as direct messages."""
    there = [each for each in reversed(who.history) if not each["flags"] & EPHEMERAL]
    called = [each for each in there if moves(each) or f"<@{who.id}>" in each["content"]]
    return [*{each["id"]: each for each in called}.values()]


@pytest.mark.parametrize("is_direct", [False, True], ids=["mentions", "direct messages"])
async def test_after_a_kill_in_quiet_hours_nobody_is_called_before_they_end(
    scene: Scene, sit: Sitter, is_direct: bool
) -> None:
    texts, channel = ENGLISH.texts, scene.new_channel("quiet")
    aoi, ben = await sit("Aoi"), await sit("Ben")
    begin = datetime.fromtimestamp(datetime.now(UTC).timestamp() + scene.bot.ahead, ZoneInfo(TOKYO)).hour
    for who in (aoi, ben):
        if is_direct:
            await by_message(who, channel)
        page = await who.press(await who.command(channel, "settings", city=TOKYO), texts("hours-yes"))
        page = await who.press_id(page, f"st:{Timing.QUIET_FROM}", values=[str(begin)])
        await who.press_id(page, f"st:{Timing.QUIET_HOURS}", values=["12"])
    lobby = await slow_lobby(aoi, channel, ben)
    await started_here(aoi, lobby)
    await aoi.until(lambda: texts("slow-bank", bank="|").partition("|")[0] in text(aoi.now(lobby)), "the granted time")
    before = scene.bot.table(channel)
    assert before.deadline == deadline_of(
        before.pacing.grant.began, 8 * HOUR * 1000, Hours(TOKYO, (begin, (begin + 12) % 24))
    )
    asked, other = asked_at(scene, channel, aoi, ben)
    for _ in range(2):
        scene.bot.kill()
        scene.bot.start()
        await take_hand(other, lobby)
        assert scene.bot.table(channel).deadline == before.deadline
        assert written_to(asked) == []
        scene.bot.later(HOUR)
    scene.bot.later(10 * HOUR)
    scene.bot.kill()
    scene.bot.start()
    [called] = await asked.until(lambda: written_to(asked), "the call when the quiet hours are over")
    assert (called["channel_id"] != channel) is is_direct
    assert is_direct or ENGLISH.hand in labels_of(called)
    assert scene.bot.table(channel).deadline == before.deadline
    assert written_to(other) == []
