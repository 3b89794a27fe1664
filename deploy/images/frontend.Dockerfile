# The image of a front end: --build-arg FRONTEND=shell, vendor or dashboard. The shell's
# image renders pages; the others serve their files. See docs/containers.md.
ARG NODE=node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d

FROM ${NODE} AS build
RUN apt-get update -q && apt-get install -qy --no-install-recommends binutils ca-certificates
WORKDIR /build
COPY package.json package-lock.json ./
COPY libs/web-api/package.json libs/web-api/
COPY libs/web-build/package.json libs/web-build/
COPY libs/web-enquiry/package.json libs/web-enquiry/
COPY libs/web-forms/package.json libs/web-forms/
COPY libs/web-map/package.json libs/web-map/
COPY libs/web-platform/package.json libs/web-platform/
COPY libs/web-server/package.json libs/web-server/
COPY libs/web-ui/package.json libs/web-ui/
ARG FRONTEND
COPY frontends/${FRONTEND}/package.json frontends/${FRONTEND}/
RUN --mount=type=secret,id=certificates \
    export NODE_EXTRA_CA_CERTS=/run/secrets/certificates; [ -f "$NODE_EXTRA_CA_CERTS" ] || unset NODE_EXTRA_CA_CERTS; \
    npm ci --ignore-scripts --no-audit --no-fund --no-update-notifier
COPY libs libs
COPY frontends/${FRONTEND} frontends/${FRONTEND}
COPY tsconfig.base.json ./
COPY gateway/*.json gateway/
RUN npm run --silent build:${FRONTEND} >&2
COPY deploy/images/take-packages.sh deploy/images/take-frontend.sh deploy/images/take-modules.mjs \
     deploy/images/write-sbom.mjs /build/
RUN sh take-packages.sh /root-of-image libstdc++6 \
 && sh take-frontend.sh ${FRONTEND} /haat /root-of-image/usr/bin/node \
 && node write-sbom.mjs ${FRONTEND} /root-of-image > /haat/sbom.json

FROM scratch
ARG FRONTEND
ARG REVISION=unknown
LABEL org.opencontainers.image.title="haat/${FRONTEND}" \
      org.opencontainers.image.description="Haat: the front end ${FRONTEND}" \
      org.opencontainers.image.vendor="Haat" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.revision="${REVISION}" \
      np.haat.sbom="/haat/sbom.json"
COPY --from=build /root-of-image/ /
COPY --from=build /haat /haat
ENV PATH=/usr/bin LANG=C.UTF-8 NODE_ENV=production HOST=0.0.0.0 PORT=8000
WORKDIR /haat
USER 10001:10001
EXPOSE 8000
CMD ["node", "start.mjs"]
