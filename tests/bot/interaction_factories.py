"""Interactions as test doubles that record their responses, and how features are given them."""

import re
from types import SimpleNamespace
from typing import Any

import discord

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
from tests.bot.channels import Cache, fresh_id, refusal
from tests.bot.table_factories import new_tables

FIRST = ("send", "edit", "defer")
"""The kinds of initial response; a second one is refused."""


class Pressed:
    """A component press or a command; `done` lists its responses in order.

    By kind of response, `refuses`: raised every time; `unheard`: raised once; `lost`: raised once, though Discord has
    accepted the response.
    """

    def __init__(
        self, *, user: int = 100, ephemeral: bool = True, command: bool = False, locale: str = "en-US"
    ) -> None:
        self.done: list[str] = []
        self.views: list[Any] = []
        self._privately = False
        self.refuses: dict[str, Exception] = {}
        self.unheard: dict[str, Exception] = {}
        self.lost: dict[str, Exception] = {}
        self.type = discord.InteractionType.application_command if command else discord.InteractionType.component
        self.user = SimpleNamespace(id=user, display_name="Aoi")
        self.locale = SimpleNamespace(value=locale)
        self.guild_id, self.channel_id = 1, 7
        self.client = SimpleNamespace(shard_count=None)
        self.application_id, self.id = 1, fresh_id()
        self.token = f"token-{self.id}"
        self.message: Any = (
            None if command else SimpleNamespace(id=fresh_id(), flags=SimpleNamespace(ephemeral=ephemeral))
        )
        self.response = SimpleNamespace(
            is_done=lambda: bool(self.done),
            send_message=self._answering("send", message_id=5),
            edit_message=self._answering("edit"),
            defer=self._answering("defer"),
        )
        self.followup = SimpleNamespace(send=self._answering("follow up", id=6))
        self.edit_original_response = self._answering("edit original", id=7)
        self.original_response = self._original

    def _answering(self, what: str, **gives: Any) -> Any:
        async def answer(**facts: Any) -> Any:
            if what in self.refuses:
                raise self.refuses[what]
            if what in self.unheard:
                raise self.unheard.pop(what)
            if what in FIRST and set(FIRST) & set(self.done):
                raise refusal(400, 40060)
            self.done.append(what)
            self.views.append(facts.get("view"))
            self._privately = self._privately or bool(facts.get("ephemeral"))
            if what in self.lost:
                raise self.lost.pop(what)
            return SimpleNamespace(**gives)

        return answer

    async def _original(self) -> Any:
        """The initial response's message: a new one, or the one with the pressed component."""
        pressed: Any = self.message
        number = 5 if pressed is None or self.done[0] == "send" else pressed.id
        return SimpleNamespace(id=number, flags=SimpleNamespace(ephemeral=self._privately))


class Answered:
    """A responder that keeps the messages it is given."""

    def __init__(self, interaction: Any) -> None:
        self.interaction = interaction
        self.messages: list[Message] = []

    async def private(self, message: Message) -> None:
        self.messages.append(message)

    async def replace(self, message: Message) -> None:
        self.messages.append(message)

    async def public(self, message: Message) -> None:
        self.messages.append(message)

    def close(self) -> None:
        pass


def new_answers(tables: TableService | None = None, user_settings: UserSettings | None = None) -> Answers:
    """What handlers are built on; no table was closed before."""

    async def nothing(table_id: int) -> None:
        return None

    logs: Any = SimpleNamespace(table=nothing)
    cache: Any = Cache()
    tables = tables or new_tables()
    return Answers(tables, Archive(tables, logs), user_settings or UserSettings(cache), Gate())


def all_features() -> tuple[Handlers, ...]:
    """The handlers of the bot, with parts that do nothing."""
    client: Any = SimpleNamespace()
    store: Any = SimpleNamespace(append=None, append_all=None, logs=None, last_beat=None, notices=None)
    settings = Settings(_env_file=None, SEVENS_DRAWING="threads")  # type: ignore[call-arg]
    return build(client, settings, store, emojis={}, traffic=Traffic()).features


async def press(handlers: Handlers, custom_id: str, pressed: Any) -> None:
    """Carry out a press by its custom id, with its interaction or responder; its errors are raised."""
    responder: Any = Responder(pressed) if hasattr(pressed, "response") else pressed
    [(match, act)] = [
        (match, act)
        for pattern, act in handlers.components().items()
        if (match := re.fullmatch(pattern, custom_id)) is not None
    ]
    try:
        await act(responder, match)
    finally:
        responder.close()
