import { useOutbox } from '@haat/platform';
import { OutboxPanel } from './outbox-panel';

/** The outbox of the page, seen only when there is something in it; its code is here before the network goes. */
export function Outbox() {
  const outbox = useOutbox();
  return outbox.requests.length > 0 ? <OutboxPanel outbox={outbox} /> : null;
}
