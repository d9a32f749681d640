"""Messages of tables, public and private, in pictures and text, from lobby to result."""

from collections.abc import AsyncIterator
from dataclasses import replace
from unittest.mock import AsyncMock

from bot.features.play import hand
from bot.features.play.board import board_message, untold_message
from bot.features.play.controls import page_of
from bot.features.play.fair_page import fair_message
from bot.features.play.handlers import PlayHandlers
from bot.features.play.hints import hint_question
from bot.features.play.ids import AtTable, Step, TablePress
from bot.features.play.match_pages import MOVES_A_PAGE, log_message, record_message, sheet_message
from bot.features.play.result import moved_message, result_buttons, result_menu
from bot.features.play.showing import in_words
from bot.features.play.turn_messages import notification
from bot.platform.messages import Message
from bot.storage.own_tables import OwnTables
from bot.tables.setup import Hints
from bot.tables.table import Stage as At
from bot.tables.table import Table
from bot.tables.taking_back import last_decision
from bot.text.asking import needs_asking, question
from engine.cards import RANKS
from engine.catalog import PRESETS, find_game
from engine.moves import PASS, PLAY, PlaySet
from i18n import Texts
from renderers.alt_text.alt import text_seat
from tests.bot.fitting.limits import picture
from tests.bot.fitting.stage import BIG_ID, WHOLE_PACK, Stage, answers_to, in_turn, reader, reads
from tests.bot.interaction_factories import new_answers
from tests.bot.match_factories import BY_ID, match_of
from tests.bot.table_factories import HOST, awaited, lobby, name_of, play_one
from tests.bot.text.test_rules_text import rule_sets

MOST_HINTS = 12
WORD = "_" * 30
"""The longest word, as it is escaped."""
MOST_MOVES, LOOK_EVERY, MOST_ASKED = 60, 19, 40


async def make_lobbies(texts: Texts) -> AsyncIterator[Message]:
    """Lobbies: one person, ten people, cancelled."""
    async with Stage() as stage:
        table = await lobby(stage.tables, people=1, locale=texts.language)
        yield await stage.publisher.render(table)
        for index in range(1, 10):
            await stage.tables.join(table.id, HOST + index, name_of(index))
        yield await stage.publisher.render(table)
        yield fair_message(texts, table, HOST)
        for index in range(10):
            await stage.tables.set_word(table.id, HOST + index, WORD)
        yield await stage.publisher.render(table)
        yield fair_message(texts, table, HOST, notice=texts("fair-word-in", given="yes"))
        await stage.tables.cancel(table.id, HOST)
        yield await stage.publisher.render(table)


async def make_borrowed(texts: Texts) -> AsyncIterator[Message]:
    """Where the bot is no member: a lobby, the same asleep, and a match asleep."""
    async with Stage() as stage:
        table = await lobby(stage.tables, people=4, guild=0, locale=texts.language)
        yield await stage.publisher.render(table)
        yield await stage.publisher.render(table, is_asleep=True)
        await stage.tables.start(table.id, HOST)
        yield await stage.publisher.render(table, is_asleep=True)


async def make_lobbies_of_every_game_with_all_options_changed(texts: Texts) -> AsyncIterator[Message]:
    """Full lobbies of each game with as many options changed as possible."""
    for preset in {each.game: each for each in PRESETS}.values():
        default = find_game(preset.game).rules().model_dump()
        rules = max(
            rule_sets(preset.game),
            key=lambda each: sum(value != default[name] for name, value in each.model_dump().items()),
        )
        async with Stage() as stage:
            seats, options = find_game(preset.game).seats(rules)[-1], rules.model_dump()
            facts = {"game": preset.game, "options": options, "locale": texts.language}
            table = await lobby(stage.tables, guild=BIG_ID, people=seats, **facts)
            for index in range(len(table.participants)):
                await stage.tables.set_word(table.id, HOST + index, WORD)
            yield await stage.publisher.render(table)


async def make_every_game(texts: Texts) -> AsyncIterator[Message]:
    """A hand of every preset with the most seats, shown to everyone at intervals in pictures and text."""
    for preset in in_turn(PRESETS, texts):
        async with Stage() as stage:
            seats = find_game(preset.game).seats(preset.rules())[-1]
            table = await match_of(stage.tables, preset.id, people=seats, locale=texts.language)
            for moves in range(MOST_MOVES):
                if table.stage is not At.PLAYING:
                    break
                if moves % LOOK_EVERY == 0:
                    async for each in _as_seen(stage, texts, table):
                        yield each
                await play_one(stage.tables, table)
            async for each in _as_seen(stage, texts, table):
                yield each
            for first in range(0, len(table.history), MOVES_A_PAGE):
                yield log_message(texts, table, signed=True, first=first)


