/** The seller's list of products: views with counts, search while typing, columns, range. */
import { loadOverlays } from '@haat/platform';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { ProductsPage } from '../src/features/products/pages/products-page';
import { listing } from './support/listing';
import { renderPart, serveApi } from './support/stage';

await loadOverlays();

const queries: string[] = [];
const COUNTS = { all: 57, published: 50, draft: 7, without_price: 2, low_quality: 3 };
const meta = { current_page: 2, per_page: 20, last_page: 3, total: 57, counts: COUNTS };
serveApi(
  http.get('*/api/products/quota', () =>
    HttpResponse.json({ data: { used: 50, limit: null } }),
  ),
  http.get('*/api/products', ({ request }) => {
    queries.push(new URL(request.url).search);
    return HttpResponse.json({ data: [listing], links: {}, meta });
  }),
  http.get('*/api/*', () => HttpResponse.json({ data: [] })),
  http.get('*/api/webui/*', () => HttpResponse.json({ data: [] })),
);
beforeEach(() => {
  localStorage.clear();
  queries.splice(0);
});

const show = async (address = '/seller/manageproducts?page=2') => {
  renderPart(<ProductsPage />, { at: address });
  return screen.findByRole('table');
};

test('views have their counts, and the range of rows is below the list', async () => {
  await show();
  const views = screen.getByRole('navigation', { name: 'Views of the products' });
  expect(within(views).getByRole('link', { name: /^Needs a price ?2$/ })).toHaveAttribute(
    'href',
    expect.stringContaining('without_price=1'),
  );
  expect(within(views).queryByRole('link', { name: /Archive/ })).toBeNull();
  expect(screen.getByText('21–21 of 57')).toBeVisible();
});

test('a view is queried by what makes it', async () => {
  await show('/seller/manageproducts?quality_below=60');
  expect(queries.at(-1)).toContain('quality_below=60');
  expect(screen.getByRole('link', { name: /^Quality below 60 ?3$/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the list is searched while somebody types, from its first page', async () => {
  await show();
  await userEvent.type(screen.getByRole('searchbox'), 'tea');
  await waitFor(() => expect(queries.at(-1)).toContain('q=tea'));
  expect(queries.at(-1)).toContain('page=1');
});

test('a hidden column stays hidden', async () => {
  const table = await show();
  expect(within(table).getByRole('columnheader', { name: 'Page views' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(
    await screen.findByRole('menuitemcheckbox', { name: 'Page views' }),
  );
  await waitFor(() =>
    expect(
      within(table).queryByRole('columnheader', { name: 'Page views', hidden: true }),
    ).toBeNull(),
  );
  expect(localStorage.getItem('haat.columns.products.')).toBe('["views"]');
});

test('the bar of selected products is above the head of the table', async () => {
  const table = await show();
  await userEvent.click(
    within(table).getByRole('checkbox', { name: `Select ${listing.name}` }),
  );
  const bar = screen.getByRole('region', { name: 'Selected products' });
  expect(bar.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
