"""The host of a lobby invites people, and asks a role where the server allows it. The lobby itself calls them."""

from collections.abc import Awaitable, Callable

from tests.e2e.conftest import Sitter
from tests.e2e.people import Message, Person, controls, text
from tests.e2e.playing import Labels, in_both_guilds, open_lobby
from tests.e2e.scenes import Scene

Room = Callable[..., Awaitable[str]]
ASK_ROLE = "va"


def _invite(lobby: Message) -> str:
    """The custom id of the lobby's list of users."""
    return next(each["custom_id"] for each in controls(lobby) if each["type"] == 5)


def _public(who: Person, channel: str) -> list[Message]:
    return [each for each in who.shown.values() if each["channel_id"] == channel and not each["flags"] & 64]


def _labels(message: Message) -> set[str]:
    return {each["label"] for each in controls(message) if "label" in each}


async def _called_alone(host: Person, channel: str, *users: str) -> Message:
    """Wait until one lobby is there that has pinged these users and nobody else."""

    def there() -> Message | None:
        found = _public(host, channel)
        return found[0] if len(found) == 1 and {each["id"] for each in found[0]["mentions"]} == set(users) else None

    return await host.until(there, f"a lobby that calls {users}")


@in_both_guilds
async def test_people_are_invited_once_by_the_lobby_itself(
    scene: Scene, sit: Sitter, room: Room, labels: Labels
) -> None:
    texts = labels.texts
    channel = await room(labels.language)
    aoi, ben, cy = await sit("Aoi", labels.locale), await sit("Ben"), await sit("Cy")
    lobby = await open_lobby(channel, aoi, labels=labels)
    app = scene.playground.get("/world")["application"]["bot"]["id"]
    told = await aoi.press_id(lobby, _invite(lobby), values=[ben.id, app, aoi.id])
    assert told is not None
    assert texts("lobby-left-out-one", name="**Aoi**", why="seated") in text(told)
    assert texts("lobby-left-out-one", name="**Sevens**", why="app") in text(told)
    first = await _called_alone(aoi, channel, ben.id)
    assert int(first["id"]) > int(lobby["id"]), "posted anew; the old one is gone"
    assert texts("lobby-invited", names=f"<@{ben.id}>") in text(first)
    await aoi.press_id(first, _invite(first), values=[cy.id])
    second = await _called_alone(aoi, channel, cy.id)
    told = await aoi.press_id(second, _invite(second), values=[ben.id])
    assert told is not None
    assert texts("lobby-left-out-one", name="**Ben**", why="asked") in text(told)
    await ben.until(lambda: second["id"] in ben.shown, "the lobby")
    await ben.press(second, texts("lobby-decline"))
    declined = texts("lobby-invited-one", name=f"<@{ben.id}>", answer="no")
    await aoi.until(lambda: declined in text(aoi.now(second)), "the answer")
    refused = await ben.press_id(second, _invite(second), values=[aoi.id])
    assert refused is not None
    assert f"<@{aoi.id}>" in text(refused), "only the host invites"
    assert len(_public(aoi, channel)) == 1


async def test_a_role_is_asked_where_the_settings_name_one_and_once(scene: Scene, sit: Sitter, room: Room) -> None:
    channel, aoi = await room(), await sit("Aoi")
    role = scene.guild("en")["roles"][0]["id"]
    lobby = await open_lobby(channel, aoi)
    assert "Ask here" not in _labels(lobby)
    async with scene.manager() as owner:
        page = await owner.command(await room(), "settings")
        assert page is not None
        refused = await owner.press_id(page, ASK_ROLE, values=[scene.guild("en")["id"]])
        assert refused is not None
        assert "@everyone" in text(refused)
        await owner.press_id(page, ASK_ROLE, values=[role])
        await aoi.until(lambda: "Ask here" in _labels(aoi.now(lobby)), "the button")
        await aoi.press(lobby, "Ask here")

        def asked() -> Message | None:
            found = _public(aoi, channel)
            return found[0] if len(found) == 1 and found[0]["mention_roles"] == [role] else None

        now = await aoi.until(asked, "a lobby that pings the role")
        assert not now["mentions"]
        assert f"<@&{role}>" in text(now)
        assert "Ask here" not in _labels(now), "once"
        await owner.press_id(page, ASK_ROLE, values=[])
        elsewhere = await room()
        assert "Ask here" not in _labels(await open_lobby(elsewhere, aoi))
    stranger = await aoi.command(await room(), "settings")
    assert stranger is not None
    assert ASK_ROLE not in {each["custom_id"] for each in controls(stranger)}
