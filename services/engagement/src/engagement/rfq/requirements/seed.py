"""A few requirements of the demo buyer."""

from datetime import datetime, timedelta
from typing import Any

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from engagement.rfq.requirements.models import history, phones, table
from haat_seed import Seed, seed_id
from haat_seed.demand import LiveRequirement
from servicekit.clock import now

BUYER = "buyer@example.com"
STATUSES = ("open", "open", "closed", "draft")
DAYS = 15


def write_requirements(session: Session, seed: Seed) -> int:
    at = now()
    units = {unit.code: unit for unit in seed.units}
    chosen = list(zip(seed.requirements_live, STATUSES, strict=False))
    rows = [_row(live, status, units, at) for live, status in chosen]
    adding = insert(table).on_conflict_do_nothing().returning(table.c.id)
    added = set(session.execute(adding, rows).scalars())
    session.execute(insert(phones).values(_proven(at)).on_conflict_do_nothing())
    changes = [_posted(row) for row in rows if row["id"] in added]
    if changes:
        session.execute(insert(history), changes)
    return len(added)


def _proven(at: datetime) -> dict[str, Any]:
    """As auth's demo accounts have it."""
    return {"user_id": seed_id("account", BUYER), "verified_at": at}


def _row(
    live: LiveRequirement, status: str, units: dict[str, Any], at: datetime
) -> dict[str, Any]:
    created_at = at - timedelta(minutes=live.age_minutes)
    unit = units[live.unit]
    item = {
        "name": live.title,
        "quantity": str(live.quantity),
        "unit_id": str(unit.id),
        "unit": unit.symbol,
    }
    return {
        "id": seed_id("buyers_requirement", live.key),
        "version": 1,
        "buyer_id": seed_id("account", BUYER),
        "title": live.title[:120],
        "description": f"{live.title}: {live.note}. Please quote with delivery.",
        "category_id": seed_id("category", live.category),
        "items": [item],
        "delivery": {"district_id": live.district_id},
        "max_quotes": 10,
        "expires_in_days": DAYS,
        "hide_contact": True,
        "status": status,
        "opened_at": None if status == "draft" else created_at,
        "wave_due_at": created_at if status == "open" else None,
        "contact_name": "Sita Gurung",
        "contact_phone": "+9779841000001",
        "expires_at": created_at + timedelta(days=DAYS),
        "created_at": created_at,
        "updated_at": created_at,
    }


def _posted(row: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": seed_id("requirement_move", str(row["id"])),
        "requirement_id": row["id"],
        "to_status": row["status"],
        "by_user": row["buyer_id"],
        "role": "buyer",
        "at": row["created_at"],
    }
