"""SMS for a company go to its own number when that is verified."""

import pytest

from contracts.vendor import SmsRequested as SellerSms
from engagement.commands import service
from servicekit.db import Database
from servicekit.testing.events import deliver

from . import factories
from .dispatches import USER_ID, notify_user, sms, sms_of, work


@pytest.mark.parametrize("has_proven_mobile", [True, False])
def test_a_companys_sms_is_sent_to_its_own_verified_number(
    database: Database, has_proven_mobile: bool
) -> None:
    fields = {"owner_id": USER_ID, "has_proven_mobile": has_proven_mobile}
    firm = factories.seller(database, **fields)
    notify_user(database)
    named = {due.channel: due.seller_id for due in work(database)}
    to_firm = firm.seller_id if has_proven_mobile else None
    assert named == {"email": None, "sms": to_firm}


def test_vendor_answers_with_an_sms_of_the_notification(database: Database) -> None:
    factories.seller(database, owner_id=USER_ID, has_proven_mobile=True)
    notify_user(database)
    due = next(due for due in work(database) if due.channel == "sms")
    wanted = sms_of(due, phone="+9779851041137").model_dump()
    deliver(database, service, SellerSms.model_validate(wanted))
    (one,) = sms(database)
    assert (one.phone, one.once) == ("+9779851041137", f"notice:{due.notice_id}")
