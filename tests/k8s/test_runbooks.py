"""Commands of the runbooks name programs, options, pods and metrics that exist."""

import os
import re
import sys

import psycopg
import pytest
import runbooks
from rendering import ROOT
from runbooks import Command

from servicekit.testing.service import migrated

sys.path.insert(0, str(ROOT))
from tests.observability.rules import expressions, metrics_of

EVERY = sorted({*runbooks.commands(), *runbooks.commands(runbooks.PAGES)})
METRICS = {name for text in expressions() for name in metrics_of(text)}


@pytest.mark.parametrize("command", EVERY, ids=lambda each: f"{each.book} {each.text}")
def test_a_command_names_what_exists(command: Command) -> None:
    assert list(runbooks.mistakes(command)) == []


def test_there_are_commands_of_each_program() -> None:
    found = {each.text.split(" ")[0] for each in EVERY}
    assert found == set(runbooks.PROGRAMS)


@pytest.mark.parametrize(
    "text",
    [
        "haat dlq shaw vendor.engagement.enquiry_created",
        "haat dlq list --alles",
        "haat resync catalog",
        "haat outbox retry engagement twice",
        "make trace-enquiries",
        "kubectl -n haat-vendors get pods",
        "kubectl -n haat-vendor logs deploy/apis",
        "kubectl -n haat-vendor exec deploy/api -c api -- haat doctor",
        "kubectl -n haat-data exec rabbitmq-server-0 -- rabbitmqctl status",
        "kubectl -n haat-data exec rabbitmq-0 -- rabbitmqctl list_queues name",
        "kubectl -n haat-data exec rabbitmq-0 -- rabbitmqctl list_queues --vhost haat",
        "kubectl -n haat-vendor-data exec postgres-1 -c postgres -- psql haat_vendor",
        "kubectl -n haat-vendor-data get pods -l cnpg.io/instanceRole=replica",
        "kubectl -n haat-vendor logs -l 'app.kubernetes.io/component in (apis)'",
        "kubectl -n haat-vendor logs deploy/api --previous",
        "kubectl -n haat-varnish logs <pod> -c varnish --previous",
        "kubectl -n haat-vendor annotate scaledobject workers a/paused-replicas=4",
        "kubectl -n haat-vendor annotate externalsecret/broken force-sync=1",
        "kubectl -n haat-vendor scale deployment/api deployment/relays --replicas=0",
        "kubectl -n haat-data rollout status statefulset/postgresql",
        "kubectl -n haat-vendor-data delete cluster.postgresql.cnpg.io/lost",
        "kubectl -n haat-vendor logs -l app.kubernetes.io/component=apis",
        "kubectl apply -k k8s/services/catalogue/overlays/prod",
        "deploy/pipelines/canary.py widen catalog",
        "deploy/pipelines/canary.py return catalogue",
    ],
)
def test_a_command_that_cannot_work_is_reported(text: str) -> None:
    assert list(runbooks.mistakes(Command("a.md", text))) != []


@pytest.mark.parametrize("book", [file.name for file in runbooks.BOOKS])
def test_a_book_starts_again_what_it_stops(book: str) -> None:
    assert list(runbooks.unfinished(book)) == []


IN_VENDOR = "kubectl -n haat-vendor "
PAUSE = f"{IN_VENDOR}annotate scaledobject/worker autoscaling.keda.sh/paused-replicas"
SCALE = f"{IN_VENDOR}scale deployment/api --replicas="
APPLY = "kubectl apply -k k8s/small"


@pytest.mark.parametrize(
    ("texts", "count"),
    [
        ([f"{PAUSE}=4"], 1),
        ([f"{PAUSE}=4", f"{PAUSE}-"], 0),
        ([f"{SCALE}0"], 2),
        ([f"{SCALE}0", APPLY], 1),
        ([f"{SCALE}0", APPLY, f"{SCALE}3"], 0),
    ],
)
def test_what_stays_stopped_is_reported(texts: list[str], count: int) -> None:
    """The manifest of `prod` has no number of replicas of an API."""
    assert len(list(runbooks.left_stopped(texts))) == count


@pytest.mark.parametrize("book", [file.name for file in runbooks.BOOKS])
def test_a_queue_is_named_with_its_virtual_host(book: str) -> None:
    assert runbooks.without_host(book) == []


# These are not for `small`.
OF_OPERATORS = {"recover-a-database.md"}


def test_a_book_for_the_brokers_of_prod_is_one_for_small() -> None:
    texts = {file.name: file.read_text("utf-8") for file in runbooks.BOOKS}
    of_prod = {name for name, text in texts.items() if "rabbitmq-server-0" in text}
    of_small = {name for name, text in texts.items() if "rabbitmq-0" in text}
    assert of_prod - of_small == OF_OPERATORS


@pytest.mark.parametrize("query", [each.text for each in runbooks.fences("promql")])
def test_a_query_has_metrics_of_the_alerts_and_dashboards(query: str) -> None:
    # A path in a label has braces.
    plain = re.sub(r'"[^"]*"', '""', query)
    assert metrics_of(plain) <= METRICS


# Whose tables a book queries; engagement has most of them.
TABLES_OF = {"sms-codes-many.md": "auth"}


@pytest.mark.parametrize("service", ["auth", "engagement"])
def test_a_statement_fits_the_tables(
    service: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with migrated(ROOT / "services" / service, tmp_path_factory):
        url = os.environ[f"{service.upper()}_DATABASE_URL"].replace("+psycopg", "")
        with psycopg.connect(url) as connection:
            for book, text in runbooks.fences("sql"):
                if TABLES_OF.get(book, "engagement") == service:
                    for statement in filter(str.strip, text.split(";")):
                        connection.execute(f"explain {statement}".encode())
