"""`make images-test`: builds the images, starts compose.yaml, uses it as a visitor."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.images import bases, compose, containers
from tests.images.containers import podman, succeeds
from tests.images.running import Running
from tests.images.walk import walk

ROOT = Path(__file__).parents[2]
IMAGES = ROOT / "deploy" / "images" / "build.py"
SECRETS = ROOT / "deploy" / "compose" / "write_secrets.py"
MAX_BYTES = 150_000_000
PORT = "18480"


def main() -> int:
    if missing := containers.missing():
        print(f"SKIPPED: images are not built without {', '.join(missing)}.")
        return 0
    with TemporaryDirectory(prefix="haat-images-") as folder:
        return _try(Path(folder))


def _try(folder: Path) -> int:
    containers.configure(folder)
    os.environ |= {"HAAT_VERSION": "tested", "HAAT_PORT": PORT}
    os.environ |= {"HAAT_SECRETS": str(folder / "secrets")}
    os.environ |= {"HAAT_PUBLIC_URL": f"http://127.0.0.1:{PORT}"}
    bases.make(folder)
    subprocess.run([sys.executable, IMAGES], check=True)
    subprocess.run([sys.executable, SECRETS, folder / "secrets"], check=True)
    faults = _too_large(folder) + _with_a_shell()
    running = Running(compose.load())
    running.end()
    try:
        began = time.monotonic()
        running.start()
        for name, seconds in running.seconds.items():
            print(f"{name:22} ready in {seconds:5.1f} s")
        print(f"the whole system in {time.monotonic() - began:.0f} s")
        walk(f"http://127.0.0.1:{PORT}")
    finally:
        running.end()
    print(*faults, sep="\n")
    return 1 if faults else 0


def _too_large(folder: Path) -> list[str]:
    """Prints each image as it lies on a disk and as it travels; names the too large."""
    too_large = []
    for image in _ours():
        unpacked = int(podman("image", "inspect", "--format={{.Size}}", image))
        target = folder / "travelling"
        podman("push", "-q", "--compress", image, f"dir:{target}")
        travels = sum(file.stat().st_size for file in target.iterdir())
        subprocess.run(["rm", "-r", str(target)], check=True)
        print(f"{image:40} {unpacked / 1e6:5.0f} MB, {travels / 1e6:5.0f} MB to pull")
        if travels > MAX_BYTES:
            too_large.append(f"{image} is too large")
    return too_large


def _with_a_shell() -> list[str]:
    shell = ("--rm", "--pull=never", "--network=none", "--entrypoint=/bin/sh")
    open_ones = [one for one in _ours() if succeeds("run", *shell, one, "-c", "true")]
    return [f"{image} has a shell" for image in open_ones]


def _ours() -> list[str]:
    names = podman("images", "--format={{.Repository}}:{{.Tag}}").split()
    found = re.compile(r"localhost/haat/[\w-]+:tested")
    return sorted(name for name in names if found.fullmatch(name))


if __name__ == "__main__":
    sys.exit(main())
