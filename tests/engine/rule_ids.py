"""The ids of the rulebook's rules, by section."""

from typing import Final

_COUNTS: Final = {
    "every game": {"G": 10},
    "shichi-narabe": {"SN": 12, "SJ": 10, "ST": 5, "SG": 4},
    "shichi-narabe-points": {"SP": 7},
    "fan-tan": {"FT": 9},
    "five-or-nine": {"FN": 3},
    "fan-tan-trumps": {"TR": 8},
    "drawing games": {"CT": 2, "CC": 4, "DS": 1},
    "score-pile games": {"CS": 5},
    "ristiseiska": {"RS": 8},
    "stops games": {"PP": 2, "EC": 3, "SS": 1, "JG": 3},
    "koroshi": {"KI": 14},
    "insidious-sevens": {"IS": 10},
    "nanatoridori": {"NT": 13},
}
RULE_IDS: Final = {
    section: [f"{prefix}-{number}" for prefix, last in counts.items() for number in range(1, last + 1)]
    for section, counts in _COUNTS.items()
}
RULE_IDS["stops games"].append("ST-OP")
