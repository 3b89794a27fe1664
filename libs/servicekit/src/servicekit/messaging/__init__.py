"""Events: nothing lost, nothing twice. Outbox, relay, topology, worker, inbox."""