async def _as_seen(stage: Stage, texts: Texts, table: Table) -> AsyncIterator[Message]:
    """The public table, and the hands of the seat to act and the last seat, with each possible confirmation."""
    yield await stage.publisher.render(table)
    stage.cache.guild_settings.values[table.guild] = {"text_only": True}
    yield await stage.publisher.render(table)
    stage.cache.guild_settings.values.clear()
    seats = [*table.to_act()[:1], *range(len(table.participants))[-1:]]
    for seat in seats:
        view, user = table.view(seat), table.at(seat).user
        assert user is not None
        yield hand.why_not_message(texts, table, view)
        sets = [move for move in view.legal if isinstance(move, PlaySet)]
        ranks = [sorted({card.rank for card in move.cards}) for move in sets]
        spans = sorted({f"{RANKS[each[0]]}{RANKS[each[-1]]}" for each in ranks})
        for text_only in (False, True):
            person = reader(texts, text_only=text_only)
            yield await stage.hands.render(table, user, person, hand.HandPage("n" * 200))
            others = notification(texts, table, [table] * 10, is_reminder=True).notice
            yield await stage.hands.render(table, user, person, hand.HandPage(others))
            yield await stage.hands.prepare(table.snapshot(), user, person).rendering
            for step in (*map(Step, range(1, 3)), *(Step(span=span) for span in spans)):
                yield await stage.hands.render(table, user, person, hand.HandPage(step=step))
            asked = [move for move in view.legal if needs_asking(view, move)][:MOST_ASKED]
            for move in asked:
                yield await stage.hands.render(
                    table, user, person, hand.HandPage(question(texts, view, move), asking=move)
                )


async def make_the_end(texts: Texts) -> AsyncIterator[Message]:
    """A ten-player game's end: the result with ratings, the whole log, the record, the remaining hands."""
    async with Stage() as stage:
        table = await match_of(stage.tables, "everything", people=10, locale=texts.language)
        stage.cache.users = [place.user for place in table.participants]
        yield hand.leave_question(texts, table, HOST)
        while table.to_act():
            out = [seat for seat in range(10) if not table.view(seat).hand]
            for seat in out[:1]:
                user = table.at(seat).user
                assert user is not None
                yield await stage.hands.render(table, user, reader(texts))
            await play_one(stage.tables, table)
        yield await stage.publisher.render(table)
        yield await stage.publisher.render_result(table)
        for text_only in (False, True):
            yield await stage.hands.render(table, HOST, reader(texts, text_only=text_only))
            await stage.guild_settings.change(table.guild, text_only=not text_only)
            yield await stage.publisher.render_result(table)
        yield moved_message(table, "https://discord.com/channels/" + "/".join(3 * ["1" * 20]))
        yield hand.over_message(texts, table)
        for first in range(0, len(table.history), MOVES_A_PAGE):
            yield log_message(texts, table, signed=True, first=first)
        yield record_message(texts, table, HOST)
        yield fair_message(texts, table, HOST)
        yield fair_message(texts, table, HOST - 1)


async def make_the_end_of_matches(texts: Texts) -> AsyncIterator[Message]:
    """Score sheets of one match of each kind, between hands."""
    for preset in ("fan-tan-double-deck", "points", "insidious-sevens", "nanatoridori-advanced"):
        async with Stage() as stage:
            seats = find_game(BY_ID[preset].game).seats(BY_ID[preset].rules())[-1]
            table = await match_of(stage.tables, preset, people=seats, locale=texts.language)
            yield sheet_message(texts, table, None)
            while table.stage is At.PLAYING:
                await play_one(stage.tables, table)
            yield sheet_message(texts, table, picture("scores.png"))
            async for each in _as_seen(stage, texts, table):
                yield each


async def make_tables_that_cannot_be_told(texts: Texts) -> AsyncIterator[Message]:
    """What is shown if a table cannot be put into words, during play and after the end."""
    async with Stage() as stage:
        table = await match_of(stage.tables, "everything", people=10, locale=texts.language)
        yield untold_message(texts, table, in_words(texts, table))
        yield untold_message(texts, table, "")
        yield untold_message(texts, table, "", result_buttons(texts, table), result_menu(texts, table))


