# The image of a service: --build-arg SERVICE=auth. Api, worker, relay and migrations are
# commands of it; compose.yaml and k8s/ choose the command. See docs/containers.md.
ARG DEBIAN=debian:bookworm-slim@sha256:7b140f374b289a7c2befc338f42ebe6441b7ea838a042bbd5acbfca6ec875818

FROM ${DEBIAN} AS build
RUN apt-get update -q \
 && apt-get install -qy --no-install-recommends binutils ca-certificates libstdc++6 python3 python3-venv tzdata
COPY requirements/images.txt /build/requirements/
RUN --mount=type=secret,id=certificates \
    export PIP_CERT=/run/secrets/certificates; [ -f "$PIP_CERT" ] || unset PIP_CERT; \
    python3 -m venv /build/tools \
 && /build/tools/bin/pip install -q --no-cache-dir --require-hashes -r /build/requirements/images.txt
ENV PATH=/build/tools/bin:$PATH UV_LINK_MODE=copy UV_NO_CACHE=1 UV_PYTHON_DOWNLOADS=never

ARG SERVICE
COPY requirements/${SERVICE}.txt /build/requirements/
RUN --mount=type=secret,id=certificates \
    export PYTHONPATH=/build/tools/lib/python3.11/site-packages; \
    export SSL_CERT_FILE=/run/secrets/certificates; [ -f "$SSL_CERT_FILE" ] || unset SSL_CERT_FILE; \
    uv venv -q --python /usr/bin/python3.11 /haat/venv \
 && uv pip install -q --python /haat/venv/bin/python --require-hashes -r /build/requirements/${SERVICE}.txt \
      --no-build-isolation-package pyvips
COPY libs/servicekit /build/libs/servicekit
COPY libs/contracts /build/libs/contracts
COPY services/${SERVICE} /build/services/${SERVICE}
RUN export PYTHONPATH=/build/tools/lib/python3.11/site-packages \
 && uv pip install -q --python /haat/venv/bin/python --offline --no-sources --no-deps --no-build-isolation \
      /build/libs/servicekit /build/libs/contracts /build/services/${SERVICE} \
 && mkdir -p /haat/services/${SERVICE} \
 && cp -r /build/services/${SERVICE}/alembic.ini /build/services/${SERVICE}/migrations /haat/services/${SERVICE}/
COPY deploy/images/take-packages.sh deploy/images/trim-python.sh deploy/images/drop-libraries.sh \
     deploy/images/write_sbom.py /build/
RUN sh /build/take-packages.sh /root-of-image python3.11 libstdc++6 tzdata \
 && sh /build/trim-python.sh /haat/venv / servicekit contracts ${SERVICE} \
 && sh /build/trim-python.sh /root-of-image/usr/lib/python3.11 /root-of-image \
 && sh /build/drop-libraries.sh /root-of-image /haat/venv \
 && ln -s python3.11 /root-of-image/usr/bin/python3 \
 && mkdir -p /root-of-image/var/lib/haat/storage /root-of-image/var/lib/haat/outbox \
      /root-of-image/var/lib/haat/keys /root-of-image/var/lib/haat/index \
 && chown -R 10001:10001 /root-of-image/var/lib/haat \
 && /haat/venv/bin/python /build/write_sbom.py ${SERVICE} /root-of-image > /haat/sbom.json

FROM scratch
ARG SERVICE
ARG REVISION=unknown
LABEL org.opencontainers.image.title="haat/${SERVICE}" \
      org.opencontainers.image.description="Haat: the service ${SERVICE}" \
      org.opencontainers.image.vendor="Haat" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.revision="${REVISION}" \
      np.haat.sbom="/haat/sbom.json"
COPY --from=build /root-of-image/ /
COPY --from=build /haat /haat
ENV PATH=/haat/venv/bin:/usr/bin LANG=C.UTF-8 HAAT_SERVICE=${SERVICE} \
    PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 HAAT_METRICS_HOST=0.0.0.0 \
    HAAT_STORAGE_DIR=/var/lib/haat/storage HAAT_OUTBOX_DIR=/var/lib/haat/outbox
WORKDIR /haat
USER 10001:10001
EXPOSE 8000 9090
CMD ["haat"]
