"""The paper on the daily deal is enough to repeat it: programs written from it alone agree, and its vectors hold."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.cards import codes
from engine.daily.dealing import LINES, candidate, place_of, played_line, secret_of
from engine.fair import Fair
from engine.record import as_line, take_down
from tests.docs.papers import ROOT
from tests.engine.daily.days_played import MASTER, WEEKS, deal_of, played
from tests.sampling import one_in

HERE = Path(__file__).parent
ROWS = re.findall(r"^\| ([^|]+?) \| ([^|]+?) \|$", (ROOT / "docs" / "daily.md").read_text(), re.MULTILINE)
DAY = 57
OF_SHICHI_NARABE = (1, 2, 8, 9, DAY, DAY + 1)


def run(program: str, lines: list[str]) -> list[str]:
    """What a program answers to these lines. It runs isolated, so that it can import nothing of the project."""
    asked = [sys.executable, "-I", str(HERE / program)]
    found = subprocess.run(asked, input="\n".join(lines), capture_output=True, text=True, check=True)
    return found.stdout.splitlines()


def places(fair: Fair) -> list[int]:
    return [place_of(fair, line) for line in range(LINES)]


@pytest.mark.parametrize("day", one_in(4, OF_SHICHI_NARABE))
def test_a_program_written_from_the_papers_repeats_choice_and_replies(day: int) -> None:
    [answer] = run("daily_by_paper.py", [json.dumps({"secret": MASTER.hex(), "day": day})])
    fair = deal_of(day)
    assert fair.day is not None
    plies = played_line(fair, 5).played[0].plies
    assert json.loads(answer) == {
        "commitment": fair.commitment,
        "candidate": fair.day.candidate,
        "places": places(fair),
        "moves": " ".join(f"{seat}:{move}" for seat, move in plies),
    }


def test_a_program_written_from_the_papers_checks_the_deals_of_every_game() -> None:
    records = [as_line(take_down(played(day, 1))) for day in WEEKS]
    assert run("fair_by_paper.py", records) == ["right"] * len(records)


def test_the_vectors_of_the_paper_are_those_of_the_code() -> None:
    rows, fair = dict(ROWS), deal_of(DAY)
    assert fair.day is not None
    assert rows["secret of day 57"] == f"`{secret_of(MASTER, DAY).hex()}`"
    assert (rows["commitment"], rows["its key"]) == (f"`{fair.commitment}`", f"`{fair.key.hex()}`")
    assert rows["candidate taken"] == str(fair.day.candidate)
    first = candidate(fair.secret, DAY, 0)
    assert rows["places of the lines of candidate 0"] == " ".join(map(str, places(first)))
    assert rows["places of its lines"] == " ".join(map(str, places(fair)))
    setup = played(DAY, 1).played[0].setup
    assert rows["first dealer"] == f"seat {setup.dealer}"
    assert rows["first hand, seat 0"] == " ".join(codes(setup.deal.hands[0]))
    days = [deal_of(day).day for day in WEEKS]
    assert rows["candidates of days 1 to 14"] == " ".join(str(each.candidate) for each in days if each)
