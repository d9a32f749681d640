"""The command line: `python -m engine games | record | verify | view` (see `--help` of each)."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, cast

from engine.catalog import GAMES, find_game
from engine.errors import RulesError, abbreviated
from engine.game import Game
from engine.record import RecordError, as_line, match_from_record, play_through, read_lines
from engine.record import take_down as record_of
from engine.record.files import FileError, Unreadable, lines_of, verified
from engine.record.reading import LEAST_SEED, MOST_SEED, decode
from engine.rules import Choice, Number, Option, Switch, Value, allowed, options_of, read_rules
from engine.serialize import serialize
from engine.terminal import Parser, UsageError, run

MOVED: Final = (["duel"], ["tune"])
"""Commands of earlier releases that are no longer in the engine."""


def main(arguments: list[str] | None = None) -> int:
    """Run a command. Exit code: 0, 1 for a failed record, file or output, 2 for wrong usage, 130 when interrupted."""
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] in MOVED:
        command = f"python -m tools.strength {given[0]}"
        print(f"engine: {given[0]} has moved to `{command}`, in the source's folder", file=sys.stderr)
        return 2
    return run("engine", _parser(), given)


def _parser() -> ArgumentParser:
    parser = Parser(prog="python -m engine", description="Sevens: games, records, verifying, views.")
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
    for game, described_game in zip(GAMES.values(), described, strict=True):
        seats = described_game["seats"]
        print(f"{game.id}: {seats['minimum']} to {seats['maximum']} seats")
        for other in described_game["seats_with"]:
            print(f"    with {other['option']} {_word(other['value'])}: {_span(other['seats'])}")
        for fixed in described_game["fixed_with"]:
            print(f"    with {fixed['seats']} seats always {fixed['option']} {_word(fixed['value'])}")
        for name, option in described_game["options"].items():
            others = [
                f"; with {other['with']} {_word(other['value'])}: {_word(other['default'])}"
                for other in described_game["defaults_with"]
                if other["option"] == name
            ]
            print(f"    {name}: {allowed(game.rules, name)}; default {_word(option['default'])}{''.join(others)}")
    return 0


def _describe(game: Game[Any]) -> dict[str, Any]:
    """Describe a game's seats and options as a dict.

    `seats_with` lists the option values that change the allowed seats, `fixed_with` the numbers of seats that fix an
    option, and `defaults_with` the values that change the default of another option.
    """
    options = options_of(game.rules)
    usual = _seats(game, {})
    others = [
        {"option": name, "value": value, "seats": seats}
        for name, option in options.items()
        for value in _ends(option)
        if (seats := _seats(game, {name: value})) not in (usual, None)
    ]
    return {
        "id": game.id,
        "seats": usual,
        "seats_with": others,
        "fixed_with": list(_fixed_with(game, options)),
        "options": {name: _form(option) for name, option in options.items()},
        "defaults_with": list(_defaults_with(game, options)),
    }


def _fixed_with(game: Game[Any], options: Mapping[str, Option]) -> Iterator[dict[str, Any]]:
    """Yield the options that are played at a number of seats whatever was chosen (IS-8)."""
    usual = read_rules(game.rules, {})
    for seats in game.seats(usual):
        played = game.as_played(usual, seats)
        for name in options:
            if (value := getattr(played, name)) != getattr(usual, name):
                yield {"option": name, "value": value, "seats": seats}


def _defaults_with(game: Game[Any], options: Mapping[str, Option]) -> Iterator[dict[str, Any]]:
    for name, option in options.items():
        for value in _ends(option):
            try:
                rules = read_rules(game.rules, {name: value})
            except RulesError:
                continue
            for other in options.keys() - {name}:
                default = getattr(rules, other)
                if default != options[other].default:
                    yield {"option": other, "with": name, "value": value, "default": default}


def _seats(game: Game[Any], rules: dict[str, Any]) -> dict[str, int] | None:
    try:
        seats = game.seats(read_rules(game.rules, rules))
    except RulesError:
        return None  # an option that is valid only together with others
    return {"minimum": seats[0], "maximum": seats[-1]}


def _form(option: Option) -> dict[str, Any]:
    """Describe an option as a dict: `type`, `default`, and `choices` or `minimum` and `maximum`."""
    match option:
        case Switch(default=default):
            return {"type": "boolean", "default": default}
        case Number(default=default, least=least, most=most):
            return {"type": "integer", "default": default, "minimum": least, "maximum": most}
        case Choice(default=default, values=values):
            kind = "string" if isinstance(default, str) else "integer"
            return {"type": kind, "default": default, "choices": list(values)}


def _ends(option: Option) -> Sequence[Value]:
    """Return the option's values, or only the two ends of a range."""
    return (option.least, option.most) if isinstance(option, Number) else option.values


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
        raise UsageError(f"--rules: {abbreviated(given)} is no JSON object")
    rules = read_rules(game.rules, cast(dict[str, Any], given))
    if options.count < 1:
        raise UsageError(f"--count: {options.count} is not allowed; 1 or more")
    if not LEAST_SEED <= options.seed <= MOST_SEED:
        raise UsageError(f"--seed: {abbreviated(options.seed)} is out of range; {LEAST_SEED} to {MOST_SEED}")
    if options.count > MOST_SEED - options.seed + 1:
        raise UsageError(f"--count: the last match would be dealt from a seed above {MOST_SEED}")
    seats = options.seats
    if seats is None:
        seats = min(game.seats(rules), key=lambda number: abs(number - 4))
    for i in range(options.count):
        print(as_line(record_of(play_through(game, rules, seats=seats, seed=options.seed + i))))
    return 0


def _verify(options: Namespace) -> int:
    passed = failed = 0
    for name in options.files:
        before = passed + failed
        try:
            for found in verified(name):
                for problem in found.problems:
                    print(f"{name}: {problem}")
                if found.problems:
                    failed += 1
                    continue
                passed += 1
                print(f"{name}: line {found.line}, {found.dealt}")
        except FileError as wrong:
            print(f"{name}: {wrong}")
            failed += isinstance(wrong, Unreadable)
        if passed + failed == before:
            print(f"{name}: no record in this file")
            failed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _view(options: Namespace) -> int:
    try:
        number, record = next(read_lines(lines_of(options.file)), (1, RecordError("", "no record in this file")))
    except FileError as wrong:
        raise UsageError(f"{options.file}: {wrong}") from None
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
    print(json.dumps(serialize(match.view(options.seat)), indent=1, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
