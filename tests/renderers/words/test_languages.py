"""Both languages say the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from string import Formatter

from renderers import ENGLISH, JAPANESE, Words


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
