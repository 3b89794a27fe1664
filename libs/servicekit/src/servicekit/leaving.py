"""The end of a process whose work is done."""

import atexit
import os
import sys
from typing import NoReturn


def leave() -> NoReturn:
    """Sends what waits to be sent, spans and log lines, and is gone.

    Python would first take apart all it has loaded: most of the time a worker needs to
    end, seconds on a busy machine, and nobody has anything of it.
    """
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)
