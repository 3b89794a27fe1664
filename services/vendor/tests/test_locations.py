from fastapi.testclient import TestClient

PATH = "/api/locations"


def test_all_of_nepal_is_there(client: TestClient) -> None:
    sizes = [
        len(client.get(f"{PATH}/{kind}").json()["data"])
        for kind in ("provinces", "districts", "municipalities")
    ]
    assert sizes == [7, 77, 753]


def test_places_are_narrowed_by_what_they_lie_in(client: TestClient) -> None:
    districts = client.get(f"{PATH}/districts?province_id=1").json()["data"]
    units = client.get(f"{PATH}/municipalities?district_id=103").json()["data"]
    assert {row["province_id"] for row in districts} == {1}
    assert "Suryodaya" in {row["name"] for row in units}
    assert client.get(f"{PATH}/districts?province_id=99").json()["data"] == []


def test_a_wrong_id_is_a_field_error(client: TestClient) -> None:
    answer = client.get(f"{PATH}/districts?province_id=koshi")
    assert answer.json()["errors"]["province_id"]
