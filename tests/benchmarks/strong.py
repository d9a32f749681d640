"""Response times at fifty tables of mixed games, as in `mixed`, each with three strong computer players where
these differ from normal ones.

They want several times the processor time that there is: most of their thoughts find the queue full, and they make
normal moves. What counts is that people do not wait for them.
"""

from bot.tables.entries import Level
from tests.benchmarks._bars import Result
from tests.benchmarks.mixed import compare


def run(*, quick: bool = False) -> list[Result]:
    """Print the response times by kind of press."""
    return compare("tables of strong players", quick=quick, level=Level.STRONG)
