"""The record of a finished match as a file."""

import orjson

from bot.platform.messages import Document, Message, note, panel, words
from bot.tables.table import Table
from engine.record import record_of
from i18n import Texts


def record_message(texts: Texts, table: Table, user: int) -> Message:
    """The record, for participants of a finished match; otherwise a sentence that says why not."""
    if table.participant_of(user) is None:
        return note(texts("record-players"))
    if table.match is None or table.match.result is None:
        return note(texts("record-not-yet"))
    line = orjson.dumps(record_of(table.match)) + b"\n"
    document = Document(line, f"{table.game}-{table.id}.jsonl", texts("record-description"))
    return panel(words(texts("record-here")), document.download(), pictures=[document])
