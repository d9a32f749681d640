"""Interactions without Discord: what they were answered with."""

from types import SimpleNamespace
from typing import Any

import discord

from bot.kept.people import People
from tests.bot.channels import Cache, fresh_id


class Pressed:
    """A press on a component, or a command; `done`: the ways it was answered, in order."""

    def __init__(
        self, *, user: int = 100, ephemeral: bool = True, command: bool = False, locale: str = "en-US"
    ) -> None:
        self.done: list[str] = []
        self.views: list[Any] = []
        self.refuses: dict[str, discord.HTTPException] = {}
        self.type = discord.InteractionType.application_command if command else discord.InteractionType.component
        self.user = SimpleNamespace(id=user, display_name="Aoi")
        self.locale = SimpleNamespace(value=locale)
        self.guild_id = 1
        self.application_id, self.token = 1, f"token-{fresh_id()}"
        self.message = None if command else SimpleNamespace(id=fresh_id(), flags=SimpleNamespace(ephemeral=ephemeral))
        self.response = SimpleNamespace(
            is_done=lambda: bool(self.done),
            send_message=self._answering("send", message_id=5),
            edit_message=self._answering("edit"),
            defer=self._answering("defer"),
        )
        self.followup = SimpleNamespace(send=self._answering("follow up", id=6))
        self.edit_original_response = self._answering("edit original", id=7)
        self.client = SimpleNamespace(house=SimpleNamespace(people=People(Cache())))

    def _answering(self, what: str, **gives: Any) -> Any:
        async def answer(**facts: Any) -> Any:
            if what in self.refuses:
                raise self.refuses[what]
            self.done.append(what)
            self.views.append(facts.get("view"))
            return SimpleNamespace(**gives)

        return answer
