/** The one API object of the page. The files of `generated` inject their endpoints into it. */
import {
  createApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type TypedMutationOnQueryStarted,
} from '@reduxjs/toolkit/query/react';
import { withSearch } from './search-params';

export type Query = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>;
/** What a mutation that answers `T` hands to its `onQueryStarted`. */
export type Started<T> = Pick<
  Parameters<NonNullable<TypedMutationOnQueryStarted<T, unknown, Query, 'api'>>>[1],
  'dispatch' | 'queryFulfilled'
>;
/** The store's extra argument: how its calls are made, in a browser or on the server. */
export type CallContext = { locale?: string; query: Query };

/** `{ data }` is an envelope; a page has links and meta beside it, and stays whole. */
const withoutEnvelope = (body: unknown): unknown =>
  Object.keys(body ?? {}).join() === 'data' ? (body as { data: unknown }).data : body;

const baseQuery: Query = async (args, call, extraOptions) => {
  const { query } = call.extra as CallContext;
  const answer = await query(withSearch(args), call, extraOptions);
  return answer.error ? answer : { ...answer, data: withoutEnvelope(answer.data) };
};

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Session',
    'SellerProfile',
    'Products',
    'Enquiries',
    'Requirements',
    'Quotes',
    'Orders',
    'Questions',
    'Wishlists',
    'Tasks',
    'Messages',
    'Notifications',
    'Drive',
  ],
  endpoints: () => ({}),
});
