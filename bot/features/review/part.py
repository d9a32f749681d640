"""The part of a review that a thinking process does. It knows views, and nothing else of the bot."""

import pickle

from engine.review import PlayOut


def played_out(part: PlayOut) -> bytes:
    """The outcomes of a part of the work, packed."""
    return pickle.dumps(part.run(), pickle.HIGHEST_PROTOCOL)
