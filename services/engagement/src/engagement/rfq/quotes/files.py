"""The files of a signed deal: vendor holds them for both sides, also after a deletion.

Those of the requirement, of each version of the quote, and of their messages until
then; files of newer messages are held message by message.
"""

from collections.abc import Iterator, Sequence
from uuid import UUID, uuid5

import sqlalchemy as sa
from sqlmodel import Session

from contracts.engagement import FilesShared
from engagement.accounts.models import table as departed
from engagement.conversations.models import table as messages
from engagement.replicas.queries import of_id
from engagement.rfq.quotes.agreements import accepted_at, conversations_of
from engagement.rfq.quotes.models import Quote, table
from engagement.rfq.requirements.models import Requirement
from servicekit.messaging.outbox import record


def hold(session: Session, quote: Quote, requirement: Requirement) -> None:
    """It was just accepted."""
    for event in held_files(session, quote, requirement):
        record(session, event)


def held_files(
    session: Session, quote: Quote, requirement: Requirement
) -> Iterator[FilesShared]:
    """One for each side that has files in it, while an account can read them."""
    seller = of_id(session, quote.seller_id)
    if seller is None:
        return
    since = accepted_at(session, quote)
    readers = _still_here(session, quote.buyer_id, seller.owner_id)
    sides = {
        "buyer": (quote.buyer_id, requirement.attachment_ids),
        "seller": (seller.owner_id, _offered(session, quote)),
    }
    for side, (owner_id, attached) in sides.items():
        files = dict.fromkeys([*attached, *_sent_along(session, quote, owner_id)])
        if files and readers and owner_id:
            yield FilesShared(
                ref_id=uuid5(quote.id, side),
                version=1,
                owner_id=owner_id,
                file_ids=[UUID(file_id) for file_id in files],
                reader_ids=readers,
                held_since=since,
            )


def _still_here(session: Session, *sides: UUID | None) -> list[UUID]:
    user_ids = [side for side in sides if side]
    departures = sa.select(departed.c.user_id).where(departed.c.user_id.in_(user_ids))
    left = set(session.execute(departures).scalars())
    return [user_id for user_id in user_ids if user_id not in left]


def _offered(session: Session, quote: Quote) -> list[str]:
    versions = sa.select(table.c.attachment_ids).where(table.c.root_id == quote.root_id)
    return _all_of(session.execute(versions.order_by(table.c.version)).scalars().all())


def _sent_along(session: Session, quote: Quote, sender_id: UUID | None) -> list[str]:
    sent = sa.select(messages.c.attachment_ids).where(
        messages.c.conversation_id.in_(conversations_of(table.c.id == quote.id)),
        messages.c.sender_id == sender_id,
    )
    return _all_of(session.execute(sent.order_by(messages.c.id)).scalars().all())


def _all_of(lists: Sequence[list[str]]) -> list[str]:
    return [file_id for each in lists for file_id in each]
