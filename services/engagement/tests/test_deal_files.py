"""Files and messages of a signed deal remain for both sides."""

from typing import Any

import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlmodel import Session

from contracts.engagement import FilesShared
from engagement.commands import service
from engagement.replicas.sellers.models import Seller
from engagement.rfq.requirements.models import Requirement, history
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded

from . import factories
from .market import BUYER, BUYER_ID, act, as_seller, matched_seller, offer, write
from .person import Person
from .test_deals import FIRM, close_company, leave

DRAWING, OFFER, REVISED, LIST, PHOTO = (str(new_id()) for _ in range(5))


def deal(client: TestClient, database: Database) -> tuple[Seller, Requirement, Any]:
    """Revised once, talked about, accepted; each side sent files along."""
    wanted = factories.requirement(
        database,
        buyer_id=BUYER_ID,
        description="Grade 53, at most 30 days old. Ask Sita, 984-1234567.",
        attachment_ids=[DRAWING],
    )
    firm = matched_seller(database, wanted, **FIRM)
    first = write(client, firm, wanted, attachment_ids=[OFFER])
    form = offer(wanted, attachment_ids=[REVISED])
    url = f"/api/quotes/{first['id']}/revise"
    revised = client.post(url, json=form, headers=as_seller(firm))
    assert revised.status_code == 201, revised.text
    quote = revised.json()["data"]
    seller, buyer = Person(client, firm.owner_id), Person(client, BUYER_ID)
    seller.sent(quote["id"], "Our list; call 9851012345", attachment_ids=[LIST])
    buyer.sent(quote["id"], "Sita here: +977 9841234567. Gate 3, by noon.")
    assert act(client, BUYER, quote["id"], "accept").status_code == 200
    return firm, wanted, quote


def held(session: Session) -> dict[Any, FilesShared]:
    events = recorded(session, FilesShared)
    return {each.owner_id: each for each in events if each.held_since}


def test_a_signed_deal_holds_the_files_of_both_sides(
    client: TestClient, database: Database, session: Session
) -> None:
    firm, _, _ = deal(client, database)

    sides = held(session)

    offered = [str(id_) for id_ in sides[firm.owner_id].file_ids]
    assert offered == [OFFER, REVISED, LIST]
    assert [str(id_) for id_ in sides[BUYER_ID].file_ids] == [DRAWING]
    for event in sides.values():
        assert set(event.reader_ids) == {BUYER_ID, firm.owner_id}


def test_what_is_sent_along_afterwards_is_held_too(
    client: TestClient, database: Database, session: Session
) -> None:
    firm, _, quote = deal(client, database)

    message = Person(client, BUYER_ID).sent(quote["id"], attachment_ids=[PHOTO])

    event = recorded(session, FilesShared)[-1]
    assert (str(event.ref_id), [str(id_) for id_ in event.file_ids]) == (
        message["id"],
        [PHOTO],
    )
    assert event.held_since is not None
    assert set(event.reader_ids) == {BUYER_ID, firm.owner_id}


def test_resync_holds_the_files_of_older_deals(
    client: TestClient, database: Database, session: Session
) -> None:
    deal(client, database)
    at_acceptance = {event.ref_id: event for event in held(session).values()}
    bare = factories.requirement(database, buyer_id=BUYER_ID)
    quote = write(client, matched_seller(database, bare), bare)
    act(client, BUYER, quote["id"], "accept")

    first = service.snapshot_page(session, "deal_files", "", 1)
    rest = service.snapshot_page(session, "deal_files", first[-1]["cursor"], 1)

    again = [FilesShared.model_validate(item["event"]["data"]) for item in first]
    assert {event.ref_id: event for event in again} == at_acceptance
    assert rest == []


def test_the_buyer_reads_messages_and_files_of_a_deleted_company(
    client: TestClient, database: Database
) -> None:
    firm, _, quote = deal(client, database)
    buyer = Person(client, BUYER_ID)
    conversation = buyer.get(f"/conversations/{quote['id']}")

    close_company(database, firm)
    leave(database, firm.owner_id)

    body = buyer.get(f"/quotes/{quote['id']}")
    assert body["attachment_ids"] == [REVISED]
    messages = buyer.get(f"/conversations/{conversation['id']}/messages")
    (message,) = [row for row in messages if not row["is_mine"]]
    assert message["body"] == "Our list; call [deleted]"
    assert message["attachment_ids"] == [LIST]
    now_called = buyer.get(f"/conversations/{conversation['id']}")["counterpart"][
        "name"
    ]
    assert now_called == "Himal Packaging"


