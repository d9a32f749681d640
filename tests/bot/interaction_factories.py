"""How features are given interactions."""

from bot.platform.gate import Gate
from bot.platform.handlers import Handlers
from bot.platform.messages import Message
from bot.platform.responder import Answers, Responder
from bot.platform.traffic import Traffic
from bot.services import build
from bot.settings import Settings
from bot.storage.archive import Archive
from bot.storage.user_settings import UserSettings
from bot.tables.service import TableService
from tests.bot.channels import Cache, Unused
from tests.bot.table_factories import new_tables
from tests.discord_in_memory import Discord, Pressed


class Answered:
    """A responder that keeps the messages it is given."""

    def __init__(self, interaction: Pressed) -> None:
        self.interaction = interaction
        self.messages: list[Message] = []

    async def private(self, message: Message, *, aside: Message | None = None) -> None:
        self.messages.append(message)

    replace = public = in_private = private
    on_private = Responder.on_private

    def acknowledge(self) -> None:
        pass

    def cancel_timer(self) -> None:
        pass


def new_answers(tables: TableService | None = None, user_settings: UserSettings | None = None) -> Answers:
    """What handlers are built on; no table was closed before."""
    cache, tables = Cache(), tables or new_tables()
    return Answers(tables, Archive(tables, cache), user_settings or UserSettings(cache), Gate())


def all_features() -> tuple[Handlers, ...]:
    """The handlers of the bot, with parts that do nothing."""
    settings = Settings(_env_file=None, SEVENS_DRAWING="threads")  # type: ignore[call-arg]
    return build(Discord().client, settings, Unused(), emojis={}, traffic=Traffic()).features


async def press(handlers: Handlers, custom_id: str, pressed: Pressed | Answered) -> None:
    """Carry out a press by its custom id, with its interaction or responder; its errors are raised."""
    responder = pressed if isinstance(pressed, Answered | Responder) else Responder(pressed)
    [(component, read)] = [
        (each, read) for each in handlers.components() if (read := each.kind.read(custom_id)) is not None
    ]
    try:
        await component.act(responder, read)
    finally:
        responder.cancel_timer()
