"""The rooms are as docs/architecture.md draws them; those of the bot know few others, and few files carry a press."""

import re
from functools import cache
from itertools import pairwise

import grimp

from tests.docs.papers import ROOT, project

PAPER = (ROOT / "docs" / "architecture.md").read_text()
OPENED = ("bot", "renderers")
"""Packages that are drawn with their rooms; the others are one room each."""
NOT_DRAWN = {
    "bot",
    *(f"bot.{name}" for name in ("__main__", "settings", "stopping", "logs")),
    "renderers.__main__",
    "renderers.emblem",
}
"""What starts a program, and modules that are needed everywhere."""
MOST_ARROWS = 35
MOST_FILES = 12
"""Which carry a press on a card to its answered edit."""

Arrows = dict[str, set[str]]


def graph_of_imports() -> grimp.ImportGraph:
    """All imports of all files, also those for types only, and those within functions."""
    packages: list[str] = project()["tool"]["importlinter"]["root_packages"]
    return grimp.build_graph(*packages, cache_dir=None)


@cache
def imports() -> Arrows:
    """The rooms that each room imports."""
    graph = graph_of_imports()
    packages = {each.split(".")[0] for each in graph.modules}
    rooms = {room for each in packages for room in ({each} | graph.find_children(each) if each in OPENED else {each})}
    for room in rooms.difference(OPENED):
        graph.squash_module(room)
    return {room: graph.find_modules_directly_imported_by(room) & rooms - {room} for room in rooms}


def below(room: str, arrows: Arrows) -> set[str]:
    """All that arrows lead to from here."""
    return {each for known in arrows[room] for each in {known} | below(known, arrows)}


def drawn() -> Arrows:
    """The arrows of the drawing, between the rooms that its labels begin with."""
    drawing = PAPER.split("```mermaid\n")[1].split("```")[0]
    rooms = {
        name: label.replace("/", ".") for name, label in re.findall(r'^ *(\w+)\["([\w/]+):', drawing, re.MULTILINE)
    }
    arrows: Arrows = {room: set() for room in rooms.values()}
    for line in (line for line in drawing.splitlines() if "-->" in line):
        steps = [[rooms[name.strip()] for name in step.split("&")] for step in line.split("-->")]
        for knowing, known in pairwise(steps):
            for room in knowing:
                arrows[room].update(known)
    return arrows


def test_the_drawing_has_every_room_and_the_arrows_that_do_not_follow_from_others() -> None:
    known = {room: rooms - NOT_DRAWN for room, rooms in imports().items() if room not in NOT_DRAWN}
    needed = {
        room: {each for each in rooms if all(each not in below(other, known) for other in rooms)}
        for room, rooms in known.items()
    }
    assert drawn() == needed


def circles(arrows: Arrows) -> Arrows:
    """What is left where those are taken away, again and again, that know nobody or are known by nobody."""
    while True:
        known = {each for some in arrows.values() for each in some}
        left = {one: some & arrows.keys() for one, some in arrows.items() if one in known and some & arrows.keys()}
        if left == arrows:
            return arrows
        arrows = left


def test_no_files_import_each_other_in_a_circle() -> None:
    """Not for types only, and not late either: each file can be read without those that use it."""
    graph = graph_of_imports()
    assert circles({each: graph.find_modules_directly_imported_by(each) for each in graph.modules}) == {}


def test_a_circle_is_found() -> None:
    assert circles({"a": {"b"}, "b": {"c", "d"}, "c": {"b", "e"}, "d": set(), "e": {"d"}}).keys() == {"b", "c"}


def test_there_are_few_arrows_between_the_rooms_of_the_bot() -> None:
    """import-linter knows that none leads up (pyproject.toml)."""
    arrows = {(room, known) for room, rooms in imports().items() for known in rooms}
    inside = {each for each in arrows if all(room.startswith("bot.") for room in each)}
    assert ("bot.features", "bot.tables") in inside
    assert len(inside) <= MOST_ARROWS, sorted(inside)


def test_few_files_carry_a_press() -> None:
    way = PAPER.split("## A press\n")[1].split("\n## ")[0].split("files carry the press")[0]
    files = set(re.findall(r"`((?:bot|data|engine|renderers)/[\w/]+\.py)`", way))
    assert {file for file in files if not (ROOT / file).exists()} == set()
    assert 6 < len(files) <= MOST_FILES
