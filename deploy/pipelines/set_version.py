"""Reads and writes the version of a part in one environment.

set_version.py show PART ENVIRONMENT: shell variables of it and of its version.yaml.
set_version.py write PART ENVIRONMENT VERSION IMAGE: writes its version.yaml.
"""

import re
import sys
from pathlib import Path

from parts import PARTS, Part

LABEL = re.compile(r"[a-z0-9]([a-z0-9-]{0,40}[a-z0-9])?")
IMAGE = re.compile(r"haat/[a-z-]+:[\w][\w.-]*(@sha256:[0-9a-f]{64})?")


class Refused(Exception):
    """Its words are for who typed the command."""


def find(name: str) -> Part:
    for part in PARTS:
        if part.name == name:
            return part
    raise Refused(f"no part {name}: {', '.join(part.name for part in PARTS)}")


def overlay(part: Part, environment: str) -> Path:
    return Path(part.manifests) / "overlays" / environment


def write(part: Part, environment: str, version: str, image: str) -> None:
    write_file(overlay(part, environment) / "version.yaml", part, version, image)


def read(file: Path) -> tuple[str, str]:
    """Its version and image."""
    text = file.read_text("utf-8")
    found = [re.search(rf"(?m)^  {key}: (.*)$", text) for key in ("version", "image")]
    version, image = (each[1] if each else "" for each in found)
    return version, image


def check(part: Part, version: str, image: str) -> None:
    if not LABEL.fullmatch(version):
        raise Refused(f"{version!r} is no DNS label, so no Job can have its name")
    if not IMAGE.fullmatch(image) or image.split(":")[0] != f"haat/{part.image}":
        raise Refused(f"{image!r} is no version of haat/{part.image}")


def write_file(file: Path, part: Part, version: str, image: str) -> None:
    check(part, version, image)
    text = file.read_text("utf-8")
    text = re.sub(r"(?m)^  version: .*$", f"  version: {version}", text)
    file.write_text(re.sub(r"(?m)^  image: .*$", f"  image: {image}", text), "utf-8")


def main(action: str, name: str, environment: str, *values: str) -> None:
    part = find(name)
    if action == "write":
        write(part, environment, *values)
        return
    folder = overlay(part, environment)
    print(f"overlay='{folder}' namespace='{part.namespace}'")
    print(f"workloads='{' '.join(part.workloads)}'")
    version, image = read(folder / "version.yaml")
    check(part, version, image)
    print(f"version='{version}' image='{image}'")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except (Refused, FileNotFoundError) as refused:
        sys.exit(f"set_version: {refused}")
