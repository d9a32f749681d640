"""Search for a game by typed text, in any language, script and width, with typos.

Exact matches rank before matches with typos, and a game before its variants.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum, auto
from functools import cache
from itertools import chain
from typing import Final, Self

from bot.text.folding import are_initials, folded, initials, is_phonetic, read, slips, slips_at_start
from bot.text.limits import MOST_CHOICES
from engine.catalog import GAMES, PRESETS, Preset
from i18n import LANGUAGES, SOURCE, Language, Texts, texts_in

PLAYABLE: Final = frozenset(GAMES)
"""Games that can be played with the bot's buttons."""

OFFERED: Final = tuple(preset for preset in PRESETS if preset.game in PLAYABLE)
"""The presets that a table can be opened with; the first is the default."""

HOUSE_RULES: Final = "house-rules"
"""Used as preset id if the rules match no preset."""

EVERYTHING: Final = "*"
"""Choice that stands for no single game and shows the list of all."""

_EXACTLY: Final = "="
"""The prefix of the id of a preset that was chosen from a list."""

_TELLING: Final = 2
"""From this many letters on, the beginning of a name identifies a game."""
_INSIDE_FROM: Final = 4
"""Minimum number of letters for a match inside a word; lower for kana and Chinese, whose words are short."""
_INSIDE_FROM_OTHERS: Final = 2
_TOLD_FROM: Final = {True: 5, False: 2}
"""Minimum number of letters to look for in descriptions: of Latin and Hangul, and of others."""
_SLIP_IN_LATER_WORDS_FROM: Final = 6
"""Minimum number of letters of a word with a typo that is not a name's first one."""


_CHINESE: Final = re.compile("[一-鿿]")
_BRACKET: Final = re.compile(r" ?[(（][^()（）]*[)）]$")
"""The bracket at the end of a title."""


class Fit(IntEnum):
    """How typed text matches a name, best first."""

    WHOLE = auto()
    START = auto()
    WORDS = auto()
    """Each typed word is the beginning of a word of the name."""
    INSIDE = auto()
    DESCRIBED = auto()
    """In the one-line description of the game, not in a name."""
    SLIP = auto()
    """WHOLE, START or WORDS with typos."""


@dataclass(frozen=True, slots=True)
class Found:
    """A preset and its best matching name.

    Attributes:
        numbers: Matches only if numbers are unified: *2* as *two*, しち as 七.
        slips: Number of wrong letters.
    """

    preset: Preset
    name: str
    fit: Fit
    numbers: bool = False
    slips: int = 0

    def label(self, texts: Texts) -> str:
        """The preset's title; in the one bracket the matching name, if it is the reader's language's and differs."""
        own = title(texts, self.preset)
        known = search_names(self.preset.id, self.preset.game)
        foreign = self.name not in known.by_language[texts.language]
        if foreign or self.name in known.titles or read(self.name) in read(own):
            return own
        return texts("game-also-called", title=_BRACKET.sub("", own), name=self.name)


def title(texts: Texts, preset: Preset) -> str:
    """A preset's title; for an id without a title, that of the game's house rules."""
    message = f"preset-{preset.id}"
    return texts(message) if texts.has(message) else texts("lobby-house-rules", game=texts(f"game-{preset.game}"))


def find_preset(typed: str | None, *, among: Sequence[Preset] = OFFERED) -> Preset | None:
    """The preset meant: an exact name, or else the first that begins so. None as input gives the first of all.

    Returns None if nothing matches, or several match only inside words or with typos; `likely` lists these.
    """
    if typed is None:
        return among[0]
    if typed.startswith(_EXACTLY):
        return next((each for each in among if _EXACTLY + each.id == typed), None)
    letters = len(folded(typed))
    found = matching(typed, among=among) if letters else []
    if not found:
        return None
    best = [each for each in found if each.fit is found[0].fit]
    sure = {Fit.WHOLE, Fit.START, Fit.WORDS} if letters >= _TELLING else {Fit.WHOLE}
    if best[0].fit in sure or (best[0].fit is Fit.INSIDE and len(best) == 1):
        return best[0].preset
    return None


def meant(preset: Preset, *, among: Sequence[Preset] = OFFERED) -> str:
    """A text by which `find_preset` finds just this preset: its id, marked where another has the name."""
    return _meant(preset, (*among,))


@cache
def _meant(preset: Preset, among: tuple[Preset, ...]) -> str:
    found = find_preset(preset.id, among=among)
    return preset.id if found is not None and found.id == preset.id else _EXACTLY + preset.id


