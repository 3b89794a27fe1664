import {
  PlatformProvider,
  Route,
  Routes,
  loadOverlays,
  makeStore,
  registerCatalogs,
} from '@haat/platform';
import { StaticRouter } from 'react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { catalogs } from '../src/catalogs';
import { VendorRoutes } from '../src/app/routes';
import { events, server } from './network';

await registerCatalogs(catalogs);
await loadOverlays();

beforeAll(() => {
  server.listen();
  // jsdom neither scrolls nor paints.
  Element.prototype.scrollIntoView = () => undefined;
  HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(() => {
  server.resetHandlers();
  events.length = 0;
});
afterAll(() => server.close());

const open = (path: string) =>
  render(
    <PlatformProvider store={makeStore()}>
      <StaticRouter location={path}>
        <Routes>
          <Route path="vendor/*" element={<VendorRoutes />} />
        </Routes>
      </StaticRouter>
    </PlatformProvider>,
  );

test('the product range shows 8 groups of 4 products', async () => {
  open('/vendor/test-tea/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Product range' }));
  const menu = screen.getByRole('link', { name: 'Group 0' }).closest('ul')!;
  expect(menu.children).toHaveLength(8);
  expect(within(menu).getAllByRole('link')).toHaveLength(8 * 5);
  await userEvent.keyboard('{Escape}');
  expect(menu).not.toBeVisible();
});

test('the search of the shop needs text', async () => {
  open('/vendor/test-tea/profile');
  const button = await screen.findByRole('button', { name: 'Search' });
  expect(button).toBeDisabled();
  await userEvent.type(screen.getByRole('searchbox'), '  ');
  expect(button).toBeDisabled();
  await userEvent.type(screen.getByRole('searchbox'), 'tea');
  expect(button).toBeEnabled();
});

test('a press on a contact button is counted', async () => {
  open('/vendor/test-tea/contact-us');
  const [call] = await screen.findAllByRole('link', { name: 'Call' });
  expect(call).toHaveAttribute('href', 'tel:+9779841234567');
  call!.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(call!);
  await waitFor(() => expect(events).toContainEqual({ type: 'call' }));
});

test('sharing without browser support has a message', async () => {
  const alerted = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  open('/vendor/test-tea/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(alerted).toHaveBeenCalledWith('Your browser does not support Web Share API!');
});

test('the badge tells what was checked and when', async () => {
  open('/vendor/test-tea');
  await userEvent.click(await screen.findByRole('button', { name: /^Verified/ }));
  const panel = await screen.findByRole('dialog', { name: 'What we checked' });
  expect(panel).toHaveTextContent('Phone number');
  expect(panel).toHaveTextContent('1 Nov 2026 · 15 Kartik 2083');
});

test('an unknown seller is a page that could not be found', async () => {
  open('/vendor/nobody');
  expect(await screen.findByText('This page could not be found')).toBeVisible();
});

test('the profile has the reviews with their means and replies', async () => {
  open('/vendor/rated-tea/profile');
  const reviews = await screen.findByRole('region', { name: 'Reviews' });
  expect(within(reviews).getByText('12 reviews')).toBeVisible();
  expect(await within(reviews).findByText('Annapurna Stores')).toBeVisible();
  expect(within(reviews).getByText('Thank you.')).toBeVisible();
  expect(within(reviews).getAllByLabelText('5 of 5 stars')).toHaveLength(2);
  const next = within(reviews).getByRole('link', { name: 'Next page' });
  expect(next).toHaveAttribute('href', '/vendor/rated-tea/profile?page=2#reviews');
});

test('a review of a buyer without a company has no name', async () => {
  open('/vendor/rated-tea/profile?page=2');
  expect(await screen.findByText('A buyer without a company')).toBeVisible();
});

test('a shop without public reviews has no such section', async () => {
  open('/vendor/test-tea/profile');
  await screen.findByRole('heading', { name: 'Statutory details' });
  expect(screen.queryByRole('heading', { name: 'Reviews' })).toBeNull();
});

test('the first page has the newest reviews and the way to all', async () => {
  open('/vendor/rated-tea');
  expect(await screen.findByText('Fresh leaves, page 1.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All reviews' })).toHaveAttribute(
    'href',
    '/vendor/rated-tea/profile#reviews',
  );
});

test('the first page of a shop without public reviews has none', async () => {
  open('/vendor/test-tea');
  await screen.findByRole('heading', { name: 'About us' });
  expect(screen.queryByRole('heading', { name: 'Reviews of orders' })).toBeNull();
});

test('the filters of a shop are links that stay on its page', async () => {
  open('/vendor/test-tea/products-and-services?sort=newest');
  const [honey] = await screen.findAllByRole('link', { name: 'Honey' });
  expect(honey).toHaveAttribute(
    'href',
    '/vendor/test-tea/products-and-services?sort=newest&category=honey',
  );
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('newest');
  expect(screen.queryByText('Koshi', { selector: 'a' })).toBeNull();
});

test('a shop without a match names the filter to remove', async () => {
  open('/vendor/test-tea/search?q=tea&price_max=10');
  expect(await screen.findByText('No results for “tea” in this shop')).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Without “Price”: 2 products' }),
  ).toHaveAttribute('href', '/vendor/test-tea/search?q=tea');
});

test.each(['', '/profile'])(
  'the page “%s” of a shop has its certificates and photos',
  async (page) => {
    open(`/vendor/rated-tea${page}`);
    expect(await screen.findByText('Valid until 1 Mar 2027')).toBeVisible();
    expect(screen.getByText('NASAA')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Photo 2 of 2' })).toHaveAttribute(
      'href',
      '/storage/drive/s/factory/1600.webp',
    );
  },
);

test('a certificate opens in the viewer', async () => {
  open('/vendor/rated-tea/profile');
  const scan = await screen.findByRole('link', { name: 'Open certificate Organic' });
  await userEvent.click(scan);
  const viewer = await screen.findByRole('dialog', { name: 'Organic' });
  expect(viewer).toBeVisible();
});

test('a company without a showcase has no such sections', async () => {
  open('/vendor/test-tea/profile');
  await screen.findByRole('heading', { name: 'Statutory details' });
  expect(screen.queryByRole('heading', { name: 'Certificates' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Gallery' })).toBeNull();
});
