"""Hand-made score sheets."""

from engine.cards import INTERNATIONAL, card
from renderers import BidKept, RatingShown, ResultLine, ResultPicture, ScoreSheet, ScoresPicture, badges_of
from tests.i18n.languages import ENGLISH
from tests.renderers.samples import TWO

NAMES = ("Anna", "健太郎", "민수", "שלום")
SEVEN = 6
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


def result(*, seats: int = 4, rated: bool = True, sheet: ScoreSheet | None = None, long: bool = False) -> ResultPicture:
    """A result in which the first is out, the second still held cards, and the others went bankrupt."""
    names = ["W" * 32 if long else f"{NAMES[i % 4]}{i // 4 or ''}" for i in range(seats)]
    badges = badges_of(tuple(names))
    others = [each for each in INTERNATIONAL if each.rank != SEVEN]
    return ResultPicture(
        theme=TWO,
        instead=ScoresPicture.of(sheet or KILLING, ENGLISH),
        title="七並べ" if long else "Sevens",
        lines=tuple(
            ResultLine(
                rank=i + 1,
                seat=i,
                name=names[i],
                stand_in=f"Seat {badges[i].letters}",
                badge=badges[i],
                reason="" if sheet else ("out of cards", "still held cards")[i] if i < 2 else "bankrupt",
                cards=() if sheet or not i else tuple(others[i::seats][: 3 * i]) if not long else INTERNATIONAL[:21],
                is_bankrupt=i > 1,
                rating=RatingShown(1234 - 99 * i, (43, 5, 0, -31)[i % 4]) if rated else None,
            )
            for i in range(seats)
        ),
        note="The fewest win." if sheet is KILLING else "",
        sheet=sheet,
        unit="Points" if sheet else "",
    )


RESULTS = {
    "places": result(),
    "unrated": result(seats=2, rated=False, long=True),
    "ten": result(seats=10),
    "rounds": result(sheet=SEVEN_ROUNDS),
    "long": result(seats=12, sheet=LONG, long=True),
    "killing": result(sheet=KILLING, rated=False),
}
