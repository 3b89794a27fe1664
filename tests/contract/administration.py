"""What administrators manage in the catalog: categories, synonyms, reports."""

import secrets
from dataclasses import dataclass

from tests.contract.people import Person

CATEGORIES = "/api/admin/categories"
REPORTS = "/api/admin/product-reports"


@dataclass(frozen=True)
class Administration:
    admin: Person
    branch: str

    def things(self, buyer: Person, reported: str) -> dict[str, str]:
        return {
            "kept_category": self.category(),
            "merged_category": self.category(),
            "synonyms": self.synonyms(),
            "product_report": self.report(buyer, reported),
        }

    def category(self) -> str:
        """Empty, of the last level."""
        mark = secrets.token_hex(4)
        names = {"name": f"Matrix {mark}", "name_ne": f"म्याट्रिक्स {mark}"}
        form = {**names, "parent_id": self.branch}
        return str(self.admin.did("POST", CATEGORIES, form)["id"])

    def synonyms(self) -> str:
        words = [f"matrix{secrets.token_hex(6)}" for _ in range(2)]
        path = "/api/admin/synonyms"
        return str(self.admin.did("POST", path, {"words": words})["id"])

    def report(self, buyer: Person, slug: str) -> str:
        """A report about this product, as the administrator sees it."""
        text = f"A test of reports {secrets.token_hex(4)}."
        path = f"/api/webui/product/{slug}/report"
        buyer.did("POST", path, {"reason": "other", "text": text})
        rows = self.admin.pages(REPORTS)
        return str(next(row["id"] for row in rows if row["text"] == text))
