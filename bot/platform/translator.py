"""Translates command names, descriptions and options for Discord's menus."""

from typing import Any

import discord
from discord import app_commands

from i18n import SOURCE, language_of, texts_in


def named(message: str, *, number: str = "") -> app_commands.locale_str:
    """A catalog message as discord.py's `locale_str`: the English text, with the message's id for the translator.

    `number`: stands at its end, where a command has several options of a name.
    """
    return app_commands.locale_str(texts_in(SOURCE)(message) + number, message=message, number=number)


class CatalogTranslator(app_commands.Translator):
    """Translates strings made by `named`. English is the default, so only other languages are returned."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        message: Any = string.extras.get("message")
        language = language_of(locale.value)
        if message is None or language == SOURCE:
            return None
        return texts_in(language)(message) + string.extras.get("number", "")
