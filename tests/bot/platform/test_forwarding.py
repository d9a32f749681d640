"""Interactions are given to the process that plays their table, over the database."""

import asyncio
from collections.abc import Callable

import pytest

from bot.platform.forwarding import Forwarding
from data.errors import HeldElsewhere
from data.leases import Leases
from data.rows import TableRow
from playground.errors import Json

SHARDS = 2
GUILD = 1 << 22


class Process:
    """One of two processes, with a shard each; what is told reaches all of them."""

    def __init__(self, all: list["Process"], shard: int) -> None:
        self.leases = Leases(None)  # pyright: ignore[reportArgumentType]
        self.leases.shards, self.leases.held_shards = SHARDS, {shard: 1}
        self.notices = self.tables = self
        self.parsed: list[Json] = []
        self.sent: list[str] = []
        self._all = all
        all.append(self)
        self.forwarding = Forwarding(self)  # pyright: ignore[reportArgumentType]
        self.take = self.forwarding.between(self.parsed.append)

    def on(self, kind: str, listener: Callable[[str | None], object]) -> None:
        self.heard = listener

    async def send_now(self, kind: str, content: str) -> None:
        self.sent.append(content)
        for each in self._all:
            if each is not self:
                each.heard(content)

    async def find(self, table_id: int) -> TableRow | None:
        """Table 1 is of shard 1, table 2 is over, and there are no others."""
        return TableRow(table_id, GUILD, 7, 0, (None, 3)[table_id - 1], {}) if table_id in (1, 2) else None


def press(number: int, guild: int | None = GUILD, **more: object) -> Json:
    return {"id": str(number), "guild_id": None if guild is None else str(guild), "data": {"custom_id": "x"}, **more}


def started() -> list[Process]:
    found: list[Process] = []
    for shard in range(SHARDS):
        Process(found, shard)
    return found


@pytest.fixture
def processes() -> list[Process]:
    return started()


async def test_an_interaction_is_forwarded_to_the_holder_as_it_came(processes: list[Process]) -> None:
    zero, one = processes
    one.take(press(5))
    with pytest.raises(HeldElsewhere) as found:
        one.forwarding.check_held(0)
    assert await one.forwarding.forward(5, found.value)
    (received,) = zero.parsed
    assert {name: received[name] for name in press(5)} == press(5)
    assert not await one.forwarding.forward(5, found.value), "once"


async def test_what_comes_for_a_shard_that_was_let_go_is_left_to_its_holder(processes: list[Process]) -> None:
    zero, one = processes
    zero.take(press(5))
    zero.take(press(6, None))
    one.take(press(5))
    assert [each["id"] for each in zero.parsed] == ["6"], "direct messages belong to shard 0"
    assert [each["id"] for each in one.parsed] == ["5"]


async def test_no_interaction_goes_round_in_circles(processes: list[Process]) -> None:
    """When leases move at that moment: there, back, and no further."""
    zero, one = processes
    one.take(press(5))
    for sender, shard in ((one, 0), (zero, 1), (one, 0)):
        assert await sender.forwarding.forward(5, HeldElsewhere(shard))
    assert (len(zero.parsed), len(one.parsed)) == (1, 2)
    assert not await zero.forwarding.forward(5, HeldElsewhere(1))


async def test_what_is_too_long_for_a_notice_is_not_sent(
    processes: list[Process], caplog: pytest.LogCaptureFixture
) -> None:
    _, one = processes
    noise = "".join(chr(0x4E00 + number * 7919 % 20000) for number in range(9000))
    one.take(press(5, typed=noise))
    assert not await one.forwarding.forward(5, HeldElsewhere(0))
    assert not one.sent
    assert "too long" in caplog.text
    assert noise[:5] not in caplog.text


async def test_an_open_table_belongs_to_the_holder_of_its_server(processes: list[Process]) -> None:
    zero, one = processes
    with pytest.raises(HeldElsewhere):
        await zero.forwarding.check_table(1)
    await one.forwarding.check_table(1)
    for over_or_unknown in (2, 3):
        await zero.forwarding.check_table(over_or_unknown)


ELSEWHERE = {"authorizing_integration_owners": {"1": "5"}}


@pytest.mark.parametrize(
    "asked",
    [
        press(1, None, context=2, channel_id=str(GUILD), **ELSEWHERE),
        press(1, 2 << 22, context=0, channel_id=str(GUILD), **ELSEWHERE),
    ],
    ids=["group", "server"],
)
async def test_what_is_pressed_where_the_bot_is_no_member_goes_to_the_process_of_the_channel(
    processes: list[Process], asked: Json
) -> None:
    gateway, other = processes
    gateway.take(asked)
    await asyncio.sleep(0)
    assert gateway.parsed == []
    [heard] = other.parsed
    assert heard["channel_id"] == str(GUILD)


async def test_in_a_server_with_the_bot_it_stays(processes: list[Process]) -> None:
    gateway, other = processes
    gateway.take(press(1, 2 << 22, channel_id=str(GUILD), authorizing_integration_owners={"0": "8388608", "1": "5"}))
    await asyncio.sleep(0)
    assert (len(gateway.parsed), other.parsed) == (1, [])
