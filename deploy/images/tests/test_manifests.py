"""npm finds the manifest of every library before it installs packages."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_a_front_end_installs_with_every_library() -> None:
    text = (ROOT / "deploy/images/frontend.Dockerfile").read_text("utf-8")
    copied = set(re.findall(r"^COPY libs/(web-[a-z]+)/package\.json ", text, re.M))

    assert copied == {file.parent.name for file in ROOT.glob("libs/web-*/package.json")}
