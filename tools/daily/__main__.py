"""The command line: `python -m tools.daily --people 300`."""

import sys
from argparse import ArgumentParser

from tools.daily.month import STRENGTHS, Month, MonthOrder, common, fresh


def main() -> int:
    """Simulate a month and print how far apart its board puts people of several strengths."""
    parser = ArgumentParser(prog="python -m tools.daily", description="A month of daily deals, simulated.")
    parser.add_argument("--people", type=int, default=300)
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--presence", type=float, default=0.7, help="the share of days on which people play")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    month = Month(people=given.people, days=given.days, presence=given.presence, seed=given.seed)
    for name, board in (("the same deals", common(month)), ("fresh deals", fresh(month))):
        print(f"{name}: {described(board)}")
    return 0


def described(board: MonthOrder) -> str:
    """The board in one line."""
    means = ", ".join(f"{name} {mean:.1f} %" for name, mean in zip(STRENGTHS, board.means_by_strength(), strict=True))
    return f"rank correlation with strength {board.rank_correlation:.3f}; mean share beaten: {means}"


if __name__ == "__main__":
    sys.exit(main())
