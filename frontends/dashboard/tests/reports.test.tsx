/** Staff decide a report: possible decisions only, a note where the seller reads it. */
import type { ReportOut } from '@haat/api/admin-seller-reports';
import { loadOverlays } from '@haat/platform';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { ReportsPage } from '../src/features/reports/pages/reports-page';
import { OldComplaint } from '../src/routes/old-complaint';
import { pageOf } from './support/pages';
import { renderPart, serveApi } from './support/stage';

await loadOverlays();

const AT = '2026-11-24T05:00:00.000Z';
const REPORT: ReportOut = {
  id: 'r1',
  reference: 'R-7K3Q9D2M',
  seller: { id: 's1', slug: 'himal-tea', company_name: 'Himal Tea', status: 'active' },
  reason: 'fraud',
  reason_label: 'Fraud',
  text: 'They took the money and left.',
  email: null,
  reporter_id: null,
  status: 'open',
  status_label: 'Open',
  allowed_statuses: ['dismissed', 'warned', 'suspended'],
  history: [],
  note: null,
  created_at: AT,
  handled_at: null,
};
const REFUSAL = {
  message: 'The given data was invalid.',
  code: 'invalid',
  errors: { note: ['Describe what’s wrong.'] },
  reason: { code: 'invalid', params: {} },
  reasons: { note: { code: 'reason_missing', params: {} } },
};
let reports = [REPORT];
const sent: unknown[] = [];
serveApi(
  http.get('*/api/admin/reports', () => HttpResponse.json(pageOf(reports))),
  http.get('*/api/admin/product-reports', () => HttpResponse.json(pageOf([]))),
  http.post('*/api/admin/reports/r1', async ({ request }) => {
    const body = (await request.json()) as { note: string | null };
    sent.push(body);
    if (!body.note) return HttpResponse.json(REFUSAL, { status: 422 });
    reports = [];
    return HttpResponse.json({ data: REPORT });
  }),
  http.get('*/api/*', () => HttpResponse.json({ data: [] })),
);
beforeEach(() => {
  reports = [REPORT];
  sent.length = 0;
});

const Here = () => <p>{useLocation().pathname}</p>;
const renderAt = (at: string) =>
  renderPart(
    <Routes>
      <Route path="/admin/reports" element={<ReportsPage />} />
      <Route path="/admin/complaints/:number?" element={<OldComplaint />} />
      <Route path="*" element={<Here />} />
    </Routes>,
    { at },
  );

test('a warning needs the reason that the seller reads', async () => {
  renderAt('/admin/reports');
  const warn = 'Warn the seller';
  await userEvent.click(await screen.findByRole('button', { name: warn }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: warn }));
  expect(await dialog.findByText('Describe what’s wrong.')).toBeVisible();
  const note = dialog.getByRole('textbox', { name: /Reason for the seller/ });
  await userEvent.type(note, 'Deliver what was paid.');
  await userEvent.click(dialog.getByRole('button', { name: warn }));
  expect(await screen.findByText('No reports here')).toBeVisible();
  expect(sent).toEqual([
    { status: 'warned', note: null },
    { status: 'warned', note: 'Deliver what was paid.' },
  ]);
});

test('a decided report has its history and can only be reopened', async () => {
  const entry = { id: 'h1', to_status: 'warned', to_label: 'Seller warned' };
  const history = [{ ...entry, by: 'u1', note: 'Second time.', at: AT }];
  const decided = { status: 'warned', status_label: 'Seller warned', history };
  reports = [{ ...REPORT, ...decided, allowed_statuses: ['open'] }];
  renderAt('/admin/reports?status=handled');
  expect(await screen.findByText('Second time.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reopen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Warn the seller' })).toBeNull();
});

test.each([
  ['/admin/complaints', '/admin/cases'],
  ['/admin/complaints/HT-T7RAQF', '/admin/cases/HT-T7RAQF'],
  ['/admin/complaints/0191f3c2-0000-7000-8000-000000000000', '/admin/cases'],
])('%s opens %s', async (at, to) => {
  renderAt(at);
  expect(await screen.findByText(to)).toBeVisible();
});
