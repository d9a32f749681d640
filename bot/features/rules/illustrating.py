"""Rules pages with pictures, for one reader."""

from bot.features.rules.rules import PICTURE, Rulebook
from bot.platform.drawing import Drawing, theme_of
from bot.platform.messages import Message
from bot.storage.user_settings import Reader
from bot.text.rules_scenes import staged
from renderers import SeatPicture, TablePicture


async def illustrated(drawing: Drawing, reader: Reader, book: Rulebook, number: int = 0) -> Message:
    """Page `number` of the rules, from 0, or the nearest one; text-only readers get text instead of its picture."""
    texts = reader.texts
    picture = book.page(texts, number).picture
    if picture is None:
        return book.message(texts, number)
    scene = picture.scene
    kind = SeatPicture if scene.shows_hand else TablePicture
    shown = kind.of(staged(book.game, book.rules, scene), theme_of(reader), texts, preview=scene.considered)
    return book.message(texts, number, await drawing.picture_or_words(shown, PICTURE, texts))
