"""A log as those of finished matches are, made by hand."""

import json
import random

from data.rows import LogEntry


def match_of(moves: int) -> list[LogEntry]:
    """A log as long as those of matches usually are, with ids of Discord's length and people's pauses."""
    chance = random.Random(3)
    at_ms, people = 1_795_424_149_179, [chance.randrange(10**18, 14 * 10**17) for _ in range(4)]
    cards = [rank + suit for rank in "A23456789TJQK" for suit in "SHDC"]
    chance.shuffle(cards)
    options = {
        "sevens": "laid",
        "first": "seven-of-diamonds",
        "passes": 3,
        "voluntary": True,
        "jokers": 0,
        "ghost": False,
    }
    opened = {"kind": "opened", "host": people[0], "name": "", "game": "shichi-narabe", "options": options}
    deal = {"hands": [cards[k::4] for k in range(4)]}
    bodies = [
        opened | {"secret": chance.randbytes(32).hex(), "locale": "ja", "turn_seconds": 90},
        *({"kind": "joined", "user": user, "name": "", "press": user + 17} for user in people[1:]),
        {
            "dealer": 1,
            "deal": deal,
            "edition": 2,
            "kind": "started",
            "seed": 5,
            "presses": [user + 9 for user in people],
        },
        *(
            {"kind": "moved", "seat": n % 4, "move": chance.choice([*cards, *["pass"] * 20]), "by": "person"}
            for n in range(moves)
        ),
        {"kind": "closed", "why": "played"},
    ]
    log: list[LogEntry] = []
    for n, body in enumerate(bodies):
        at_ms += int(chance.lognormvariate(8.5, 1))
        log.append(LogEntry(n, at_ms, json.dumps(body, separators=(",", ":"))))
    return log
