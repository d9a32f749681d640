"""A match that is over is stepped through, shared and reviewed; one that is played shows nothing, and others are refused."""

from io import BytesIO

import pytest
from PIL import Image

from tests.e2e.conftest import Room, Sitter
from tests.e2e.forging import press_forged
from tests.e2e.people import EPHEMERAL, Json, Message, Person, alt, components, controls, table_of, text
from tests.e2e.playing import ENGLISH, JAPANESE, Labels, everybody_plays, finished, in_both_guilds, sees_result, start
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow

LARGEST, LONGEST_MS = 2_000_000, 20_000


def option(message: Message, do: str) -> Json:
    """The menu or button of a replay that does this."""
    return next(each for each in components(message) if each.get("custom_id", "").startswith(f"y:{do}:"))


def option_of(message: Message, custom_id: str) -> Json:
    return next(each for each in components(message) if each.get("custom_id") == custom_id)


async def step(who: Person, replay: Message, do: str, *values: str) -> Message:
    return await who.press_id(replay, option(who.now(replay), do)["custom_id"], values=list(values) or None)


def match_of(result: Message) -> str:
    return option(result, "open")["custom_id"].split(":")[2]


@pytest.mark.parametrize("labels", [ENGLISH, JAPANESE], ids=lambda labels: labels.language)
async def test_a_match_is_stepped_through_with_any_eyes_and_shared(scene: Scene, sit, room, labels: Labels) -> None:
    channel, aoi, ben = await room(labels.language), await sit("Aoi", labels.locale), await sit("Ben", labels.locale)
    texts = labels.texts
    result = await finished(aoi, ben, channel=channel, labels=labels)
    replay = await aoi.press(result, texts("replay-button"))
    assert replay["flags"] & EPHEMERAL
    assert texts("replay-dealt") in text(replay)
    plies = int(option(replay, "last")["custom_id"].split(":")[3])
    assert option(replay, "first")["disabled"]
    assert option(replay, "back")["disabled"]

    # The first card, forth and back.
    dealt = alt(replay)
    after = await step(aoi, replay, "forward")
    assert after["id"] == replay["id"], "in place"
    assert texts("replay-move", move=1, moves=plies) in text(after)
    assert alt(after) != dealt
    assert alt(await step(aoi, replay, "back")) == dealt

    # Whose eyes.
    names = [each["label"] for each in option(replay, "eyes")["options"]]
    assert len(names) == 6, "an onlooker, four seats, all open"
    seen = await step(aoi, replay, "eyes", "1")
    assert texts("alt-open-hand", name="Ben", cards="…").split("…")[0] in alt(seen)
    assert texts("alt-open-hand", name="Aoi", cards="…").split("…")[0] not in alt(seen)
    assert texts("replay-share-eyes") in text(await aoi.press_id(seen, option(seen, "share")["custom_id"]))
    open_hands = await step(aoi, replay, "eyes", "a")
    for name in ("Aoi", "Ben"):
        assert texts("alt-open-hand", name=name, cards="…").split("…")[0] in alt(open_hands)

    # A key moment, and the end.
    jumps = option(open_hands, "jump")["options"]
    assert 2 < len(jumps) <= 25
    there = await step(aoi, replay, "jump", jumps[1]["value"])
    assert next(each["value"] for each in option(there, "jump")["options"] if each.get("default")) == jumps[1]["value"]
    last = await step(aoi, replay, "last")
    assert option(last, "forward")["disabled"]

    # Shared with all.
    before = {each["id"] for each in ben.public(channel)}

    def shared(kind: str) -> list[Message]:
        """The pictures of this kind that are shared, as all others see them."""
        there = [each for each in ben.public(channel) if each["id"] not in before and "Aoi" in text(each)]
        return [each for each in there if [file["content_type"] for file in each["attachments"]] == [kind]]

    await aoi.press_id(last, option(last, "share")["custom_id"])
    [position] = await ben.until(lambda: shared("image/png"), "a shared position")
    assert alt(position)
    assert "message_reference" not in position, "no reply to a message that is deleted for others"
    await aoi.press_id(last, option(last, "film")["custom_id"])
    [film] = await ben.until(lambda: shared("image/gif"), "a shared film")
    assert "message_reference" not in film
    [file] = film["attachments"]
    assert file["content_type"] == "image/gif"
    assert texts("replay-film-alt", game="…", standings="…").split("…")[0] in alt(film)
    data = await aoi.download(film)
    assert len(data) <= LARGEST
    picture = Image.open(BytesIO(data))
    total = 0
    for frame in range(picture.n_frames):
        picture.seek(frame)
        total += int(picture.info["duration"])
    assert picture.n_frames > 5
    assert total <= LONGEST_MS

    # Not without end.
    for _ in range(2):
        await aoi.press_id(last, option(last, "share")["custom_id"])
    await ben.until(lambda: len(shared("image/png")) == 3, "three shared positions")
    refused = await aoi.press_id(last, option(last, "share")["custom_id"])
    assert refused["flags"] & EPHEMERAL
    said = texts("refused-often", what="share", whose="own", most=3, until="<t:")
    assert text(refused).startswith(said.split("<t:")[0] + "<t:")


