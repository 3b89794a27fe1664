"""Requirements of buyers in the demo data."""

from datetime import timedelta

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.home.models import table
from catalog.images.paths import url
from haat_seed import Seed, seed_id
from servicekit.clock import now


def write_requirements(session: Session, seed: Seed) -> int:
    at = now()
    districts = {district.id: district for district in seed.locations.districts}
    rows = [
        {
            "id": live.id,
            "title": live.title,
            "title_ne": live.title_ne,
            "quantity": live.quantity,
            "unit_id": seed_id("unit", live.unit),
            "category_id": seed_id("category", live.category),
            "district": districts[live.district_id].name,
            "district_ne": districts[live.district_id].name_ne,
            "image": url(live.image),
            "note": live.note,
            "note_ne": live.note_ne,
            "opened_at": at - timedelta(minutes=live.age_minutes),
        }
        for live in seed.requirements_live
    ]
    adding = insert(table).on_conflict_do_nothing().returning(table.c.id)
    return len(session.execute(adding, rows).scalars().all())
