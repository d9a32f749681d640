"""What a world leaves is collected once it is over, and no earlier."""

import gc
import logging
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final
from unittest.mock import patch
from weakref import finalize

from greenlet import GreenletExit, getcurrent, greenlet

_TIMES: Final = 3
"""Coroutines that end keep what they use until the next collection, and a first one may find only those."""


@contextmanager
def collected_afterwards() -> Iterator[None]:
    """Collect nothing while worlds run, and all of them afterwards.

    A collection runs the `finally` blocks of what dead processes left, which must not happen while a world goes on.
    """
    was_enabled, before = gc.isenabled(), _finalizers()
    gc.disable()
    gc.freeze()  # What was there before worlds is neither looked through nor collected.
    try:
        # The bot freezes the tables that it takes up, and all else that is there. It would stay for ever.
        with patch.object(gc, "freeze", lambda: None):
            yield
    finally:
        _let_go(_finalizers() - before)
        _collect()
        gc.unfreeze()
        if was_enabled:
            gc.enable()


def _let_go(made: "set[finalize[..., object]]") -> None:
    """SQLAlchemy holds what gives a connection back, and with that its loop, until the connection's user is gone."""
    for each in made:
        if (found := each.peek()) is not None and found[1].__module__ == "sqlalchemy.pool.base":
            each.detach()


def _collect() -> None:
    """Collect all garbage. What `finally` blocks do then fails, as their loop is closed, and is said nowhere."""
    logging.disable()
    try:
        with patch.object(sys, "unraisablehook", lambda _: None), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            _end_greenlets()
            for _ in range(_TIMES):
                gc.collect()
    finally:
        logging.disable(logging.NOTSET)


def _end_greenlets() -> None:
    """End what waits within SQLAlchemy: the garbage collector does not see what the stack of a greenlet holds."""
    for each in [each for each in gc.get_objects() if isinstance(each, greenlet)]:
        for _ in range(_TIMES):  # It may wait again, to give its connection back.
            if each and not each.dead and each is not getcurrent():
                with suppress(BaseException):
                    each.throw(GreenletExit)


def _finalizers() -> "set[finalize[..., object]]":
    registry: dict[finalize[..., object], object] = finalize._registry  # type: ignore[attr-defined]
    return set(registry)
