"""Promise 14: keys rotate under load without a 401."""

import os
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import jwt
import pytest
import uvicorn
from fastapi import FastAPI
from fastapi.testclient import TestClient
from typer.testing import CliRunner

from auth.sessions import command
from auth.sessions.signing_keys import SigningKey, SigningKeys
from auth.settings import AuthSettings
from servicekit.http import tokens
from servicekit.http.errors import Unauthenticated
from servicekit.http.tokens import TokenVerifier

from .forms import registered


@contextmanager
def served(app: FastAPI) -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        config = uvicorn.Config(app, log_level="error", lifespan="off")
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            while not server.started:
                time.sleep(0.01)
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


def kid_of(token: str) -> str:
    return str(jwt.get_unverified_header(token)["kid"])


class Load:
    """Makes tokens and verifies them as another service does, until stopped."""

    def __init__(self, make: Any, verifier: TokenVerifier) -> None:
        self._make, self._verifier = make, verifier
        self.verified: dict[str, int] = {}
        self.refused = 0
        self.is_over = False

    def run(self) -> None:
        held = self._make()
        while not self.is_over:
            for token in (held, self._make()):
                self._verify(token)
            time.sleep(0.002)

    def _verify(self, token: str) -> None:
        try:
            self._verifier.verify(token)
        except Unauthenticated:
            self.refused += 1
        self.verified[kid_of(token)] = self.verified.get(kid_of(token), 0) + 1


def test_keys_rotate_under_load_without_a_401(
    client: TestClient, settings: AuthSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The delays of production divided by a hundred."""
    monkeypatch.setattr(tokens, "REFETCH_AFTER_S", 3)
    account = _account(client)
    app: Any = client.app
    keys = app.state.tokens.keys
    keys._delay_s = 6
    before = keys.signing().kid
    with served(app) as url, ThreadPoolExecutor(4) as pool:
        jwks = f"{url}/api/.well-known/jwks.json"
        verifier = TokenVerifier(settings.model_copy(update={"jwks_url": jwks}))
        load = Load(
            lambda: app.state.tokens.access_token(account, account.id), verifier
        )
        running = [pool.submit(load.run) for _ in range(4)]
        made = keys.rotate().kid
        time.sleep(8)
        load.is_over = True
        for one in running:
            one.result()
    verified = sum(load.verified.values())
    print(
        f"promise 14: keys rotated, {verified} tokens verified, {load.refused} refused"
    )
    assert load.refused == 0
    assert min(load.verified[before], load.verified[made]) > 100
    (Path(settings.keys_dir) / f"{made}.pem").unlink()


def _account(client: TestClient) -> Any:
    from auth.accounts.models import Account

    data = registered(client)["user"]
    return Account(id=data["id"], email="x", fname="", lname="", roles=["buyer"])


def test_a_new_key_is_published_before_it_signs(tmp_path: Path) -> None:
    keys = SigningKeys(tmp_path, may_create=True, delay_s=600)
    first = keys.signing()
    new = keys.rotate()
    assert keys.signing().kid == first.kid
    assert keys.verifying().keys() == {first.kid, new.kid}


def test_a_key_made_in_the_same_clock_tick_is_loaded(tmp_path: Path) -> None:
    keys = SigningKeys(tmp_path, may_create=True)
    keys.signing()
    tick = tmp_path.stat()
    made = SigningKeys(tmp_path, may_create=False).rotate()
    os.utime(tmp_path, ns=(tick.st_atime_ns, tick.st_mtime_ns))
    assert keys.signing().kid == made.kid


def test_a_key_made_while_the_folder_is_read_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys, other = (SigningKeys(tmp_path, may_create=True) for _ in range(2))
    keys.signing()
    made = []
    read = keys._read

    def slowly() -> dict[str, SigningKey]:
        found = read()
        monkeypatch.undo()
        made.append(other.rotate().kid)
        return found

    (tmp_path / "note").touch()
    monkeypatch.setattr(keys, "_read", slowly)
    keys.signing()
    assert keys.signing().kid == made[0]


def test_an_old_key_verifies_until_its_tokens_expire(tmp_path: Path) -> None:
    patient = SigningKeys(tmp_path, may_create=True, delay_s=0, token_s=900)
    first, new = patient.signing(), patient.rotate()
    assert patient.signing().kid == new.kid
    assert first.kid in patient.verifying()
    keys = SigningKeys(tmp_path, may_create=True, delay_s=0, token_s=-120)
    assert keys.verifying().keys() == {new.kid}
    assert keys.all().keys() == {first.kid, new.kid}  # a sign-out may still name it


def test_the_command_says_when_a_key_signs(settings: AuthSettings) -> None:
    SigningKeys.of(settings).signing()  # a first key would sign at once
    runner = CliRunner()
    made = runner.invoke(command.app, ["rotate"])
    assert made.exit_code == 0, made.output
    kid = made.output.split()[0]
    listed = runner.invoke(command.app, ["list"]).output
    assert "signs from" in next(row for row in listed.splitlines() if kid in row)
    (Path(settings.keys_dir) / f"{kid}.pem").unlink()
