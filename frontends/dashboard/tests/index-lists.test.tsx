/** Lists of quotes, orders and requirements: views, search, order, rows that open, keys. */
import { loadOverlays } from '@haat/platform';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { OrdersPage } from '../src/features/orders/pages/orders-page';
import { pageOf } from './support/pages';
import { renderPart, serveApi } from './support/stage';

await loadOverlays();

const order = (number: number) => ({
  id: `o${number}`,
  number: `HO-${number}`,
  quote_id: 'q',
  requirement_id: 'r',
  role: 'buyer',
  status: 'placed',
  status_label: 'Placed',
  allowed_statuses: [],
  title: 'Tea for four cafés',
  partner: 'Suryodaya Tea',
  partner_ne: null,
  line_count: 2,
  totals: { goods: '100.00', vat: '13.00', freight: '0.00', landed: '113.00' },
  needed_by: null,
  cancel_requested_by: null,
  created_at: '2026-11-20T05:00:00Z',
  updated_at: '2026-11-21T05:00:00Z',
});
const searches: string[] = [];
let rows = [order(1001), order(1002)];
serveApi(
  http.get('*/api/orders', ({ request }) => {
    searches.push(new URL(request.url).search);
    return HttpResponse.json(pageOf(rows));
  }),
  http.get('*/api/*', () => HttpResponse.json({ data: [] })),
);
beforeEach(() => {
  rows = [order(1001), order(1002)];
  searches.length = 0;
  localStorage.clear();
});

const renderAt = (search: string, part: ReactNode = <OrdersPage side="buyer" />) =>
  renderPart(part, { at: `/buyer/orders${search}` });
const rowLink = (number: number) =>
  screen.findByRole('link', { name: `HO-${number} · Suryodaya Tea` });

test('a day is in both calendars', async () => {
  renderAt('');
  await rowLink(1001);
  const [placed] = screen.getAllByText('20 Nov 2026');
  expect(placed).toHaveTextContent('4 Mangsir 2083');
});

test('a view by a condition, the text and the order are in the request', async () => {
  renderAt('?tab=waiting&q=tea&sort=value');
  await rowLink(1001);
  const sent = new URLSearchParams(searches.at(-1));
  expect(Object.fromEntries(sent)).toMatchObject({
    as: 'buyer',
    waiting: 'true',
    q: 'tea',
    sort: 'value',
  });
  expect(sent.has('status')).toBe(false);
});

test('J and K step through the rows, a slash goes to the search', async () => {
  renderAt('');
  const first = await rowLink(1001);
  const second = await rowLink(1002);
  await userEvent.keyboard('j');
  expect(first).toHaveFocus();
  await userEvent.keyboard('jj');
  expect(second).toHaveFocus();
  await userEvent.keyboard('k');
  expect(first).toHaveFocus();
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('a filtered view can be saved, and is a tab of this list only', async () => {
  renderAt('?q=tea');
  await rowLink(1001);
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
  await userEvent.type(await screen.findByLabelText(/Name of the view/), 'Tea');
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Save view' }),
  );
  const views = screen.getByRole('navigation', { name: 'Orders by status' });
  expect(await within(views).findByRole('link', { name: 'Tea' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(localStorage.getItem('haat.views.orders.buyer.')).toContain('q=tea');
});

test('nothing matches is another state than nothing there', async () => {
  rows = [];
  renderAt('?q=zzz');
  expect(await screen.findByText('Nothing here')).toBeVisible();
  cleanup();
  renderAt('?tab=all');
  expect(await screen.findByText('No orders here')).toBeVisible();
});