async def make_taking_back(texts: Texts) -> AsyncIterator[Message]:
    """A player alone with computers takes back move after move; everything that tells of it."""
    async with Stage() as stage:
        tables = stage.tables
        facts = {"game": "nanatoridori", "locale": texts.language}
        table = await lobby(tables, people=1, name=name_of(1), computers=3, start=True, **facts)
        for _ in range(3):
            while last_decision(table, HOST) is None or table.stage is At.BETWEEN:
                if table.stage is At.BETWEEN:
                    await tables.ready(table.id, HOST)
                elif table.to_act() == (table.seat_of(HOST),):
                    await play_one(tables, table)
                else:
                    tables.clock.on_timeout(table, table.version)
                    await tables.registry.idle()
            yield await stage.hands.render(table, HOST, reader(texts))
            played = table.history[last_decision(table, HOST) or 0]
            yield hand.take_back_question(texts, table, played)
            await tables.take_back(table.id, HOST, ply=played.ply)
            yield await stage.hands.render(table, HOST, reader(texts), hand.HandPage(texts("take-back-done")))
            yield log_message(texts, table, signed=True)


async def make_hints(texts: Texts) -> AsyncIterator[Message]:
    """Hints in every game: the question, and hands with the hint in a button, a menu and on a page of buttons."""
    for preset in in_turn(PRESETS, texts):
        async with Stage() as stage:
            tables = stage.tables
            people = find_game(preset.game).seats(preset.rules())[0]
            table = await match_of(tables, preset.id, people=people, locale=texts.language, hints=Hints.ALLOWED)
            yield hint_question(texts, table, table.ply)
            for _ in range(MOST_HINTS):
                if table.stage is not At.PLAYING:
                    break
                seat, user = table.to_act()[0], awaited(table)
                best = await stage.hints.find(table, seat)
                for text_only in (False, True):
                    who = reader(texts, text_only=text_only)
                    step, notice = Step(page=page_of(table.view(seat), best)), texts("take-back-done")
                    yield await stage.hands.render(table, user, who, hand.HandPage(notice, step))
                await tables.ask_hint(table.id, user, ply=table.ply)
                await play_one(tables, table)


async def make_leaving(texts: Texts) -> AsyncIterator[Message]:
    """Players leave for good, one after the other, until that ends the match."""
    async with Stage() as stage:
        table = await match_of(stage.tables, "classic", people=3, locale=texts.language)
        handlers = PlayHandlers(
            new_answers(stage.tables, reads(texts)),
            stage.hands,
            stage.publisher,
            stage.drawing,
            OwnTables(stage.cache),
            listed=AsyncMock(),
        )
        last = (HOST + 2, AtTable.LEAVE_AND_END)
        for user, action in (*((user, AtTable.LEAVE_FOR_GOOD) for user in range(HOST, HOST + 3)), last):
            if action is AtTable.LEAVE_FOR_GOOD:
                yield hand.leave_question(texts, table, user)
            for each in await answers_to(handlers, str(TablePress(table.id, action)), user=user):
                yield each
        yield hand.left_message(texts, table, HOST)


async def make_hands_of_a_whole_pack(texts: Texts) -> AsyncIterator[Message]:
    """54 playable cards in one hand, in pictures and text."""
    for preset, people in (("classic", 10), ("fan-tan-double-deck", 12), ("crazy-tan", 4), ("killing", 10)):
        async with Stage() as stage:
            table = await match_of(stage.tables, preset, people=people, locale=texts.language)
            seat = table.to_act()[0]
            legal = (*(PLAY[each.index] for each in WHOLE_PACK[:52]), PASS)
            view = replace(table.view(seat), hand=WHOLE_PACK, legal=legal)
            shown_text = text_seat(view, table.names(), texts)
            for shown in (picture(hand.PICTURE), shown_text):
                for page in range(4):
                    at = hand.HandPage("n" * 200, Step(page=page))
                    yield hand.hand_message(reader(texts), table, view, shown, at, ply=10**9 - 1, emojis={})
            for is_unsaved in (False, True):
                shown = picture("table.png")
                yield board_message(texts, table, table.view(None), shown, is_unsaved=is_unsaved)
            for place in table.participants:
                place.is_hurried = True
            yield board_message(texts, table, table.view(None), shown_text, is_unsaved=True)
