"""/api/notices: how one wants to be told, by which ways, and what was sent."""

from typing import Annotated

from fastapi import APIRouter, Path
from starlette.responses import RedirectResponse, Response

from orloj.server.schemas import problems
from orloj.server.services import Me, Parts
from orloj.server.telling.channels import check_person
from orloj.server.telling.preferences import read_preferences, write_preferences
from orloj.server.telling.quiet import zone_of
from orloj.server.telling.schemas import (
    ChannelChange,
    ChannelList,
    ChannelOut,
    DeliveryList,
    NewChannel,
    Preferences,
    StopBody,
)
from orloj.server.telling.ways.hook import SERVICES
from orloj.server.wire import JsonResponse

router = APIRouter(prefix="/api/notices", tags=["notices"])
ChannelId = Annotated[str, Path(alias="id", max_length=32)]
Token = Annotated[str, Path(max_length=200)]
COMMON = ("no-session", "bad-token", "banned", "not-your-companion")
CHANGES = (*COMMON, "foreign-origin", "not-for-bots", "not-for-companions")


@router.get("/preferences", response_model=Preferences, responses=problems(*COMMON))
async def preferences(me: Me, parts: Parts) -> Response:
    """How you want to be told."""
    async with parts.database.read() as connection:
        found = await read_preferences(connection, me.id)
    quiet, after = found["quiet_from"] is not None, found["remind_after"]
    return JsonResponse(
        {
            "zone": found["zone"],
            "quiet": {"from": _text(found["quiet_from"]), "to": _text(found["quiet_to"])} if quiet else None,
            "off": found["occasions"],
            "delay": found["delay"],
            "remind": {"after": after, "most": found["remind_most"]} if after is not None else None,
        }
    )


@router.put("/preferences", response_model=Preferences, responses=problems(*CHANGES, "bad-zone"))
async def prefer(body: Preferences, me: Me, parts: Parts) -> Response:
    """Say how you want to be told."""
    check_person(me)
    values = {
        "zone": zone_of(body.zone),
        "quiet_from": _minutes(body.quiet.from_) if body.quiet else None,
        "quiet_to": _minutes(body.quiet.to) if body.quiet else None,
        "occasions": sorted(set(body.off)),
        "delay": body.delay,
        "remind_after": body.remind.after if body.remind else None,
        "remind_most": body.remind.most if body.remind else 0,
    }
    async with parts.database.write() as connection:
        await write_preferences(connection, me.id, values)
    return await preferences(me, parts)


@router.get("/channels", response_model=ChannelList, responses=problems(*COMMON))
async def channels(me: Me, parts: Parts) -> Response:
    """Your ways of being told, and which there are."""
    mine = [channel._asdict() for channel in await parts.channels.mine(me)]
    services = [service._asdict() for service in SERVICES]
    key = await parts.keys.public()
    return JsonResponse({"channels": mine, "push_key": key, "mail": parts.settings.mails, "services": services})


@router.post(
    "/channels",
    status_code=201,
    response_model=ChannelOut,
    responses=problems(*CHANGES, "bad-channel", "no-mail", "no-address", "too-many-channels"),
)
async def add(body: NewChannel, me: Me, parts: Parts) -> Response:
    """Add a way of being told."""
    made = await parts.channels.add(me, body.kind, body.address, body.label)
    return JsonResponse(made._asdict(), 201)


@router.patch("/channels/{id}", response_model=ChannelOut, responses=problems(*CHANGES, "unknown-channel"))
async def turn(id: ChannelId, body: ChannelChange, me: Me, parts: Parts) -> Response:
    """Turn a way on or off."""
    return JsonResponse((await parts.channels.turn(me, id, body.on))._asdict())


@router.delete("/channels/{id}", status_code=204, responses=problems(*CHANGES, "unknown-channel"))
async def remove(id: ChannelId, me: Me, parts: Parts) -> Response:
    """Forget a way and its address."""
    await parts.channels.remove(me, id)
    return Response(status_code=204)


@router.post("/channels/{id}/test", status_code=204, responses=problems(*CHANGES, "unknown-channel", "channel-off"))
async def test(id: ChannelId, me: Me, parts: Parts) -> Response:
    """Send a test by one way, at once. What becomes of it stands in the delivery record and at the way."""
    await parts.channels.test(me, id)
    parts.courier.ring()
    return Response(status_code=204)


@router.get("/deliveries", response_model=DeliveryList, responses=problems(*COMMON))
async def deliveries(me: Me, parts: Parts) -> Response:
    """What was sent to you, what failed, and what is held back."""
    return JsonResponse({"deliveries": await parts.record.of(me.id)})


@router.post("/stop", status_code=204, responses=problems("foreign-origin", "bad-stop"))
async def stop(body: StopBody, parts: Parts) -> Response:
    """Turn the way off by which a message came, with the token of its link; no session is needed."""
    await parts.channels.stop(parts.stops.channel(body.token))
    return Response(status_code=204)


@router.post("/stop/{token}", status_code=204, responses=problems("foreign-origin", "bad-stop"))
async def stop_by_mail(token: Token, parts: Parts) -> Response:
    """What a mail program posts when its user wants no more of these e-mails (RFC 8058); its body says nothing new."""
    await parts.channels.stop(parts.stops.channel(token))
    return Response(status_code=204)


@router.get("/stop/{token}", status_code=303, response_class=RedirectResponse)
async def ask_to_stop(token: Token) -> Response:
    """Where older mail programs lead: the page that asks, for nothing is changed by looking."""
    return RedirectResponse(f"/stop#{token}", 303)


@router.post("/off", status_code=204, responses=problems(*CHANGES))
async def off(me: Me, parts: Parts) -> Response:
    """Turn all your ways off."""
    await parts.channels.stop_all(me)
    return Response(status_code=204)


def _text(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _minutes(text: str) -> int:
    hours, minutes = text.split(":")
    return int(hours) * 60 + int(minutes)
