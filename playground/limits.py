"""Discord's limits, in one place. Units (characters, items, bytes, seconds) follow from the names.

Those marked "hearsay" are not in Discord's documentation; several libraries agree on them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# Interactions
FIRST_RESPONSE_SECONDS: Final = 3.0
TOKEN_SECONDS: Final = 15 * 60.0
FOLLOW_UPS: Final = 5
"""Of an interaction where the application is installed by a user only."""

# Messages
CONTENT: Final = 2000
EMBEDS: Final = 10
EMBED_TOTAL: Final = 6000
EMBED_TITLE: Final = 256
EMBED_DESCRIPTION: Final = 4096
EMBED_FIELDS: Final = 25
EMBED_FIELD_NAME: Final = 256
EMBED_FIELD_VALUE: Final = 1024
EMBED_FOOTER: Final = 2048
EMBED_AUTHOR: Final = 256
URL: Final = 2048
NONCE: Final = 25
REACTIONS: Final = 20
FILES: Final = 10
FILE_BYTES: Final = 10 * 1024 * 1024
REQUEST_BYTES: Final = 26 * 1024 * 1024
FILE_NAME: Final = 1024
ALT_TEXT: Final = 1024
MENTIONS: Final = 100

# Components
COMPONENTS: Final = 40
LEGACY_ROWS: Final = 5
ROW_BUTTONS: Final = 5
TEXT_TOTAL: Final = 4000  # hearsay
TEXT_DISPLAY: Final = 4000
CUSTOM_ID: Final = 100
BUTTON_LABEL: Final = 80
BUTTON_URL: Final = 512
SELECT_OPTIONS: Final = 25
OPTION_TEXT: Final = 100
PLACEHOLDER: Final = 150
SECTION_TEXTS: Final = 3
GALLERY_ITEMS: Final = 10
COLOUR: Final = 0xFFFFFF
COMPONENT_ID: Final = 2**31 - 1

# Modals
MODAL_TITLE: Final = 45
MODAL_COMPONENTS: Final = 5
MODAL_LABEL: Final = 45
MODAL_DESCRIPTION: Final = 100
INPUT_LENGTH: Final = 4000
INPUT_PLACEHOLDER: Final = 100
RADIO_OPTIONS: Final = (2, 10)
CHECKBOX_OPTIONS: Final = (1, 10)
UPLOADS: Final = 10

# The application's profile
PROFILE_DESCRIPTION: Final = 400
PROFILE_TAGS: Final = 5
PROFILE_TAG: Final = 20

# Commands
COMMANDS: Final = 100
CONTEXT_COMMANDS: Final = 15
COMMAND_NAME: Final = 32
COMMAND_DESCRIPTION: Final = 100
COMMAND_OPTIONS: Final = 25
COMMAND_CHOICES: Final = 25
CHOICE_NAME: Final = 100
CHOICE_VALUE: Final = 6000
COMMAND_TOTAL: Final = 8000
SAFE_INTEGER: Final = 2**53 - 1

# Channels and emojis
CHANNEL_NAME: Final = 100
GROUP_MEMBERS: Final = 10
AUTO_ARCHIVE_MINUTES: Final = (60, 1440, 4320, 10080)
APPLICATION_EMOJIS: Final = 2000
EMOJI_BYTES: Final = 256 * 1024

# Gateway
HEARTBEAT_MS: Final = 41_250
HEARTBEAT_ACK_SECONDS: Final = 0.1
GATEWAY_SENDS: Final = 120
GATEWAY_WINDOW_SECONDS: Final = 60.0
SESSION_STARTS: Final = 1000
MAX_CONCURRENCY: Final = 1
IDENTIFY_SECONDS: Final = 5.0
GUILDS_PER_SHARD: Final = 2500


class RequestPace(NamedTuple):
    """A number of requests per number of seconds."""

    requests: int
    seconds: float


GLOBAL_PACE: Final = RequestPace(50, 1.0)
MESSAGE_CREATE_PACE: Final = RequestPace(5, 5.0)  # hearsay
MESSAGE_EDIT_PACE: Final = RequestPace(5, 5.0)  # hearsay
MESSAGE_DELETE_PACE: Final = RequestPace(5, 1.0)  # hearsay
OLD_EDIT_PACE: Final = RequestPace(3, 6.0)  # hearsay
OLD_MESSAGE_SECONDS: Final = 3600.0
INTERACTION_TOKEN_PACE: Final = RequestPace(5, 2.0)  # hearsay
REACTION_PACE: Final = RequestPace(1, 0.25)  # hearsay
EMOJI_PACE: Final = RequestPace(50, 60.0)  # hearsay
COMMAND_PACE: Final = RequestPace(5, 20.0)  # hearsay
OTHER_PACE: Final = RequestPace(10, 10.0)  # hearsay

LOCALES: Final = frozenset(
    {
        *("ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu"),
        *("id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi"),
        *("zh-CN", "zh-TW"),
    }
)
