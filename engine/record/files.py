"""Files of records, one per line: read the lines and verify each record."""

import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import IO, Final

from engine.record.form import Record, RecordError
from engine.record.reading import LONGEST, read_lines
from engine.record.replaying import differences, how_dealt

_MOST_FAULTS: Final = 20
"""Reading stops after this many invalid lines if there was no valid record before."""
_MOST_COUNTED: Final = 10_000_000
"""The most remaining lines that are counted when reading stops; takes a few seconds."""


class FileError(Exception):
    """A file cannot be read to its end. The message is one sentence without the file's name."""


class Unreadable(FileError):
    """The file cannot be opened, or reading it fails."""


class GivenUp(FileError):
    """The file starts with too many invalid lines."""


def lines_of(name: str) -> Iterator[bytes]:
    """The lines of a file, or of standard input for `-`. Raises Unreadable.

    A line longer than `LONGEST` bytes is cut off one byte after that, which still shows that it is too long.
    """
    try:
        with _opened(name) as file:
            while line := file.readline(LONGEST + 1):
                yield line
                while len(line) > LONGEST and not line.endswith(b"\n"):
                    line = file.readline(LONGEST + 1)
    except OSError as wrong:
        raise Unreadable(f"cannot be read: {wrong.strerror}") from None
    except ValueError as wrong:  # an invalid file name
        raise Unreadable(f"cannot be read: {wrong}") from None


@contextmanager
def _opened(name: str) -> Generator[IO[bytes], None, None]:
    if name != "-":
        with open(name, "rb") as file:
            yield file
        return
    if sys.stdin is None:  # pyright: ignore[reportUnnecessaryComparison] (closed before the start)
        raise Unreadable("cannot be read: standard input is closed")
    yield sys.stdin.buffer


@dataclass(frozen=True, slots=True)
class Verified:
    """The result of checking a line of a file."""

    line: int
    problems: list[str]
    """A sentence per difference, or one saying why it is no record."""
    dealt: str = ""
    """The source of the deals (`how_dealt`); empty if there are problems."""


def verified(name: str) -> Iterator[Verified]:
    """The results of checking each line of a file.

    Raises Unreadable, or GivenUp after `_MOST_FAULTS` invalid lines without a valid record, if more follow.
    """
    lines = lines_of(name)
    faults = records = 0
    for number, record in read_lines(lines):
        yield _verified(record, number)
        if isinstance(record, RecordError):
            faults += 1
        else:
            records += 1
        if faults == _MOST_FAULTS and not records:
            unread = sum(1 for _ in islice(lines, _MOST_COUNTED))
            if unread:
                count = "1 line" if unread == 1 else f"{unread} {'or more ' * (unread == _MOST_COUNTED)}lines"
                raise GivenUp(f"{faults} lines are no records; the rest is not read: {count}")
            return


def _verified(record: Record | RecordError, line: int) -> Verified:
    if isinstance(record, RecordError):
        return Verified(line, [str(record)])
    try:
        found = [f"line {line}, {each}" for each in differences(record)]
    except RecordError as wrong:
        return Verified(line, [str(wrong.at_line(line))])
    return Verified(line, found, "" if found else how_dealt(record))
