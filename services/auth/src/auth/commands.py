"""Auth for the `haat` command line and for its worker."""

import typer
from sqlmodel import Session

from auth.admin import command as admin
from auth.sessions import command as keys
from auth.settings import AuthSettings
from auth.subscriptions import SUBSCRIPTIONS, TIMERS
from servicekit.services import ServiceSpec


def seed(session: Session) -> int:
    # Demo data is no dependency of a service in production.
    from auth.accounts.seed import write_accounts

    return write_accounts(session)


def register(app: typer.Typer) -> None:
    admin.register(app)
    app.add_typer(keys.app, name="keys")


service = ServiceSpec(
    name="auth",
    settings=AuthSettings,
    subscriptions=SUBSCRIPTIONS,
    timers=TIMERS,
    replicas={"sellers": "vendor", "deals": "engagement", "orders": "engagement"},
    commands=register,
    seed=seed,
)
