"""A remote is built where no other front end's sources are."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
LEFT_OUT = shutil.ignore_patterns("node_modules", "dist*", "tests")


def test_a_remote_is_built_without_the_others(tmp_path: Path) -> None:
    for folder in ("libs", "frontends/vendor"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=LEFT_OUT)
    for file in ("package.json", "tsconfig.base.json"):
        shutil.copy(ROOT / file, tmp_path)
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")

    done = subprocess.run(
        ["npm", "run", "--silent", "build:vendor"],
        cwd=tmp_path,
        env=with_locked_node(),
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "frontends/vendor/dist/manifest.json").exists()


def with_locked_node() -> dict[str, str]:
    places = [str(each) for each in ROOT.glob("node_modules/node-linux-*/bin")]
    return {**os.environ, "PATH": os.pathsep.join([*places, os.environ["PATH"]])}
