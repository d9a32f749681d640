"""The controls of a private hand are exactly the legal moves, in whole games of every preset; a forced one can be always made."""

from dataclasses import replace
from random import Random

import discord
import pytest
from discord import ui

from bot.features.play.controls import (
    GAP_BUTTONS,
    JOKER_BUTTONS,
    SUBSTITUTE_BUTTONS,
    brief,
    confirmation,
    controls,
    written,
)
from bot.features.play.ids import AlwaysPress, ChoicePress, MovePress, Paged, PagePress, Step
from bot.features.play.prompts import prompt
from bot.platform.messages import message
from bot.tables import entries
from bot.tables.table import Stage, Table
from bot.text.asking import consent, needs_asking, question
from bot.text.naming import names_at
from engine.cards import INTERNATIONAL, card
from engine.catalog import PRESETS, Preset, find_game
from engine.game import EDITION
from engine.match import Match
from engine.moves import (
    PASS,
    Bankrupt,
    Beg,
    Draw,
    End,
    Move,
    Pass,
    PlayJoker,
    PlaySet,
    PlaySubstitute,
    Take,
    Talk,
    parse,
)
from engine.record import write_deal
from engine.views import View
from i18n import LANGUAGES, texts_in
from tests.e2e.playing import moves_offered

PLIES = 60
"""Of each game; from all over it, since later plies are skipped to at random."""


def table_of(preset: Preset, seed: int) -> Table:
    """A table of this preset in play."""
    table = Table(987654321, 1, 2)
    rules = preset.rules()
    about = {"game": preset.game, "preset": preset.id, "options": rules.model_dump()}
    table.apply(entries.Opened(host=1, name="A" * 32, locale="ja", turn_seconds=90, **about), 1)
    seats = find_game(preset.game).seats(rules)
    for user in range(2, min(seats[-1], seats[0] + seed % 3) + 1):
        table.apply(entries.Joined(user=user, name="B" * 32), 1)
    match = Match(find_game(preset.game), rules, seats=len(table.participants), seed=seed)
    dealer = match.next_dealer()
    table.apply(entries.Started(edition=EDITION, seed=seed, dealer=dealer, deal=write_deal(match.deal(dealer))), 1)
    return table


def deal_on(table: Table) -> None:
    dealer = table.match.next_dealer()
    table.apply(entries.Dealt(edition=EDITION, dealer=dealer, deal=write_deal(table.match.deal(dealer))), 1)


def children(rows: list[ui.ActionRow]) -> list[ui.Button | ui.Select]:
    return [child for row in rows for child in row.children]


def pressed(rows: list[ui.ActionRow]) -> set[str]:
    """The written form of every move that these controls can make; the lists of ranks by `span:`."""
    found: set[str] = set()
    for child in children(rows):
        if isinstance(child, ui.Button):
            if (move := MovePress.read(child.custom_id)) is not None:
                found.add(written([move.move]))
            continue
        assert ChoicePress.read(child.custom_id)
        values = [option.value for option in child.options]
        if child.max_values > 1:
            found.add(f"choose {child.max_values} of {sorted(values)}")
        else:
            found |= {value if value.startswith("span:") else written([value]) for value in values}
    return found


def menus(rows: list[ui.ActionRow]) -> list[ui.Select]:
    return [child for child in children(rows) if isinstance(child, ui.Select)]


def reachable(table: Table, view: View, language: str) -> set[str]:
    """Every move that can be pressed on all pages and lists; checks that each page is within Discord's limits."""
    texts = texts_in(language)
    found: set[str] = set()
    steps, seen = [Step()], set[Step]()
    while steps:
        step = steps.pop()
        if step in seen:
            continue
        seen.add(step)
        shown = controls(texts, table, view, ply=10**6, emojis={}, step=step)
        check_limits(shown)
        moves = pressed(shown)
        steps += [Step(span=move.removeprefix("span:")) for move in moves if move.startswith("span:")]
        for child in children(shown):
            page = PagePress.read(child.custom_id or "") if isinstance(child, ui.Button) else None
            if page and not child.disabled:
                steps.append(Step(page=page.page, span=step.span))
        found |= {move for move in moves if not move.startswith("span:")}
    return found