def matching(typed: str, *, among: Sequence[Preset] = OFFERED, language: Language | None = None) -> list[Found]:
    """All matches, best first; in descriptions only if no name matches, with typos if nothing else does.

    Without letters: everything. Ties: names of the reader's `language`, games before variants, names written with the
    typed characters (陰険 and 陰險 are told apart), titles before other names, then the order of `among`.
    """
    search = _Typed.of(typed, language)
    found = _fitting(search, among, _fit) or _told(search, among) or _fitting(search, among, _fit_with_slips)
    plain = {each.id for each in _plain(among)}
    written = typed.strip().casefold()

    def order(each: Found) -> tuple[object, ...]:
        known = search_names(each.preset.id, each.preset.game)
        foreign = language is not None and each.name not in known.by_language[language]
        otherwise = _CHINESE.search(written) is not None and not any(written in name for name in known.all)
        numbers, variant = each.numbers, each.preset.id not in plain
        return each.fit, each.slips, foreign, numbers, variant, otherwise, each.name not in known.titles

    return sorted(found, key=order)


def likely(typed: str, language: Language | None = None, *, among: Sequence[Preset] = OFFERED) -> list[Preset]:
    """The presets that may be meant, most likely first."""
    found = matching(typed, among=among, language=language) if folded(typed) else []
    return [each.preset for each in found][:MOST_CHOICES]


def by_habit(
    played: Iterable[tuple[str, str]], *, among: Sequence[Preset] = OFFERED, places: int = MOST_CHOICES
) -> list[Preset]:
    """`among` ordered for a list of `places` entries that contains every game.

    First what the user has played, leaving a place for each game; then each game once; then variants, those of played
    games first. `played`: (game, preset), most recent first.
    """
    order = list(dict.fromkeys(played))
    games = list(dict.fromkeys(game for game, _ in order))
    known = sorted(among, key=lambda each: (_place((each.game, each.id), order), _place(each.game, games)))
    plain = _plain(among)
    spare = max(0, places - len(plain))
    variants = [each for each in known if (each.game, each.id) in order and each not in plain][:spare]
    first = [each for each in known if each in variants or (each in plain and (each.game, each.id) in order)]
    return list({each.id: each for each in (*first, *(each for each in known if each in plain), *known)}.values())


@dataclass(frozen=True, slots=True)
class SearchNames:
    """The names of a preset, titles first, and those in each language."""

    titles: tuple[str, ...]
    all: tuple[str, ...]
    by_language: Mapping[Language, frozenset[str]]


@cache
def search_names(preset_id: str, game: str) -> SearchNames:
    """The names of a preset: its titles in all languages, its id and its aliases."""
    preset, languages = Preset(id=preset_id, game=game), [*map(texts_in, LANGUAGES)]
    titles = tuple(title(texts, preset) for texts in languages)
    message = f"preset-{preset_id}-aliases"
    own = {texts.language: texts(message).splitlines() if texts.has(message) else [] for texts in languages}
    by_language = {
        each: frozenset({titled, *(own[each] if each == SOURCE or own[each] != own[SOURCE] else ())})
        for each, titled in zip(own, titles, strict=True)
    }
    aliases = [*chain.from_iterable(own.values())]
    if preset_id.startswith(HOUSE_RULES):
        of_game = (search_names(each.id, game).titles for each in PRESETS if each.game == game)
        aliases = sorted({f"house rules {each}" for each in chain.from_iterable(of_game)})
    return SearchNames(titles, (*titles, preset_id, *aliases), by_language)


def _plain(among: Sequence[Preset]) -> list[Preset]:
    """The first preset of each game: the game itself, not a variant."""
    first: dict[str, Preset] = {}
    for each in among:
        first.setdefault(each.game, each)
    return list(first.values())


@dataclass(frozen=True, slots=True)
class _Spelling:
    """A normalized text: its letters without spaces, and its words."""

    letters: str
    words: tuple[str, ...]

    @classmethod
    def of(cls, text: str) -> Self:
        return cls(text.replace(" ", ""), (*text.split(),))


@dataclass(frozen=True, slots=True)
class _Name:
    """A name in the spellings that are compared: folded, with numbers as digits, and by first consonants."""

    name: str
    folded: _Spelling
    read: _Spelling
    initials: _Spelling


@cache
def _spelled(preset_id: str, game: str) -> tuple[_Name, ...]:
    return tuple(
        _Name(each, *_in_both_ways(each), _Spelling.of(initials(each))) for each in search_names(preset_id, game).all
    )


def _in_both_ways(text: str) -> tuple[_Spelling, _Spelling]:
    """Folded, and with numbers as digits: the same object where that is no difference."""
    plain = _Spelling.of(folded(text))
    return plain, plain if read(text) == folded(text) else _Spelling.of(read(text))


