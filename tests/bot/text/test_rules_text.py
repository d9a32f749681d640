"""The rules text of every game, with all kinds of options, in every language, within Discord's limits."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from bot.text.games import about, kind_about, kind_title, title
from bot.text.mechanisms import RECORDS, games_of
from bot.text.mechanisms.record import Kind, Paragraph, SectionName
from bot.text.rules_text import PAGE_LIMIT, facts_of, rules_text, sections, summary
from engine.catalog import GAMES, find_game
from engine.errors import RulesError
from engine.rules import Number, Rules, options_of, read_rules
from i18n import LANGUAGES, SOURCE, Language, texts_in
from tests.sampling import share

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", list(GAMES))
MOST_TRIED = 100


@cache
def rule_sets(game: str) -> tuple[Rules, ...]:
    """Rules with every combination of a few values of each option, or a sample if there are too many."""
    return tuple(_rule_sets(find_game(game).rules))


def rule_sets_in(language: Language, game: str) -> Sequence[Rules]:
    """Those of them that are tried in this language: all in English, and each third of them in another one, in turn."""
    return rule_sets(game) if language == SOURCE else share(rule_sets(game), list(LANGUAGES).index(language), of=3)


def _rule_sets(model: type[Rules]) -> Iterator[Rules]:
    values: dict[str, list[Any]] = {}
    for name, option in options_of(model).items():
        if isinstance(option, Number):
            values[name] = sorted({option.least, option.least + 1, option.default, option.most})
        else:
            values[name] = list(option.values)
    combinations = list(product(*values.values()))
    if len(combinations) > MOST_TRIED:
        combinations = Random(7).sample(combinations, MOST_TRIED)
    for chosen in combinations:
        try:
            yield read_rules(model, dict(zip(values, chosen, strict=True)))
        except RulesError:
            continue


def said(language: Language, game: str, **options: Any) -> str:
    rules = read_rules(find_game(game).rules, options)
    return "\n".join(page.text for page in rules_text(texts_in(language), game, rules))


def test_every_game_has_rules_a_summary_and_a_kind() -> None:
    assert RECORDS.keys() == GAMES.keys()
    assert all(games_of(kind) for kind in Kind)


@every_language
@every_game
def test_the_rules_of_every_option_combination_fit(game: str, language: Language) -> None:
    texts = texts_in(language)
    for rules in rule_sets_in(language, game):
        allowed = find_game(game).seats(rules)
        for seats in (None, allowed[0], allowed[-1]):
            found = sections(texts, game, rules, seats=seats)
            assert [section.name for section in found][:4] == [
                SectionName.START,
                SectionName.AIM,
                SectionName.DEAL,
                SectionName.TURN,
            ]
            assert SectionName.END in {section.name for section in found}
            assert all(paragraph.strip() for section in found for paragraph in section.paragraphs)
        pages = rules_text(texts, game, rules, talking="strict")
        assert all(len(page.text) <= PAGE_LIMIT for page in pages)
        assert 1 <= len(summary(texts, game, rules)) <= 300


@every_language
@every_game
def test_the_first_section_is_three_sentences(game: str, language: Language) -> None:
    for rules in rule_sets_in(language, game):
        start = sections(texts_in(language), game, rules)[0]
        sentences = re.findall(r"[。！]|[.!](?:\s|$)", start.paragraphs[0])
        assert len(start.paragraphs) == 1
        assert len(sentences) == 3


@every_game
def test_every_paragraph_is_used_by_some_options(game: str) -> None:
    model = find_game(game).rules
    every = [paragraph for chapter in RECORDS[game].rules.values() for paragraph in chapter] + list(
        RECORDS[game].summary
    )
    applied: set[str] = set()
    for rules in rule_sets(game):
        for seats in (None, *find_game(game).seats(rules)):
            facts = facts_of(game, rules, seats=seats)
            applied |= {paragraph.message for paragraph in every if paragraph.applies(facts)}
    assert {paragraph.message for paragraph in every} - applied == set()
    known = facts_of(game, model()).keys()
    assert all(paragraph.when.keys() <= known for paragraph in every)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != SOURCE])
def test_every_language_has_the_same_number_of_paragraphs(language: Language) -> None:
    for game in GAMES:
        for rules in rule_sets_in(language, game):
            counts = [
                [(section.name, len(section.paragraphs)) for section in sections(texts_in(each), game, rules, seats=4)]
                for each in (SOURCE, language)
            ]
            assert counts[0] == counts[1]


PRESENT: list[tuple[str, dict[str, Any], str, str]] = [
    # game, options, text that is present, and text that is not
    ("shichi-narabe", {}, "pass 3 times", "joker"),
    ("shichi-narabe", {"passes": 0}, "There are no passes", "may pass"),
    ("shichi-narabe", {"passes": 1}, "may pass once", "There are no passes"),
    ("shichi-narabe", {"jokers": 1}, "together with the card of yours", "two jokers"),
    ("shichi-narabe", {"jokers": 2}, "There are two jokers", "can be played alone"),
    ("shichi-narabe", {"jokers": 1, "joker_play": "single"}, "eliminated", "together with the card of yours"),
    (
        "shichi-narabe",
        {"jokers": 1, "joker_play": "single", "joker_exchange": "stack"},
        "The joker may be your last card",
        "eliminated",
    ),
    ("shichi-narabe", {"tunnel": "closed"}, "only through the tunnel", "The usual next card fits as well"),
    ("shichi-narabe", {"tunnel": "open"}, "The usual next card fits as well", "only through the tunnel"),
    ("shichi-narabe", {"tunnel": "open", "jokers": 1}, "Joker and tunnel", "only through the tunnel"),
    ("shichi-narabe", {"ghost": True}, "replying to what the ghost wrote as a ghost", "within 20 seconds"),
    ("fan-tan", {}, "you have to play one", "Keeping a card back"),
    ("fan-tan", {"revokes": "penalised"}, "three chips more into the pot for each such pass", "for both copies"),
    ("fan-tan", {"revokes": "penalised", "decks": 2}, "for both copies", "you have to play one"),
    ("fan-tan", {"first": "seven-of-hearts"}, "holds the 7♥", "7♦"),
    ("fan-tan", {"decks": 2}, "3 to 12 players", "3 to 6 players"),
    ("ristiseiska", {"revokes": "penalised"}, "may give you one of their choice", "If a card fits, you have to"),
    ("koroshi", {}, "in a corner two", "The tunnel"),
    ("koroshi", {"kill": "group"}, "mushikui", "in a corner two"),
    ("koroshi", {"kill": "sides", "dead": "in-hand"}, "as soon as the places to its left and right", "laid face"),
    ("koroshi", {"kill": "strip", "tunnel": True}, "a line can run through the tunnel", "mushikui"),
    ("koroshi", {"dropouts": "last"}, "below all others", "ranked by their cards"),
    ("koroshi", {"hands": 3}, "the smallest wins, and equal totals", "whoever was done earlier"),
    ("koroshi", {"adjacency": "diagonal", "rows": "SHDC"}, "or at a corner", "Chance decides"),
    ("insidious-sevens", {"piiko": True}, "add up to exactly seven", "With two players"),
    ("insidious-sevens", {}, "Alex Weldon", "Keeping a card back"),
    ("nanatoridori", {}, "loses a penguin", "face-up"),
    ("nanatoridori", {"mode": "advanced"}, "10 points", "penguin"),
    ("nanatoridori", {"mode": "duel"}, "Both players get eleven cards", "stock"),
    ("chinese-seven", {"limit": 50}, "goes over 50 points", "reaches 50"),
    ("up-the-line", {"limit": 20}, "reaches 20 points", "goes over"),
]


@pytest.mark.parametrize(("game", "options", "there", "absent"), PRESENT)
def test_the_options_choose_the_paragraphs(game: str, options: dict[str, Any], there: str, absent: str) -> None:
    text = (
        said("en", game, **options).partition("### Options")[0] + said("en", game, **options).partition("### Where")[2]
    )
    assert there in text
    assert absent not in text


def test_the_rules_name_what_counts_as_talking_at_this_table() -> None:
    rules = read_rules(find_game("shichi-narabe").rules, {"ghost": True})
    plain, strict = (
        "".join(page.text for page in rules_text(texts_in("en"), "shichi-narabe", rules, talking=talking))
        for talking in ("plain", "strict")
    )
    assert "reacting" not in plain
    assert "reacting" in strict
    assert "within 20 seconds" in strict


def test_the_rules_name_the_number_of_players() -> None:
    fan_tan, trumps, tricks = (find_game(name).rules() for name in ("fan-tan", "fan-tan-trumps", "insidious-sevens"))
    texts = texts_in("en")

    def text(game: str, rules: Rules, seats: int) -> str:
        return "".join(page.text for page in rules_text(texts, game, rules, seats=seats))

    assert "13 cards each" in text("fan-tan", fan_tan, 4)
    assert "10 or 11 cards each" in text("fan-tan", fan_tan, 5)
    assert "no card is left over" in text("fan-tan-trumps", trumps, 4)
    assert "1 card is left over" in text("fan-tan-trumps", trumps, 3)
    assert "4 cards are left over" in text("fan-tan-trumps", trumps, 6)
    assert "Piiko" in text("insidious-sevens", tricks, 2)
    assert "piiko" not in text("insidious-sevens", tricks, 3).lower().partition("### options")[0]


def test_the_rules_credit_the_author_of_a_game() -> None:
    for language in LANGUAGES:
        assert "MJ Games" in said(language, "insidious-sevens")
        assert "Alex Weldon" in said(language, "insidious-sevens")
        assert "ナナトリドリ" in said(language, "nanatoridori")


SUMMARIES: list[tuple[str, dict[str, Any], str, str]] = [
    ("shichi-narabe", {}, "3 passes each", "パスは3回まで"),
    (
        "shichi-narabe",
        {"jokers": 1, "tunnel": "closed", "ghost": True, "passes": 1},
        "1 pass each · 1 joker, with the next card, exchanged for the real card · closed tunnels · ghost",
        "パスは1回まで・ジョーカー1枚（次のカードと一緒、本物と交換）・トンネルは閉じる・お化け",
    ),
    (
        "fan-tan",
        {"decks": 2, "chips": 20},
        "3 hands · 20 chips each · two packs",
        "3回勝負・チップ20枚ずつ・トランプ2組",
    ),
    (
        "koroshi",
        {"kill": "group", "adjacency": "diagonal"},
        "Moth-eaten: groups are killed · cards fit at corners, too · 3 passes each",
        "虫食い（つながりごと殺す）・斜めにも出せる・パスは3回まで",
    ),
    ("nanatoridori", {"mode": "duel"}, "Duel, one round", "デュエル（1ラウンド）"),
]


@pytest.mark.parametrize(("game", "options", "english", "japanese"), SUMMARIES)
def test_a_summary_names_the_changed_options(game: str, options: dict[str, Any], english: str, japanese: str) -> None:
    rules = read_rules(find_game(game).rules, options)
    assert summary(texts_in("en"), game, rules) == english
    assert summary(texts_in("ja"), game, rules) == japanese


@every_language
def test_games_and_kinds_have_titles(language: Language) -> None:
    texts = texts_in(language)
    for game in GAMES:
        assert 1 <= len(title(texts, game)) <= 45
        assert 1 <= len(about(texts, game)) <= 100
    for kind in Kind:
        assert 1 <= len(kind_title(texts, kind)) <= 45
        assert 1 <= len(kind_about(texts, kind)) <= 100
    assert title(texts, "shichi-narabe", "ghost") != title(texts, "shichi-narabe")
    assert title(texts, "shichi-narabe", "no such preset") == title(texts, "shichi-narabe")


def test_a_condition_on_an_unknown_fact_is_an_error() -> None:
    with pytest.raises(KeyError):
        Paragraph("rules-seats", {"no-such-fact": (1,)}).applies({"passes": 3})