async def test_old_buttons_work_after_a_restart(scene: Scene, sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    result = await finished(aoi, channel=channel)
    replay = await aoi.press(result, "Replay")
    there = await step(aoi, replay, "forward")
    assert scene.bot.stop() == 0
    scene.bot.start()
    assert alt(await step(aoi, there, "back")) == alt(replay)


async def test_a_match_in_play_has_no_replay_and_no_review_for_anybody(begin, sit) -> None:
    ben = await sit("Ben")
    channel, table, aoi = await begin("Aoi", computers=3)
    number = table_of(table)
    replays = [f"y:{do}:{number}:0:{eyes}" for eyes in "oa01" for do in ("open", "forward", "share", "film")]
    reviews = [f"yr:{number}:{page}" for page in ("open", "0", "1", "9")]
    for forged in (*replays, *reviews):
        for who in (aoi, ben):
            answer = await press_forged(who, channel, forged)
            assert not answer["attachments"]
            over = "once it is over" if forged in replays else "once the match is over"
            assert (over if who is aoi else "Only those who played") in text(answer)
    for who in (aoi, ben):
        answer = await who.command(channel, "replay", match=number)
        assert not answer["attachments"]


async def test_who_did_not_play_is_refused_until_the_server_allows_it(scene: Scene, sit, room) -> None:
    channel, elsewhere, aoi, ben = await room(), await room(), await sit("Aoi"), await sit("Ben")
    result = await finished(aoi, channel=channel)
    number = match_of(result)
    assert "Only those who played" in text(await ben.press(result, "Replay"))
    for asked, expected in (("999999", "no match with this number"), ("abc", "no match"), (number, "Only those who")):
        assert expected in text(await ben.command(channel, "replay", match=asked))
    mine = await aoi.command(elsewhere, "replay")
    assert option(mine, "last")["custom_id"].split(":")[2] == number, "the last one, anywhere"
    listed = await aoi.suggestions(channel, "replay", "match", "")
    assert [each["value"] for each in listed] == [number]
    async with scene.manager() as manager:
        settings = await scene.server_settings(manager, channel, "limits")
        await manager.press_id(settings, "v:replays=on")
        assert alt(await ben.press(result, "Replay"))
        abroad = await ben.command(elsewhere, "replay", match=number)
        assert "Only those who played" in text(abroad), "in its own channel only"
        await manager.press_id(settings, "v:replays=off")


async def test_matches_are_listed_and_opened(sit, room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    number = match_of(await finished(aoi, channel=channel))
    listed = await aoi.command(channel, "matches")
    assert f"#{number}" in text(listed)
    assert "against 3 computers" in text(listed)
    none = await aoi.press_id(listed, f"wf:{aoi.id}", values=["rated"])
    assert f"#{number}" not in text(none), "a match with computers only is not rated"
    of_another = await ben.command(channel, "matches", user=aoi.id)
    empty = await ben.press_id(of_another, f"wf:{aoi.id}", values=["rated"])
    games = [each["value"] for each in option_of(empty, f"wf:{aoi.id}")["options"]]
    assert games[3:] == ["shichi-narabe"], "all games that were played there, not those of the page"
    again = await aoi.press_id(listed, f"wf:{aoi.id}", values=["all"])
    assert alt(await aoi.press_id(again, "wo", values=[f"replay:{number}"]))
    record = await aoi.press_id(again, "wo", values=[f"record:{number}"])
    assert record["attachments"][0]["filename"].endswith(".jsonl")


async def test_people_are_named_to_those_who_share_a_server(sit, room) -> None:
    channel, elsewhere, aoi, dan = await room(), await room("ja"), await sit("Kaya"), await sit("Dan")
    await finished(aoi, channel=channel)
    for there, is_named in ((elsewhere, False), (channel, True)):
        board = await dan.command(there, "leaderboard", game="classic", everywhere=True)
        assert ("Kaya" in text(board)) is is_named
        assert aoi.id not in str(board["components"])
        stats = await dan.command(there, "stats", user=aoi.id)
        assert "shows their games only" not in text(stats), "both are in this server, whoever has played in it"
    page = await aoi.command(channel, "settings")
    for button in ("▶", "▶", "s:seen"):
        page = await aoi.press(page, button)
    board = await dan.command(elsewhere, "leaderboard", game="classic", everywhere=True)
    assert aoi.id in str(board["components"]), "who agreed"


async def test_the_log_leads_into_the_replay_once_the_match_is_over(gather) -> None:
    channel, lobby, aoi = await gather("Aoi", computers=3)
    table = await start(aoi, lobby)
    running = await aoi.press(table, "Log")
    assert not [each for each in controls(running) if each["custom_id"].startswith("y:")]
    await everybody_plays([aoi], table)
    log = await aoi.press(await sees_result(aoi, channel), "Log")
    menu = option(log, "move")
    replay = await aoi.press_id(log, menu["custom_id"], values=[menu["options"][0]["value"]])
    assert replay["id"] != log["id"]
    assert option(replay, "forward")["disabled"], "the last move is the last position"


SETTINGS = {"SEVENS_REVIEW_WORLDS": "120", "SEVENS_THINKERS": "1"}


def title(labels: Labels) -> str:
    """Part of a review that is ready."""
    return labels.texts("review-title", game="…").partition("…")[2]


def turners(message: Message) -> list[dict[str, str]]:
    """The buttons of the pages that it does not show."""
    return [each for each in controls(message) if each["custom_id"].startswith("yr:")]


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
    texts, channel = labels.texts, await room(labels.language)
    aoi, ben, chloe = [await sit(name, labels.locale) for name in ("Aoi", "Ben", "Chloe")]
    result = await finished(aoi, ben, channel=channel, game="closed-tunnel", labels=labels)
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


@pytest.mark.parametrize("forged", ["yr:999999:open", "yr:999999:3"])
async def test_no_match_has_no_review(sit: Sitter, room: Room, forged: str) -> None:
    channel, aoi = await room(), await sit("Aoi")
    assert "no match with this number" in text(await press_forged(aoi, channel, forged))
