"""`make trace-enquiry`: sends an enquiry through the running stack, prints its trace.

It acts like a browser: the trace begins with the `traceparent` of its request.
"""

import json
import os
import secrets
import shlex
import sys
import time
from pathlib import Path

import httpx

from servicekit.trace_share import KeyedShare
from tests.traces.spans import Span, processes, tree

# Every process on the way of an enquiry to the seller's email.
WAY = {
    "gateway", "engagement", "engagement-relay", "vendor-worker", "engagement-worker",
    "auth-worker", "auth-relay",
}  # fmt: skip
# The seller's own mail: the guest's leaves by a shorter way.
LAST = ("engagement.auth.email_requested", "deliver mail")
ARRIVES_WITHIN_S = 60
HOME = Path(os.environ.get("HAAT_HOME", ".local"))
PATIENCE_S = 0.2


def send(api: httpx.Client, shop: str, traceparent: str, **more: str) -> str:
    """Sends it as a guest and returns its id."""
    form = {
        "name": "Sita Gurung",
        "phone_number": f"984{secrets.randbelow(10**7):07d}",
        "email": f"test-{secrets.token_hex(6)}@example.com",
        "requirements": f"Please quote 25 kg of leaf, {secrets.token_hex(6)}.",
        "category_id": _leaf(api),
        **more,
    }
    answer = api.post(
        f"/api/webui/seller/{shop}/contactseller",
        json=form,
        headers={"traceparent": traceparent},
    )
    answer.raise_for_status()
    return str(answer.json()["data"]["id"])


def _leaf(api: httpx.Client) -> str:
    return str(api.get("/api/webui/level4Categories").json()["data"][0]["id"])


def new_traceparent(is_kept: bool = True) -> str:
    """As the browser makes one; of a trace that the running stack keeps, or not."""
    stack = settings()
    share = float(stack.get("HAAT_TRACE_SHARE", "1"))
    sampler = KeyedShare(stack.get("HAAT_TRACE_KEY", ""), share)
    trace_id = secrets.randbits(128)
    while sampler.is_sampled(trace_id) != is_kept:
        trace_id = secrets.randbits(128)
    return f"00-{trace_id:032x}-{secrets.token_hex(8)}-01"


def trace_of(traceparent: str) -> list[Span]:
    """The spans that the receiver has now."""
    return _spans_of("/traces/" + traceparent.split("-")[1])


def all_spans() -> list[Span]:
    """The newest some thousand traces."""
    return _spans_of("/traces")


def _spans_of(path: str) -> list[Span]:
    answer = httpx.get(f"{receiver()}{path}", timeout=30)
    return [Span(**span) for span in answer.json()]


def receiver() -> str:
    """Where the running stack sends its spans to, or the end of this program."""
    stack = settings()
    if "OTEL_EXPORTER_OTLP_ENDPOINT" not in stack:
        sys.exit("This stack sends no traces: HAAT_TRACES=on make up")
    return stack["OTEL_EXPORTER_OTLP_ENDPOINT"]


def settings() -> dict[str, str]:
    """The environment of the running processes."""
    lines = (HOME / "run" / "env").read_text().splitlines()
    return {
        name: shlex.split(value)[0]
        for name, _, value in (line.partition("=") for line in lines)
        if shlex.split(value)
    }


def whole_trace(traceparent: str) -> list[Span]:
    """Waits for the last span; returns the spans at the timeout."""
    end = time.monotonic() + ARRIVES_WITHIN_S
    while True:
        spans = trace_of(traceparent)
        if is_whole(spans) or time.monotonic() > end:
            return spans
        time.sleep(PATIENCE_S)


def is_whole(spans: list[Span]) -> bool:
    names = {span.span_id: span.name for span in spans}
    steps = {(names.get(span.parent_id, ""), span.name) for span in spans}
    return processes(spans) >= WAY and LAST in steps


def main() -> None:
    receiver()
    stack = json.loads((HOME / "run" / "stack.json").read_text())
    traceparent = new_traceparent()
    with httpx.Client(base_url=stack["base_url"], timeout=10) as api:
        found = api.get("/api/webui/suppliers").json()["data"]
        send(api, os.environ.get("SHOP") or found[0]["slug"], traceparent)
    spans = whole_trace(traceparent)
    print(f"trace {traceparent.split('-')[1]}", *tree(spans), sep="\n")
    missing = sorted(WAY - processes(spans))
    print(f"{len(spans)} spans of {len(processes(spans))} processes")
    if missing:
        sys.exit(f"never heard of: {', '.join(missing)}")


if __name__ == "__main__":
    main()
