"""docs/runbooks/restore.md: the commands for uploaded files copy and restore them."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from rendering import ROOT

BOOK = ROOT / "docs/runbooks/restore.md"
SECTION = "## Uploaded files of `small`\n"
SERVICES = ("catalog", "vendor")
# Runs the program of `exec` here, with the folder of the namespace as its storage.
KUBECTL = """\
#!{python}
import os, sys
words = sys.argv[1:]
folder = "{folder}/" + words[words.index("-n") + 1].removeprefix("haat-")
program = words[words.index("--") + 1 :]
code = program[2].replace("/var/lib/haat/storage", folder)
os.execv(sys.executable, [sys.executable, "-c", code])
"""


@pytest.fixture
def stored(tmp_path: Path) -> dict[Path, bytes]:
    """A picture and a file without content in each service."""
    files = {}
    for service in SERVICES:
        for name, content in (("a/b/320.webp", os.urandom(100_000)), ("c/empty", b"")):
            file = tmp_path / service / name
            file.parent.mkdir(parents=True)
            file.write_bytes(content)
            files[file] = content
    return files


def commands() -> list[str]:
    section = BOOK.read_text("utf-8").partition(SECTION)[2].partition("\n## ")[0]
    return re.findall(r"^```sh\n(.*?)^```", section, re.M | re.S)


def run(folder: Path, command: str) -> str:
    script = folder / "bin" / "kubectl"
    script.parent.mkdir(exist_ok=True)
    script.write_text(KUBECTL.format(python=sys.executable, folder=folder), "utf-8")
    script.chmod(0o755)
    given = {**os.environ, "PATH": f"{script.parent}:{os.environ['PATH']}"}
    shell = ["bash", "-euo", "pipefail", "-c", command]
    done = subprocess.run(
        shell, cwd=folder, env=given, check=True, capture_output=True, text=True
    )
    return done.stdout


def test_lost_files_are_restored_from_their_copy(
    tmp_path: Path, stored: dict[Path, bytes]
) -> None:
    copy, restore = commands()
    run(tmp_path, copy)
    for service in SERVICES:
        shutil.rmtree(tmp_path / service)

    run(tmp_path, restore)

    assert {file: file.read_bytes() for file in stored} == stored


def test_a_copy_that_is_not_complete_is_reported(
    tmp_path: Path, stored: dict[Path, bytes]
) -> None:
    copy, _ = commands()
    (listing,) = re.findall(r"tar -tf .*", copy)
    run(tmp_path, copy)
    file = tmp_path / "haat-catalog-files.tar"
    file.write_bytes(file.read_bytes()[:50_000])

    with pytest.raises(subprocess.CalledProcessError):
        run(tmp_path, listing.replace("$service", "catalog"))
