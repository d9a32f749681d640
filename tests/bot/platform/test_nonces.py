"""Nonces: at most 25 characters whatever they name, and never shared by two messages."""

import re
from itertools import pairwise, product
from pathlib import Path

from bot.platform.nonces import LONGEST, NonceKind, nonce
from playground import limits

TABLE = 10**18 + 7
"""A number of 19 digits."""
PLY = 99_999
USERS = (2**63 - 1, 2**63 - 2, 2**63 - 3)


def test_no_nonce_is_longer_than_discord_allows() -> None:
    for kind, table, numbers in product(NonceKind, (1, TABLE), ((), (0,), (PLY,), (PLY, *USERS))):
        made = nonce(kind, table, *numbers)
        assert 0 < len(made) <= LONGEST == limits.NONCE, made
        assert made.isascii()
        assert made == nonce(kind, table, *numbers), "equal in the next process"


def test_different_messages_have_different_nonces() -> None:
    named = list(product(NonceKind, (1, 11, TABLE), ((), (1,), (11,), (1, 1), (PLY,), (PLY, 1), (PLY, *USERS))))
    made = sorted(nonce(kind, table, *numbers) for kind, table, numbers in named)
    assert all(before != after for before, after in pairwise(made))


def test_nonces_are_made_in_one_place() -> None:
    bot = Path(__file__).parents[3] / "bot"
    given = {
        found
        for file in bot.rglob("*.py")
        for found in re.findall(r"[^\w]nonce=([^\n]*)", file.read_text(encoding="utf-8"))
    }
    assert given, "the code is found"
    assert all(re.match(r"nonce\(NonceKind\.|once[,)]", each) for each in given), given
