/** How every call is made: origin, token, language, the loading counter, and what a 401 means. */
import type { Query } from '@haat/api';
import {
  fetchBaseQuery,
  type BaseQueryApi,
  type FetchArgs,
} from '@reduxjs/toolkit/query/react';
import { sessionCleared, type AuthState } from '../session/auth-slice';
import { refreshToken } from '../session/refresh-token';
import { callFinished, callStarted } from '../store/loading-slice';
import { withRequestId, withRetryAfter } from './errors';
import { loadRefusalMessages } from './refusal-text';
import { newTraceparent } from './traceparent';

const WITHOUT_INDICATOR = '/productunitsearch';
const tokenOf = (api: BaseQueryApi) =>
  (api.getState() as { auth: AuthState }).auth.access_token;
const urlOf = (args: string | FetchArgs) => (typeof args === 'string' ? args : args.url);

let sendQueue = Promise.resolve();

/** Calls that begin together go out one by one: each costs a phone milliseconds in which it answers no tap. */
const waitInQueue = () =>
  (sendQueue = sendQueue.then(
    () =>
      new Promise((begin) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => begin();
        port2.postMessage(null);
      }),
  ));

const raw: Query = async (args, api, extra) => {
  await waitInQueue();
  const send = fetchBaseQuery({
    baseUrl: `${globalThis.location.origin}/api`,
    prepareHeaders: (headers) => {
      const token = tokenOf(api);
      if (token) headers.set('authorization', `Bearer ${token}`);
      headers.set('accept', 'application/json');
      headers.set('accept-language', document.documentElement.lang);
      headers.set('traceparent', newTraceparent());
      return headers;
    },
  });
  const answer = await send(args, api, extra);
  if (!answer.error) return answer;
  const error = withRequestId(answer.error, answer.meta?.response);
  return { ...answer, error: withRetryAfter(error, answer.meta) };
};

const withRefresh: Query = async (args, api, extra) => {
  const token = tokenOf(api);
  const answer = await raw(args, api, extra);
  if (answer.error?.status !== 401) return answer;
  const result = token
    ? await refreshToken(token, () => tokenOf(api), api.dispatch)
    : 'refused';
  if (result === 'unavailable') return answer;
  const again = result === 'refreshed' ? await raw(args, api, extra) : answer;
  if (again.error?.status === 401) {
    api.dispatch(sessionCleared(token ? 'expired' : undefined));
  }
  return again;
};

/** A refusal comes with its messages, so that a component can render it immediately. */
const withRefusalMessages: Query = async (args, api, extra) => {
  const answer = await withRefresh(args, api, extra);
  if (answer.error?.data && answer.error.status !== 401) await loadRefusalMessages();
  return answer;
};

export const baseQuery: Query = async (args, api, extra) => {
  if (urlOf(args).startsWith(WITHOUT_INDICATOR))
    return withRefusalMessages(args, api, extra);
  api.dispatch(callStarted());
  try {
    return await withRefusalMessages(args, api, extra);
  } finally {
    api.dispatch(callFinished());
  }
};
