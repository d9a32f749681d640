"""Private hands with test doubles for Discord, which record the edits."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.features.learn.practice_rendering import PracticeRenderer
from bot.features.play import private_hands
from bot.features.play.board_publisher import PublicBoards
from bot.features.play.hand import HandRenderer, PrivateRenderer
from bot.features.play.hints import Hints
from bot.features.play.private_hands import PrivateHands
from bot.platform.drawing import Drawing
from bot.platform.live_source import Trouble
from bot.platform.noting import Noting
from bot.platform.responder import Responder
from bot.platform.traffic import Traffic
from bot.storage.remembered import Remembered
from bot.storage.user_settings import UserSettings
from bot.tables.computers import ComputerPlayers
from bot.tables.table import Table
from tests.bot.channels import Cache
from tests.bot.interaction_factories import Pressed
from tests.bot.no_pictures import no_pictures
from tests.bot.policies import Doubling
from tests.bot.table_factories import HOST, lobby, new_tables


def no_thinkers() -> Hints:
    """Hints of normal players, as nothing thinks for strong ones."""
    return Hints(ComputerPlayers(Random(1)))


def renderer_of(
    drawing: Drawing, boards: PublicBoards, hints: Hints | None = None
) -> Callable[[Table], PrivateRenderer]:
    """What renders the private messages of a table, as in `bot.services`."""
    hands = HandRenderer(drawing, boards, hints or no_thinkers(), emojis={})
    practice = PracticeRenderer(drawing, emojis={})
    return lambda table: practice if table.practice else hands


class Hands:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, alive_ms: int = private_hands.ALIVE_MS) -> None:
        self.edits: list[tuple[str, int, Any]] = []
        self.refuses: Exception | None = None
        self.meanwhile: Callable[[], None] = lambda: None
        """Called while an edit is in progress."""
        self.takes = 0.0
        """Seconds that an edit takes."""
        self.trouble: Trouble | None = None
        self.wanted: list[int] = []
        """The ids of tables that a user was seen at."""
        self.cache: Any = Cache()
        self.user_settings = UserSettings(self.cache)
        self.tables = new_tables()
        self.drawing = no_pictures()
        self.alive_ms = alive_ms
        self.hints = no_thinkers()
        self.begin()
        monkeypatch.setattr(discord.Webhook, "partial", self._webhook)

    def begin(self) -> None:
        """Set up the parts as a new process does."""
        client: Any = None
        boards: Any = SimpleNamespace(trouble_at=self._trouble_at, wanted=self.wanted.append)
        registry: Any = self.tables.registry
        registry._listeners.clear()
        self.remembered = Remembered(self.cache)
        self.noting = Noting(self.remembered)
        self.out = PrivateHands(
            client,
            self.tables,
            renderer_of(self.drawing, boards, self.hints),
            self.user_settings,
            self.noting,
            boards=boards,
            traffic=Traffic(),
            alive_ms=self.alive_ms,
            policy=replace(private_hands.POLICY, pace=0.02, first_wait=0.02, gather=0.002, backoff=Doubling),
        )

    def _trouble_at(self, table_id: int) -> Trouble | None:
        return self.trouble

    async def end(self) -> None:
        """Shut down as a process does when asked to end."""
        await self.out.close()
        await self.noting.close()

    async def begin_again(self, table: Table) -> None:
        """Restart as after a kill, with a new process that loads the table."""
        self.begin()
        await self.remembered.recall([table.id])
        self.out.take_up(table)

    def _webhook(self, application: int, token: str, *, client: Any) -> Any:
        async def edit_message(message: int, *, view: Any, attachments: Any, allowed_mentions: Any) -> None:
            self.edits.append((token, message, view))
            self.meanwhile()
            await asyncio.sleep(self.takes)
            if self.refuses is not None:
                raise self.refuses

        return SimpleNamespace(edit_message=edit_message)

    async def table(self) -> Table:
        table = await lobby(self.tables, people=3)
        await self.tables.start(table.id, HOST)
        return table

    def block(self, table: Table) -> None:
        """Make the board report a missing permission, so that the table cannot be shown."""
        self.meanwhile = lambda: None
        self.trouble = Trouble.PERMISSION
        self.out.touch(table.id)

    async def press(self, table: Table, user: int) -> Pressed:
        pressed: Any = Pressed(user=user)
        await self.out.show(Responder(pressed), table, await self.user_settings.get(user, "en-US"))
        return pressed


async def settled() -> None:
    """Wait long enough for any edit that should not happen."""
    await asyncio.sleep(0.08)


async def until(what: Callable[[], object]) -> None:
    async with asyncio.timeout(5):
        while not what():
            await asyncio.sleep(0.005)


def awaited(table: Table, later: int = 0) -> int:
    """The user to act, or the one `later` seats after that."""
    user = table.at((table.to_act()[0] + later) % len(table.participants)).user
    assert user is not None
    return user


def written(view: Any) -> str:
    return str(view.to_components())
