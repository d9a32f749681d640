"""The papers name what exists: rule ids in both directions, links, paths, and make targets."""

import re
import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from engine.cards import codes
from engine.catalog import find_game
from engine.chance import HashStream
from engine.fair import Bound, Fair, Word, mark_of, rules_text
from engine.match import Match
from tests.docs.papers import PAPERS, ROOT, RULES, rows_of, rules_in_text

CODE = ("bot", "engine", "i18n", "renderers", "data", "tools", "tests")
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)")
PATH = re.compile(r"`((?:bot|engine|renderers|data|playground|tools|tests|docs|i18n)/[\w./-]*)`")
TARGET = re.compile(r"`make ([a-z]+)")


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
    missing += [path for path in PATH.findall(text) if not (ROOT / path).exists()]
    assert missing == []


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_make_targets_exist(paper: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(TARGET.findall(paper.read_text())) <= targets


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
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    wanted = project["project"]["dependencies"] + [
        each for group in project["dependency-groups"].values() for each in group
    ]
    names = {re.split(r"[\[>=; ]", each)[0].lower() for each in wanted}
    table = text.split("## What each dependency is for")[1].lower()
    assert {name for name in names if not re.search(rf"\b{re.escape(name)}\b", table)} == set()


def test_the_rooms_of_the_architecture_exist() -> None:
    tree = (ROOT / "docs" / "architecture.md").read_text().split("```")[1]
    top, named = "", list[str]()
    for indent, name in re.findall(r"^( *)([\w.]+/|[\w.]+\.py) ", tree, re.MULTILINE):
        top = "" if indent == "" else top
        named.append(top + name)
        top = name if indent == "" else top
    assert len(named) > 20
    assert [name for name in named if not (ROOT / name).exists()] == []
    rooms = {path.parent.name for path in (ROOT / "bot").glob("*/__init__.py")}
    assert rooms == {name.split("/")[1] for name in named if re.fullmatch(r"bot/\w+/", name)}


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
