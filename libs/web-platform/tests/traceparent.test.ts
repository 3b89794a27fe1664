import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStore, sessionApi } from '../src';

const W3C = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-01$/;
const sent: string[] = [];
const server = setupServer(
  http.get('*/api/user', ({ request }) => {
    sent.push(request.headers.get('traceparent') ?? '');
    return HttpResponse.json({ message: 'Not found.' }, { status: 404 });
  }),
);
beforeAll(() => server.listen());
afterAll(() => server.close());

test('each call of the browser begins a trace of its own', async () => {
  const store = makeStore();
  for (let n = 0; n < 3; n += 1) {
    await store.dispatch(
      sessionApi.endpoints.user.initiate(undefined, { forceRefetch: true }),
    );
  }
  expect(sent).toHaveLength(3);
  for (const traceparent of sent) expect(traceparent).toMatch(W3C);
  expect(new Set(sent.map((traceparent) => traceparent.split('-')[1])).size).toBe(3);
});
