"""Whole games by commands and buttons only, to the leaderboard, in both languages."""

import pytest

from tests.e2e.people import alt, labels_of, text
from tests.e2e.playing import ENGLISH, JAPANESE, Labels, everybody_plays, open_lobby, sees_result, start

NAMES = ("Aoi", "Ben", "Chika", "Dan")


@pytest.mark.parametrize(
    ("people", "computers", "labels"),
    [
        pytest.param(2, 1, ENGLISH, id="two-and-a-computer-in-English"),
        pytest.param(3, 0, JAPANESE, id="three-in-Japanese"),
        pytest.param(4, 0, ENGLISH, id="four-in-English", marks=pytest.mark.slow),
    ],
)
async def test_a_game_is_played_and_counts_for_the_leaderboard(
    sit, room, people: int, computers: int, labels: Labels
) -> None:
    channel = await room(labels.language)
    seated = [await sit(name, labels.locale) for name in NAMES[:people]]
    host = seated[0]
    lobby = await open_lobby(channel, *seated, computers=computers, labels=labels)
    for who in seated:
        assert who.name in text(lobby)
    table = await start(host, lobby, labels)
    assert table["id"] == lobby["id"], "the lobby turns into the table"
    assert alt(table), "the picture is told in words"
    await everybody_plays(seated, table, labels)

    result = await sees_result(host, channel)
    assert labels.texts("result-won", names="…").partition("…")[2] in text(result)
    assert labels.again in labels_of(result)
    words = alt(result)
    assert labels.texts("alt-result", title="…").partition("…")[2] in words
    assert all(who.name in words for who in seated)
    assert "(+" in words or "（+" in words, "the winner's rating has gone up"
    assert len(words.split("\n")) == 1, "the result alone"

    board = await host.command(channel, "leaderboard")
    assert all(f"**{who.name}**" in text(board) for who in seated)
    stats = await host.command(channel, "stats")
    lines = [labels.texts("stats-line", game="", rating="…", games=1, wins=wins, place="…") for wins in (0, 1)]
    assert any(line.split("…")[1] in text(stats) for line in lines)
