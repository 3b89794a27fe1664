# Stands for valkey/valkey: Debian's Redis, of which Valkey is a fork. As in that image,
# it serves other pods without a password.
ARG DEBIAN
FROM ${DEBIAN}
RUN apt-get update -q && apt-get install -qy --no-install-recommends redis-server \
 && printf '#!/bin/sh\nexec redis-server "$@" --protected-mode no\n' >/usr/bin/valkey-server \
 && chmod 755 /usr/bin/valkey-server
