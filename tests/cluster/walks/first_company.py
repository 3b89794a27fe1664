"""k8s/README.md, steps 4 to 6, and docs/runbooks/mail-undelivered.md: a new company
confirms its address by a delivered email and gets an enquiry."""

import time
from functools import partial
from urllib.parse import parse_qsl, urlsplit

import httpx

from tests.cluster.live.small import is_well
from tests.cluster.walks import mail_server
from tests.cluster.walks.mail_server import Mailbox
from tests.cluster.walks.system import Line, System
from tests.contract.forms import contact_form, product_form
from tests.contract.people import (
    PASSWORD,
    Person,
    eventually,
    onboarded,
    registered,
    sign_in,
)

POD = ("exec", "--stdin", "deploy/api", "--container=main", "--")
ADMIN = "ops@example.com"
WITHIN_S = 180  # a kubelet writes changed secrets within two minutes
# The runbook's commands.
LOGS = "--selector=app.kubernetes.io/component=worker"
WAITING = "select last_error from mails where sent_at is null order by next_at limit 10"
REFUSED = "CredentialsRefused"


def walk(system: System) -> Line:
    with system.browser() as api:
        admin = _administrator(system, api)
        with mail_server.serving(system) as mailbox:
            mailbox.password = "another-horse"
            person = registered(api, "seller")
            faults = _refused(system)
            mail_server.store(system, PASSWORD=mailbox.password)
            began = time.monotonic()
            seller = _confirmed(mailbox, person)
            confirmed_s = time.monotonic() - began
            began = time.monotonic()
            _enquiry(api, seller, admin)
            enquiry_s = time.monotonic() - began
            eventually(partial(is_well, system.cluster), WITHIN_S)
    figures = f"its email {confirmed_s:.0f} s after the right password was stored, "
    figures += f"its first enquiry {enquiry_s:.0f} s later"
    return Line("a first company (mail-undelivered)", figures, faults)


def _administrator(system: System, api: httpx.Client) -> Person:
    """Steps 4 and 5."""
    create = ("haat", "create-admin", f"--email={ADMIN}")
    system.kubectl("haat-auth", *POD, *create, stdin=f"{PASSWORD}\n{PASSWORD}\n")
    rate = ("haat", "currency", "rate", "USD", "141.20")
    system.kubectl("haat-catalog", *POD, *rate)
    return sign_in(api, ADMIN)


def _refused(system: System) -> list[str]:
    """What the runbook's commands do not say while the server refuses our password."""
    eventually(lambda: REFUSED in system.sql("haat_engagement", WAITING), WITHIN_S)
    words = ("logs", LOGS, "--prefix", "--tail=-1", "--since=15m")
    logged = system.kubectl("haat-engagement", *words)
    is_logged = "delivery_credentials_refused" in logged
    return [] if is_logged else ["the log has no delivery_credentials_refused"]


def _confirmed(mailbox: Mailbox, person: Person) -> Person:
    """By the link of the email, which a worker sends with the changed password."""
    link = eventually(lambda: mailbox.link(person.email, "/email/verify"), WITHIN_S)
    form = {**dict(parse_qsl(urlsplit(link).query)), "current_password": PASSWORD}
    answer = person.api.post("/api/email/verify", json=form)
    assert answer.status_code == 200, answer.text
    return sign_in(person.api, person.email)


def _enquiry(api: httpx.Client, person: Person, admin: Person) -> None:
    """Step 6: of a guest, to a new company with a product."""
    leaf = api.get("/api/webui/level4Categories").json()["data"][0]["id"]
    unit = api.get("/api/productunitsearch?q=kilo").json()["data"][0]["id"]
    seller = onboarded(person, leaf)
    product = seller.did("POST", "/api/products", product_form(leaf, unit))
    admin.did("POST", f"/api/admin/products/{product['id']}/approve", {})
    page = f"/product/{product['slug']}"
    eventually(lambda: product["name"] in api.get(page).text, WITHIN_S)
    slug = seller.got("/api/sellerprofile?showall=true")["slug"]

    def sent() -> str:
        # Refused until engagement has heard of the company.
        path = f"/api/webui/seller/{slug}/contactseller"
        answer = api.post(path, json=contact_form(leaf))
        return str(answer.json()["data"]["id"]) if answer.status_code == 201 else ""

    number = str(eventually(sent, WITHIN_S))
    eventually(lambda: number in str(seller.got("/api/enquiries?as=seller")), WITHIN_S)
