"""The bot of the tests, which calls everybody at once, even who looks at their hand: `python -m tests.e2e.called_bot`."""

from dataclasses import replace
from functools import partial

from bot.features.play.turn_pings import TurnPings
from tests.e2e.known_bot import known_parts, run

if __name__ == "__main__":
    run(replace(known_parts(), pings=partial(TurnPings, grace=0.0)))
