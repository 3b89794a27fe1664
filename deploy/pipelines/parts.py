"""What is deployed alone: its sources, its tests, its image and its manifests."""

from dataclasses import dataclass

LIBRARIES = ("libs/servicekit/**/*", "libs/contracts/**/*")
WEB = ("libs/web-*/**/*", "package.json", "package-lock.json", "tsconfig.base.json")
FRONTENDS = {
    "shell": "shell",
    "vendor": "vendor-remote",
    "dashboard": "dashboard-remote",
}
# Of the libraries that are in the image of each service.
LIBRARY_TESTS = "libs"
# Compared with the last release: events and the API of all services.
EVENTS = "tests/architecture/test_contracts.py"
API = "tests/architecture/test_released_interfaces.py"
# The same for the types of @haat/platform.
PLATFORM = "libs/web-platform/tests/last-release"
MANIFESTS = (
    "tests/k8s/test_wholeness.py",
    "tests/k8s/test_selectors.py",
    "tests/k8s/test_shapes.py",
    "tests/k8s/test_reach.py",
    "tests/k8s/test_settings.py",
    "tests/k8s/test_rules.py",
    "tests/k8s/test_connections.py",
    "tests/k8s/test_flags.py",
    "tests/k8s/test_canary_manifests.py",
)
# Components that an overlay takes when an operator says so (docs/scaling.md).
SWITCHED = {"catalog": ("opensearch",)}
# Of the whole repository, also where no part has changed.
EVERYTHING = "bash .ci/run"
NIGHTLY = "make test-all"
# No part has these: an advisory is published on any day, and stops no delivery.
AUDIT = "make test P=deploy/audit && make --keep-going licences audit"
AUDIT_PATHS = (
    "requirements/*",
    "package-lock.json",
    "tests/load/web/package-lock.json",
    "deploy/audit/**/*",
)
# Alerts and dashboards: applied as they are, without an image.
OBSERVABILITY = "k8s/platform/observability"
OBSERVABILITY_PATHS = (f"{OBSERVABILITY}/**/*", "tests/observability/**/*")
OBSERVABILITY_TESTS = (
    "tests/observability",
    "tests/k8s/test_monitors.py",
    "tests/k8s/test_runbooks.py",
)


@dataclass(frozen=True)
class Part:
    name: str
    image: str
    namespace: str
    # Its folder in k8s, with `overlays/<environment>/version.yaml`.
    manifests: str
    # A change of these starts the pipeline; `version.yaml` is not among them.
    paths: tuple[str, ...]
    test: str
    workloads: tuple[str, ...]


def _service(name: str) -> Part:
    own = (f"services/{name}/**/*", f"requirements/{name}.txt", *LIBRARIES)
    return Part(
        name,
        name,
        f"haat-{name}",
        f"k8s/services/{name}",
        (
            *own,
            "requirements/images.txt",
            *_image("service", "trim-python.sh", "drop-libraries.sh", "write_sbom.py"),
            *_overlays(f"k8s/services/{name}", "base", *SWITCHED.get(name, ())),
            _flags(f"k8s/services/{name}"),
        ),
        _make_test(name, LIBRARY_TESTS, EVENTS, API),
        ("api", "relay", "worker"),
    )


def _frontend(name: str, image: str) -> Part:
    is_remote = name != "shell"
    return Part(
        f"{name}-web" if is_remote else name,
        image,
        f"haat-mf-{name}" if is_remote else f"haat-{name}",
        f"k8s/frontends/{name}",
        (
            f"frontends/{name}/**/*",
            *WEB,
            "gateway/*.json",
            *_image(
                "frontend", "take-frontend.sh", "take-modules.mjs", "write-sbom.mjs"
            ),
            *_overlays(f"k8s/frontends/{name}", "base"),
        ),
        f"{_make_test()} && npm test -- frontends/{name} {PLATFORM}",
        ("web",),
    )


def _make_test(*paths: str) -> str:
    """It installs what is missing, and tests the manifests of all parts too."""
    return f'make test P="{" ".join((*paths, *MANIFESTS))}"'


def _image(kind: str, *scripts: str) -> tuple[str, ...]:
    names = (f"{kind}.Dockerfile", "take-packages.sh", *scripts)
    return tuple(f"deploy/images/{name}" for name in names)


def _flags(folder: str) -> str:
    """Of one environment, where it has flags of its own (docs/feature-flags.md)."""
    return f"{folder}/overlays/**/flags.json"


def _overlays(folder: str, *bases: str) -> tuple[str, ...]:
    return (
        *(f"{folder}/{base}/**/*" for base in bases),
        f"{folder}/overlays/**/kustomization.yaml",
        "k8s/components/**/*",
    )


PARTS = (
    *(_service(name) for name in ("auth", "catalog", "vendor", "engagement")),
    *(_frontend(*each) for each in FRONTENDS.items()),
    Part(
        "gateway",
        "gateway",
        "haat-gateway",
        "k8s/platform",
        (
            "gateway/**/*",
            "requirements/gateway.txt",
            *_image("gateway", "trim-python.sh", "write_sbom.py"),
            *_overlays("k8s/platform", "gateway", "namespaces", "secrets"),
        ),
        _make_test("gateway", API),
        ("traefik",),
    ),
    Part(
        "varnish",
        "varnish",
        "haat-varnish",
        "k8s/varnish",
        (
            "gateway/varnish/**/*",
            *_image("varnish", "write_sbom.py"),
            *_overlays("k8s/varnish", "base"),
        ),
        _make_test("tests/k8s/test_cache.py"),
        ("varnish",),
    ),
)
# Without promtool the tests of the alerts are skipped.
OBSERVABILITY_TEST = (
    "apt-get update -qq && apt-get install -qy prometheus && "
    + _make_test(*OBSERVABILITY_TESTS)
)
