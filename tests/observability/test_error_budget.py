"""What the queries of the error budget answer, by Prometheus' own test tool."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

sys.path.insert(0, str(Path(__file__).parents[2] / "deploy/pipelines"))

from error_budget import measured

needs_promtool = pytest.mark.skipif(
    not shutil.which("promtool"),
    reason="promtool is missing: sudo apt-get install -y prometheus",
)
OF_AUTH = 'http_requests_total{job="auth",service="http",status='
OF_CANARY = 'http_requests_total{job="auth",service="canary",status='
OF_GATEWAY = 'traefik_router_requests_total{team="shell",code='
OF_SERVICE = 'traefik_router_requests_total{team="auth",code='
GATEWAY_RUNS = {"traefik_config_last_reload_success": "1+0x20"}
CASES: dict[str, tuple[str, dict[str, str], float | None]] = {
    "no failure yet": ("auth", {f'{OF_AUTH}"200"}}': "0+60x20"}, 0),
    "one of ten fails": (
        "auth",
        {f'{OF_AUTH}"200"}}': "0+54x20", f'{OF_AUTH}"500"}}': "0+6x20"},
        0.1,
    ),
    "only a canary fails": (
        "auth",
        {f'{OF_AUTH}"200"}}': "0+60x20", f'{OF_CANARY}"500"}}': "0+60x20"},
        0,
    ),
    "a service without series": ("auth", {}, None),
    "another service has series": ("vendor", {f'{OF_AUTH}"200"}}': "0+60x20"}, None),
    "a front end without failures": (
        "shell",
        {f'{OF_GATEWAY}"200"}}': "0+60x20", **GATEWAY_RUNS},
        0,
    ),
    "a front end behind failures": (
        "shell",
        {f'{OF_GATEWAY}"200"}}': "0+30x20", f'{OF_GATEWAY}"502"}}': "0+30x20"},
        0.5,
    ),
    "a front end beside a service that fails": (
        "shell",
        {f'{OF_GATEWAY}"200"}}': "0+30x20", f'{OF_SERVICE}"502"}}': "0+30x20"},
        0,
    ),
    "another front end": ("vendor-web", {f'{OF_GATEWAY}"502"}}': "0+30x20"}, None),
    "a gateway behind failures": (
        "gateway",
        {f'{OF_GATEWAY}"200"}}': "0+30x20", f'{OF_SERVICE}"502"}}': "0+30x20"},
        0.5,
    ),
    "a gateway that nobody calls": ("gateway", GATEWAY_RUNS, 0),
    "the cache, without a gateway": ("varnish", {}, None),
}


def case(name: str) -> dict[str, Any]:
    part, series, value = CASES[name]
    query, _ = measured(part)
    samples = [] if value is None else [{"labels": "{}", "value": value}]
    return {
        "interval": "1m",
        "input_series": [{"series": k, "values": v} for k, v in series.items()],
        "promql_expr_test": [
            {"expr": query, "eval_time": "15m", "exp_samples": samples}
        ],
    }


@needs_promtool
@pytest.mark.parametrize("name", CASES)
def test_a_share_is_a_number_where_series_are(name: str, tmp_path: Path) -> None:
    assert mistakes(tmp_path, case(name)) == ""


@needs_promtool
def test_a_canary_has_a_share_of_its_own(tmp_path: Path) -> None:
    query, _ = measured("auth", "canary")
    found = case("only a canary fails")
    (sample,) = found["promql_expr_test"]
    sample |= {"expr": query, "exp_samples": [{"labels": "{}", "value": 1}]}

    assert mistakes(tmp_path, found) == ""


def mistakes(folder: Path, found: dict[str, Any]) -> str:
    file = folder / "cases.yaml"
    file.write_text(yaml.safe_dump({"tests": [found]}), "utf-8")
    words = ["promtool", "test", "rules", file]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr if done.returncode else ""
