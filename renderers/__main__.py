"""`python -m renderers OUT.png`: draws the README's picture, a table in mid-game."""

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from renderers.emblem import draw_sample


def main(arguments: Sequence[str] | None = None) -> None:
    """Write the picture to the file named on the command line."""
    parser = ArgumentParser(prog="python -m renderers", description="Draws the README's picture.")
    parser.add_argument("file", type=Path, metavar="OUT.png", help="where to")
    parser.parse_args(arguments).file.write_bytes(draw_sample())


if __name__ == "__main__":
    main()
