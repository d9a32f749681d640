"""Hand-made courses of matches."""

from random import Random

from i18n import Texts
from renderers import CoursePicture


def usual(texts: Texts) -> CoursePicture:
    """A match of one hand."""
    return CoursePicture(
        title=texts("review-course"),
        seats=4,
        hands=((2.2, 2.1, 2.4, 2.1, 1.9, 2.6, 2.4, 2.3, 3.1, 2.9, 2.7, 3.0),),
        marks=((0, 7), (0, 4)),
        ends=(texts("review-course-begin"), texts("review-course-end")),
    )


def rounds(texts: Texts, *, hands: int = 7, choices: int = 7, seats: int = 6) -> CoursePicture:
    """A match of several rounds, the last one without a choice."""
    chance = Random(4)
    places = [tuple(chance.uniform(1, seats) for _ in range(choices + 1)) for _ in range(hands - 1)]
    return CoursePicture(
        title=texts("review-course"),
        seats=seats,
        hands=(*places, (2.5,)),
        marks=((1, 2), (0, 0), (1, 3)),
        ends=(texts("review-course-begin"), texts("review-course-end")),
        in_rounds=True,
    )
