"""The results of duels in a file of JSON lines, so that a table of all presets can be interrupted and gone on with."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime
from os import cpu_count
from pathlib import Path
from platform import machine, python_version
from typing import Any, Final, Self

from engine.errors import SevensError, abbreviated
from tools.strength.figures import DuelFigures
from tools.strength.playing import Duel

_FIGURES: Final = tuple(each.name for each in fields(DuelFigures))
_Key = tuple[object, ...]


class UnreadableResults(SevensError):
    """The file holds something else than results, or cannot be read or written. The message is one sentence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelResult:
    """A duel of a preset, where and when it was played, and its figures."""

    preset: str
    players: tuple[str, ...]
    seed: int
    matches: int
    hands: int | None
    paired: bool
    quick: bool
    date: str
    python: str
    machine: str
    figures: DuelFigures

    @classmethod
    def of(cls, preset: str, duel: Duel, figures: DuelFigures, *, quick: bool) -> Self:
        """The result of a duel that was played now and here."""
        return cls(
            preset=preset,
            players=duel.players,
            seed=duel.seed,
            matches=duel.matches,
            hands=duel.hands,
            paired=duel.paired,
            quick=quick,
            date=f"{datetime.now(UTC):%Y-%m-%d}",
            python=python_version(),
            machine=f"{machine()}, {cpu_count()} processors",
            figures=figures,
        )

    @property
    def key(self) -> _Key:
        return self.preset, self.players, self.seed, self.matches, self.hands, self.paired, self.quick

    def as_line(self) -> str:
        others = {each.name: getattr(self, each.name) for each in fields(self) if each.name != "figures"}
        return json.dumps(others | asdict(self.figures))

    @classmethod
    def from_line(cls, line: str) -> Self:
        """Raises ValueError, TypeError or KeyError for something else."""
        found: dict[str, Any] = json.loads(line)
        figures = DuelFigures(**{name: found.pop(name) for name in _FIGURES if name in found})
        found["players"] = (*found["players"],)
        return cls(**found, figures=figures)


def results(path: Path) -> Iterator[DuelResult]:
    """The results in a file, none if there is no such file. A last line that was not finished is passed over.
    Raises Unreadable."""
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        return
    except (OSError, ValueError) as wrong:
        raise _unreadable(path, "read", wrong) from None
    *lines, _ = text.split("\n")
    for number, line in enumerate(lines, 1):
        try:
            yield DuelResult.from_line(line)
        except (ValueError, TypeError, KeyError, AttributeError):
            raise UnreadableResults(
                f"--results: line {number} of {abbreviated(str(path))} is no result of a duel"
            ) from None


class KeptResults:
    """The results that a file holds. What is added to it is written at once."""

    def __init__(self, path: Path) -> None:
        """Raises Unreadable."""
        self._path = path
        self._known = {each.key: each for each in results(path)}

    def find(self, preset: str, duel: Duel, *, quick: bool) -> DuelFigures | None:
        """The figures of this duel if it has been played."""
        found = self._known.get((preset, duel.players, duel.seed, duel.matches, duel.hands, duel.paired, quick))
        return None if found is None else found.figures

    def add(self, result: DuelResult) -> None:
        """Raises Unreadable."""
        try:
            with self._path.open("a+b") as file:
                file.seek(0)
                file.truncate(file.read().rfind(b"\n") + 1)  # without a line that was not finished
                file.write(f"{result.as_line()}\n".encode())
        except (OSError, ValueError) as wrong:
            raise _unreadable(self._path, "written", wrong) from None
        self._known[result.key] = result


def _unreadable(path: Path, what: str, wrong: OSError | ValueError) -> UnreadableResults:
    why = wrong.strerror if isinstance(wrong, OSError) else wrong
    return UnreadableResults(f"--results: {abbreviated(str(path))} cannot be {what}: {why}")
