"""The settings of every process: written to `run/env`, read by each process at its
start."""

import os
import shlex

from stack import google, passwords, traces
from stack.places import Places
from stack.ports import SERVICES, base_port, port_of

# What the caller's environment may decide instead of us.
OVERRIDABLE = (
    "HAAT_PUBLIC_URL",
    "HAAT_ENVIRONMENT",
    "HAAT_LIMITS",
    "HAAT_STORAGE_DIR",
    "HAAT_OUTBOX_DIR",
    "AUTH_KEY_DELAY_S",
    "AUTH_PASSWORD_MEMORY_KIB",
    "CATALOG_NEW_FIRM_DAYS",
)
PASSED_ON = "HAAT_STORAGE_S3_"


def base_url() -> str:
    return f"http://127.0.0.1:{base_port()}"


def variables(places: Places) -> dict[str, str]:
    words = passwords.load(places)
    rabbit = f"haat:{words['RABBITMQ_PASSWORD']}@127.0.0.1:{port_of('rabbitmq')}"
    values = {
        "HAAT_PORT": str(base_port()),
        "HAAT_PUBLIC_URL": base_url(),
        "HAAT_ENVIRONMENT": "development",
        "HAAT_LIMITS": "on",
        "HAAT_AMQP_URL": f"amqp://{rabbit}/",
        "HAAT_JWKS_URL": f"http://127.0.0.1:{port_of('auth')}/api/.well-known/jwks.json",
        "HAAT_STORAGE_DIR": str(places.home / "storage"),
        "HAAT_OUTBOX_DIR": str(places.home / "outbox"),
        "HAAT_CLAIM_PEPPER": words["CLAIM_PEPPER"],
        "HAAT_PURGE_SECRET": words["PURGE_SECRET"],
        "HAAT_CACHE_ADDRESS": f"127.0.0.1:{port_of('varnish')}",
        "AUTH_KEYS_DIR": str(places.home / "keys"),
        "AUTH_LINK_SECRET": words["LINK_SECRET"],
        "AUTH_KEY_DELAY_S": "600",
        "AUTH_PASSWORD_MEMORY_KIB": "19456",
        "CATALOG_NEW_FIRM_DAYS": "30",
        "VENDOR_LINK_SECRET": words["VENDOR_LINK_SECRET"],
        "ENGAGEMENT_LEAD_SECRET": words["LEAD_SECRET"],
        # What Python compiled is kept, whatever the caller's shell says: to compile
        # it again is more than half of a cold start.
        "PYTHONDONTWRITEBYTECODE": "",
    }
    for service in SERVICES:
        values[f"{service.upper()}_DATABASE_URL"] = database_url(places, service)
    values |= google.variables() | traces.variables()
    for name in OVERRIDABLE:
        values[name] = os.environ.get(name, values[name])
    return values | {k: v for k, v in os.environ.items() if k.startswith(PASSED_ON)}


def database_url(places: Places, service: str) -> str:
    password = passwords.load(places)["POSTGRES_PASSWORD"]
    server = f"haat:{password}@127.0.0.1:{port_of('postgres')}"
    return f"postgresql+psycopg://{server}/haat_{service}"


def write(places: Places) -> dict[str, str]:
    """Write the file and make the folders it names."""
    values = variables(places)
    lines = (f"{name}={shlex.quote(value)}\n" for name, value in values.items())
    passwords.write_private(places.environment, "".join(lines))
    for folder in ("mail", "sms"):
        os.makedirs(os.path.join(values["HAAT_OUTBOX_DIR"], folder), exist_ok=True)
    os.makedirs(values["HAAT_STORAGE_DIR"], exist_ok=True)
    os.makedirs(values["AUTH_KEYS_DIR"], mode=0o700, exist_ok=True)
    return values
