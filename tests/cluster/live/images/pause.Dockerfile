# The first container of every pod: it holds the pod's network, and reaps its processes.
ARG DEBIAN
FROM ${DEBIAN} AS made
RUN apt-get update -q && apt-get install -qy --no-install-recommends catatonit
FROM scratch
COPY --from=made /usr/bin/catatonit /pause
USER 65535:65535
ENTRYPOINT ["/pause", "-P"]
