"""Judging choices after the match, by what their player could see then, and telling play from luck."""

from engine.ai.search import place
from engine.review.contests import (
    WORLDS,
    Contest,
    Judgement,
    Loss,
    Outcomes,
    PlayOut,
    contest,
    is_proved,
    judge,
    judging,
)
from engine.review.luck import Apart, HandJudged, apart

__all__ = [
    "WORLDS",
    "Apart",
    "Contest",
    "HandJudged",
    "Judgement",
    "Loss",
    "Outcomes",
    "PlayOut",
    "apart",
    "contest",
    "is_proved",
    "judge",
    "judging",
    "place",
]
