"""The base of the models of entries."""

from typing import Any, Final

from pydantic import BaseModel, ConfigDict, Field

OPTIONAL: Final[Any] = Field(default=None, exclude_if=lambda value: value is None)
"""A field that earlier releases did not have. Where it is None, the entry is written as they wrote it."""
SECRET: Final[Any] = Field(default=None, exclude_if=lambda value: value is None, repr=False)
"""The same, and shown nowhere else than in the log."""


class EntryModel(BaseModel):
    """An entry: a value with a `kind` by which it is read again."""

    model_config = ConfigDict(frozen=True, extra="forbid")
