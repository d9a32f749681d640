"""The page on fair deals: before the end the hash of the secret and people's words, with their form; then all of it
and a check.
"""

import unicodedata
from typing import Any, Final

from discord import ui

from bot.features.play.ids import AtTable, TablePress
from bot.features.play.match_pages import may_have_record
from bot.platform.custom_ids import CustomId
from bot.platform.messages import Message, button, cut, message, note, rows, words
from bot.tables.refusals import TableError
from bot.tables.table import Table
from bot.tables.words import check_words
from bot.text.limits import OPTION_LETTERS, TITLE_LETTERS
from bot.text.markup import columns, plain, shortened, visible
from bot.text.naming import SIGNED_COLUMNS, names_at
from bot.text.sentences import listed
from engine.fair import MOST_LETTERS, Bound, Fair, Word, commitment_to
from engine.record import differences, take_down
from i18n import Texts

WORD: Final = "word"
"""The custom id of the form's field."""
_WORDS: Final = 52
"""Columns of all words in a lobby: with the hash they are three small lines of a phone's window."""
_CUTS: Final = ((14, 60), (8, 60), (5, 60), (8, 10), (5, 5))
"""Columns of a name and of its word; the first of these are taken with which all words have room."""


def fair_message(texts: Texts, table: Table, user: int, *, notice: str | None = None) -> Message:
    """For everybody who sees the table, now or after its end. The secret is only for who may have the record, as all
    cards follow from it. `notice`: a sentence below.
    """
    secret = table.fair.secret
    if secret is None or (table.match is not None and table.match.fair is None):
        return note(texts("fair-none"))
    if table.match is not None and table.match.result is not None and table.match.fair is not None:
        return note("\n\n".join([texts("fair-title"), *_after(texts, table, table.match.fair, user)]))
    if table.fair.has_house:
        committed = texts("fair-commitment", commitment=commitment_to(secret))
        return note("\n\n".join([texts("fair-title"), _of_house(texts, table), committed]))
    how = texts("fair-how-words" if table.fair.takes_words else "fair-how")
    said = texts("fair-before", commitment=commitment_to(secret), table=str(table.id))
    parts = [texts("fair-title"), said, how, *_words_so_far(texts, table), *([notice] if notice else [])]
    opener = word_button(texts, table, user, TablePress(table.id, AtTable.WORD))
    return message(words("\n\n".join(parts)), *rows(opener))


def word_form(texts: Texts, table: Table, user: int, custom_id: CustomId) -> ui.Modal:
    """A form for the user's word. Stopped so that discord.py does not track it: its custom id tells it.

    TableError: as `check_words`.
    """
    check_words(table, user)
    form = ui.Modal(title=cut(texts("fair-form"), TITLE_LETTERS), custom_id=str(custom_id))
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=WORD, default=table.fair.words.get(user), required=False, max_length=MOST_LETTERS
    )
    form.add_item(
        ui.Label(
            text=cut(texts("fair-form-label"), TITLE_LETTERS),
            description=cut(texts("fair-form-hint", most=MOST_LETTERS), OPTION_LETTERS),
            component=field,
        )
    )
    form.stop()
    return form


def word_typed(typed: str) -> str | None:
    """A typed word as it is shown and counts: NFKC, without what reverses or breaks a line; None for an empty form.

    It is empty if nothing visible is left.
    """
    if not typed.strip():
        return None
    typed = "".join(letter for letter in typed if unicodedata.category(letter) != "Cs")
    return visible(unicodedata.normalize("NFKC", visible(typed)))


def commitment_line(texts: Texts, table: Table) -> str | None:
    """The table's number and the hash of its secret as a small line for the public message of a table in play;
    None if the cards do not follow from a secret, or it may be shown.
    """
    follows = table.match is None or (table.match.fair is not None and table.match.result is None)
    if table.fair.secret is None or table.lesson or not follows:
        return None
    return f"-# {texts('fair-committed', table=str(table.id), commitment=commitment_to(table.fair.secret))}"


def brief_line(texts: Texts, table: Table) -> str | None:
    """The same for a lobby: the whole hash, and the words with their people, in their order. Where there is none, that
    who runs the bot could have chosen the cards. What is cut is whole on the page of `fair_message`. None as for
    `commitment_line`.
    """
    if table.fair.secret is None or table.lesson:
        return None
    given = "some" if table.fair.words else "none"
    commitment = commitment_to(table.fair.secret)
    return f"-# {texts('fair-brief', commitment=commitment, given=given, words=_words_in_brief(texts, table))}"


