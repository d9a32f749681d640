"""The result of a finished match as its readers want it, the ratings that it changed, and what was remarkable."""

import asyncio
import logging
from collections.abc import Mapping

from bot.features.play.remarks import Finished, Remark, remarks_of
from bot.features.play.result import PICTURE, result_picture
from bot.platform.drawing import Drawing, theme_of
from bot.platform.messages import Shown
from bot.storage.guild_settings import ServerSettings
from bot.storage.user_settings import Reader
from bot.tables.table import Table
from data.results import Results
from i18n import Texts
from renderers import RatingShown

log = logging.getLogger(__name__)


async def ratings_after(results: Results, table: Table) -> dict[int, RatingShown]:
    """The ratings after the match by user; empty where it is not rated, or before its results are written."""
    return {
        result.user_id: RatingShown(result.after.shown_rating, change)
        for result in await results.of_table(table.id)
        if result.after is not None and (change := result.change) is not None
    }


async def result_shown(
    drawing: Drawing, texts: Texts, table: Table, rated: Mapping[int, RatingShown], reader: Reader | ServerSettings
) -> Shown:
    """The result as a picture, or what replaces it in words."""
    picture = result_picture(texts, table, rated, theme_of(reader))
    return await drawing.picture_or_words(picture, PICTURE, texts)


async def remarks_on(results: Results, table: Table) -> list[Remark]:
    """Remarks on the match; none if that cannot be found out: the result matters more."""
    try:
        finished = Finished(table, await results.pasts(table.id))
        return await asyncio.to_thread(remarks_of, finished)
    except Exception:
        log.exception("Nothing can be remarked on table %s", table.id)
        return []
