"""Which parts of a request select the stored answer."""

from varnish_lab import EN, NE, Lab


def test_the_order_of_parameters_does_not_matter_for_json(lab: Lab) -> None:
    path = lab.page(prefix="/api/webui/x")
    assert lab.get(f"{path}?b=2&a=1").cache == "miss"
    assert lab.get(f"{path}?a=1&b=2&").cache == "hit"
    assert lab.get(f"{path}?a=1&b=3").cache == "miss"


def test_a_page_is_rendered_for_the_host_of_the_browser(lab: Lab) -> None:
    path = lab.page()
    assert lab.get(f"{path}?b=2&a=1").cache == "miss"
    assert lab.get(f"{path}?a=1&b=2").cache == "miss"
    assert lab.origin.requests[-1].url == f"{path}?a=1&b=2"
    assert lab.get(f"{path}?b=2&a=1").cache == "hit"


def test_a_page_varies_by_the_locale_cookie_not_by_accept_language(lab: Lab) -> None:
    path = lab.page()
    assert lab.get(path, Cookie=EN).cache == "miss"
    assert lab.get(path).cache == "hit"
    assert lab.get(path, Accept_Language="ne").cache == "hit"
    assert lab.get(path, Cookie=f"a=b; {NE}; other=1").cache == "miss"
    assert (
        lab.origin.requests[-1].headers["cookie"] == "haat_locale=ne; haat_currency=NPR"
    )
    assert lab.get(path, Cookie=f"{NE}; session=secret").cache == "hit"
    assert lab.get(path, Cookie="haat_locale=nexx").cache == "hit"  # English


def test_a_page_varies_by_currency(lab: Lab) -> None:
    path = lab.page()
    assert lab.get(path).cache == "miss"
    assert lab.get(path, Cookie="haat_currency=NPR").cache == "hit"
    assert lab.get(path, Cookie="x=1; haat_currency=USD; y=2").cache == "miss"
    assert (
        lab.origin.requests[-1].headers["cookie"] == "haat_locale=en; haat_currency=USD"
    )
    assert lab.get(path, Cookie="haat_currency=USD").cache == "hit"
    assert lab.get(path, Cookie="haat_currency=usd").cache == "hit"  # NPR
    assert lab.get(path, Cookie="xhaat_currency=EUR").cache == "hit"  # another cookie


def test_json_varies_by_accept_language_not_by_cookie(lab: Lab) -> None:
    path = lab.page(prefix="/api/webui/home")
    assert lab.get(path, Accept_Language="en-GB,en;q=0.9,ne;q=0.8").cache == "miss"
    assert lab.get(path, Cookie=f"{NE}; haat_currency=USD").cache == "hit"
    assert "cookie" not in lab.origin.requests[-1].headers
    assert lab.get(path, Accept_Language="fr, de;q=0.5").cache == "hit"
    assert lab.get(path, Accept_Language="fr, ne-NP;q=0.5, en").cache == "miss"
    assert lab.origin.requests[-1].headers["accept-language"] == "ne"
    assert lab.get(path, Accept_Language="NE").cache == "hit"


def test_the_lang_parameter_overrides_other_languages(lab: Lab) -> None:
    for prefix in ("/page", "/api/webui/x"):
        path = lab.page(prefix=prefix)
        assert lab.get(f"{path}?lang=ne").cache == "miss"
        assert (
            lab.get(f"{path}?lang=ne", Cookie=EN, Accept_Language="en").cache == "hit"
        )
        assert (
            lab.get(f"{path}?lang=en", Cookie=NE, Accept_Language="ne").cache == "miss"
        )


def test_a_client_cannot_set_the_cache_key(lab: Lab) -> None:
    path = lab.page()
    lab.get(path)
    answer = lab.get(
        path,
        X_Locale="ne",
        X_Currency="USD",
        X_Stale="serve",
        X_Cache="x",
        X_Encoding="br",
    )
    assert answer.cache == "hit", answer
