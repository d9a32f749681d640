"""The yardstick never changes: its choices are pinned in every preset."""

import re
from hashlib import sha256
from random import Random

import pytest

from engine.catalog import PRESETS, Preset, find_game
from engine.match import Match
from tests.engine.ai.contest import moments
from tools.strength.players import PLAYERS

HANDS = 2
CHOSEN = dict(
    re.findall(
        r"(\S+)=(\w+)",
        """
classic=010af724947504e5 joker=087184383e64e176 joker-alone=637a7cbd4fc38be5 wild-joker=af3fa04c93be038c
closed-tunnel=23c56b45b69ea18d open-tunnel=092b3d4fc725d889 tunnel-joker=1da0dbb9274b17af ghost=010af724947504e5
everything=fae7feb3d0f8ce75 points=bfa1f8c76d957f49 killing=50b7956535d074a0 killing-japanese=ab2616864fec3e75
moth-eaten=f9f31ed8e636d155 fan-tan=cbd887ca4e821473 fan-tan-double-deck=12f6d0003a66215c
fan-tan-penalties=38bd00d8da729a5c five-or-nine=1e49629bb89ca52a fan-tan-trumps=3d421d4feedd7b64
crazy-tan=cd4288bf5ab3e4a4 crazy-crazy-tan=f9b5310fc5b311db domino-sevens=f1b9dbc61672efae
chinese-seven=5f86350cfccf0a3d up-the-line=b062416de212641a ristiseiska=60c48c61cbf9b77a
ristiseiska-penalties=ef1c3124b03f261c play-or-pay=c51fe5fbfc9d9a5b earl-of-coventry=b8e72a81788e0291
snip-snap-snorum=b8e72a81788e0291 jig=1b730195d80b8d84 insidious-sevens=b32dd46cde64c897
insidious-sevens-piiko=47842ce104653300 nanatoridori=67d375c56a6be5ca nanatoridori-advanced=67d375c56a6be5ca
nanatoridori-duel=e2b169482321dcc6 pai-qi=2d76425cacdf886d pai-qi-closing=9b4c62f1ebde07dd
pai-qi-shared=2d76425cacdf886d sevens=3480bdf87665f222 badam-satti=f115dfcf5866da6d
""",
    )
)
"""The start of a hash of all its moves against itself in the first hands of a match, by preset."""


def moves_of(preset: Preset) -> str:
    game, rules = find_game(preset.game), preset.rules()
    seats = min(game.seats(rules), key=lambda number: abs(number - 4))
    match, chance = Match(game, rules, seats=seats, seed=12), Random(12)
    for _ in moments(match, lambda view: PLAYERS["steady-1"](view, chance), hands=HANDS):
        pass
    return " ".join(str(move) for hand in match.played for _, move in hand.plies)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_its_choices_are_those_of_the_day_it_was_frozen(preset: Preset) -> None:
    assert sha256(moves_of(preset).encode()).hexdigest()[:16] == CHOSEN[preset.id]
