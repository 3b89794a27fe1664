/** Sends, withdraws and discards queued requests. */
import { api } from '../api/api';
import { messageOf, statusOf } from '../api/errors';
import type { AppStore } from '../store/store';
import { queueStore, type QueueStore } from './queue-store';
import { isTooOld, type QueuedRequest } from './queued-request';
import {
  requestChanged,
  requestDeleted,
  requestsLoaded,
  selectOwnQueued,
} from './outbox-slice';

const LOCK = 'haat-outbox';
type Store = Pick<AppStore, 'dispatch' | 'getState'>;

const resendApi = api.injectEndpoints({
  endpoints: (build) => ({
    resend: build.mutation<unknown, QueuedRequest>({
      query: ({ url, method, body, key }) => ({
        url,
        method,
        body,
        headers: { 'idempotency-key': key },
      }),
      invalidatesTags: (_sent, error) =>
        error ? [] : ['Enquiries', 'Requirements', 'Quotes', 'Messages', 'Questions'],
    }),
  }),
});

/** One tab at a time; a browser without locks relies on the keys. */
const alone = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator
    ? navigator.locks.request(LOCK, { ifAvailable: true }, (lock) =>
        lock ? work() : undefined,
      )
    : work();

export function makeOutbox(store: Store, queue: QueueStore = queueStore) {
  const change = async (request: QueuedRequest) => {
    await queue.put(request);
    store.dispatch(requestChanged(request));
  };

  async function read(): Promise<void> {
    // A page that was closed while sending does not know how that ended: once more, with its key.
    const requests = (await queue.all()).map((request): QueuedRequest =>
      request.state === 'sending' ? { ...request, state: 'waiting' } : request,
    );
    store.dispatch(requestsLoaded(requests));
  }

  /** false when there is still no network. */
  async function send(request: QueuedRequest): Promise<boolean> {
    if (isTooOld(request)) {
      await change({ ...request, state: 'withdrawn' });
      return true;
    }
    store.dispatch(requestChanged({ ...request, state: 'sending' }));
    const call = resendApi.endpoints.resend.initiate(request, { track: false });
    const { error } = await store.dispatch(call);
    const status = statusOf(error);
    if (!error) {
      await queue.remove(request.key);
      store.dispatch(requestChanged({ ...request, state: 'sent' }));
    } else if (status >= 400 && status < 500 && ![401, 408, 429].includes(status)) {
      const reason = messageOf(error);
      await change({ ...request, state: 'refused', ...(reason ? { reason } : {}) });
    } else {
      store.dispatch(requestChanged({ ...request, state: 'waiting' }));
      return false;
    }
    return true;
  }

  const sendAll = (): Promise<void> =>
    alone(async () => {
      await read();
      if (!store.getState().auth.isRestored) return;
      const waiting = selectOwnQueued(store.getState()).filter(
        ({ state }) => state === 'waiting',
      );
      waiting.sort((one, other) => one.heldAt.localeCompare(other.heldAt));
      for (const request of waiting) if (!(await send(request))) return;
    });

  let running: Promise<void> | undefined;
  /** In the order they were written; never somebody else's. */
  function flush(): Promise<void> {
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    read,
    flush,
    /** It stays with its text until it is discarded. */
    withdraw: (request: QueuedRequest) => change({ ...request, state: 'withdrawn' }),
    async sendAfterAll(request: QueuedRequest): Promise<void> {
      const again: QueuedRequest = { ...request, state: 'waiting' };
      delete again.reason;
      if (isTooOld(request)) {
        await queue.remove(request.key);
        store.dispatch(requestDeleted(request.key));
        again.key = crypto.randomUUID();
        again.heldAt = new Date().toISOString();
      }
      await change(again);
      await flush();
    },
    async discard(request: QueuedRequest): Promise<void> {
      await queue.remove(request.key);
      store.dispatch(requestDeleted(request.key));
    },
  };
}

export type Outbox = ReturnType<typeof makeOutbox>;