@dataclass(frozen=True, slots=True)
class _Typed:
    """A search."""

    folded: _Spelling
    read: _Spelling
    is_initials: bool
    language: Language | None

    @classmethod
    def of(cls, typed: str, language: Language | None) -> Self:
        return cls(*_in_both_ways(typed), are_initials(folded(typed)), language)


_Fitting = Callable[[_Spelling, _Spelling], tuple[Fit, int] | None]
"""Takes the search and a name; returns the fit and the number of typos, or None."""


@cache
def _descriptions(game: str) -> tuple[_Spelling, ...]:
    message = f"game-{game}-about"
    return tuple(_Spelling.of(read(texts(message))) for texts in map(texts_in, LANGUAGES) if texts.has(message))


def _told(search: _Typed, among: Sequence[Preset]) -> list[Found]:
    """The games, without variants, whose description has all the typed words."""
    typed = search.read
    if search.is_initials or len(typed.letters) < _TOLD_FROM[is_phonetic(typed.letters)]:
        return []
    return [
        Found(preset, preset.id, Fit.DESCRIBED)
        for preset in _plain(among)
        if any(_tells(each, typed) for each in _descriptions(preset.game))
    ]


def _tells(description: _Spelling, typed: _Spelling) -> bool:
    inside = not is_phonetic(typed.letters) and typed.letters in description.letters
    return inside or all(any(word.startswith(part) for word in description.words) for part in typed.words)


def _fitting(search: _Typed, among: Sequence[Preset], fit: _Fitting) -> list[Found]:
    return [found for preset in among if (found := _best(search, preset, fit)) is not None]


def _best(typed: _Typed, preset: Preset, fit_of: _Fitting) -> Found | None:
    fits: list[tuple[Fit, int, bool, bool, int, str]] = []
    by_language = search_names(preset.id, preset.game).by_language
    own = by_language[typed.language] if typed.language else frozenset[str]()
    for order, name in enumerate(_spelled(preset.id, preset.game)):
        fitting = fit_of(typed.folded, name.initials if typed.is_initials else name.folded)
        if fitting is not None:
            fits.append((*fitting, name.name not in own, False, order, name.name))
        has_numbers = typed.read is not typed.folded or name.read is not name.folded
        if has_numbers and (fitting is None or fitting[0] > Fit.WORDS):
            fitting = fit_of(typed.read, name.read)
            if fitting is not None:
                fits.append((max(fitting[0], Fit.START), fitting[1], name.name not in own, True, order, name.name))
    if not fits:
        return None
    fit, wrong, _, numbers, _, name = min(fits)
    return Found(preset, name, fit, numbers, wrong)


def _fit(wanted: _Spelling, name: _Spelling) -> tuple[Fit, int] | None:
    letters, whole = wanted.letters, name.letters
    if whole.startswith(letters):
        return (Fit.WHOLE if letters == whole else Fit.START), 0
    if all(any(word.startswith(part) for word in name.words) for part in wanted.words):
        return Fit.WORDS, 0
    if letters in whole and len(letters) >= (_INSIDE_FROM if is_phonetic(letters) else _INSIDE_FROM_OTHERS):
        return Fit.INSIDE, 0
    return None


def _fit_with_slips(wanted: _Spelling, name: _Spelling) -> tuple[Fit, int] | None:
    wrong = None if are_initials(wanted.letters) else _slips(wanted.words, name.words)
    return None if wrong is None else (Fit.SLIP, wrong)


def _slips(typed: Sequence[str], words: Sequence[str]) -> int | None:
    """The number of typos, comparing word by word or all words joined; None if it is no match."""
    apart = [_slips_of_word(part, words) for part in typed]
    whole_words = ("".join(words[: count + 1]) for count in range(len(words)))
    joined = [slips("".join(typed), start) for start in whole_words]
    counts = [sum(filter(None, apart)) if None not in apart else None, *joined]
    return min((wrong for wrong in counts if wrong is not None), default=None)


def _slips_of_word(typed: str, words: Sequence[str]) -> int | None:
    """A short word is compared with a name's first one only: *skat* is no slip of *Badam Saat*."""
    if any(word.startswith(typed) for word in words):
        return 0
    alike = words if len(typed) >= _SLIP_IN_LATER_WORDS_FROM else words[:1]
    return min((wrong for word in alike if (wrong := slips_at_start(typed, word)) is not None), default=None)


def _place(item: object, order: Sequence[object]) -> int:
    return order.index(item) if item in order else len(order)
