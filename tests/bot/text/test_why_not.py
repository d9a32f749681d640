"""The list of cards that cannot be played, with its reasons, in every language and every game."""

from random import Random

import pytest

from bot.text.faces import face
from bot.text.why_not import has_reasons, why_not, why_not_move
from engine.cards import Card
from engine.catalog import PRESETS, Preset, find_game
from engine.match import Match
from engine.moves import Bid, Give, Play, PlayGroup, PlayJoker, PlaySet, PlaySubstitute, parse
from engine.views import View
from i18n import texts_in
from tests.bot.features.play.test_prompts import WANTED
from tests.bot.text.test_asking import LIES
from tests.bot.text.view_factories import seen
from tests.i18n.languages import ENGLISH, WORDED


def idle(view: View) -> set[Card]:
    """The cards that no legal move uses."""
    used: set[Card] = set()
    for move in view.legal:
        match move:
            case Play(each) | PlaySubstitute(each) | Bid(each):
                used.add(each)
            case PlayJoker(then=then):
                used |= {each for each in view.hand if each is then or each.code == "JK"}
            case PlaySet(cards) | Give(cards):
                used |= set(cards)
            case PlayGroup(first, last):
                used |= set(view.hand[first : last + 1])
            case _:
                pass
    return set(view.hand) - used


@pytest.mark.parametrize("preset", PRESETS, ids=[preset.id for preset in PRESETS])
def test_every_card_that_cannot_be_played_is_listed_in_every_language(preset: Preset) -> None:
    rules, chance = preset.rules(), Random(preset.id)
    game = find_game(preset.game)
    match = Match(game, rules, seats=game.seats(rules)[0], seed=7)
    hand, asked = match.next_hand(), 0
    while hand.to_act and len(match.played[0].plies) < 150:
        seat = chance.choice(hand.to_act)
        view = match.view(seat)
        for language in WORDED:
            texts = texts_in(language)
            reasons = why_not(texts, view)
            lines = [line for line in reasons.splitlines() if line.startswith("- ")]
            assert all(any(face(texts, each).split()[-1] in line for line in lines) for each in idle(view)), reasons
            assert has_reasons(view) <= bool(lines)
            assert len(reasons) < 1500
        asked += bool(idle(view))
        match.advance(seat, chance.choice(hand.legal(seat)))
    assert asked


def test_nt_3_a_group_is_compared_with_what_lies() -> None:
    texts = ENGLISH
    view = seen("nanatoridori", LIES, hand="3 3 5", legal="play:0-1 pass")
    assert why_not(texts, view) == "### Why not?\n- 5: 1 × 5 does not beat 1 × 7"
    assert why_not_move(texts, view, parse("play:2-2")) == "5: 1 × 5 does not beat 1 × 7"
    assert why_not_move(texts, view, parse("pass")) == ""


@pytest.mark.parametrize(("hand", "legal", "is_asked"), [("5D 3H", "5D", True), ("3H", "pass", False)])
def test_where_nothing_continues_a_sequence_the_prompt_says_why(hand: str, legal: str, is_asked: bool) -> None:
    view = seen("play-or-pay", WANTED, hand=hand, legal=legal)
    assert has_reasons(view) == is_asked
