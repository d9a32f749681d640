"""The log of a closed table as one blob: `encode` and `decode`, the only functions that know its form.

The first byte is the form's number. In form 1 a raw deflate stream follows, whose dictionary is `_WORDS`; in it stand
the times in one line, the first as milliseconds since 1970 and each other one as milliseconds since the one before, and
then a line of JSON for each entry, as it was written. A match of 77 moves takes about 1 KB.

Whoever changes names or ids in old logs decodes, changes the bodies, and encodes again (`Tables.rewrite_log`).
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final

from data.rows import LogEntry

_FORM: Final = 1
_WORDS: Final = (
    b'{"kind":"resumed","deadline":{"kind":"touched"}{"kind":"hinted","user":{"kind":"taken-back","user":,"kept":'
    b'{"kind":"stepped-away","user":{"kind":"came-back","user":{"kind":"agreed","user":{"kind":"left","user":'
    b'{"kind":"talked","seat":,"ghost":,"way":"reply","message":{"kind":"level-set","name":"level":"normal"}'
    b'{"kind":"invited","user":,"name":"{"kind":"declined","user":{"kind":"strict-set","strict":false}'
    b'{"kind":"hints-set","hints":"automatic"}{"kind":"turn-time-set","seconds":{"kind":"computer-left"}'
    b'"passes":"jokers":"tunnel":"none","ghost":false"first":"left-of-dealer"'
    b'{"kind":"options-set","preset":null,"options":{"kind":"opened","host":,"name":"","game":"shichi-narabe",'
    b'"preset":"classic","options":{"sevens":"laid","first":"seven-of-diamonds","passes":3,"voluntary":true,"jokers":0,'
    b'"joker_play":"skip","joker_exchange":"take","tunnel":"none","ghost":false},"locale":"ja","locale":"en-US",'
    b'"turn_seconds":90,"practice":false,"in_thread":false,"secret":"{"kind":"joined","user":,"name":"","press":'
    b'{"kind":"computer-joined","name":"","player":"normal"}\n{"kind":"ready","user":{"dealer":1,"deal":{"hands":[["'
    b'"]]},"edition":2,"kind":"dealt"}\n{"dealer":1,"deal":{"hands":[["TH","2C","5C","2H","6S","AD","8S","4C","3C"],["'
    b'"]]},"edition":2,"kind":"started","seed":,"presses":[]}\n{"kind":"closed","why":"played"}'
    b'{"kind":"moved","seat":3,"move":"draw","by":"clock"}\n{"kind":"moved","seat":2,"move":"take","by":"computer"}\n'
    b'{"kind":"moved","seat":1,"move":"pass","by":"person"}\n{"kind":"moved","seat":0,"move":"7D","by":"person"}\n'
)
"""Usual parts of entries, the most usual last. It never changes, as every blob of form 1 needs it."""


def encode(log: Sequence[LogEntry]) -> bytes:
    """The blob of a log whose entries are numbered from 0. Raises ValueError for another or one with a line break."""
    if not log or [entry.n for entry in log] != list(range(len(log))):
        raise ValueError("the entries are not numbered from 0")
    if any("\n" in entry.body for entry in log):
        raise ValueError("an entry has a line break")
    times = [entry.at_ms for entry in log]
    since = [*times[:1], *(after - before for before, after in pairwise(times))]
    lines = [",".join(map(str, since)), *(entry.body for entry in log)]
    packing = zlib.compressobj(level=9, wbits=-15, memLevel=9, zdict=_WORDS)
    return bytes((_FORM,)) + packing.compress("\n".join(lines).encode()) + packing.flush()


def decode(blob: bytes) -> tuple[LogEntry, ...]:
    """The log of a blob. Raises ValueError for a blob of another form, or a damaged one."""
    if blob[:1] != bytes((_FORM,)):
        raise ValueError("the archived log has a form that this release does not know")
    unpacking = zlib.decompressobj(wbits=-15, zdict=_WORDS)
    try:
        since, *bodies = unpacking.decompress(blob[1:]).decode().split("\n")
    except (zlib.error, UnicodeDecodeError) as error:
        raise ValueError("the archived log is damaged") from error
    if not unpacking.eof:
        raise ValueError("the archived log is damaged: its end is missing")
    times = accumulate(map(int, since.split(",")))
    return tuple(LogEntry(n, at_ms, body) for n, (at_ms, body) in enumerate(zip(times, bodies, strict=True)))
