"""Fair deals over the wire: the hash before the start, everything after the end, and the deals follow from it."""

import asyncio
import re

import pytest

from bot.tables.words import MOST_SET
from engine.fair import Fair, commitment_to
from engine.record import Record, differences, read_record
from engine.record.replaying import how_dealt
from tests.e2e.forging import press_forged
from tests.e2e.lobbies import page_at
from tests.e2e.people import Message, Person, RefusedByPlayground, table_of, text
from tests.e2e.playing import ENGLISH, Labels, everybody_plays, in_both_guilds, open_lobby, sees_result, start
from tests.e2e.processes import RUN
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow

STAGED = {"command": RUN}
"""A bot that draws its own deals."""


def fair_of(record: Record) -> Fair:
    assert record.fair is not None
    rules = record.rules.model_dump()
    return Fair.read(record.fair, game=record.game.id, seats=record.seats, options=rules)


def fair_table(fair: Fair) -> int:
    assert fair.bound is not None
    return fair.bound.table


async def record_from(who: Person, channel: str, labels: Labels) -> tuple[Message, Record]:
    """The record under the result of a match that is over, and the private message with it."""
    result = await sees_result(who, channel)
    answer = await who.press(result, labels.texts("record-button"))
    return answer, read_record(await who.download(answer))


@in_both_guilds
async def test_the_deal_is_promised_before_and_checked_after(scene: Scene, sit, gather, labels: Labels) -> None:
    texts = labels.texts
    channel, lobby, aoi, ben = await gather("Aoi", "Ben", computers=1, labels=labels)
    promised = await fair_page(ben, lobby, labels)
    (commitment,) = [word for word in text(promised).replace("`", " ").split() if len(word) == 64]
    assert commitment in text(lobby), "everybody sees it before they sit down"
    assert brief_without_words(labels, commitment) in text(lobby), "and who could have chosen the cards"
    table = await start(aoi, lobby, labels)
    assert commitment in text(table), "and while the match is played"
    await everybody_plays([aoi, ben], table, labels)
    answer, record = await record_from(ben, channel, labels)
    assert differences(record) == []
    fair = fair_of(record)
    assert fair.commitment == commitment
    assert len(fair.presses) == 2, "Ben sat down, Aoi started"
    assert texts("fair-alone") in text(promised), "nobody has added a word"
    checked = await ben.press(answer, texts("fair-check"))
    said = text(checked)
    assert texts("fair-checked", follow="yes") in said
    assert all(part in said for part in (commitment, fair.secret.hex(), *map(str, fair.presses), "Ben"))
    stranger = await sit("Dan", labels.locale)
    refused = await press_forged(stranger, channel, f"t:fair:{fair_table(fair)}")
    assert commitment in text(refused)
    assert texts("record-players") in text(refused)
    assert fair.secret.hex() not in str(refused), "from which all cards follow"
    assert fair.secret.hex() not in scene.bot.log


