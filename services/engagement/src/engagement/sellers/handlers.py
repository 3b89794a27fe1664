from sqlmodel import Session

from contracts.vendor import SellerOnboarded, SellerUpdated
from engagement.replicas import keep_newest
from engagement.sellers.models import table
from servicekit.messaging.event import Envelope

SellerEvent = Envelope[SellerOnboarded] | Envelope[SellerUpdated]
KEPT = set(table.c.keys())


def keep_seller(session: Session, event: SellerEvent) -> None:
    keep_newest(session, table, event.data.model_dump(include=KEPT))
