"""Teams of CODEOWNERS, and whose manifests an overlay has."""

from tests.observability.rules import ROOT

LINES = [
    (path, owner.removeprefix("@haat/"))
    for path, owner in (
        line.split()
        for line in (ROOT / "CODEOWNERS").read_text("utf-8").splitlines()
        if line and not line.startswith("#")
    )
]
TEAMS = {owner for _, owner in LINES}
# Those with a service or a front end of their own.
DEPLOYING = {
    owner
    for path, owner in LINES
    if path.startswith(("/k8s/services/", "/k8s/frontends/"))
}


def team(folder: str) -> str:
    """Of a folder in k8s; the last line that fits decides."""
    fitting = [
        owner
        for path, owner in LINES
        if path == "*" or f"/k8s/{folder}/".startswith(path)
    ]
    return fitting[-1]
