"""Lets the tests import the modules of tests/k8s."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "k8s"))
