import type { AppStore } from '@haat/platform';

type Query = { status?: string; error?: { status?: unknown } };

/** Answered, or not existing: a request of the browser would return nothing else. */
const isSettled = ({ status, error }: Query) =>
  status === 'fulfilled' || (status === 'rejected' && error?.status === 404);

/** Ids and times differ each time: without them the same page is the same bytes. */
const CHANGING = new Set(['requestId', 'startedTimeStamp', 'fulfilledTimeStamp']);
const unchanging = (query: object = {}) =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !CHANGING.has(name)));

/**
 * What server and browser render the page from. Open and failed calls are left out, and the one with the
 * cache key `forBrowser`: both sides render skeletons, and the browser calls again.
 */
export function pageState(store: AppStore, forBrowser?: string): object {
  const { api } = store.getState();
  const settled = Object.entries(api.queries)
    .filter(([key, query]) => key !== forBrowser && isSettled((query ?? {}) as Query))
    .map(([key, query]) => [key, unchanging(query)]);
  return {
    api: { ...api, queries: Object.fromEntries(settled) as object, subscriptions: {} },
  };
}
