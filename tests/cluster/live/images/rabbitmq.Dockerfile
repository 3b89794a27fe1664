# Stands for rabbitmq:4-management: Debian's RabbitMQ 3.10 with that image's user and entry
# point.
FROM localhost/haat-base/rabbitmq:latest
USER root
RUN /usr/sbin/groupmod -g 999 rabbitmq && /usr/sbin/usermod -u 999 rabbitmq \
 && chown -R rabbitmq:rabbitmq /var/lib/rabbitmq /var/log/rabbitmq /etc/rabbitmq \
 && printf '#!/bin/sh\nexec "$@"\n' >/usr/bin/docker-entrypoint.sh \
 && chmod 755 /usr/bin/docker-entrypoint.sh
USER rabbitmq
