"""Pictures of the rules: set up by the engine for every choice of options, and true to their captions."""

import re
from collections.abc import Iterable

import pytest

from bot.text.mechanisms import RECORDS
from bot.text.rules_scenes import Scene, staged
from bot.text.rules_text import facts_of, illustration_of, rules_text
from engine.cards import Card
from engine.catalog import GAMES, PRESETS, find_game
from engine.errors import SevensError
from engine.moves import Play, Take
from engine.preview import would_kill
from engine.rules import Rules, read_rules
from engine.views import GridTable, GroupTable, RowsTable, SequenceTable, TrickTable, View
from i18n import LANGUAGES, texts_in
from tests.bot.text.records import Options
from tests.bot.text.test_rules_text import rule_sets
from tests.i18n.languages import ENGLISH, JAPANESE

every_game = pytest.mark.parametrize("game", list(GAMES))


def rules_of(game: str, **options: object) -> Rules:
    return read_rules(find_game(game).rules, options)


def view_of(game: str, paragraph: str, **options: object) -> tuple[View, Scene]:
    rules = rules_of(game, **options)
    found = illustration_of(game, paragraph, facts_of(game, rules))
    return staged(game, rules, found.scene), found.scene


def codes(cards: Iterable[Card]) -> set[str]:
    return {each.code for each in cards}


def fitting(game: str, paragraph: str, options: Options) -> set[str]:
    """The cards that fit in the scene."""
    table = view_of(game, paragraph, **options)[0].table
    assert isinstance(table, RowsTable | GridTable)
    return codes(table.next)


@every_game
def test_every_scene_can_be_set_up_with_every_choice_of_options(game: str) -> None:
    shown: set[str] = set()
    for rules in rule_sets(game):
        facts = facts_of(game, rules)
        for chapter in RECORDS[game].rules.values():
            for paragraph in chapter:
                found = illustration_of(game, paragraph.message, facts) if paragraph.applies(facts) else None
                if found is not None:
                    view = staged(game, rules, found.scene)
                    assert view.result is None
                    assert not found.scene.shows_hand or view.hand
                    shown.add(found.caption)
    assert shown == {each.caption for each in RECORDS[game].pictures}, "a picture that is never shown"


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_the_first_page_of_every_game_has_a_picture_and_no_page_has_two(preset) -> None:
    for language in LANGUAGES:
        pages = rules_text(texts_in(language), preset.game, preset.rules())
        assert pages[0].picture is not None
        for page in pages:
            pictured = [each for section in page.sections for each in section.body if each.picture is not None]
            assert len(pictured) <= 1
            assert "\n".join(filter(None, page.around)) == page.text


@every_game
def test_both_languages_name_the_same_cards(game: str) -> None:
    for each in RECORDS[game].pictures:
        named = [set(re.findall(r"[0-9AJQK]+[♠♥♦♣]", texts(each.caption))) for texts in (ENGLISH, JAPANESE)]
        assert named[0] == named[1], each.caption


FIT: dict[str, tuple[tuple[str, str, Options], str, str]] = {
    # game, paragraph and options; cards that fit, and cards that do not
    "a gap before bankrupt cards is filled first": (("shichi-narabe", "rules-sevens-start", {}), "9H", "TH KH"),
    "st_2": (("shichi-narabe", "rules-sevens-tunnel-closed", {"tunnel": "closed"}), "AS KH 2D", "5S 9H 6D"),
    "st_3": (("shichi-narabe", "rules-sevens-tunnel-open", {"tunnel": "open"}), "AS 5S KH 9H 2D 6D", ""),
    "ki_4": (("koroshi", "rules-koroshi-tunnel", {"tunnel": True}), "AH", ""),
    "ft_2 one pack": (("fan-tan", "rules-fan-tan-start", {}), "7D", "7S 7H 7C"),
    "ft_2 two packs": (("fan-tan", "rules-fan-tan-start", {"decks": 2}), "7S 7H 7D 7C", ""),
    "fn_1": (("five-or-nine", "rules-five-nine-turn", {}), "9D 9C", "5S 5H 5D 5C"),
}


@pytest.mark.parametrize(("shown", "fit", "wait"), FIT.values(), ids=FIT.keys())
def test_a_scene_shows_which_cards_fit(shown: tuple[str, str, Options], fit: str, wait: str) -> None:
    found = fitting(*shown)
    assert {*fit.split()} <= found
    assert found.isdisjoint(wait.split())


def test_bankrupt_cards_lie_behind_the_gap() -> None:
    table = view_of("shichi-narabe", "rules-sevens-start")[0].table
    assert isinstance(table, RowsTable)
    assert [laid.place.code for laid in table.rows[1].laid][-2:] == ["JH", "QH"]


def test_fn_1_the_first_card_is_the_base() -> None:
    before, after = (view_of("five-or-nine", f"rules-five-nine-{at}")[0].table for at in ("start", "turn"))
    assert isinstance(before, RowsTable)
    assert isinstance(after, RowsTable)
    assert (before.base, after.base) == (None, 8)
    assert codes(before.next) == {f"{rank}{suit}" for rank in "59" for suit in "SHDC"}


