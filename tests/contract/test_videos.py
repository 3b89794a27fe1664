"""A video passes the gateway: sent as a stream, served in parts."""

import httpx

from tests.contract.files import parts


def test_the_gateway_passes_a_part_of_a_video(
    seller: httpx.Client, gateway: httpx.Client
) -> None:
    sent = seller.post("/api/products/videos", files=parts({"file": "tea.mp4"}))
    assert sent.status_code == 201, sent.text
    headers = {"Range": "bytes=0-9", "Accept-Encoding": "gzip, br, zstd"}
    part = gateway.get(sent.json()["data"]["url"], headers=headers)
    assert (part.status_code, len(part.content)) == (206, 10)
    assert part.headers["content-range"].startswith("bytes 0-9/")
    assert "content-encoding" not in part.headers
    assert "media-src 'self'" in part.headers["content-security-policy"]


def test_the_service_refuses_a_caller_before_it_reads_the_video(
    gateway: httpx.Client,
) -> None:
    form = {"file": ("tea.mp4", bytes(40 * 1_048_576))}
    answer = gateway.post("/api/products/videos", files=form)
    assert answer.status_code == 401
    assert answer.json()["code"] == "unauthenticated"
