"""write_sbom.py NAME ROOT [PACKAGE...]: writes the bill of materials (CycloneDX 1.5).

It runs with the Python of the image and lists what is installed. Named packages: of the
Python packages only these are in the image.
"""

import json
import sys
from email import message_from_string
from importlib.metadata import distributions
from pathlib import Path

Component = dict[str, str]


def main(name: str, root: Path, only: list[str]) -> None:
    installed = [one for one in python_packages() if not only or one["name"] in only]
    components = [*debian_packages(root), *installed]
    print(json.dumps(document(name, components), indent=1))


def document(name: str, components: list[Component]) -> dict[str, object]:
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "container", "name": f"haat/{name}"}},
        "components": sorted(components, key=lambda found: found["purl"]),
    }


def debian_packages(root: Path) -> list[Component]:
    found = []
    for file in sorted((root / "var/lib/dpkg/status.d").iterdir()):
        status = message_from_string(file.read_text("utf-8"))
        name, version = status["Package"], status["Version"]
        found.append(component(name, version, f"pkg:deb/debian/{name}@{version}"))
    return found


def python_packages() -> list[Component]:
    found = []
    for package in distributions():
        name = package.metadata["Name"].lower().replace("_", "-")
        purl = f"pkg:pypi/{name}@{package.version}"
        found.append(component(name, package.version, purl))
    return found


def component(name: str, version: str, purl: str) -> Component:
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
    }


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3:])
