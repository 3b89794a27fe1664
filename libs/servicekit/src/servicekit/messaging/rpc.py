"""nameko's RPC, changed so that a reply nobody can get does not end the worker.

nameko kills its container when a reply cannot be published, and with it the handlers
of every other message. The caller times out and calls again.
"""

from typing import Any

import structlog
from amqp.exceptions import AMQPError
from kombu.exceptions import KombuError
from nameko.rpc import Rpc, RpcConsumer

from servicekit.messaging.entrypoint import PatientQueueConsumer

log = structlog.get_logger()

UNREACHABLE = (OSError, AMQPError, KombuError)


class PatientRpcConsumer(RpcConsumer):
    """On the connection of the events: it closes when running calls have ended too."""

    queue_consumer = PatientQueueConsumer()

    def handle_result(self, message: Any, result: Any, exc_info: Any) -> Any:
        try:
            return super().handle_result(message, result, exc_info)
        except UNREACHABLE as error:
            log.warning("reply_lost", error=repr(error)[:200])
            return result, exc_info
        finally:
            self.queue_consumer.running -= 1


class PatientRpc(Rpc):
    """Entrypoint of a call that other services may make."""

    rpc_consumer = PatientRpcConsumer()


rpc = PatientRpc.decorator
