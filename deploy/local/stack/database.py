"""Tables, queues and demo data: updated when the code has changed."""

from concurrent.futures import ThreadPoolExecutor

from stack.commands import run
from stack.places import Places
from stack.ports import SERVICES
from stack.stamps import fingerprint, is_done, mark_done, sources


def code(places: Places) -> str:
    """One hash over all the services' code, migrations included."""
    libraries = [places.root / "libs" / name for name in ("servicekit", "contracts")]
    services = [places.root / "services" / name for name in SERVICES]
    return fingerprint(sources(*libraries, *services, suffix=".py"))


def is_current(places: Places, version: str) -> bool:
    return is_done(places.home / "stamps" / "code", version)


def mark_current(places: Places, version: str) -> None:
    mark_done(places.home / "stamps" / "code", version)


def migrate(places: Places, environment: dict[str, str]) -> None:
    def upgrade(service: str) -> None:
        configuration = f"services/{service}/alembic.ini"
        words = [
            places.venv / "bin" / "alembic",
            "-c",
            configuration,
            "upgrade",
            "head",
        ]
        run(words, places.logs / f"migrate-{service}.log", places.root, environment)

    with ThreadPoolExecutor(len(SERVICES)) as pool:
        list(pool.map(upgrade, SERVICES))


def apply_topology(places: Places, environment: dict[str, str]) -> None:
    words = [places.venv / "bin" / "haat", "topology", "apply"]
    run(words, places.logs / "topology.log", places.root, environment)


def has_reference(places: Places, version: str) -> bool:
    return is_done(places.home / "stamps" / "reference", version)


def load_reference(places: Places, environment: dict[str, str], version: str) -> None:
    words = [places.venv / "bin" / "haat", "reference", "load"]
    run(words, places.logs / "reference.log", places.root, environment)
    mark_done(places.home / "stamps" / "reference", version)


def is_seeded(places: Places) -> bool:
    return is_done(places.home / "stamps" / "seed", "1")


def seed(places: Places, environment: dict[str, str]) -> None:
    words = [places.venv / "bin" / "haat", "seed"]
    run(words, places.logs / "seed.log", places.root, environment)
    mark_done(places.home / "stamps" / "seed", "1")
