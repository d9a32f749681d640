"""A score sheet as text."""

from i18n import Texts
from renderers.alt_text.fitting import LONGEST_ALT, LONGEST_TEXT, Names, fitting
from renderers.alt_text.words import Words, words_of
from renderers.model.sheets import Column, ScoreSheet, columns_of, score_text
from renderers.model.writing import number_text


def alt_scores(sheet: ScoreSheet, texts: Texts) -> str:
    """The alt text of a score sheet's picture."""
    words = words_of(texts)
    return _sheet_text(sheet, words, separator=words.space, longest=LONGEST_ALT)


def text_scores(sheet: ScoreSheet, texts: Texts) -> str:
    """Text that replaces the picture: one line per seat."""
    return _sheet_text(sheet, words_of(texts), separator="\n", longest=LONGEST_TEXT)


def stand_in(sheet: ScoreSheet, seat: int, texts: Texts) -> str:
    """Stands for a name that the font cannot draw."""
    return texts("alt-nobody", letter=sheet.stand_in(seat))


def _sheet_text(sheet: ScoreSheet, words: Words, *, separator: str, longest: int) -> str:
    """Heading, hand numbers, then each seat's total and scores, best seat first."""
    columns = columns_of(sheet)

    def text(names: Names) -> str:
        heading = words.say("alt-scores", title=sheet.title, unit=words.say(f"alt-unit-{sheet.unit}"))
        lines = [words.space.join([heading, words.say("alt-fewest-win")]) if sheet.least_wins else heading]
        if columns:
            numbered = "alt-rounds" if sheet.in_rounds else "alt-hands"
            lines.append(words.say(numbered, numbers=words.comma.join(column.title for column in columns)))
        if sheet.bids:
            lines.append(words.say("alt-bids-told"))
        for seat in sheet.order:
            scores = words.comma.join(score_words(sheet, column, seat, words) for column in columns)
            total = number_text(sheet.totals[seat])
            standing = words.say("alt-standing", name=names[seat], total=total)
            lines.append(words.say("alt-scores-of", standing=standing, scores=scores) if scores else standing)
        return separator.join(lines)

    names = [name.strip() or stand_in(sheet, seat, words.texts) for seat, name in enumerate(sheet.names)]
    return fitting(text, names, longest)


def score_words(sheet: ScoreSheet, column: Column, seat: int, words: Words) -> str:
    """A seat's score in a column, with bid and tricks."""
    score = score_text(column.scores[seat], sheet.unit)
    if sheet.bids is None or column.first != column.last:
        return score
    result = sheet.bids[column.first - 1][seat]
    return words.say(
        "alt-details", seat=score, details=words.say("alt-bid-kept", won=result.tricks, bid=result.bid.rank)
    )
