from sqlmodel import Session

from contracts.catalog import CategoryChanged
from engagement.replicas.categories.models import table
from engagement.replicas.service import upsert_newest
from servicekit.messaging.event import Envelope

COLUMNS = set(table.c.keys())


def store_category(session: Session, event: Envelope[CategoryChanged]) -> None:
    upsert_newest(session, table, event.data.model_dump(include=COLUMNS))
