"""The result of a match as the alt text of its picture."""

from collections.abc import Iterator

from i18n import Texts
from renderers.alt_text.cards import cards_text
from renderers.alt_text.fitting import LONGEST_ALT, Names, fitting
from renderers.alt_text.scores import score_words
from renderers.alt_text.words import Words, words_of
from renderers.model.results import ResultLine, ResultShown
from renderers.model.sheets import columns_of
from renderers.model.writing import number_text


def alt_result(shown: ResultShown, texts: Texts) -> str:
    """The places with their reasons, cards, scores and ratings, the best first."""
    words = words_of(texts)

    def text(names: Names) -> str:
        heading = words.say("alt-result", title=shown.title)
        parts = [heading, *([shown.note] if shown.note else ())]
        if shown.sheet is not None:
            numbered = "alt-rounds" if shown.sheet.in_rounds else "alt-hands"
            columns = words.comma.join(column.title for column in columns_of(shown.sheet))
            parts.append(words.say(numbered, numbers=columns))
        if shown.sheet is not None and shown.sheet.bids:
            parts.append(words.say("alt-bids-told"))
        for line, name in zip(shown.lines, names, strict=True):
            placed = words.say("alt-result-place", rank=line.rank, name=name)
            details = words.comma.join(_details(shown, line, words))
            whole = words.say("alt-details", seat=placed, details=details) if details else placed
            parts.append(words.say("alt-result-line", line=whole))
        return words.space.join(parts)

    names = [line.name.strip() or line.stand_in for line in shown.lines]
    return fitting(text, names, LONGEST_ALT)


def _details(shown: ResultShown, line: ResultLine, words: Words) -> Iterator[str]:
    if shown.sheet is not None:
        scores = words.comma.join(score_words(shown.sheet, each, line.seat, words) for each in columns_of(shown.sheet))
        total = number_text(shown.sheet.totals[line.seat])
        yield words.say("alt-result-scores", total=total, unit=shown.unit, scores=scores)
    if line.reason:
        yield line.reason
    if line.cards:
        yield words.say("alt-result-cards", cards=cards_text(line.cards, words, in_runs=True))
    if line.rating is not None:
        change = line.rating.change
        yield words.say("result-rating", rating=line.rating.rating, change=f"{change:+d}")
