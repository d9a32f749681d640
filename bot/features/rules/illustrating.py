"""Rules pages with pictures, for one reader."""

from bot.features.rules.rules import PICTURE, Rulebook
from bot.platform.drawing import Drawing, drawn, theme_of
from bot.platform.messages import Message, Shown
from bot.storage.user_settings import Reader
from bot.text.rules_scenes import Scene, staged
from engine.views import View
from i18n import Texts
from renderers import alt_seat, alt_table, lettered, text_seat, text_table


async def illustrated(drawing: Drawing, reader: Reader, book: Rulebook, number: int = 0) -> Message:
    """Page `number` of the rules, from 0, or the nearest one; text-only readers get text instead of its picture."""
    texts = reader.texts
    picture = book.page(texts, number).picture
    if picture is None:
        return book.message(texts, number)
    view = staged(book.game, book.rules, picture.scene)
    if reader.text_only:
        return book.message(texts, number, in_words(texts, view, picture.scene))
    return book.message(texts, number, await _shown(drawing, reader, view, picture.scene))


def in_words(texts: Texts, view: View, scene: Scene) -> str:
    """A scene as text."""
    write = text_seat if scene.shows_hand else text_table
    return write(view, _names(texts, view), texts, preview=scene.considered)


def alt_of(texts: Texts, view: View, scene: Scene) -> str:
    """The alt text of a scene's picture."""
    write = alt_seat if scene.shows_hand else alt_table
    return write(view, _names(texts, view), texts, preview=scene.considered)


async def _shown(drawing: Drawing, reader: Reader, view: View, scene: Scene) -> Shown:
    texts, theme = reader.texts, theme_of(reader)
    draw = drawing.seat if scene.shows_hand else drawing.table
    picture = draw(view, theme, texts, preview=scene.considered)
    return await drawn(picture, PICTURE, alt_of(texts, view, scene), lambda: in_words(texts, view, scene))


def _names(texts: Texts, view: View) -> list[str]:
    """Player names that match the badges in the picture."""
    return [texts("picture-player", letter=badge.letters) for badge in lettered(len(view.seats))]
