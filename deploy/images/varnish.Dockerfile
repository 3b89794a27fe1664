# The image of Varnish with our policy (gateway/varnish). Varnish compiles the policy at its
# start, so the image has a compiler. See docs/containers.md.
ARG DEBIAN=debian:bookworm-slim@sha256:7b140f374b289a7c2befc338f42ebe6441b7ea838a042bbd5acbfca6ec875818

FROM ${DEBIAN} AS build
RUN apt-get update -q && apt-get install -qy --no-install-recommends ca-certificates python3 varnish varnish-modules
COPY gateway/varnish /haat/varnish
COPY deploy/images/take-packages.sh deploy/images/write_sbom.py /build/
# varnishd starts the compiler through a shell.
RUN sh /build/take-packages.sh /root-of-image varnish varnish-modules gcc libc6-dev dash coreutils \
 && python3 /build/write_sbom.py varnish /root-of-image > /haat/sbom.json

FROM scratch
ARG REVISION=unknown
LABEL org.opencontainers.image.title="haat/varnish" \
      org.opencontainers.image.description="Haat: the cache of pages and public JSON" \
      org.opencontainers.image.vendor="Haat" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.revision="${REVISION}" \
      np.haat.sbom="/haat/sbom.json"
COPY --from=build /root-of-image/ /
COPY --from=build /haat /haat
ENV PATH=/usr/bin:/usr/sbin LANG=C.UTF-8
WORKDIR /haat
USER 10001:10001
EXPOSE 8080
CMD ["/haat/varnish/run.sh", "/var/lib/varnish", "0.0.0.0:8080", "256m"]
