"""The command `python -m tools.strength duel`: its options, and what it prints."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import IO, Any, Final, cast

from engine.ai import gambler, strong
from engine.catalog import PRESETS, find_game
from engine.errors import RulesError, abbreviated, nearest
from engine.game import Game
from engine.record.form import RecordError
from engine.record.reading import LEAST_SEED, MOST_SEED, decode
from engine.rules import Rules, read_rules
from engine.terminal import UsageError
from tools.strength import strong_1
from tools.strength.figures import DuelFigures
from tools.strength.kept import DuelResult, KeptResults
from tools.strength.players import ALL, PLAYERS
from tools.strength.playing import Duel, MatchOutcome, play_out
from tools.strength.words import heading, paragraph, row

HERO: Final = "strong"
OTHERS: Final = "steady-1"
MATCHES: Final = 100
QUICK: Final = 1
"""The number of matches with `--quick`."""
QUICKLY: Final = {
    **PLAYERS,
    "strong": partial(strong.choose, playouts=24),
    "strong-1": partial(strong_1.choose, playouts=24),
    "gambler": partial(gambler.choose, playouts=24),
}
"""Players with `--quick`."""
MOST_JOBS: Final = 64


def settle(parser: ArgumentParser) -> None:
    """Give the parser the options of the command, and the command itself."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="not with --all")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--preset", metavar="P", help="the rules of this preset of the game")
    what.add_argument("--rules", metavar="JSON", help="options that are not default, as a JSON object")
    what.add_argument("--all", action="store_true", help="every preset; prints a table")
    parser.add_argument(
        "--players",
        metavar="NAMES",
        help=f"with commas between, the one that is measured first: {', '.join(ALL)}; the last one also takes all "
        f"seats that are left; default: {HERO},{OTHERS}",
    )
    parser.add_argument("--matches", type=int, metavar="N", help=f"default: {MATCHES}; every deal from every seat")
    parser.add_argument("--hands", type=int, metavar="K", help="hands of a match; default: by the rules, with --all 1")
    parser.add_argument("--seats", type=int, metavar="N", help="default: the number of names, else 4 or the nearest")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="default: 0; match i uses S + i // seats")
    parser.add_argument("--paired", action="store_true", help=f"compare with {OTHERS} in the same seats")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes; default: 1")
    parser.add_argument("--json", action="store_true", help="an object with the figures; with --all one a line")
    parser.add_argument("--records", metavar="FILE", help="write the matches there, for verify")
    parser.add_argument("--whole", action="store_true", help="with --all: whole matches instead of single hands")
    parser.add_argument(
        "--results",
        metavar="FILE",
        help="a file of JSON lines; each result of a preset is added to it, and what it holds is not played again",
    )
    parser.add_argument("--quick", action="store_true", help="with --all: one match of each preset, with few playouts")
    parser.set_defaults(command=run)


def run(options: Namespace) -> int:
    """Run the command. Exit code: 0, or 1 if a file cannot be written or a process has died."""
    duels = list(_duels(options))
    kept = None if options.results is None else KeptResults(Path(options.results))
    players = {**ALL, **QUICKLY} if options.quick else ALL
    try:
        if kept is not None and not options.quick:
            _estimate(options, duels, kept)
        with _written(options.records) as records:
            if options.all and not options.json:
                _say(*heading(duels[0][1]))
            for preset, duel in duels:
                figures = _found(options, kept, preset, duel)
                if figures is None:
                    outcomes = play_out(duel, jobs=options.jobs, players=players)
                    figures = DuelFigures.of(_recorded(outcomes, records), seats=duel.seats)
                    if kept is not None and preset is not None:
                        kept.add(DuelResult.of(preset, duel, figures, quick=options.quick))
                if options.json:
                    _say(json.dumps({"preset": preset, "players": duel.players, **figures.as_json()}))
                else:
                    _say(*([row(preset, duel, figures)] if options.all else paragraph(preset, duel, figures)))
    except BrokenExecutor:
        print("strength: a process of --jobs has died", file=sys.stderr)
        return 1
    except _Unwritable as wrong:
        print(f"strength: {wrong}", file=sys.stderr)
        return 1
    return 0


def _found(options: Namespace, kept: KeptResults | None, preset: str | None, duel: Duel) -> DuelFigures | None:
    return None if kept is None or preset is None else kept.find(preset, duel, quick=options.quick)


def _estimate(options: Namespace, duels: Sequence[tuple[str | None, Duel]], kept: KeptResults) -> None:
    """Say how long it will take, by one match of each preset that is to be played."""
    ahead = [duel for preset, duel in duels if _found(options, kept, preset, duel) is None]
    seconds = 0.0
    for duel in ahead:
        start = perf_counter()
        list(play_out(replace(duel, matches=1, records=False)))
        seconds += (perf_counter() - start) * duel.matches / options.jobs
    known = len(duels) - len(ahead)
    about = f"about {seconds / 60:.0f} min" if seconds > 90 else f"about {seconds:.0f} s"
    print(f"strength: {known} of {len(duels)} presets are in the file; the others take {about}", file=sys.stderr)


def _say(*lines: str) -> None:
    print("\n".join(lines), flush=True)


class _Unwritable(Exception):
    """A file cannot be written. The message is one sentence."""


@contextmanager
def _written(name: str | None) -> Generator[IO[str] | None, None, None]:
    """The file of the records, if there is to be one. Raises _Unwritable."""
    if name is None:
        yield None
        return
    try:
        file = open(name, "w", encoding="utf-8")  # noqa: SIM115 (only opening and closing may fail here)
    except (OSError, ValueError) as wrong:
        raise _unwritable(name, wrong) from None
    try:
        yield file
    finally:
        try:
            file.close()
        except OSError as wrong:
            raise _unwritable(name, wrong) from None


