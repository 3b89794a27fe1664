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

/** Ids and times differ each time: without them the same page is the same bytes. */
const CHANGING = new Set(['requestId', 'startedTimeStamp', 'fulfilledTimeStamp']);
const unchanging = (query: object = {}) =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !CHANGING.has(name)));

/** What the page was rendered with. */
export function pageState(store: AppStore): object {
  const { api: state } = store.getState();
  const queries = Object.entries(state.queries).map(([key, query]) => [
    key,
    unchanging(query),
  ]);
  return {
    api: { ...state, queries: Object.fromEntries(queries) as object, subscriptions: {} },
  };
}
