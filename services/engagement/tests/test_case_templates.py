"""Texts of answers that staff store and edit."""

from fastapi.testclient import TestClient

from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from .helpdesk import STAFF


def test_templates_are_edited_by_staff(client: TestClient) -> None:
    url = "/api/admin/case-templates"
    form = {"title": "Thanks", "text": "Thank you.", "text_ne": "धन्यवाद।"}

    made = client.post(url, json=form, headers=STAFF).json()["data"]
    client.put(f"{url}/{made['id']}", json=form | {"title": "Hello"}, headers=STAFF)
    [listed] = client.get(url, headers=STAFF).json()["data"]
    assert listed["title"] == "Hello"
    gone = [client.delete(f"{url}/{made['id']}", headers=STAFF) for _ in range(2)]
    assert [answer.status_code for answer in gone] == [204, 404]
    empty = client.post(url, json=form | {"text_ne": " "}, headers=STAFF)
    assert list(empty.json()["errors"]) == ["text_ne"]
    assert client.get(url, headers=bearer(new_id())).status_code == 403
