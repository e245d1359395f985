"""Running games finish on the component data with which they began (G1, G2)."""

import json
from pathlib import Path
from typing import Any

import pytest

from orloj.cli import main
from orloj.engine.data.files import Files
from orloj.engine.match import Match
from orloj.engine.rules import Rules
from orloj.games import GAMES
from tests.server.house import Guest, House, Table, running
from tests.server.toy import ToyRules

CHANGED = {
    "unseen": ("mill", b'gain = "rumor 2"', b'gain = "rumor 3"'),
    "caput": ("plazas", b'upper = "vp 5", ', b'upper = "vp 6", '),
}


def older(game: str) -> Rules:
    """A game of the house as an earlier release may have shipped it: with one value different."""
    file, present, then = CHANGED[game]
    files = dict(GAMES[game].files)
    assert present in files[file]
    files[file] = files[file].replace(present, then)
    return GAMES[game].on(files)


async def back(house: House, table: Table) -> Guest:
    """The first person of a table of the earlier release, with the same browser."""
    guest = await house.guest(None)
    guest.client.cookies.update(dict(table.guests[0].client.cookies))
    return guest


async def test_a_running_game_goes_on_and_a_new_one_begins_on_new_data(database_url: str, tmp_path: Path) -> None:
    async with running(database_url, tmp_path, {"toy": ToyRules(1)}) as house:
        table = await house.table()
        waiting = await house.table(start=False)
        await table.choose(0, "step:2")
    async with running(database_url, tmp_path, {"toy": ToyRules(3)}) as house:
        guest = await back(house, table)
        page = await guest.open(table)
        await page.until("state")
        await page.choose("step:2", "after-the-upgrade")
        assert page.view["players"]["0"]["steps"] == 4
        assert (await guest.get(table.path))["rules_version"] == "1"
        host = await back(house, waiting)
        assert (await host.post(f"{waiting.path}/start"))["rules_version"] == "3"
        begun = Table(house, waiting.id, "", [host])
        assert (await begun.choose(0, "step:2"))["view"]["players"]["0"]["steps"] == 6


async def test_each_game_has_the_catalogue_and_the_files_of_its_data(database_url: str, tmp_path: Path) -> None:
    async with running(database_url, tmp_path, {"toy": ToyRules(1)}):
        pass
    async with running(database_url, tmp_path, {"toy": ToyRules(3)}) as house:
        guest = await house.guest("Hana")
        for version, stride in (("1", 1), ("3", 3)):
            told = await guest.get(f"/api/games/toy/components?version={version}")
            assert told == {"components": {"words": 64, "stride": stride}, "version": version}
            assert await guest.get(f"/api/games/toy/data?version={version}") == {"stride": version}
        for what in ("components", "data"):
            assert (await guest.get(f"/api/games/toy/{what}?version=2", 404))["code"] == "unknown-data"
            assert (await guest.get(f"/api/games/chess/{what}?version=2", 422))["code"] == "unknown-game"


async def test_data_that_are_no_game_break_one_table_and_no_other(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database_url, tmp_path, {"toy": ToyRules(1)}) as house:
        table = await house.table()

    class Stricter(ToyRules):
        def on(self, files: Files) -> Rules:
            return super().on({**files, "more": b""})

    async with running(database_url, tmp_path, {"toy": Stricter(3)}) as house:
        guest = await back(house, table)
        assert (await guest.get(f"{table.path}/state", 500))["code"] == "broken-table"
        assert (await guest.get(f"{table.path}/events", 500))["code"] == "broken-table"
        assert len((await guest.get(f"{table.path}/record"))["events"]) == 1
        assert (await guest.get("/api/games/toy/components?version=1", 404))["code"] == "unknown-data"
        assert (await (await house.table()).choose(0, "step:1"))["version"] == 2


@pytest.mark.parametrize("game", list(CHANGED))
async def test_a_game_of_the_house_is_played_to_its_end_by_bots_and_proved(
    game: str, database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = older(game)
    async with running(database_url, tmp_path, {game: before}) as house:
        table = await house.table(2, game=game)
        state = await table.guests[0].get(f"{table.path}/state")
    async with running(database_url, tmp_path, GAMES) as house:
        guests = [await back(house, table), await house.guest(None)]
        guests[1].client.cookies.update(dict(table.guests[1].client.cookies))
        assert await guests[0].get(f"{table.path}/state") == state
        for seat, guest in enumerate(guests):
            await guest.post(f"{table.path}/seats/{seat}", action="bot", level="random")
        page = await guests[0].open(table)
        while page.status != "over":
            await page.next()
        record = await guests[0].get(f"{table.path}/record")
        data = await guests[0].get(f"/api/games/{game}/data?version={before.version}")
        assert "orloj_bot_faults_total{" not in (await guests[0].client.get("/metrics")).text
    assert record["version"] == before.version != GAMES[game].version
    files = [tmp_path / "record.json", tmp_path / "data.json"]
    for file, content in zip(files, (record, data), strict=True):
        file.write_text(json.dumps(content))
    assert main(["verify", str(files[0])]) == 1
    assert "--data" in capsys.readouterr().out
    assert main(["verify", str(files[0]), "--data", str(files[1])]) == 0
    assert capsys.readouterr().out.startswith("OK")
    files[1].write_text(json.dumps({name: text for name, text in data.items() if name != CHANGED[game][0]}))
    assert main(["verify", str(files[0]), "--data", str(files[1])]) == 1
    assert "do not make a game" in capsys.readouterr().err
    files[1].write_text("[]")
    assert main(["verify", str(files[0]), "--data", str(files[1])]) == 1
    assert "texts by the names of their files" in capsys.readouterr().err


@pytest.mark.parametrize("game", list(CHANGED))
def test_games_on_other_data_share_nothing_with_those_on_the_shipped_ones(game: str) -> None:
    """Both are played side by side; each makes its own of the same seed and the same positions."""
    shipped, then = GAMES[game], older(game)
    assert then.version != shipped.version
    assert then.catalogue() != shipped.catalogue()
    assert GAMES[game].on(shipped.files).catalogue() == shipped.catalogue()

    def begun(rules: Rules) -> dict[str, Any]:
        match, _ = Match.start(rules, 2, {}, bytes(32))
        assert type(Match.load(rules, match.dump()).game) is type(match.game)
        return rules.view(match.game, None)

    assert begun(shipped) == begun(then) == begun(shipped), "what differs does not show at the start"
    assert type(shipped.load(shipped.dump(Match.start(shipped, 2, {}, bytes(32))[0].game))) is not type(
        then.load(then.dump(Match.start(then, 2, {}, bytes(32))[0].game))
    )
