/** Who signs out does not lead the next person of this browser to their page. */
import { act, cleanup, render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import {
  Guard,
  PlatformProvider,
  makeStore,
  sessionCleared,
  sessionSet,
  takeNext,
  type SessionEnd,
  type User,
} from '../src';

afterEach(cleanup);

const user = { id: 'u', fname: 'Sita', roles: ['buyer'] } as unknown as User;

function leavePage(ended: SessionEnd) {
  const store = makeStore();
  store.dispatch(sessionSet({ user, access_token: 't', seller_profile: null }));
  const view = render(
    <PlatformProvider store={store}>
      <MemoryRouter initialEntries={['/buyer/orders']}>
        <Routes>
          <Route path="/register" element={<p>Sign in</p>} />
          <Route element={<Guard names={['authenticated']} />}>
            <Route path="*" element={<p>Orders</p>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </PlatformProvider>,
  );
  expect(view.getByText('Orders')).toBeTruthy();
  act(() => void store.dispatch(sessionCleared(ended)));
  expect(view.getByText('Sign in')).toBeTruthy();
}

test('after a sign-out the next one begins at home', () => {
  leavePage('signed-out');
  expect(takeNext()).toBe('/');
});

test('who was thrown out comes back to their page', () => {
  leavePage('expired');
  expect(takeNext()).toBe('/buyer/orders');
});
