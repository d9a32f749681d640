"""The handler of the rules pages."""

from bot.features.rules.illustrating import illustrated
from bot.features.rules.rules import preset_rules, table_rules
from bot.handling.component_handler import ComponentHandler
from bot.platform import ids
from bot.platform.responder import Responder
from bot.services import Services
from bot.tables.refusals import RefusalReason, TableError
from engine.catalog import PRESETS


class RulesHandler(ComponentHandler, template=ids.RULES):
    """Turn a page of rules."""

    async def act(self, responder: Responder, services: Services) -> None:
        person, page = await services.user_settings.of(responder.interaction), int(self.match["page"])
        if self.match["table"] is not None:
            book = table_rules(await self.table(services))
        else:
            preset = next((each for each in PRESETS if each.id == self.match["preset"]), None)
            if preset is None:
                raise TableError(RefusalReason.GAME_UNKNOWN)
            book = preset_rules(preset)
        await responder.replace(await illustrated(services.drawing, person, book, page))
