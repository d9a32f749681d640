"""Settings from the environment or a `.env` file; `.env.example` lists all of them."""

import re
from typing import Annotated, Final, Literal

from pydantic import AfterValidator, DirectoryPath, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from data.connect import parse, sqlite_file
from engine.review import WORLDS


class SettingsError(ValueError):
    """An invalid setting. The message is one line that names it."""


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


def _contact(contact: str | None) -> str | None:
    if contact is not None and not re.fullmatch(r"https?://\S+|[^\s@`]+@[^\s@`]+", contact):
        raise ValueError("should be an e-mail address, or a web address that begins with https://")
    return contact


class Settings(BaseSettings):
    """Each field has the environment variable of its alias; an empty value counts as unset."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: SecretStr | None = Field(None, alias="DISCORD_TOKEN")
    """The bot's token. Without one, the bot plays in the playground."""
    database_url: Annotated[str, AfterValidator(_database_url)] = Field(
        "sqlite:///sevens.sqlite3", alias="DATABASE_URL"
    )
    """`sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/NAME`."""
    playground: Annotated[str | None, AfterValidator(_web_address)] = Field(None, alias="SEVENS_PLAYGROUND")
    """The address of a running playground. Without it, and without a token, one is started."""
    playground_port: int = Field(8077, alias="SEVENS_PLAYGROUND_PORT", ge=0, le=65535)
    """The port of a playground that the bot starts; 0: any free port."""
    computer_pause: float = Field(1.2, alias="SEVENS_COMPUTER_PAUSE", ge=0, le=60, allow_inf_nan=False)
    """Seconds a computer player pauses before a move."""
    turn_seconds: int = Field(90, alias="SEVENS_TURN_SECONDS", ge=2, le=3600)
    """The default turn time of a new table, in seconds."""
    drawing: Literal["process", "threads"] = Field("process", alias="SEVENS_DRAWING")
    """Draw in a separate process, or in threads: less memory, but slower answers."""
    thinkers: int | None = Field(None, alias="SEVENS_THINKERS", ge=1, le=64)
    """The processes in which strong computer players think; None: `bot.platform.thinking.usual_thinkers`."""
    review_worlds: int = Field(WORLDS, alias="SEVENS_REVIEW_WORLDS", ge=8, le=4000)
    """The guessed deals in which a review measures each choice: half as many halve its time, and make it less sure."""
    opened_by_person: int = Field(10, alias="SEVENS_OPENED_BY_PERSON", ge=1)
    """Tables that one person may open in a minute, lessons and private tables included."""
    opened_in_server: int = Field(60, alias="SEVENS_OPENED_IN_SERVER", ge=1)
    """Tables that may be opened in one server in a minute."""
    open_by_person: int = Field(5, alias="SEVENS_OPEN_BY_PERSON", ge=1)
    """Tables in one server that one person may be the host of at once."""
    open_in_server: int = Field(200, alias="SEVENS_OPEN_IN_SERVER", ge=1)
    """Tables that may be open in one server at once."""
    tidy_days: int = Field(1, alias="SEVENS_TIDY_DAYS", ge=1, le=3650)
    """Days after which the logs of finished matches are archived, and lessons and unfinished tables forgotten."""
    tidy_hour: int = Field(4, alias="SEVENS_TIDY_HOUR", ge=0, le=23)
    """The hour of the day, in UTC, at which that begins."""
    languages: DirectoryPath | None = Field(None, alias="SEVENS_LANGUAGES")
    """A folder with more languages, one subfolder each as in `i18n/`."""
    metrics_port: int | None = Field(None, alias="SEVENS_METRICS_PORT", ge=0, le=65535)
    """The port of `/metrics` and `/healthz`; 0: any free port. None: neither is served."""
    metrics_host: str = Field("127.0.0.1", alias="SEVENS_METRICS_HOST")
    """The address they are served on."""
    owner_channel: int | None = Field(None, alias="SEVENS_OWNER_CHANNEL", gt=0)
    """The channel in which the owner is told of errors; None: nowhere."""
    support_server: Annotated[str | None, AfterValidator(_web_address)] = Field(None, alias="SEVENS_SUPPORT_SERVER")
    """The invitation to a server in which people get help; None: there is none."""
    contact: Annotated[str | None, AfterValidator(_contact)] = Field(None, alias="SEVENS_CONTACT")
    """The e-mail or web address of those who run the bot; None: they name none."""
    papers: Annotated[str | None, AfterValidator(_web_address)] = Field(None, alias="SEVENS_PAPERS")
    """The address below which `/terms` and `/privacy` are published; None: nowhere."""
    log_format: Literal["text", "json"] = Field("text", alias="SEVENS_LOG_FORMAT")
    """Log lines for people, or a JSON object a line."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field("INFO", alias="SEVENS_LOG_LEVEL")
    shard_count: Annotated[int, Field(ge=1)] | Literal["auto"] | None = Field(None, alias="SEVENS_SHARD_COUNT")
    """The total number of shards; None, `auto`: ask Discord.

    If it is set, processes with one PostgreSQL database share out the shards (`is_shared`).
    """
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = Field(None, alias="SEVENS_SHARD_IDS")
    """The only shards that this process may have, such as `0,1`; requires SEVENS_SHARD_COUNT. None: any."""

    @property
    def is_shared(self) -> bool:
        """Whether this process shares its database with others: on PostgreSQL, if the shards are counted.

        An SQLite file serves one process, which has all shards.
        """
        return self.shard_count is not None and sqlite_file(parse(self.database_url)) is None

    @property
    def fixed_shards(self) -> int | None:
        """The number of shards, unless Discord is asked."""
        return self.shard_count if isinstance(self.shard_count, int) else None

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
"""The environment variables of all settings."""


def load(*, shards: str | None = None) -> Settings:
    """Load the settings. Raises SettingsError naming the first invalid one, with its value unless secret.

    `shards`: overrides SEVENS_SHARD_COUNT.
    """
    given = {} if shards is None else {"SEVENS_SHARD_COUNT": shards}
    try:
        settings = Settings(**given)  # pyright: ignore[reportArgumentType, reportCallIssue]
    except ValidationError as error:
        wrong = error.errors(include_url=False, include_context=False)[0]
        raise SettingsError(f"{wrong['loc'][0]}: {wrong['msg'].removeprefix('Value error, ')}") from None
    if settings.shard_ids is not None:
        count = settings.fixed_shards
        if count is None:
            raise SettingsError("SEVENS_SHARD_IDS: needs SEVENS_SHARD_COUNT beside it")
        if not settings.shard_ids or max(settings.shard_ids) >= count:
            raise SettingsError(f"SEVENS_SHARD_IDS: shards are numbered 0 to {count - 1}")
    return settings
