"""The refusal of what a user's client would prevent."""

from __future__ import annotations


class PeopleRefusal(Exception):
    """Answered as `{"error": sentence}` with the HTTP status."""

    def __init__(self, sentence: str, *, status: int = 400) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status
