"""Entries of every kind, as earlier releases wrote them, are read and written back byte for byte."""

from enum import StrEnum
from pathlib import Path
from typing import get_args

import pytest
from pydantic import BaseModel

from bot.tables import entries
from bot.tables.entries import CloseReason, Entry, MovedBy, Phrase, TalkKind
from bot.tables.setup import Hints

WRITTEN = Path(__file__).with_name("entries.jsonl").read_text().splitlines()
KINDS: tuple[type[BaseModel], ...] = get_args(get_args(Entry)[0])


@pytest.mark.parametrize("body", WRITTEN)
def test_an_entry_is_written_back_as_it_was_read(body: str) -> None:
    assert entries.dump(entries.load(body)) == body


def test_the_samples_have_every_kind_of_entry() -> None:
    assert {type(entries.load(body)) for body in WRITTEN} == set(KINDS)


@pytest.mark.parametrize(("kind", "field", "values"), [
    (entries.Moved, "by", MovedBy),
    (entries.Talked, "way", TalkKind),
    (entries.Closed, "why", CloseReason),
    (entries.HintsSet, "hints", Hints),
    (entries.PhraseSaid, "phrase", Phrase),
])  # fmt: skip
def test_the_samples_have_every_enum_value(kind: type[BaseModel], field: str, values: type[StrEnum]) -> None:
    read = [entries.load(body) for body in WRITTEN]
    assert [getattr(entry, field) for entry in read if isinstance(entry, kind)] == list(values)
