"""Table talk in words."""

from bot.tables.entries import Phrase
from bot.tables.table import Table
from bot.tables.table_talk import phrases_at
from i18n import Texts, of_game


def phrase_words(texts: Texts, game: str, phrase: Phrase) -> str:
    """The words of a phrase, the game's own where it has some."""
    return texts(of_game(texts, f"talk-{phrase.value}", game))


def said_at(texts: Texts, table: Table) -> tuple[str, ...]:
    """The words that the player of each seat says now; empty: nothing."""
    said = phrases_at(table)
    players = map(table.player_at, range(len(table.participants)))
    return tuple(phrase_words(texts, table.game, said[each]) if each in said else "" for each in players)
