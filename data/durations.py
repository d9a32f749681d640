"""Histograms of how long things take, for the figures of operation (`bot.operating.figures`)."""

from __future__ import annotations

from typing import Final

from prometheus_client import Histogram

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the buckets in seconds, from a quick commit to a search that hangs."""


def durations(name: str, says: str, *labels: str) -> Histogram:
    """An empty histogram `sevens_...` of seconds, in no registry: there is one for each part that counts."""
    return Histogram(f"sevens_{name}", says, labels, registry=None, buckets=BOUNDS)
