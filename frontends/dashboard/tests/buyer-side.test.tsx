/** Beside the tasks of a buyer's home: the last order to repeat, and searches with news. */
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { AlertsCard } from '../src/features/home/components/alerts-card';
import { LastOrder } from '../src/features/home/components/last-order';
import { pageOf } from './support/pages';
import { renderPart, serveApi } from './support/stage';

const ORDER = {
  id: 'o1',
  number: 'HO-1001',
  role: 'buyer',
  status: 'closed',
  title: 'Tea for four cafés',
  partner: 'Suryodaya Tea',
  partner_ne: null,
  totals: { goods: '100.00', vat: '13.00', freight: '0.00', landed: '113.00' },
  created_at: '2026-11-20T05:00:00Z',
};
const search = (name: string, new_count: number) => ({
  id: name,
  name,
  query_string: `q=${name}`,
  alert: 'daily',
  new_count,
});
let [orders, searches] = [[ORDER], [search('honey', 0), search('tea', 3)]];
const statuses: (string | null)[] = [];
serveApi(
  http.get('*/api/orders', ({ request }) => {
    statuses.push(new URL(request.url).searchParams.get('status'));
    return HttpResponse.json(pageOf(orders));
  }),
  http.get('*/api/savedsearches', () => HttpResponse.json({ data: searches })),
  http.get('*/api/*', () => HttpResponse.json({ data: [] })),
);
beforeEach(() => {
  [orders, searches] = [[ORDER], [search('honey', 0), search('tea', 3)]];
});

test('the newest order that arrived can be ordered again', async () => {
  renderPart(<LastOrder />);
  const link = await screen.findByRole('link', { name: ORDER.title });
  expect(link).toHaveAttribute('href', '/buyer/orders/o1');
  expect(screen.getByRole('button', { name: 'Order again' })).toBeVisible();
  expect(statuses.at(-1)).toBe('received,closed');
});

test('searches with new products come first', async () => {
  renderPart(<AlertsCard />);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('tea3 new'),
    expect.stringContaining('honey'),
  ]);
});

test('without a saved search it says how to get one', async () => {
  searches = [];
  renderPart(<AlertsCard />);
  expect(await screen.findByText(/choose “Alert me”/)).toBeVisible();
});
