"""The repository works anywhere: it contains no registry's name and no path of one
machine."""

import re
from pathlib import Path

from source import ROOT, tracked_files

# Split strings, or this file would be a finding.
REGISTRIES = (
    "registry." + "npmjs",
    "pypi." + "org",
    "files.python" + "hosted",
    "deb.deb" + "ian",
)
PATHS = re.compile(r"(?<![\w.~)}*\]-])/(work|tmp|root|home)/[\w.-]")
OUTSIDE = "../" + "shared"
OWN_FOLDER_OF_THAT_NAME = ("frontends/", "libs/web-")


def test_no_registry_and_no_machine_path_is_named() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()[:80]}"
        for path in tracked_files()
        if _is_text(path)
        for line in path.read_text(errors="replace").splitlines()
        if _names_a_place(line, str(path.relative_to(ROOT)))
    ]
    assert found[:20] == []


def _names_a_place(line: str, name: str) -> bool:
    is_outside = OUTSIDE in line and not name.startswith(OWN_FOLDER_OF_THAT_NAME)
    is_registry = any(registry in line for registry in REGISTRIES)
    return bool(is_outside or is_registry or PATHS.search(line))


def _is_text(path: Path) -> bool:
    with path.open("rb") as file:
        return b"\0" not in file.read(4_096)
