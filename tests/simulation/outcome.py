"""What a run of a simulated world was."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.simulation.world import Plan


@dataclass(slots=True)
class Outcome:
    """What a run was. `seconds` are virtual, `cpu_s` the processor's; `digest`: of its trace."""

    seed: int
    plan: "Plan"
    seconds: float = 0.0
    cpu_s: float = 0.0
    kills: int = 0
    steps: int = 0
    moves: int = 0
    matches: int = 0
    requests: int = 0
    digest: str = ""
    error: str | None = None
    trace: list[str] = field(default_factory=list[str])
