"""The AsyncAPI document agrees with the code."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from haat_gateway.asyncapi import ForeignEvent, document
from jsonschema import Draft202012Validator, ValidationError
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from contracts.schemas import events
from contracts.vendor import SellerUpdated
from servicekit.services import ServiceSpec, installed

GATEWAY = Path(__file__).parents[1]
COMMITTED = json.loads((GATEWAY / "asyncapi.json").read_text("utf-8"))


def _references(node):
    if isinstance(node, dict):
        if isinstance(reference := node.get("$ref"), str):
            yield reference
        for value in node.values():
            yield from _references(value)
    elif isinstance(node, list):
        for value in node:
            yield from _references(value)


def _at(reference):
    found = COMMITTED
    for word in reference.removeprefix("#/").split("/"):
        found = found[word]
    return found


def _validator(event_type):
    resource = Resource(COMMITTED, DRAFT202012)
    registry = Registry().with_resource("urn:events", resource)
    payload = {"$ref": f"urn:events#/components/messages/{event_type}/payload"}
    return Draft202012Validator(payload, registry=registry)


def _updated(**more):
    seller = {"seller_id": "0190a7e0-0000-7000-8000-000000000001", "version": 3}
    owner = {"owner_id": "0190a7e0-0000-7000-8000-000000000002"}
    shown = {"slug": "suryodaya", "company_name": "Suryodaya", "status": "active"}
    return {
        "specversion": "1.0",
        "id": "0190a7e0-0000-7000-8000-000000000003",
        "type": "vendor.seller_updated.v1",
        "source": "vendor",
        "subject": "seller/1",
        "time": "2026-11-22T08:00:00+00:00",
        "datacontenttype": "application/json",
        "data": {**seller, **owner, **shown},
        **more,
    }


def test_the_committed_document_is_up_to_date():
    check = [sys.executable, "write_asyncapi.py", "--check"]
    done = subprocess.run(check, cwd=GATEWAY, capture_output=True, text=True)

    assert done.returncode == 0, done.stderr


def test_every_reference_resolves():
    found = list(_references(COMMITTED))

    assert found
    for reference in found:
        assert _at(reference), reference


def test_every_event_is_published_by_its_owner_only():
    tells = [o for o in COMMITTED["operations"].values() if o["action"] == "send"]
    told = sorted(_at(o["channel"]["$ref"])["address"] for o in tells)

    assert told == sorted(event.type for event in events())
    for name, told_by in COMMITTED["operations"].items():
        if told_by["action"] == "send":
            owner, _, event_type = name.partition(".tells.")
            assert event_type.startswith(f"{owner}.")


def test_every_subscription_is_listed_with_its_queue():
    hears = {
        (o["title"], _at(o["channel"]["$ref"])["address"])
        for o in COMMITTED["operations"].values()
        if o["action"] == "receive"
    }

    assert hears == {pair for spec in installed().values() for pair in spec.queues()}


def test_a_real_envelope_is_valid_and_a_wrong_one_is_not():
    fits = _validator("vendor.seller_updated.v1")
    fits.validate(_updated())

    for wrong in (
        {"type": "vendor.seller_closed.v1"},
        {"data": {"version": 3}},
        {"id": 7},
    ):
        with pytest.raises(ValidationError):
            fits.validate(_updated(**wrong))


def test_a_subscription_to_an_unpublished_event_is_refused():
    from servicekit.messaging.subscription import on

    spec = ServiceSpec("x", lambda: None, subscriptions=[on(SellerUpdated, print)])

    with pytest.raises(ForeignEvent, match=r"x\.vendor\.seller_updated"):
        document([], {"x": spec})
