"""docs/runbooks/cache-purges-given-up.md: Varnish has another secret than services."""

import json

import httpx

from tests.cluster.live import small
from tests.cluster.walks.system import Line, System, eventually
from tests.contract.people import Person, sign_in

SPACE, SECRET = "haat-varnish", "HAAT_PURGE_SECRET"
OTHER = {"stringData": {SECRET: "a secret that none of the services has"}}
GIVEN_UP = "cache_purge_given_up"
RELAYS = "--selector=app.kubernetes.io/component=relay"
LOGS = ("logs", RELAYS, "--prefix", "--tail=-1", "--since=15m")
WITHIN_S = 120
PURGED_WITHIN_S = 10  # what is stored expires after 20 s, and 10 s of fetching


def walk(system: System) -> Line:
    with system.browser() as api:
        seller = sign_in(api, "seller@example.com")
        product = seller.got("/api/products?per_page=1&status=published")[0]["id"]
        patch = ("patch", "secret", "secrets", f"--patch={json.dumps(OTHER)}")
        system.kubectl(SPACE, *patch)
        _restart(system)
        _change(seller, product)
        seconds = eventually(lambda: _is_given_up(system), WITHIN_S, GIVEN_UP)
        small.apply_secrets(system.cluster, system.cluster.folder / "small")
        _restart(system)
        changed_s = _seen(api, seller, product)
    figures = f"in the relay's log after {seconds:.0f} s; with one secret again a "
    figures += f"change is on a stored page after {changed_s:.1f} s"
    is_late = changed_s > PURGED_WITHIN_S
    return Line("purges refused (cache-purges)", figures, ["late"] if is_late else [])


def _restart(system: System) -> None:
    system.kubectl(SPACE, "rollout", "restart", "deploy")
    system.rolled_out(SPACE, "varnish")


def _is_given_up(system: System) -> bool:
    return GIVEN_UP in system.kubectl("haat-catalog", *LOGS)


def _change(seller: Person, product: str) -> str:
    """Another price; the product's slug."""
    path = f"/api/products/{product}"
    stored = seller.got(path)
    price = f"{int(float(stored['price'])) + 1}.00"
    form = {"price": price, "version": stored["version"]}
    return str(seller.did("PATCH", path, form)["slug"])


def _seen(api: httpx.Client, seller: Person, product: str) -> float:
    """Seconds from a change until a guest gets it, of a product that was stored."""
    path = f"/api/webui/product/{_change(seller, product)}"
    is_stored = lambda: api.get(path).headers.get("x-cache") == "hit"  # noqa: E731
    eventually(is_stored, WITHIN_S, "a stored product")
    before = api.get(path).json()["data"]["price"]
    _change(seller, product)
    is_new = lambda: api.get(path).json()["data"]["price"] != before  # noqa: E731
    return eventually(is_new, WITHIN_S, "the new price")
