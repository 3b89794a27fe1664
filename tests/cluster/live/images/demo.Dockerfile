# A service with the demo data beside it.
ARG IMAGE
FROM ${IMAGE}
COPY deploy/seed /demo
