"""The seed: users with their languages, two guilds and their channels."""

from __future__ import annotations

from typing import Final

PEOPLE: Final = (
    ("Aki", "ja", "#e8590c"),
    ("Ben", "en-US", "#1971c2"),
    ("Chloe", "en-GB", "#9c36b5"),
    ("Daichi", "ja", "#2f9e44"),
    ("Emma", "en-US", "#c2255c"),
    ("Fumiko", "ja", "#0c8599"),
    ("Goran", "hr", "#6741d9"),
    ("Hana", "ja", "#f08c00"),
    ("Ines", "pt-BR", "#099268"),
    ("Jonas", "de", "#5f3dc4"),
    ("Kaito", "ja", "#d6336c"),
    ("Lena", "de", "#1098ad"),
)
"""Global name, locale, colour; further users are numbered."""

COLOURS: Final = tuple(colour for _, _, colour in PEOPLE)

GUILDS: Final = (
    ("Sevens Lounge", "en-US", 0, ("table-1", "table-2", "general")),
    ("七並べ広場", "ja", 3, ("卓-1", "雑談")),
)
"""Name, preferred locale, index of the owner among PEOPLE, channels."""
