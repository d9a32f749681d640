"""Table talk over the wire: said by one, read by the others, after a kill too; muted by its reader and by the server;
refused where it is too early, forged, or said by nobody at the table."""

import pytest

from tests.e2e.conftest import Sitter
from tests.e2e.forging import press_forged
from tests.e2e.people import Message, Person, alt, controls, table_of, text
from tests.e2e.playing import ENGLISH, start, take_hands
from tests.e2e.restarting import start_again
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow

HOLDING = ENGLISH.texts("talk-holding")


def offered(message: Message) -> list[str]:
    """What the message offers of table talk."""
    return [each["custom_id"] for each in controls(message) if each["custom_id"].startswith("e:")]


async def says(who: Person, message: Message, name: str, *, is_shown: bool = True) -> None:
    """Wait until the message's picture says that this person says it, or no more."""
    said = ENGLISH.texts("alt-said", name=name, said=HOLDING)
    await who.until(lambda: (said in alt(who.now(message))) is is_shown, f"{said}: {is_shown}")


async def test_what_one_says_is_read_by_all_also_after_a_kill(scene: Scene, gather, sit: Sitter) -> None:
    channel, lobby, aoi, ben = await gather("Aoi", "Ben", computers=1)
    table = await start(aoi, lobby)
    (_, of_aoi), (_, of_ben) = await take_hands(table, aoi, ben)
    [row] = offered(of_aoi)
    number = table_of(table)
    assert row == f"e:{number}"
    opened = await aoi.press_id(of_aoi, row)
    assert len(offered(opened)) == len(["again", "holding", "smirk", "clap", "ouch", "gg"])
    after = await aoi.press_id(opened, f"{row}:holding")
    assert HOLDING in text(after)
    assert offered(after) == [row]
    await says(aoi, table, "Aoi")
    await says(ben, of_ben, "Aoi")

    await start_again(scene)
    assert scene.bot.table(channel).participants[0].said is not None
    await says(ben, table, "Aoi")
    early = await press_forged(aoi, channel, f"{row}:gg")
    assert "one phrase in ten seconds" in text(early)
    onlooker = await sit("Chika")
    answer = await press_forged(onlooker, channel, f"{row}:gg")
    assert ENGLISH.texts("refused-not-seated") in text(answer)
    answer = await press_forged(aoi, channel, f"{row}:rude")
    assert ENGLISH.texts("notice-outdated") in text(answer)


async def test_who_mutes_it_sees_none_and_a_server_switches_it_off_for_all(scene: Scene, gather) -> None:
    channel, lobby, aoi, ben = await gather("Aoi", "Ben", computers=1)
    table = await start(aoi, lobby)
    (_, of_aoi), (_, of_ben) = await take_hands(table, aoi, ben)
    [row] = offered(of_aoi)
    opened = await aoi.press_id(of_aoi, row)
    await aoi.press_id(opened, f"{row}:holding")
    await says(ben, of_ben, "Aoi")

    page = await ben.command(channel, "settings")
    for button in ("▶", "▶", "s:talk"):
        page = await ben.press(page, button)
    quiet = await press_forged(ben, channel, f"t:hand:{table_of(table)}")
    assert offered(quiet) == []
    assert HOLDING not in alt(quiet)
    await says(ben, table, "Aoi")  # The table is one for all.

    async with scene.manager() as owner:
        server = await scene.server_settings(owner, channel, "calls")
        await owner.press_id(server, "v:talk=off")
        try:
            await says(aoi, table, "Aoi", is_shown=False)
            answer = await press_forged(aoi, channel, f"{row}:gg")
            assert "switched off on this server" in text(answer)
            assert offered(answer) == []
        finally:
            await owner.press_id(server, "v:talk=on")
    await says(aoi, table, "Aoi")
