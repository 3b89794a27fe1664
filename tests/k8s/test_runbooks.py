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

EVERY = sorted(set(runbooks.commands()))
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
        "kubectl -n haat-vendor logs -l app.kubernetes.io/component=apis",
        "kubectl apply -k k8s/services/catalogue/overlays/prod",
        "deploy/pipelines/canary.py widen catalog",
        "deploy/pipelines/canary.py return catalogue",
    ],
)
def test_a_command_that_cannot_work_is_reported(text: str) -> None:
    assert list(runbooks.mistakes(Command("a.md", text))) != []


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
