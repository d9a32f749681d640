"""The daily deal as it is used: from the page of the day to the games of a day that is closed."""

from collections.abc import AsyncIterator
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.features.daily.challenge_handlers import OPEN_MS
from bot.features.daily.challenge_rendering import ChallengeRenderer
from bot.features.daily.ids import (
    BestPress,
    Board,
    ChallengePress,
    Challenging,
    Daily,
    DailyBoardPress,
    DailyPress,
    Past,
    PastPress,
)
from bot.features.daily.rendering import DailyRenderer
from bot.features.replay.ids import Replay, ReplayPress
from bot.platform.messages import Message
from engine.daily.days import closes_ms
from engine.fair import DEALS
from i18n import Texts
from tests.bot.features.daily.scenes import ANN, BOB, NoHands, Scene, daily_scene
from tests.bot.fitting.stage import reader, reads
from tests.bot.no_pictures import no_pictures
from tests.bot.table_factories import LONG_NAME
from tests.bot.tables.dailies import DAY, TODAY
from tests.bot.tables.steps import play_on


async def make_day(texts: Texts) -> AsyncIterator[Message]:
    """A day with its tries, open and then closed."""
    with TemporaryDirectory() as folder:
        async with daily_scene(Path(folder), reads(texts)) as scene:
            scene.name, scene.locale = LONG_NAME, texts.language
            renderer = DailyRenderer(NoHands(), no_pictures(), scene.store.dailies, now=scene.clock)
            await scene.play(BOB)
            table = await scene.play()
            opened = ReplayPress(table.id, Replay.FORWARD, 1)
            presses = (scene.handlers, DailyPress(Daily.PAGE, DAY)), (scene.replays, opened)
            boards = tuple((scene.boards, DailyBoardPress(do, DAY)) for do in (Board.SERVER, Board.WORLD, Board.LEAVE))
            for handlers, custom_id in (*presses, *boards):
                for each in await scene.do(handlers, custom_id):
                    yield each
            yield await renderer.render(table, ANN, reader(texts))
            scene.clock.ms = closes_ms(DAY)
            yield await renderer.render(table, ANN, reader(texts))
            async for each in _closed(scene):
                yield each
            again = scene.hands.shown[-1]
            await play_on(scene.tables, again)
            yield await renderer.render(again, ANN, reader(texts))


async def make_challenge(texts: Texts) -> AsyncIterator[Message]:
    """A challenge from its page to the end of a game."""
    with TemporaryDirectory() as folder:
        async with daily_scene(Path(folder), reads(texts)) as scene:
            scene.name, scene.locale = LONG_NAME, texts.language
            renderer = ChallengeRenderer(NoHands(), no_pictures(), scene.store.challenges, now=scene.clock)
            times = {"at_ms": TODAY, "closes_at_ms": TODAY + OPEN_MS}
            challenge = await scene.store.challenges.begin(asker=ANN, guest=BOB, preset="jig", deals=DEALS, **times)
            for do, deal in ((Challenging.SHOW, 0), (Challenging.LIST, 0), (Challenging.PLAY, 1)):
                for each in await scene.do(scene.challenges, ChallengePress(do, challenge.id, deal)):
                    yield each
            table = scene.hands.shown[-1]
            await play_on(scene.tables, table)
            yield await renderer.render(table, ANN, reader(texts))


async def _closed(scene: Scene) -> AsyncIterator[Message]:
    """What is shown once the day is closed; then its cards are on the table again."""
    presses = [*(PastPress(do, DAY) for do in (Past.SHOW, Past.BEST)), BestPress(Replay.FORWARD, DAY, 1, "a")]
    for custom_id in (*presses, PastPress(Past.AGAIN, DAY)):
        for each in await scene.do(scene.past, custom_id):
            yield each
