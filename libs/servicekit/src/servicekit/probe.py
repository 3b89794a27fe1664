"""`python -m servicekit.probe URL`: exit 0 when it answers 200; where no curl is."""

import sys
import urllib.error
import urllib.request

TIMEOUT_S = 4


def answers(url: str) -> bool:
    # Without proxies: they know nothing of this container's loopback.
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(url, timeout=TIMEOUT_S) as answer:
            return bool(answer.status == 200)
    except (OSError, urllib.error.HTTPError):
        return False


if __name__ == "__main__":
    sys.exit(0 if answers(sys.argv[1]) else 1)
