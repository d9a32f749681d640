"""Leaderboards: one per preset and one for each game's house rules; searched like presets."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Self

from bot.text.finding import HOUSE_RULES, by_habit, find_preset, matching, meant
from bot.text.finding import title as title_of
from bot.text.folding import folded
from bot.text.games import game_called
from bot.text.limits import MOST_CHOICES
from engine.catalog import GAMES, PRESETS, Preset
from i18n import Texts


@dataclass(frozen=True, slots=True)
class BoardName:
    """A leaderboard: a game and a preset of it, or HOUSE_RULES."""

    game: str
    preset: str

    @classmethod
    def of(cls, game: str, preset: str | None) -> Self:
        """The leaderboard of this preset; None: of the game's house rules."""
        return cls(game, preset or HOUSE_RULES)

    def called(self, texts: Texts) -> str:
        """The title in the reader's language."""
        return game_called(texts, self.game, self.preset)


_HOUSES: Final = tuple(Preset(id=f"{HOUSE_RULES}-{game}", game=game) for game in GAMES)
BOARDS: Final = (*PRESETS, *_HOUSES)
"""All leaderboards as presets; those of house rules last."""
_NAMES: Final = {
    **{preset.id: BoardName(preset.game, preset.id) for preset in PRESETS},
    **{services.id: BoardName(services.game, HOUSE_RULES) for services in _HOUSES},
}
_IDS: Final = {name: known for known, name in _NAMES.items()}


def find_board(typed: str) -> BoardName | None:
    """The leaderboard meant; None if nothing fits, or several fit only loosely."""
    found = find_preset(typed, among=BOARDS)
    return None if found is None else _NAMES[found.id]


def board_choices(
    typed: str, texts: Texts, *, played: Iterable[tuple[str, str]], here: Iterable[tuple[str, str]]
) -> list[tuple[str, str]]:
    """The autocomplete choices as (shown, value): the best matches, or without input first `here`, then by habit.

    `played` and `here` list (game, preset), most relevant first.
    """
    if folded(typed):
        found = matching(typed, among=BOARDS, language=texts.language)[:MOST_CHOICES]
        return [(each.label(texts), meant(each.preset, among=BOARDS)) for each in found]
    first = [known for each in here if (known := _IDS.get(BoardName(*each))) is not None]
    by_id = {each.id: each for each in BOARDS}
    habits = [each.id for each in by_habit(played, among=PRESETS)]
    shown = [by_id[each] for each in dict.fromkeys([*first, *habits, *by_id])][:MOST_CHOICES]
    return [(title_of(texts, each), meant(each, among=BOARDS)) for each in shown]
