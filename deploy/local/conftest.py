"""Lets the tests import the stack, which is not an installed package."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
