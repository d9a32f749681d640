"""What is refused, and why."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.tables.refusals import RefusalReason, TableError


@contextmanager
def refused(reason: RefusalReason, **facts: object) -> Iterator[pytest.ExceptionInfo[TableError]]:
    """What is done inside is refused for this reason, and with these facts if any are given."""
    with pytest.raises(TableError) as caught:
        yield caught
    assert caught.value.reason is reason
    assert not facts or caught.value.facts == facts
