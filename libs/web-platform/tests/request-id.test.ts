/** Under which number a failed call stands in the logs. */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeStore, requestIdOf, sessionApi } from '../src';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const ask = () => makeStore().dispatch(sessionApi.endpoints.user.initiate());

test('a refusal tells the number of its request', async () => {
  const headers = { 'x-request-id': '01a2-77' };
  server.use(
    http.get('*/api/user', () => HttpResponse.json({}, { status: 500, headers })),
  );
  const { error } = await ask();
  expect(requestIdOf(error)).toBe('01a2-77');
});

test('where no answer came there is no number', async () => {
  server.use(http.get('*/api/user', () => HttpResponse.error()));
  const { error } = await ask();
  expect(error).toBeDefined();
  expect(requestIdOf(error)).toBeUndefined();
});
