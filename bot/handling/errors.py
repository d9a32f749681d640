"""Answers commands and presses; all their errors end here."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.handling.interactions import Interaction
from bot.platform.discord_api import (
    ALREADY_ANSWERED,
    DEAD_TOKEN,
    FAILED,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    UNKNOWN_CHANNEL,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    is_passing,
)
from bot.platform.messages import note
from bot.platform.responder import Responder
from bot.tables.refusals import TableError
from bot.text.sentences import refused
from data.errors import StoreGone
from i18n import Texts, language_of, texts_in

log = logging.getLogger(__name__)

_TOO_LATE: Final = (UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, ALREADY_ANSWERED, DEAD_TOKEN)


async def respond(interaction: Interaction, work: Callable[[Responder], Awaitable[None]]) -> None:
    """Run `work` as the answer to the interaction. An error is reported to the user as the answer."""
    responder = Responder(interaction)
    with interaction.client.services.gate:
        try:
            await work(responder)
        except Exception as error:
            await report_error(responder, error)
        finally:
            responder.close()


async def outdated(responder: Responder) -> None:
    """Answer a press or command of an earlier release, which no longer exists."""
    await responder.private(note((await _texts(responder.interaction))("notice-outdated")))


async def report_error(responder: Responder, error: Exception) -> None:
    """Tell the user in one sentence, and log what matters. Custom ids are not logged: they may name hidden cards."""
    if isinstance(error, StoreGone):
        return  # Another process owns the store and answers.
    interaction = responder.interaction
    texts = await _texts(interaction)
    match error:
        case TableError():
            sentence = refused(texts, error)
        case discord.HTTPException(code=code) if code in _TOO_LATE:
            log.info("An interaction was answered too late (%s)", code)
            return
        case discord.Forbidden(code=code) if code in (MISSING_ACCESS, MISSING_PERMISSIONS):
            sentence = texts("notice-forbidden")
        case discord.NotFound(code=code) if code in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
            log.info("What was pressed is gone (%s)", code)
            sentence = texts("notice-pressed-gone")
        case _ if is_passing(error):
            log.warning("An interaction was not answered at once: %r", error)
            sentence = texts("notice-fault")
        case _:
            log.error("An interaction went wrong", exc_info=error)
            sentence = texts("notice-fault")
    try:
        await responder.private(note(sentence))
    except FAILED as late:
        log.info("A fault could not be told: %r", late)


async def _texts(interaction: Interaction) -> Texts:
    try:
        return (await interaction.client.services.user_settings.of(interaction)).texts
    except Exception:
        log.exception("Preferences could not be read")
        return texts_in(language_of(interaction.locale.value))
