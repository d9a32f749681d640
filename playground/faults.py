"""Troubles on purpose: refusals and delays for the requests that a test names."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Literal

Kind = Literal["rate_limit", "error", "delay", "drop", "hold"]
"""`drop`: the connection is cut without an answer. `hold`: nothing comes until the faults are cleared."""


@dataclass(slots=True)
class Fault:
    """Meets requests whose "METHOD /path" holds `route`, `times` times (None: always).

    Connections to the gateway are "GET /gateway".
    """

    kind: Kind
    route: str
    times: int | None
    status: int = 500
    seconds: float = 0.0
    """How long to wait, or to tell the bot to wait."""
    after: bool = False
    """The request is done first, then comes the trouble."""


class Faults:
    def __init__(self) -> None:
        self._faults: list[Fault] = []
        self._cleared = asyncio.Event()
        self.held = 0
        """Requests that wait until the faults are cleared."""

    def add(self, fault: Fault) -> None:
        self._faults.append(fault)

    def clear(self) -> None:
        self._faults.clear()
        self._cleared.set()
        self._cleared = asyncio.Event()

    async def hold(self) -> None:
        """Return when the faults are cleared."""
        self.held += 1
        try:
            await self._cleared.wait()
        finally:
            self.held -= 1

    def __bool__(self) -> bool:
        return bool(self._faults)

    def meet(self, line: str) -> list[Fault]:
        """Those that this request meets; their number of times goes down."""
        met = [fault for fault in self._faults if fault.route in line]
        for fault in met:
            if fault.times is not None:
                fault.times -= 1
        self._faults = [fault for fault in self._faults if fault.times is None or fault.times > 0]
        return met
