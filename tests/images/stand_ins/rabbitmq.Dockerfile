# Stands for rabbitmq:4.0.9-management where no registry is reached: Debian's RabbitMQ.
ARG DEBIAN
FROM ${DEBIAN}
RUN apt-get update -q && apt-get install -qy --no-install-recommends rabbitmq-server \
 && chown -R rabbitmq:rabbitmq /var/lib/rabbitmq
ENV PATH=/usr/lib/rabbitmq/bin:/usr/bin:/bin HOME=/var/lib/rabbitmq LANG=C.UTF-8 \
    RABBITMQ_CONF_ENV_FILE=/dev/null RABBITMQ_LOGS=- detached=yes
USER rabbitmq
CMD ["rabbitmq-server"]
