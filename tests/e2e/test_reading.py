"""Messages before and after play: rules with pictures, leaderboards, statistics."""

import pytest

from tests.e2e.lobbies import choose, page_at, page_of
from tests.e2e.people import Message, Person, alt, components, controls, text
from tests.e2e.playing import everybody_plays, open_lobby, start

pytestmark = pytest.mark.slow


def pictures(message: Message) -> list[str]:
    """Where its pictures are."""
    return [item["media"]["url"] for each in components(message) if each["type"] == 12 for item in each["items"]]


def labels(message: Message) -> list[str]:
    """Of the buttons that can be pressed."""
    return [each["label"] for each in controls(message) if each["type"] == 2]


async def rules_of(who: Person, channel: str, game: str) -> Message:
    return await who.command(channel, "rules", game=game)


async def test_rules_have_pictures_page_by_page(sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    first = await rules_of(aoi, channel, "killing")
    assert len(pictures(first)) == 1
    assert "Can go down next" in alt(first)
    assert "-# The marked places touch a card" in text(first)
    second = await aoi.press(first, "Next ▶")
    assert second["id"] == first["id"]
    assert "It would kill: Hearts 8" in alt(second)
    assert "-# 9♥ would shut in the place of 8♥." in text(second)
    assert len(pictures(second)) == 1
    assert pictures(second) != pictures(first)
    assert alt(await aoi.press(second, "◀ Back")) == alt(first)


async def test_rules_follow_the_options_and_the_language(gather, sit) -> None:
    mio = await sit("Mio", "ja")
    channel, lobby, aoi = await gather("Aoi")
    page = await page_at(mio, await mio.sees(channel, "At the table"))
    assert "プレイヤーA" in alt(await mio.press(page, "遊び方"))
    await choose(aoi, await page_of(aoi, lobby), "tunnel", "closed")
    rules = await mio.press(page, "遊び方")
    tunnel = await mio.press(rules, "次へ ▶")
    assert "♠に出せるのはA♠だけ" in text(tunnel)
    assert len(pictures(tunnel)) == 1


async def test_the_words_form_of_rules_describes_the_pictures(sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    settings = await aoi.command(channel, "settings")
    await choose_words(aoi, settings)
    rules = await rules_of(aoi, channel, "nanatoridori")
    assert pictures(rules) == []
    assert "> " in text(rules)
    assert "You can play: 2 2 2 (cards 2 to 4), 6 6 (cards 5 to 6)." in text(rules)


async def choose_words(who: Person, settings: Message) -> None:
    """Text instead of pictures, from now on."""
    await who.press(settings, "s:shown", values=["words"])


async def test_house_rules_have_a_leaderboard_of_their_own(gather) -> None:
    channel, lobby, aoi, ben = await gather("Aoi", "Ben", computers=8)
    await choose(aoi, await page_of(aoi, lobby), "passes", "1")
    await everybody_plays([aoi, ben], await start(aoi, lobby))
    await aoi.sees(channel, "the result", private=False)

    offered = await aoi.suggestions(channel, "leaderboard", "game", "")
    assert offered[0]["name"] == "Shichi Narabe (Sevens), house rules", "what is played here comes first"
    typed = await aoi.suggestions(channel, "leaderboard", "game", "house fan")
    assert typed[0]["name"] == "Fan Tan, house rules"

    board = await aoi.command(channel, "leaderboard", game=offered[0]["value"])
    assert "## Shichi Narabe (Sevens), house rules: leaderboard of this server" in text(board)
    assert "**Ben**" in text(board)
    assert text(board).count("◂ you") == 1
    assert text(await aoi.command(channel, "leaderboard")) == text(board), "what is played most"

    everywhere = await aoi.press(board, "All servers")
    assert everywhere["id"] == board["id"]
    assert "leaderboard of all servers" in text(everywhere)
    assert "This server" in labels(everywhere)

    other = await aoi.command(channel, "leaderboard", game="Fan Tan, house rules")
    assert "Nobody has finished such a game on this server yet." in text(other)
    assert "**Ben**" in text(await aoi.press(other, "bc:here", values=["shichi-narabe:house-rules"]))

    assert "**Shichi Narabe (Sevens), house rules**" in text(await aoi.command(channel, "stats"))


async def test_the_default_leaderboard_is_that_of_the_table_in_the_channel(sit, room) -> None:
    channel, aoi = await room("ja"), await sit("Aoi", "ja")
    await aoi.command(channel, "play", game="fan-tan")
    assert "ファンタン：順位表（このサーバー）" in text(await aoi.command(channel, "leaderboard"))
    assert "順位表" not in text(await aoi.command(channel, "leaderboard", game="zzzz"))


async def test_statistics_are_a_picture_or_words_and_lead_to_other_leaderboards(sit, room) -> None:
    channel, aoi, ben = await room(), await sit("Aoi"), await sit("Ben")
    for game, title in (("classic", "Shichi Narabe (Sevens)"), ("killing", "Killing Sevens")):
        lobby = await open_lobby(channel, aoi, ben, game=game, computers=1)
        await everybody_plays([aoi, ben], await start(aoi, lobby))
        await aoi.sees(channel, f"{title}: the result", private=False)
    shown = await aoi.command(channel, "stats")
    assert [each["filename"] for each in shown["attachments"]] == ["stats.png"]
    assert "Against people in this server: Ben: ahead" in alt(shown)
    assert "Against computers: Normal: ahead" in alt(shown)
    assert alt(shown).startswith("Rating in Killing Sevens")
    other = await aoi.press_id(shown, f"uc:{aoi.id}", values=["shichi-narabe:classic"])
    assert other["id"] == shown["id"]
    assert alt(other).startswith("Rating in Shichi Narabe")
    assert "Against people in this server: Aoi: ahead" in alt(await aoi.command(channel, "stats", user=ben.id))
    settings = await ben.command(channel, "settings")
    await choose_words(ben, settings)
    words = await ben.command(channel, "stats")
    assert words["attachments"] == []
    assert "Against people in this server: Aoi: ahead" in text(words)
