"""What is left of a user in a database and in a process."""

import re
import sqlite3
from collections import deque
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

_OURS: Final = ("bot.", "data.", "cachetools")
_NO_DATA: Final = ({}, (), [], None)


def in_database(path: Path, user: int) -> list[str]:
    """The columns of a SQLite file that hold this number, also within a text."""
    wanted, found = re.compile(rf"(?<!\d){user}(?!\d)"), set[str]()
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for name in names:
            rows = connection.execute(f'SELECT * FROM "{name}"')
            columns = [each[0] for each in rows.description]
            for row in rows:
                found |= {f"{name}.{at}" for at, value in zip(columns, row, strict=True) if wanted.search(str(value))}
    connection.close()
    return sorted(found)


def in_memory(root: object, user: int) -> list[str]:
    """Where this number stands in what an object of the bot holds, such as `services.hands._hands`.

    What a cache knows to be empty is no data.
    """
    found, seen, there = list[str](), set[int](), deque([("services", root)])
    while there:
        path, each = there.popleft()
        if id(each) in seen:
            continue
        seen.add(id(each))
        for name, inner in _parts(each):
            if (inner == user and type(inner) is int) or (type(inner) is str and str(user) in inner):
                found.append(f"{path}.{name}")
            elif name == user and inner not in _NO_DATA:
                found.append(f"{path}[user]")
            there.append((f"{path}.{name}", inner))
    return sorted(set(found))


def _parts(each: object) -> Iterator[tuple[object, object]]:
    match each:
        case Mapping():
            yield from list(each.items())
        case list() | tuple() | set() | frozenset() | deque():
            yield from (("*", inner) for inner in list(each))
        case _ if type(each).__module__.startswith(_OURS):
            slots = [name for kind in type(each).__mro__ for name in getattr(kind, "__slots__", ())]
            names = [*slots, *getattr(each, "__dict__", ())]
            yield from ((name, getattr(each, name)) for name in names if hasattr(each, name))
        case _:
            pass
