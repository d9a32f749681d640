"""What the deals of a table follow from: before the end only the hash of the secret, then all of it and a check."""

from bot.platform.messages import Message, note
from bot.tables.table import Table
from bot.text.naming import names_at
from engine.fair import Fair, commitment_to
from engine.record import differences, take_down
from i18n import Texts


def fair_message(texts: Texts, table: Table) -> Message:
    """For everybody who sees the table, now or after its end."""
    if table.secret is None or (table.match is not None and table.match.fair is None):
        return note(texts("fair-none"))
    commitment = commitment_to(table.secret)
    if table.match is None or table.match.result is None or table.match.fair is None:
        return note("\n\n".join([texts("fair-title"), texts("fair-before", commitment=commitment), texts("fair-how")]))
    return note(
        "\n\n".join(
            [
                texts("fair-title"),
                texts("fair-checked", follow="no" if differences(take_down(table.match)) else "yes"),
                _parts(texts, table, table.match.fair),
                texts("fair-self"),
            ]
        )
    )


def _parts(texts: Texts, table: Table, fair: Fair) -> str:
    """The secret, its hash and the presses, a line each."""
    name, joined = names_at(texts, table, signed=False), {place.press: place for place in table.participants}
    presses = [
        texts("fair-joined", name=name(place), press=str(press))
        if (place := joined.get(press)) is not None
        else texts("fair-started", press=str(press))
        for press in fair.presses
    ]
    lines = [
        texts("fair-commitment", commitment=fair.commitment),
        texts("fair-secret", secret=fair.secret.hex()),
        *presses,
    ]
    return "\n".join(f"- {line}" for line in lines)
