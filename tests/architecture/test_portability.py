"""A clone works anywhere: no registry's name, no path of one machine."""

import re

from source import ROOT, tracked_files

# Spelt in pieces, or this file would be the first finding.
REGISTRIES = (
    "registry." + "npmjs",
    "pypi." + "org",
    "files.python" + "hosted",
    "deb.deb" + "ian",
)
PATHS = re.compile(r"(?<![\w.~-])/(work|tmp|root)/[\w.-]|/home/\w|\.\./" + "shared")
NOT_TEXT = {".png", ".jpg", ".webp", ".woff2", ".ico", ".gz", ".pdf", ".xlsx"}


def test_no_registry_and_no_machine_is_named() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()[:80]}"
        for path in tracked_files()
        if path.suffix not in NOT_TEXT
        for line in path.read_text(errors="replace").splitlines()
        if PATHS.search(line) or any(name in line for name in REGISTRIES)
    ]
    assert found[:20] == []
