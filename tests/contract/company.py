"""What a company of the matrix owns: files, documents in review, a logo, a report."""

import secrets
from dataclasses import dataclass
from typing import Any

from tests.contract.files import PDF, parts, png
from tests.contract.people import Person

DRIVE, REPORTS = "/api/mydrive", "/api/admin/reports"


def statutory_form(paper: str) -> dict[str, Any]:
    return {
        "pan_number": f"{secrets.randbelow(10**9):09}",
        "registered_name": "Test Traders Private Limited",
        "registration_type": "private_limited",
        "registration_number": "84213/076/077",
        "registration_office": "Company Registrar",
        "document_ids": [paper],
    }


@dataclass(frozen=True)
class Company:
    """Things of several ids have them in the order of the path, with spaces."""

    seller: Person
    admin: Person

    def things(self) -> dict[str, str]:
        paper, picture = self.kept("pan.pdf", PDF), self.kept("tea.png", png())
        logo = self.logo()
        company = logo["id"]
        statutory = "/api/sellerprofile/statutory"
        sent = self.seller.did("POST", statutory, statutory_form(paper))
        return {
            "company": company,
            "folder": self.folder(),
            "trashed": self.trashed(),
            "paper": paper,
            "picture": picture,
            "picture_page": f"{company} {picture} 320",
            "logo_page": " ".join(_last_parts(logo["company_logo"])),
            "verification": sent["id"],
            "judged_paper": f"{sent['id']} {paper}",
        }

    def kept(self, name: str, content: bytes) -> str:
        answer = self.seller.call("POST", DRIVE, files={"file": (name, content)})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["data"]["id"])

    def folder(self) -> str:
        form = {"name": f"Papers {secrets.token_hex(4)}"}
        return str(self.seller.did("POST", f"{DRIVE}/folders", form)["id"])

    def trashed(self) -> str:
        """Deleted, and restorable for a day."""
        file = self.kept("old.png", png())
        assert self.seller.call("DELETE", f"{DRIVE}/{file}").status_code == 200
        return file

    def logo(self) -> Any:
        """The profile that shows it."""
        form = parts({"file": "logo.png"})
        answer = self.seller.call("POST", "/api/sellerprofile/logo", files=form)
        assert answer.status_code == 200, answer.text
        return answer.json()["data"]

    def report(self, buyer: Person, shop: str) -> str:
        """A report about this company, as the administrator sees it."""
        form = {"reason": "other", "text": f"A test of reports {secrets.token_hex(4)}."}
        path = f"/api/webui/seller/{shop}/report"
        wanted = buyer.did("POST", path, form)["reference"]
        rows = self.admin.pages(REPORTS)
        return str(next(row["id"] for row in rows if row["reference"] == wanted))


def _last_parts(url: str) -> list[str]:
    """Of /storage/companies/{seller_id}/{picture_id}/{name}.webp."""
    return url.removesuffix(".webp").rsplit("/", 3)[1:]
