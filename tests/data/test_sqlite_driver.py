"""SQLite's connections: what SQLAlchemy asks of a cursor, and that a statement is one turn of the thread."""

import sqlite3
from pathlib import Path

import pytest

from data.sqlite_driver import Connection, connect


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


async def test_a_transaction_begins_in_the_turn_of_its_first_statement(tmp_path: Path) -> None:
    connection = await connect(tmp_path / "some.db")
    connection.isolation_level = None
    turns: list[str] = []
    await connection.set_trace_callback(turns.append)
    await connection.cursor().execute("BEGIN IMMEDIATE")
    assert not turns
    assert not connection.in_transaction
    await connection.cursor().execute("CREATE TABLE some (word TEXT)")
    await connection.cursor().executemany("INSERT INTO some VALUES (?)", [("a",)])
    assert connection.in_transaction
    await connection.rollback()
    await connection.cursor().execute("BEGIN")
    assert await found(connection, "SELECT name FROM sqlite_schema") == []
    assert connection.in_transaction
    await connection.commit()
    assert [turn.split()[0] for turn in turns] == ["BEGIN", "CREATE", "INSERT", "ROLLBACK", "BEGIN", "SELECT", "COMMIT"]
    await connection.close()


@pytest.mark.parametrize("end", ["commit", "rollback"])
async def test_a_transaction_without_a_statement_never_begins(tmp_path: Path, end: str) -> None:
    connection = await connect(tmp_path / "some.db")
    connection.isolation_level = None
    await connection.cursor().execute("BEGIN")
    await getattr(connection, end)()
    assert await found(connection, "SELECT 1") == [(1,)]
    assert not connection.in_transaction
    await connection.close()


async def test_nothing_is_written_outside_a_transaction_that_could_not_begin(tmp_path: Path) -> None:
    connection, other = await connect(tmp_path / "some.db"), await connect(tmp_path / "some.db")
    for each in (connection, other):
        each.isolation_level = None
        await each.cursor().execute("PRAGMA busy_timeout = 1")
    await other.cursor().execute("CREATE TABLE some (word TEXT)")
    await other.cursor().execute("BEGIN IMMEDIATE")
    await other.cursor().execute("INSERT INTO some VALUES ('other')")
    await connection.cursor().execute("BEGIN IMMEDIATE")
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        await connection.cursor().execute("INSERT INTO some VALUES ('first')")
    await other.commit()
    await connection.cursor().execute("INSERT INTO some VALUES ('second')")
    assert connection.in_transaction
    await connection.rollback()
    assert await found(other, "SELECT word FROM some") == [("other",)]
    await connection.close()
    await other.close()


async def found(connection: Connection, query: str) -> list[tuple[object, ...]]:
    cursor = connection.cursor()
    await cursor.execute(query)
    return list(await cursor.fetchall())
