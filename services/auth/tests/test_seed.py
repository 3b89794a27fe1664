from fastapi.testclient import TestClient

from auth.commands import seed
from servicekit.db import Database

from .forms import login


def test_a_second_seed_adds_nothing(client: TestClient, database: Database) -> None:
    with database.session() as session:
        assert seed(session) > 60
    with database.session() as session:
        assert seed(session) == 0


def test_demo_accounts_sign_in_with_their_roles(
    client: TestClient, database: Database
) -> None:
    with database.session() as session:
        seed(session)
    for name, role in (("buyer", "buyer"), ("seller", "seller"), ("admin", "admin")):
        payload = login(email=f"{name}@example.com", password="haat-demo-2083")
        user = client.post("/api/login", json=payload).json()["data"]["user"]
        assert role in user["roles"]
        assert user["email_verified_at"]
