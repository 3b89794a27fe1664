"""Write Traefik's static and dynamic files from the route table.

    python gateway/write_configuration.py --folder DIR --port 8080 --ops-port 8081 \
        --origin-port 8098 --cache http://127.0.0.1:8099 \
        --server auth=http://127.0.0.1:8082 ...
"""

import argparse
import os
from pathlib import Path
from typing import Any

import yaml
from haat_gateway.cache import Cache
from haat_gateway.dynamic import dynamic
from haat_gateway.routes import load
from haat_gateway.static import Ports, static


def main() -> None:
    options = _options()
    table = load()
    addresses = dict(server.split("=", 1) for server in options.server)
    missing = sorted(set(table.owners) - set(addresses))
    if missing:
        raise SystemExit(f"no --server for {', '.join(missing)}")
    folder = options.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    _write(
        folder / "routes.yml",
        dynamic(table, addresses, _limit_factor(), _cache(options)),
    )
    _write(
        folder / "traefik.yml",
        static(options.host, _ports(options), folder, *_traces()),
    )


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--ops-port", type=int, required=True)
    parser.add_argument("--origin-port", type=int, default=0)
    parser.add_argument("--cache", help="the address of Varnish")
    parser.add_argument("--server", action="append", default=[])
    return parser.parse_args()


def _ports(options: argparse.Namespace) -> Ports:
    return Ports(options.port, options.ops_port, options.origin_port)


def _cache(options: argparse.Namespace) -> Cache | None:
    if not options.cache:
        return None
    return Cache(options.cache, f"http://127.0.0.1:{options.origin_port}")


def _limit_factor() -> int:
    # Still there, but out of the way of tests that all come from one address.
    return 1000 if os.environ.get("HAAT_LIMITS") == "off" else 1


def _traces() -> tuple[str, float]:
    endpoint = os.environ.get("OTEL_EXPORTER_OTLP_ENDPOINT", "")
    return endpoint, float(os.environ.get("HAAT_TRACE_SHARE", "1"))


def _write(path: Path, content: dict[str, Any]) -> None:
    # Traefik watches the file: it must never see half of it.
    fresh = path.with_suffix(".new")
    fresh.write_text(yaml.safe_dump(content, sort_keys=False, width=200), "utf-8")
    fresh.replace(path)


if __name__ == "__main__":
    main()
