"""What an enquiry and an order add to the tables: docs/scaling.md has the figures."""

from fastapi.testclient import TestClient

from servicekit.db import Database
from servicekit.testing.growth import added, lines, sizes, total

from . import factories
from .person import Person
from .trade import at

# Rows and bytes without indexes.
AN_ENQUIRY, AN_ORDER = (20, 8_000), (40, 14_000)


def test_an_enquiry_with_its_answer_adds_few_rows(
    client: TestClient, database: Database, buyer: Person
) -> None:
    leaf = factories.category(database).category_id
    shop = factories.seller(database, slug="suryodaya")
    product = factories.product(database, shop.seller_id, unit="kg")
    form = factories.form(leaf, product_id=str(product.product_id), quantity=50)
    before = sizes(database.engine)
    answer = buyer.call("POST", "/webui/seller/suryodaya/contactseller", json=form)
    assert answer.status_code == 201, answer.text
    seller = Person(client, shop.owner_id)
    seller.sent(answer.json()["data"]["id"], "We have 500 kg in stock.")
    grown = added(before, sizes(database.engine))
    print(*lines("enquiry", grown), sep="\n")
    rows, size_bytes = total(grown)
    assert rows <= AN_ENQUIRY[0]
    assert size_bytes <= AN_ENQUIRY[1]


def test_an_order_from_requirement_to_close_adds_few_rows(
    client: TestClient, database: Database
) -> None:
    before = sizes(database.engine)
    at(client, database, "closed")
    grown = added(before, sizes(database.engine))
    print(*lines("order", grown), sep="\n")
    rows, size_bytes = total(grown)
    assert rows <= AN_ORDER[0]
    assert size_bytes <= AN_ORDER[1]
