"""Prints the Secrets of k8s/small as JSON: `… .local/small | kubectl apply -f -`.

Reads the files that `make secrets HAAT_SECRETS=.local/small` wrote, and `keys/*.pem`
that `haat keys rotate` wrote below them.
"""

import json
import sys
from base64 import b64encode
from pathlib import Path
from typing import Any

HOSTS = {
    "@postgres:": "@postgres.haat-data.svc:",
    "@rabbitmq:": "@rabbitmq.haat-data.svc:",
}
COMMON = ("HAAT_AMQP_URL", "HAAT_TRACE_KEY", "HAAT_PURGE_SECRET", "HAAT_CLAIM_PEPPER")
# Namespace and the files of its Secret `secrets`.
NAMESPACES = {
    "haat-data": ("POSTGRES_PASSWORD", "rabbitmq.conf"),
    "haat-varnish": ("HAAT_PURGE_SECRET",),
    "haat-auth": (*COMMON, "AUTH_DATABASE_URL", "AUTH_LINK_SECRET"),
    "haat-catalog": (*COMMON, "CATALOG_DATABASE_URL"),
    "haat-vendor": (*COMMON, "VENDOR_DATABASE_URL", "VENDOR_LINK_SECRET"),
    "haat-engagement": (*COMMON, "ENGAGEMENT_DATABASE_URL", "ENGAGEMENT_LEAD_SECRET"),
}
# Files of a provider that an operator adds: mail, SMS, Google.
OPTIONAL = {
    "haat-auth": ("AUTH_GOOGLE_*",),
    "haat-engagement": (
        "ENGAGEMENT_MAIL_*",
        "ENGAGEMENT_SMTP_*",
        "ENGAGEMENT_SPARROW_*",
    ),
}


class MissingKeys(Exception):
    """Its words are for who typed the command."""


def secrets_of(folder: Path) -> list[dict[str, Any]]:
    made = [
        secret(space, "secrets", _files(folder, space, names))
        for space, names in NAMESPACES.items()
    ]
    keys = {file.name: file.read_text("utf-8") for file in folder.glob("keys/*.pem")}
    if not keys:
        raise MissingKeys(
            f"No signing key: AUTH_KEYS_DIR={folder}/keys haat keys rotate"
        )
    return [*made, secret("haat-auth", "signing-keys", keys)]


def secret(namespace: str, name: str, data: dict[str, str]) -> dict[str, Any]:
    """With `data`: `kubectl apply` never removes a key of `stringData`."""
    encoded = {key: b64encode(text.encode()).decode() for key, text in data.items()}
    return {
        "apiVersion": "v1",
        "kind": "Secret",
        "metadata": {"name": name, "namespace": namespace},
        "data": encoded,
    }


def _files(folder: Path, space: str, names: tuple[str, ...]) -> dict[str, str]:
    added = (file for each in OPTIONAL.get(space, ()) for file in folder.glob(each))
    files = [*(folder / name for name in names), *sorted(added)]
    return {file.name: _on_cluster(file.read_text("utf-8")) for file in files}


def _on_cluster(text: str) -> str:
    for local, cluster in HOSTS.items():
        text = text.replace(local, cluster)
    return text


if __name__ == "__main__":
    try:
        items = secrets_of(Path(sys.argv[1]))
    except (MissingKeys, FileNotFoundError) as missing:
        sys.exit(f"print_secrets: {missing}")
    print(json.dumps({"apiVersion": "v1", "kind": "List", "items": items}, indent=1))
