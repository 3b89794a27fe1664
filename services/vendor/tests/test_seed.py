from fastapi.testclient import TestClient
from sqlmodel import Session

from contracts.vendor import SellerOnboarded
from servicekit.db import Database
from servicekit.testing.events import recorded
from vendor.commands import seed


def test_a_second_seed_adds_and_publishes_nothing(
    client: TestClient, database: Database, session: Session
) -> None:
    counts = []
    for _ in range(2):
        with database.session() as writing:
            counts.append(seed(writing))
    assert counts == [60, 0]
    assert len(recorded(session, SellerOnboarded)) == 58


def test_the_demo_company_is_public_and_verified(
    client: TestClient, database: Database
) -> None:
    with database.session() as session:
        seed(session)
    path = "/api/webui/seller/suryodaya-tea-estate/sellerprofile"
    data = client.get(path).json()["data"]
    assert data["is_seller_verified"]
    assert data["city"] == "Suryodaya"
    assert client.get("/api/webui/suppliers").json()["meta"]["total"] == 58
