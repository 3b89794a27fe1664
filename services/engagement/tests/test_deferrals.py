"""A task that is deferred leaves the queue for a day; cases are tasks of both sides."""

from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from engagement.dashboard.deferrals.models import table
from engagement.erasure.service import erase
from servicekit.db import Database
from servicekit.testing.clock import ahead

from . import factories
from .figures import check_links, home
from .helpdesk import ANSWER, Helpdesk
from .helpdesk import at as case_at
from .market import BUYER
from .trade import at

URL = "/api/dashboard/deferrals"


def defer(client: TestClient, who: Any, task: dict[str, Any], to: bool = True) -> Any:
    form = {"kind": task["kind"], "link": task["link"], "is_deferred": to}
    return client.put(URL, json=form, headers=who)


def tasks(client: TestClient, who: Any, side: str) -> list[dict[str, Any]]:
    todo = home(client, who, side)["todo"]
    return [{"kind": one["kind"], **item} for one in todo for item in one["items"]]


def test_a_deferred_task_is_back_after_a_day(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "placed")
    (task,) = tasks(client, deal.seller, "seller")

    answer = defer(client, deal.seller, task)

    assert answer.status_code == 200
    assert answer.json()["data"]["until"] is not None
    assert tasks(client, deal.seller, "seller") == []
    with ahead(hours=23):
        assert tasks(client, deal.seller, "seller") == []
    with ahead(hours=25):
        assert [one["link"] for one in tasks(client, deal.seller, "seller")] == [
            task["link"]
        ]


def test_a_deferral_can_be_undone_and_repeated(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "placed")
    (task,) = tasks(client, deal.seller, "seller")

    assert defer(client, deal.seller, task).is_success
    assert defer(client, deal.seller, task).is_success
    assert defer(client, deal.seller, task, False).json()["data"]["until"] is None

    assert len(tasks(client, deal.seller, "seller")) == 1


def test_a_deferral_hides_nothing_from_others_and_is_erased(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "placed")
    (task,) = tasks(client, deal.seller, "seller")

    defer(client, BUYER, task)
    assert len(tasks(client, deal.seller, "seller")) == 1
    defer(client, deal.seller, task)

    with database.session() as session:
        erase(session, factories.gone(deal.firm.owner_id))
        left = session.scalars(sa.select(table.c.user_id)).all()
    assert deal.firm.owner_id not in left


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("kind", "nothing"),
        ("link", "https://example.com"),
        ("link", "/admin/cases"),
        ("is_deferred", None),
    ],
)
def test_bad_input_is_named_at_its_field(
    client: TestClient, field: str, value: object
) -> None:
    form = {"kind": "orders", "link": "/buyer/orders/1", "is_deferred": True}
    answer = client.put(URL, json={**form, field: value}, headers=BUYER)
    assert (answer.status_code, list(answer.json()["errors"])) == (422, [field])


def test_an_answered_case_waits_for_its_writer(
    client: TestClient, database: Database
) -> None:
    case = case_at(client, database, "answered")

    (task,) = tasks(client, case.writer, "buyer")

    link = f"/buyer/cases/{case.number}"
    assert (task["kind"], task["link"]) == ("cases", link)
    assert task["due_at"] is not None
    check_links(client, case.writer, home(client, case.writer, "buyer"))
    case.decide("closed")
    assert tasks(client, case.writer, "buyer") == []


def test_a_case_about_the_company_waits_for_its_supplier(
    client: TestClient, database: Database
) -> None:
    case: Helpdesk = case_at(client, database, "with_supplier")

    (task,) = tasks(client, case.seller, "seller")

    assert (task["kind"], task["link"]) == ("cases", f"/seller/cases/{case.number}")
    check_links(client, case.seller, home(client, case.seller, "seller"))
    case.write("seller", ANSWER)
    assert tasks(client, case.seller, "seller") == []
