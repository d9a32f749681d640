"""The rules of a game as set at a table, in words for players, put together from messages by its options."""

from typing import Final

from bot.messages import Message, panel, words
from bot.sentences import game_title
from bot.texts import Texts
from engine.rules import Rules

_PARAGRAPHS: Final = {
    "shichi-narabe": ("start", "aim", "turn", "first", "passes", "bankrupt", "end", "tips"),
}
"""For each game its paragraphs in order: message `rules-GAME-PARAGRAPH`, with the options as facts. The first says
what one needs to begin."""


def is_written(game: str) -> bool:
    """Whether the rules of this game can be read."""
    return game in _PARAGRAPHS


def summary(texts: Texts, game: str, rules: Rules) -> str:
    """The options in a line."""
    return texts(f"rules-{game}-summary", **_facts(rules))


def paragraphs(texts: Texts, game: str, rules: Rules) -> list[str]:
    """The rules, a paragraph each."""
    facts = _facts(rules)
    return [texts(f"rules-{game}-{name}", **facts) for name in _PARAGRAPHS[game]]


def rules_message(texts: Texts, game: str, preset: str | None, rules: Rules) -> Message:
    """The rules to be read privately."""
    title = texts("rules-title", game=game_title(texts, game, preset))
    return panel(words("\n\n".join([title, *paragraphs(texts, game, rules)])))


def _facts(rules: Rules) -> dict[str, str | int]:
    """Options as Fluent takes them: names with dashes, switches as `yes` and `no`."""
    return {
        name.replace("_", "-"): ("yes" if value else "no") if isinstance(value, bool) else value
        for name, value in rules.model_dump().items()
    }
