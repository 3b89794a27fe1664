"""Applies k8s/ to a real Kubernetes: `make cluster-test`."""
