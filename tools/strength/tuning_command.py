"""The command `python -m tools.strength tune`: its options, and what it prints."""

from argparse import ArgumentParser, Namespace
from typing import Final

from engine.record.reading import LEAST_SEED, MOST_SEED
from engine.terminal import UsageError
from tools.strength.command import check_jobs, positive, rules_of, usual_seats
from tools.strength.playing import YARDSTICK, Duel
from tools.strength.tuning import HEURISTICS, Generation, Tuning, Weights, figures_of, tuned, weights_of
from tools.strength.words import share_text

TUNED: Final = "normal"


def settle(parser: ArgumentParser) -> None:
    """Give the parser the options of the command, and the command itself."""
    parser.add_argument("game", metavar="GAME")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--preset", metavar="P", help="the rules of this preset of the game")
    what.add_argument("--rules", metavar="JSON", help="options that are not default, as a JSON object")
    parser.add_argument("--weights", choices=HEURISTICS, required=True, help="the heuristic, a module of engine.ai")
    parser.add_argument("--generations", type=int, default=5, metavar="G", help="default: 5")
    parser.add_argument("--candidates", type=int, default=12, metavar="C", help="of each generation; default: 12")
    parser.add_argument("--matches", type=int, default=200, metavar="N", help="of each candidate; default: 200")
    parser.add_argument("--check", type=int, default=400, metavar="N", help="matches with the result; default: 400")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="default: 0; each generation has other deals")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes; default: 1")
    parser.set_defaults(command=run)


def run(options: Namespace) -> int:
    """Run the command. Exit code: 0. Raises SevensError."""
    game, rules = rules_of(options)
    seats = usual_seats(game.seats(rules))
    tuning = Tuning(
        heuristic=options.weights,
        duel=Duel(
            game=game.id,
            rules=rules,
            players=(TUNED, *[YARDSTICK] * (seats - 1)),
            matches=positive("--matches", options.matches),
            seed=options.seed,
            hands=1,
        ),
        candidates=positive("--candidates", options.candidates),
        generations=positive("--generations", options.generations),
        check=positive("--check", options.check),
    )
    if not LEAST_SEED <= options.seed <= tuning.last.last_seed <= MOST_SEED:
        raise UsageError(f"--seed: {options.seed} is out of range; {LEAST_SEED} to {MOST_SEED}")
    check_jobs(options)
    before = weights_of(options.weights)
    print(f"before: {_written(before)}", flush=True)
    found: Weights = before
    for number, each in enumerate(tuned(tuning, jobs=options.jobs), 1):
        print(_line(number, each), flush=True)
        found = each.weights
    for name, weights in (("before", before), ("found", found)):
        figures = figures_of(options.weights, tuning.last, weights)
        seeds = f"seeds {tuning.last.seed} to {tuning.last.last_seed}"
        print(f"{name}, {seeds}: first places {share_text(figures.share, figures.se)} %, place {figures.place:.2f}")
    return 0


def _line(number: int, found: Generation) -> str:
    seeds = f"seeds {found.duel.seed} to {found.duel.last_seed}"
    return f"{number}, {seeds}: centre {found.centre:.3f}, best {found.best:.3f}; {_written(found.weights)}"


def _written(weights: Weights) -> str:
    return " ".join(f"{name}={value:g}" for name, value in weights.items())
