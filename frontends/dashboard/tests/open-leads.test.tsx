/** A seller browses all open leads, and reads why one cannot be opened. */
import type { OpenLead } from '@haat/api/matches';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { LeadPage } from '../src/features/leads/pages/lead-page';
import { OpenLeadsPage } from '../src/features/leads/pages/open-leads-page';
import { pageOf } from './support/pages';
import { renderPart, serveApi } from './support/stage';

const LEAD: OpenLead = {
  id: 'r1',
  status: null,
  status_label: null,
  title: 'Brass lamps',
  category: { id: 'c', slug: 'lamps', name: 'Lamps', name_ne: 'बत्ती' },
  items: [{ id: 'i', name: 'Lamp', quantity: '100', unit_id: null, unit: 'piece' }],
  delivery: { province_id: 3, district_id: 306, municipality_id: null },
  needed_by: null,
  is_private: false,
  max_quotes: 10,
  seats_left: 7,
  opened_at: '2026-11-21T05:00:00Z',
  expires_at: '2026-11-28T05:00:00Z',
};
const searches: string[] = [];
let leads = [LEAD];
const server = serveApi(
  http.get('*/api/requirements/open', ({ request }) => {
    searches.push(new URL(request.url).search);
    return HttpResponse.json(pageOf(leads));
  }),
  http.get('*/api/locations/districts', () =>
    HttpResponse.json({ data: [{ id: 306, name: 'Kavre', name_ne: 'काभ्रे' }] }),
  ),
  http.get('*/api/*', () => HttpResponse.json({ data: [] })),
);
beforeEach(() => {
  leads = [LEAD];
  searches.length = 0;
});

const renderAt = (part: ReactNode, at: string, path: string) =>
  renderPart(part, { at, path });
const OPEN = '/seller/requirements/open';
const renderList = (search = '') => renderAt(<OpenLeadsPage />, `${OPEN}${search}`, OPEN);

test('an open lead links to its page, and the tabs to the company’s own leads', async () => {
  renderList();
  const link = await screen.findByRole('link', { name: 'Brass lamps' });
  expect(link).toHaveAttribute('href', '/seller/requirements/r1');
  expect(screen.getByText('7 of 10')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All open' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByRole('link', { name: 'Shortlisted' })).toHaveAttribute(
    'href',
    '/seller/requirements?tab=shortlisted',
  );
});

test('filters and the searched text are in the request', async () => {
  renderList('?category=c1&page=2');
  await screen.findByRole('link', { name: 'Brass lamps' });
  expect(searches.at(-1)).toBe('?category_id=c1&page=2');
  await userEvent.selectOptions(await screen.findByLabelText('District'), 'Kavre');
  await userEvent.type(screen.getByRole('searchbox'), 'lamp{Enter}');
  await expect
    .poll(() => searches.at(-1))
    .toBe('?q=lamp&category_id=c1&district_id=306&page=1');
});

test('an empty list says why', async () => {
  leads = [];
  renderList();
  expect(await screen.findByText('No open leads right now')).toBeVisible();
  cleanup();
  renderList('?q=x');
  expect(await screen.findByText('Nothing here')).toBeVisible();
});

test('a company that has used up its leads reads so', async () => {
  const refusal = {
    message: 'Your company has had its 7 leads of the last seven days.',
    code: 'leads_used_up',
    errors: {},
    reason: { code: 'leads_used_up', params: { max: '7' } },
  };
  server.use(
    http.get('*/api/requirements/r1', () =>
      HttpResponse.json({ message: 'Not found.', code: 'not_found' }, { status: 404 }),
    ),
    http.post('*/api/requirements/r1', () => HttpResponse.json(refusal, { status: 409 })),
  );
  renderAt(<LeadPage />, '/seller/requirements/r1', '/seller/requirements/:id');
  expect(await screen.findByText('You can’t open this lead yet')).toBeVisible();
  expect(screen.getByText(refusal.message)).toBeVisible();
});
