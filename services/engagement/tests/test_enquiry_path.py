"""The POST of an enquiry calls api, service, rules, outbox and email in order."""

import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from fastapi.testclient import TestClient

import engagement
from engagement.main import ROUTERS
from engagement.settings import EngagementSettings
from servicekit.db import Database
from servicekit.http.app import create_app
from servicekit.ids import new_id
from servicekit.testing.service import on_nothing
from servicekit.testing.tokens import bearer, verifier

from . import factories

MAX_FILES = 15
SOURCE = str(Path(engagement.__file__).parent)
URL = "/api/webui/seller/suryodaya/contactseller"


@pytest.fixture
def entered() -> Iterator[set[str]]:
    """Files of engagement whose functions run in threads that start from now on."""
    files: set[str] = set()

    def note(frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(SOURCE):
            files.add(code.co_filename.removeprefix(SOURCE))

    threading.setprofile(note)
    yield files
    threading.setprofile(None)


@pytest.fixture
def client(entered: set[str], settings: EngagementSettings) -> Iterator[TestClient]:
    """Without the hub of live streams, which listens beside the requests."""
    app = create_app(settings, ROUTERS, verifier=verifier(settings))
    with on_nothing(app) as client:
        yield client


@pytest.mark.parametrize("moq", [None, 100])
@pytest.mark.parametrize("headers", [{}, bearer(new_id())], ids=["guest", "buyer"])
def test_an_enquiry_enters_few_files(
    entered: set[str],
    client: TestClient,
    database: Database,
    headers: dict[str, str],
    moq: int | None,
) -> None:
    shop = factories.seller(database, slug="suryodaya")
    leaf = factories.category(database).category_id
    product = factories.product(database, shop.seller_id, moq=moq, unit="kg")
    form = factories.form(leaf, product_id=str(product.product_id), quantity=50)
    entered.clear()

    answer = client.post(URL, json=form, headers=headers)

    assert answer.status_code == 201
    assert "/enquiries/submissions/service.py" in entered
    assert sorted(entered)[MAX_FILES:] == [], "\n".join(sorted(entered))
