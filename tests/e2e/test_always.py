"""A forced move that one need not make again: its button, the setting behind it, and drawing in one press."""

from tests.e2e.forging import press_forged
from tests.e2e.people import Message, Person, controls, moves, text
from tests.e2e.playing import ENGLISH, move_once
from tests.e2e.restarting import start_again
from tests.e2e.scenes import Scene

ALWAYS = ENGLISH.texts("always")


def forced(hand: Message) -> dict[str, str] | None:
    return next((each for each in controls(hand) if each.get("label") == ALWAYS), None)


async def until_forced(who: Person, table: Message, hand: Message) -> None:
    """Play until the only move is none of a card."""

    def asked() -> bool:
        return bool(moves(who.now(hand))) or ENGLISH.again in str(who.now(table))

    while forced(await who.until(lambda: asked() and who.now(hand), "a turn")) is None:
        assert moves(who.now(hand)), "the match is over"
        await move_once(who, who.now(hand))


async def test_a_forced_move_is_made_from_then_on(scene: Scene, deal) -> None:
    channel, table, (aoi, hand) = await deal("Aoi", game="domino-sevens", computers=3)
    await until_forced(aoi, table, hand)
    button = forced(aoi.now(hand))
    assert button is not None
    await start_again(scene)
    answer = await aoi.press_id(hand, button["custom_id"])
    assert ENGLISH.texts("always-set") in text(answer)
    assert [each for each in moves(answer) if each.endswith(":draw")] == [], "it drew until something fits"
    assert ENGLISH.texts("settings-auto-on") in str(await aoi.command(channel, "settings"))
    assert "moved on" not in text(await press_forged(aoi, channel, button["custom_id"])), "a double click is one move"
