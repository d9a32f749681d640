"""Suggestions while a user types the name of a game or a leaderboard."""

from collections.abc import Iterable, Sequence

from discord.app_commands import Choice

from bot.platform.messages import cut
from bot.text.finding import OFFERED, by_habit, matching, meant, title
from bot.text.folding import folded
from bot.text.limits import MOST_CHOICES
from data.results import Results
from engine.catalog import Preset
from i18n import Texts

Choices = list[Choice[str]]


def choices(found: Iterable[tuple[str, str]]) -> Choices:
    """Choices from pairs of a label and a value."""
    return [Choice(name=cut(label, 100), value=value) for label, value in found]


def choices_with(typed: str, lines: Iterable[tuple[str, str]]) -> Choices:
    """Choices from the first pairs whose label has what was typed."""
    wanted = folded(typed)
    return choices([line for line in lines if wanted in folded(line[0])][:MOST_CHOICES])


async def game_choices(
    results: Results,
    texts: Texts,
    user: int,
    typed: str,
    *,
    among: Sequence[Preset] = OFFERED,
    places: int = MOST_CHOICES,
) -> Choices:
    """The best matches first. For empty input: the user's last games, then all others."""
    if folded(typed):
        labels = [(each.label(texts), each.preset) for each in matching(typed, among=among, language=texts.language)]
    else:
        presets = await habitual(results, user, among=among, places=places)
        labels = [(title(texts, preset), preset) for preset in presets]
    return choices((label, meant(preset, among=among)) for label, preset in labels[:places])


async def habitual(
    results: Results, user: int, *, among: Sequence[Preset] = OFFERED, places: int = MOST_CHOICES
) -> list[Preset]:
    """The user's last games, then all others; every game is among the first `places`."""
    played = await results.latest(user, limit=MOST_CHOICES)
    return by_habit(((result.game, result.preset) for result in played), among=among, places=places)