def test_rs_2_the_six_comes_first() -> None:
    assert fitting("ristiseiska", "rules-ristiseiska-start", {}) == {"4S", "9S", "6H", "7D", "5C", "8C"}


JOKERS = [
    ("shichi-narabe", "rules-sevens-joker-skip", {"jokers": 1}, "JK=5S+4S"),
    ("shichi-narabe", "rules-sevens-joker-single", {"jokers": 2, "joker_play": "single"}, "JK=5S"),
    ("shichi-narabe-points", "rules-sevens-points-joker", {}, "JK=9S+TS"),
    ("fan-tan-trumps", "rules-trumps-trump", {}, "5D@S"),
    ("crazy-crazy-tan", "rules-crazy-crazy-sets", {}, "9S+TS+9H+TH"),
]


@pytest.mark.parametrize(("game", "paragraph", "options", "move"), JOKERS)
def test_the_move_in_a_scene_is_legal(game: str, paragraph: str, options: Options, move: str) -> None:
    view, scene = view_of(game, paragraph, **options)
    assert str(scene.considered) == move
    assert scene.considered in view.legal


KILLS = [
    ({"kill": "cell"}, "rules-koroshi-kill-cell", {"8H"}),
    ({"kill": "cell", "tunnel": True}, "rules-koroshi-kill-cell-tunnel", {"8H"}),
    ({"kill": "sides"}, "rules-koroshi-kill-sides", {"8H"}),
    ({"kill": "strip"}, "rules-koroshi-kill-strip", {"8H", "9H"}),
    ({"kill": "group"}, "rules-koroshi-kill-group", {"8S", "8H"}),
]


@pytest.mark.parametrize(("options", "paragraph", "killed"), KILLS)
@pytest.mark.parametrize("rows", ["random", "SHCD", "SHDC"])
@pytest.mark.parametrize("adjacency", ["orthogonal", "diagonal"])
def test_ki_3_to_ki_7_the_scene_shows_the_cells_a_card_kills(
    options: Options, paragraph: str, killed: set[str], rows: str, adjacency: str
) -> None:
    view, scene = view_of("koroshi", paragraph, **options, rows=rows, adjacency=adjacency)
    assert isinstance(view.table, GridTable)
    assert not view.table.dead
    assert isinstance(scene.considered, Play)
    assert codes(would_kill(view, scene.considered.card)) == killed


WANTED = [
    ("play-or-pay", "rules-pay-start", {"JS"}, None),
    ("earl-of-coventry", "rules-earl-start", {"9S", "9D"}, "earl-second"),
    ("snip-snap-snorum", "rules-snip-start", {"9S", "9D"}, "snip"),
    ("jig", "rules-jig-start", {"9S"}, "snap"),
]


@pytest.mark.parametrize(("game", "paragraph", "wanted", "call"), WANTED)
def test_the_scene_of_a_sequence_names_the_next_card(
    game: str, paragraph: str, wanted: set[str], call: str | None
) -> None:
    view, _ = view_of(game, paragraph)
    assert isinstance(view.table, SequenceTable)
    assert codes(view.table.wanted) == wanted
    assert view.table.call == call


def test_is_5_a_trick_with_trump_and_bids() -> None:
    for piiko in (False, True):
        view, _ = view_of("insidious-sevens", "rules-insidious-trick", piiko=piiko)
        assert isinstance(view.table, TrickTable)
        assert [card.code for _, card in view.table.trick] == ["3G", "5G", "6G"]
        assert view.table.trump == 2
        assert [seat.bid and seat.bid.code for seat in view.seats] == ["2P", "3G", "1B", "2Y"]


@pytest.mark.parametrize("mode", ["basic", "advanced", "duel"])
def test_nt_3_nt_4_what_beats_and_what_is_taken(mode: str) -> None:
    view, _ = view_of("nanatoridori", "rules-nanatoridori-start", mode=mode)
    assert isinstance(view.table, GroupTable)
    assert (view.table.count, view.table.number) == (2, 3)
    plays = [str(move) for move in view.legal if str(move).startswith("play")]
    assert plays == ["play:1-3", "play:4-5"], "three 2s, two 6s"
    taking, scene = view_of("nanatoridori", "rules-nanatoridori-beaten", mode=mode)
    assert isinstance(taking.table, GroupTable)
    assert (taking.table.block, taking.table.block_number) == (2, 3)
    taken = scene.considered
    assert isinstance(taken, Take)
    assert taking.hand[taken.position].code == "3"
    assert taken in taking.legal


def test_the_scene_shows_a_pile_to_its_player_only() -> None:
    view, _ = view_of("chinese-seven", "rules-piles-stuck")
    assert codes(view.own_pile) == {"2S"}


def test_an_impossible_scene_is_an_error() -> None:
    for impossible in ({"seat": 0, "preview": "4S"}, {"moves": ("0:4S",)}):
        scene = Scene(hands=("4S", "", "", ""), layout="7S 7H 7D 7C", **impossible)
        with pytest.raises(SevensError):
            staged("shichi-narabe", rules_of("shichi-narabe"), scene)
