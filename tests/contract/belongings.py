"""What the accounts of the matrix own, and the ids for requests."""

import secrets
from dataclasses import dataclass
from typing import Any

from tests.contract.administration import Administration
from tests.contract.assortment import Assortment
from tests.contract.company import Company
from tests.contract.dealings import disputed, order, quote, review
from tests.contract.forms import contact_form, product_form, requirement_form
from tests.contract.mailbox import page_in_mail
from tests.contract.people import Person, eventually, phone, sign_in

EVERYBODY = frozenset({"*"})
OF_ADMINS = (
    *("company", "verification", "judged_paper"),
    *("kept_category", "merged_category", "synonyms", "product_report"),
    *("waiting_product", "weak_product"),
)
PUBLIC = ("picture_page", "logo_page", "reported_product", "video")


@dataclass(frozen=True)
class Thing:
    """Something with an id, and the callers it belongs to."""

    id: str
    owners: frozenset[str]


Things = dict[str, dict[str, Thing]]


def _owners(kind: str, seller: str) -> set[str]:
    if kind in PUBLIC:
        return {"*"}
    return {"admin"} if kind in OF_ADMINS else {seller}


@dataclass(frozen=True)
class Belongings:
    """Makes each kind of thing for one side, A or B."""

    side: str
    buyer: Person
    seller: Person
    leaf: str
    branch: str
    unit: str

    def things(self, bystander: Person, admin: Person) -> dict[str, Thing]:
        buyer, seller = f"buyer {self.side}", f"seller {self.side}"
        shop = self.seller.got("/api/sellerprofile?showall=true")["slug"]
        product, company = self.product(), Company(self.seller, admin)
        enquiry = self.enquiry(shop)
        wishlist = self.wishlist(product["id"])
        sold = Assortment(self.seller, self.leaf, self.unit).things()
        office = Administration(admin, self.branch)
        kept = office.things(self.buyer, sold["reported_product"])
        made = {
            "product": (product["id"], {seller}),
            "product_page": (product["slug"], {"*"}),
            "asked_page": (product["slug"], {seller}),
            "question": (self.question(product["slug"]), {buyer, seller}),
            "shop": (shop, {seller}),
            "enquiry": (enquiry, {buyer, seller}),
            "lead": (enquiry, {seller}),
            **self.links(shop),
            "message": (self.message(enquiry), {buyer}),
            "requirement": (self.requirement(), {buyer}),
            "wishlist": (wishlist, {buyer}),
            "shared_wishlist": (self.shared(wishlist), {"*"}),
            "saved_search": (self.saved_search(), {buyer}),
            "session": (self.session(), {buyer}),
            "person": (bystander.user_id, {"admin"}),
            "report": (company.report(self.buyer, shop), {"admin"}),
            **self.cases(admin),
            "article": ("limits", {"*"}),
        }
        quoted = quote(self.buyer, self.seller, admin, self.leaf)
        made |= {
            "quote": (quoted, {buyer, seller}),
            "sent_quote": (quoted, {seller}),
            "received_quote": (quoted, {buyer}),
        }
        made |= self.orders(admin)
        for kind, id_ in (company.things() | sold | kept).items():
            made[kind] = (id_, _owners(kind, seller))
        return {k: Thing(id_, frozenset(own)) for k, (id_, own) in made.items()}

    def orders(self, admin: Person) -> dict[str, tuple[str, set[str]]]:
        buyer, seller = f"buyer {self.side}", f"seller {self.side}"
        bought = order(self.buyer, self.seller, admin, self.leaf)
        return {
            "order": (bought.id, {buyer, seller}),
            "sold_order": (bought.id, {seller}),
            "bought_order": (bought.id, {buyer}),
            "order_challan": (f"{bought.id} {bought.delivery_id}", {buyer, seller}),
            "order_delivery": (f"{bought.id} {bought.delivery_id}", {buyer}),
            "order_payment": (f"{bought.id} {bought.payment_id}", {buyer, seller}),
            "dispute": (disputed(self.buyer, self.seller, admin, self.leaf), {"admin"}),
            **self.reviews(admin),
        }

    def reviews(self, admin: Person) -> dict[str, tuple[str, set[str]]]:
        buyer, seller = f"buyer {self.side}", f"seller {self.side}"
        order_id, review_id = review(self.buyer, self.seller, admin, self.leaf)
        return {
            "closed_order": (order_id, {buyer, seller}),
            "sold_closed_order": (order_id, {seller}),
            "bought_closed_order": (order_id, {buyer}),
            "order_review": (review_id, {"admin"}),
        }

    def cases(self, admin: Person) -> dict[str, tuple[str, set[str]]]:
        number, (address, guests) = self.case(), self.guest_case()
        form = {
            "title": secrets.token_hex(4),
            "text": "Thank you.",
            "text_ne": "धन्यवाद।",
        }
        template = admin.did("POST", "/api/admin/case-templates", form)["id"]
        return {
            "case": (number, {f"buyer {self.side}"}),
            "staff_case": (guests, {"admin"}),
            "case_link": (page_in_mail(address, "/cases/guest/"), {"*"}),
            "case_template": (str(template), {"admin"}),
        }

    def case(self) -> str:
        # Their own address: one address may complain five times an hour.
        form = {"name": "Sita Gurung", "email": self.buyer.email}
        form["text"] = f"Nothing ever came of it, {secrets.token_hex(4)}."
        return str(self.buyer.did("POST", "/api/webui/complaints", form)["reference"])

    def guest_case(self) -> tuple[str, str]:
        """The address of a guest, and the number of the complaint."""
        address = f"guest-{secrets.token_hex(4)}@example.com"
        form = {"name": "Sita Gurung", "email": address}
        form["text"] = f"Nothing ever came of it, {secrets.token_hex(4)}."
        answer = self.buyer.api.post("/api/webui/complaints", json=form)
        return address, str(answer.json()["data"]["reference"])

    def product(self) -> dict[str, Any]:
        form = product_form(self.leaf, self.unit)
        made: dict[str, Any] = self.seller.did("POST", "/api/products", form)
        return made

    def links(self, shop: str) -> dict[str, tuple[str, set[str]]]:
        """By email; who has one needs no account."""
        made = {
            "lead_link": page_in_mail(self.seller.email, "/lead/"),
            "guest_link": self.guest_link(shop),
            "quote_link": self.quote_link(shop),
        }
        return {kind: (link, {"*"}) for kind, link in made.items()}

    def guest_link(self, shop: str) -> str:
        """From the mail that a guest of this address gets."""
        address, _ = self.guest_enquiry(shop)
        return page_in_mail(address, "/lead/guest/")

    def quote_link(self, shop: str) -> str:
        """From the mail with a quote for a guest."""
        address, enquiry = self.guest_enquiry(shop)
        item = {"name": "Tea", "quantity": "5", "unit": "kg", "unit_price": "900.00"}
        offer = {"items": [item], "tax_mode": "pan_bill"}
        self.seller.did("POST", f"/api/enquiries/{enquiry}/quotes", offer)
        return page_in_mail(address, "/quotes/")

    def guest_enquiry(self, shop: str) -> tuple[str, str]:
        """The address of a guest, and the id of the enquiry."""
        address = f"guest-{secrets.token_hex(4)}@example.com"
        form = contact_form(self.leaf) | {"email": address, "phone_number": phone()}
        path = f"/api/webui/seller/{shop}/contactseller"

        def sent() -> Any:
            answer = self.buyer.api.post(path, json=form)
            return answer.status_code == 201 and answer.json()["data"]["id"]

        return address, str(eventually(sent))

    def enquiry(self, shop: str) -> str:
        path = f"/api/webui/seller/{shop}/contactseller"

        def sent() -> Any:
            answer = self.buyer.call("POST", path, json=contact_form(self.leaf))
            return answer.status_code == 201 and answer.json()["data"]["id"]

        return str(eventually(sent))

    def message(self, enquiry: str) -> str:
        path = f"/api/conversations/{enquiry}/messages"
        return f"{enquiry} {self.buyer.did('POST', path, {'body': 'Namaste'})['id']}"

    def question(self, slug: str) -> str:
        path = f"/api/webui/product/{slug}/questions"
        asked = {"body": f"Is it there all year round, {secrets.token_hex(4)}?"}
        return str(self.buyer.did("POST", path, asked)["id"])

    def requirement(self) -> str:
        form = requirement_form(self.leaf)
        return str(self.buyer.did("POST", "/api/requirements", form)["id"])

    def wishlist(self, product_id: str) -> str:
        new = {"name": f"Spring {self.side}"}
        wishlist: str = self.buyer.did("POST", "/api/wishlist/create", new)["id"]
        item = {"wishlist_id": wishlist, "product_id": product_id}
        add = "/api/wishlist/add"
        eventually(lambda: self.buyer.call("POST", add, json=item).is_success)
        return wishlist

    def shared(self, wishlist: str) -> str:
        link = {"wishlist_id": wishlist, "is_shared": True}
        return str(self.buyer.did("POST", "/api/wishlist/share", link)["share_token"])

    def saved_search(self) -> str:
        search = {"query_string": f"q=tea+{secrets.token_hex(4)}"}
        return str(self.buyer.did("POST", "/api/savedsearches", search)["id"])

    def session(self) -> str:
        before = {row["id"] for row in self.buyer.got("/api/sessions")}
        sign_in(self.buyer.api, self.buyer.email)
        now = {row["id"] for row in self.buyer.got("/api/sessions")}
        return str((now - before).pop())
