"""Drawing in a process of its own: `python -m renderers.serving` takes jobs from its input until that ends.

A job is pickled: its number, a function and its arguments, which are pickled before. The answer is its number with the
bytes that the function gave, or with what went wrong as text. Before each stands its length, in four bytes.
"""

import contextlib
import os
import pickle
import sys
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO, Final

Job = tuple[int, Callable[..., bytes], bytes]
Answer = tuple[int, bytes | str]

LENGTH_BYTES: Final = 4
_NICENESS: Final = 5
"""Whoever answers people goes first."""


def packed(*arguments: object, **named: object) -> bytes:
    """Arguments for a function. What is packed alike is drawn alike."""
    return pickle.dumps((arguments, named), pickle.HIGHEST_PROTOCOL)


def call(function: Callable[..., bytes], arguments: bytes) -> bytes:
    """What the function gives for packed arguments."""
    given, named = unframed(arguments)
    return function(*given, **named)


def framed(message: Job | Answer) -> bytes:
    """The message as it is sent."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def unframed(body: bytes) -> Any:
    """The message of these bytes, which come from the process at the other end, and from nobody else."""
    return pickle.loads(body)  # noqa: S301


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Do jobs, one after the other, until there are no more."""
    while length := jobs.read(LENGTH_BYTES):
        body = jobs.read(int.from_bytes(length, "big"))
        if len(body) < int.from_bytes(length, "big"):
            return
        number, function, arguments = unframed(body)
        try:
            answer: Answer = number, call(function, arguments)
        except Exception as wrong:
            # What a fault says may name hidden cards: where it was is told, and its kind.
            traceback.print_tb(wrong.__traceback__)
            answer = number, type(wrong).__name__
        answers.write(framed(answer))
        answers.flush()


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    # Whoever wanted the pictures may die in the middle.
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)
    os._exit(0)  # without another try to send what is left
