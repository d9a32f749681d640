"""The button that asks for a hint: what is shown, when it is there, and what becomes of it where nobody can think."""

import asyncio
from random import Random

import pytest

from bot.features.play.hint_handlers import HintHandlers
from bot.features.play.hints import HintFinder
from bot.features.play.ids import HintPress, MovePress
from bot.tables import entries
from bot.tables.computers import ComputerPlayers, Thought
from bot.tables.entries import Level
from bot.tables.refusals import RefusalReason
from bot.tables.setup import Hints
from bot.tables.table import Table
from bot.text.reasons import advice
from engine import ai
from engine.ai.strong import HINT_SECONDS
from engine.moves import Talk
from engine.views import View
from i18n import LANGUAGES, texts_in
from tests.bot.fitting.limits import said, walk
from tests.bot.hand_factories import Hands
from tests.bot.interaction_factories import new_answers, press
from tests.bot.lesson_factories import strike
from tests.bot.refused import refused
from tests.bot.table_factories import HOST, playing
from tests.discord_in_memory import Json

SUCCESS = 3


class Thinker:
    """Thinks when the test says so."""

    def __init__(self, move: str | None = "last") -> None:
        self.asked: list[tuple[Level, View, float]] = []
        self.thoughts: list[Thought] = []
        self.move = move

    def think(self, level: Level, view: View, seed: float, seconds: float) -> Thought:
        assert seconds == HINT_SECONDS
        self.asked.append((level, view, seed))
        thought: Thought = asyncio.get_running_loop().create_future()
        self.thoughts.append(thought)
        if self.move != "later":
            thought.set_result(None if self.move is None else str(view.legal[-1]))
        return thought


class Asking:
    """A person alone with computer players, to act, and the button."""

    def __init__(self, hands: Hands, thinker: Thinker | None, *, patience: float = 60.0) -> None:
        self.hands, self.tables = hands, hands.tables
        self.hints = HintFinder(ComputerPlayers(Random(1), thinker, hint_patience=patience))
        hands.hints = self.hints
        hands.begin()
        self.handlers = HintHandlers(new_answers(self.tables, hands.user_settings), hands.out, self.hints)

    async def begin(self, *, computers: int = 3, people: int = 1) -> Table:
        return await self.to_choose(await playing(self.tables, people=people, computers=computers))

    async def to_choose(self, table: Table) -> Table:
        """Let the computer players move until the person has a choice."""
        while True:
            seat = table.seat_of(HOST)
            if seat in table.to_act():
                if sum(not isinstance(move, Talk) for move in table.view(seat).legal) > 1:
                    return table
                await self.tables.move(table.id, HOST, ply=None, move=str(table.view(seat).legal[0]))
            else:
                await strike(self.tables, table)

    async def ask(self, table: Table, *, ply: int | None = None, sure: bool = True, locale: str = "en-US") -> str:
        """The text of the answer to a press of the person."""
        return said(await self.answer(table, ply=ply, sure=sure, locale=locale))

    async def answer(
        self, table: Table, *, ply: int | None = None, sure: bool = True, user: int = HOST, locale: str = "en-US"
    ) -> list[Json]:
        pressed = self.hands.discord.press(user=user, locale=locale)
        await press(self.handlers, str(HintPress(table.id, table.ply if ply is None else ply, sure=sure)), pressed)
        return pressed.shown[-1]

    async def hint_buttons(self, table: Table) -> list[str]:
        """The buttons in the person's hand that ask for a hint."""
        reader = await self.hands.user_settings.get(HOST, "en-US", guild=1)
        shown = await self.hands.out.render(table, HOST, reader)
        return [each for each in styles(shown.components) if each.startswith("h:")]


def styles(components: list[Json]) -> dict[str, int]:
    """The styles of buttons by custom id."""
    return {each["custom_id"]: each["style"] for each in walk(components) if each["type"] == 2}


