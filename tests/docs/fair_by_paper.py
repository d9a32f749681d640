"""Checks the deals of records, one a line on standard input, by what `docs/fair-deals.md` and `docs/daily.md` say and nothing else.

It imports nothing of the project. Prints `right` or what is wrong for each record.
"""

import hmac
import json
import sys
from hashlib import sha256


class Stream:
    def __init__(self, key, label):
        self.key, self.label, self.block, self.words = key, label, 0, []

    def below(self, n):
        while True:
            if not self.words:
                made = hmac.digest(self.key, f"{self.label}/{self.block}".encode(), sha256)
                self.block += 1
                self.words = [int.from_bytes(made[i : i + 4], "big") for i in range(0, 32, 4)]
            word = self.words.pop(0)
            if word < 2**32 - 2**32 % n:
                return word % n

    def shuffled(self, items):
        items = list(items)
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items


def pack_of(game, rules):
    if game == "insidious-sevens":
        return [number + colour for colour in "RYGBP" for number in "01234567"]
    if game == "nanatoridori":
        return list("1234567") * 9
    cards = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"] * rules.get("decks", 1)
    return cards + ["JK"] * (1 if game == "shichi-narabe-points" else rules.get("jokers", 0))


def dealt(game, rules, seats, dealer, stream):
    cards = stream.shuffled(pack_of(game, rules))
    is_duel = rules.get("mode") == "duel"
    starter = stream.below(seats) if game == "nanatoridori" else None
    count = len(cards)
    if game in ("crazy-tan", "crazy-crazy-tan", "domino-sevens", "insidious-sevens"):
        count = 7 * seats
    elif game == "fan-tan-trumps" or (game == "sevens" and rules["leftover"] == "table"):
        count = 52 // seats * seats
    elif game == "nanatoridori":
        count = (11 if is_duel else 8) * seats
    hands = [[] for _ in range(seats)]
    for i, each in enumerate(cards[:count]):
        hands[(dealer + 1 + i) % seats].append(each)
    rest, made = cards[count:], {"hands": hands}
    if game in ("crazy-tan", "crazy-crazy-tan", "domino-sevens"):
        made["stock"] = rest
    elif game == "fan-tan-trumps" and not rest:
        made["exposed"] = cards[-1]
    elif game in ("fan-tan-trumps", "sevens") and rest:
        made["community"] = rest
    elif game == "koroshi" and rules["rows"] == "random":
        made["rows"] = "".join(stream.shuffled("SHDC"))
    elif game == "shichi-narabe" and rules["first"] == "random":
        made["starter"] = stream.below(seats)
    elif game == "nanatoridori":
        made["starter"] = starter
        made |= {"reserve": [rest[:2], rest[2:4]]} if is_duel else {"stock": rest}
    return made


def hmac_hex(secret, text):
    return hmac.digest(secret, text.encode(), sha256).hex()


def lines_of(record, secret):
    """What the key is made of, or what is wrong with it."""
    fair = record["fair"]
    if fair["method"] == "sevens-1":
        return ["sevens-1", *fair["presses"]]
    if fair["method"] == "daily-1":
        return [
            "daily-1",
            f"day {fair['day']}",
            f"game {record['game']}",
            f"rules {fair['rules']}",
            f"seats {record['seats']}",
            f"candidate {fair['candidate']}",
        ]
    if fair["method"] != "sevens-2":
        return "method"
    if sorted(fair) != ["commitment", "method", "people", "presses", "rules", "secret", "table", "words"]:
        return "keys"
    if fair["rules"] != json.dumps(record["rules"], sort_keys=True, separators=(",", ":")):
        return "rules"
    seats = [each["seat"] for each in fair["words"]]
    if sorted(set(fair["people"])) != fair["people"] or not set(fair["people"]) <= set(range(record["seats"])):
        return "people"
    if len(set(seats)) != len(seats) or not set(seats) <= set(fair["people"]):
        return "words"
    for each in fair["words"]:
        if "word" in each and hmac_hex(secret, f"word {each['seat']}\n{each['word']}") != each["mark"]:
            return "mark"
    if fair["words"] and fair["presses"]:
        return "presses"
    return [
        "sevens-2",
        f"table {fair['table']}",
        f"game {record['game']}",
        f"rules {fair['rules']}",
        f"seats {record['seats']}",
        "people " + " ".join(map(str, fair["people"])),
        *(f"word {each['seat']} {each['mark']}" for each in fair["words"]),
        *(f"press {each}" for each in fair["presses"]),
    ]


def fault(record):
    fair, game, seats = record["fair"], record["game"], record["seats"]
    secret = bytes.fromhex(fair["secret"])
    if sha256(secret).hexdigest() != fair["commitment"]:
        return "commitment"
    lines = lines_of(record, secret)
    if isinstance(lines, str):
        return lines
    key = hmac.digest(secret, "\n".join(lines).encode(), sha256)
    if int.from_bytes(key[:8], "big") >> 1 != record["seed"]:
        return "seed"
    for number, hand in enumerate(record["hands"], start=1):
        in_order = game == "nanatoridori"
        if number == 1 and not in_order and hand["dealer"] != Stream(key, "dealer").below(seats):
            return "dealer"
        dealer = seats - 1 if in_order else hand["dealer"]
        found = dict(hand["deal"])
        again = found.pop("redeals", [])
        expected = dealt(game, record["rules"], seats, dealer, Stream(key, f"{number}/0"))
        pairs = [(found.pop("hands"), expected.pop("hands"))]
        for k, hands in enumerate(again, start=1):
            pairs.append((hands, dealt(game, record["rules"], seats, dealer, Stream(key, f"{number}/{k}"))["hands"]))
        for one, other in pairs:
            if one != other if in_order else list(map(sorted, one)) != list(map(sorted, other)):
                return f"hands of hand {number}"
        if found != expected:
            return f"hand {number}: {sorted(found)} and {sorted(expected)}"
    return None


for line in sys.stdin:
    print(fault(json.loads(line)) or "right")
