"""Nodes that run containers: each has a network namespace, containerd and a kubelet."""
