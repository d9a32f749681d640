"""Matches of many hands: score sheets between hands, at the end and on request; boards as words."""

import asyncio
import re
from random import Random

import orjson
import pytest

from tests.e2e.conftest import Gatherer, Room, Sitter
from tests.e2e.people import (
    PATIENCE,
    Json,
    Message,
    Person,
    alt,
    components,
    custom_id,
    ids_of,
    labels_of,
    moves,
    offers,
    text,
)
from tests.e2e.playing import (
    JAPANESE,
    Labels,
    any_control,
    choice,
    everybody_plays,
    in_both_guilds,
    open_lobby,
    press_unless_gone,
    sees_result,
    somebodys_turn,
    start,
    take_hand,
    to_press,
)
from tests.e2e.scenes import Scene

pytestmark = pytest.mark.slow

SETTINGS = {"SEVENS_COMPUTER_PAUSE": "0.01"}
CELL = re.compile(r"−?\d+（.*?）")
"""A round of a sheet: what it brought, the tricks won and the bid."""


def attached(message: Message) -> list[str]:
    return [each["filename"] for each in message["attachments"]]


def minus(number: int, *, signed: bool = False) -> str:
    """The number as sheets write it."""
    return (f"{number:+d}" if signed and number else str(number)).replace("-", "−")


def is_over(message: Message) -> bool:
    return offers(message, ":again:")


async def play_hand(who: Person, table: Message, hand: Message, name: str) -> None:
    """Press until the break between two hands, or the end of the match."""

    def ready() -> str | list[Json] | None:
        public, own = who.now(table), who.now(hand)
        return "rest" if offers(public, ":ready:") or is_over(public) else to_move(own)

    pressed = 0
    while (found := await who.until(ready, "a move")) != "rest":
        chance = Random(f"{name}/{who.name}/{pressed}")
        control = any_control(found, chance)
        pressed += await press_unless_gone(who, hand, control, choice(control, chance))


def to_move(hand: Message) -> list[Json]:
    """What makes or chooses a move."""
    return [each for each in to_press(hand) if ":ready:" not in each["custom_id"]]


async def record_of(who: Person, table: Message) -> Json:
    """The downloaded record of a finished match."""
    return orjson.loads(await who.download(await who.press_id(table, custom_id(who.now(table), ":record:"))))


def lines_of(record: Json, names: list[str], *, after: int) -> list[str]:
    """Each seat's total and scores on the sheet after so many hands."""
    chips = record["rules"].get("chips", 0)
    hands = [hand["result"]["scores"] for hand in record["hands"][:after]]
    lines: list[str] = []
    for seat, name in enumerate(names):
        scores = [scores[seat] for scores in hands]
        shown = ", ".join(minus(score, signed=bool(chips)) for score in scores)
        lines.append(f"{name} {minus(chips + sum(scores))}: {shown}")
    return lines


async def test_score_sheets_agree_with_the_record(begin, sit, room) -> None:
    """Two matches at once, as most of a match is waiting."""
    await asyncio.gather(chips_of_fan_tan(begin), seven_rounds(sit, room))


async def chips_of_fan_tan(begin: Gatherer) -> None:
    """G-5: chips between hands and at the end."""
    _, table, ada, ben = await begin("Ada", "Ben", game="fan-tan", computers=2)
    assert "Hand 1 of 3" in text(table)
    assert "Pot: " in alt(table)
    assert text(table).count(" deals") == 1
    hands = {who: await take_hand(who, table) for who in (ada, ben)}
    sheets: list[str] = []
    for number in (1, 2, 3):
        await asyncio.gather(*(play_hand(who, table, hand, f"chips {number}") for who, hand in hands.items()))
        files = ["table.png", "scores.png"] if number < 3 else ["result.png"]
        public = await ada.until(
            lambda files=files: ada.now(table) if attached(ada.now(table)) == files else None, "the sheet"
        )
        if number == 3:
            break
        sheets.append(alt(public).rsplit("\n", 1)[1])
        assert "deals it" in text(public)
        answer = await ada.press(public, "Scores")
        assert answer["flags"] & 64
        assert attached(answer) == ["scores.png"]
        assert alt(answer) == sheets[-1]
        await ada.press(ada.now(hands[ada]), "Next hand")
        await ben.until(lambda: "– ready" in text(ben.now(table)), "Ada to be ready")
        answer = await ben.press(ben.now(table), "Next hand")
        hands[ben] = answer  # pressed in public, it gives a new private message
        for who in (ada, ben):
            await who.until(lambda who=who: attached(who.now(table)) == ["table.png"], "the table alone")
        assert f"Hand {number + 1} of 3" in text(ada.now(table))
    record = await record_of(ada, table)
    names = ["Ada", "Ben"]
    for number, sheet in enumerate(sheets, start=1):
        assert sheet.startswith("Fan Tan. Chips. Hands: " + ", ".join(map(str, range(1, number + 1))) + ".")
        for line in lines_of(record, names, after=number):
            assert line in sheet
    totals = record["result"]["totals"]
    result, shown = text(ada.now(table)), alt(ada.now(table))
    assert shown.startswith("Fan Tan, the result. Hands: 1, 2, 3. Place 1: ")
    [won] = [line for line in result.split("\n") if f"{max(totals)} chips" in line]
    for seat, (sign, name, total) in enumerate(zip("🔵🟧", names, totals, strict=False)):
        assert (f"**{sign} {name}**" in won) is (total == max(totals)), "the winner beside the picture"
        scores = ", ".join(minus(hand["result"]["scores"][seat], signed=True) for hand in record["hands"])
        assert f": {name} (Chips: {total}, by {scores}, rating " in shown


