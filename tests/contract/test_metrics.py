"""Every metric of an alert or a dashboard is one that the running stack exports."""

import re
from typing import Any

import httpx

from tests.observability.rules import expressions, metrics_of

SERVICES = ("auth", "catalog", "vendor", "engagement")
# Prometheus' own, and those of kube-state-metrics.
OF_THE_CLUSTER = {
    "up",
    "ALERTS",
    "kube_deployment_spec_replicas",
    "kube_deployment_status_replicas_available",
}
_SAMPLE = re.compile(r"^([a-zA-Z_:][a-zA-Z0-9_:]*)", re.MULTILINE)
_FAMILY = re.compile(r"^# TYPE (\S+) (\S+)", re.MULTILINE)


def _page(stack: dict[str, Any], process: str) -> str:
    port = stack["processes"][process]["port"]
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=30)
    assert answer.status_code == 200, process
    return answer.text


def _exported(page: str) -> set[str]:
    """Names of samples, and those a family will have once something happened."""
    coming = {
        f"{name}_bucket" if kind == "histogram" else name
        for name, kind in _FAMILY.findall(page)
    }
    return coming | set(_SAMPLE.findall(page))


def _pages(stack: dict[str, Any]) -> dict[str, str]:
    ops = stack["processes"]["gateway"]["port"] + 1
    pages = {
        process: _page(stack, process)
        for service in SERVICES
        for process in (service, f"{service}-relay", f"{service}-worker")
    }
    gateway = httpx.get(f"http://127.0.0.1:{ops}/metrics", timeout=30)
    return pages | {"gateway": gateway.text}


def test_alerts_and_dashboards_use_existing_metrics(
    stack: dict[str, Any], gateway: httpx.Client
) -> None:
    gateway.get("/api/currencies")  # Traefik names only what was asked for
    exported = set().union(*map(_exported, _pages(stack).values()))
    asked = {name for expr in expressions() for name in metrics_of(expr)}
    assert asked - exported - OF_THE_CLUSTER == set()


def test_every_service_has_the_same_metrics(stack: dict[str, Any]) -> None:
    pages = {name: _exported(page) for name, page in _pages(stack).items()}
    for service in SERVICES:
        assert {"http_requests_total", "http_request_duration_seconds_bucket"} <= pages[
            service
        ]
        assert {"outbox_oldest_seconds", "relay_leads"} <= pages[f"{service}-relay"]
        queues = {"queue_messages", "queue_dead_letters", "event_lag_seconds_bucket"}
        assert queues <= pages[f"{service}-worker"]


def test_one_relay_of_each_service_is_the_leader(stack: dict[str, Any]) -> None:
    for service in SERVICES:
        page = _page(stack, f"{service}-relay")
        assert "\nrelay_leads 1.0" in page, service


def test_no_metric_label_identifies_a_person(
    stack: dict[str, Any], buyer: httpx.Client
) -> None:
    me = buyer.get("/api/user").json()["data"]
    buyer.get(f"/api/enquiries/{me['id']}")
    buyer.get(f"/api/no-such-thing/{me['id']}")
    for process, page in _pages(stack).items():
        assert me["id"] not in page, process
        assert "@example.com" not in page, process
