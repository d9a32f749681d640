"""The bot of the tests, which calls everybody at once, even who looks at their hand: `python -m tests.e2e.called_bot`."""

from dataclasses import replace
from typing import Any

from bot.features.play.turn_pings import TurnPings
from tests.e2e.known_bot import known_parts, run


class AllCalled(TurnPings):
    """Who presses *Next hand* last and is first to act looks at the new hand, and so is called a minute later."""

    def __init__(self, *given: Any, attentive_until: object, **named: Any) -> None:
        super().__init__(*given, **named, grace=0.0)


if __name__ == "__main__":
    run(replace(known_parts(), pings=AllCalled))
