"""The firewall rules that stand for network policies, without a node."""

from typing import Any

from tests.cluster.live.policies import ruleset

DENIES = {"podSelector": {}, "policyTypes": ["Ingress", "Egress"]}
SPACES = [
    {"metadata": {"name": name, "labels": {"kubernetes.io/metadata.name": name}}}
    for name in ("shop", "data")
]


def pod(name: str, space: str, address: str, **status: Any) -> dict[str, Any]:
    ports = [{"name": "http", "containerPort": 8000}]
    return {
        "metadata": {"name": name, "namespace": space, "labels": {"app": name}},
        "spec": {"containers": [{"ports": ports}]},
        "status": {"phase": "Running", "podIP": address, **status},
    }


def policy(space: str, **spec: Any) -> dict[str, Any]:
    return {"metadata": {"namespace": space}, "spec": {**DENIES, **spec}}


PODS = [pod("web", "shop", "10.244.0.2"), pod("store", "data", "10.244.1.3")]


def lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines()]


def test_a_pod_without_a_policy_has_no_rules() -> None:
    assert "jump" not in ruleset(PODS, [], SPACES)


def test_a_selected_pod_receives_nothing_without_a_rule() -> None:
    found = lines(ruleset(PODS, [policy("data", policyTypes=["Ingress"])], SPACES))

    assert [line for line in found if "jump" in line] == [
        "ip daddr 10.244.1.3 jump pod1_ingress"
    ]
    assert found[found.index("chain pod1_ingress {") + 1] == "counter drop"


def test_a_peer_of_another_namespace_may_call_a_named_port() -> None:
    of_shop = {"matchLabels": {"kubernetes.io/metadata.name": "shop"}}
    rule = {"from": [{"namespaceSelector": of_shop}], "ports": [{"port": "http"}]}

    found = lines(ruleset(PODS, [policy("data", ingress=[rule])], SPACES))

    assert "ip saddr 10.244.0.2 tcp dport 8000 return" in found
    assert not any("saddr 10.244.1.3 tcp" in line for line in found)


def test_public_addresses_are_those_of_the_block_without_its_exceptions() -> None:
    block = {"cidr": "0.0.0.0/0", "except": ["10.0.0.0/8"]}
    rule = {"to": [{"ipBlock": block}], "ports": [{"port": 443}]}

    found = lines(ruleset(PODS, [policy("shop", egress=[rule])], SPACES))

    wanted = "ip daddr 0.0.0.0/0 ip daddr != { 10.0.0.0/8 } tcp dport 443 return"
    assert wanted in found


def test_a_pod_that_has_ended_or_has_its_nodes_address_is_left_out() -> None:
    ended = pod("job", "shop", "10.244.0.9", phase="Succeeded")
    own = pod("proxy", "shop", "10.200.0.10")
    own["spec"]["hostNetwork"] = True

    text = ruleset([ended, own], [policy("shop")], SPACES)

    assert "10.244.0.9" not in text
    assert "10.200.0.10" not in text
