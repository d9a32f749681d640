"""A person's own settings, to be switched by pressing."""

from typing import Any

import discord
from discord import ButtonStyle, ui

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
        _switch(person, Setting.PINGS, is_on=person.pings),
        button(texts(suits), ids.setting(Setting.SUITS)),
        _switch(person, Setting.AUTO, is_on=person.auto_single),
        _switch(person, Setting.TEXT, is_on=person.text_only),
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


def _switch(person: Person, which: Setting, *, is_on: bool) -> ui.Button[Any]:
    state = "on" if is_on else "off"
    style = ButtonStyle.success if is_on else ButtonStyle.secondary
    return button(person.texts(f"settings-{which.value}-{state}"), ids.setting(which), style=style)
