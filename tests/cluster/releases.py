"""The manifests with another version of every part."""

import re
import shutil
from pathlib import Path

from rendering import K8S

VERSION = re.compile(r"(?m)^(  version: |  image: \S+:)r1$")


def release(version: str, folder: Path) -> Path:
    """A copy of k8s/ in `folder`, where every `version.yaml` names this version."""
    copy = folder / version
    shutil.copytree(K8S, copy, dirs_exist_ok=True)
    for file in copy.rglob("version.yaml"):
        file.write_text(VERSION.sub(rf"\g<1>{version}", file.read_text("utf-8")))
    return copy
