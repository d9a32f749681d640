"""`sevens profile`: sets in Discord what its directory and the bot's profile show, from what the project has.

A request a field, so that a refused one leaves the others as they were set.
"""

import base64
from collections.abc import AsyncIterator
from typing import Any, Final, NamedTuple

import discord

from bot.operating.checking import Finding, Grade
from bot.platform.discord_api import FAILED, INVALID_FORM
from bot.platform.permissions import INVITED
from i18n import LANGUAGES, SOURCE, language_of, texts_in
from renderers.emblem import cover, icon

TAGS: Final = ("card games", "multiplayer", "sevens card game", "shichi narabe", "daily puzzle")
"""At most five of at most 20 characters."""

_GUILD, _USER = "0", "1"
"""Discord's kinds of installation."""


class _ProfileField(NamedTuple):
    """`plainer`: what is set where Discord refuses `value`, and what that lacks."""

    name: str
    value: Any
    plainer: tuple[Any, str] | None = None


async def set_profile(token: str) -> AsyncIterator[Finding]:
    """Set each field; what Discord says to it."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(token)
        except discord.LoginFailure:
            yield Finding(Grade.WRONG, "DISCORD_TOKEN", "Discord does not know this token")
            return
        except FAILED as error:
            yield Finding(Grade.WRONG, "Discord", f"cannot be reached: {error}")
            return
        for field in _fields():
            yield await _set(client, field)


def _fields() -> list[_ProfileField]:
    description = {each: texts_in(each)("listing-description") for each in LANGUAGES}
    spoken = {locale.value: language_of(locale.value) for locale in discord.Locale}
    localized = {locale: description[language] for locale, language in spoken.items() if language != SOURCE}
    words = description[SOURCE]
    installs = {
        _GUILD: {"oauth2_install_params": {"scopes": ["applications.commands", "bot"], "permissions": INVITED.value}},
        _USER: {"oauth2_install_params": {"scopes": ["applications.commands"], "permissions": 0}},
    }
    return [
        _ProfileField("description", {"default": words, "localizations": localized}, (words, "in English only")),
        _ProfileField("tags", list(TAGS)),
        _ProfileField("icon", _data(icon())),
        _ProfileField("cover_image", _data(cover())),
        _ProfileField("integration_types_config", installs),
    ]


def _data(png: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(png).decode()}"


async def _set(client: discord.Client, field: _ProfileField) -> Finding:
    try:
        await _edit(client, field.name, field.value)
    except discord.HTTPException as error:
        if field.plainer is None or error.code != INVALID_FORM:
            return Finding(Grade.WRONG, field.name, f"Discord refuses it: {error.text}")
        plainer, lacks = field.plainer
        found = await _set(client, _ProfileField(field.name, plainer))
        return found if found.grade is Grade.WRONG else Finding(Grade.NOTE, field.name, f"is set, {lacks}")
    except FAILED as error:
        return Finding(Grade.WRONG, field.name, f"is not set: {error}")
    return Finding(Grade.OK, field.name, "is set")


async def _edit(client: discord.Client, name: str, value: object) -> None:
    # `AppInfo.edit` takes a text as the description, not one in each language.
    await client.http.edit_application_info(reason=None, payload={name: value})
