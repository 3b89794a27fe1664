"""A seller's products in the matrix, from drafts to imports."""

import secrets
from dataclasses import dataclass
from typing import Any

from tests.contract.files import parts
from tests.contract.forms import product_form
from tests.contract.people import Person, eventually

BULK = "/api/products/bulk"
HEADERS = ("name", "category", "price", "unit")
BAD_ROW = 3  # the headers are row 1


@dataclass(frozen=True)
class Assortment:
    """Things of several ids have them in the order of the path, with spaces."""

    seller: Person
    leaf: str
    unit: str

    def things(self) -> dict[str, str]:
        image = self.picture()
        draft = self.listed(status="draft", image_ids=[image])
        return {
            "draft": draft["id"],
            "hung_image": f"{draft['id']} {image}",
            "video": self.video(),
            "range": self.range(),
            "reported_product": self.listed()["slug"],
            "waiting_product": self.listed(status="in_review")["id"],
            "weak_product": self.listed(status="in_review")["id"],
            **self.imports(),
        }

    def listed(self, **more: Any) -> Any:
        form = product_form(self.leaf, self.unit) | more
        return self.seller.did("POST", "/api/products", form)

    def picture(self) -> str:
        """Waits for a product."""
        return self.uploaded("images", "tea.png")

    def video(self) -> str:
        """Of a published product."""
        video = self.uploaded("videos", "tea.mp4")
        self.listed(video_id=video)
        return video

    def uploaded(self, kind: str, name: str) -> str:
        form = parts({"file": name})
        answer = self.seller.call("POST", f"/api/products/{kind}", files=form)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["data"]["id"])

    def range(self) -> str:
        form = {"name": f"Teas {secrets.token_hex(4)}"}
        return str(self.seller.did("POST", "/api/productranges", form)["id"])

    def imports(self) -> dict[str, str]:
        """One at each step; the worker is at all of them together."""
        sent = {name: self.sent() for name in ("import", "dropped_import")}
        checked, undone = self.sent(bad=True), self.sent()
        finished = self.sent(bad=True)
        for job in (checked, finished, undone):
            self.seller.did("PUT", f"{BULK}/{job}/mapping", {"mapping": _same()})
        self.until("validated", checked, finished, undone)
        for job in (finished, undone):
            start = {"policy": "reject_failed_rows"}
            self.seller.did("POST", f"{BULK}/{job}/start", start)
        self.until("completed_with_errors", finished)
        self.until("completed", undone)
        return {
            **sent,
            "checked_import": checked,
            "finished_import": finished,
            "failed_row": f"{finished} {BAD_ROW}",
            "undone_import": undone,
        }

    def sent(self, bad: bool = False) -> str:
        """A sheet of a good row, and a bad one if asked for."""
        good = [f"Tea {secrets.token_hex(4)}", self.leaf, "1250", "kg"]
        rows = [HEADERS, good] + [[*good[:2], "much", "kg"]] * bad
        content = "\n".join(",".join(row) for row in rows).encode()
        answer = self.seller.call("POST", BULK, files={"file": ("tea.csv", content)})
        assert answer.status_code == 202, answer.text
        return str(answer.json()["data"]["id"])

    def until(self, status: str, *jobs: str) -> None:
        def reached() -> bool:
            shown = [self.seller.got(f"{BULK}/{job}") for job in jobs]
            return {job["status"] for job in shown} == {status}

        eventually(reached)


def _same() -> dict[str, str]:
    return {name: name for name in HEADERS}
