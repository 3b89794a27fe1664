/** Lists of users and companies: one row of filters, the others in a sheet. */
import { loadOverlays } from '@haat/platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { UsersPage } from '../src/features/users/pages/users-page';
import { pageOf } from './support/pages';
import { renderPart, serveApi } from './support/stage';

await loadOverlays();

const user = {
  id: 'u1',
  fname: 'Maya',
  lname: 'Gurung',
  email: 'maya@example.com',
  roles: ['buyer'],
  email_verified_at: '2026-11-01T05:00:00Z',
  suspended_at: null,
  suspended_reason: null,
  created_at: '2026-11-01T05:00:00Z',
};
let search = '';
serveApi(
  http.get('*/api/admin/users', ({ request }) => {
    search = new URL(request.url).search;
    return HttpResponse.json(pageOf([user]));
  }),
  http.get('*/api/*', () => HttpResponse.json({ data: [] })),
);

const renderAt = (query: string) =>
  renderPart(<UsersPage />, { at: `/admin/users${query}` });
const sent = () => Object.fromEntries(new URLSearchParams(search));

test('days to filter by are in a sheet, and a chip removes them', async () => {
  renderAt('?role=buyer&since=2026-11-01');
  expect(await screen.findByRole('link', { name: 'Maya Gurung' })).toBeVisible();
  expect(sent()).toMatchObject({ role: 'buyer', since: '2026-11-01' });
  expect(screen.queryByLabelText('Joined from')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).getByLabelText('Joined from')).toBeVisible();
  await userEvent.selectOptions(within(sheet).getByLabelText('Status'), 'suspended');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Done' }));
  await userEvent.click(await screen.findByRole('link', { name: /Remove “1 Nov/ }));
  await screen.findByRole('link', { name: 'Maya Gurung' });
  expect(sent()).toMatchObject({ role: 'buyer', status: 'suspended' });
  expect(sent()).not.toHaveProperty('since');
});

test('a role is a view of the list', async () => {
  renderAt('?role=seller');
  const views = await screen.findByRole('navigation', { name: 'Users by role' });
  expect(within(views).getByRole('link', { name: 'Sellers' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
