"""Numbers in messages: every message with a count, in every language, for numbers below and above zero."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple, cast

import pytest
from fluent.runtime.types import fluent_number
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from i18n import LANGUAGES, Language, texts_in
from tests.i18n.catalogs import messages

NUMBERS = (-11, -1, 0, 1, 2, 11)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
MARK = r"[.,]0000"
"""Behind the numbers that come from a variable."""
AMONG_OTHERS = 5
"""What stands for the other numbers of a message."""


def marked(number: int) -> int:
    """The number in a form that differs from numbers in the catalog."""
    return cast("int", fluent_number(number, minimumFractionDigits=4))


class Case(NamedTuple):
    """A message with one variable that counts. `fixed`: the numbers that have a text of their own."""

    language: Language
    message: str
    variable: str
    fixed: frozenset[int]

    def __str__(self) -> str:
        return f"{self.language}-{self.message}-{self.variable}"


class Variables(Visitor):
    """The variables of a message, and the keys of each selector."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str | int]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.keys.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        self.keys.setdefault(node.selector.id.name, set()).update(
            int(each.key.value) if isinstance(each.key, ftl.NumberLiteral) else each.key.name for each in node.variants
        )
        self.generic_visit(node)


def selected(language: Language) -> Iterator[tuple[str, dict[str, set[str | int]]]]:
    """Each message, with its variables and the keys of their selectors."""
    for name, message in messages(language).items():
        variables = Variables()
        variables.visit(message)
        yield name, variables.keys


def counts(keys: set[str | int]) -> bool:
    """Whether these are the keys of a number."""
    return bool(keys) and all(isinstance(key, int) or key in CATEGORIES for key in keys)


@cache
def every_message() -> dict[Language, dict[str, dict[str, set[str | int]]]]:
    """By language. Parsed when a test asks: it takes seconds, and every worker collects this file."""
    return {language: dict(selected(language)) for language in LANGUAGES}


@cache
def counted() -> set[tuple[str, str]]:
    """Messages and their variables that are numbers in at least one language."""
    return {
        (message, name)
        for messages in every_message().values()
        for message, found in messages.items()
        for name in found
        if counts(found[name])
    }


def cases(language: Language) -> Iterator[Case]:
    for message, found in every_message()[language].items():
        for name, keys in found.items():
            if (message, name) in counted():
                yield Case(language, message, name, frozenset(key for key in keys if isinstance(key, int)))


def facts(case: Case) -> Iterator[dict[str, str | int]]:
    """All relevant values of the message's other variables."""
    found = every_message()[case.language][case.message]
    names = [name for name in found if name != case.variable]
    choices: list[Sequence[str | int]] = [
        [AMONG_OTHERS] if (case.message, name) in counted() else sorted(map(str, found[name])) or ["…"]
        for name in names
    ]
    for chosen in product(*choices):
        yield dict(zip(names, chosen, strict=True))


def is_alike(case: Case) -> bool:
    """Whether -1 reads as 2 does, with its own number."""
    texts = texts_in(case.language)
    for others in facts(case):
        said = {number: texts(case.message, **others, **{case.variable: marked(number)}) for number in NUMBERS}
        plural = {number: said[number] for number in NUMBERS if number != 1 and number not in case.fixed}
        if len({re.sub(rf"[-−]?{abs(number)}{MARK}", "N", text) for number, text in plural.items()}) != 1:
            return False
    return True


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_agree_around_zero_and_one(language: Language) -> None:
    """ "-1 points", never "1 point"."""
    found = list(cases(language))
    assert len(found) > 50
    assert [str(case) for case in found if not is_alike(case)] == []


@pytest.mark.parametrize(("message", "most"), [("rule-jokers-value", 2), ("rule-decks-value", 2)])
def test_exact_number_variants_match_that_number_only(message: str, most: int) -> None:
    told = [texts_in("en")(message, value=number) for number in range(-11, 12) if not 0 <= number <= most]
    assert len(set(told)) == len(told)


def test_a_negative_total_has_its_own_text() -> None:
    english, japanese = texts_in("en"), texts_in("ja")
    assert english("rounds-total", unit="points", total=1) == "1 point"
    assert english("rounds-total", unit="points", total=-1) == "-1 points"
    assert japanese("rounds-total", unit="points", total=-1) == "-1点"


def test_one_person_is_singular() -> None:
    assert texts_in("en")("leaderboard-page", page=1, pages=1, people=1) == "Page 1 of 1, 1 person"
