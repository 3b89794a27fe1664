"""Rules of images and compose.yaml, checked without a container tool."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from source import ROOT

IMAGES = ROOT / "deploy" / "images"
FILES = sorted(IMAGES.glob("*.Dockerfile"))
PINNED = re.compile(r"^ARG (\w+)=\S+@sha256:[0-9a-f]{64}$", re.M)
STAGE = re.compile(r"^FROM (\S+)(?: AS (\w+))?$", re.M)


def test_every_kind_of_deployable_has_an_image() -> None:
    stems = [file.stem for file in FILES]
    assert stems == ["frontend", "gateway", "service", "varnish"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_base_image_is_pinned_by_digest(file: Path) -> None:
    assert unpinned(file.read_text()) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_last_stage_has_no_root_user_and_no_tools(file: Path) -> None:
    assert faults_of_the_last_stage(file.read_text()) == []


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_image_has_labels_and_a_bill_of_materials(file: Path) -> None:
    text = file.read_text()

    assert "> /haat/sbom.json" in text
    for label in ("title", "description", "vendor", "revision"):
        assert f"org.opencontainers.image.{label}=" in text, label


def test_the_image_of_a_front_end_has_no_sources_of_another() -> None:
    text = (IMAGES / "frontend.Dockerfile").read_text()
    copied = re.findall(r"^COPY (frontends\S*)", text, re.M)

    assert copied
    assert [name for name in copied if "${FRONTEND}" not in name] == []


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("FROM scratch", "FROM debian:bookworm-slim"),
        ("USER 10001:10001\n", ""),
        ("USER 10001:10001", "USER root"),
        ("WORKDIR /haat", "RUN apt-get install -y gcc"),
    ],
)
def test_a_weaker_image_is_found(wrong: str, right: str) -> None:
    text = (IMAGES / "service.Dockerfile").read_text().replace(wrong, right)

    assert faults_of_the_last_stage(text) != []


def test_a_base_image_without_a_digest_is_found() -> None:
    text = (IMAGES / "service.Dockerfile").read_text()

    assert unpinned(re.sub(r"@sha256:\w+", "", text)) != []


def test_a_bill_of_materials_lists_what_is_installed(tmp_path: Path) -> None:
    folder = tmp_path / "var/lib/dpkg/status.d"
    folder.mkdir(parents=True)
    (folder / "libc6").write_text("Package: libc6\nVersion: 2.36-9\n\n")
    words = [sys.executable, str(IMAGES / "write_sbom.py"), "auth", str(tmp_path)]
    made = json.loads(subprocess.check_output(words))

    assert (made["bomFormat"], made["specVersion"]) == ("CycloneDX", "1.5")
    purls = {component["purl"] for component in made["components"]}
    assert "pkg:deb/debian/libc6@2.36-9" in purls
    assert any(purl.startswith("pkg:pypi/fastapi@") for purl in purls)


def unpinned(text: str) -> list[str]:
    """Bases that are neither a stage before, nor empty, nor a pinned argument."""
    stages = STAGE.findall(text)
    known = {name for _, name in stages} | {"scratch"}
    known |= {f"${{{name}}}" for name in PINNED.findall(text)}
    return [base for base, _ in stages if base not in known]


def faults_of_the_last_stage(text: str) -> list[str]:
    last = text[[found.start() for found in STAGE.finditer(text)][-1] :]
    faults = [] if last.startswith("FROM scratch\n") else ["something is beneath it"]
    if not re.search(r"^USER 10001:10001$", last, re.M):
        faults.append("root runs it")
    if re.search(r"^(RUN|ADD) ", last, re.M):
        faults.append("something is made in it")
    if re.search(r"COPY (?!--from=build)", last):
        faults.append("something is in it that was not built")
    return faults
