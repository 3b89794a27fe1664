/** One frame for three dashboards: switch, palette, keys, help, and pages that fail. */
import { RouteError, type User } from '@haat/platform';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DashboardLayout } from '../src/layouts/dashboard-layout';
import type { DashboardName } from '../src/layouts/dashboards';
import { renderPart, serveApi } from './support/stage';

const ARTICLES = ['account', 'quote', 'limits', 'photo'].map((slug) => ({
  slug,
  audience: 'both',
  category: 'selling',
  title: `About ${slug}`,
  title_ne: slug,
  summary: slug,
  summary_ne: slug,
  updated_at: '2026-11-21T05:00:00Z',
}));
serveApi(
  http.get('*/api/webui/help', ({ request }) => {
    const q = new URL(request.url).searchParams.get('q');
    const found = ARTICLES.filter(({ slug }) => q?.split(' ').includes(slug));
    return HttpResponse.json({ data: q ? found : ARTICLES });
  }),
  http.get('*/api/notifications', () =>
    HttpResponse.json({ data: [], links: {}, meta: { unread: 0 } }),
  ),
  http.get('*/api/*', () => HttpResponse.json({ message: 'No.' }, { status: 404 })),
);
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const userWith = (...roles: string[]) =>
  ({ id: 'u', fname: 'Sita', lname: 'Gurung', email: 's@example.com', roles }) as User;
const Where = () => <p data-testid="where">{useLocation().pathname}</p>;
function Missing(): never {
  throw new RouteError(404, 'This page could not be found');
}

function renderDashboard(name: DashboardName, at: string, user: User) {
  return renderPart(
    <Routes>
      <Route element={<DashboardLayout name={name} />}>
        <Route path="/buyer/missing" element={<Missing />} />
        <Route path="*" element={<Where />} />
      </Route>
    </Routes>,
    { as: user, at },
  );
}
const waiting = { timeout: 15_000 };

test('who only buys has no switch, who also sells has one', () => {
  renderDashboard('buyer', '/buyer', userWith('buyer'));
  expect(screen.queryByRole('navigation', { name: 'Buying or selling' })).toBeNull();
  cleanup();
  renderDashboard('seller', '/seller/orders', userWith('buyer', 'seller'));
  const areas = screen.getByRole('navigation', { name: 'Buying or selling' });
  expect(within(areas).getByRole('link', { current: true }).textContent).toBe('Selling');
});

test('staff have all their pages in the side bar, the open one marked', () => {
  renderDashboard('admin', '/admin/users', userWith('admin'));
  const nav = screen.getByRole('navigation', { name: 'Admin' });
  expect(within(nav).getAllByRole('link')).toHaveLength(13);
  expect(within(nav).getByRole('link', { current: 'page' }).textContent).toBe('Users');
});

test('Ctrl-K finds a page by its name and opens it', async () => {
  renderDashboard('buyer', '/buyer', userWith('buyer'));
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', {}, waiting);
  await userEvent.type(field, 'wishl{Enter}');
  await vi.waitFor(
    () => expect(screen.getByTestId('where').textContent).toBe('/buyer/wishlists'),
    waiting,
  );
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('Escape closes the palette', async () => {
  renderDashboard('buyer', '/buyer', userWith('buyer'));
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', {}, waiting);
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('combobox')).toBeNull(), waiting);
});

test('the palette searches the market for what is no page', async () => {
  renderDashboard('buyer', '/buyer', userWith('buyer'));
  await userEvent.keyboard('/');
  const field = await screen.findByRole('combobox', {}, waiting);
  await userEvent.type(field, 'brass lamp');
  await userEvent.click(
    await screen.findByText('Search products for “brass lamp”', {}, waiting),
  );
  await vi.waitFor(
    () => expect(screen.getByTestId('where').textContent).toBe('/search'),
    waiting,
  );
});

test('? lists the keys, but not while somebody types', async () => {
  renderDashboard('buyer', '/buyer', userWith('buyer'));
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard' }, waiting);
  expect(dialog.textContent).toContain('Ctrl K');
});

test('help has three articles of the page, a call and a complaint', async () => {
  renderDashboard('buyer', '/buyer/quotes', userWith('buyer'));
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  const dialog = await screen.findByRole('dialog', { name: 'Help' }, waiting);
  const list = await within(dialog).findByTestId('help-articles', {}, waiting);
  await vi.waitFor(() => {
    const titles = within(list).getAllByRole('button');
    expect(titles).toHaveLength(3);
    expect(titles[0]?.textContent).toContain('About quote');
  }, waiting);
  const links = within(dialog).getAllByRole('link');
  const hrefs = links.map((link) => link.getAttribute('href'));
  expect(hrefs.some((href) => href?.startsWith('tel:'))).toBe(true);
  expect(hrefs).toContain('/contact-us?kind=complaint#form');
});

test('a missing page leaves the bars of its dashboard', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderDashboard('buyer', '/buyer/missing', userWith('buyer'));
  expect(await screen.findByText('This page could not be found')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'My account' })).toBeTruthy();
  report.mockRestore();
});
