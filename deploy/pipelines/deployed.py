"""deployed.py PART: version and image that run in the cluster, as in version.yaml.

It prints nothing when the part does not run yet, and fails when kubectl does.
"""

import sys

import kubectl
import set_version
from parts import Part
from set_version import Refused


def version(deployment: kubectl.Object) -> str:
    labels = deployment["spec"]["template"]["metadata"]["labels"]
    return str(labels["app.kubernetes.io/version"])


def image(deployment: kubectl.Object) -> str:
    """`haat` stands for the registry, as in version.yaml."""
    containers = deployment["spec"]["template"]["spec"]["containers"]
    (main,) = (each for each in containers if each["name"] == "main")
    return f"haat/{main['image'].rpartition('/')[2]}"


def read(part: Part) -> tuple[str, str] | None:
    name = part.workloads[0]
    running = kubectl.read(part.namespace, "deployment", name)
    if not running:
        return None
    try:
        found = version(running), image(running)
    except (KeyError, ValueError):
        raise Refused(f"{part.namespace}/{name} names none") from None
    set_version.check(part, *found)
    return found


if __name__ == "__main__":
    try:
        print(*(read(set_version.find(sys.argv[1])) or ()))
    except (Refused, kubectl.Failed) as refused:
        sys.exit(f"deployed: it is not known which version runs: {refused}")
