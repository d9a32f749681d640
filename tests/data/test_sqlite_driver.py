"""SQLite's connections: what SQLAlchemy asks of a cursor, and that a statement is one turn of the thread."""

import sqlite3
from pathlib import Path

import pytest

from data.sqlite_driver import connect


async def test_rows_are_fetched_in_the_turn_that_executes(tmp_path: Path) -> None:
    connection = await connect(tmp_path / "some.db")
    cursor = connection.cursor()
    assert cursor.description is None
    await cursor.execute("SELECT 1 AS one UNION SELECT ?", (2,))
    await connection.close()  # From now on nothing can be asked of the thread.
    assert cursor.description[0][0] == "one"
    assert await cursor.fetchall() == [(1,), (2,)]
    assert await cursor.fetchall() == ()
    await cursor.close()


async def test_what_was_written_is_counted_and_stands(tmp_path: Path) -> None:
    connection = await connect(tmp_path / "some.db")
    cursor = connection.cursor()
    assert (cursor.rowcount, cursor.lastrowid) == (-1, None)
    await cursor.execute("CREATE TABLE some (id INTEGER PRIMARY KEY, word TEXT NOT NULL)")
    await cursor.executemany("INSERT INTO some (word) VALUES (?)", [("a",), ("b",)])
    assert (cursor.rowcount, await cursor.fetchall()) == (2, ())
    await cursor.execute("INSERT INTO some (word) VALUES ('c')")
    assert cursor.lastrowid == 3
    await cursor.execute("DELETE FROM some WHERE word > 'a' RETURNING id")
    assert (cursor.rowcount, await cursor.fetchall()) == (2, [(2,), (3,)])
    await connection.commit()
    await connection.close()
    again = sqlite3.connect(tmp_path / "some.db")
    assert again.execute("SELECT * FROM some").fetchall() == [(1, "a")]
    again.close()


async def test_an_error_is_raised_to_who_asked(tmp_path: Path) -> None:
    connection = await connect(tmp_path / "some.db")
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await connection.cursor().execute("SELECT * FROM some")
    await connection.close()
