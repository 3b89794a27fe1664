"""`make secrets`: writes every secret of compose.yaml as a file; existing ones stay."""

import secrets
import sys
from pathlib import Path

SERVICES = ("auth", "catalog", "vendor", "engagement")
WORDS = (
    "POSTGRES_PASSWORD",
    "HAAT_CLAIM_PEPPER",
    "HAAT_TRACE_KEY",
    "HAAT_PURGE_SECRET",
    "AUTH_LINK_SECRET",
    "VENDOR_LINK_SECRET",
    "ENGAGEMENT_LEAD_SECRET",
)
BROKER = "amqp://haat:{}@rabbitmq:5672/"


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    # The folder keeps others out; each file is mounted for a user of the container.
    folder.chmod(0o700)
    for name in WORDS:
        write(folder / name, secrets.token_hex(24))
    password = (folder / "POSTGRES_PASSWORD").read_text("utf-8")
    for name in SERVICES:
        url = f"postgresql+psycopg://haat:{password}@postgres:5432/haat_{name}"
        write(folder / f"{name.upper()}_DATABASE_URL", url)
    write(folder / "HAAT_AMQP_URL", BROKER.format(secrets.token_hex(24)))
    url = (folder / "HAAT_AMQP_URL").read_text("utf-8")
    password = url.removeprefix("amqp://haat:").partition("@")[0]
    account = f"default_user = haat\ndefault_pass = {password}\n"
    write(folder / "rabbitmq.conf", account)


def write(file: Path, text: str) -> None:
    if not file.exists():
        file.write_text(text, "utf-8")
        file.chmod(0o644)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
