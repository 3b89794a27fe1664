"""The shell is killed: the API goes on, and the shell comes back. The log names it, as
docs/runbooks/gateway-fails.md says."""

import time

from tests.cluster.walks.system import Line, System, eventually

SPACE = "haat-shell"
BACK_WITHIN_S = 120
PAGE = "/unknown-page"
ROUTER = '"RouterName":"httproute-haat-shell-shell-'


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
        away = api.get(PAGE)
        if away.status_code < 500:
            faults.append(f"without the shell a page answers {away.status_code}")
        if not (named := [line for line in _failures(system) if ROUTER in line]):
            faults.append("the gateway's log has no failure of the shell")
        system.kubectl(SPACE, "scale", "deployment/web", "--replicas=1")
        # The cache has the home page all the time.
        back = lambda: api.get(PAGE).status_code == 404  # noqa: E731
        seconds = eventually(back, BACK_WITHIN_S, "the shell")
    figures = f"the API answered; {len(named)} failures in the gateway's log; pages "
    figures += f"again after {seconds:.1f} s"
    return Line("the shell away (process-down)", figures, faults)


def _failures(system: System) -> list[str]:
    """The runbook's command."""
    chosen = "--selector=app.kubernetes.io/component=gateway"
    words = ("logs", chosen, "--container=main", "--prefix", "--tail=-1", "--since=10m")
    lines = system.kubectl("haat-gateway", *words).splitlines()
    return [line for line in lines if '"DownstreamStatus":50' in line]
