"""Private hands that are out, noted for the process that comes after this one: their tokens outlive it."""

from bot.live.noting import Noting
from bot.storage.remembered import HandNote


class HandsKept:
    """Notes the newest hand of each person at each table, and what it shows."""

    def __init__(self, noting: Noting) -> None:
        self._noting = noting
        self._remembered = noting.remembered

    def of(self, table_id: int) -> dict[int, HandNote]:
        """The hands that are noted, by their people."""
        notes = self._remembered.known(table_id)
        return {} if notes is None else dict(notes.hands)

    def looks(self, table_id: int, user: int) -> str | None:
        """The digest of what the person's hand shows; None: unknown."""
        notes = self._remembered.known(table_id)
        return None if notes is None else notes.looks.get(user)

    def hold(self, table_id: int, user: int, note: HandNote) -> None:
        """This is the person's hand now."""
        notes = self._remembered.of(table_id)
        notes.hands[user] = note
        self._noting.soon(table_id)

    def see(self, table_id: int, user: int, digest: str | None) -> None:
        """The person's hand shows this now; None: who knows."""
        notes = self._remembered.known(table_id)
        if notes is None or user not in notes.hands or notes.looks.get(user) == digest:
            return
        if digest is None:
            notes.looks.pop(user, None)
        else:
            notes.looks[user] = digest
        self._noting.soon(table_id)

    def drop(self, table_id: int, user: int) -> None:
        """The person's hand is no hand any more, or cannot be edited."""
        notes = self._remembered.known(table_id)
        if notes is None:
            return
        notes.looks.pop(user, None)
        if notes.hands.pop(user, None) is not None:
            self._noting.soon(table_id)

    def over(self, table_id: int) -> None:
        """The table is over, and nobody but those with hands needs its notes."""
        self._remembered.of(table_id).is_over = True
        self._noting.soon(table_id)
