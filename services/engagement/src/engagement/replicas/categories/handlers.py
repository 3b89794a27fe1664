from sqlmodel import Session

from contracts.catalog import CategoryChanged
from engagement.replicas.categories.models import table
from engagement.replicas.service import keep_newest
from servicekit.messaging.event import Envelope

KEPT = set(table.c.keys())


def keep_category(session: Session, event: Envelope[CategoryChanged]) -> None:
    keep_newest(session, table, event.data.model_dump(include=KEPT))
