// @vitest-environment node
import { productApi } from '@haat/api/product';
import { makeStore } from '@haat/platform';
import { expect, test } from 'vitest';
import { pageState } from '../src/ssr/page-state';
import { queryBy, type ApiCall } from '../src/ssr/server-query';

const { product } = productApi.endpoints;

async function stateAfter(answer: ReturnType<ApiCall>): Promise<string> {
  const store = makeStore(undefined, { locale: 'en', query: queryBy(() => answer) });
  await store.dispatch(product.initiate('tea', { subscribe: false }));
  return JSON.stringify(pageState(store));
}
const answered = (status: number) =>
  Promise.resolve({ status, data: { data: { name: 'Tea' } } });

test('the same page is the same bytes', async () => {
  const state = await stateAfter(answered(200));
  expect(state).toContain('"name":"Tea"');
  expect(state).not.toMatch(/requestId|TimeStamp/);
  expect(await stateAfter(answered(200))).toBe(state);
});

test('a missing product is part of the page, a failed call is not', async () => {
  expect(await stateAfter(answered(404))).toContain('"status":404');
  expect(await stateAfter(answered(503))).toContain('"queries":{}');
});