def _recorded(outcomes: Iterator[MatchOutcome], records: IO[str] | None) -> Iterator[MatchOutcome]:
    """The outcomes; writes the records of their matches. Raises _Unwritable."""
    for outcome in outcomes:
        if records is not None:
            try:
                records.write(f"{outcome.record}\n")
            except OSError as wrong:
                raise _unwritable(records.name, wrong) from None
        yield outcome


def _unwritable(name: str, wrong: OSError | ValueError) -> _Unwritable:
    why = wrong.strerror if isinstance(wrong, OSError) else wrong
    return _Unwritable(f"--records: {abbreviated(name)} cannot be written: {why}")


def _duels(options: Namespace) -> Iterator[tuple[str | None, Duel]]:
    """The duels to be played, each with its preset, if its rules are those of one. Raises SevensError."""
    for name, is_given in (("quick", options.quick), ("whole", options.whole)):
        if is_given and not options.all:
            raise UsageError(f"--{name}: only with --all")
    if options.whole and options.hands is not None:
        raise UsageError("--whole: not with --hands")
    if options.results is not None and options.records is not None:
        raise UsageError("--results: not with --records, as not every match is played")
    if not options.all:
        game, rules = rules_of(options)
        preset = next((each.id for each in PRESETS if each.game == game.id and each.rules() == rules), None)
        if options.results is not None and preset is None:
            raise UsageError("--results: only for the rules of a preset")
        yield preset, _duel(options, game, rules)
        return
    if options.game is not None:
        raise UsageError(f"--all: every preset is played, so do not name {abbreviated(options.game)}")
    if options.seats is not None:
        raise UsageError("--seats: not with --all, as not every game allows the same")
    for preset in PRESETS:
        yield preset.id, _duel(options, find_game(preset.game), preset.rules())


def rules_of(options: Namespace) -> tuple[Game[Any], Rules]:
    """The game and rules that `GAME`, `--preset` and `--rules` name. Raises SevensError."""
    if options.game is None:
        raise UsageError("name a game, or give --all")
    game = find_game(options.game)
    if options.preset is not None:
        preset = next((each for each in PRESETS if each.id == options.preset), None)
        if preset is None:
            known = nearest(options.preset, _presets(game))
            raise UsageError(f"--preset: {abbreviated(options.preset)} is not known; {known}")
        if preset.game != game.id:
            raise UsageError(f"--preset: {preset.id} is a preset of {preset.game}, not of {game.id}")
        return game, preset.rules()
    try:
        given = decode(options.rules or "{}")
    except RecordError as wrong:
        raise UsageError(f"--rules: {wrong}") from None
    if not isinstance(given, dict):
        raise UsageError(f"--rules: {abbreviated(given)} is no JSON object")
    return game, read_rules(game.rules, cast(dict[str, Any], given))


def _presets(game: Game[Any]) -> list[str]:
    return [each.id for each in PRESETS if each.game == game.id]


def _duel(options: Namespace, game: Game[Any], rules: Rules) -> Duel:
    players = _players(options, game.seats(rules))
    default = QUICK if options.quick else MATCHES
    hands = 1 if options.all and options.hands is None and not options.whole else options.hands
    duel = Duel(
        game=game.id,
        rules=rules,
        players=players,
        matches=positive("--matches", default if options.matches is None else options.matches),
        seed=options.seed,
        hands=hands if hands is None else positive("--hands", hands),
        paired=options.paired,
        records=options.records is not None,
    )
    if not LEAST_SEED <= duel.seed <= MOST_SEED:
        raise UsageError(f"--seed: {abbreviated(duel.seed)} is out of range; {LEAST_SEED} to {MOST_SEED}")
    if duel.last_seed > MOST_SEED:
        raise UsageError(f"--matches: the last match would be dealt from a seed above {MOST_SEED}")
    check_jobs(options)
    return duel


def usual_seats(allowed: range) -> int:
    """Four, or the nearest number."""
    return min(allowed, key=lambda number: abs(number - 4))


def check_jobs(options: Namespace) -> None:
    """Raises UsageError for too few or too many processes."""
    if not 1 <= options.jobs <= MOST_JOBS:
        raise UsageError(f"--jobs: {abbreviated(options.jobs)} is not allowed; 1 to {MOST_JOBS}")


def positive(name: str, number: int) -> int:
    """The number of this option. Raises UsageError below 1."""
    if number < 1:
        raise UsageError(f"{name}: {abbreviated(number)} is not allowed; 1 or more")
    return number


def _players(options: Namespace, allowed: range) -> tuple[str, ...]:
    """The names of all seats: the last one named takes those that are left. Raises SevensError."""
    named = [HERO, OTHERS] if options.players is None else options.players.split(",")
    for name in named:
        if name not in ALL:
            raise UsageError(f"--players: {abbreviated(name)} is not known; {nearest(name, ALL)}")
    seats = options.seats
    if seats is None:
        seats = usual_seats(allowed) if options.all or not options.players else len(named)
    if seats not in allowed:
        raise RulesError("seats", seats, f"is not allowed; {allowed[0]} to {allowed[-1]}")
    if len(named) > seats:
        raise UsageError(f"--players: {len(named)} names for {seats} seats")
    return (*named, *named[-1:] * (seats - len(named)))
