"""Stores and reads the settings of one buyer."""

from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from engagement.rfq.quotes.cost_settings.models import table
from engagement.rfq.quotes.cost_settings.schemas import (
    CostSettings,
    CostSettingsChange,
)
from servicekit.clock import now

_OF_USER = sa.select(table.c.reclaims_vat, table.c.yearly_rate_pct).where(
    table.c.user_id == sa.bindparam("user_id")
)


def change(session: Session, user_id: UUID, changes: CostSettingsChange) -> None:
    values = {**changes.model_dump(exclude_none=True), "changed_at": now()}
    added = insert(table).values(user_id=user_id, **values)
    session.execute(
        added.on_conflict_do_update(index_elements=[table.c.user_id], set_=values)
    )


async def of_user(reads: AsyncConnection, user_id: UUID) -> CostSettings:
    return _settings((await reads.execute(_OF_USER, {"user_id": user_id})).first())


def current(session: Session, user_id: UUID) -> CostSettings:
    return _settings(session.execute(_OF_USER, {"user_id": user_id}).first())


def _settings(row: sa.Row[tuple[object, ...]] | None) -> CostSettings:
    return CostSettings(**row._mapping) if row else CostSettings()
