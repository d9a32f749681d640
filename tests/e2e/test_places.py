"""Outside the bot's servers, over the wire: what is played there, and what says that it is not possible there."""

import pytest

from engine.catalog import MECHANISMS, PRESETS
from tests.e2e.conftest import Sitter
from tests.e2e.outside import OUTSIDE, Made, elsewhere, install, with_bot
from tests.e2e.people import EPHEMERAL, Message, Person, labels_of, text
from tests.e2e.playing import ENGLISH, is_over, to_press
from tests.e2e.scenes import Scene
from tests.e2e.test_private_tables import more_of, play_on

SERVER_ALONE = ("table",)
FIRST_OF = tuple(next(each.id for each in PRESETS if each.game == games[0].id) for games in MECHANISMS)
OWN_PRESSES = 1500
A_MOVE = 0.15
"""The most requests by the bot's own token for a move in a person's own place."""


def own_requests(scene: Scene) -> int:
    """How many requests by its own token the bot has made so far."""
    return scene.playground.get("/world")["requests"]["bot"]


async def play_alone(who: Person, channel: str, **options: str) -> Message:
    """`/play`, and on its page *Play now* where no game is named; returns the hand."""
    page = await who.command(channel, "play", **options)
    if not options:
        await who.press(page, ENGLISH.texts("picker-now"))
    await who.until(lambda: to_press(who.now(page)), "a hand to play from")
    assert who.now(page)["flags"] & EPHEMERAL
    return who.now(page)


@pytest.mark.parametrize(
    "game",
    [pytest.param(each, marks=() if number == 0 else pytest.mark.slow) for number, each in enumerate(FIRST_OF)],
)
async def test_a_match_of_each_mechanism_in_the_bots_direct_messages(scene: Scene, sit: Sitter, game: str) -> None:
    aoi = await sit("Aoi")
    channel = await with_bot(scene, aoi)
    before, presses = own_requests(scene), len(aoi.history)
    hand = await play_alone(aoi, channel, game=game)
    assert await play_on(aoi, hand, most=OWN_PRESSES)
    assert is_over(aoi.now(hand))
    requests = own_requests(scene) - before
    assert requests <= A_MOVE * (len(aoi.history) - presses), "nearly all by the tokens of presses"


@pytest.mark.parametrize("made", OUTSIDE, ids=lambda made: made.__name__)
async def test_one_plays_alone_everywhere_from_the_same_page(scene: Scene, sit: Sitter, made: Made) -> None:
    aoi, ben, chloe = [await sit(name) for name in ("Aoi", "Ben", "Chloe")]
    await install(aoi)
    channel = await made(scene, aoi, ben, chloe)
    page = await aoi.command(channel, "play")
    assert ENGLISH.texts("picker-now") in labels_of(page)
    await aoi.press(page, ENGLISH.texts("picker-now"))
    hand = await aoi.until(lambda: aoi.now(page) if to_press(aoi.now(page)) else None, "a hand")
    assert not await play_on(aoi, hand, most=2)
    assert not ben.shown
    assert not aoi.public(channel), "nobody else sees anything"
    await aoi.press_id(hand, more_of(hand), values=["leave"])


@pytest.mark.parametrize("made", OUTSIDE, ids=lambda made: made.__name__)
async def test_ghosts_are_refused_with_the_reason(scene: Scene, sit: Sitter, made: Made) -> None:
    aoi, ben, chloe = [await sit(name) for name in ("Aoi", "Ben", "Chloe")]
    await install(aoi)
    channel = await made(scene, aoi, ben, chloe)
    assert ENGLISH.texts("refused-no-ghosts") in text(await aoi.command(channel, "play", game="ghost"))


@pytest.mark.parametrize("made", OUTSIDE, ids=lambda made: made.__name__)
async def test_what_needs_a_server_says_so(scene: Scene, sit: Sitter, made: Made) -> None:
    aoi, ben, chloe = [await sit(name) for name in ("Aoi", "Ben", "Chloe")]
    await install(aoi)
    channel = await made(scene, aoi, ben, chloe)
    settings = await aoi.command(channel, "settings")
    assert ENGLISH.texts("settings-no-server") in text(settings)
    assert ENGLISH.texts("settings-server") not in labels_of(settings)
    board = await aoi.command(channel, "leaderboard")
    assert ENGLISH.texts("leaderboard-no-server") in text(board)
    assert ENGLISH.texts("leaderboard-here") not in labels_of(board)
    offered = await aoi.ask("GET", f"/people/{aoi.id}/channels/{channel}/commands")
    assert not {each["name"] for each in offered} & {*SERVER_ALONE}
    assert {"play", "daily", "learn", "help", "rules"} <= {each["name"] for each in offered}


async def test_who_owns_a_server_without_the_bot_sets_nothing_for_it(scene: Scene, sit: Sitter) -> None:
    aoi = await sit("Aoi")
    await install(aoi)
    channel = await elsewhere(scene, aoi)
    settings = await aoi.command(channel, "settings")
    await aoi.ask("GET", f"/people/{aoi.id}/channels/{channel}/commands")
    assert ENGLISH.texts("settings-server") not in labels_of(settings)
    privacy = await aoi.command(channel, "privacy")
    assert ENGLISH.texts("settings-server") not in labels_of(privacy)
