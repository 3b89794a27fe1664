"""Engagement for the `haat` command line and for its worker."""

from sqlmodel import Session

from engagement.enquiries.snapshot import enquiries
from engagement.notifications.delivery import lets_in, undelivered
from engagement.notifications.mail.models import table as mails
from engagement.notifications.sms.models import table as sms
from engagement.order_reviews.snapshot import reviews
from engagement.orders import events as orders
from engagement.rfq.quotes import deals
from engagement.settings import EngagementSettings
from engagement.subscriptions import SUBSCRIPTIONS, TIMERS
from engagement.support.help.jobs import sync_articles
from servicekit.services import ServiceSpec


def seed(session: Session) -> int:
    # Demo data is no dependency of a service in production.
    from engagement.conversations.seed import write_messages
    from engagement.enquiries.seed import write_enquiries
    from engagement.rfq.requirements.seed import write_requirements
    from engagement.wishlists.seed import write_wishlist
    from haat_seed import load

    demo = load()
    written = (write_enquiries, write_messages, write_requirements, write_wishlist)
    return sync_articles(session) + sum(write(session, demo) for write in written)


service = ServiceSpec(
    name="engagement",
    settings=EngagementSettings,
    subscriptions=SUBSCRIPTIONS,
    timers=TIMERS,
    snapshots={
        "enquiries": enquiries,
        "deals": deals.snapshot,
        "reviews": reviews,
        "deal_files": deals.files_snapshot,
        "orders": orders.snapshot,
    },
    replicas={"sellers": "vendor", "categories": "catalog", "products": "catalog"},
    lets_in={
        "smtp": lambda session: lets_in(session, mails),
        "sms": lambda session: lets_in(session, sms),
    },
    checks={
        "emails": lambda session: undelivered(session, mails),
        "SMS": lambda session: undelivered(session, sms),
    },
    reference=sync_articles,
    seed=seed,
)
