import pytest
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


def _search(client: TestClient, query: str) -> list[tuple[str, str, str | None]]:
    rows = client.get(f"{PATH}/search?{query}").json()["data"]
    return [(row["kind"], row["name"], row["district"]) for row in rows]


@pytest.mark.parametrize(
    "typed", ["Pokhara", "पोखरा", "pokhra", "Pokhara Kaski", "pokh"]
)
def test_a_place_is_the_first_result_in_either_script(
    client: TestClient, typed: str
) -> None:
    assert _search(client, f"q={typed}")[0] == ("municipality", "Pokhara", "Kaski")


def test_a_place_has_the_ids_of_what_it_lies_in(client: TestClient) -> None:
    place = client.get(f"{PATH}/search?q=suryodaya").json()["data"][0]
    assert (place["province_id"], place["district_id"]) == (1, 103)
    assert (place["province"], place["district_ne"]) == ("Koshi", "इलाम")
    assert place["municipality_id"]
    assert place["wards"]


def test_places_coarser_than_required_are_left_out(client: TestClient) -> None:
    kinds = {
        least: {kind for kind, _, _ in _search(client, f"q=bagmati&least={least}")}
        for least in ("province", "municipality")
    }
    assert "province" in kinds["province"]
    assert kinds["municipality"] == {"municipality"}


def test_without_a_query_the_big_cities_are_the_results(client: TestClient) -> None:
    assert "Kathmandu" in {name for _, name, _ in _search(client, "")}
    assert _search(client, "q=%21%21") == []
