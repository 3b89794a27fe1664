import { api, type AppStore } from '@haat/platform';

type Query = { status?: string; error?: { status?: unknown } };

/** Answered, or known not to exist: the browser would learn nothing else by asking. */
const isSettled = ({ status, error }: Query) =>
  status === 'fulfilled' || (status === 'rejected' && error?.status === 404);

/** The browser asks for it itself. */
export const forgetQuery = (store: AppStore, queryCacheKey: string): void =>
  void store.dispatch(
    api.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }),
  );

/** Forgets calls that are open or failed: both sides draw skeletons, and the browser asks again. */
export function forgetUnsettled(store: AppStore): void {
  const { queries } = store.getState().api;
  for (const [queryCacheKey, query] of Object.entries(queries)) {
    if (isSettled((query ?? {}) as Query)) continue;
    forgetQuery(store, queryCacheKey);
  }
}

/** What the page was rendered with. */
export function pageState(store: AppStore): object {
  return { api: { ...store.getState().api, subscriptions: {} } };
}
