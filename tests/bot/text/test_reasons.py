"""Reasons in words: whole in every language, of any game, the same for the same view."""

from random import Random

import pytest

from bot.text.reasons import reason_words
from engine.catalog import PRESETS, Preset, find_game
from engine.match import Match
from i18n import LANGUAGES, Language, texts_in

pytestmark = pytest.mark.slow

MOVES = 60


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_every_move_has_a_reason_in_words(preset: Preset, language: Language) -> None:
    texts, chance = texts_in(language), Random(preset.id)
    game, rules = find_game(preset.game), preset.rules()
    match = Match(game, rules, seats=min(4, game.seats(rules)[-1]), seed=3)
    for _ in range(MOVES):
        if match.result is not None:
            break
        if match.hand is None or match.hand.result is not None:
            match.next_hand()
        assert match.hand is not None
        seat = chance.choice(match.hand.to_act)
        view = match.view(seat)
        for move in view.legal:
            words = reason_words(texts, view, move)
            assert words
            assert words == reason_words(texts, view, move)
            assert not words.endswith((".", "。")), "it is part of a sentence"
        match.play(seat, chance.choice(view.legal))
