"""A person's own settings, to be switched by pressing."""

import discord
from discord import ButtonStyle

from bot import ids
from bot.ids import Setting
from bot.messages import Message, button, panel, rows, select, words
from bot.people import Person
from bot.texts import LANGUAGES

OWN = "own"
"""In the choice of languages: that of one's Discord."""


def settings_message(person: Person) -> Message:
    """What is set, in the person's language."""
    texts = person.texts
    suits = "settings-suits-four" if person.four_colour else "settings-suits-two"
    switches = [
        button(
            texts("settings-pings-on" if person.pings else "settings-pings-off"),
            ids.setting(Setting.PINGS),
            style=ButtonStyle.success if person.pings else ButtonStyle.secondary,
        ),
        button(texts(suits), ids.setting(Setting.SUITS)),
    ]
    languages = [
        discord.SelectOption(
            label=texts(f"settings-language-{each}"), value=each, default=each == (person.language or OWN)
        )
        for each in (OWN, *LANGUAGES)
    ]
    return panel(
        words(texts("settings-title") + "\n" + texts("settings-text")),
        *rows(switches),
        select(ids.setting(Setting.LANGUAGE), languages, texts("settings-language")),
    )
