"""Repeats the days of Shichi Narabe by what `docs/daily.md`, `docs/fair-deals.md` and `docs/rules.md` say.

It imports nothing of the project. For each line on standard input, a JSON object with `secret` (the bot's, in hexadecimal
digits) and `day`, it prints one with `commitment`, `candidate`, `places` (those of the lines) and `moves` of line 5.
"""

import hmac
import json
import sys
from datetime import date, timedelta
from hashlib import sha256
from math import exp

RANKS = "A23456789TJQK"
SUITS = "SHDC"
RULES = (
    '{{"decks":1,"first":"seven-of-diamonds","ghost":false,"joker_exchange":"take","joker_play":"skip","jokers":0,'
    '"passes":3,"sevens":"laid","tunnel":"{}","voluntary":true}}'
)
TUNNELS = {0: "closed", 6: "none"}


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


class Hand:
    """A hand of Shichi Narabe with four seats. Cards are texts such as `8S`."""

    def __init__(self, key, tunnel):
        self.key, self.tunnel = key, tunnel
        dealer = Stream(key, "dealer").below(4)
        cards = Stream(key, "1/0").shuffled([rank + suit for suit in SUITS for rank in RANKS])
        self.hands = [[] for _ in range(4)]
        for i, card in enumerate(cards):
            self.hands[(dealer + 1 + i) % 4].append(card)
        self.turn = next(seat for seat in range(4) if "7D" in self.hands[seat])
        self.laid = {"7" + suit for suit in SUITS}
        self.hands = [[card for card in hand if card not in self.laid] for hand in self.hands]
        self.passes, self.made = [3] * 4, [0] * 4
        self.out, self.bankrupt, self.moves = [], [], []

    def playable(self):
        found = set()
        for suit in SUITS:
            sides = [[RANKS[i] + suit for i in way] for way in (range(5, -1, -1), range(7, 13))]
            whole = [all(card in self.laid for card in side) for side in sides]
            for side, is_other_whole in zip(sides, reversed(whole), strict=True):
                missing = [card for card in side if card not in self.laid]
                if missing:
                    found.add(missing[-1 if is_other_whole and self.tunnel == "closed" else 0])
        return found

    def legal(self):
        moves = [card for card in self.hands[self.turn] if card in self.playable()]
        if self.passes[self.turn]:
            moves.append("pass")
        return sorted(moves or ["bankrupt"])

    def advance(self, move):
        seat = self.turn
        self.moves.append(f"{seat}:{move}")
        self.made[seat] += 1
        if move == "pass":
            self.passes[seat] -= 1
        elif move == "bankrupt":
            self.laid |= {*self.hands[seat]}
            self.hands[seat] = []
            self.bankrupt.append(seat)
        else:
            self.laid.add(move)
            self.hands[seat].remove(move)
            if not self.hands[seat]:
                self.out.append(seat)
        if not self.is_over():
            self.turn = (seat + 1) % 4
            while not self.hands[self.turn]:
                self.turn = (self.turn + 1) % 4

    def is_over(self):
        return sum(map(bool, self.hands)) <= 1

    def place(self, seat):
        left = [each for each in range(4) if self.hands[each]]
        return 1 + [*self.out, *left, *reversed(self.bankrupt)].index(seat)

    def worth(self, move):
        if self.tunnel == "closed":
            if move == "pass":
                return -100
            return self.row(move[1], self.laid | {move}) - self.row(move[1], self.laid)
        hand = self.hands[self.turn]
        if move == "pass":
            others = len(self.legal()) - 1
            return (-0.7, 0.35, -0.9)[min(self.passes[self.turn], 3) - 1] + 0.1 * others + 0.2 * len(hand)
        rank = RANKS.index(move[0])
        beyond = range(rank + 1, 13) if rank > 6 else range(rank - 1, -1, -1)
        missing = [RANKS[i] + move[1] for i in beyond if RANKS[i] + move[1] not in self.laid]
        own = [card in hand for card in missing]
        if not missing:
            return 1
        worth = 2.9 * sum(own) - 1.5 * (len(own) - sum(own))
        if any(own):
            worth += 1.2 + 2 * own.index(True)
        return worth if own[0] else worth - 1.3

    def row(self, suit, laid):
        below, above = (
            [RANKS[i] + suit for i in way if RANKS[i] + suit not in laid] for way in (range(5, -1, -1), range(7, 13))
        )
        return self.side(below, above) + self.side(above, below)

    def side(self, here, there):
        hand, total = self.hands[self.turn], 0
        for i, card in enumerate(here):
            further = [*there, *here[i + 1 :]]
            by_edge, by_seven = (sum(each in hand for each in cards) for cards in (further, here[:i]))
            share = 1 / (1 + exp(len(there) + 0.5 - i)) if there else 1
            own = share * by_edge + (1 - share) * by_seven
            others = share * len(further) + (1 - share) * i - own
            total += -2.5 * others - 1.5 * own if card in hand else own + 0.7 * others
        return total

    def best(self, moves, stream):
        moves = stream.shuffled(moves)
        worths = [self.worth(move) for move in moves]
        return next(move for move, worth in zip(moves, worths, strict=True) if worth >= max(worths) - 1e-9)

    def play(self, line):
        """Play to the end, with seat 0 as this line does."""
        while not self.is_over():
            seat, moves = self.turn, self.legal()
            label = f"line/{line}" if seat == 0 else f"reply/{seat}"
            stream = Stream(self.key, f"{label}/{self.made[seat]}")
            if len(moves) == 1:
                self.advance(moves[0])
            elif seat == 0 and stream.below(11) < line:
                self.advance(moves[stream.below(len(moves))])
            else:
                self.advance(self.best(moves, stream))
        return self


def day_of(master, number):
    tunnel = TUNNELS[(date(2026, 11, 1) + timedelta(days=number - 1)).weekday()]
    secret = hmac.digest(master, f"daily/{number}".encode(), sha256)
    head = ["daily-1", f"day {number}", "game shichi-narabe", f"rules {RULES.format(tunnel)}", "seats 4"]
    for candidate in range(64):
        key = hmac.digest(secret, "\n".join([*head, f"candidate {candidate}"]).encode(), sha256)
        lines = [Hand(key, tunnel).play(line) for line in range(12)]
        places = [hand.place(0) for hand in lines]
        if len({*places}) >= 3 or candidate == 63:
            break
    return {
        "commitment": sha256(secret).hexdigest(),
        "candidate": candidate,
        "places": places,
        "moves": " ".join(lines[5].moves),
    }


for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps(day_of(bytes.fromhex(asked["secret"]), asked["day"])))