async def test_the_secret_stays_hidden_while_the_match_runs(scene: Scene, sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    await start(aoi, await open_lobby(channel, aoi, computers=2))
    ((number,),) = scene.bot.rows("SELECT id FROM tables WHERE channel_id = ?", int(channel))
    secret = scene.bot.table(channel).fair.secret
    assert secret is not None
    answer = await press_forged(aoi, channel, f"t:fair:{number}")
    assert commitment_to(secret) in text(answer)
    assert secret.hex() not in str(answer)
    refused = await press_forged(aoi, channel, f"t:record:{number}")
    assert refused["attachments"] == []


def brief_without_words(labels: Labels, commitment: str) -> str:
    """What a lobby in which nobody has added a word says."""
    return labels.texts("fair-brief", commitment=commitment, given="none", words="")


async def fair_page(who: Person, lobby: Message, labels: Labels = ENGLISH) -> Message:
    """The private page that *How cards are dealt* shows."""
    found = await who.until(lambda: who.shown.get(lobby["id"]), "the lobby")
    return await press_forged(who, found["channel_id"], f"t:fair:{table_of(found)}")


@in_both_guilds
async def test_people_add_words_from_which_the_deal_follows(scene: Scene, sit, gather, labels: Labels) -> None:
    texts = labels.texts
    channel, lobby, aoi, ben = await gather("Aoi", "Ben", computers=1, labels=labels)
    pages = [(who, await fair_page(who, lobby, labels)) for who in (aoi, ben)]
    answers = await asyncio.gather(
        *(
            who.fill(page, texts("fair-add"), word)
            for (who, page), word in zip(pages, ("apple", "七ならべ🂱"), strict=True)
        )
    )
    assert all(texts("fair-word-in", given="yes") in text(answer) for answer in answers)
    await aoi.until(
        lambda: all(word in text(aoi.now(lobby)) for word in ("apple", "七ならべ🂱")), "both words in the lobby"
    )
    await aoi.fill(pages[0][1], texts("fair-change"), "ｒｅｄ apple")
    await ben.until(lambda: "red apple" in text(ben.now(lobby)), "the other word")
    (line,) = [line for line in text(ben.now(lobby)).splitlines() if "red apple" in line]
    assert re.search("\\S+ Ben.*七ならべ🂱.*\\S+ Aoi.*red apple", line), "who changes a word has the last one"
    assert len(re.findall("`[0-9a-f]{64}`", line)) == 1, "beside the whole hash"
    read = text(await fair_page(ben, lobby, labels))
    assert read.index("七ならべ🂱") < read.index("red apple")
    table = await start(aoi, lobby, labels)
    late = await fair_page_in_play(scene, aoi, channel, labels)
    assert texts("fair-last", name="Aoi") in late
    await everybody_plays([aoi, ben], table, labels)
    answer, record = await record_from(ben, channel, labels)
    assert differences(record) == []
    fair = fair_of(record)
    assert [(word.seat, word.text) for word in fair.words] == [(1, "七ならべ🂱"), (0, "red apple")]
    assert fair.presses == ()
    assert how_dealt(record).endswith("(method sevens-2), words by 2 of 2 people")
    checked = await ben.press(answer, texts("fair-check"))
    assert all(
        part in text(checked)
        for part in (texts("fair-checked", follow="yes"), "七ならべ🂱", "red apple", texts("fair-last", name="Aoi"))
    )
    assert not any(word in scene.bot.log for word in ("apple", "七ならべ"))


async def fair_page_in_play(scene: Scene, who: Person, channel: str, labels: Labels) -> str:
    """What an earlier copy of the lobby's button says while the match is played."""
    ((number,),) = scene.bot.rows("SELECT id FROM tables WHERE channel_id = ? AND closed_at_ms IS NULL", int(channel))
    answer = await press_forged(who, channel, f"t:fair:{number}")
    assert labels.texts("fair-add") not in str(answer)
    return text(answer)


async def test_words_that_do_no_good_are_refused_or_harmless(scene: Scene, gather) -> None:
    texts = ENGLISH.texts
    channel, lobby, aoi, ben = await gather("Aoi", "Ben")
    page = await fair_page(aoi, lobby)
    assert await aoi.fill(page, texts("fair-add"), "kept")
    for bad in ("\u200b\u2060", "\ufdfa\ufdfa"):
        refused = await aoi.fill(page, texts("fair-change"), bad)
        assert texts("refused-word-bad", most=30) in text(refused)
        assert scene.bot.table(channel).fair.words == {int(aoi.id): "kept"}, "nothing is lost"
    with pytest.raises(RefusedByPlayground):
        await aoi.fill(page, texts("fair-change"), "x" * 31)
    await aoi.fill(page, texts("fair-change"), "@everyone [a](https://b.c)")
    await ben.until(lambda: "b\u200b.c" in text(ben.now(lobby)), "the word")
    for shown in (ben.now(lobby), await fair_page(ben, lobby)):
        assert "b\u200b.c" in text(shown)
        assert "https://" not in text(shown)
        assert not shown["mention_everyone"]
        assert shown["mentions"] == []
    await aoi.fill(page, texts("fair-change"), "")
    await ben.until(lambda: "no word added" in text(ben.now(lobby)), "no word")
    assert scene.bot.table(channel).fair.words == {}


async def test_who_has_changed_a_word_a_few_times_is_asked_to_leave_it(scene: Scene, gather) -> None:
    texts = ENGLISH.texts
    channel, lobby, aoi = await gather("Aoi")
    page = await fair_page(aoi, lobby)
    for number in range(MOST_SET):
        await aoi.fill(page, texts("fair-change" if number else "fair-add"), f"word {number}")
    changed = {int(aoi.id): f"word {MOST_SET - 1}"}
    assert texts("refused-word-often", most=MOST_SET) in text(await aoi.fill(page, texts("fair-change"), "one more"))
    assert scene.bot.table(channel).fair.words == changed
    await aoi.fill(page, texts("fair-change"), "")
    assert scene.bot.table(channel).fair.words == {}


async def test_a_word_that_comes_after_the_start_is_too_late(scene: Scene, gather) -> None:
    texts = ENGLISH.texts
    channel, lobby, aoi, ben = await gather("Aoi", "Ben")
    page = await fair_page(ben, lobby)
    opened, form = await ben.open_form(page, texts("fair-add"))
    await start(aoi, lobby)
    late = await ben.submit(opened, form, "late")
    assert texts("refused-dealt") in text(late)
    assert texts("fair-alone") in text(late)
    assert scene.bot.table(channel).fair.words == {}


async def test_words_outlive_a_restart_and_go_with_their_people(scene: Scene, gather) -> None:
    texts = ENGLISH.texts
    channel, lobby, aoi, ben, cat = await gather("Aoi", "Ben", "Cat")
    for who, word in ((ben, "of Ben"), (cat, "of Cat"), (aoi, "of Aoi")):
        await who.fill(await fair_page(who, lobby), texts("fair-add"), word)
    scene.bot.kill()
    scene.bot.start()
    await aoi.until(lambda: re.search("of Ben.*of Cat.*of Aoi", text(aoi.now(lobby))), "the words")
    await cat.press(await page_at(cat, lobby), texts("lobby-leave"))
    await aoi.until(lambda: "of Cat" not in text(aoi.now(lobby)), "no word of Cat")
    assert re.search("of Ben.*of Aoi", text(aoi.now(lobby)))
    await start(aoi, lobby)
    match = scene.bot.table(channel).match
    assert match is not None
    assert match.fair is not None
    assert [(word.seat, word.text) for word in match.fair.words] == [(1, "of Ben"), (0, "of Aoi")]
