"""The process's log: how it is written, and what is counted of it."""

import logging
from collections import Counter


class LevelCounter(logging.Handler):
    """Counts records by level, from warnings on."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.counts: Counter[str] = Counter({"warning": 0, "error": 0})

    def emit(self, record: logging.LogRecord) -> None:
        self.counts["error" if record.levelno >= logging.ERROR else "warning"] += 1
