"""Files of records: reading their lines, and verifying every record of one."""

import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import IO, Final

from engine.record.form import Record, RecordError
from engine.record.reading import LONGEST, read_lines
from engine.record.replaying import differences

_MOST_FAULTS: Final = 20
"""A file that begins with so many lines that are no records is given up."""
_MOST_COUNTED: Final = 10_000_000
"""Of a file that is given up so many further lines are counted, in a few seconds."""


class FileError(Exception):
    """A file that is not read, or not to its end. The text is one sentence without the file's name."""


class Unreadable(FileError):
    """It cannot be opened, or the system fails to read it."""


class GivenUp(FileError):
    """It begins with nothing but lines that are no records."""


def lines_of(name: str) -> Iterator[bytes]:
    """The lines of a file, `-` for standard input; of one that is far too long, as much as shows that it is.

    Raises Unreadable.
    """
    try:
        with _opened(name) as file:
            while line := file.readline(LONGEST + 1):
                yield line
                while len(line) > LONGEST and not line.endswith(b"\n"):
                    line = file.readline(LONGEST + 1)
    except OSError as wrong:
        raise Unreadable(f"cannot be read: {wrong.strerror}") from None
    except ValueError as wrong:  # a name that can be no file's
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


def verified(name: str) -> Iterator[list[str]]:
    """For each record of a file what is wrong with it: a sentence for each difference, or for what makes it no record.

    Raises Unreadable; GivenUp after `_MOST_FAULTS` lines that are no records, if none before them is one.
    """
    lines = lines_of(name)
    faults = records = 0
    for number, record in read_lines(lines):
        yield _problems(record, number)
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


def _problems(record: Record | RecordError, line: int) -> list[str]:
    if isinstance(record, RecordError):
        return [str(record)]
    try:
        return [f"line {line}, {each}" for each in differences(record)]
    except RecordError as wrong:
        return [str(wrong.at_line(line))]
