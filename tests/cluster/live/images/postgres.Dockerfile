# Stands for postgres:17-bookworm: Debian's PostgreSQL 15 with that image's user, entry
# point, socket, and trust of connections from within the pod.
FROM localhost/haat-base/postgres:latest
USER root
RUN /usr/sbin/groupmod -g 999 postgres && /usr/sbin/usermod -u 999 postgres \
 && chown -R postgres:postgres /var/lib/postgresql /var/run/postgresql \
 && sed -e 's#/tmp#/var/run/postgresql#g' -e 's#--auth=scram-sha-256##' /entrypoint.sh >/usr/bin/docker-entrypoint.sh \
 && chmod 755 /usr/bin/docker-entrypoint.sh
USER postgres
