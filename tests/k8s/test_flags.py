"""The feature flags of pods are those of the code, in a file that pods read again."""

import json
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from rendering import ENVIRONMENTS, SERVICES, of_kind, rendered

from servicekit.flags.file import FlagFile
from servicekit.flags.flag import Flag

EACH = [(name, where) for name in SERVICES for where in ENVIRONMENTS]


def deployed(overlay: str) -> dict[str, Any]:
    maps = of_kind(rendered(overlay), "ConfigMap")
    (flags,) = (each for each in maps if each["metadata"]["name"] == "flags")
    content: dict[str, Any] = json.loads(flags["data"]["flags.json"])
    return content


def of_code(service: str) -> set[str]:
    """A new service has none."""
    if not find_spec(f"{service}.flags"):
        return set()
    module = import_module(f"{service}.flags")
    return {each.key for each in vars(module).values() if isinstance(each, Flag)}


@pytest.mark.parametrize(("service", "environment"), EACH)
def test_every_flag_of_the_code_can_be_switched(service: str, environment: str) -> None:
    content = deployed(f"services/{service}/overlays/{environment}")

    assert set(FlagFile.model_validate(content).flags) == of_code(service)


@pytest.mark.parametrize(("service", "environment"), EACH)
def test_the_file_is_where_the_api_reads_it(service: str, environment: str) -> None:
    manifests = rendered(f"services/{service}/overlays/{environment}")
    (api,) = (
        each
        for each in of_kind(manifests, "Deployment")
        if each["metadata"]["name"] == "api"
    )
    pod = api["spec"]["template"]["spec"]
    (mount,) = (
        each for each in pod["containers"][0]["volumeMounts"] if each["name"] == "flags"
    )
    given = [
        each["data"]["HAAT_FLAGS_FILE"]
        for each in of_kind(manifests, "ConfigMap")
        if "HAAT_FLAGS_FILE" in each["data"]
    ]

    assert given == [str(Path(mount["mountPath"]) / "flags.json")]
    # A subPath would never change while the pod runs.
    assert "subPath" not in mount
    assert {"name": "flags", "configMap": {"name": "flags"}} in pod["volumes"]
