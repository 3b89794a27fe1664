"""By what an administrator filters and sorts users."""

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Annotated, Any, Literal

import sqlalchemy as sa
from fastapi import Depends, Query

from auth.accounts.models import table
from auth.accounts.schemas import Role
from servicekit.http.days import Day, start_of
from servicekit.http.fields import Line
from servicekit.like import containing

Status = Literal["active", "suspended", "unverified"]
Sort = Literal["newest", "oldest", "name", "last_seen"]

_role = sa.cast(sa.bindparam("role"), sa.Text)
_status = sa.cast(sa.bindparam("status"), sa.Text)
_since = sa.cast(sa.bindparam("since"), sa.DateTime(timezone=True))
_until = sa.cast(sa.bindparam("until"), sa.DateTime(timezone=True))
_NAME_AND_EMAIL = table.c.fname + " " + table.c.lname + " " + table.c.email
_TEXT = sa.func.concat_ws(" ", _NAME_AND_EMAIL, table.c.phone_number)
_IS_SUSPENDED = table.c.suspended_at.is_not(None)
_STATUS = sa.case(
    (_IS_SUSPENDED, "suspended"),
    (table.c.email_verified_at.is_(None), "unverified"),
    else_="active",
)
MATCHES = sa.and_(
    table.c.deleted_at.is_(None),
    _TEXT.ilike(sa.cast(sa.bindparam("pattern"), sa.Text)),
    sa.or_(_role.is_(None), _role == sa.any_(table.c.roles)),
    sa.or_(_status.is_(None), _status == _STATUS),
    sa.or_(_since.is_(None), table.c.created_at >= _since),
    sa.or_(_until.is_(None), table.c.created_at < _until),
)


@dataclass(frozen=True)
class UserFilters:
    """`since` and `until`: days of Nepal on which the account was opened."""

    q: str = ""
    role: Role | None = None
    status: Status | None = None
    since: date | None = None
    until: date | None = None
    sort: Sort = "newest"

    @property
    def binds(self) -> dict[str, Any]:
        """The parameters of `MATCHES`."""
        end = self.until + timedelta(days=1) if self.until else None
        return {
            "pattern": containing(" ".join(self.q.split())) or "%",
            "role": self.role,
            "status": self.status,
            "since": start_of(self.since) if self.since else None,
            "until": start_of(end) if end else None,
        }


async def _requested(
    q: Annotated[Line, Query()] = "",
    role: Role | None = None,
    status: Status | None = None,
    since: Day = None,
    until: Day = None,
    sort: Sort = "newest",
) -> UserFilters:
    return UserFilters(q, role, status, since, until, sort)


Filters = Annotated[UserFilters, Depends(_requested)]