def _words_in_brief(texts: Texts, table: Table) -> str:
    """The words as a list of about `_WORDS` columns. If there are too many even when they are cut, the last ones, which
    count most, after the number of the others.
    """
    shown = list[str]()
    for cut_to in _CUTS:
        shown = _shown_words(texts, table, cut_to)
        if columns(listed(texts, shown)) <= _WORDS:
            return listed(texts, shown)
    left_out = 0
    while len(shown) > 1 and columns(listed(texts, [f"+{left_out}", *shown])) > _WORDS:
        shown.pop(0)
        left_out += 1
    return listed(texts, [f"+{left_out}", *shown] if left_out else shown)


def word_button(texts: Texts, table: Table, user: int, custom_id: CustomId) -> list[ui.Button[Any]]:
    """The button to the form, for who can add a word."""
    try:
        check_words(table, user)
    except TableError:
        return []
    return [button(texts("fair-change" if user in table.fair.words else "fair-add"), custom_id)]


def _shown_words(texts: Texts, table: Table, most: tuple[int, int] = (SIGNED_COLUMNS, 2 * MOST_LETTERS)) -> list[str]:
    """The words so far in their order, each with the sign and the name of its person. `most`: columns of a name and of
    a word.
    """
    name = names_at(texts, table, signed=True, most=most[0])
    places = {place.user: place for place in table.participants}
    return [
        texts("fair-word", name=name(places[user]), word=plain(shortened(word, most[1])))
        for user, word in table.fair.words.items()
    ]


def _words_so_far(texts: Texts, table: Table) -> list[str]:
    if not table.fair.takes_words:
        return []
    if not (shown := _shown_words(texts, table)):
        return [texts("fair-alone")]
    last = names_at(texts, table, signed=False)
    author = next(place for place in table.participants if place.user == [*table.fair.words][-1])
    return [_numbered(shown), texts("fair-last", name=last(author))]


def _after(texts: Texts, table: Table, fair: Fair, user: int) -> list[str]:
    """Everything, for who may have the record."""
    if not may_have_record(table, user):
        return [f"- {texts('fair-commitment', commitment=fair.commitment)}", texts("record-players")]
    assert table.match is not None
    follow = "no" if differences(take_down(table.match)) else "yes"
    return [
        texts("fair-checked", follow=follow),
        _parts(texts, table, fair),
        *([_of_house(texts, table)] if table.fair.has_house else []),
        *_whose(texts, table, fair),
        texts("fair-self"),
    ]


def _parts(texts: Texts, table: Table, fair: Fair) -> str:
    """The secret, its hash, what is bound, and the presses, a line each."""
    name, joined = names_at(texts, table, signed=False), {place.press: place for place in table.participants}
    bound = fair.bound
    lines = [
        texts("fair-commitment", commitment=fair.commitment),
        texts("fair-secret", secret=fair.secret.hex()),
        *([texts("fair-table", table=str(bound.table))] if isinstance(bound, Bound) else []),
        *([texts("fair-rules", rules=bound.rules)] if bound else []),
        *(
            texts("fair-joined", name=name(place), press=str(press))
            if (place := joined.get(press)) is not None
            else texts("fair-started", press=str(press))
            for press in fair.presses
        ),
    ]
    return "\n".join(f"- {line}" for line in lines)


def _whose(texts: Texts, table: Table, fair: Fair) -> list[str]:
    """The words of a deal in their order, and who could have chosen the cards."""
    if fair.is_one_hand:
        return []
    if not fair.words:
        return [texts("fair-alone")]
    signed, name = names_at(texts, table, signed=True), names_at(texts, table, signed=False)
    places = table.participants

    def line(word: Word) -> str:
        whose = signed(places[word.seat])
        if word.text is None:
            return texts("fair-word-deleted", name=whose, mark=word.mark)
        return texts("fair-word", name=whose, word=plain(word.text))

    last = fair.words[-1]
    return [_numbered([line(word) for word in fair.words]), texts("fair-last", name=name(places[last.seat]))]


def _of_house(texts: Texts, table: Table) -> str:
    """Which deal it is that was there before the table: of a day, of a challenge, or of an earlier match."""
    if table.fair.day is not None:
        return texts("fair-day", day=table.fair.day.number)
    if table.fair.challenge is not None:
        return texts("fair-challenge", deal=table.fair.challenge.number)
    assert table.match is not None
    later = table.match.scoring.next_dealer
    return texts("fair-cards", table=str(table.fair.cards_of), later=later)


def _numbered(lines: list[str]) -> str:
    return "\n".join(f"{number}. {line}" for number, line in enumerate(lines, start=1))
