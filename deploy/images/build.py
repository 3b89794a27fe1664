"""`make images`: builds every image, or the named ones, with podman, buildah or docker.

HAAT_BUILDER names one of them. HAAT_DEBIAN_IMAGE and HAAT_NODE_IMAGE replace the pinned
base images. HAAT_BUILD_OPTIONS adds arguments to the build. The build trusts the file
SSL_CERT_FILE; no image contains it.
"""

import os
import shlex
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOOLS = ("podman", "buildah", "docker")
LINES_SHOWN = 20
# What the tools print when they cannot ask the registry of a base image.
NO_REGISTRY = (
    "pinging container registry",
    "failed to resolve source metadata",
    "dial tcp",
    "no such host",
)


@dataclass(frozen=True)
class Image:
    name: str
    file: str
    arguments: tuple[str, ...] = ()


IMAGES = (
    *(
        Image(f"haat/{name}", "service", (f"SERVICE={name}",))
        for name in ("auth", "catalog", "vendor", "engagement")
    ),
    Image("haat/shell", "frontend", ("FRONTEND=shell",)),
    Image("haat/vendor-remote", "frontend", ("FRONTEND=vendor",)),
    Image("haat/dashboard-remote", "frontend", ("FRONTEND=dashboard",)),
    Image("haat/gateway", "gateway"),
    Image("haat/varnish", "varnish"),
)


def main(names: list[str]) -> None:
    tool = found_tool()
    if tool is None:
        raise SystemExit(f"None of {', '.join(tools())} is here: no images.")
    for image in IMAGES:
        if not names or image.name.removeprefix("haat/") in names:
            began = time.monotonic()
            build(image, tool)
            print(f"{image.name} built in {time.monotonic() - began:.0f} s", flush=True)


def build(image: Image, tool: str) -> None:
    done = subprocess.run(
        command(image, tool), cwd=ROOT, stderr=subprocess.PIPE, text=True
    )
    lines = done.stderr.strip().splitlines()
    if done.returncode and any(sign in done.stderr for sign in NO_REGISTRY):
        raise SystemExit(
            f"{image.name} was not built: no registry answers for its base image. "
            "HAAT_DEBIAN_IMAGE and HAAT_NODE_IMAGE name others. "
            f"{tool}: {lines[-1][:200]}"
        )
    if done.returncode != 0:
        shown = "\n".join(lines[-LINES_SHOWN:])
        raise SystemExit(f"{shown}\n{image.name} was not built (see above).")


def found_tool() -> str | None:
    return next((tool for tool in tools() if shutil.which(tool)), None)


def tools() -> tuple[str, ...]:
    named = os.environ.get("HAAT_BUILDER")
    return (named,) if named else TOOLS


def command(image: Image, tool: str) -> list[str]:
    given = [*image.arguments, f"REVISION={revision()}"]
    for base in ("DEBIAN", "NODE"):
        if other := os.environ.get(f"HAAT_{base}_IMAGE"):
            given.append(f"{base}={other}")
    words = [tool, "build", "-q", "--layers"] if tool != "docker" else [tool, "build"]
    words += [f"--build-arg={argument}" for argument in given]
    certificates = os.environ.get("SSL_CERT_FILE")
    if certificates:
        words.append(f"--secret=id=certificates,src={certificates}")
    words += shlex.split(os.environ.get("HAAT_BUILD_OPTIONS", ""))
    tag = f"{image.name}:{os.environ.get('HAAT_VERSION', 'latest')}"
    return [*words, "-f", f"deploy/images/{image.file}.Dockerfile", "-t", tag, "."]


def revision() -> str:
    words = ["git", "rev-parse", "HEAD"]
    answer = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    return answer.stdout.strip() or "unknown"


if __name__ == "__main__":
    main(sys.argv[1:])
