import type { AppStore } from '@haat/platform';

type Query = { status?: string; error?: { status?: unknown } };

/** Answered, or known not to exist: the browser would learn nothing else by asking. */
const isSettled = ({ status, error }: Query) =>
  status === 'fulfilled' || (status === 'rejected' && error?.status === 404);

/**
 * What server and browser render the page from. Open and failed calls are left out, and the one with the
 * cache key `forBrowser`: both sides show skeletons, and the browser calls again.
 */
export function pageState(store: AppStore, forBrowser?: string): object {
  const { api } = store.getState();
  const settled = Object.entries(api.queries).filter(
    ([key, query]) => key !== forBrowser && isSettled((query ?? {}) as Query),
  );
  return { api: { ...api, queries: Object.fromEntries(settled), subscriptions: {} } };
}
