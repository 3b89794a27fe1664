"""What a suspended company may not do."""

from uuid import UUID

import sqlalchemy as sa

from engagement.error_texts import COMPANY_SUSPENDED
from engagement.replicas.sellers.models import table
from servicekit.db import Database
from servicekit.http.errors import Forbidden


class CompanySuspended(Forbidden):
    code, message = "company_suspended", COMPANY_SUSPENDED


def refuse_suspended(database: Database, owner_id: UUID) -> None:
    """Raises CompanySuspended: nobody's contacts are taken along."""
    theirs = sa.select(table.c.seller_id).where(
        table.c.owner_id == owner_id, table.c.status == "suspended"
    )
    with database.session() as session:
        if session.execute(theirs).first():
            raise CompanySuspended
