"""Errors as answers: how each counts in the tally, and the sentence in which its user reads of it."""

import logging
from typing import Final

import aiohttp
import discord

from bot.platform.discord_api import (
    ALREADY_ANSWERED,
    DEAD_TOKEN,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    UNKNOWN_CHANNEL,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    is_passing,
)
from bot.platform.tally import AnswerOutcome
from bot.tables.refusals import RefusalReason, TableError
from bot.text.sentences import refused
from data.connect import is_storage_trouble, told
from i18n import Texts

log = logging.getLogger(__name__)

_TOO_LATE: Final = (UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, ALREADY_ANSWERED, DEAD_TOKEN)


def judged(error: Exception, texts: Texts) -> tuple[AnswerOutcome, str | None]:
    """How the error counts, and the sentence about it; None: Discord takes no answer any more. Logs what matters.

    Custom ids are not logged: they may name cards.
    """
    match error:
        case TableError():
            return AnswerOutcome.REFUSED, refused(texts, error)
        case discord.InteractionResponded():  # A form can only be the first answer.
            return AnswerOutcome.REFUSED, refused(texts, TableError(RefusalReason.STOPPING))
        case discord.HTTPException(code=code) if code in _TOO_LATE:
            log.info("An interaction was answered too late (%s)", code)
            return AnswerOutcome.LATE, None
        case discord.Forbidden(code=code) if code in (MISSING_ACCESS, MISSING_PERMISSIONS):
            return AnswerOutcome.FORBIDDEN, texts("notice-forbidden")
        case discord.NotFound(code=code) if code in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
            log.info("What was pressed is gone (%s)", code)
            return AnswerOutcome.GONE, texts("notice-pressed-gone")
        # What the database does not do in time says so; a timeout without words is the network's to Discord.
        case _ if is_storage_trouble(error) and not isinstance(error, aiohttp.ClientError) and str(error):
            log.warning("The database did not take what an interaction needs: %s", told(error))
            return AnswerOutcome.UNSTORED, texts("notice-storage")
        case _ if is_passing(error):
            log.warning("An interaction was not answered at once: %r", error)
            return AnswerOutcome.UNREACHED, texts("notice-fault")
        case _:
            log.error("An interaction went wrong", exc_info=error)
            return AnswerOutcome.FAILED, texts("notice-fault")
