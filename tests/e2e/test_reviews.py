"""A match is reviewed once it is over: progress, result, pages, and at once from then on, after a restart as well."""

from collections.abc import Awaitable, Callable

import pytest

from tests.e2e.conftest import Sitter
from tests.e2e.forging import press_forged
from tests.e2e.people import EPHEMERAL, Message, Person, alt, controls, table_of, text
from tests.e2e.playing import ENGLISH, Labels, everybody_plays, in_both_guilds, open_lobby, start
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow

Room = Callable[..., Awaitable[str]]
SETTINGS = {"SEVENS_REVIEW_WORLDS": "120", "SEVENS_THINKERS": "1"}


def title(labels: Labels) -> str:
    """Part of a review that is ready."""
    return labels.texts("review-title", game="…").partition("…")[2]


def turners(message: Message) -> list[dict[str, str]]:
    """The buttons of the pages that it does not show."""
    return [each for each in controls(message) if each["custom_id"].startswith("yr:")]


async def finished(
    host: Person, *others: Person, channel: str, game: str = "closed-tunnel", labels: Labels = ENGLISH
) -> Message:
    """The result of a match of one hand."""
    lobby = await open_lobby(channel, host, *others, game=game, computers=3 - len(others), labels=labels)
    table = await start(host, lobby, labels)
    await everybody_plays([host, *others], table, labels)
    return await host.sees(channel, labels.result, private=False)


async def ready(who: Person, review: Message | None, labels: Labels = ENGLISH) -> Message:
    """The message once the review is ready."""
    assert review is not None
    return await who.until(
        lambda: who.now(review) if title(labels) in text(who.now(review)) else None, "the review", patience=120
    )


@in_both_guilds
async def test_a_review_is_made_with_its_progress_and_shown_at_once_afterwards(
    scene: Scene, sit: Sitter, room: Room, labels: Labels
) -> None:
    texts = labels.texts
    channel = await room(labels.language)
    aoi, ben, chloe = [await sit(name, labels.locale) for name in ("Aoi", "Ben", "Chloe")]
    result = await finished(aoi, ben, channel=channel, labels=labels)
    begun = await aoi.press(result, texts("review-button"))
    assert begun["flags"] & EPHEMERAL
    assert texts("review-patience") in text(begun), "the first answer is the progress"
    review = await ready(aoi, begun, labels)
    assert review["id"] == begun["id"]
    assert texts("review-course") in alt(review), "the picture of expected places"

    # Kept; and from the replay.
    again = await aoi.press(result, texts("review-button"))
    assert title(labels) in text(again), "at once"
    replay = await aoi.press(result, texts("replay-button"))
    assert text(await aoi.press(replay, texts("review-button"))) == text(again)

    # Everybody their own, and nobody else's.
    of_ben = await ready(ben, await ben.press(result, texts("review-button")), labels)
    assert text(of_ben) != text(again)
    refused = await chloe.press(result, texts("review-button"))
    assert texts("refused-not-played") in text(refused)

    # The choices that cost most, and back.
    pages = turners(of_ben)
    assert pages, "Ben takes the first card whatever it is"
    for number, page in enumerate(pages, start=1):
        turned = await ben.press_id(of_ben, page["custom_id"])
        assert turned["id"] == of_ben["id"], "in place"
        assert texts("review-choice", number=number, count=len(pages)) in text(turned)
        assert texts("alt-open-hand", name="Ben", cards="…").split("…")[0] in alt(turned), "with the own eyes"
        assert texts("alt-open-hand", name="Aoi", cards="…").split("…")[0] not in alt(turned)
    assert texts("review-course") in alt(await ben.press(of_ben, texts("review-overview")))


async def test_a_kept_review_is_shown_at_once_after_a_restart_in_words_as_well(
    scene: Scene, sit: Sitter, room: Room
) -> None:
    channel, aoi = await room(), await sit("Aoi")
    result = await finished(aoi, channel=channel, game="classic")
    shown = await ready(aoi, await aoi.press(result, "Review"))
    assert scene.bot.stop() == 0
    scene.bot.start()
    assert text(await aoi.press(result, "Review")) == text(shown)
    settings = await aoi.command(channel, "settings")
    words = next(each for each in controls(settings) if each["custom_id"] == "s:shown")
    await aoi.press_id(settings, words["custom_id"], values=["words"])
    answer = await aoi.press(result, "Review")
    assert not answer["attachments"]
    assert "Expected place at each of your choices; place 1 is the best of 4." in text(answer)


async def test_a_review_that_was_not_ready_is_begun_anew_after_a_restart(scene: Scene, sit: Sitter, room: Room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    result = await finished(aoi, channel=channel, game="everything")
    assert "Luck apart" not in text(await aoi.press(result, "Review"))
    assert scene.bot.stop() == 0
    scene.bot.start()
    await ready(aoi, await aoi.press(result, "Review"))


async def test_nothing_is_reviewed_while_a_match_is_played(scene: Scene, begin, sit: Sitter) -> None:
    ben = await sit("Ben")
    channel, table, aoi = await begin("Aoi", computers=3)
    number = table_of(table)
    for who, expected in ((aoi, "once the match is over"), (ben, "Only those who played")):
        for page in ("open", "0", "1", "9"):
            answer = await press_forged(who, channel, f"yr:{number}:{page}")
            assert not answer["attachments"]
            assert expected in text(answer)


@pytest.mark.parametrize("forged", ["yr:999999:open", "yr:999999:3"])
async def test_no_match_has_no_review(sit: Sitter, room: Room, forged: str) -> None:
    channel, aoi = await room(), await sit("Aoi")
    assert "no match with this number" in text(await press_forged(aoi, channel, forged))
