"""Interactions as test doubles that record their responses."""

from types import SimpleNamespace
from typing import Any

import discord

from bot.storage.user_settings import UserSettings
from tests.bot.channels import Cache, fresh_id, refusal

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
        self.application_id, self.id = 1, fresh_id()
        self.token = f"token-{self.id}"
        self.message = None if command else SimpleNamespace(id=fresh_id(), flags=SimpleNamespace(ephemeral=ephemeral))
        self.response = SimpleNamespace(
            is_done=lambda: bool(self.done),
            send_message=self._answering("send", message_id=5),
            edit_message=self._answering("edit"),
            defer=self._answering("defer"),
        )
        self.followup = SimpleNamespace(send=self._answering("follow up", id=6))
        self.edit_original_response = self._answering("edit original", id=7)
        self.original_response = self._original
        self.client = SimpleNamespace(services=SimpleNamespace(user_settings=UserSettings(Cache())))

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
        is_own = self.message is None or self.done[0] == "send"
        number = 5 if is_own else self.message.id
        return SimpleNamespace(id=number, flags=SimpleNamespace(ephemeral=self._privately))
