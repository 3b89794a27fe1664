"""Measures the time from a commit to the public search, also during a rebuild of the
index."""

import os
import subprocess
import sys
import time
from pathlib import Path

import httpx
from sqlalchemy import URL

from tests.load.databases import connect, text_of
from tests.load.servers import Server

CHANGES = 10
GIVE_UP_S = 30
_RENAME = "update products set name = %s where id = (select id from products limit 1)"


def change_to_search(server: Server, url: URL) -> list[float]:
    """Milliseconds from the commit of a new name until search finds it."""
    run = int(time.time())
    with (
        connect(url) as connection,
        httpx.Client(
            base_url=f"http://127.0.0.1:{server.port}", timeout=GIVE_UP_S
        ) as client,
    ):
        connection.autocommit = True
        return [
            _searchable_after(connection, client, f"kobhu{run}x{number}")
            for number in range(CHANGES)
        ]


def _searchable_after(connection, client: httpx.Client, word: str) -> float:  # type: ignore[no-untyped-def]
    connection.execute(_RENAME, (f"Rice {word}",))
    began = time.monotonic()
    while time.monotonic() - began < GIVE_UP_S:
        answer = client.get("/api/webui/search", params={"q": word, "exact": "true"})
        if answer.json().get("meta", {}).get("total"):
            return (time.monotonic() - began) * 1e3
        time.sleep(0.005)
    return GIVE_UP_S * 1e3


def rebuild(url: URL) -> None:
    """`haat search rebuild`; raises RuntimeError with its output."""
    haat = str(Path(sys.executable).with_name("haat"))
    done = subprocess.run(
        [haat, "search", "rebuild"],
        env={**os.environ, "CATALOG_DATABASE_URL": text_of(url)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError((done.stderr or done.stdout).strip().splitlines()[-1][:90])
