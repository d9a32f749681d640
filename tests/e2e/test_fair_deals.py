"""Fair deals over the wire: the hash before the start, everything after the end, and the deals follow from it."""

from collections.abc import Iterator

import pytest

from engine.fair import Fair, commitment_to
from engine.record import differences, read_record
from tests.e2e.forging import press_forged
from tests.e2e.people import text
from tests.e2e.playing import Labels, everybody_plays, in_both_guilds, open_lobby, start
from tests.e2e.processes import RUN
from tests.e2e.scenes import Scene, staged


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A bot that draws its own deals."""
    with staged(tmp_path_factory.mktemp("fair"), command=RUN) as scene:
        scene.bot.start()
        yield scene


@in_both_guilds
async def test_the_deal_is_promised_before_and_checked_after(scene: Scene, sit, room, labels: Labels) -> None:
    texts, channel = labels.texts, await room(labels.language)
    aoi, ben = await sit("Aoi", labels.locale), await sit("Ben", labels.locale)
    lobby = await open_lobby(channel, aoi, ben, computers=1, labels=labels)
    promised = await ben.press(lobby, texts("fair-button"))
    assert promised is not None
    (commitment,) = [word for word in text(promised).replace("`", " ").split() if len(word) == 64]
    table = await start(aoi, lobby, labels)
    await everybody_plays([aoi, ben], table, labels)
    result = await ben.sees(channel, labels.result, private=False)
    answer = await ben.press(result, texts("record-button"))
    assert answer is not None
    async with ben.http.get(answer["attachments"][0]["url"]) as file:
        record = read_record(await file.read())
    assert differences(record) == []
    assert record.fair is not None
    fair = Fair.read(record.fair)
    assert fair.commitment == commitment
    assert len(fair.presses) == 2, "Ben sat down, Aoi started"
    checked = await ben.press(answer, texts("fair-check"))
    assert checked is not None
    said = text(checked)
    assert texts("fair-checked", follow="yes") in said
    assert all(part in said for part in (commitment, fair.secret.hex(), *map(str, fair.presses), "Ben"))
    assert fair.secret.hex() not in scene.bot.log


async def test_the_secret_stays_hidden_while_the_match_runs(scene: Scene, sit, room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    await start(aoi, await open_lobby(channel, aoi, computers=2))
    ((number,),) = scene.bot.rows("SELECT id FROM tables WHERE channel_id = ?", int(channel))
    secret = scene.bot.table(channel).secret
    assert secret is not None
    _, answer = await press_forged(aoi, channel, f"t:fair:{number}")
    assert answer is not None
    assert commitment_to(secret) in text(answer)
    assert secret.hex() not in str(answer)
    _, refused = await press_forged(aoi, channel, f"t:record:{number}")
    assert refused is not None
    assert refused["attachments"] == []
