"""What can be set, from the environment or a file `.env`; `.env.example` lists all of it."""

from typing import Annotated, Final, Literal

from pydantic import AfterValidator, DirectoryPath, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from data.connect import parse


class SettingsError(ValueError):
    """A setting that cannot be used. The text is one line that names it."""


def _database_url(url: str) -> str:
    try:
        parse(url)
    except ValueError as wrong:
        raise ValueError(str(wrong).removeprefix("DATABASE_URL: ")) from None
    return url


def _web_address(url: str | None) -> str | None:
    if url is not None and not url.startswith(("http://", "https://")):
        raise ValueError("should begin with http:// or https://")
    return url.rstrip("/") if url else url


class Settings(BaseSettings):
    """Each field is the setting of its alias; an empty one counts as not set."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: SecretStr | None = Field(None, alias="DISCORD_TOKEN")
    """The bot's token. Without one the playground is played in."""
    database_url: Annotated[str, AfterValidator(_database_url)] = Field(
        "sqlite:///sevens.sqlite3", alias="DATABASE_URL"
    )
    """`sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`."""
    playground: Annotated[str | None, AfterValidator(_web_address)] = Field(None, alias="SEVENS_PLAYGROUND")
    """The address of a playground that runs already; without one, and without a token, one is started."""
    playground_port: int = Field(8077, alias="SEVENS_PLAYGROUND_PORT", ge=0, le=65535)
    """Where a playground that is started listens; 0: any free port."""
    computer_pause: float = Field(1.2, alias="SEVENS_COMPUTER_PAUSE", ge=0, le=60, allow_inf_nan=False)
    """Seconds a computer player seems to think."""
    turn_seconds: int = Field(90, alias="SEVENS_TURN_SECONDS", ge=2, le=3600)
    """How long a turn may take at a new table."""
    drawing: Literal["process", "threads"] = Field("process", alias="SEVENS_DRAWING")
    """Where pictures are drawn: in a process of its own, or in threads, which takes less memory and answers later."""
    languages: DirectoryPath | None = Field(None, alias="SEVENS_LANGUAGES")
    """A folder with more languages, a folder each as in `i18n/`."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field("INFO", alias="SEVENS_LOG_LEVEL")
    shard_count: int | None = Field(None, alias="SEVENS_SHARD_COUNT", ge=1)
    """How many shards there are; without it Discord is asked."""
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = Field(None, alias="SEVENS_SHARD_IDS")
    """The shards of this process, such as `0,1`; only with SEVENS_SHARD_COUNT. Without it: all of them.

    One database serves one process (`data.ownership`), so the others of these shards need databases of their own.
    """

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: object) -> object:
        return value.upper() if isinstance(value, str) else value

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _numbers(cls, value: object) -> object:
        if not isinstance(value, str):
            return value
        parts = [part.strip() for part in value.split(",")]
        if not all(part.isascii() and part.isdigit() for part in parts):
            raise ValueError("should be shard numbers with commas between them, such as 0,1")
        return tuple(map(int, parts))


NAMES: Final = tuple(field.alias or name for name, field in Settings.model_fields.items())
"""Every setting, as it is written in the environment."""


def load() -> Settings:
    """The settings. Raises SettingsError that names the first wrong one; its value is shown unless it may be secret."""
    try:
        settings = Settings()  # pyright: ignore[reportCallIssue]
    except ValidationError as error:
        wrong = error.errors(include_url=False, include_context=False)[0]
        raise SettingsError(f"{wrong['loc'][0]}: {wrong['msg'].removeprefix('Value error, ')}") from None
    if settings.shard_ids is not None:
        count = settings.shard_count
        if count is None:
            raise SettingsError("SEVENS_SHARD_IDS: needs SEVENS_SHARD_COUNT beside it")
        if not settings.shard_ids or max(settings.shard_ids) >= count:
            raise SettingsError(f"SEVENS_SHARD_IDS: shards are numbered 0 to {count - 1}")
    return settings
