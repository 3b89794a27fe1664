"""Each counter finds a planted breach, and only that."""

from dataclasses import dataclass
from pathlib import Path

from counters import (
    api_types,
    caches,
    circles,
    floors,
    forms,
    layer_rules,
    noun_order,
    private_words,
    role_names,
    suppressions,
)
from source import ROOT, Module

NOUNS = ROOT / "services/shop/src/shop"


@dataclass(frozen=True)
class Planted(Module):
    """A module whose text is in no file."""

    text: str = ""


def _module(place: str, text: str = "") -> Module:
    return Planted(NOUNS / place, text)


def test_a_private_word_is_found_in_every_kind_of_python_name() -> None:
    text = "MOST_ROWS = 3\nclass Offer:\n    said: str\n    def show(self): ...\n"
    module = _module("offers/telling.py", text)
    names = [line.split(": ")[1] for line in private_words.in_python(module)]
    assert sorted(names) == ["MOST_ROWS", "said", "show", "telling"]


def test_a_private_word_is_found_in_every_kind_of_typescript_name() -> None:
    text = "export function useWords() {}\ntype Shown = 1;\nconst label = 'words';\n"
    found = private_words.in_typescript(Path("ui/kept-row.tsx"), text)
    names = [line.split(": ")[1] for line in found]
    assert names == ["kept-row", "useWords", "Shown"]


def test_a_standard_name_holds_no_private_word() -> None:
    names = ("password", "wishlist", "NotFoundPage", "keep_alive", "latest", "keyword")
    assert [name for name in names if private_words.private(name)] == []


def test_nouns_that_import_each_other_are_a_circle() -> None:
    modules = [
        _module("a/service.py", "from shop.b import service"),
        _module("b/service.py", "from shop.c.queries import rows"),
        _module("c/queries.py", "def rows():\n    from shop.a.models import A"),
        _module("d/service.py", "from shop.a import service"),
    ]
    assert circles.of_nouns("shop", modules, []) == ["shop/a", "shop/b", "shop/c"]


def test_a_circle_is_counted_on_the_middle_floor_only() -> None:
    modules = [
        _module("a/service.py", "from shop.b import service"),
        _module("b/handlers.py", "from shop.a.service import save"),
        _module("b/service.py", "from shop.a.models import A"),
        _module("c/parts/rows.py", "from shop.a import service"),
        _module("a/queries.py", "from shop.c import models"),
    ]
    rules = ["shop.*.handlers -> shop.**", "shop.** -> shop.*.models"]
    assert circles.of_nouns("shop", modules, rules) == []
    assert circles.of_nouns("shop", modules, rules[:1]) == [
        "shop/a",
        "shop/b",
        "shop/c",
    ]


def test_nouns_inside_a_package_are_a_circle_too() -> None:
    modules = [
        _module("sales/__init__.py"),
        _module("sales/orders/service.py", "from shop.sales.bills import total"),
        _module("sales/bills/total.py", "from shop.sales.orders import queries"),
        _module("sales/bills/rows.py", "from shop.sales.taxes import rates"),
        _module("sales/taxes/rates.py", "from shop.sales.orders.models import Order"),
    ]
    rules = ["shop.** -> shop.**.models"]
    assert circles.of_nouns("shop", modules, rules) == [
        "shop/sales/bills",
        "shop/sales/orders",
    ]


def test_a_floor_rule_allows_only_what_it_names() -> None:
    rules = ["shop.*.api -> shop.**", "shop.** -> shop.*.models"]
    allowed = {
        (importer, imported): layer_rules.is_allowed(importer, imported, rules)
        for importer in ("shop.a.api", "shop.a.apis")
        for imported in ("shop.b.models.B", "shop.b.service", "shop.b.models_old")
    }
    assert list(allowed.values()) == [True, True, True, True, False, False]


def test_features_that_import_each_other_are_a_circle() -> None:
    texts = {
        Path("cart/page.tsx"): "import { Row } from '../list/parts/row';",
        Path("list/parts/row.tsx"): "const late = import('../../cart/page');",
        Path("home/page.tsx"): "import type { Row } from '../list/parts/row';",
    }
    assert circles.of_features("web", texts) == ["web/cart", "web/list"]


