"""The project has a license, and every package names it."""

import json
import tomllib
from pathlib import Path

import pytest
from source import ROOT, tracked_files

NAMES = ("package.json", "pyproject.toml", "pyproject.toml.in")
PACKAGES = [path for path in tracked_files() if path.name in NAMES]
LICENSE = "MIT"


def test_the_license_is_in_the_root() -> None:
    text = (ROOT / "LICENSE").read_text()
    assert text.startswith("MIT License\n")
    assert "Haat contributors" in text


@pytest.mark.parametrize("path", PACKAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_package_names_the_license(path: Path) -> None:
    text = path.read_text()
    is_npm = path.name == "package.json"
    package = json.loads(text) if is_npm else tomllib.loads(text)["project"]
    assert package["license"] == LICENSE


def test_the_npm_lock_names_the_license_of_our_packages() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text())["packages"]
    own = {name for name in packages if "node_modules/" not in name}
    assert {packages[name].get("license") for name in own} == {LICENSE}


def test_every_image_names_the_license() -> None:
    for file in (ROOT / "deploy" / "images").glob("*.Dockerfile"):
        assert f'image.licenses="{LICENSE}"' in file.read_text(), file.name
