"""The command line: `python -m engine games | record | verify | view` (see `--help` of each)."""

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import IO, Any, Final, NoReturn, cast

from engine.catalog import GAMES, find_game
from engine.errors import RulesError, SevensError, shown
from engine.game import Game
from engine.plain import plain
from engine.record import Record, RecordError, as_line, differences, match_from_record, play_through, read_lines
from engine.record import take_down as record_of
from engine.record.reading import LONGEST, decode
from engine.rules import allowed, describe, read_rules

_MOST_FAULTS: Final = 20
"""A file that begins with so many lines that are no records is given up."""


class UsageError(Exception):
    """A command that cannot be carried out as given; one sentence."""


class _Parser(ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def main(arguments: list[str] | None = None) -> int:
    """Carry out a command; its exit code: 0, 1 where a record fails, 2 for wrong usage."""
    _settle_streams()
    try:
        options = _parser().parse_args(arguments)
        code: int = options.command(options)
        sys.stdout.flush()
    except (UsageError, SevensError) as wrong:
        print(f"engine: {wrong}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read our output has gone: nothing more to say, and nothing to flush at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return 130
    return code


def _settle_streams() -> None:
    """What comes in may hold characters that cannot go out."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def _parser() -> ArgumentParser:
    parser = _Parser(prog="python -m engine", description="Sevens: games, records, verifying, views.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    games = commands.add_parser("games", help="every game with its seats and options")
    games.add_argument("--json", action="store_true", help="for programs")
    games.set_defaults(command=_games)

    record = commands.add_parser("record", help="matches of uniformly random legal moves, one record a line")
    record.add_argument("game", metavar="GAME")
    record.add_argument("--rules", default="{}", metavar="JSON", help="options that are not default, as a JSON object")
    record.add_argument("--seats", type=int, metavar="N", help="default: 4, or the nearest number allowed")
    record.add_argument("--seed", type=int, default=0, metavar="S", help="default: 0; match i uses S + i")
    record.add_argument("--count", type=int, default=1, metavar="C", help="how many matches; default: 1")
    record.set_defaults(command=_record)

    verify = commands.add_parser("verify", help="replay records and compare every legal list and result")
    verify.add_argument("files", nargs="+", metavar="FILE", help="- for standard input")
    verify.set_defaults(command=_verify)

    view = commands.add_parser("view", help="what a seat may see just before a ply of a file's first record, as JSON")
    view.add_argument("file", metavar="FILE", help="- for standard input")
    view.add_argument("--ply", type=int, required=True, metavar="K", help="from 0, all hands counted together")
    view.add_argument("--seat", type=int, required=True, metavar="S")
    view.set_defaults(command=_view)
    return parser


def _games(options: Namespace) -> int:
    described = [_describe(game) for game in GAMES.values()]
    if options.json:
        print(json.dumps(described, indent=1))
        return 0
    for game, told in zip(GAMES.values(), described, strict=True):
        seats = told["seats"]
        print(f"{game.id}: {seats['minimum']} to {seats['maximum']} seats")
        for other in told["seats_with"]:
            print(f"    with {other['option']} {_word(other['value'])}: {_span(other['seats'])}")
        for name, option in told["options"].items():
            print(f"    {name}: {allowed(game.rules, name)}; default {_word(option['default'])}")
    return 0


def _describe(game: Game[Any]) -> dict[str, Any]:
    """A game's seats, and options with their values and defaults. `seats_with`: where one option changes the seats."""
    options = describe(game.rules)
    usual = _seats(game, {})
    others = [
        {"option": name, "value": value, "seats": seats}
        for name, option in options.items()
        for value in _extremes(option)
        if (seats := _seats(game, {name: value})) not in (usual, None)
    ]
    return {"id": game.id, "seats": usual, "seats_with": others, "options": options}


def _seats(game: Game[Any], rules: dict[str, Any]) -> dict[str, int] | None:
    try:
        seats = game.seats(read_rules(game.rules, rules))
    except RulesError:
        return None  # an option that makes sense only with others
    return {"minimum": seats[0], "maximum": seats[-1]}


def _extremes(option: dict[str, Any]) -> Sequence[object]:
    """Its choices, or the two ends of its range."""
    if option["type"] == "boolean":
        return (False, True)
    return option.get("choices") or (option["minimum"], option["maximum"])


def _span(seats: dict[str, int]) -> str:
    return f"{seats['minimum']} to {seats['maximum']} seats"


def _word(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _record(options: Namespace) -> int:
    game = find_game(options.game)
    try:
        given = decode(options.rules)
    except RecordError as wrong:
        raise UsageError(f"--rules: {wrong}") from None
    if not isinstance(given, dict):
        raise UsageError(f"--rules: {shown(given)} is no JSON object")
    rules = read_rules(game.rules, cast(dict[str, Any], given))
    if options.count < 1:
        raise UsageError(f"--count: {options.count} is not allowed; 1 or more")
    seats = options.seats
    if seats is None:
        seats = min(game.seats(rules), key=lambda number: abs(number - 4))
    for i in range(options.count):
        print(as_line(record_of(play_through(game, rules, seats=seats, seed=options.seed + i))))
    return 0


def _verify(options: Namespace) -> int:
    passed = failed = 0
    for name in options.files:
        faults = records = 0
        with _opened(name) as file:
            for number, record in read_lines(_lines(file)):
                problems = _problems(record, number)
                if problems:
                    failed += 1
                else:
                    passed += 1
                for problem in problems:
                    print(f"{name}: {problem}")
                if isinstance(record, RecordError):
                    faults += 1
                else:
                    records += 1
                if faults == _MOST_FAULTS and not records:
                    print(f"{name}: {faults} lines are no records; the rest is not looked at")
                    break
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _problems(record: Record | RecordError, line: int) -> list[str]:
    """One sentence for each difference, or for what makes it no record."""
    if isinstance(record, RecordError):
        return [str(record)]
    try:
        return [f"line {line}, {each}" for each in differences(record)]
    except RecordError as wrong:
        return [str(wrong.at_line(line))]


def _view(options: Namespace) -> int:
    with _opened(options.file) as file:
        number, record = next(read_lines(_lines(file)), (1, RecordError("", "no record in this file")))
    if isinstance(record, RecordError):
        raise UsageError(f"{options.file}: {record}")
    if options.ply < 0:
        raise UsageError(f"--ply: {options.ply} is not allowed; 0 or more")
    if options.seat not in range(record.seats):
        raise UsageError(f"--seat: {options.seat} is not allowed; 0 to {record.seats - 1}")
    try:
        match = match_from_record(record, plies=options.ply)
    except RecordError as wrong:
        raise UsageError(f"{options.file}: {wrong.at_line(number)}") from None
    if match.hand is None:
        raise UsageError(f"{options.file}: the record has no hand")
    print(json.dumps(plain(match.view(options.seat)), indent=1, ensure_ascii=False))
    return 0


@contextmanager
def _opened(name: str) -> Generator[IO[bytes], None, None]:
    """A file of records, or standard input."""
    if name == "-":
        yield sys.stdin.buffer
        return
    try:
        file = open(name, "rb")  # noqa: SIM115 (closed below, once it is known to be open)
    except (OSError, ValueError) as wrong:
        why = wrong.strerror if isinstance(wrong, OSError) else wrong
        raise UsageError(f"{name}: cannot be read: {why}") from None
    with file:
        yield file


def _lines(file: IO[bytes]) -> Iterator[bytes]:
    """Its lines; of one that is far too long, as much as shows that it is."""
    while line := file.readline(LONGEST + 1):
        yield line
        while len(line) > LONGEST and not line.endswith(b"\n"):
            line = file.readline(LONGEST + 1)


if __name__ == "__main__":
    sys.exit(main())