def test_the_company_reads_requirement_and_messages_of_a_deleted_buyer(
    client: TestClient, database: Database
) -> None:
    firm, wanted, quote = deal(client, database)
    seller = Person(client, firm.owner_id)
    conversation = seller.get(f"/conversations/{quote['id']}")

    leave(database, BUYER_ID)

    posted = seller.get(f"/requirements/{wanted.id}")
    assert posted["attachment_ids"] == [DRAWING]
    assert posted["description"].startswith("Grade 53, at most 30 days old.")
    assert "1234567" not in posted["description"]
    messages = seller.get(f"/conversations/{conversation['id']}/messages")
    (message,) = [row for row in messages if not row["is_mine"]]
    assert message["body"] == "[deleted] here: [deleted]. Gate 3, by noon."


def test_an_enquiry_that_led_to_a_deal_stays_readable(
    client: TestClient, database: Database
) -> None:
    wanted = factories.requirement(database, buyer_id=BUYER_ID)
    firm = matched_seller(database, wanted, **FIRM)
    enquiry = factories.enquiry(
        database,
        firm.seller_id,
        buyer_id=BUYER_ID,
        product_name="Carton",
        requirements="3,000 cartons, printed. Sita, 9841234567",
    )
    quote = write(client, firm, wanted, enquiry_id=str(enquiry.id))
    Person(client, BUYER_ID).sent(enquiry.id, "In two colours")
    act(client, BUYER, quote["id"], "accept")

    leave(database, BUYER_ID)

    seller = Person(client, firm.owner_id)
    conversation = seller.get(f"/conversations/{enquiry.id}")
    assert (
        conversation["opening"]["body"]
        == "3,000 cartons, printed. [deleted], [deleted]"
    )
    assert conversation["about"]["title"] == "Carton"
    assert conversation["counterpart"]["name"] == "Sita Gurung"
    (message,) = seller.get(f"/conversations/{enquiry.id}/messages")
    assert message["body"] == "In two colours"


def test_the_product_of_an_enquiry_outlives_its_company_with_a_deal(
    client: TestClient, database: Database
) -> None:
    wanted = factories.requirement(database, buyer_id=BUYER_ID)
    firm = matched_seller(database, wanted, **FIRM)
    about = {"buyer_id": BUYER_ID, "product_name": "Carton"}
    signed, other = (
        factories.enquiry(database, firm.seller_id, **about) for _ in range(2)
    )
    quote = write(client, firm, wanted, enquiry_id=str(signed.id))
    act(client, BUYER, quote["id"], "accept")

    leave(database, firm.owner_id)

    buyer = Person(client, BUYER_ID)
    names = [buyer.get(f"/enquiries/{of.id}")["product_name"] for of in (signed, other)]
    assert names == ["Carton", None]


def test_reasons_of_a_deal_outlive_who_gave_them_and_others_do_not(
    client: TestClient, database: Database
) -> None:
    agreed, dropped = (
        factories.requirement(database, buyer_id=BUYER_ID) for _ in range(2)
    )
    quote = write(client, matched_seller(database, agreed), agreed)
    act(client, BUYER, quote["id"], "accept")
    for of, status in ((agreed, "open"), (dropped, "cancelled")):
        form = {"status": status, "reason": "Ram found another"}
        url = f"/api/requirements/{of.id}"
        assert client.post(url, json=form, headers=BUYER).status_code == 200

    leave(database, BUYER_ID)

    given = history.c.requirement_id, history.c.reason
    by_buyer = sa.select(*given).where(history.c.reason.is_not(None))
    with database.session() as session:
        left = session.execute(by_buyer).tuples().all()
    assert left == [(agreed.id, "Ram found another")]


def test_outside_a_deal_messages_and_files_of_a_deleted_user_are_erased(
    client: TestClient, database: Database, session: Session
) -> None:
    wanted = factories.requirement(
        database, buyer_id=BUYER_ID, attachment_ids=[DRAWING]
    )
    firm = matched_seller(database, wanted)
    quote = write(client, firm, wanted, attachment_ids=[OFFER])
    Person(client, firm.owner_id).sent(quote["id"], "Our price", attachment_ids=[LIST])
    buyer = Person(client, BUYER_ID)
    conversation = buyer.get(f"/conversations/{quote['id']}")

    leave(database, firm.owner_id)

    assert held(session) == {}
    (message,) = buyer.get(f"/conversations/{conversation['id']}/messages")
    assert (message["body"], message["attachment_ids"]) == ("[deleted]", [])
    assert buyer.get(f"/quotes/{quote['id']}")["attachment_ids"] == []
