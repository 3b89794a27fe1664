"""The requests that the pods of a service have answered, from their metrics."""

import json
from collections import Counter

from tests.cluster.walks.system import System

READ = """\
import json, urllib.request
from prometheus_client.parser import text_string_to_metric_families as families
text = urllib.request.urlopen("http://127.0.0.1:8000/metrics").read().decode()
print(json.dumps([
    [each.labels["route"], each.labels["status"], each.value]
    for family in families(text) for each in family.samples
    if each.name == "http_requests_total"
]))
"""


def by_status(
    system: System, service: str, route: str, name: str = "deployment/api"
) -> Counter[str]:
    """Of one pod, for routes that have this text."""
    words = ("exec", name, "--container=main", "--", "python", "-c", READ)
    found: Counter[str] = Counter()
    for path, status, count in json.loads(system.kubectl(f"haat-{service}", *words)):
        if route in path:
            found[status] += int(count)
    return found
