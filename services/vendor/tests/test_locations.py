from fastapi.testclient import TestClient

PATH = "/api/locations"


def test_provinces_districts_and_municipalities_are_complete(
    client: TestClient,
) -> None:
    sizes = [
        len(client.get(f"{PATH}/{kind}").json()["data"])
        for kind in ("provinces", "districts", "municipalities")
    ]
    assert sizes == [7, 77, 753]


def test_places_are_filtered_by_their_parent(client: TestClient) -> None:
    districts = client.get(f"{PATH}/districts?province_id=1").json()["data"]
    units = client.get(f"{PATH}/municipalities?district_id=103").json()["data"]
    assert {row["province_id"] for row in districts} == {1}
    assert "Suryodaya" in {row["name"] for row in units}
    assert client.get(f"{PATH}/districts?province_id=99").json()["data"] == []


def test_an_invalid_id_is_a_field_error(client: TestClient) -> None:
    answer = client.get(f"{PATH}/districts?province_id=koshi")
    assert answer.json()["errors"]["province_id"]
