/** The board folds what has ended; the user opens it, and finds it open the next time. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { InboxPage } from '../src/features/inbox/pages/inbox-page';
import { enquiry } from './support/enquiry';
import { pageOf } from './support/pages';
import { renderPart, serveApi } from './support/stage';

vi.setConfig({ testTimeout: 60_000 });
const ROWS = [
  enquiry({ id: 'e1', name: 'Sita Gurung', status: 'new' }),
  enquiry({ id: 'e2', name: 'Ramesh Thapa', status: 'won' }),
];
serveApi(
  http.get('*/api/enquiries', () =>
    HttpResponse.json(pageOf(ROWS, { counts: { new: 1, won: 1 }, unread: 0 })),
  ),
  http.get('*/api/dashboard/seller', () => HttpResponse.json({ data: { per_day: [] } })),
  http.get('*/api/sellerprofile/statistics', () =>
    HttpResponse.json({ data: { per_day: [] } }),
  ),
  http.get('*/api/*', () => HttpResponse.json(pageOf([]))),
);
beforeEach(() => localStorage.clear());

const show = () => renderPart(<InboxPage side="seller" />, { at: '/seller?view=board' });
const won = async () => within(await screen.findByRole('region', { name: 'Won' }));

test('won and closed are folded, with their number; what waits is not', async () => {
  show();
  const fresh = within(await screen.findByRole('region', { name: 'New' }));
  expect(await fresh.findByText('Sita Gurung')).toBeVisible();
  expect(fresh.queryByRole('button', { name: /^New/ })).toBeNull();
  const fold = await (await won()).findByRole('button', { name: /^Won ?1$/ });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Ramesh Thapa')).toBeNull();
});

test('a folded column opens by its button, and is open the next time', async () => {
  const { unmount } = show();
  const fold = await (await won()).findByRole('button', { name: /^Won ?1$/ });
  fold.focus();
  await userEvent.keyboard('{Enter}');
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(fold).toHaveFocus();
  expect((await won()).getByText('Ramesh Thapa')).toBeVisible();
  unmount();
  show();
  expect(await (await won()).findByText('Ramesh Thapa')).toBeVisible();
  await userEvent.click(await (await won()).findByRole('button', { name: /^Won ?1$/ }));
  expect(screen.queryByText('Ramesh Thapa')).toBeNull();
});
