"""One trace from the click to the seller's email, without personal data."""

import json
import secrets
from typing import Any

import httpx
import pytest

from tests.contract.people import eventually
from tests.contract.searched_places import HOME
from tests.traces.enquiry import (
    WAY,
    all_spans,
    new_traceparent,
    send,
    settings,
    trace_of,
    whole_trace,
)
from tests.traces.spans import processes, tree


def test_an_enquiry_is_one_trace_through_every_process(
    gateway: httpx.Client, shop: str
) -> None:
    click = new_traceparent()
    send(gateway, shop, click)

    spans = whole_trace(click)

    print(f"trace {click.split('-')[1]}", *tree(spans), sep="\n")
    met = processes(spans)
    assert met >= WAY, f"never heard of: {sorted(WAY - met)}"
    tops = {span.parent_id for span in spans} - {span.span_id for span in spans}
    assert tops == {click.split("-")[2]}, "a part of the trace hangs in the air"


def test_log_lines_contain_the_trace_id(gateway: httpx.Client, shop: str) -> None:
    click = new_traceparent()
    send(gateway, shop, click)
    whole_trace(click)
    trace_id = click.split("-")[1]
    log = HOME / "logs" / "vendor-worker.log"

    def named() -> list[Any]:
        lines = log.read_text("utf-8", errors="replace").splitlines()
        return [json.loads(line) for line in lines if trace_id in line]

    (line, *_) = eventually(named)
    assert line["event"] == "event_handled"
    assert line["queue"] == "vendor.engagement.enquiry_created"


def test_callers_can_neither_disable_sampling_nor_name_spans(
    gateway: httpx.Client,
) -> None:
    hidden = new_traceparent().removesuffix("01") + "00"
    planted = f"984{secrets.randbelow(10**7):07d}"
    gateway.get(
        "/api/webui/search", params={"q": planted}, headers={"traceparent": hidden}
    )
    gateway.get(f"/api/leads/{planted}.{planted}", headers={"traceparent": hidden})
    seen = new_traceparent()
    gateway.get(
        "/api/webui/suppliers", params={"q": planted}, headers={"traceparent": seen}
    )

    eventually(lambda: {"gateway", "vendor"} <= processes(trace_of(seen)))
    of_lead = eventually(lambda: trace_of(hidden))
    assert "gateway" not in processes(of_lead)
    assert planted not in json.dumps([span.as_json() for span in all_spans()])


def test_an_unsampled_trace_makes_no_spans(gateway: httpx.Client) -> None:
    if float(settings().get("HAAT_TRACE_SHARE", "1")) == 1:
        pytest.skip("this stack keeps every trace")
    dropped, kept = new_traceparent(is_kept=False), new_traceparent()
    for click in (dropped, kept):
        # An address of its own: what the cache answers reaches no service.
        params = {"q": click.split("-")[1]}
        gateway.get(
            "/api/webui/suppliers", params=params, headers={"traceparent": click}
        )
    eventually(lambda: "vendor" in processes(trace_of(kept)))
    eventually(lambda: trace_of(dropped))
    assert processes(trace_of(dropped)) == {"gateway"}


def test_an_invalid_traceparent_is_ignored(gateway: httpx.Client) -> None:
    for odd in ("", "00", "zz-1-2-3", "00-" + "0" * 32 + "-" + "0" * 16 + "-01"):
        headers = {"traceparent": odd, "tracestate": "a=b" * 200, "baggage": "x=y"}
        assert gateway.get("/api/currencies", headers=headers).status_code == 200
