/** Renders parts of the shell in tests: store, messages, addresses. */
import {
  BrowserRouter,
  PlatformProvider,
  registerCatalogs,
  type User,
} from '@haat/platform';
import { storeOf } from '@haat/platform/testing';
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
  const store = storeOf(as);
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