def check_limits(rows: list[ui.ActionRow]) -> None:
    view = message(ui.Container(ui.TextDisplay("x"), *rows)).view
    assert view.total_children_count <= 38
    custom_ids = [child.custom_id for child in children(rows)]
    assert len(custom_ids) == len(set(custom_ids))
    assert all(len(custom_id) <= 100 for custom_id in custom_ids)
    for menu in menus(rows):
        assert 1 <= len(menu.options) <= 25
        assert all(len(option.label) <= 100 and len(option.value) <= 100 for option in menu.options)
        assert len({option.value for option in menu.options}) == len(menu.options)
    assert all(1 <= len(child.label) <= 80 for child in children(rows) if isinstance(child, ui.Button))


def untalked(view: View) -> list[Move]:
    return [move for move in view.legal if not isinstance(move, Talk)]


def expected(view: View) -> set[str]:
    """The legal moves except talking; cards to pass on as one choice."""
    legal = {str(move) for move in untalked(view)}
    if len(legal) > 20 and all(move.startswith("give:") for move in legal):
        count = next(iter(legal)).count("+") + 1
        return {f"choose {count} of {sorted(each.code for each in view.hand)}"}
    return legal


OPTIONS = (
    ("shichi-narabe", {"sevens": "held", "voluntary": False, "jokers": 2, "joker_play": "single"}),
    ("shichi-narabe", {"sevens": "held", "tunnel": "open", "jokers": 1, "ghost": True, "passes": 1}),
    ("shichi-narabe-points", {"voluntary": False}),
    ("koroshi", {"remains": "laid", "passes": 0}),
    ("koroshi", {"remains": "laid", "hands": 2, "passes": 1, "voluntary": False, "dead": "in-hand"}),
    ("ristiseiska", {"first_beg": True, "hands": 20}),
)
"""Rules of no preset."""
HOUSE_RULES = [Preset(id=f"house-{n}", game=game, options=given) for n, (game, given) in enumerate(OPTIONS)]


@pytest.mark.parametrize("preset", [*PRESETS, *HOUSE_RULES], ids=lambda preset: preset.id)
def test_the_controls_offer_exactly_the_legal_moves(preset: Preset) -> None:
    chance = Random(preset.id)
    table = table_of(preset, chance.randrange(1000))
    looked_at = 0
    while table.stage is not Stage.OVER and looked_at < PLIES:
        if table.stage is Stage.BETWEEN:
            deal_on(table)
            continue
        seat = chance.choice(table.to_act())
        view = table.view(seat)
        language = [*LANGUAGES][looked_at % len(LANGUAGES)]
        if chance.random() < 0.5:
            looked_at += 1
            assert reachable(table, view, language) == expected(view)
            texts = texts_in(language)
            assert 0 < len(prompt(texts, table, view, names_at(texts, table, signed=True))) < 600
            for move in view.legal:
                if needs_asking(view, move):
                    assert question(texts, view, move)
                    assert consent(texts, view, move)
                    check_limits(confirmation(texts, table, view, move, 10**6))
        table.apply(entries.Moved(seat=seat, move=str(chance.choice(untalked(view)))), 1)
    assert looked_at > 5


def test_rs_4_the_first_turn_offers_passing_and_begging() -> None:
    table = table_of(HOUSE_RULES[-1], 5)
    either: View | None = None
    while either is None:
        if table.stage is Stage.BETWEEN:
            deal_on(table)
            continue
        [seat] = table.to_act()
        view = table.view(seat)
        if {str(move) for move in view.legal} == {"pass", "beg"}:
            either = view
        table.apply(entries.Moved(seat=seat, move=str(view.legal[0])), 1)
    for language, words in {"en": "you may pass, or beg", "ja": "パスしても"}.items():
        assert reachable(table, either, language) == {"pass", "beg"}
        texts = texts_in(language)
        assert words in prompt(texts, table, either, names_at(texts, table, signed=True))


def test_a_play_of_the_whole_pack_fits_into_a_custom_id() -> None:
    whole = PlaySet(tuple(card(f"{rank}{suit}") for suit in "SHDC" for rank in "A23456789TJQK"))
    assert brief(whole) == "=AKSHDC"
    assert written([brief(whole)]) == str(whole)
    assert len(str(MovePress(10**17, 10**8, brief(whole), sure=True))) <= 100


def test_cards_to_pass_on_are_sorted_in_pack_order() -> None:
    assert written(["5P", "3G"]) == "give:3G+5P"
    assert str(parse(written(["0P", "7R", "4Y"]))) == "give:7R+4Y+0P"


def test_an_old_page_opens_the_hand_of_its_table() -> None:
    assert PagePress.read("p:hand:42:3>") == PagePress(42, Paged.HAND, 3, ">")


