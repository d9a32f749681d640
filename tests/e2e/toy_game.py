"""A toy game, registered only here with the four edits of docs/adding-a-game.md, and the bot with it in its catalog.

`python -m tests.e2e.toy_game run` starts the bot. The game must be in the catalog before the bot's modules are imported.
"""

from typing import Annotated, Any, cast

from pydantic import Field

from engine import catalog
from engine.games import fan_tan
from engine.games.fan_tan_hand import FanTanSetup, FanTanStyle, Stuck
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


def _hand_setup(rules: ToyRules) -> FanTanSetup:
    return FanTanSetup(each=rules.cards)


def register() -> None:
    """Add the game to the catalog, its record format and its texts."""
    # The mechanism and the catalog.
    mechanism = fan_tan
    game = mechanism.fan_tan_game(
        TOY, FanTanStyle(Stuck.DRAW), ToyRules, chips_scoring, seats=_seats, hand_setup=_hand_setup
    )
    known = catalog
    known.GAMES[TOY] = game
    known.PRESETS = (*catalog.PRESETS, catalog.Preset(id=TOY, game=TOY))

    # The record.
    from bot.text import mechanisms
    from bot.text.mechanisms import fan_tan as said
    from bot.text.mechanisms.record import GameKind, GameRecord, SectionName, chapter
    from bot.text.mechanisms.shared import BRIEF_CHIPS_GAME, CHIPS_END, WINNER_DEALS

    records = mechanisms.RECORDS
    records[TOY] = GameRecord(
        kind=GameKind.DRAWING,
        rules={
            SectionName.START: chapter("rules-toy-tan-start"),
            SectionName.AIM: chapter("rules-fan-tan-aim", "rules-seats"),
            SectionName.DEAL: chapter("rules-toy-tan-deal", *WINNER_DEALS),
            SectionName.TURN: chapter("rules-fan-tan-turn", "rules-fan-tan-must", "rules-crazy-tan-stuck"),
            SectionName.END: chapter("rules-fan-tan-end", *CHIPS_END),
        },
        summary=(*BRIEF_CHIPS_GAME, *chapter("rules-brief-toy-cards")),
        pictures=said.stock_pictures("rules-toy-tan-start"),
    )

    # The texts.
    cast(Any, texts_in("en"))._bundle.add_source(MESSAGES)


if __name__ == "__main__":
    from tests.e2e import toy_game  # By this name, the drawing process finds the class of the rules.

    toy_game.register()
    from tests.e2e import known_bot

    known_bot.run(known_bot.known_parts())
