import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { api, type CallContext } from '@haat/api';
import { baseQuery } from '../api/base-query';
import { withOutbox } from '../outbox/offline-queue';
import { authSlice } from '../session/auth-slice';
import { outboxSlice } from '../outbox/outbox-slice';
import { currencySlice } from './currency-slice';
import { loadingSlice } from './loading-slice';

/**
 * Remotes add their slices by declaration merging:
 * `declare module '@haat/platform/store' { interface LazySlices extends WithSlice<typeof x> {} }`
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface LazySlices {}

export const rootReducer = combineSlices(
  authSlice,
  currencySlice,
  loadingSlice,
  outboxSlice,
  api,
).withLazyLoadedSlices<LazySlices>();

/** One store per page, or per request on the server; `context` has the origin and language of calls. */
export function makeStore(preloaded?: unknown, context: Partial<CallContext> = {}) {
  const extraArgument = { query: withOutbox(baseQuery), ...context };
  return configureStore({
    reducer: rootReducer,
    preloadedState: preloaded as never,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument } }).concat(api.middleware),
    devTools: false,
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
export type RootState = ReturnType<typeof rootReducer>;
