"""The private picture with the plates of the others above the hand, beside the same picture without them: processor time
of drawing and encoding, in turns, in every game."""

import time
from collections.abc import Iterator
from statistics import median

from bot.platform.memory import hold_memory
from engine.catalog import GAMES, find_game
from renderers import SeatPicture, Theme, badges_of
from tests.benchmarks._bars import Result, at_most
from tests.i18n.languages import ENGLISH
from tests.renderers.playing import match_of, play_on

ROUNDS, QUICK_ROUNDS = 40, 1
SEATS = 4
SEEN = 6
"""Pictures of a hand."""
IN_A_ROW = 2
"""So often each is drawn, so that what the other kind left in the processor's caches counts for less."""
BAR = 1.15
NAMES = ("Anna", "健太", "Konstantin", "さくら")


def run(*, quick: bool = False) -> list[Result]:
    """Print a line for each game, with milliseconds a picture."""
    hold_memory()
    print(f"{'':<24}{'without':>12}{'with plates':>14}{'ratio':>8}")
    sums = [0.0, 0.0]
    for game in GAMES:
        took = _milliseconds(game, QUICK_ROUNDS if quick else ROUNDS)
        print(f"{game:<24}{took[0]:>9.3f} ms{took[1]:>11.3f} ms{took[1] / took[0]:>8.2f}", flush=True)
        sums = [one + other for one, other in zip(sums, took, strict=True)]
    return [at_most("a private picture with plates / without, all games", sums[1] / sums[0], BAR)]


def _milliseconds(game: str, rounds: int) -> list[float]:
    """The median of a picture without plates, and with them."""
    kinds = [[*_pictures(game, has_plates=has_plates)] for has_plates in (False, True)]
    for picture in (each for kind in kinds for each in kind):
        picture.png()  # Its sprites are drawn once.
    took: list[list[float]] = [[], []]
    for _ in range(rounds):
        for times, pictures in zip(took, kinds, strict=True):
            start = time.process_time()
            for picture in pictures:
                for _ in range(IN_A_ROW):
                    picture.png()
            times.append((time.process_time() - start) / IN_A_ROW / len(pictures))
    return [median(times) * 1000 for times in took]


def _pictures(game: str, *, has_plates: bool) -> Iterator[SeatPicture]:
    """What the seat to act sees throughout a hand."""
    allowed = find_game(game).seats(find_game(game).rules())
    seats = SEATS if SEATS in allowed else allowed[-1]
    match, names = match_of(game, seats, seed=5), NAMES[:seats]
    seen = [match.view(hand.to_act[0] if hand.to_act else 0) for hand in play_on(match)]
    for view in seen[:: max(1, len(seen) // SEEN)]:
        theme = Theme(four_colour=True)
        yield SeatPicture.of(view, theme, ENGLISH, badges=badges_of(names), names=names, has_plates=has_plates)
