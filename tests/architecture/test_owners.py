"""Each deployable has one owner for its code and its Kubernetes files."""

from pathlib import PurePosixPath

import pytest
from source import ROOT

LINES = dict(
    line.split()
    for line in (ROOT / "CODEOWNERS").read_text("utf-8").splitlines()
    if line.startswith("/")
)
DEPLOYABLES = [
    str(PurePosixPath(folder.parent.name, folder.name))
    for kind in ("services", "frontends")
    for folder in sorted((ROOT / kind).iterdir())
    if folder.is_dir() and not folder.name.startswith("_")
]


@pytest.mark.parametrize("deployable", DEPLOYABLES)
def test_a_team_reviews_its_code_and_its_manifests(deployable: str) -> None:
    assert LINES[f"/{deployable}/"] == LINES[f"/k8s/{deployable}/"]
    assert LINES[f"/{deployable}/"] != LINES["/k8s/"]


def test_owned_folders_exist() -> None:
    assert [path for path in LINES if not (ROOT / path.strip("/")).is_dir()] == []
