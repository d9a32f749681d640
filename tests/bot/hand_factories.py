"""Private hands with test doubles for Discord, which record the edits."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

from bot.features.learn.practice_rendering import PracticeRenderer
from bot.features.play import private_hands
from bot.features.play.board_publisher import PublicBoards
from bot.features.play.hand import HAND, HandPage, HandRenderer, PrivateRenderer
from bot.features.play.hints import HintFinder
from bot.features.play.plans import Plans
from bot.features.play.private_hands import Prepared, PrivateHands
from bot.features.play.private_table import PrivateTableRenderer, below_hand
from bot.features.play.turn_messages import DirectHand
from bot.platform.delivery import Delivery
from bot.platform.drawing import Drawing
from bot.platform.live_source import Trouble
from bot.platform.messages import note
from bot.platform.noting import Noting
from bot.platform.responder import Responder
from bot.platform.sending import post_public
from bot.platform.traffic import Traffic
from bot.storage.remembered import Remembered
from bot.storage.user_settings import UserSettings
from bot.tables.computers import ComputerPlayers
from bot.tables.table import Table
from tests.bot.channels import Cache
from tests.bot.no_pictures import no_pictures
from tests.bot.policies import Doubling
from tests.bot.table_factories import awaited as awaited  # noqa: PLC0414  (for tests of hands)
from tests.bot.table_factories import new_tables, playing
from tests.discord_in_memory import Discord, Json, Pressed, Request


def no_thinkers() -> HintFinder:
    """Hints of normal players, as nothing thinks for strong ones."""
    return HintFinder(ComputerPlayers(Random(1)))


def renderer_of(
    drawing: Drawing,
    boards: PublicBoards,
    hints: HintFinder | None = None,
    results: Cache | None = None,
    *,
    plans: Plans | None = None,
) -> Callable[[Table], PrivateRenderer]:
    """What renders the private messages of a table, as in `bot.services`."""
    hands = HandRenderer(drawing, boards, hints or no_thinkers(), results or Cache(), emojis={}, plans=plans)
    practice = PracticeRenderer(drawing, emojis={})
    below = HandRenderer(drawing, boards, hints or no_thinkers(), results or Cache(), emojis={}, below=below_hand)
    own = PrivateTableRenderer(below, drawing, is_unsaved=lambda table_id: False)
    return lambda table: practice if table.lesson else own if table.is_private else hands


@dataclass(frozen=True, slots=True)
class Boards:
    """What hands need of boards."""

    trouble_at: Callable[[int], Trouble | None]
    wanted: Callable[[int], None]


class Hands:
    """Private hands, and what is done to them. `edits`: token, message, and components."""

    def __init__(self, *, alive_ms: int = private_hands.ALIVE_MS) -> None:
        self.discord = Discord()
        self.edits: list[tuple[str, int, list[Json]]] = []
        self.retired: list[tuple[str, int, list[Json]]] = []
        """Edits of older messages to say where the newer one is."""
        self.refuses: Exception | None = None
        self.meanwhile: Callable[[], None] = lambda: None
        """Called while an edit is in progress."""
        self.takes = 0.0
        """Seconds that an edit takes."""
        self.trouble: Trouble | None = None
        self.wanted: list[int] = []
        """The ids of tables that a user was seen at."""
        self.cache = Cache()
        self.user_settings = UserSettings(self.cache)
        self.tables = new_tables()
        self.drawing = no_pictures()
        self.alive_ms = alive_ms
        self.hints = no_thinkers()
        self.begin()
        self.discord.line.before["edit private"] = self._edited

    def begin(self) -> None:
        """Set up the parts as a new process does."""
        boards = Boards(lambda _: self.trouble, self.wanted.append)
        self.tables.registry.listeners.clear()
        self.remembered = Remembered(self.cache)
        self.noting, self.traffic = Noting(self.remembered), Traffic()
        self.out = PrivateHands(
            Delivery(client=self.discord.client, noting=self.noting, traffic=self.traffic),
            self.tables,
            renderer_of(self.drawing, boards, self.hints),
            self.user_settings,
            boards=boards,
            alive_ms=self.alive_ms,
            policy=replace(private_hands.POLICY, pace=0.02, first_wait=0.02, gather=0.002, backoff=Doubling),
        )

    async def end(self) -> None:
        """Shut down as a process does when asked to end."""
        await self.out.stop_following()
        await self.noting.finish_saving()

    async def begin_again(self, table: Table) -> None:
        """Restart as after a kill, with a new process that loads the table."""
        self.begin()
        await self.remembered.recall([table.id])
        self.out.resume_table(table)

    async def close(self) -> None:
        await self.tables.stop_play()
        await self.out.stop_following()
        await self.drawing.stop_drawing()

    async def _edited(self, request: Request) -> None:
        edit = request.token, request.message, request.components
        if "Your hand is further" in written(request.components):
            self.retired.append(edit)
            return
        self.edits.append(edit)
        self.meanwhile()
        await asyncio.sleep(self.takes)
        if self.refuses is not None:
            raise self.refuses

    @property
    def deleted(self) -> list[str]:
        """The tokens with which messages were deleted."""
        return [each.token for each in self.discord.line.requests if each.kind == "delete private"]

    async def table(self, *looking: int) -> Table:
        """A table in play, at which these users look at their hands."""
        table = await playing(self.tables, people=3)
        for user in looking:
            await self.press(table, user)
        return table

    async def opened(self, later: int = 0) -> tuple[Table, int, Pressed]:
        """A table in play, the user to act or the one `later` seats after that, and the press that showed their hand."""
        table = await self.table()
        user = awaited(table, later)
        return table, user, await self.press(table, user)

    def block(self, table: Table) -> None:
        """Make the board report a missing permission, so that the table cannot be shown."""
        self.meanwhile = lambda: None
        self.trouble = Trouble.PERMISSION
        self.out.touch(table.id)

    async def press(self, table: Table, user: int) -> Pressed:
        pressed = self.discord.press(user=user)
        await self.show(pressed, table)
        return pressed

    async def show(
        self,
        pressed: Pressed,
        table: Table,
        page: HandPage = HAND,
        *,
        prepared: Prepared | None = None,
    ) -> None:
        """Answer the press with the hand."""
        reader = await self.user_settings.get(pressed.user.id, "en-US", guild=table.guild)
        await self.out.show(Responder(pressed), table, reader, page, prepared=prepared)


async def send_line(direct: DirectHand) -> int:
    """Send a direct message as private hands do, without a picture."""
    return (await post_public(direct.channel, note(direct.notified.line), once=direct.once)).id


async def settled() -> None:
    """Wait long enough for any edit that should not happen."""
    await asyncio.sleep(0.08)


async def until(what: Callable[[], object], *, within: float = 20) -> None:
    """Wait until it is so, `within` so many seconds."""
    async with asyncio.timeout(within):
        while not what():
            await asyncio.sleep(0.005)


def written(components: list[Json]) -> str:
    return str(components)
