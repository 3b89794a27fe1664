import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  SESSION_KEY,
  syncSession,
  loadSession,
  makeStore,
  sessionApi,
  sessionSet,
  signOut,
  type User,
} from '../src';

const user: User = {
  id: '1',
  fname: 'Sita',
  lname: 'Gurung',
  email: 'buyer@example.com',
  email_verified_at: null,
  phone_number: null,
  phone_verified_at: null,
  roles: ['buyer'],
  locale: 'en',
  currency: 'NPR',
};
const signedIn = { user, access_token: 'old', seller_profile: null };
const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const userCall = () => sessionApi.endpoints.user.initiate();
const onlyToken = (token: string) =>
  http.get('*/api/user', ({ request }) =>
    request.headers.get('authorization') === `Bearer ${token}`
      ? HttpResponse.json({ data: user })
      : HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 }),
  );

test('the session knows whether a person or the server ended it', async () => {
  server.use(
    http.post('*/api/logout', () => HttpResponse.json({ data: null })),
    http.get('*/api/user', () =>
      HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 }),
    ),
    http.post('*/api/token/refresh', () =>
      HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 }),
    ),
  );
  const left = makeStore();
  left.dispatch(sessionSet(signedIn));
  await left.dispatch(signOut());
  expect(left.getState().auth.ended).toBe('signed-out');
  const thrownOut = makeStore();
  thrownOut.dispatch(sessionSet(signedIn));
  await thrownOut.dispatch(userCall());
  expect(thrownOut.getState().auth).toMatchObject({ isAuth: false, ended: 'expired' });
  const guest = makeStore();
  syncSession(guest)();
  expect(guest.getState().auth.ended).toBeUndefined();
});

test('a session outlives the page', () => {
  const first = makeStore();
  const stop = syncSession(first);
  first.dispatch(sessionSet(signedIn));
  stop();
  const second = makeStore();
  syncSession(second)();
  expect(second.getState().auth).toMatchObject({ isAuth: true, user });
});

test('signing out in one tab signs out the others', () => {
  const store = makeStore();
  const stop = syncSession(store);
  store.dispatch(sessionSet(signedIn));
  localStorage.removeItem(SESSION_KEY);
  dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY }));
  expect(store.getState().auth.isAuth).toBe(false);
  stop();
});

test('an expired token is refreshed once and the call repeated', async () => {
  let refreshes = 0;
  server.use(
    onlyToken('new'),
    http.post('*/api/token/refresh', () => {
      refreshes += 1;
      return HttpResponse.json({ data: { access_token: 'new', expires_in: 900, user } });
    }),
  );
  const store = makeStore();
  store.dispatch(sessionSet(signedIn));
  const search = { subscribe: false, forceRefetch: true };
  const again = sessionApi.endpoints.user.initiate(undefined, search);
  const [one] = await Promise.all([store.dispatch(userCall()), store.dispatch(again)]);
  expect(one.data).toEqual(user);
  expect(refreshes).toBe(1);
});

test('a refused refresh signs out', async () => {
  server.use(
    onlyToken('never'),
    http.post('*/api/token/refresh', () => new HttpResponse(null, { status: 401 })),
  );
  const store = makeStore();
  store.dispatch(sessionSet(signedIn));
  await store.dispatch(userCall());
  expect(store.getState().auth.isAuth).toBe(false);
});

test('a refresh that fails for want of a server keeps the session', async () => {
  server.use(
    onlyToken('never'),
    http.post('*/api/token/refresh', () => new HttpResponse(null, { status: 503 })),
  );
  const store = makeStore();
  store.dispatch(sessionSet(signedIn));
  await store.dispatch(userCall());
  expect(store.getState().auth.isAuth).toBe(true);
});

test('signing out clears the session even when the server fails', async () => {
  server.use(http.post('*/api/logout', () => new HttpResponse(null, { status: 500 })));
  const store = makeStore();
  const stop = syncSession(store);
  store.dispatch(sessionSet(signedIn));
  await store.dispatch(signOut());
  expect(store.getState().auth.isAuth).toBe(false);
  expect(loadSession().access_token).toBeNull();
  stop();
});
