# Stands for postgres:15-bookworm where no registry is reached: what compose.yaml asks of
# that image, by Debian's own PostgreSQL 15.
ARG DEBIAN
FROM ${DEBIAN}
RUN apt-get update -q \
 && apt-get install -qy --no-install-recommends postgresql-15 \
 && mkdir -p /var/lib/postgresql/data && chown postgres:postgres /var/lib/postgresql/data
ENV PATH=/usr/lib/postgresql/15/bin:/usr/bin:/bin PGDATA=/var/lib/postgresql/data
COPY postgres-entrypoint.sh /entrypoint.sh
USER postgres
STOPSIGNAL SIGINT
ENTRYPOINT ["sh", "/entrypoint.sh"]
