"""Fair deals: nobody alone can choose them, and everybody can check them after the match (`docs/fair-deals.md`).

The bot draws a secret and shows its hash. The numbers of the presses by which people then sit down and start are
mixed in: Discord gives them, so neither the bot nor a player chooses them. The secret is told after the match.
"""

import hmac
import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Self, cast

METHOD: Final = "sevens-1"
SECRET_BYTES: Final = 32
MOST_PRESSES: Final = 100
_SECRET: Final = re.compile(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}")
_PRESS: Final = re.compile(r"[1-9][0-9]{0,19}")


class FairError(ValueError):
    """No valid object `fair`. The message is a phrase that says what is wrong."""


@dataclass(frozen=True, slots=True)
class Fair:
    """What the deals of a match follow from. `presses`: Discord's ids, in the order in which they count."""

    secret: bytes
    presses: tuple[int, ...]

    @property
    def commitment(self) -> str:
        """What is shown before anybody presses: the SHA-256 of the secret, in hexadecimal digits."""
        return commitment_to(self.secret)

    @property
    def key(self) -> bytes:
        """HMAC-SHA256 of the method's name and the presses, a line each, with the secret as the key."""
        lines = "\n".join([METHOD, *map(str, self.presses)])
        return hmac.digest(self.secret, lines.encode("ascii"), sha256)

    @property
    def seed(self) -> int:
        """The seed that the record states: the first 63 bits of the key."""
        return int.from_bytes(self.key[:8], "big") >> 1

    def as_json(self) -> dict[str, Any]:
        """The object `fair` of a record. Presses are texts, as JSON numbers of that size lose digits elsewhere."""
        return {
            "method": METHOD,
            "commitment": self.commitment,
            "secret": self.secret.hex(),
            "presses": [str(press) for press in self.presses],
        }

    @classmethod
    def read(cls, value: Mapping[str, Any]) -> Self:
        """Read the object `fair` of a record. Raises FairError, also if the commitment is not that of the secret."""
        if value.get("method") != METHOD:
            raise FairError(f"no method known here; {METHOD} is")
        secret, presses = value.get("secret"), value.get("presses")
        if not isinstance(secret, str) or not _SECRET.fullmatch(secret):
            raise FairError(f"`secret` is not {2 * SECRET_BYTES} hexadecimal digits")
        if not isinstance(presses, list):
            raise FairError("`presses` is no list")
        listed = cast(list[object], presses)
        if len(listed) > MOST_PRESSES or not all(isinstance(each, str) and _PRESS.fullmatch(each) for each in listed):
            raise FairError(f"`presses` are not at most {MOST_PRESSES} ids, each as a text of digits")
        found = cls(bytes.fromhex(secret), tuple(int(cast(str, each)) for each in listed))
        if value.get("commitment") != found.commitment:
            raise FairError("`commitment` is not the SHA-256 of the secret")
        return found


def commitment_to(secret: bytes) -> str:
    """The SHA-256 of a secret, in hexadecimal digits."""
    return sha256(secret).hexdigest()
