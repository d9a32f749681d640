"""Finding a game by what somebody types: in either language, in any script and width, also by letters in its middle."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from enum import IntEnum, auto
from functools import lru_cache
from typing import Final

from bot.texts import Language
from engine.catalog import GAMES, PRESETS, Preset

PLAYABLE: Final = frozenset(GAMES)
"""The games whose every move can be made by buttons."""

OFFERED: Final = tuple(preset for preset in PRESETS if preset.game in PLAYABLE)
"""What a table can be opened for, the first where nothing is said."""

MOST_CHOICES: Final = 25
"""Discord shows no more."""

_LONGEST: Final = 100
"""Letters of what is typed that are looked at: no name is so long."""
_REMEMBERED: Final = 4096
"""Texts that are kept as they are compared: all names, and what was typed lately."""
_TELLING: Final = 2
"""So many letters tell which game is meant by its beginning."""
_NEAR: Final = 0.5
"""How like a name what was typed has to be to be meant perhaps."""
_MOST_NEAR: Final = 5

_TO_HIRAGANA: Final = {code: code - 0x60 for code in range(0x30A1, 0x30F7)} | dict.fromkeys(map(ord, "'’"))
"""Katakana as hiragana; apostrophes are left out."""


class Fit(IntEnum):
    """How typed letters fit a name, best first."""

    WHOLE = auto()
    START = auto()
    WORDS = auto()
    """Each typed word begins a word of the name."""
    INSIDE = auto()
    LETTERS = auto()
    """All letters, in their order, with others between them."""


@dataclass(frozen=True, slots=True)
class Found:
    """A preset and the name of it that fits best."""

    preset: Preset
    name: str
    fit: Fit
    strewn: int = 0
    """How many other letters lie between the typed ones."""

    def label(self, language: Language) -> str:
        """Its title, with the name behind it where that is another."""
        own = title(self.preset, language)
        titles = (self.preset.title_en, self.preset.title_ja, self.preset.id)
        if self.name in titles or folded(self.name) in folded(own):
            return own
        return f"{own}（{self.name}）" if language == "ja" else f"{own} ({self.name})"


def title(preset: Preset, language: Language) -> str:
    """What a preset is called."""
    return preset.title_ja if language == "ja" else preset.title_en


def find_preset(typed: str | None, *, among: Sequence[Preset] = OFFERED) -> Preset | None:
    """The preset that is meant: one of this name, or the first that begins so. Without a word the first of all.

    None where nothing fits, or only loosely and several do: `likely` tells which it might be.
    """
    if typed is None:
        return among[0]
    letters = len(folded(typed))
    found = matching(typed, among=among) if letters else []
    sure = {Fit.WHOLE, Fit.START, Fit.WORDS} if letters >= _TELLING else {Fit.WHOLE}
    best = [each for each in found if each.fit == found[0].fit]
    return best[0].preset if best and (best[0].fit in sure or len(best) == 1) else None


def matching(typed: str, *, among: Sequence[Preset] = OFFERED) -> list[Found]:
    """All that fit what was typed, best first; equals in the order of `among`. Without letters: everything."""
    found = [fitting for preset in among if (fitting := _best(typed, preset)) is not None]
    return sorted(found, key=lambda each: (each.fit, each.strewn))


def likely(typed: str, *, among: Sequence[Preset] = OFFERED) -> list[Preset]:
    """What may have been meant, the likeliest first: what fits, then, for slips of the finger, what looks like it."""
    if not folded(typed):
        return []
    found = matching(typed, among=among)
    close = [each.preset for each in found if each.fit < Fit.LETTERS]
    loose = [each.preset for each in found if each.fit is Fit.LETTERS]
    ordered = [*close, *_looking_like(typed, among), *loose]
    return list({preset.id: preset for preset in ordered}.values())[:MOST_CHOICES]


def by_habit(played: Iterable[tuple[str, str]], *, among: Sequence[Preset] = OFFERED) -> list[Preset]:
    """`among` with what somebody has played first. `played`: (game, preset), the last first."""
    order = list(dict.fromkeys(played))
    games = list(dict.fromkeys(game for game, _ in order))
    return sorted(among, key=lambda each: (_place((each.game, each.id), order), _place(each.game, games)))


def names(preset: Preset) -> tuple[str, ...]:
    """All that a preset is known by: its titles first."""
    return (preset.title_en, preset.title_ja, preset.id, *preset.aliases)


def folded(text: str) -> str:
    """Text as it is compared: one width, one case, one kana, words apart, no signs between them."""
    return _folded(text[:_LONGEST])


@lru_cache(_REMEMBERED)
def _folded(text: str) -> str:
    narrow = unicodedata.normalize("NFKC", text).casefold().translate(_TO_HIRAGANA)
    return " ".join(re.findall(r"[^\W_]+", narrow))


def _best(typed: str, preset: Preset) -> Found | None:
    fits = [(fit, order, name) for order, name in enumerate(names(preset)) if (fit := _fit(typed, name)) is not None]
    if not fits:
        return None
    (fit, strewn), _, name = min(fits)
    return Found(preset, name, fit, strewn)


def _fit(typed: str, name: str) -> tuple[Fit, int] | None:
    wanted, text = folded(typed), folded(name)
    letters, whole = wanted.replace(" ", ""), text.replace(" ", "")
    if letters == whole:
        return Fit.WHOLE, 0
    if whole.startswith(letters):
        return Fit.START, 0
    words = text.split()
    if all(any(word.startswith(part) for word in words) for part in wanted.split()):
        return Fit.WORDS, 0
    if letters in whole:
        return Fit.INSIDE, 0
    strewn = _strewn(letters, whole)
    return None if strewn is None else (Fit.LETTERS, strewn)


def _strewn(letters: str, text: str) -> int | None:
    """How many other letters lie at least between these, where all are there in their order."""
    spans: list[int] = []
    for start in (at for at, letter in enumerate(text) if letter == letters[0]):
        end = start
        for letter in letters:
            end = text.find(letter, end) + 1
            if not end:
                return min(spans, default=None)
        spans.append(end - start - len(letters))
    return min(spans, default=None)


def _place(item: object, order: Sequence[object]) -> int:
    return order.index(item) if item in order else len(order)


def _looking_like(typed: str, among: Sequence[Preset]) -> list[Preset]:
    by_name = {folded(name): preset for preset in reversed(among) for name in names(preset)}
    close = get_close_matches(folded(typed), by_name, n=_MOST_NEAR, cutoff=_NEAR)
    return list({by_name[name].id: by_name[name] for name in close}.values())
