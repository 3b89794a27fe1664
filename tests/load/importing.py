"""Imports a sheet of 5,000 rows through the gateway of `make up`, from upload to the
end."""

import csv
import io
import os
import time
from typing import Any

import httpx

ROWS = 5_000
GIVE_UP_S = 180
ACCOUNT = {"email": "seller@example.com", "password": "haat-demo-2083", "terms": True}


class NotThere(Exception):
    """The stack is not running or refuses; has its message."""


def five_thousand() -> float:
    """Seconds of reading, checking and writing; the sheet is undone afterwards."""
    address = os.environ["HAAT_PUBLIC_URL"]
    try:
        with httpx.Client(base_url=address, timeout=60) as client:
            return _imported(client)
    except httpx.HTTPError as error:
        raise NotThere(f"the stack does not answer: {error!r}"[:90]) from error


def _imported(client: httpx.Client) -> float:
    token = _request(client.post("/api/login", json=ACCOUNT))["data"]["access_token"]
    client.headers["Authorization"] = f"Bearer {token}"
    leaves = _request(client.get("/api/webui/level4Categories"))["data"]
    sheet = {"file": ("bench.csv", _sheet(leaves[0]["id"]), "text/csv")}
    began = time.monotonic()
    job = _request(client.post("/api/products/bulk", files=sheet))["data"]
    address = f"/api/products/bulk/{job['id']}"
    _request(
        client.put(f"{address}/mapping", json={"mapping": job["suggested_mapping"]})
    )
    _until(client, address, {"validated"})
    _request(client.post(f"{address}/start", json={}))
    _until(client, address, {"completed"})
    took = time.monotonic() - began
    client.post(f"{address}/undo")
    return took


def _until(client: httpx.Client, address: str, reached: set[str]) -> None:
    deadline = time.monotonic() + GIVE_UP_S
    while time.monotonic() < deadline:
        status = _request(client.get(address))["data"]["status"]
        if status in reached:
            return
        if status in {"failed", "cancelled", "completed_with_errors"}:
            raise NotThere(f"the import ended as {status}")
        time.sleep(0.1)
    raise NotThere(f"not within {GIVE_UP_S} s: {status}")


def _request(answer: httpx.Response) -> Any:
    if answer.is_error:
        raise NotThere(f"{answer.request.url.path}: {answer.status_code}")
    return answer.json()


def _sheet(category_id: str) -> bytes:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(["sku", "name", "category", "price", "unit", "moq"])
    for number in range(ROWS):
        named = (f"B-{number}", f"Bench goods {number}", category_id)
        writer.writerow([*named, 95, "kg", 10])
    return text.getvalue().encode()
