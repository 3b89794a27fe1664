/** How every call is made: origin, token, language, the loading counter, and what a 401 means. */
import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { sessionCleared, type AuthState } from '../session/auth-slice';
import { refreshToken } from '../session/refresh-token';
import { callFinished, callStarted } from '../store/loading-slice';
import { withRequestId } from './errors';
import { newTraceparent } from './traceparent';

/** Given to the store. The server sets all; the browser none. */
export type CallContext = {
  origin?: string;
  locale?: string;
  signal?: AbortSignal;
  fetch?: (request: Request) => Promise<Response>;
};
type Query = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>;

const WITHOUT_INDICATOR = '/productunitsearch';
const isInBrowser = () => typeof document !== 'undefined';
const tokenOf = (api: BaseQueryApi) =>
  (api.getState() as { auth: AuthState }).auth.access_token;
const urlOf = (args: string | FetchArgs) => (typeof args === 'string' ? args : args.url);

const raw: Query = async (args, api, extra) => {
  const { origin, locale, signal, fetch } = (api.extra ?? {}) as CallContext;
  const send = fetchBaseQuery({
    // Node's fetch knows no relative addresses.
    baseUrl: `${origin ?? globalThis.location.origin}/api`,
    ...(fetch ? { fetchFn: (request) => fetch(request as Request) } : {}),
    prepareHeaders: (headers) => {
      const token = tokenOf(api);
      if (token) headers.set('authorization', `Bearer ${token}`);
      headers.set('accept', 'application/json');
      headers.set('accept-language', locale ?? document.documentElement.lang);
      if (isInBrowser()) headers.set('traceparent', newTraceparent());
      // Unpacking would cost the edge more than its short way to the gateway.
      else headers.set('accept-encoding', 'identity');
      return headers;
    },
  });
  const answer = await send(args, signal ? { ...api, signal } : api, extra);
  if (!answer.error) return answer;
  return { ...answer, error: withRequestId(answer.error, answer.meta?.response) };
};

const withRefresh: Query = async (args, api, extra) => {
  const token = tokenOf(api);
  const answer = await raw(args, api, extra);
  if (answer.error?.status !== 401 || !isInBrowser()) return answer;
  const result = token
    ? await refreshToken(token, () => tokenOf(api), api.dispatch)
    : 'refused';
  if (result === 'unavailable') return answer;
  const again = result === 'refreshed' ? await raw(args, api, extra) : answer;
  if (again.error?.status === 401) api.dispatch(sessionCleared());
  return again;
};

export const baseQuery: Query = async (args, api, extra) => {
  const isCounted = isInBrowser() && !urlOf(args).startsWith(WITHOUT_INDICATOR);
  if (!isCounted) return withRefresh(args, api, extra);
  api.dispatch(callStarted());
  try {
    return await withRefresh(args, api, extra);
  } finally {
    api.dispatch(callFinished());
  }
};