def test_a_name_that_is_neither_role_nor_noun_is_found() -> None:
    good = [_module(name) for name in ("main.py", "a/api.py", "a/erasure.py")]
    bad = [_module(name) for name in ("a/forgetting.py", "a/main.py", "api.py")]
    assert role_names.breaches(good + bad) == [module.name for module in bad]


def test_an_upward_import_is_found() -> None:
    modules = [
        _module("a/models.py", "from shop.a.service import save"),
        _module("a/service.py", "from shop.b import api\nfrom shop.a import models"),
        _module("b/api.py", "from shop.a import service"),
    ]
    found = [line.rsplit("/", 1)[1] for line in floors.breaches(modules)]
    assert found == [
        "models.py: imports shop.a.service",
        "service.py: imports shop.b.api",
    ]


def test_a_breach_of_the_order_is_an_exact_import() -> None:
    listed = ["shop.*.api -> shop.**", "shop.a.service -> shop.b.service"]
    assert layer_rules.exact(listed) == listed[1:]


def test_a_cache_is_listed_with_a_number() -> None:
    page = "| # | cache | place |\n|---|---|\n| 1 | pages | x |\n| 2 | plans | y |\n"
    assert caches.listed(page) == ["1: pages", "2: plans"]


def test_an_api_type_is_found_in_an_api_file_and_by_its_field() -> None:
    text = (
        "export type Row = {\n  id: string;\n};\n"
        "type Sent = Row & { unit_id: string };\n"
        "type Kind = 'a' | 'b';\n"
    )
    names = {
        place: [line.split(": ")[1] for line in api_types.breaches(Path(place), text)]
        for place in ("ui/src/api/rows.ts", "ui/src/row.tsx", "libs/web-api/src/x.ts")
    }
    assert list(names.values()) == [["Row", "Sent"], ["Sent"], []]


def test_a_form_counts_the_fields_of_its_parts() -> None:
    folder = Path("frontends/web/src/features/cart")
    texts = {
        folder / "form.tsx": "import { Rest } from './rest';\n<form><Field /><Rest />",
        folder / "rest.tsx": "<><TextArea /><CountrySelect /></>",
        folder / "search.tsx": "<form><input name='q' /><Select /></form>",
    }
    assert forms.breaches(texts) == [str(folder / "form.tsx")]


def test_a_slider_beside_its_number_field_is_not_counted() -> None:
    form = Path("frontends/web/src/features/cart/form.tsx")
    slider = '<input type="range" aria-label="Lowest" />'
    text = f'<form><input name="least" /><input name="most" />{slider}{slider}</form>'
    assert forms.breaches({form: text}) == []


def test_a_form_with_the_library_is_not_counted() -> None:
    form = Path("frontends/web/src/features/cart/form.tsx")
    text = (
        "import { useForm } from 'react-hook-form';\n<form><Field /><Field /><Field />"
    )
    assert forms.breaches({form: text}) == []


def test_a_form_that_only_saves_its_draft_with_the_library_is_counted() -> None:
    form = Path("frontends/web/src/features/cart/form.tsx")
    text = "import { saveDraft } from '@haat/forms';\n<form><Field /><Field /><Field />"
    assert forms.breaches({form: text}) == [str(form)]


def test_eslint_suppressions_are_counted_by_their_number() -> None:
    listed = {
        "a.ts": {"boundaries/dependencies": {"count": 2}, "no-undef": {"count": 1}},
        "b.ts": {"no-undef": {"count": 1}},
    }
    assert suppressions.of_floors(listed) == 2 * ["a.ts: boundaries/dependencies"]
    assert suppressions.of_other_rules(listed) == ["a.ts: no-undef", "b.ts: no-undef"]


def test_a_noun_moves_up_when_it_imports_one_above_it() -> None:
    places = {"orders": 0, "prices": 1}
    assert noun_order.rises("shop.prices.service", "shop.orders.service", places)
    assert not noun_order.rises("shop.orders.service", "shop.prices.service", places)
    assert not noun_order.rises("shop.main", "shop.orders.service", places)
