import { configureStore } from '@reduxjs/toolkit';
import type { FetchArgs } from '@reduxjs/toolkit/query';
import { expect, test } from 'vitest';
import { api, type Query } from '@haat/api';
import { productApi } from '@haat/api/product';
import { searchApi } from '@haat/api/search';

function storeThatAnswers(data: unknown) {
  const calls: (string | FetchArgs)[] = [];
  const query: Query = (args) => {
    calls.push(args);
    return { data };
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { query } } }).concat(api.middleware),
  });
  return { calls, store };
}

test('an answer loses its envelope', async () => {
  const { store } = storeThatAnswers({ data: { name: 'Rice' } });
  const { data } = await store.dispatch(productApi.endpoints.product.initiate('rice'));
  expect(data).toEqual({ name: 'Rice' });
});

test('a page has its links and meta', async () => {
  const page = { data: [], links: { next: null }, meta: { total: 0 } };
  const { store } = storeThatAnswers(page);
  const { data } = await store.dispatch(searchApi.endpoints.search.initiate({}));
  expect(data).toEqual(page);
});

test('a list repeats its name; what is not given is left out', async () => {
  const { calls, store } = storeThatAnswers({ data: [] });
  const wanted = { q: 'dal & rice', attr: ['a:1', 'b:2'], category: null, page: 2 };
  await store.dispatch(searchApi.endpoints.search.initiate(wanted));
  const url = '/webui/search?q=dal+%26+rice&attr=a%3A1&attr=b%3A2&page=2';
  expect(calls).toEqual([{ url }]);
});
