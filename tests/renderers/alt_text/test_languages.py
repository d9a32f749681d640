"""Both languages say the same."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields
from string import Formatter

import pytest

from renderers import ENGLISH, JAPANESE, Words
from renderers.model.writing import number_text


def test_both_languages_have_the_same_gaps_to_fill():
    for field in fields(Words):
        english, japanese = (getattr(words, field.name) for words in (ENGLISH, JAPANESE))
        if isinstance(english, str):
            assert _gaps(english) == _gaps(japanese), field.name
        if isinstance(english, Mapping):
            assert {key: _gaps(said) for key, said in english.items()} == {
                key: _gaps(said) for key, said in japanese.items()
            }


def _gaps(template: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


NUMBERS = (-11, -1, 0, 1, 2, 11)
COUNTS = {"count", "total", "place", "score", "most", "won"}
"""Gaps that hold numbers."""


@pytest.mark.parametrize("number", NUMBERS)
def test_numbers_read_well_on_both_sides_of_zero(number: int):
    """There are no plurals here, so in English a number stands behind its noun: "chips: 1", not "1 chips"."""
    for field in fields(Words):
        said = getattr(ENGLISH, field.name)
        for template in said.values() if isinstance(said, Mapping) else [said] if isinstance(said, str) else said:
            gaps = {name: str(number) if name in COUNTS else "…" for name in _gaps(template) if name is not None}
            told = template.format_map(gaps)
            assert re.search(rf"(?<!\w){number} (?!of\b)[a-z]+", told) is None, told


@pytest.mark.parametrize("words", [ENGLISH, JAPANESE])
def test_totals_keep_their_sign(words: Words):
    told = [words.standing.format(name="Ann", total=number_text(number)) for number in NUMBERS]
    assert told == ["Ann −11", "Ann −1", "Ann 0", "Ann 1", "Ann 2", "Ann 11"]
