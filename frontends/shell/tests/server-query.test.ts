// @vitest-environment node
import { productApi } from '@haat/api/product';
import { searchApi } from '@haat/api/search';
import { makeStore, statusOf } from '@haat/platform';
import { expect, test } from 'vitest';
import { queryBy, type ApiCall } from '../src/ssr/server-query';

const ONCE = { subscribe: false };

/** A store with this answer, and the requests that it sends. */
function storeWith(answer: ReturnType<ApiCall>) {
  const requests: string[] = [];
  const call: ApiCall = (path) => {
    requests.push(path);
    return answer;
  };
  return {
    store: makeStore(undefined, { locale: 'en', query: queryBy(call) }),
    requests,
  };
}
const answer = (data: unknown) => Promise.resolve({ status: 200, data });

test('requests are sent to /api with the given parameters', async () => {
  const { store, requests } = storeWith(answer({ data: [], meta: { total: 0 } }));
  const { search } = searchApi.endpoints;
  const wanted = { q: 'चिया & tea', page: 2, category: null, attr: ['grade:A'] };
  const { data } = await store.dispatch(search.initiate(wanted, ONCE));
  const sent = new URLSearchParams({ q: 'चिया & tea', attr: 'grade:A', page: '2' });
  expect(requests).toEqual([`/api/webui/search?${sent}`]);
  expect(data?.meta.total).toBe(0);
});

test('a refusal is an error with its status', async () => {
  const { store } = storeWith(Promise.resolve({ status: 404, data: { code: 'gone' } }));
  const { error } = await store.dispatch(
    productApi.endpoints.product.initiate('tea', ONCE),
  );
  expect(error).toMatchObject({ status: 404, data: { code: 'gone' } });
});

test('no answer is an error too', async () => {
  const { store } = storeWith(Promise.reject(new Error('aborted')));
  const { error } = await store.dispatch(
    productApi.endpoints.product.initiate('tea', ONCE),
  );
  expect(statusOf(error)).toBe(0);
  expect(error).toMatchObject({ status: 'FETCH_ERROR' });
});
