/** Sends what was held, takes it back, forgets it. */
import { api } from '../api/api';
import { messageOf, statusOf } from '../api/errors';
import type { AppStore } from '../store/store';
import { heldStore, type HeldStore } from './held-store';
import { isTooOld, type HeldThing } from './held-thing';
import { heldChanged, heldForgotten, heldRead, selectOwnHeld } from './outbox-slice';

const LOCK = 'haat-outbox';
type Store = Pick<AppStore, 'dispatch' | 'getState'>;

const resendApi = api.injectEndpoints({
  endpoints: (build) => ({
    resend: build.mutation<unknown, HeldThing>({
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

export function makeOutbox(store: Store, kept: HeldStore = heldStore) {
  const change = async (thing: HeldThing) => {
    await kept.put(thing);
    store.dispatch(heldChanged(thing));
  };

  async function read(): Promise<void> {
    // A page that was closed while sending does not know how that ended: once more, with its key.
    const things = (await kept.all()).map((thing): HeldThing =>
      thing.state === 'sending' ? { ...thing, state: 'waiting' } : thing,
    );
    store.dispatch(heldRead(things));
  }

  /** false when there is still no network. */
  async function send(thing: HeldThing): Promise<boolean> {
    if (isTooOld(thing)) {
      await change({ ...thing, state: 'withdrawn' });
      return true;
    }
    store.dispatch(heldChanged({ ...thing, state: 'sending' }));
    const call = resendApi.endpoints.resend.initiate(thing, { track: false });
    const { error } = await store.dispatch(call);
    const status = statusOf(error);
    if (!error) {
      await kept.remove(thing.key);
      store.dispatch(heldChanged({ ...thing, state: 'sent' }));
    } else if (status >= 400 && status < 500 && ![401, 408, 429].includes(status)) {
      const reason = messageOf(error);
      await change({ ...thing, state: 'refused', ...(reason ? { reason } : {}) });
    } else {
      store.dispatch(heldChanged({ ...thing, state: 'waiting' }));
      return false;
    }
    return true;
  }

  const sendAll = (): Promise<void> =>
    alone(async () => {
      await read();
      if (!store.getState().auth.isRestored) return;
      const waiting = selectOwnHeld(store.getState()).filter(
        ({ state }) => state === 'waiting',
      );
      waiting.sort((one, other) => one.heldAt.localeCompare(other.heldAt));
      for (const thing of waiting) if (!(await send(thing))) return;
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
    /** It stays with its words until it is thrown away. */
    withdraw: (thing: HeldThing) => change({ ...thing, state: 'withdrawn' }),
    async sendAfterAll(thing: HeldThing): Promise<void> {
      const again: HeldThing = { ...thing, state: 'waiting' };
      delete again.reason;
      if (isTooOld(thing)) {
        await kept.remove(thing.key);
        store.dispatch(heldForgotten(thing.key));
        again.key = crypto.randomUUID();
        again.heldAt = new Date().toISOString();
      }
      await change(again);
      await flush();
    },
    async forget(thing: HeldThing): Promise<void> {
      await kept.remove(thing.key);
      store.dispatch(heldForgotten(thing.key));
    },
  };
}

export type Outbox = ReturnType<typeof makeOutbox>;
