"""Enforces network policies on nodes: firewall rules, written again at each change."""

from collections.abc import Iterable, Iterator
from typing import Any

from objects import matches
from rendering import Manifest

TABLE = "haat_policies"
FORWARDED = """\
table inet {table}
delete table inet {table}
table inet {table} {{
  chain forward {{
    type filter hook forward priority 10; policy accept;
    ct state established,related accept
{jumps}
  }}
{chains}
}}
"""


def ruleset(
    pods: list[Manifest], policies: list[Manifest], spaces: list[Manifest]
) -> str:
    """For `nft -f`: a chain for each pod and direction that a policy selects. What
    none of its policies allows is dropped; answers pass."""
    live = [pod for pod in pods if _address(pod)]
    labels = {each["metadata"]["name"]: each["metadata"]["labels"] for each in spaces}
    jumps, chains = [], []
    for number, pod in enumerate(live):
        for kind, side, own in (
            ("Ingress", "from", "daddr"),
            ("Egress", "to", "saddr"),
        ):
            found = [each for each in policies if _selects(each, pod, kind)]
            if found:
                chain = f"pod{number}_{kind.lower()}"
                jumps.append(f"    ip {own} {_address(pod)} jump {chain}")
                lines = [*_lines(found, kind.lower(), side, pod, live, labels)]
                chains.append(_chain(chain, lines))
    return FORWARDED.format(
        table=TABLE, jumps="\n".join(jumps), chains="\n".join(chains)
    )


def _chain(name: str, lines: Iterable[str]) -> str:
    rules = [f"    {line} return" for line in dict.fromkeys(lines)]
    return "\n".join([f"  chain {name} {{", *rules, "    counter drop", "  }"])


def _selects(policy: Manifest, pod: Manifest, kind: str) -> bool:
    return (
        policy["metadata"]["namespace"] == pod["metadata"]["namespace"]
        and kind in policy["spec"]["policyTypes"]
        and matches(
            policy["spec"].get("podSelector"), pod["metadata"].get("labels", {})
        )
    )


def _lines(
    policies: list[Manifest],
    key: str,
    side: str,
    pod: Manifest,
    live: list[Manifest],
    labels: dict[str, dict[str, str]],
) -> Iterator[str]:
    """What one pod may receive or send, as conditions."""
    for policy in policies:
        space = policy["metadata"]["namespace"]
        for rule in policy["spec"].get(key, []):
            for condition, peer in _peers(rule.get(side), space, live, labels):
                address = f"ip {'saddr' if side == 'from' else 'daddr'} {condition}"
                # Names of ports are the receiver's.
                receiver = pod if side == "from" else peer
                for port in _ports(rule.get("ports"), receiver):
                    yield f"{address if condition else ''} {port}".strip()


def _peers(
    peers: list[Manifest] | None,
    space: str,
    live: list[Manifest],
    labels: dict[str, dict[str, str]],
) -> Iterator[tuple[str, Manifest | None]]:
    """A condition on the address, and the pod that has it; everybody: an empty one."""
    if peers is None:
        yield "", None
    for peer in peers or []:
        if "ipBlock" in peer:
            yield from _block(peer["ipBlock"])
            continue
        for pod in live:
            if _is_peer(peer, pod, space, labels):
                yield _address(pod), pod


def _block(block: dict[str, Any]) -> Iterator[tuple[str, None]]:
    but = ", ".join(block.get("except", []))
    not_these = f" ip daddr != {{ {but} }}" if but else ""
    yield f"{block['cidr']}{not_these}", None


def _is_peer(
    peer: Manifest, pod: Manifest, space: str, labels: dict[str, dict[str, str]]
) -> bool:
    own = pod["metadata"]["namespace"]
    selector = peer.get("namespaceSelector")
    is_in = own == space if selector is None else matches(selector, labels.get(own, {}))
    return is_in and matches(peer.get("podSelector"), pod["metadata"].get("labels", {}))


def _ports(ports: list[Manifest] | None, receiver: Manifest | None) -> Iterator[str]:
    if ports is None:
        yield ""
    for each in ports or []:
        number = each["port"]
        if isinstance(number, str):
            number = _numbers(receiver).get(number) if receiver else None
        if number is not None:
            yield f"{each.get('protocol', 'TCP').lower()} dport {number}"


def _numbers(pod: Manifest) -> dict[str, int]:
    spec = pod["spec"]
    every = (*spec["containers"], *spec.get("initContainers", []))
    return {
        port["name"]: port["containerPort"]
        for container in every
        for port in container.get("ports", [])
        if "name" in port
    }


def _address(pod: Manifest) -> str:
    """Empty while it has none, when it has ended, or when it is its node's."""
    is_own = not pod["spec"].get("hostNetwork")
    runs = pod["status"]["phase"] in ("Pending", "Running")
    return pod["status"].get("podIP", "") if is_own and runs else ""
