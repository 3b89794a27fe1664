/** A toast names what was done, links to it and has Undo where the server can take it back. */
import {
  PlatformProvider,
  Toaster,
  loadOverlays,
  makeStore,
  registerCatalogs,
  type User,
} from '@haat/platform';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { OrderDetail } from '../src/api/orders';
import { catalogs } from '../src/catalogs';
import { ConfirmButton } from '../src/features/orders/components/decision-buttons';
import { ProfileSection } from '../src/features/settings/components/profile-section';

await registerCatalogs(catalogs);
await loadOverlays();

const sent: unknown[] = [];
const server = setupServer(
  http.get('*/api/*', () => HttpResponse.json({ data: [] })),
  http.all('*/api/*', async ({ request }) => {
    sent.push(await request.json().catch(() => null));
    return HttpResponse.json({ data: {} });
  }),
);
beforeAll(() => server.listen());
afterEach(() => {
  cleanup();
  sent.length = 0;
});
afterAll(() => server.close());

const show = (part: ReactNode) =>
  render(
    <PlatformProvider store={makeStore()}>
      <MemoryRouter initialEntries={['/here']}>
        <Routes>
          <Route path="/here" element={part} />
          <Route path="/seller/orders/o1" element={<h1>The order</h1>} />
        </Routes>
      </MemoryRouter>
      <Toaster />
    </PlatformProvider>,
  );

test('the toast of a confirmed order has its number and opens it', async () => {
  const order = { id: 'o1', number: 'HO-1042', role: 'seller' } as OrderDetail;
  show(<ConfirmButton order={order} variant="primary" />);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm order' }));
  expect(await screen.findByText('Order HO-1042 confirmed.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'View' }));
  expect(await screen.findByRole('heading', { name: 'The order' })).toBeVisible();
});

test('the toast of a saved name undoes it', async () => {
  show(<ProfileSection user={{ fname: 'Maya', lname: 'Gurung' } as User} />);
  const first = screen.getByLabelText(/First name/);
  await userEvent.clear(first);
  await userEvent.type(first, 'Maiya');
  await userEvent.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('Name saved: Maiya Gurung')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ fname: 'Maya', lname: 'Gurung' });
  expect(first).toHaveValue('Maya');
});
