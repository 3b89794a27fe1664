/** The loading flag: any call lifts it, the search for units does not (spec 7, D31). */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { api, categoriesApi, currenciesApi, makeStore, selectIsLoading } from '../src';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const unitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    unitsForTest: build.query<unknown, void>({ query: () => '/productunitsearch?q=kg' }),
  }),
});

/** Whether the flag was up at any time, and is down at the end. */
async function watch(call: (store: ReturnType<typeof makeStore>) => Promise<unknown>) {
  const store = makeStore();
  const seen: boolean[] = [];
  store.subscribe(() => seen.push(selectIsLoading(store.getState())));
  await call(store);
  return { wasUp: seen.includes(true), isUp: selectIsLoading(store.getState()) };
}

test('a call lifts the flag until it is answered, also when it fails', async () => {
  server.use(http.get('*/api/*', () => HttpResponse.json({}, { status: 500 })));
  const seen = await watch((store) =>
    store.dispatch(currenciesApi.endpoints.currencies.initiate()),
  );
  expect(seen).toEqual({ wasUp: true, isUp: false });
});

test('the first of two calls to end leaves it up', async () => {
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('*/api/currencies', () => HttpResponse.json({ currencies: {} })),
    http.get('*/api/webui/allcategories', async () => {
      await held;
      return HttpResponse.json({ data: [] });
    }),
  );
  const store = makeStore();
  const slow = store.dispatch(categoriesApi.endpoints.allCategories.initiate(undefined));
  await store.dispatch(currenciesApi.endpoints.currencies.initiate());
  expect(selectIsLoading(store.getState())).toBe(true);
  answer();
  await slow;
  expect(selectIsLoading(store.getState())).toBe(false);
});

test('the search for units lifts nothing', async () => {
  server.use(http.get('*/api/*', () => HttpResponse.json({ data: [] })));
  const seen = await watch((store) =>
    store.dispatch(unitsApi.endpoints.unitsForTest.initiate()),
  );
  expect(seen).toEqual({ wasUp: false, isUp: false });
});
