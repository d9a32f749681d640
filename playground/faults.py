"""Fault injection: errors and delays for the requests that a test selects."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Literal

Kind = Literal["rate_limit", "error", "delay", "drop", "hold"]
"""`drop`: cut the connection without an answer. `hold`: do not answer until the faults are cleared."""


@dataclass(slots=True)
class Fault:
    """Applies to requests whose "METHOD /path" contains `route`, `times` times (None: always).

    Gateway connections are "GET /gateway".
    """

    kind: Kind
    route: str
    times: int | None
    status: int = 500
    code: int = 0
    """Discord's number of an error, which has its status and text; 0: only the `status`."""
    seconds: float = 0.0
    """Seconds to wait, or the Retry-After to send."""
    after: bool = False
    """Handle the request first, then apply the fault."""


class Faults:
    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self._cleared = asyncio.Event()
        self.held = 0
        """Number of requests that wait until the faults are cleared."""

    def add(self, fault: Fault) -> None:
        self._faults.append(fault)

    def clear(self) -> None:
        self._faults.clear()
        self._cleared.set()
        self._cleared = asyncio.Event()

    async def hold(self) -> None:
        """Wait until the faults are cleared."""
        self.held += 1
        try:
            await self._cleared.wait()
        finally:
            self.held -= 1

    def __bool__(self) -> bool:
        return bool(self._faults)

    def meet(self, line: str) -> list[Fault]:
        """The faults that apply to this request; counts down their `times`."""
        met = [fault for fault in self._faults if fault.route in line]
        for fault in met:
            if fault.times is not None:
                fault.times -= 1
        self._faults = [fault for fault in self._faults if fault.times is None or fault.times > 0]
        return met
