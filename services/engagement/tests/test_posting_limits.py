"""One account cannot write to everybody: requirements, likeness, sellers named."""

from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlmodel import select

from contracts.auth import UserRegistered
from engagement.accounts.limits.models import table as hits
from engagement.commands import service
from engagement.notifications.dispatches.models import DIGEST, Dispatch
from engagement.rfq.matches import waves
from engagement.rfq.matches.models import Match
from engagement.rfq.requirements.models import Requirement
from servicekit.db import Database
from servicekit.testing.events import deliver

from . import factories
from .market import BUYER, BUYER_ID


@pytest.fixture
def leaf(database: Database) -> Any:
    factories.proven_phone(database, BUYER_ID)
    return factories.category(database)


def post(client: TestClient, leaf: Any, number: int = 0, **more: Any) -> Any:
    form = {
        "title": f"Cartons, {number} ply",
        "description": "Corrugated cartons for the export of tea.",
        "category_id": str(leaf.category_id),
        "items": [{"name": "Carton", "quantity": 3000, "unit": "pcs"}],
    }
    return client.post("/api/requirements", json=form | more, headers=BUYER)


def age_limits(database: Database, **by: float) -> None:
    with database.session() as session:
        past = hits.c.at - timedelta(**by)
        session.execute(sa.update(hits).values(at=past))


def test_five_an_hour_and_twenty_a_day(
    client: TestClient, database: Database, leaf: Any
) -> None:
    statuses = []
    for number in range(21):
        if number and number % 5 == 0:
            assert post(client, leaf, 99).status_code == 429
            age_limits(database, hours=1)
        statuses.append(post(client, leaf, number).status_code)
    assert statuses == [201] * 20 + [429]


def test_a_draft_counts_when_it_is_published(client: TestClient, leaf: Any) -> None:
    ids = [
        post(client, leaf, number, status="draft").json()["data"]["id"]
        for number in range(6)
    ]
    statuses = [
        client.post(
            f"/api/requirements/{made}", json={"status": "open"}, headers=BUYER
        ).status_code
        for made in ids
    ]
    assert statuses == [200] * 5 + [429]


def test_one_text_is_open_once(client: TestClient, leaf: Any) -> None:
    made = post(client, leaf).json()["data"]["id"]
    again = post(client, leaf, title="CARTONS  0 - ply!")
    assert (again.status_code, again.json()["code"]) == (409, "already_open")

    closed = {"status": "cancelled"}
    client.post(f"/api/requirements/{made}", json=closed, headers=BUYER)
    assert post(client, leaf).status_code == 201


def test_a_new_account_names_ten_sellers_a_day(
    client: TestClient, database: Database, leaf: Any
) -> None:
    shops = [str(factories.seller(database).seller_id) for _ in range(12)]
    fields = {"user_id": BUYER_ID, "version": 1, "account_type": "buyer"}
    deliver(database, service, UserRegistered.model_validate(fields))

    assert post(client, leaf, 1, seller_ids=shops[:9]).status_code == 201
    assert post(client, leaf, 2, seller_ids=shops[9:]).status_code == 429
    assert post(client, leaf, 3, seller_ids=shops[:10]).status_code == 201


def test_an_edit_notifies_no_more_than_the_wave_may(
    client: TestClient, database: Database, leaf: Any
) -> None:
    for _ in range(waves.A_WAVE * 2):
        factories.seller(database, category_ids=[leaf.category_id])
    made = post(client, leaf).json()["data"]["id"]
    for number in range(3):
        with database.session() as session:
            waves.run_due(session)
        form = {"description": f"Corrugated cartons for the export, lot {number}."}
        edited = client.put(
            f"/api/requirements/{made}",
            json={
                "title": "Cartons, 5 ply",
                "category_id": str(leaf.category_id),
                "items": [{"name": "Carton", "quantity": 3000, "unit": "pcs"}],
                **form,
            },
            headers=BUYER,
        )
        assert edited.status_code == 200, edited.text
    with database.session() as session:
        waves.run_due(session)
        assert len(session.exec(select(Match)).all()) == waves.A_WAVE
        assert len(session.exec(select(Requirement)).all()) == 1


def test_many_leads_of_one_buyer_become_one_mail(
    client: TestClient, database: Database, leaf: Any
) -> None:
    factories.seller(database, category_ids=[leaf.category_id])
    for number in range(4):
        assert post(client, leaf, number).status_code == 201
    with database.session() as session:
        waves.run_due(session)
        of_mail = select(Dispatch).where(Dispatch.channel == "email")
        threads = [one.thread for one in session.exec(of_mail).all()]
    assert [thread == DIGEST for thread in threads].count(True) == 3
    assert len(threads) == 4