def view_of(table: Table) -> View:
    return table.view(table.seat_of(HOST))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_hint_names_the_move_of_a_strong_player_and_why(hands: Hands, language: str) -> None:
    thinker, texts = Thinker(), texts_in(language)
    asking = Asking(hands, thinker)
    table = await asking.begin()
    view = view_of(table)
    best = view.legal[-1]
    question = await asking.ask(table, sure=False, locale=language)
    assert texts("hint-question", others="no") in question
    assert table.counts
    shown = await asking.answer(table, locale=language)
    assert advice(texts, view, best) in said(shown)
    assert styles(shown)[str(MovePress(table.id, table.ply, str(best)))] == SUCCESS
    assert not any(custom_id.startswith("h:") for custom_id in styles(shown)), "it is given"
    [(level, asked, _)] = thinker.asked
    assert (level, asked) == (Level.STRONG, view), "the person's view and nothing else"
    assert not table.counts


async def test_who_asks_second_is_asked_first_too(hands: Hands) -> None:
    """That another has asked shows nowhere before the end, nor in what is asked."""
    asking = Asking(hands, Thinker())
    table = await asking.begin(people=2, computers=1)
    table.setup = table.setup.having(hints=Hints.ALLOWED)
    before = await asking.ask(table, sure=False)
    table.apply(entries.Hinted(user=HOST + 1, ply=table.ply), table.last_at)
    assert await asking.ask(table, sure=False) == before
    assert texts_in("en")("hint-question", others="yes") in before


async def test_the_same_view_is_thought_about_once_with_the_same_seed(hands: Hands) -> None:
    thinker = Thinker("later")
    asking = Asking(hands, thinker)
    table = await asking.begin()
    presses = [asyncio.create_task(asking.ask(table)) for _ in range(3)]
    while not thinker.thoughts:
        await asyncio.sleep(0)
    best = view_of(table).legal[-1]
    thinker.thoughts[0].set_result(str(best))
    for text in await asyncio.gather(*presses):
        assert advice(texts_in("en"), view_of(table), best) in text
    await asking.ask(table)
    assert len(thinker.asked) == len(table.hinted) == 1
    again = Asking(hands, other := Thinker())
    await again.ask(table)
    assert other.asked == thinker.asked, "another process would search the same"


@pytest.mark.parametrize("trouble", ["busy", "slow", "none"])
async def test_where_nobody_can_think_it_is_a_normal_players_move(hands: Hands, trouble: str) -> None:
    thinker = {"busy": Thinker(None), "slow": Thinker("later"), "none": None}[trouble]
    asking = Asking(hands, thinker, patience=0.01)
    table = await asking.begin()
    view = view_of(table)
    text = await asking.ask(table)
    given = asking.hints.given(table, view)
    assert advice(texts_in("en"), view, given) in text
    assert str(given) in {str(ai.PLAYERS["normal"](view, Random(seed))) for seed in range(20)}


async def test_if_the_table_moves_on_meanwhile_the_answer_says_so(hands: Hands) -> None:
    thinker = Thinker("later")
    asking = Asking(hands, thinker)
    table = await asking.begin()
    view, ply = view_of(table), table.ply
    pressing = asyncio.create_task(asking.ask(table))
    while not thinker.thoughts:
        await asyncio.sleep(0)
    await asking.tables.move(table.id, HOST, ply=ply, move=str(view.legal[0]))
    thinker.thoughts[0].set_result(str(view.legal[-1]))
    text = await pressing
    assert texts_in("en")("refused-stale") in text
    assert advice(texts_in("en"), view, view.legal[-1]) not in text
    assert texts_in("en")("refused-stale") in await asking.ask(table, ply=ply), "and so does an old button"


async def test_strangers_and_tables_without_hints_are_refused(hands: Hands) -> None:
    asking = Asking(hands, Thinker())
    table = await asking.begin(computers=2, people=2)
    assert await asking.hint_buttons(table) == []
    assert texts_in("en")("refused-no-hints", why="people") in await asking.ask(table)
    with refused(RefusalReason.NOT_SEATED):
        await asking.answer(table, user=999)
    assert not table.hinted


async def test_the_button_is_there_on_ones_turn_with_a_choice(hands: Hands) -> None:
    asking = Asking(hands, Thinker())
    table = await asking.begin()
    for _ in range(6):
        assert await asking.hint_buttons(table) == [str(HintPress(table.id, table.ply))]
        await asking.tables.move(table.id, HOST, ply=None, move=str(view_of(table).legal[0]))
        if table.seat_of(HOST) not in table.to_act():
            assert await asking.hint_buttons(table) == []
        if not view_of(table).hand:
            break
        await asking.to_choose(table)
