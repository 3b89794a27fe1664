"""Where traces go: to the collector of the environment, or to a local receiver."""

import os

from stack.ports import port_of

ENDPOINT = "OTEL_EXPORTER_OTLP_ENDPOINT"
NAMES = (ENDPOINT, "HAAT_TRACE_SHARE", "HAAT_TRACE_KEY")


def are_received() -> bool:
    """Asked for by `HAAT_TRACES=on make up`; test stacks always do."""
    is_test = os.environ.get("HAAT_ENVIRONMENT") == "test"
    return is_test or os.environ.get("HAAT_TRACES") == "on"


def variables() -> dict[str, str]:
    """Nothing at all where nobody wants them: then no span is made."""
    given = {name: os.environ[name] for name in NAMES if name in os.environ}
    if not are_received():
        return given
    # Sent soon: somebody waits to look at them.
    endpoint = f"http://127.0.0.1:{port_of('traces')}"
    return {ENDPOINT: endpoint, "OTEL_BSP_SCHEDULE_DELAY": "500", **_share(), **given}


def _share() -> dict[str, str]:
    """Tests choose ids that are kept; what else they do costs no spans."""
    if os.environ.get("HAAT_TRACES") == "on":
        return {}
    return {"HAAT_TRACE_SHARE": "0.02", "HAAT_TRACE_KEY": "chosen-for-tests"}
