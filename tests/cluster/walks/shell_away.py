"""The shell is killed: the API goes on, and the shell comes back."""

import time

from tests.cluster.walks.system import Line, System, eventually

SPACE = "haat-shell"
BACK_WITHIN_S = 120


def walk(system: System) -> Line:
    faults = []
    with system.browser() as api:
        system.kubectl(SPACE, "scale", "deployment/web", "--replicas=0")
        eventually(lambda: not system.listed("pods", SPACE), BACK_WITHIN_S, "no shell")
        time.sleep(3)
        for path in ("/api/countries", "/api/webui/search?q=chiya"):
            if (status := api.get(path).status_code) != 200:
                faults.append(f"without the shell {path} answers {status}")
        if (status := api.get("/api/nothing").status_code) != 404:
            faults.append(f"without the shell an unknown path answers {status}")
        away = api.get("/unknown-page")
        if away.status_code < 500:
            faults.append(f"without the shell a page answers {away.status_code}")
        system.kubectl(SPACE, "scale", "deployment/web", "--replicas=1")
        home = lambda: api.get("/").status_code == 200  # noqa: E731
        seconds = eventually(home, BACK_WITHIN_S, "the shell")
    figures = f"the API answered; pages again after {seconds:.1f} s"
    return Line("the shell away (process-down)", figures, faults)
