# Stands for valkey/valkey: Debian's Redis, of which Valkey is a fork.
ARG DEBIAN
FROM ${DEBIAN}
RUN apt-get update -q && apt-get install -qy --no-install-recommends redis-server \
 && ln -s redis-server /usr/bin/valkey-server
