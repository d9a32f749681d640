"""Stands in for the private hands of a match."""

from bot.platform.responder import Responder
from bot.storage.remembered import HandNote
from bot.storage.user_settings import Reader
from bot.tables.table import Table


class HandsTaken:
    """`taken`: user and message of the pages that became hands. `shown`: who was answered with a hand. `others`: users who
    have another hand."""

    def __init__(self) -> None:
        self.taken: list[tuple[int, int]] = []
        self.shown: list[int] = []
        self.others: set[int] = set()

    async def show(self, answer: Responder, table: Table, reader: Reader) -> None:
        self.shown.append(answer.interaction.user.id)

    def take_over(self, table: Table, user: int, note: HandNote) -> bool:
        if user in self.others:
            return False
        self.taken.append((user, note.message))
        return True
