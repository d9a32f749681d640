"""The custom ids of buttons under the announcement of a trade with a ghost."""

from typing import Final

TRADE: Final = r"g:(?P<table>[0-9]{1,18}):(?P<at>[0-9]{1,15}):(?P<number>[0-9]{0,2})"


def trade(table: int, at: int, *, number: int | None = None) -> str:
    """Undo the trade made at time `at`: requested by the host (`number` None), or agreed to by player `number`."""
    return f"g:{table}:{at}:{'' if number is None else number}"
