"""docs/runbooks/front-end-fails.md: a release whose pages fail is rolled back.

One with a wrong setting never gets a visitor."""

import json
import time
from contextlib import suppress

import httpx

from tests.cluster.cluster import Refused
from tests.cluster.walks.load import load
from tests.cluster.walks.system import Line, System, eventually

SPACE, NAME = "haat-shell", "web"
# Varnish stores no missing page.
PAGE = "/unknown-page"
BUILD = "/haat/frontends/shell/dist"
WRONG = "HAAT_PUBLIC_URL=haat.example"
WITHIN_S = 180
# The runbook's commands.
LOGS = ("logs", f"--selector=app.kubernetes.io/component={NAME}", "--prefix")
PODS = ("get", "pods", "--sort-by=.status.containerStatuses[0].restartCount")
LAST = (*PODS, "--output=jsonpath={.items[-1].metadata.name}")


def walk(system: System) -> Line:
    with load(system) as visitors:
        named_s = _wrong_setting(system)
    faults = [*visitors.faults]
    with system.browser() as browser:
        _release(system, "patch", f"deploy/{NAME}", f"--patch={json.dumps(_hidden())}")
        faults += _of_status(browser, 500)
        if "manifest.json" not in system.kubectl(SPACE, *LOGS, "--tail=50"):
            faults.append("the log does not name the missing file")
        began = time.monotonic()
        _release(system, "rollout", "undo", f"deploy/{NAME}")
        faults += _of_status(browser, 404)
    figures = f"failing pages back after {time.monotonic() - began:.0f} s; a wrong "
    figures += f"setting named after {named_s:.0f} s, {visitors.figures}"
    return Line("pages that fail (front-end-fails)", figures, faults)


def _wrong_setting(system: System) -> float:
    """Seconds until the log of the new pod names it; the old pod goes on."""
    system.kubectl(SPACE, "set", "env", f"deploy/{NAME}", WRONG)
    seconds = eventually(lambda: _named(system), WITHIN_S, "the setting in the log")
    _release(system, "rollout", "undo", f"deploy/{NAME}")
    return seconds


def _named(system: System) -> bool:
    """kubectl refuses until a container has ended."""
    pod = system.kubectl(SPACE, *LAST)
    words = ("logs", pod, "--container=main", "--previous", "--tail=50")
    with suppress(Refused):
        return "HAAT_PUBLIC_URL: no address" in system.kubectl(SPACE, *words)
    return False


def _release(system: System, *words: str) -> None:
    system.kubectl(SPACE, *words)
    system.replaced(SPACE, NAME)


def _hidden() -> dict[str, object]:
    """An empty volume where the files of the build are."""
    mounts = [{"name": "empty", "mountPath": BUILD}]
    pod = {
        "containers": [{"name": "main", "volumeMounts": mounts}],
        "volumes": [{"name": "empty", "emptyDir": {}}],
    }
    return {"spec": {"template": {"spec": pod}}}


def _of_status(browser: httpx.Client, status: int) -> list[str]:
    found = browser.get(PAGE).status_code
    return [] if found == status else [f"{PAGE} answers {found}, not {status}"]
