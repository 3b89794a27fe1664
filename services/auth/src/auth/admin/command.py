"""`haat create-admin`: the only way an administrator comes to be (D4)."""

from typing import Annotated

import typer
from pydantic import TypeAdapter, ValidationError
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from auth.accounts.models import Account, table
from auth.accounts.passwords import hashed
from auth.accounts.schemas import NewPassword
from auth.accounts.service import by_email, grant
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
    """An existing account keeps its password; answers what was done."""
    account = by_email(session, email)
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
    session.execute(insert(table).values(admin.model_dump()))
    return f"{email} can sign in as administrator"
