"""A command in a terminal: what it prints for wrong use, and its exit code."""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Final, NoReturn

from engine.errors import SevensError

MESSAGE: Final = 300
"""Maximum length of a usage message in characters, because argparse quotes the input in it."""


class UsageError(SevensError):
    """Wrong usage of a command. The message is one sentence."""


class Parser(ArgumentParser):
    """An ArgumentParser that raises UsageError with one line instead of printing and exiting."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(" ".join(message[:MESSAGE].split()) + "..." * (len(message) > MESSAGE))


def run(program: str, parser: ArgumentParser, arguments: Sequence[str] | None) -> int:
    """Run the command that the parser finds in the arguments (None: those of the process). `program` begins errors.

    Exit code: the command's; 1 where the output cannot be written, 2 for wrong usage, 130 when interrupted.
    """
    _settle_streams()
    try:
        options = parser.parse_args(arguments)
        code: int = options.command(options)
        sys.stdout.flush()
    except SevensError as wrong:
        print(f"{program}: {wrong}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        _stop_writing()  # The reader of our output has closed the pipe.
        return 1
    except OSError as wrong:
        _stop_writing()
        print(f"{program}: standard output cannot be written: {wrong.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return code


def _stop_writing() -> None:
    """Redirect stdout to the null device, so that flushing it at exit cannot fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _settle_streams() -> None:
    """Make stdout and stderr usable: input may hold characters that their encoding cannot write."""
    # A stream that was closed before Python started is None.
    sys.stdout = sys.stdout or open(os.devnull, "w")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")
