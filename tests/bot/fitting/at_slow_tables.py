"""Plans at slow tables: the page of *Plan…* with no card, one and three, a refusal, and the hands around it."""

from collections.abc import AsyncIterator

from bot.features.play.ids import PlanCardPress, Planning, PlanPress
from bot.features.play.plan_handlers import PlanHandlers
from bot.features.play.plans import MOST, can_plan
from bot.platform.custom_ids import CustomId
from bot.platform.messages import Message
from bot.tables.setup import Pace, TableSetup
from bot.tables.table import Table
from engine.catalog import MECHANISMS, find_game
from engine.views import GroupTable
from i18n import Texts
from tests.bot.fitting.stage import Stage, answers_to, reads
from tests.bot.interaction_factories import new_answers
from tests.bot.table_factories import HOST, LONG_NAME, open_table, play_one
from tests.discord_in_memory import CHANNEL, GUILD

MOST_MOVES = 40
"""Moves after which cards can be planned in each game in which they can be at all."""


async def make_plans(texts: Texts) -> AsyncIterator[Message]:
    """Of a game of each mechanism, in pictures and in text."""
    for games in MECHANISMS:
        for text_only in (False, True):
            async with Stage() as stage:
                table = await slow_table(stage, games[0].id, texts)
                async for _, shown in plans_of(stage, texts, table, text_only=text_only):
                    yield shown


async def slow_table(stage: Stage, game: str, texts: Texts, *names: str) -> Table:
    """A slow match of as many as may play, or as there are names."""
    seats = find_game(game).seats(find_game(game).rules())[-1]
    called = [*(names or [LONG_NAME] * seats)][:seats]
    setup = TableSetup.of(game).at_pace(Pace.DAYS_3)
    facts = {"guild": GUILD, "channel": CHANNEL, "locale": texts.language}
    table = await open_table(stage.tables, user=HOST, name=called[0], setup=setup, **facts)
    for number, name in enumerate(called[1:], start=1):
        await stage.tables.join(table.id, HOST + number, name)
    return await stage.tables.start(table.id, HOST)


async def plans_of(
    stage: Stage, texts: Texts, table: Table, *, text_only: bool = False
) -> AsyncIterator[tuple[str, Message]]:
    """What a person is answered who plans, by a name; nothing in a game in which nothing can be planned."""
    handlers = PlanHandlers(new_answers(stage.tables, reads(texts, text_only=text_only)), stage.hands, stage.plans)

    async def answered(pressed: CustomId, *values: str) -> Message:
        [shown] = await answers_to(handlers, str(pressed), user=user, values=values or None)
        return shown

    moves = 0
    while (user := _planner(table)) is None:
        if moves == MOST_MOVES or not table.to_act():
            return
        await play_one(stage.tables, table)
        moves += 1
    view = table.view(table.seat_of(user))
    cards = [*dict.fromkeys(card.code for card in view.hand)]
    most = len(cards) if isinstance(view.table, GroupTable) else MOST
    yield "none", await answered(PlanPress(table.id, Planning.OPEN))
    yield "one", await answered(PlanCardPress(table.id, 0), cards[0])
    yield "refused", await answered(PlanCardPress(table.id, 0), cards[0])
    yield "one, again", await answered(PlanPress(table.id, Planning.OPEN))
    for number, code in enumerate(cards[1:most], start=2):
        yield f"{number} cards", await answered(PlanCardPress(table.id, 0), code)
    yield "refused one more", await answered(PlanCardPress(table.id, 0), cards[-1])
    yield "dropped", await answered(PlanPress(table.id, Planning.DROP))


def _planner(table: Table) -> int | None:
    """Somebody who can plan, with most cards."""
    views = [table.view(seat) for seat in range(len(table.participants))] if table.to_act() else []
    able = [view for view in views if can_plan(table, view)]
    best = max(able, key=lambda view: len(view.hand), default=None)
    return None if best is None or best.seat is None else table.at(best.seat).user
