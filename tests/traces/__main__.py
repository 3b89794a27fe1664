"""`python -m tests.traces`: receives the spans of a stack of tests or developers."""

import os
from urllib.parse import urlsplit

import uvicorn

from tests.traces.receiver import application


def main() -> None:
    endpoint = urlsplit(os.environ["OTEL_EXPORTER_OTLP_ENDPOINT"])
    uvicorn.run(application(), port=endpoint.port or 4318, log_level="warning")


if __name__ == "__main__":
    main()
