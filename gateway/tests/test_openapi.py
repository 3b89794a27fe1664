import pytest
from haat_gateway.openapi import OperationTaken, PathTaken, merge


def _document(path, operation_id, error=None):
    reference = {"$ref": "#/components/schemas/Error"}
    return {
        "paths": {path: {"get": {"operationId": operation_id, "x": reference}}},
        "components": {"schemas": {"Error": error or {"type": "object"}}},
    }


def test_equal_components_are_merged():
    merged = merge(
        {"auth": _document("/api/a", "a"), "vendor": _document("/api/b", "b")}
    )

    assert list(merged["components"]["schemas"]) == ["Error"]


def test_a_clashing_component_is_prefixed_with_its_service():
    vendor = _document("/api/b", "b", error={"type": "string"})
    merged = merge({"auth": _document("/api/a", "a"), "vendor": vendor})

    assert merged["components"]["schemas"]["VendorError"] == {"type": "string"}
    reference = merged["paths"]["/api/b"]["get"]["x"]["$ref"]
    assert reference == "#/components/schemas/VendorError"


def test_a_component_that_refers_to_a_clashing_one_is_prefixed_too():
    documents = {}
    for service, kind in (("auth", "object"), ("vendor", "string")):
        document = _document(f"/api/{service}", service, {"type": kind})
        document["components"]["schemas"]["Page"] = {
            "items": {"$ref": "#/components/schemas/Error"}
        }
        documents[service] = document
    schemas = merge(documents)["components"]["schemas"]

    assert schemas["Page"]["items"]["$ref"] == "#/components/schemas/Error"
    assert schemas["VendorPage"]["items"]["$ref"] == "#/components/schemas/VendorError"


def test_internal_paths_are_omitted_and_operations_tagged():
    document = _document("/api/a", "a")
    document["paths"]["/health/live"] = {"get": {"operationId": "live"}}
    merged = merge({"auth": document})

    assert list(merged["paths"]) == ["/api/a"]
    assert merged["paths"]["/api/a"]["get"]["tags"] == ["auth"]


def test_a_path_has_one_owner():
    with pytest.raises(PathTaken):
        merge({"auth": _document("/api/a", "a"), "vendor": _document("/api/a", "b")})


def test_an_operation_id_is_used_once():
    with pytest.raises(OperationTaken):
        merge({"auth": _document("/api/a", "a"), "vendor": _document("/api/b", "a")})
