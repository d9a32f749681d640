"""A worker process: `python -m bot.platform.serving NICENESS` reads jobs from stdin until it is closed.

A job is a pickled (number, function, pickled arguments); the answer is a pickled (number, bytes or error type
name). Each message is preceded by its length in four bytes, big-endian.

Garbage is collected between jobs and never within one: a collection of everything takes a tenth of a second or two once
the caches of a search are full, and a choice has 0.3.
"""

import contextlib
import gc
import os
import pickle
import sys
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO, Final

from bot.platform.memory import hold_memory

Job = tuple[int, Callable[..., bytes], bytes]
Answer = tuple[int, bytes | str]

LENGTH_BYTES: Final = 4
MUCH_GARBAGE: Final = 20_000
"""So many new objects are looked through after a job."""
COLLECTIONS: Final = 200
"""After so many of these, all objects are."""


def packed(*arguments: object, **named: object) -> bytes:
    """Pickled arguments of a function. Equal bytes are equal arguments."""
    return pickle.dumps((arguments, named), pickle.HIGHEST_PROTOCOL)


def call(function: Callable[..., bytes], arguments: bytes) -> bytes:
    """Call the function with packed arguments."""
    given, named = unframed(arguments)
    return function(*given, **named)


def framed(message: Job | Answer) -> bytes:
    """The message as bytes, with its length."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def unframed(body: bytes) -> Any:
    """Unpickle a message. Safe because it only comes from the process at the other end of the pipe."""
    return pickle.loads(body)  # noqa: S301


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Run jobs one after the other until the input ends."""
    collections = 0
    while length := jobs.read(LENGTH_BYTES):
        body = jobs.read(int.from_bytes(length, "big"))
        if len(body) < int.from_bytes(length, "big"):
            return
        number, function, arguments = unframed(body)
        try:
            answer: Answer = number, call(function, arguments)
        except Exception as wrong:
            # The error's text may contain hidden cards: print only the traceback, answer with the error type.
            traceback.print_tb(wrong.__traceback__)
            answer = number, type(wrong).__name__
        answers.write(framed(answer))
        answers.flush()
        if gc.get_count()[0] > MUCH_GARBAGE:
            collections += 1
            gc.collect(2 if collections % COLLECTIONS == 0 else 1)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    hold_memory()
    gc.freeze()
    gc.disable()
    # The parent process may exit at any time.
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)
    os._exit(0)  # skip flushing stdout at exit
