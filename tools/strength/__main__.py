"""The command line: `python -m tools.strength duel | tune` (see `--help` of each)."""

import sys
from argparse import ArgumentParser

from engine.terminal import Parser, run
from tools.strength import command as duel
from tools.strength import tuning_command as tuning


def main(arguments: list[str] | None = None) -> int:
    """Run a command. Exit code: 0, 1 for a failed file, process or output, 2 for wrong usage, 130 when interrupted."""
    return run("strength", _parser(), arguments)


def _parser() -> ArgumentParser:
    parser = Parser(prog="python -m tools.strength", description="How strong computer players are, and tuning.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    duel.settle(commands.add_parser("duel", help="how strong a computer player is: every deal from every seat"))
    tuning.settle(commands.add_parser("tune", help="better weights for a heuristic, by self-play"))
    return parser


if __name__ == "__main__":
    sys.exit(main())
