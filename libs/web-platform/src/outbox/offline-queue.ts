/** A call whose endpoint names `outbox` is queued when no answer comes, instead of lost. */
import type {
  BaseQueryApi,
  BaseQueryFn,
  FetchArgs,
  FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { codeOf } from '../api/errors';
import type { AuthState } from '../session/auth-slice';
import { queueStore, type QueueStore } from './queue-store';
import { textOf, type QueuedKind, type QueuedRequest } from './queued-request';
import { requestChanged } from './outbox-slice';

type Query = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>;
/** For `extraOptions` of an endpoint that creates something, once per Idempotency-Key. */
export type OutboxOptions = {
  outbox: QueuedKind;
  /** Only these bodies; without it all. */
  when?: (body: unknown) => boolean;
};

const WAITING = 'waiting_to_be_sent';
const KEY = 'idempotency-key';

/** Not refused and not sent: it waits for the network. */
export const isWaiting = (error: unknown): boolean => codeOf(error) === WAITING;

/** Their names are the same in any case; one without a value is not sent. */
function headersOf(args: FetchArgs): Headers {
  const headers = new Headers();
  const given = (args.headers ?? {}) as Record<string, unknown>;
  for (const [name, value] of Object.entries(given)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

function queuedRequest(
  args: FetchArgs,
  kind: QueuedKind,
  key: string,
  api: BaseQueryApi,
) {
  const { auth } = api.getState() as { auth: AuthState };
  const { url, method = 'POST', body } = args;
  const heldAt = new Date().toISOString();
  const userId = auth.user?.id ?? null;
  const text = textOf(body);
  const state = 'waiting' as const;
  return { key, kind, url, method, body: body as unknown, userId, text, heldAt, state };
}

async function enqueue(request: QueuedRequest, api: BaseQueryApi, store: QueueStore) {
  await store.put(request);
  api.dispatch(requestChanged(request));
  return { status: 'FETCH_ERROR', error: WAITING, data: { code: WAITING } };
}

export function withOutbox(query: Query, store: QueueStore = queueStore): Query {
  return async (args, api, extra) => {
    const { outbox: kind, when } = (extra ?? {}) as Partial<OutboxOptions>;
    const isQueueable = kind && typeof args !== 'string' && (!when || when(args.body));
    if (!isQueueable) return query(args, api, extra);
    const headers = headersOf(args);
    const key = headers.get(KEY) ?? crypto.randomUUID();
    headers.set(KEY, key);
    const answer = await query({ ...args, headers }, api, extra);
    if (answer.error?.status !== 'FETCH_ERROR') return answer;
    try {
      const error = await enqueue(queuedRequest(args, kind, key, api), api, store);
      return { error: error as unknown as FetchBaseQueryError };
    } catch {
      // Nowhere to store it: the form shows that it was not sent, and keeps the text.
      return answer;
    }
  };
}
