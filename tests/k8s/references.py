"""References to other objects, in routes and bindings, that do not exist."""

from collections.abc import Callable, Iterator

from objects import Environment, matches
from rendering import Manifest, name

Rule = Callable[[Environment], Iterator[str]]


def routes(cluster: Environment) -> Iterator[str]:
    for route in cluster.of_kind("HTTPRoute"):
        space = route["metadata"]["namespace"]
        for parent in route["spec"]["parentRefs"]:
            gateway = cluster.find("Gateway", parent["name"], parent["namespace"])
            listeners = gateway["spec"]["listeners"] if gateway else []
            names = [each["name"] for each in listeners]
            if parent.get("sectionName", *names[:1]) not in names:
                yield f"{name(route)} hangs on no gateway"
        for rule in route["spec"]["rules"]:
            for each in rule.get("filters", []):
                if not cluster.find("Middleware", each["extensionRef"]["name"], space):
                    yield f"{name(route)} has an unknown middleware"
            for each in rule["backendRefs"]:
                if each.get("kind") == "TraefikService":
                    if each["name"] not in _full_names(cluster, "TraefikService"):
                        yield f"{name(route)}: no {each['name']}"
                else:
                    yield from _backend(cluster, route, each | {"namespace": space})


def _full_names(cluster: Environment, kind: str) -> set[str]:
    """As Traefik knows objects in all namespaces."""
    return {
        f"{each['metadata']['namespace']}-{each['metadata']['name']}@kubernetescrd"
        for each in cluster.of_kind(kind)
    }


def failovers(cluster: Environment) -> Iterator[str]:
    """Both sides of a TraefikService, and how it reaches them."""
    for each in cluster.of_kind("TraefikService"):
        space, failover = each["metadata"]["namespace"], each["spec"]["failover"]
        for part in ("service", "fallback"):
            named = {"namespace": space, **failover[part]}
            yield from _backend(cluster, each, named)
        transport = failover["service"]["serversTransport"]
        if transport not in _full_names(cluster, "ServersTransport"):
            yield f"{name(each)} has an unknown transport"


def middlewares(cluster: Environment) -> Iterator[str]:
    for each in cluster.of_kind("Middleware"):
        space, spec = each["metadata"]["namespace"], each["spec"]
        for part in spec.get("chain", {}).get("middlewares", []):
            if not cluster.find("Middleware", part["name"], space):
                yield f"{name(each)} chains an unknown middleware"
        if "errors" in spec:
            yield from _backend(cluster, each, spec["errors"]["service"])


def _backend(cluster: Environment, who: Manifest, named: Manifest) -> Iterator[str]:
    found = cluster.find("Service", named["name"], named["namespace"])
    ports = [port["port"] for port in found["spec"]["ports"]] if found else []
    if named["port"] not in ports:
        yield f"{name(who)}: no Service {named}"


def listeners(cluster: Environment) -> Iterator[str]:
    """Routes may hang on a listener only from the namespaces that it selects."""
    spaces = {each["metadata"]["namespace"] for each in cluster.of_kind("HTTPRoute")}
    for gateway in cluster.of_kind("Gateway"):
        for listener in gateway["spec"]["listeners"]:
            selector = listener["allowedRoutes"]["namespaces"]["selector"]
            for space in spaces:
                if not matches(selector, cluster.namespaces[space]):
                    yield f"{listener['name']} lets no route of {space} in"


def stores(cluster: Environment) -> Iterator[str]:
    for each in cluster.of_kind("ExternalSecret"):
        stored = cluster.find(
            "ClusterSecretStore", each["spec"]["secretStoreRef"]["name"], None
        )
        labels = cluster.namespaces[each["metadata"]["namespace"]]
        conditions = stored["spec"]["conditions"] if stored else []
        selectors = [one["namespaceSelector"] for one in conditions]
        if not any(matches(selector, labels) for selector in selectors):
            yield f"{name(each)} may not read its store"


def bindings(cluster: Environment) -> Iterator[str]:
    for each in cluster.of_kind("ClusterRoleBinding"):
        if not cluster.find("ClusterRole", each["roleRef"]["name"], None):
            yield f"{name(each)} gives no role"
        for subject in each["subjects"]:
            space = subject["namespace"]
            if not cluster.find(subject["kind"], subject["name"], space):
                yield f"{name(each)} gives its role to nobody"


def triggers(cluster: Environment) -> Iterator[str]:
    """The credentials of the autoscaler, and their source."""
    for each in cluster.of_kind("ScaledObject"):
        space = each["metadata"]["namespace"]
        for trigger in each["spec"]["triggers"]:
            named = trigger["authenticationRef"]["name"]
            if not cluster.find("TriggerAuthentication", named, space):
                yield f"{name(each)} signs in with nothing"
    for each in cluster.of_kind("TriggerAuthentication"):
        for secret in each["spec"]["secretTargetRef"]:
            space = each["metadata"]["namespace"]
            if not cluster.find("ExternalSecret", secret["name"], space):
                yield f"{name(each)} reads no secret"


def users(cluster: Environment) -> Iterator[str]:
    """The topology operator sees only labelled Secrets."""
    for each in cluster.of_kind("User"):
        named = each["spec"]["importCredentialsSecret"]["name"]
        stored = cluster.find("ExternalSecret", named, each["metadata"]["namespace"])
        target = stored["spec"]["target"] if stored else {}
        labels = target.get("template", {}).get("metadata", {}).get("labels", {})
        if labels.get("rabbitmq.com/topology-operator") != "true":
            yield f"{name(each)} imports a Secret that its operator does not see"


RULES: tuple[Rule, ...] = (
    routes,
    failovers,
    middlewares,
    listeners,
    stores,
    bindings,
    triggers,
    users,
)
