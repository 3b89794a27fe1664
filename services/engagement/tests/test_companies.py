"""Status changes of a company notify its owner and buyers with open enquiries."""

from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from sqlmodel import select

from contracts import vendor
from contracts.vendor import SellerFact
from engagement.commands import service
from engagement.notifications.mail.models import Mail
from engagement.notifications.models import Notification
from engagement.notifications.schemas import texts
from engagement.notifications.sms.models import Sms
from engagement.replicas.sellers.models import Seller
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver

from . import factories
from .factories import form


def fact(seller: Seller, event: type[SellerFact], **more: object) -> SellerFact:
    fields = {"seller_id": seller.seller_id, "owner_id": seller.owner_id, "version": 4}
    return event.model_validate({**fields, **more})


def notifications(database: Database, user_id: UUID) -> list[Notification]:
    with database.session() as session:
        mine = select(Notification).where(Notification.user_id == user_id)
        return list(session.exec(mine).all())


@pytest.mark.parametrize(
    ("event", "more", "kind"),
    [
        (
            vendor.SellerVerified,
            {"is_verified": True, "expires_at": now()},
            "verification_approved",
        ),
        (
            vendor.SellerVerified,
            {"is_verified": False, "expires_at": now()},
            "verification_approved_phone",
        ),
        (
            vendor.VerificationRejected,
            {"reason_code": "pan_invalid"},
            "verification_rejected",
        ),
        (
            vendor.VerificationExpiring,
            {"days_left": 7, "expires_at": now()},
            "verification_expiring",
        ),
        (vendor.VerificationExpired, {}, "verification_expired"),
        (vendor.SellerPhoneVerified, {}, "seller_phone_verified"),
        (
            vendor.NameDecided,
            {"name": "Kanchan Tea", "is_approved": True},
            "company_name_approved",
        ),
        (
            vendor.NameDecided,
            {
                "name": "Kanchan Tea",
                "is_approved": False,
                "note": "Not on your papers.",
            },
            "company_name_refused",
        ),
        (vendor.SellerSuspended, {"by": "admin"}, "company_suspended"),
        (vendor.SellerReinstated, {"by": "admin"}, "company_reinstated"),
    ],
)
def test_an_owner_is_notified_once_in_both_languages(
    database: Database, event: type[SellerFact], more: dict[str, object], kind: str
) -> None:
    seller = factories.seller(database)
    fact_event = fact(seller, event, **more)
    deliver(database, service, fact_event, times=2)
    deliver(database, service, fact_event)
    (notification,) = notifications(database, seller.owner_id)
    assert notification.kind == kind
    for language in ("en", "ne"):
        for text in texts()[kind][language]:
            assert text.format(**notification.facts)


@pytest.mark.parametrize(
    ("event", "by", "kind"),
    [
        (vendor.SellerSuspended, "account", "seller_unavailable"),
        (vendor.SellerClosed, "seller", "seller_unavailable"),
        (vendor.SellerClosed, "account", "seller_gone"),
    ],
)
def test_buyers_with_open_enquiries_are_notified_once(
    database: Database, event: type[SellerFact], by: str, kind: str
) -> None:
    seller, buyer_id = factories.seller(database), new_id()
    factories.enquiry(database, seller.seller_id, buyer_id=buyer_id, status="seen")
    factories.enquiry(database, seller.seller_id, buyer_id=buyer_id, status="won")
    factories.enquiry(database, seller.seller_id, status="new", locale="ne")
    fact_event = fact(seller, event, by=by)
    deliver(database, service, fact_event, times=2)
    deliver(database, service, fact_event)
    (notification,) = notifications(database, buyer_id)
    assert notification.kind == f"enquiry_{kind}"
    assert ("company" in notification.facts) == (kind == "seller_unavailable")
    assert notifications(database, seller.owner_id) == []
    with database.session() as session:
        (mail,) = session.exec(select(Mail)).all()
    assert (mail.address, mail.kind) == ("sita@example.com", kind)
    assert seller.company_name not in mail.text


@pytest.mark.parametrize("status", ["suspended", "closed"])
def test_an_enquiry_to_a_closed_company_is_refused(
    client: TestClient, database: Database, status: str
) -> None:
    seller = factories.seller(database)
    leaf = factories.category(database)
    path = f"/api/webui/seller/{seller.slug}/contactseller"
    card = {**seller.model_dump(), "version": 2, "status": status}
    deliver(database, service, vendor.SellerUpdated.model_validate(card))
    assert client.post(path, json=form(leaf.category_id)).status_code == 404
    card = {**card, "version": 3, "status": "active"}
    deliver(database, service, vendor.SellerUpdated.model_validate(card))
    assert client.post(path, json=form(leaf.category_id)).status_code == 201


def test_a_companys_code_is_sent_by_sms(database: Database) -> None:
    request = vendor.SmsRequested(
        sms_id=new_id(),
        user_id=new_id(),
        kind="phone_code",
        phone="+9779851041137",
        locale="ne",
        code="482913",
        expires_at=now(),
    )
    deliver(database, service, request, times=2)
    with database.session() as session:
        (sms,) = session.exec(select(Sms)).all()
    assert (sms.once, "482913" in sms.text) == (f"vendor:{request.sms_id}", True)
