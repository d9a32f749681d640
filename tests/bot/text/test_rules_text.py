"""The rules text of every game, with all kinds of options, in every language, within Discord's limits."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from random import Random

import pytest

from bot.text.games import about, kind_about, kind_title, title
from bot.text.mechanisms import RECORDS, games_of
from bot.text.mechanisms.record import GameKind, Paragraph, SectionName
from bot.text.rules_text import PAGE_LIMIT, facts_of, rules_text, sections, summary
from engine.catalog import GAMES, find_game
from engine.errors import RulesError
from engine.rules import Number, Rules, options_of, read_rules
from i18n import LANGUAGES, SOURCE, Language, texts_in
from playground.errors import Json
from tests.bot.text.records import records
from tests.i18n.languages import WORDED
from tests.sampling import one_in, share

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game_and_language = pytest.mark.parametrize(("game", "language"), one_in(7, product(GAMES, LANGUAGES)))
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
    values: dict[str, list[object]] = {}
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


def said(language: Language, game: str, **options: object) -> str:
    rules = read_rules(find_game(game).rules, options)
    return "\n".join(page.text for page in rules_text(texts_in(language), game, rules))


def test_every_game_has_rules_a_summary_and_a_kind() -> None:
    assert RECORDS.keys() == GAMES.keys()
    assert all(games_of(kind) for kind in GameKind)


@every_game_and_language
def test_the_rules_of_every_option_combination_fit(game: str, language: Language) -> None:
    texts = texts_in(language)
    for rules in rule_sets_in(language, game):
        allowed = find_game(game).seats(rules)
        for seats in (None, allowed[0], allowed[-1]):
            found = sections(texts, game, rules, seats=seats)
            names = [section.name for section in found]
            assert names[:4] == [SectionName.START, SectionName.AIM, SectionName.DEAL, SectionName.TURN]
            assert SectionName.END in names
            assert all(line.text.strip() for section in found for line in section.body)
        pages = rules_text(texts, game, rules, talking="strict")
        assert all(len(page.text) <= PAGE_LIMIT for page in pages)
        assert 1 <= len(summary(texts, game, rules)) <= 300


@every_game_and_language
def test_the_first_section_is_three_sentences(game: str, language: Language) -> None:
    for rules in rule_sets_in(language, game):
        start = sections(texts_in(language), game, rules)[0]
        sentences = re.findall(r"[。！]|[.!](?:\s|$)", start.body[0].text)
        assert len(start.body) == 1
        assert len(sentences) == 3


@every_game
def test_every_paragraph_is_used_by_some_options(game: str) -> None:
    model = find_game(game).rules
    chapters = (*RECORDS[game].rules.values(), RECORDS[game].summary)
    every = [paragraph for chapter in chapters for paragraph in chapter]
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
                [(section.name, len(section.body)) for section in sections(texts_in(each), game, rules, seats=4)]
                for each in (SOURCE, language)
            ]
            assert counts[0] == counts[1]


@pytest.mark.parametrize(
    "told", records("options_told.jsonl"), ids=lambda told: f"{told['game']}: {told['there'][:30]}"
)
def test_the_options_choose_the_paragraphs(told: Json) -> None:
    text = said("en", told["game"], **told["options"])
    text = text.partition("### Options")[0] + text.partition("### Where")[2]
    assert told["there"] in text
    assert told["absent"] not in text


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


@pytest.mark.parametrize("told", records("summaries.jsonl"), ids=lambda told: told["en"][:30])
def test_a_summary_names_the_changed_options(told: Json) -> None:
    rules = read_rules(find_game(told["game"]).rules, told["options"])
    assert {language: summary(texts_in(language), told["game"], rules) for language in WORDED} == {
        language: told[language] for language in WORDED
    }


@every_language
def test_games_and_kinds_have_titles(language: Language) -> None:
    texts = texts_in(language)
    for game in GAMES:
        assert 1 <= len(title(texts, game)) <= 45
        assert 1 <= len(about(texts, game)) <= 100
    for kind in GameKind:
        assert 1 <= len(kind_title(texts, kind)) <= 45
        assert 1 <= len(kind_about(texts, kind)) <= 100
    assert title(texts, "shichi-narabe", "ghost") != title(texts, "shichi-narabe")
    assert title(texts, "shichi-narabe", "no such preset") == title(texts, "shichi-narabe")


def test_a_condition_on_an_unknown_fact_is_an_error() -> None:
    with pytest.raises(KeyError):
        Paragraph("rules-seats", {"no-such-fact": (1,)}).applies({"passes": 3})
