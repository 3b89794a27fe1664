/** Renders parts of the shell in tests: store, messages, addresses. */
import {
  BrowserRouter,
  PlatformProvider,
  makeStore,
  registerCatalogs,
  sessionSet,
  type User,
} from '@haat/platform';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { catalogs } from '../src/catalogs';

await registerCatalogs(catalogs);

export const SELLER = {
  id: 'u',
  fname: 'Hari',
  lname: 'Thapa',
  email: 'hari@example.com',
  email_verified_at: '2026-01-01T00:00:00Z',
  roles: ['buyer', 'seller'],
} as User;

/** as: who is signed in. */
export function renderPart(
  part: ReactNode,
  { as, at = '/' }: { as?: User; at?: string } = {},
) {
  history.replaceState(null, '', at);
  const store = makeStore();
  if (as)
    store.dispatch(sessionSet({ user: as, access_token: 't', seller_profile: null }));
  const framed = (content: ReactNode) => (
    <PlatformProvider store={store}>
      <BrowserRouter>{content}</BrowserRouter>
    </PlatformProvider>
  );
  const { rerender, ...view } = render(framed(part));
  return { ...view, store, change: (next: ReactNode) => rerender(framed(next)) };
}

/** By the clock of `vi.useFakeTimers()`. */
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Until a real answer came, while that clock goes on; with time for a busy machine. */
export const until = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });
