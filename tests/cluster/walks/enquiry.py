"""A buyer writes to a seller, through the gateway."""

import time

from tests.cluster.walks.system import SHOP, Line, System
from tests.contract.forms import contact_form
from tests.contract.people import eventually, sign_in

WITHIN_S = 120


def walk(system: System) -> Line:
    began = time.monotonic()
    with system.browser() as api:
        assert "mf/vendor" in api.get("/").text, "the home page knows no remote"
        search = "/api/webui/search?q=chiya"
        eventually(lambda: api.get(search).json().get("data"), WITHIN_S)
        send(system)
    seconds = time.monotonic() - began
    return Line("an enquiry, through the gateway", f"arrived after {seconds:.1f} s")


def send(system: System) -> str:
    """The enquiry's number, when its seller has it."""
    with system.browser() as api:
        leaf = api.get("/api/webui/level4Categories").json()["data"][0]["id"]
        buyer = sign_in(api, "buyer@example.com")
        seller = sign_in(api, "seller@example.com")
        form, path = contact_form(leaf), f"/api/webui/seller/{SHOP}/contactseller"

        def sent() -> str:
            # Refused until engagement has heard of the shop and of the category.
            answer = buyer.call("POST", path, json=form)
            return str(answer.json()["data"]["id"]) if answer.status_code == 201 else ""

        enquiry = str(eventually(sent, WITHIN_S))
        arrived = "/api/enquiries?as=seller"
        eventually(lambda: enquiry in str(seller.got(arrived)), WITHIN_S)
        return enquiry
