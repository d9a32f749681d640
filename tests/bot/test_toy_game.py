"""A variant needs no edit outside its mechanism, the catalog, its record and the texts (docs/adding-a-game.md)."""

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@cache
def read() -> dict[str, str]:
    """What a player of the toy game reads, by where. In a process of its own: the bot reads the catalog as it starts."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bot.toy_game"], cwd=ROOT, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    parts = (part.partition("\n") for part in done.stdout.removeprefix("@@ ").split("\n@@ "))
    return {name: text for name, _, text in parts}


SAID = [
    ("options", "How many cards everybody is dealt"),
    ("lobby", "4 cards each"),
    ("table", "tock"),
    ("hand", "Choose a card"),
    ("result", "chips"),
    ("rules", "Everybody is dealt 4 cards"),
    ("leaderboard", "Toy Tan: leaderboard of this server"),
]


@pytest.mark.parametrize(("where", "words"), SAID)
def test_a_toy_game_is_played_from_lobby_to_leaderboard(where: str, words: str) -> None:
    assert words in read()[where]
