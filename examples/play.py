"""Plays one whole game on an Orloj server by a bot's token; docs/bots.md tells the rest.

python examples/play.py TOKEN http://127.0.0.1:8000/j/<table>/<invitation>    joins where it was invited
python examples/play.py TOKEN http://127.0.0.1:8000 --game caput --bots easy  opens a table of its own among bots
"""

import argparse
import asyncio
import json
import random
from typing import Any

import httpx
from websockets.asyncio.client import connect


async def sit_down(server: httpx.AsyncClient, link: httpx.URL, wanted: argparse.Namespace) -> str:
    """Takes a seat at the table of an invitation link, or at a new one among bots of the server; the table's path."""

    async def post(path: str, **body: Any) -> Any:
        answer = await server.post(path, json=body)
        return answer.raise_for_status().json()

    if link.path.startswith("/j/"):
        _, _, table, invitation = link.path.split("/")
        await post(f"/api/tables/{table}/join", invite=invitation)
        return f"/api/tables/{table}"
    table = (await post("/api/tables", game=wanted.game, seats=1 + len(wanted.bots)))["id"]
    for seat, level in enumerate(wanted.bots, start=1):
        await post(f"/api/tables/{table}/seats/{seat}", action="bot", level=level)
    await post(f"/api/tables/{table}/start")
    return f"/api/tables/{table}"


async def play(wanted: argparse.Namespace) -> None:
    """Chooses at random whenever it is asked, until the game is over."""
    link = httpx.URL(wanted.link)
    headers = {"Authorization": f"Bearer {wanted.token}"}
    async with httpx.AsyncClient(base_url=link.join("/"), headers=headers) as server:
        path = await sit_down(server, link, wanted)
    address = link.copy_with(scheme=link.scheme.replace("http", "ws"), path=f"{path}/live")
    async with connect(str(address), additional_headers=headers) as line:
        async for text in line:
            message = json.loads(text)
            if message["t"] in ("state", "diff") and (decision := message["decision"]):
                version = message["to"] if message["t"] == "diff" else message["version"]
                choice = {"choice": random.choice(decision["choices"]), "command_id": f"play-{version}"}
                await line.send(json.dumps({"t": "choose", "version": version, **choice}))
            elif message["t"] == "presence" and message["table"]["status"] == "over":
                print(json.dumps(message["table"]["scores"]))
                return


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("token")
    parser.add_argument("link", help="an invitation link, or the address of the server")
    parser.add_argument("--game", default="unseen")
    parser.add_argument("--bots", nargs="+", default=["random"], help="the server's bots on the other seats, by level")
    asyncio.run(play(parser.parse_args()))
