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
EACH = pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)


@cache
def matching(part: Part) -> frozenset[Path]:
    """As GitLab matches: `*` and a last `**` stay in one folder."""
    return frozenset(
        file for path in part.paths for file in ROOT.glob(path) if file.is_file()
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
    overlays = list((ROOT / part.manifests / "overlays").glob("*/"))
    versions = [file for each in overlays for file in each.rglob("version.yaml")]
    for file in (*matching(part), *versions):
        target = tmp_path / file.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
    for name in ("staging", "prod"):
        overlay = tmp_path / part.manifests / "overlays" / name
        done = subprocess.run(
            [KUBECTL, "kustomize", overlay], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        assert list(yaml.safe_load_all(done.stdout))


@EACH
def test_a_pipeline_starts_for_nothing_of_another_part(part: Part) -> None:
    unused = [path for path in part.paths if not any(ROOT.glob(path))]
    assert unused == []

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
