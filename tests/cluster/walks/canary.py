"""deploy/pipelines/canary.py: a canary gets a share of the requests and returns it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from rendering import KUBECTL, ROOT

from tests.cluster.live.images import NEXT
from tests.cluster.walks.load import load
from tests.cluster.walks.request_counts import by_status
from tests.cluster.walks.system import Line, System, eventually

PART, SPACE, NAME = "catalog", "haat-catalog", "deployment/canary"
OVERLAY = Path("k8s/services/catalog/overlays/small")
SHARE, REQUESTS = 30, 300
FIRST, REACHED_WITHIN_S = 10, 30
# In percent: the gateway takes turns, and visitors ask at the same time.
ABOUT = range(SHARE - 10, SHARE + 11)
PATH = "/api/webui/product/none-{}"  # another one each time, so that no cache answers


def walk(system: System) -> Line:
    folder = _checkout(system.cluster.folder / "canary")
    with load(system) as visitors:
        _run(system, folder, "start", PART, "small", NEXT, f"haat/{PART}:{NEXT}")
        _run(system, folder, "widen", PART, str(SHARE))
        # The gateway reads a changed route within seconds.
        _visit_until_answered(system)
        before = _answered(system)
        _visit(system)
        percent = (_answered(system) - before) * 100 // REQUESTS
        shown = _run(system, folder, "status", PART)
        _run(system, folder, "return", PART)
        _visit(system)
    faults = [*visitors.faults]
    faults += [] if percent in ABOUT else [f"{percent} percent, not {SHARE}"]
    faults += [] if f"its share is {SHARE} %" in shown else [f"status says {shown}"]
    if system.listed("deployments", SPACE, "--field-selector=metadata.name=canary"):
        faults.append("the canary is there after its return")
    figures = f"widened to {SHARE} %, had {percent} % of {REQUESTS}, returned"
    return Line("a canary (canary-fails)", f"{figures}, {visitors.figures}", faults)


def _checkout(folder: Path) -> Path:
    """k8s/ and the commands; `small` gets a folder of the canary, as prod has."""
    for part in ("deploy/pipelines", "k8s"):
        shutil.copytree(ROOT / part, folder / part)
    overlay = folder / OVERLAY
    text = (overlay / "kustomization.yaml").read_text("utf-8")
    text = text.replace("[../", "[../../").replace(" ../", " ../../")
    text = text.replace("topology]", "topology, ../../../../../components/canary]")
    (overlay / "canary").mkdir()
    (overlay / "canary" / "kustomization.yaml").write_text(text, "utf-8")
    shutil.copy(overlay / "version.yaml", overlay / "canary")
    return folder


def _run(system: System, folder: Path, *words: str) -> str:
    """What the command prints; raises CalledProcessError."""
    done = subprocess.run(
        [sys.executable, "deploy/pipelines/canary.py", *words],
        cwd=folder,
        env={
            **os.environ,
            "KUBECONFIG": str(system.cluster.kubeconfig),
            "PATH": f"{KUBECTL.parent}:{os.environ['PATH']}",
        },
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout


def _answered(system: System) -> int:
    """Requests for products that the canary's pod has answered."""
    return by_status(system, PART, "product", NAME).total()


def _visit_until_answered(system: System) -> None:
    before = _answered(system)

    def is_reached() -> bool:
        _visit(system, FIRST)
        return _answered(system) > before

    eventually(is_reached, REACHED_WITHIN_S, "a request to the canary")


def _visit(system: System, count: int = REQUESTS) -> None:
    with system.browser() as browser:
        for number in range(count):
            status = browser.get(PATH.format(number)).status_code
            if status != 404:
                raise AssertionError(f"{PATH.format(number)} answers {status}")
