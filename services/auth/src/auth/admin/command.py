"""`haat create-admin`: the only way to make an administrator (D4)."""

from typing import Annotated

import typer
from pydantic import TypeAdapter, ValidationError
from sqlmodel import Session

from auth.accounts.models import Account
from auth.accounts.passwords import hashed
from auth.accounts.queries import owner_of
from auth.accounts.schemas import NewPassword
from auth.accounts.service import grant
from auth.settings import AuthSettings
from servicekit.clock import now
from servicekit.db import Database
from servicekit.http.emails import Email


def register(app: typer.Typer) -> None:
    app.command()(create_admin)


def create_admin(
    email: Annotated[str, typer.Option(help="The address to sign in with")],
    password: Annotated[
        str, typer.Option(prompt=True, hide_input=True, confirmation_prompt=True)
    ],
) -> None:
    """Make an administrator, or give an account the role."""
    try:
        address: str = TypeAdapter(Email).validate_python(email)
        secret: str = TypeAdapter(NewPassword).validate_python(password)
    except ValidationError as error:
        text = str(error.errors()[0]["msg"]).removeprefix("Value error, ")
        raise typer.BadParameter(text) from error
    database = Database.connect(AuthSettings(), with_reads=False)
    with database.session() as session:
        typer.echo(promote(session, address, secret))


def promote(session: Session, email: str, password: str) -> str:
    """The address's owner has the same password; answers what was done."""
    account = owner_of(session, email)  # never who merely states it (ADR 8)
    if account is not None:
        done = grant(session, account.id, "admin")
        return f"{email} is an administrator{' now' if done else ' already'}"
    admin = Account(
        email=email,
        password_hash=hashed(password),
        fname="Admin",
        lname="Haat",
        account_type="buyer",
        roles=["admin"],
        email_verified_at=now(),
        terms_accepted_at=now(),
    )
    session.add(admin)
    return f"{email} can sign in as administrator"