async def seven_rounds(sit: Sitter, room: Room) -> None:
    """IS-7: Insidious Sevens always has a sheet. In a Japanese server, requested by a user who reads English."""
    channel, ada = await room("ja"), await sit("Ada")
    lobby = await open_lobby(channel, ada, game="insidious-sevens", computers=1, labels=JAPANESE)
    table = await start(ada, lobby, JAPANESE)
    assert "第1ラウンド（全7ラウンド）" in text(table)
    assert attached(await ada.press(table, "得点表")) == []
    hand = await take_hand(ada, table, JAPANESE)
    for number in range(1, 8):
        await play_hand(ada, table, hand, f"rounds {number}")
        public = await ada.until(
            lambda: ada.now(table) if attached(ada.now(table))[1:] or is_over(ada.now(table)) else None, "the sheet"
        )
        if number == 7:
            break
        assert "次のラウンドへ" in labels_of(public)
        await ada.press(hand, "Next round")
        await ada.until(lambda number=number: f"第{number + 1}ラウンド" in text(ada.now(table)), "the next round")
        asked = await ada.press(ada.now(table), "得点表")
        assert f"round {number} of 7" in text(asked), "as far as the rounds are over"
        assert f"Rounds: {', '.join(map(str, range(1, number + 1)))}. " in alt(asked)
    record = await record_of(ada, table)
    assert attached(ada.now(table)) == ["result.png"]
    sheet = alt(ada.now(table))
    results = [each["result"]["scores"][0] for each in record["hands"]]
    bids = [
        [ply["move"] for ply in each["plies"] if ply["seat"] == 0 and ply["move"].startswith("bid:")][-1]
        for each in record["hands"]
    ]
    assert "ラウンド：1、2、3、4、5、6、7。" in sheet
    line = re.search(f"Ada（得点{minus(record['result']['totals'][0])}（内訳：(.*?）)））。", sheet)
    assert line is not None, sheet
    cells = [[int(number.replace("−", "-")) for number in re.findall(r"−?\d+", cell)] for cell in CELL.findall(line[1])]
    assert [cell[0] for cell in cells] == results
    assert [max(cell[1:]) for cell in cells if cell[0] > 0] == [
        int(bid[4]) for bid, score in zip(bids, results, strict=True) if score > 0
    ]
    for score, *kept in cells:
        assert score == (-abs(kept[0] - kept[1]) if kept[0] != kept[1] else 2 + kept[0])


async def set_words(scene: Scene, owner: Person, channel: str, *, on: bool) -> Message:
    """Press the server's switch; returns the new page."""
    page = await scene.server_settings(owner, channel)
    shown = await owner.press_id(page, f"v:text={'on' if on else 'off'}")
    assert f"v:text={'off' if on else 'on'}" in ids_of(shown)
    return shown


def has_picture(message: Message) -> bool:
    return bool(message["attachments"]) or any(each["type"] == 12 for each in components(message))


