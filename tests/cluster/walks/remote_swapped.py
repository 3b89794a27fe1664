"""A remote with really different content is rolled out and back under load."""

import time
from collections.abc import Iterator

import httpx
from rendering import K8S

from tests.cluster.live.images import CHANGED, NEXT
from tests.cluster.releases import release
from tests.cluster.walks.load import load
from tests.cluster.walks.system import SHOP, Line, System, eventually
from tests.cluster.walks.versions import apply_part

PART, PLACE = "frontends/vendor", "/mf/vendor"
PAGE = f"/vendor/{SHOP}"
# Pages stay in the cache for half a minute.
RENDERED_WITHIN_S = 120


def walk(system: System) -> Line:
    following = release(NEXT, system.cluster.folder)
    with system.browser() as browser:
        first = [*_files(browser)]
        faults = [] if CHANGED.before in browser.get(PAGE).text else ["an odd page"]
        began = time.monotonic()
        with load(system, (PAGE, f"{PLACE}/manifest.json")) as visitors:
            apply_part(system, following / PART / "overlays" / "small")
            there = _rendered(browser, CHANGED.after)
            second = [*_files(browser)]
            faults += _missing(browser, first)
            apply_part(system, K8S / PART / "overlays" / "small")
            back = _rendered(browser, CHANGED.before)
            faults += _missing(browser, second)
    other = len({*second} - {*first})
    faults += [] if other else ["both builds have the same files"]
    figures = f"{other} of {len(second)} files differ; the page after {there:.0f} and "
    figures += f"{back:.0f} s, all in {time.monotonic() - began:.0f} s"
    name = "a remote of other content, there and back"
    return Line(name, f"{figures}, {visitors.figures}", faults + visitors.faults)


def _files(browser: httpx.Client) -> Iterator[str]:
    """What a page loads of the remote at its start, by its manifest."""
    manifest = browser.get(f"{PLACE}/manifest.json").json()
    yield manifest["entry"]
    for part in manifest["exposes"].values():
        yield from (*part["js"], *part["css"])


def _missing(browser: httpx.Client, files: list[str]) -> list[str]:
    """Pages of the other build still load these."""
    return [
        f"{name} answers {status}"
        for name in files
        if (status := browser.get(f"{PLACE}/{name}").status_code) != 200
    ]


def _rendered(browser: httpx.Client, text: str) -> float:
    """Seconds until the shell renders the seller's page with it."""
    there = lambda: text in browser.get(PAGE).text  # noqa: E731
    return eventually(there, RENDERED_WITHIN_S, f"“{text}” on {PAGE}")
