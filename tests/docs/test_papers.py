"""The papers name what exists: rule ids in both directions, links, paths, names of the code, and make targets."""

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from engine.cards import codes
from engine.catalog import find_game
from engine.chance import HashStream
from engine.fair import Bound, Fair, Word, mark_of, rules_text
from engine.match import Match
from tests.docs.papers import PAPERS, ROOT, RULES, edits_of, project, rows_of, rules_in_text

CODE = ("bot", "engine", "i18n", "renderers", "data", "tools", "tests")
LINK = re.compile(r"""(?:\]\(|src=")(?!https?:|#)([^)"#\s]+)(?:#[^)]*)?[)"]""")
PATH = re.compile(r"`((?:bot|engine|renderers|data|playground|tools|tests|docs|i18n)/[\w./-]*)`")
NAME = re.compile(r"`((?:[A-Za-z_]\w*\.)*[A-Za-z_]\w*)(?:\(\))?`")
FILE = re.compile(r".*\.(?:py|ftl|txt|toml|yaml|lock)")
LIKE_CODE = re.compile(r"_|[a-z][A-Z]|^[A-Z][a-z]")
"""Other words between backticks are written by players or in records."""
NOT_OF_THE_CODE = {"CHANGELOG.md", "glossary.md", "operating.md"}
"""Names that were, words of players, and figures, which tests/bot/operating compares."""
ELSEWHERE = {"ProcessPoolExecutor", "test_sn_6_a_seat_without_passes_goes_bankrupt"}
"""What the code rather does without, and an example."""
TARGET = re.compile(r"`make ([a-z]+)")


def defined(node: ast.AST) -> Iterator[str]:
    """The names that a node of the code gives or imports, and whole strings."""
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            yield name
        case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()) | ast.arg(arg=name):
            yield name
        case ast.alias(name=name):
            yield name
        case ast.Constant(value=str(text)):
            yield text
        case _:
            pass


@cache
def names_in_code() -> set[str]:
    """All names that the code gives, those of its modules, and its strings."""
    files = [path for folder in (*CODE, "playground") for path in (ROOT / folder).rglob("*.py")]
    return {path.stem for path in files} | {
        name for path in files for node in ast.walk(ast.parse(path.read_text())) for name in defined(node)
    }


@cache
def ids_in_code() -> dict[str, str]:
    """Each rule id that the code names, and a file that names it."""
    return {
        rule: str(path.relative_to(ROOT))
        for folder in CODE
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".ftl", ".jsonl"}
        for rule in rules_in_text(path.read_text())
    }


def test_every_rule_id_in_the_code_is_in_the_rules() -> None:
    assert {rule: path for rule, path in ids_in_code().items() if rule not in RULES} == {}


