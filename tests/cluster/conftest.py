"""Lets the tests import the modules of tests/k8s and deploy/local."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
for folder in ("deploy/local", "tests/k8s"):
    sys.path.insert(0, str(ROOT / folder))
