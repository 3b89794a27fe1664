"""A change of what a part consists of starts its pipeline, on both hosts."""

import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[3]
sys.path[:0] = [str(ROOT / "deploy/pipelines"), str(ROOT / "deploy/images")]

import build  # noqa: E402
from parts import PARTS, Part  # noqa: E402

KUBECTL = Path(sys.executable).with_name("kubectl")
COPY = re.compile(r"^COPY (?!--from)((?:.*\\\n)*.*)$", re.MULTILINE)
# The build of a front end copies all libraries, and reads those of npm's workspaces.
UNREAD = ("libs/servicekit/", "libs/contracts/")
FLAGS_OF_PROD = """
configMapGenerator:
  - name: flags
    behavior: replace
    files: [flags.json]
    options: { disableNameSuffixHash: true }
"""
EACH = pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)


@cache
def matching(part: Part, checkout: Path = ROOT) -> frozenset[Path]:
    """As GitLab matches: `*` and a last `**` stay in one folder."""
    return frozenset(
        file for path in part.paths for file in checkout.glob(path) if file.is_file()
    )


def without(files: set[Path], part: Part) -> list[str]:
    return sorted(str(f.relative_to(ROOT)) for f in files - matching(part))


def copied(part: Part) -> set[Path]:
    """The files that its Dockerfile copies, and that are committed."""
    (image,) = (each for each in build.IMAGES if each.name == f"haat/{part.image}")
    dockerfile = ROOT / f"deploy/images/{image.file}.Dockerfile"
    text = dockerfile.read_text("utf-8")
    for argument in image.arguments:
        name, value = argument.split("=")
        text = text.replace(f"${{{name}}}", value)
    words = [block.replace("\\\n", " ").split()[:-1] for block in COPY.findall(text)]
    sources = [word for line in words for word in line]
    assert sources, dockerfile
    listed = ["git", "ls-files", "-z", "--", *(f":(glob){s}" for s in sources)]
    listed += [f":(glob){source}/**" for source in sources]
    names = subprocess.check_output(listed, cwd=ROOT, text=True).split("\0")
    files = {ROOT / name for name in names if name and not ignored(name)}
    return files | {dockerfile}


def ignored(name: str) -> bool:
    """By .dockerignore, or not read by the build."""
    folders = name.split("/")
    is_hidden = any(each.startswith(".") for each in folders)
    return "tests" in folders or is_hidden or name.startswith(UNREAD)


@EACH
def test_a_pipeline_starts_for_every_file_of_its_image(part: Part) -> None:
    files = copied(part)
    if part.manifests.startswith("k8s/services"):
        # What services share is in their image too.
        shared = set(ROOT.glob("libs/servicekit/src/**/*.py"))
        assert shared <= matching(part)
    assert without(files, part) == []


@EACH
def test_a_pipeline_starts_for_every_file_of_its_manifests(
    part: Part, tmp_path: Path
) -> None:
    """kubectl renders each overlay from the matching files and its version alone."""
    for name in ("staging", "prod"):
        done = rendered_alone(part, name, ROOT, tmp_path)
        assert done.returncode == 0, done.stderr
        assert list(yaml.safe_load_all(done.stdout))


def test_a_pipeline_starts_for_flags_of_one_environment(tmp_path: Path) -> None:
    """As docs/feature-flags.md says."""
    part, checkout = PARTS[0], tmp_path / "checkout"
    shutil.copytree(ROOT / "k8s", checkout / "k8s")
    folder = checkout / part.manifests / "overlays/prod"
    shutil.copy(checkout / part.manifests / "base/flags.json", folder)
    with (folder / "kustomization.yaml").open("a", encoding="utf-8") as file:
        file.write(FLAGS_OF_PROD)

    done = rendered_alone(part, "prod", checkout, tmp_path / "taken")

    assert done.returncode == 0, done.stderr


def test_a_pipeline_starts_for_the_switch_to_opensearch(tmp_path: Path) -> None:
    """As docs/scaling.md says."""
    (part,) = (each for each in PARTS if each.name == "catalog")
    checkout = tmp_path / "checkout"
    shutil.copytree(ROOT / "k8s", checkout / "k8s")
    file = checkout / part.manifests / "overlays/prod/kustomization.yaml"
    pinned = "../../../../components/pinned"
    text = file.read_text("utf-8")
    assert pinned in text
    text = text.replace(pinned, f"../../opensearch, {pinned}")
    file.write_text(text, "utf-8")

    done = rendered_alone(part, "prod", checkout, tmp_path / "taken")

    assert done.returncode == 0, done.stderr


def rendered_alone(
    part: Part, environment: str, checkout: Path, target: Path
) -> subprocess.CompletedProcess[str]:
    """Its overlay, from the files of the checkout that start its pipeline."""
    overlays = (checkout / part.manifests / "overlays").glob("*/")
    versions = [file for each in overlays for file in each.rglob("version.yaml")]
    for file in (*matching(part, checkout), *versions):
        copy = target / file.relative_to(checkout)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
    overlay = target / part.manifests / "overlays" / environment
    return subprocess.run(
        [KUBECTL, "kustomize", overlay], capture_output=True, text=True, check=False
    )


@EACH
def test_a_pipeline_starts_for_nothing_of_another_part(part: Part) -> None:
    unused = [path for path in part.paths if not any(ROOT.glob(path))]
    # Only where an environment has flags of its own.
    assert [path for path in unused if not path.endswith("/flags.json")] == []

    names = [str(file.relative_to(ROOT)) for file in matching(part)]
    own = [f"{part.manifests}/", *(p.split("**")[0] for p in part.paths)]
    others = [f"{other.manifests}/" for other in PARTS if other is not part]
    others += [f"{kind}/" for kind in ("services", "frontends")]
    foreign = [n for n in names if n.startswith(tuple(others))]
    assert [n for n in foreign if not n.startswith(tuple(own[:2]))] == []
    assert not any(name.endswith("version.yaml") for name in names)


@EACH
def test_no_filter_ends_with_two_stars(part: Part) -> None:
    """GitHub reads them as all folders below, GitLab as one folder."""
    assert [path for path in part.paths if path.endswith("**")] == []
