"""Finding a game by what somebody types: in any language, script and width, with slips of the finger.

What fits as it is typed comes before what fits with a slip; a game before its variants; and what is like no name
finds nothing.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum, auto
from functools import cache
from itertools import chain
from typing import Final

from bot.text.folding import folded, read, slips, slips_at_start
from engine.catalog import GAMES, PRESETS, Preset
from i18n import LANGUAGES, Texts, texts_in

PLAYABLE: Final = frozenset(GAMES)
"""The games whose every move can be made by buttons."""

OFFERED: Final = tuple(preset for preset in PRESETS if preset.game in PLAYABLE)
"""What a table can be opened for, the first where nothing is said."""

MOST_CHOICES: Final = 25
"""Discord shows no more."""

HOUSE_RULES: Final = "house-rules"
"""Stands for a preset where the rules are those of none."""

EVERYTHING: Final = "*"
"""Stands for no game in particular: whoever chooses it gets the list of all."""

_TELLING: Final = 2
"""So many letters tell which game is meant by its beginning."""
_INSIDE_FROM: Final = 4
"""So many Latin letters are looked for within words; of other scripts, in which words are short, two."""
_INSIDE_FROM_OTHERS: Final = 2


class Fit(IntEnum):
    """How typed letters fit a name, best first."""

    WHOLE = auto()
    START = auto()
    WORDS = auto()
    """Each typed word begins a word of the name."""
    INSIDE = auto()
    SLIP = auto()
    """Whole, a start or words, with a slip of the finger."""


@dataclass(frozen=True, slots=True)
class Found:
    """A preset and the name of it that fits best.

    Attributes:
        numbers: Only where numbers are read alike: *2* as *two*, しち as 七.
        slips: Letters that are wrong.
    """

    preset: Preset
    name: str
    fit: Fit
    numbers: bool = False
    slips: int = 0

    def label(self, texts: Texts) -> str:
        """Its title, with the name behind it where that is another."""
        own = title(texts, self.preset)
        known = _names(self.preset.id, self.preset.game)
        if self.name in known.titles or self.name == self.preset.id or read(self.name) in read(own):
            return own
        return texts("game-also-called", title=own, name=self.name)


def title(texts: Texts, preset: Preset) -> str:
    """What a preset is called; one without a title of its own stands for the house rules of its game."""
    message = f"preset-{preset.id}"
    return texts(message) if texts.has(message) else texts("lobby-house-rules", game=texts(f"game-{preset.game}"))


def find_preset(typed: str | None, *, among: Sequence[Preset] = OFFERED) -> Preset | None:
    """The preset that is meant: one of this name, or the first that begins so. Without a word the first of all.

    None where nothing fits, or several do only within words, or only with a slip: `likely` tells which it might be.
    """
    if typed is None:
        return among[0]
    letters = len(folded(typed))
    found = matching(typed, among=among) if letters else []
    if not found:
        return None
    best = [each for each in found if each.fit is found[0].fit]
    sure = {Fit.WHOLE, Fit.START, Fit.WORDS} if letters >= _TELLING else {Fit.WHOLE}
    if best[0].fit in sure or (best[0].fit is Fit.INSIDE and len(best) == 1):
        return best[0].preset
    return None


def matching(typed: str, *, among: Sequence[Preset] = OFFERED) -> list[Found]:
    """All that fit what was typed, best first; slips of the finger only where nothing fits as it is typed.

    Of equals games before variants, titles before other names, then the order of `among`. Without letters: everything.
    """
    found = _fitting(typed, among, _fit) or _fitting(typed, among, _fit_with_slips)
    plain = {each.id for each in _plain(among)}

    def order(each: Found) -> tuple[object, ...]:
        titled = each.name in _names(each.preset.id, each.preset.game).titles
        return each.fit, each.slips, each.numbers, each.preset.id not in plain, not titled

    return sorted(found, key=order)


def likely(typed: str, *, among: Sequence[Preset] = OFFERED) -> list[Preset]:
    """What may have been meant, the likeliest first."""
    return [each.preset for each in matching(typed, among=among)][:MOST_CHOICES] if folded(typed) else []


def by_habit(
    played: Iterable[tuple[str, str]], *, among: Sequence[Preset] = OFFERED, places: int = MOST_CHOICES
) -> list[Preset]:
    """`among` in the order for a list of so many places in which every game is seen.

    First what somebody has played, as far as it leaves a place for each game; then each game once; then the variants,
    those of games that they have played first. `played`: (game, preset), the last first.
    """
    order = list(dict.fromkeys(played))
    games = list(dict.fromkeys(game for game, _ in order))
    known = sorted(among, key=lambda each: (_place((each.game, each.id), order), _place(each.game, games)))
    plain = _plain(among)
    spare = max(0, places - len(plain))
    variants = [each for each in known if (each.game, each.id) in order and each not in plain][:spare]
    first = [each for each in known if each in variants or (each in plain and (each.game, each.id) in order)]
    return list({each.id: each for each in (*first, *(each for each in known if each in plain), *known)}.values())


def names(preset: Preset) -> tuple[str, ...]:
    """All that a preset is known by, in every language: its titles first."""
    return _names(preset.id, preset.game).all


@dataclass(frozen=True, slots=True)
class _Names:
    titles: tuple[str, ...]
    all: tuple[str, ...]


@cache
def _names(preset_id: str, game: str) -> _Names:
    """The titles of a preset in all languages; with its id and its aliases: all its names."""
    preset, languages = Preset(id=preset_id, game=game), [*map(texts_in, LANGUAGES)]
    titles = tuple(title(texts, preset) for texts in languages)
    message = f"preset-{preset_id}-aliases"
    aliases = [alias for texts in languages if texts.has(message) for alias in texts(message).splitlines()]
    if preset_id.startswith(HOUSE_RULES):
        of_game = (_names(each.id, game).titles for each in PRESETS if each.game == game)
        aliases = sorted({f"house rules {each}" for each in chain.from_iterable(of_game)})
    return _Names(titles, (*titles, preset_id, *aliases))


def _plain(among: Sequence[Preset]) -> list[Preset]:
    """The first of each game: the game itself, before its variants."""
    first: dict[str, Preset] = {}
    for each in among:
        first.setdefault(each.game, each)
    return list(first.values())


_Fitting = Callable[[str, str], tuple[Fit, int] | None]
"""How what was typed fits a name, and the slips there are; both as they are compared."""


def _fitting(typed: str, among: Sequence[Preset], fit: _Fitting) -> list[Found]:
    return [found for preset in among if (found := _best(typed, preset, fit)) is not None]


def _best(typed: str, preset: Preset, fit_of: _Fitting) -> Found | None:
    fits: list[tuple[Fit, int, bool, int, str]] = []
    for order, name in enumerate(names(preset)):
        fitting = fit_of(folded(typed), folded(name))
        if fitting is not None:
            fits.append((*fitting, False, order, name))
        if fitting is None or fitting[0] > Fit.WORDS:
            fitting = fit_of(read(typed), read(name))
            if fitting is not None:
                fits.append((max(fitting[0], Fit.START), fitting[1], True, order, name))
    if not fits:
        return None
    fit, wrong, numbers, _, name = min(fits)
    return Found(preset, name, fit, numbers, wrong)


def _fit(wanted: str, text: str) -> tuple[Fit, int] | None:
    letters, whole = wanted.replace(" ", ""), text.replace(" ", "")
    if letters == whole:
        return Fit.WHOLE, 0
    if whole.startswith(letters):
        return Fit.START, 0
    words = text.split()
    if all(any(word.startswith(part) for word in words) for part in wanted.split()):
        return Fit.WORDS, 0
    if len(letters) >= (_INSIDE_FROM if letters.isascii() else _INSIDE_FROM_OTHERS) and letters in whole:
        return Fit.INSIDE, 0
    return None


def _fit_with_slips(wanted: str, text: str) -> tuple[Fit, int] | None:
    wrong = _slips(wanted.split(), text.split())
    return None if wrong is None else (Fit.SLIP, wrong)


def _slips(typed: Sequence[str], words: Sequence[str]) -> int | None:
    """How many slips there are in what was typed, with each word on its own or all as one; None: it is another name."""
    apart = [_slips_of_word(part, words) for part in typed]
    whole_words = ("".join(words[: count + 1]) for count in range(len(words)))
    joined = [slips("".join(typed), start) for start in whole_words]
    counts = [sum(filter(None, apart)) if None not in apart else None, *joined]
    return min((wrong for wrong in counts if wrong is not None), default=None)


def _slips_of_word(typed: str, words: Sequence[str]) -> int | None:
    if any(word.startswith(typed) for word in words):
        return 0
    return min((wrong for word in words if (wrong := slips_at_start(typed, word)) is not None), default=None)


def _place(item: object, order: Sequence[object]) -> int:
    return order.index(item) if item in order else len(order)
