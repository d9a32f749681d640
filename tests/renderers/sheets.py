"""Hand-made score sheets."""

from __future__ import annotations

from engine.cards import card
from renderers import BidKept, ScoreSheet, badges_of

NAMES = ("Anna", "健太郎", "민수", "שלום")
BIDS = [[BidKept(card(f"{(i + j) % 6}{colour}"), j) for j, colour in enumerate("RYGB")] for i in range(7)]
ROUNDS = [[3, -1, 2, 5], [2, 2, -3, 4], [5, -1, 3, 3], [-1, 2, 3, 2], [3, 3, 3, 3], [2, 2, 2, 9], [-2, 4, 3, 2]]
SEVEN_ROUNDS = ScoreSheet(
    title="Insidious Sevens",
    names=NAMES,
    rounds=ROUNDS,
    totals=[sum(each) for each in zip(*ROUNDS, strict=True)],
    bids=BIDS,
    in_rounds=True,
    badges=badges_of(NAMES),
)
LONG = ScoreSheet(
    title="ファンタン",
    names=["W" * 32] * 12,
    badges=badges_of(("W" * 32,) * 12),
    rounds=[[-1000 - i] * 12 for i in range(50)],
    totals=list(range(12)),
    unit="chips",
)
PENGUINS = ScoreSheet(
    title="Nanatoridori",
    names=NAMES,
    rounds=[[0, 0, -1, 0]],
    totals=[2, 2, 1, 2],
    unit="penguins",
    in_rounds=True,
    badges=badges_of(NAMES),
)
KILLING = ScoreSheet(
    title="Killing", names=NAMES, rounds=[[4, 0, 2, 3]], totals=[4, 0, 2, 3], unit="penalties", least_wins=True
)
SHEETS = {"seven-rounds": SEVEN_ROUNDS, "long": LONG, "penguins": PENGUINS, "killing": KILLING}
