"""What is deployed alone: its sources, its tests, its image and its manifests."""

from dataclasses import dataclass

LIBRARIES = ("libs/servicekit/**", "libs/contracts/**")
WEB = ("libs/web-*/**", "package.json", "package-lock.json", "tsconfig.base.json")
FRONTENDS = {
    "shell": "shell",
    "vendor": "vendor-remote",
    "dashboard": "dashboard-remote",
}


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
    own = (f"services/{name}/**", f"requirements/{name}.txt", *LIBRARIES)
    return Part(
        name,
        name,
        f"haat-{name}",
        f"k8s/services/{name}",
        (*own, "deploy/images/service.Dockerfile", f"k8s/services/{name}/base/**"),
        f"make test P={name}",
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
            f"frontends/{name}/**",
            *WEB,
            "deploy/images/frontend.Dockerfile",
            f"k8s/frontends/{name}/base/**",
        ),
        f"npm ci --ignore-scripts && npm test -- frontends/{name}",
        ("web",),
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
            "gateway/**",
            "requirements/gateway.txt",
            "deploy/images/gateway.Dockerfile",
            "k8s/platform/gateway/**",
        ),
        "make test P=gateway",
        ("traefik",),
    ),
    Part(
        "varnish",
        "varnish",
        "haat-varnish",
        "k8s/varnish",
        (
            "gateway/varnish/**",
            "deploy/images/varnish.Dockerfile",
            "k8s/varnish/base/**",
        ),
        "make test P=tests/k8s/test_cache.py",
        ("varnish",),
    ),
)
