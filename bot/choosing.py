"""Finding a game by what somebody types."""

from typing import Final

from bot.rules_text import is_written
from bot.texts import Language
from engine.catalog import PRESETS, Preset

OFFERED: Final = tuple(preset for preset in PRESETS if is_written(preset.game))
"""What a table can be opened for, the first where nothing is said."""

MOST_CHOICES: Final = 25
"""Discord shows no more."""


def find_preset(typed: str | None) -> Preset | None:
    """The preset of this id, title or alias, whatever the case; without a word the first of the catalog."""
    if typed is None:
        return OFFERED[0]
    wanted = typed.strip().casefold()
    return next((each for each in OFFERED if wanted in {name.casefold() for name in _names(each)}), None)


def matching(typed: str, language: Language) -> list[tuple[str, Preset]]:
    """Presets whose names hold the typed letters, those that begin with them first, with their titles."""
    wanted = typed.strip().casefold()
    ranked: list[tuple[int, int, Preset]] = []
    for order, preset in enumerate(OFFERED):
        names = [name.casefold() for name in _names(preset)]
        if any(name.startswith(wanted) for name in names):
            ranked.append((0, order, preset))
        elif any(wanted in name for name in names):
            ranked.append((1, order, preset))
    ranked.sort(key=lambda each: each[:2])
    return [
        (preset.title_ja if language == "ja" else preset.title_en, preset) for _, _, preset in ranked[:MOST_CHOICES]
    ]


def _names(preset: Preset) -> tuple[str, ...]:
    return (preset.id, preset.title_en, preset.title_ja, *preset.aliases)
