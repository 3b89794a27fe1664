"""Every object has the schema of its kind, and a wrong one is found."""

from copy import deepcopy

import pytest
from rendering import Manifest, overlays, rendered
from shapes import mistakes


def found(overlay: str, kind: str) -> Manifest:
    every = [each for each in rendered(overlay) if each["kind"] == kind]
    return deepcopy(every[0])


@pytest.mark.parametrize("overlay", [*overlays(), "platform/observability"])
def test_every_object_is_valid_by_its_schema(overlay: str) -> None:
    assert [wrong for each in rendered(overlay) for wrong in mistakes(each)] == []


@pytest.mark.parametrize(
    ("overlay", "kind"),
    [
        ("services/auth/overlays/prod", "Deployment"),
        ("services/auth/overlays/prod", "NetworkPolicy"),
        ("services/auth/overlays/prod", "ScaledObject"),
        ("services/auth/overlays/prod", "HTTPRoute"),
        ("data/overlays/prod", "Cluster"),
        ("data/overlays/prod", "RabbitmqCluster"),
        ("platform/overlays/prod", "Gateway"),
        ("platform/observability", "PrometheusRule"),
    ],
)
def test_an_unknown_field_is_reported(overlay: str, kind: str) -> None:
    wrong = found(overlay, kind)
    wrong["spec"]["replicaz"] = 3

    assert len(mistakes(wrong)) == 1


def test_a_wrong_type_and_a_missing_field_are_reported() -> None:
    wrong = found("services/auth/overlays/prod", "ScaledObject")
    wrong["spec"]["minReplicaCount"] = "two"
    del wrong["spec"]["triggers"]

    assert len(mistakes(wrong)) == 2


def test_an_unknown_kind_is_reported() -> None:
    wrong = found("services/auth/overlays/prod", "ScaledObject")
    wrong["kind"] = "ScaledObjekt"

    assert mistakes(wrong)