def test_every_rule_is_named_in_the_code() -> None:
    assert [rule for rule in RULES if rule not in ids_in_code()] == []


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_and_paths_exist(paper: Path) -> None:
    text = paper.read_text()
    missing = [link for link in LINK.findall(text) if not (paper.parent / link).exists()]
    made = {path for path, kind, _ in edits_of(text) if kind != "diff"}
    missing += [path for path in PATH.findall(text) if path not in made and not (ROOT / path).exists()]
    assert missing == []


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_names_of_the_code_exist(paper: Path) -> None:
    text = paper.read_text()
    known = names_in_code() | ELSEWHERE | set(re.findall(r"\w+", "".join(block for _, _, block in edits_of(text))))
    named = {name for name in NAME.findall(text) if LIKE_CODE.search(name) and not FILE.fullmatch(name)}
    missing = {name for name in named if name not in known and not set(name.split(".")) <= known}
    assert paper.name in NOT_OF_THE_CODE or missing == set()


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_make_targets_exist(paper: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(TARGET.findall(paper.read_text())) <= targets


def test_the_changelog_has_a_line_for_each_change_and_the_version_is_its_newest_release() -> None:
    text = (ROOT / "CHANGELOG.md").read_text()
    lines = [line for line in text[text.index("\n## ") :].splitlines() if line]
    assert [line for line in lines if not re.match(r"- |##|The database ", line) or len(line) > 125] == []
    releases = [line.split()[1] for line in lines if re.fullmatch(r"## \d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)", line)]
    assert releases[0] == project()["project"]["version"]
    assert releases == sorted(releases, key=lambda release: [*map(int, release.split("."))], reverse=True)


@pytest.mark.parametrize(("heading", "column"), [("What players read", 4), ("What only the code says", 1)])
def test_names_of_the_glossary_are_in_the_code(heading: str, column: int) -> None:
    words = {
        word
        for folder in ("bot", "engine", "renderers", "data")
        for path in (ROOT / folder).rglob("*.py")
        for word in re.findall(r"\w+", path.read_text())
    }
    named = {name for row in rows_of(heading) for name in re.findall("`([^`]+)`", row[column])}
    assert named
    assert {name for name in named if not set(name.split(".")) <= words} == set()


def test_a_word_of_the_glossary_has_one_line() -> None:
    players, code = ([row[0] for row in rows_of(each)] for each in ("What players read", "What only the code says"))
    twice = {"table"}
    """Players say it for what lies in the middle and for the match around it."""
    assert len({*code}) == len(code)
    assert {word for word in players if players.count(word) > 1} <= twice
    assert {*players}.isdisjoint(code)


def test_every_paper_is_linked_from_contributing_and_every_requirement_explained() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text()
    assert [path.name for path in PAPERS if path.parent.name == "docs" and f"docs/{path.name})" not in text] == []
    wanted = project()["project"]["dependencies"] + [
        each for group in project()["dependency-groups"].values() for each in group
    ]
    names = {re.split(r"[\[>=; ]", each)[0].lower() for each in wanted}
    table = text.split("## What each dependency is for")[1].lower()
    assert {name for name in names if not re.search(rf"\b{re.escape(name)}\b", table)} == set()


def test_the_vectors_of_fair_deals_are_those_of_the_code() -> None:
    rows = dict(
        re.findall(r"^\| ([^|]+?) \| ([^|]+?) \|$", (ROOT / "docs" / "fair-deals.md").read_text(), re.MULTILINE)
    )
    fair = Fair(bytes.fromhex(rows["secret"].strip("`")), tuple(map(int, rows["presses"].split(", "))))
    assert (rows["commitment"], rows["key"]) == (f"`{fair.commitment}`", f"`{fair.key.hex()}`")
    assert int(rows["seed"]) == fair.seed
    stream = HashStream(fair.key, "1/0")
    assert rows["first words of `1/0`"] == ", ".join(str(stream.randrange(1 << 32)) for _ in range(4))
    game = find_game("shichi-narabe")
    match = Match(game, game.rules(), seats=4, seed=fair.seed, fair=fair)
    match.next_hand()
    assert rows["first dealer of four"] == f"seat {match.played[0].setup.dealer}"
    assert rows["first hand of Shichi Narabe, four seats, seat 0"] == " ".join(
        codes(match.played[0].setup.deal.hands[0])
    )
    match = Match(game, game.rules(), seats=4, seed=0)
    assert rows["rules"] == f"`{rules_text(match.rules.model_dump())}`"
    texts = {3: "七並べ", 0: "Hello, world"}
    words = [Word(seat, mark_of(fair.secret, seat, text), text) for seat, text in texts.items()]
    assert [rows[f"mark of `{word.text}` at seat {word.seat}"] for word in words] == [
        f"`{each.mark}`" for each in words
    ]
    bound = Bound(
        table=17_630_000_000_000,
        game=game.id,
        rules=rules_text(match.rules.model_dump()),
        seats=4,
        people=(0, 1, 3),
        words=tuple(words),
    )
    for by, is_with in (
        (Fair(fair.secret, (), bound), "with these words, in this order"),
        (Fair(fair.secret, fair.presses, replace(bound, words=())), "without words, with the two presses"),
    ):
        assert rows[f"key {is_with}"] == f"`{by.key.hex()}`"
        match = Match(game, game.rules(), seats=4, seed=by.seed, fair=by)
        match.next_hand()
        hand = rows[f"first hand {is_with.partition(',')[0]}, seat 0"]
        assert hand == " ".join(codes(match.played[0].setup.deal.hands[0]))
    assert int(rows["seed with these words"]) == Fair(fair.secret, (), bound).seed
