"""`haat keys`: the keys that sign access tokens."""

import time
from datetime import UTC, datetime

import typer

from auth.sessions.signing_keys import SigningKey, SigningKeys
from auth.settings import AuthSettings

app = typer.Typer(no_args_is_help=True, help="The keys that sign access tokens.")


@app.command()
def rotate() -> None:
    """Make the next key. It signs when every service has read it: no restart."""
    keys = SigningKeys.of(AuthSettings())
    made = keys.rotate()
    typer.echo(f"{made.kid} signs from {_moment(keys.signs_from(made))}")


@app.command("list")
def list_keys() -> None:
    """Every key, the oldest first, and what it does now."""
    keys = SigningKeys.of(AuthSettings())
    for key in keys.in_order():
        typer.echo(f"{key.kid}  made {_moment(key.made_at)}  {_state(keys, key)}")


def _state(keys: SigningKeys, key: SigningKey) -> str:
    if key.kid == keys.signing().kid:
        return "signs"
    if keys.signs_from(key) > time.time():
        return f"signs from {_moment(keys.signs_from(key))}"
    if key.kid in keys.verifying():
        return f"verifies until {_moment(keys.ends_at(key))}"
    return "retired"


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
