"""The requests of the bench: the same for every size of the catalog."""

from itertools import islice, product

import httpx
from sqlalchemy import URL

from tests.load.databases import connect
from tests.load.servers import Server

# More than a run asks for, so that no page is asked for twice.
MANY = 40_000
# Pages of the shell: all of one size, so two are enough.
PAGES = ["/", "/categories"]
CACHED = [
    "/api/webui/home",
    "/api/webui/allcategories",
    "/api/webui/seller/load-firm-1/products",
    "/api/webui/seller/load-firm-2/products",
]
_TERMS = (
    "rice", "chamal", "चामल", "black tea", "chiya", "cement", "pashmina", "honey",
    "mustard oil", "steel rods", "lokta paper", "solar panel", "turmeric", "paint",
    "kathmandu rice", "jhapa tea", "premium", "wholesale", "export grade pashmina",
    "himchuli", "hotel pack", "water tank", "ric", "cemnt", "mah", "bulb", "cable",
)  # fmt: skip
_FILTERS = ("", "&verified=true", "&province=3", "&sort=price_asc", "&price_max=500")

_FULL_PAGES = """
select slug, sum(n)::int / 24 from product_counts
join categories on id = category_id group by slug order by md5(slug)"""


def _quoted(path: str, **query: str) -> str:
    return str(httpx.URL(path, params=query))


SEARCHES = [
    _quoted("/api/webui/search", q=word) + narrower
    for word, narrower in product(_TERMS, _FILTERS)
]
SUGGESTIONS = [
    _quoted("/api/webui/search/suggest", q=word[:length])
    for word in _TERMS
    for length in range(2, len(word) + 1)
]


def lists(url: URL) -> dict[str, list[str]]:
    """Lists of 24 cards, each requested once."""
    return {
        "seller's list": pages(url)["vendor"],
        "category list": _category_lists(url),
    }


def _category_lists(url: URL) -> list[str]:
    """Up to nineteen full pages of each category, the first of all of them first."""
    with connect(url) as connection:
        full = dict(connection.execute(_FULL_PAGES).fetchall())
    return [
        f"/api/webui/search?category={slug}&page={page}"
        for page in range(1, 20)
        for slug in islice(full, 200)
        if page <= full[slug]
    ]


def unremembered(url: URL) -> list[str]:
    """Category lists with a new search each: another price."""
    slugs = _slugs(url, "categories")
    many = ((most, slug) for most in range(100, MANY) for slug in slugs)
    return [
        f"/api/webui/search?category={slug}&price_max={most}"
        for most, slug in islice(many, MANY)
    ]


def pages(url: URL) -> dict[str, list[str]]:
    """Paths that differ in an unused parameter, so that no page is cached."""
    categories = _slugs(url, "categories")
    firms, goods = _slugs(url, "sellers"), _slugs(url, "products")
    return {
        "category": _each(categories, "/api/webui/categories/{}"),
        "vendor": _each(firms, "/api/webui/seller/{}/products"),
        "product": _each(goods, "/api/webui/product/{}"),
    }


def _each(slugs: list[str], path: str) -> list[str]:
    numbered = ((turn, slug) for turn in range(MANY) for slug in slugs)
    return [f"{path.format(s)}?n={turn}" for turn, s in islice(numbered, MANY)]


def _slugs(url: URL, table: str) -> list[str]:
    """Spread over the table; only categories that have products themselves."""
    own = "where id in (select category_id from product_counts)"
    narrower = own if table == "categories" else ""
    with connect(url) as connection:
        found = connection.execute(
            f"select slug from {table} {narrower} order by md5(slug) limit 200"
        )
        return [slug for (slug,) in found]


def signed_in(server: Server, path: str) -> list[str]:
    """The requests of a few hundred signed-in users."""
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as client:
        tokens = [client.get("/token").json()["Authorization"] for _ in range(200)]
    return [f"{path}\tAuthorization: {token}" for token in tokens]
