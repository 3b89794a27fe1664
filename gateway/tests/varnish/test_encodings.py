"""Brotli from the origin, gzip and plain by Varnish."""

from stub_origin import Page
from varnish_lab import Lab, stored


def test_brotli_from_origin_gzip_and_plain_from_varnish(lab: Lab) -> None:
    path = lab.page("plain " * 500)
    assert lab.get(path, Accept_Encoding="gzip").headers["content-encoding"] == "gzip"
    answer = lab.get(path)  # decompressed for the client
    assert answer.cache == "hit"
    assert answer.text == "plain " * 500
    assert "content-encoding" not in answer.headers
    lab.origin.pages[path] = Page(b"br-bytes", stored(Content_Encoding="br"))
    answer = lab.get(path, Accept_Encoding="gzip, deflate, br, zstd")
    assert answer.cache == "miss"
    assert answer.headers["content-encoding"] == "br"
    assert answer.body == b"br-bytes"
    assert lab.origin.requests[-1].headers["accept-encoding"] == "br"
    assert lab.get(path, Accept_Encoding="br;q=1.0, gzip;q=0.5").body == b"br-bytes"
    assert (
        lab.get(path, Accept_Encoding="gzip, br;q=0").headers["content-encoding"]
        == "gzip"
    )
