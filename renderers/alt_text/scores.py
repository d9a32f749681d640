"""A score sheet in words."""

from renderers.alt_text.fitting import LONGEST_ALT, LONGEST_TEXT, Names, fitting
from renderers.alt_text.language import Words
from renderers.model.sheets import Column, ScoreSheet, columns_of, score_text
from renderers.model.writing import number_text


def alt_scores(sheet: ScoreSheet, words: Words) -> str:
    """The alt text of its picture."""
    return _told(sheet, words, separator=words.space, longest=LONGEST_ALT)


def text_scores(sheet: ScoreSheet, words: Words) -> str:
    """Instead of its picture: a line for each hand."""
    return _told(sheet, words, separator="\n", longest=LONGEST_TEXT)


def _told(sheet: ScoreSheet, words: Words, *, separator: str, longest: int) -> str:
    """Which hands, then for each seat, from who is ahead, its total and what each of them brought."""
    columns = columns_of(sheet)
    order = sorted(range(len(sheet.names)), key=lambda seat: sheet.totals[seat] * (1 if sheet.least_wins else -1))

    def text(names: Names) -> str:
        heading = words.scores.format(title=sheet.title, unit=words.units[sheet.unit])
        told = [words.space.join([heading, words.fewest_win]) if sheet.least_wins else heading]
        if columns:
            numbered = words.rounds if sheet.in_rounds else words.hands
            told.append(numbered.format(numbers=words.comma.join(column.title for column in columns)))
        if sheet.bids:
            told.append(words.bids_told)
        for seat in order:
            scores = words.comma.join(_score(sheet, column, seat, words) for column in columns)
            total = number_text(sheet.totals[seat])
            standing = words.standing.format(name=names[seat], total=total)
            told.append(words.scores_of.format(standing=standing, scores=scores) if scores else standing)
        return separator.join(told)

    names = [name.strip() or words.nobody.format(letter=sheet.stand_in(i)) for i, name in enumerate(sheet.names)]
    return fitting(text, names, longest)


def _score(sheet: ScoreSheet, column: Column, seat: int, words: Words) -> str:
    score = score_text(column.scores[seat], sheet.unit)
    if sheet.bids is None or column.first != column.last:
        return score
    kept = sheet.bids[column.first - 1][seat]
    return words.details.format(seat=score, details=words.bid_kept.format(won=kept.tricks, bid=kept.bid.rank))
