"""A toy game, registered only here and played through lobby, options, table, hands, rules, result and leaderboard.

`python -m tests.bot.toy_game` prints what a player reads. It needs its own process: the game must be in the catalog
before the bot's modules are imported. It registers the game with the four edits of docs/adding-a-game.md.
"""

import asyncio
from typing import Annotated, Any, cast

from fluent.runtime import FluentResource
from pydantic import Field

from engine import catalog
from engine.games import fan_tan
from engine.games.fan_tan_hand import HandSetup, Stuck, Style
from engine.games.options import ChipsRules, chips_scoring
from i18n import texts_in

TOY = "toy-tan"
MESSAGES = """
game-toy-tan = Toy Tan
game-toy-tan-about = Crazy Tan with as many cards as one likes
preset-toy-tan = Toy Tan
preset-toy-tan-aliases = Tan for Toys
rule-toy-tan-cards-label = Cards
rule-toy-tan-cards-meaning = How many cards everybody is dealt
rule-toy-tan-cards-value = { $value } cards
rules-toy-tan-start = Lay cards next to cards. Whoever cannot play draws one. Whoever is out first wins.
rules-toy-tan-deal = Everybody is dealt { $cards } cards.
rules-brief-toy-cards = { $cards } cards each
"""


class ToyRules(ChipsRules):
    """Crazy Tan with a choice of the number of cards."""

    cards: Annotated[int, Field(ge=3, le=12)] = 7


def _seats(rules: ToyRules) -> range:
    return range(2, 5)


def _hand_setup(rules: ToyRules) -> HandSetup:
    return HandSetup(each=rules.cards)


def register() -> None:
    """Add the game to the catalog, its record format and its texts."""
    # The mechanism and the catalog.
    mechanism: Any = fan_tan
    game = mechanism._game(
        Style(TOY, Stuck.DRAW),
        ToyRules,
        chips_scoring,
        seats=_seats,
        hand_setup=_hand_setup,
    )
    known: Any = catalog
    known.GAMES[TOY] = game
    known.PRESETS = (*catalog.PRESETS, catalog.Preset(id=TOY, game=TOY))

    # The record.
    from bot.text import mechanisms
    from bot.text.mechanisms import fan_tan as said
    from bot.text.mechanisms.record import GameRecord, Kind, SectionName, chapter
    from bot.text.mechanisms.shared import BRIEF_CHIPS_GAME, CHIPS_END, WINNER_DEALS

    records: Any = mechanisms.RECORDS
    records[TOY] = GameRecord(
        kind=Kind.DRAWING,
        rules={
            SectionName.START: chapter("rules-toy-tan-start"),
            SectionName.AIM: chapter("rules-fan-tan-aim", "rules-seats"),
            SectionName.DEAL: chapter("rules-toy-tan-deal", *WINNER_DEALS),
            SectionName.TURN: chapter("rules-fan-tan-turn", "rules-fan-tan-must", "rules-crazy-tan-stuck"),
            SectionName.END: chapter("rules-fan-tan-end", *CHIPS_END),
        },
        summary=(*BRIEF_CHIPS_GAME, *chapter("rules-brief-toy-cards")),
        pictures=cast(Any, said)._stock_pictures("rules-toy-tan-start"),
    )

    # The texts.
    cast(Any, texts_in("en"))._bundle.add_resource(FluentResource(MESSAGES))


async def play() -> None:
    """Print the messages of a table of the toy game, from its lobby to the leaderboard."""
    from bot.features.lobby.options import options_message
    from bot.features.play.board import board_message
    from bot.features.play.hand import hand_message
    from bot.features.play.lobby_board import lobby_message
    from bot.features.play.result import result_message
    from bot.features.ratings.pages import Leaderboard, leaderboard_message
    from bot.tables.table import Stage
    from bot.text.boards import find_board
    from bot.text.finding import find_preset
    from bot.text.games import preset_of, with_option
    from bot.text.rules_scenes import staged
    from bot.text.rules_text import rules_text
    from data.ratings import Rating
    from data.rows import Leader, Leaders, Standing
    from renderers import Theme, draw_table, text_table
    from tests.bot.fitting.limits import check, text_of
    from tests.bot.table_factories import HOST, new_tables, play_one

    texts = texts_in("en")

    def show(name: str, message: Any) -> None:
        check(message)
        print(f"@@ {name}\n{text_of(message)}")

    assert find_preset("tan for toys") is not None
    tables = new_tables()
    table = await tables.open(guild=1, channel=7, user=HOST, name="Ann", game=TOY, preset=TOY, locale="en-US")
    await tables.join(table.id, HOST + 1, "Ben")
    show("options", options_message(texts, table, may_save=True, is_default=False))
    await tables.set_options(
        table.id,
        HOST,
        change=lambda rules: with_option(rules, "cards", 4),
        preset=lambda rules: preset_of(TOY, rules),
    )
    show("lobby", lobby_message(texts, table))
    await tables.start(table.id, HOST)
    assert all(len(table.view(seat).hand) == 4 for seat in range(2))
    view = table.view(0)
    show("hand", hand_message(texts, table, view, "…", ply=0, emojis={}))
    seen = table.view(None)
    show("table", board_message(texts, table, seen, text_table(seen, table.names(), texts)))
    while table.stage is not Stage.OVER:
        if table.to_act():
            await play_one(tables, table)
        else:
            for user in (HOST, HOST + 1):
                await tables.ready(table.id, user)
    show("result", result_message(texts, table, "", {}))
    page = rules_text(texts, TOY, table.rules, seats=2)[0]
    assert page.picture is not None
    drawn = draw_table(staged(TOY, table.rules, page.picture.scene), Theme())
    assert drawn.startswith(b"\x89PNG")
    print(f"@@ rules\n{page.text}\n{page.picture.caption}")
    board = find_board("Toy Tan")
    assert board is not None
    leader = Leader(1, Standing(HOST, board.game, board.preset, 1, 1, 1.0, Rating(mu=30, sigma=1), 1))
    shown = Leaderboard(
        board=board, leaders=Leaders((leader,), 1, leader), page=0, everywhere=False, has_server=True, reader=HOST
    )
    show("leaderboard", leaderboard_message(texts, shown))
    await tables.close()


if __name__ == "__main__":
    register()
    asyncio.run(play())
