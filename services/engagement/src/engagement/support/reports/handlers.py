"""Who hears what staff decided about a report: the reporter, and a warned company."""

from sqlmodel import Session

from contracts.catalog import ProductReportDecided
from contracts.vendor import SellerReportDecided
from engagement.notifications.mail.service import write_mail
from engagement.notifications.service import notify
from servicekit.messaging.event import Envelope

Decided = Envelope[ProductReportDecided] | Envelope[SellerReportDecided]
ARTICLE = "/help/knowledge-base/report-a-problem"
PROFILE = "/seller/companyprofile"


def notify_product_report(
    session: Session, event: Envelope[ProductReportDecided]
) -> None:
    link = f"/seller/manageproducts/edit/{event.data.product_id}"
    _warn(session, event, "product_warned", link)
    _answer(session, event)


def notify_seller_report(
    session: Session, event: Envelope[SellerReportDecided]
) -> None:
    _warn(session, event, "company_warned", PROFILE)
    _answer(session, event)


def _warn(session: Session, event: Decided, kind: str, link: str) -> None:
    """The company never learns who reported it."""
    decided = event.data
    if decided.outcome != "warned":
        return
    facts = {"product": decided.name, "note": decided.note or ""}
    once = f"{kind}:{event.id}"
    notify(session, decided.owner_id, kind, facts, link=link, once=once)


def _answer(session: Session, event: Decided) -> None:
    """A guest gets an email; the address is only stated, so it names nothing."""
    decided = event.data
    kind = f"report_{'dismissed' if decided.outcome == 'dismissed' else 'upheld'}"
    once = f"{kind}:{event.id}"
    if decided.reporter_id:
        facts = {"name": decided.name}
        notify(session, decided.reporter_id, kind, facts, link=ARTICLE, once=once)
    elif decided.email:
        path = {"path": ARTICLE}
        write_mail(session, kind, decided.email, decided.locale, path, once=once)
