"""Sign-ins with Google that are under way."""

from datetime import datetime

import sqlalchemy as sa
from sqlmodel import Field, SQLModel

from servicekit.clock import now


class GoogleAttempt(SQLModel, table=True):
    """What the answer of Google will be checked against (D8).

    `browser_hash` is of the cookie: who began has to be who comes back.
    """

    __tablename__ = "google_attempts"

    state: str = Field(primary_key=True)
    code_verifier: str
    nonce: str
    browser_hash: str | None = None
    created_at: datetime = Field(
        default_factory=now, sa_type=sa.DateTime(timezone=True), index=True
    )


table = GoogleAttempt.__table__  # type: ignore[attr-defined]