async def test_a_server_set_to_words_gets_no_picture(scene, sit, room) -> None:
    channel, ada, ben = await room(), await sit("Ada"), await sit("Ben")
    own = await ada.command(channel, "settings")
    assert "This server" not in text(own), "it is not hers to set"
    table = await start(ada, await open_lobby(channel, ada, ben, game="fan-tan", computers=1))
    hand = await take_hand(ada, table)
    await ada.until(lambda: has_picture(ada.now(table)) and has_picture(ada.now(hand)), "pictures")
    async with scene.manager() as owner:
        await set_words(scene, owner, channel, on=True)
        try:
            await ada.until(lambda: not has_picture(ada.now(table)) and not has_picture(ada.now(hand)), "words")
            others = await take_hand(ben, table)
            shown: set[str] = {text(ada.now(table))}
            both = ((ada, hand), (ben, others))
            for number in range(6):
                who, its = await somebodys_turn(*both)
                before = text(ada.now(table))
                await who.press_id(its, Random(number).choice(moves(its)))
                await ada.until(lambda before=before: text(ada.now(table)) != before, "the move in words")
                shown.add(text(ada.now(table)))
            assert len(shown) == 7
            assert all("To move: " in each and "Spades: " in each for each in shown)
            assert not has_picture(await ada.press(ada.now(table), "Scores"))
            assert await ada.press_id(own, "s:shown", values=["pictures"])
            hand = await take_hand(ada, table)
            assert has_picture(hand), "one's own choice goes before the server's"
            await asyncio.gather(*(play_hand(who, table, its, "words") for who, its in ((ada, hand), (ben, others))))
            between = await ada.until(
                lambda: ada.now(table) if offers(ada.now(table), ":ready:") else None, "the scores"
            )
            assert "Scores. Chips.\nHands: 1.\n" in text(between)
            assert not has_picture(between)
        finally:
            await ada.press_id(own, "s:shown", values=["server"])
            await set_words(scene, owner, channel, on=False)
    await ada.until(lambda: has_picture(ada.now(table)), "the picture again")


@in_both_guilds
async def test_a_server_set_to_words_is_told_the_places_of_a_whole_match_once(scene, sit, room, labels: Labels) -> None:
    texts = labels.texts
    channel, ada, ben = await room(labels.language), await sit("Ada", labels.locale), await sit("Ben", labels.locale)
    async with scene.manager(labels.language) as owner:
        await set_words(scene, owner, channel, on=True)
        try:
            table = await start(ada, await open_lobby(channel, ada, ben, computers=1, labels=labels), labels)
            await everybody_plays([ada, ben], table, labels)
            result = await sees_result(ada, channel)
            shown = text(result)
            assert not has_picture(result)
            for rank in (1, 2, 3):
                assert shown.count(texts("result-line", rank=rank, name="…").split("…")[0]) == 1
            for who in (ada, ben):
                [line] = [
                    line for line in shown.split("\n") if f"**{who.name}**" in line and "(" in line.replace("（", "(")
                ]
                assert texts("result-rating", rating="…", change="…").split("…")[0] in line
            assert texts("result-rated") in shown
        finally:
            await set_words(scene, owner, channel, on=False)


async def picture_of(who: Person, message: Message) -> bytes:
    return await who.download(who.now(message))


async def test_boards_use_the_servers_suits_and_hands_the_users(scene, sit, room) -> None:
    channel, ada, ben = await room(), await sit("Ada"), await sit("Ben")
    own = await ada.command(channel, "settings")
    chosen = await ada.press(own, "s:suits")
    chosen = await ada.press(chosen, "s:suits")
    table = await start(ada, await open_lobby(channel, ada, ben, game="shichi-narabe", computers=1))
    hers, his = await take_hand(ada, table), await take_hand(ben, table)
    await somebodys_turn((ada, hers), (ben, his))
    plain = [await picture_of(ada, table), await picture_of(ada, hers), await picture_of(ben, his)]
    async with scene.manager() as owner:

        async def until_seen(*, on: bool, changed: bool) -> None:
            page = await scene.server_settings(owner, channel)
            await owner.press_id(page, f"v:suits={'on' if on else 'off'}")
            async with asyncio.timeout(PATIENCE):
                while ((await picture_of(ada, table) != plain[0]) is not changed) or (
                    (await picture_of(ben, his) != plain[2]) is not changed
                ):
                    await asyncio.sleep(0.05)
            assert await picture_of(ada, hers) == plain[1], "she has chosen red and black for herself"

        try:
            await until_seen(on=True, changed=True)
        finally:
            await until_seen(on=False, changed=False)
