import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../src/api/api';
import { withOutbox, isWaiting, type OutboxOptions } from '../src/outbox/offline-queue';
import { queueStore, type QueueStore } from '../src/outbox/queue-store';
import type { QueuedRequest } from '../src/outbox/queued-request';
import { makeOutbox } from '../src/outbox/outbox';
import { selectOwnQueued } from '../src/outbox/outbox-slice';
import { sessionCleared, sessionSet } from '../src/session/auth-slice';
import type { User } from '@haat/api/session';
import { makeStore, type AppStore } from '../src/store/store';

const DAY_MS = 24 * 3_600_000;
const ENQUIRY = { slug: 'tea', name: 'Sita', requirements: '40 sacks of tea' };
const userOf = (id: string) => ({ id, roles: [] }) as unknown as User;

const heldApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendForTest: build.mutation<unknown, typeof ENQUIRY>({
      query: ({ slug, ...body }) => ({
        url: `/webui/seller/${slug}/contactseller`,
        method: 'POST',
        body,
      }),
      extraOptions: { outbox: 'enquiry' } satisfies OutboxOptions,
    }),
  }),
});

let rows: Map<string, QueuedRequest>;
let keys: (string | null)[];
let answerWith: () => Response | Promise<never>;
let store: AppStore;

const away = () => Promise.reject(new TypeError('Failed to fetch'));
const done = () => Response.json({ data: { id: '1', status: 'new' } }, { status: 201 });

/** The browser's database: jsdom has none. */
function inMemory(): QueueStore {
  rows = new Map();
  return {
    all: async () => [...rows.values()],
    put: async (thing) => void rows.set(thing.key, thing),
    remove: async (key) => void rows.delete(key),
  };
}

beforeEach(() => {
  Object.assign(queueStore, inMemory());
  keys = [];
  answerWith = away;
  vi.stubGlobal('fetch', async (request: Request) => {
    keys.push(request.headers.get('idempotency-key'));
    return answerWith();
  });
  store = openedBy('sita');
});
afterEach(() => vi.unstubAllGlobals());

function openedBy(id: string | null): AppStore {
  const opened = makeStore();
  const session = { user: userOf(id ?? ''), access_token: 't', seller_profile: null };
  opened.dispatch(id ? sessionSet(session) : sessionCleared());
  return opened;
}

const ask = () =>
  store.dispatch(heldApi.endpoints.sendForTest.initiate(ENQUIRY, { track: false }));
const seen = (opened = store) =>
  selectOwnQueued(opened.getState()).map(({ state, text }) => [state, text]);

test('a request without network is queued and sent once with its key', async () => {
  const { error } = await ask();
  expect(isWaiting(error)).toBe(true);
  expect(seen()).toEqual([['waiting', ENQUIRY.requirements]]);
  answerWith = done;
  const outbox = makeOutbox(store);
  await Promise.all([outbox.flush(), outbox.flush()]);
  await outbox.flush();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(rows.size).toBe(0);
  expect(seen()).toEqual([['sent', ENQUIRY.requirements]]);
});

test('it survives a reload', async () => {
  await ask();
  const [key] = keys;
  store = openedBy('sita');
  answerWith = done;
  await makeOutbox(store).flush();
  expect(keys).toEqual([key, key]);
});

test('a refusal is not held: the form shows it', async () => {
  const body = { message: 'No.', code: 'validation', errors: { name: ['Too short.'] } };
  answerWith = () => Response.json(body, { status: 422 });
  const { error } = await ask();
  expect(isWaiting(error)).toBe(false);
  expect(rows.size).toBe(0);
});

test.each(['ram', null])(
  'what one account wrote %s neither sees nor sends',
  async (id) => {
    await ask();
    const other = openedBy(id);
    answerWith = done;
    await makeOutbox(other).flush();
    expect(keys).toHaveLength(1);
    expect(seen(other)).toEqual([]);
    expect(rows.size).toBe(1);
  },
);

test('an undone request stays in the queue until it is sent', async () => {
  await ask();
  const outbox = makeOutbox(store);
  const [thing] = selectOwnQueued(store.getState()) as [QueuedRequest];
  await outbox.withdraw(thing);
  answerWith = done;
  await outbox.flush();
  expect(keys).toHaveLength(1);
  expect(seen()).toEqual([['withdrawn', ENQUIRY.requirements]]);
  await outbox.sendAfterAll({ ...thing, state: 'withdrawn' });
  expect(seen()).toEqual([['sent', ENQUIRY.requirements]]);
});

test('a request refused later is stored with the reason', async () => {
  await ask();
  answerWith = () => Response.json({ message: 'Gone.', code: 'gone' }, { status: 404 });
  await makeOutbox(store).flush();
  expect(selectOwnQueued(store.getState())).toMatchObject([
    { state: 'refused', reason: 'Gone.' },
  ]);
  expect(rows.size).toBe(1);
});

test('without network or server the request stays queued', async () => {
  await ask();
  const outbox = makeOutbox(store);
  await outbox.flush();
  answerWith = () => Response.json({}, { status: 503 });
  await outbox.flush();
  expect(seen()).toEqual([['waiting', ENQUIRY.requirements]]);
});

test('a request older than its key is not sent automatically', async () => {
  await ask();
  const [thing] = [...rows.values()] as [QueuedRequest];
  rows.set(thing.key, {
    ...thing,
    heldAt: new Date(Date.now() - DAY_MS).toISOString(),
  });
  answerWith = done;
  await makeOutbox(store).flush();
  expect(keys).toHaveLength(1);
  expect(seen()).toEqual([['withdrawn', ENQUIRY.requirements]]);
});

test('the key header of a request is sent once, in any case', async () => {
  const sent: Headers[] = [];
  const query: Parameters<typeof withOutbox>[0] = (args) => {
    sent.push(new Headers((args as FetchArgs).headers as HeadersInit));
    return { data: null };
  };
  const headers = { 'Idempotency-Key': 'k1', 'If-Match': undefined };
  const args = { url: '/x', method: 'POST', body: {}, headers };
  await withOutbox(query)(args, {} as never, { outbox: 'message' });
  expect(sent.map((one) => [...one])).toEqual([[['idempotency-key', 'k1']]]);
});