def test_card_buttons_have_their_emojis() -> None:
    table = table_of(PRESETS[0], 5)
    view = table.view(table.to_act()[0])
    emojis = dict.fromkeys(("8S", "8H", "8D", "8C", "6S"), discord.PartialEmoji(name="card", id=7))
    shown = controls(texts_in("en"), table, view, ply=0, emojis=emojis, step=Step())
    marked = {child.custom_id.rsplit(":", 1)[1] for child in children(shown) if child.emoji}
    assert marked == {str(move) for move in view.legal} & {*emojis}


@pytest.mark.parametrize("held", [GAP_BUTTONS - 2, GAP_BUTTONS - 1, GAP_BUTTONS, 30])
def test_many_gaps_are_a_menu(held: int) -> None:
    """NT-4: all gaps can be chosen, and their buttons do not push the hand out of sight."""
    table = table_of(next(each for each in PRESETS if each.game == "nanatoridori"), 1)
    gaps = tuple(Take(position) for position in range(held + 1))
    view = replace(table.view(0), hand=(card("3R"),) * held, legal=gaps)
    made = controls(texts_in("en"), table, view, ply=0, emojis={}, step=Step())
    assert pressed(made) == {str(each) for each in gaps}
    assert bool(menus(made)) is (len(gaps) > GAP_BUTTONS)
    assert all(len(menu.options) <= 25 for menu in menus(made))


@pytest.mark.parametrize(
    ("preset", "kind", "most"),
    [("joker", PlayJoker, JOKER_BUTTONS), ("fan-tan-trumps", PlaySubstitute, SUBSTITUTE_BUTTONS)],
)
@pytest.mark.parametrize("more", [0, 1, 20])
def test_many_plays_with_wide_buttons_are_a_menu(preset: str, kind: type, most: int, more: int) -> None:
    """SJ-1, TR-4: all can be chosen; their wide buttons take a row each in a small window."""
    table = table_of(next(each for each in PRESETS if each.id == preset), 1)
    wide = tuple(kind(each, None if kind is PlayJoker else 1) for each in INTERNATIONAL[: most + more])
    made = controls(texts_in("en"), table, replace(table.view(0), legal=(*wide, PASS)), ply=0, emojis={}, step=Step())
    assert pressed(made) == {str(each) for each in (*wide, PASS)}
    assert bool(menus(made)) is (more > 0)


def test_the_tests_of_matches_find_the_moves_of_a_hand_that_has_only_a_menu() -> None:
    """SJ-1: without a pass left and with no card that fits, a joker's plays are all that there is."""
    table, chance = table_of(next(each for each in PRESETS if each.id == "joker"), 1), Random(1)
    while not all(isinstance(move, PlayJoker) for move in table.view(table.to_act()[0]).legal):
        [seat] = table.to_act()
        table.apply(entries.Moved(seat=seat, move=str(chance.choice(table.view(seat).legal))), 1)
    view = table.view(table.to_act()[0])
    made = controls(texts_in("en"), table, view, ply=table.ply, emojis={}, step=Step())
    hand = message(ui.TextDisplay("Choose a card."), *made).view.to_components()
    [chooser] = moves_offered({"components": hand})
    assert {option["value"] for option in chooser["options"]} == {str(move) for move in view.legal}


BY_ROTE = (Pass, Draw, Beg, End, Bankrupt)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_always_is_offered_beside_a_forced_move_only(preset) -> None:
    table, chance, texts = table_of(preset, 3), Random(preset.id), texts_in("en")
    is_hidden = table.match.game.hides_revokes(table.match.rules)
    for _ in range(120):
        if table.stage is not Stage.PLAYING:
            break
        seat = chance.choice(table.to_act())
        view, ply = table.view(seat), len(table.history)
        legal = untalked(view)
        for auto_single in (False, True):
            shown = controls(texts, table, view, ply=ply, emojis={}, step=Step(), auto_single=auto_single)
            offered = [each.custom_id for each in children(shown) if each.custom_id.startswith("a:")]
            forced = len(legal) == 1 and isinstance(legal[0], BY_ROTE)
            if auto_single or not forced or (is_hidden and isinstance(legal[0], Pass)):  # FT-7
                assert offered == []
            else:
                assert offered == [str(AlwaysPress(table.id, ply, str(legal[0])))]
        table.apply(entries.Moved(seat=seat, move=str(chance.choice(legal))), 1)
