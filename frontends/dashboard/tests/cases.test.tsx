/** A writer decides an answered case; staff answer, and the next case opens. */
import type { StaffCase } from '@haat/api/admin-cases';
import type { Case } from '@haat/enquiry';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { CasePage } from '../src/features/cases/pages/case-page';
import { QueuePage } from '../src/features/helpdesk/pages/queue-page';
import { pageOf } from './support/pages';
import { renderPart, serveApi } from './support/stage';

const AT = '2026-11-24T05:00:00.000Z';
const ANSWERED: Case = {
  reference: 'HT-T7RAQF',
  role: 'writer',
  kind: 'complaint',
  topic: 'quality',
  title: 'Wet cartons',
  status: 'answered',
  status_label: 'Answered',
  subject: { kind: 'order', id: 'o1', label: 'HO-1036 · Cartons' },
  about: null,
  supplier: 'Bagmati Packaging',
  supplier_ne: null,
  supplier_slug: 'bagmati',
  assigned_name: 'Bina Karki',
  answer_by: AT,
  due_at: '2026-12-01T05:00:00.000Z',
  created_at: AT,
  updated_at: AT,
  allowed_statuses: ['with_staff', 'closed'],
  can_write: true,
  steps: [
    { status: 'open', label: 'Sent', at: AT },
    { status: 'with_supplier', label: 'With the supplier', at: AT },
    { status: 'with_staff', label: 'With Haat', at: AT },
    { status: 'answered', label: 'Answered', at: AT },
    { status: 'closed', label: 'Closed', at: null },
  ],
  messages: [
    {
      id: 'm1',
      author: 'writer',
      name: 'Sita Gurung',
      is_mine: true,
      audience: 'all',
      text: '120 cartons arrived wet.',
      attachment_ids: [],
      created_at: AT,
    },
  ],
  views: [{ name: 'Bina Karki', subject: 'HO-1036', at: AT }],
  answered_at: AT,
  reopen_until: null,
};
const STAFF: StaffCase = {
  ...ANSWERED,
  role: 'admin',
  status: 'with_staff',
  allowed_statuses: ['with_supplier', 'answered', 'closed'],
  assigned_to: null,
  article: null,
  is_helpful: null,
  locale: 'ne',
  supplier_takes_part: true,
  writer: {
    user_id: null,
    name: 'Sita Gurung',
    email: 'sita@example.com',
    phone_number: null,
    order_count: 0,
    order_value: '0.00',
    cases: [],
  },
};
const row = (reference: string) => ({ ...STAFF, reference, name: 'Sita Gurung' });
const sent: unknown[] = [];
const store =
  (answer: object, status = 200) =>
  async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ data: answer }, { status });
  };
const server = serveApi(
  http.get('*/api/cases/HT-T7RAQF', () => HttpResponse.json({ data: ANSWERED })),
  http.post('*/api/cases/HT-T7RAQF/status', store(ANSWERED)),
  http.post('*/api/cases/HT-T7RAQF/messages', store(ANSWERED, 201)),
  http.get('*/api/admin/complaints', () =>
    HttpResponse.json(pageOf([row('HT-T7RAQF'), row('HT-222222')])),
  ),
  http.get('*/api/admin/complaints/summary', () =>
    HttpResponse.json({ data: { number: 2, mine: 0, oldest_at: AT } }),
  ),
  http.get('*/api/admin/case-templates', () =>
    HttpResponse.json({
      data: [
        {
          id: 't',
          title: 'Thanks',
          text: 'Thank you.',
          text_ne: 'धन्यवाद।',
          updated_at: AT,
        },
      ],
    }),
  ),
  http.get('*/api/admin/complaints/:number', ({ params }) =>
    HttpResponse.json({ data: { ...STAFF, reference: params['number'] } }),
  ),
  http.post('*/api/admin/complaints/:number/messages', store(STAFF, 201)),
  http.get('*/api/*', () => HttpResponse.json(pageOf([]))),
);
beforeEach(() => {
  sent.length = 0;
});

const renderAt = (part: ReactNode, at: string, path: string) =>
  renderPart(part, { at, path });
const renderCase = () =>
  renderAt(<CasePage side="buyer" />, '/buyer/cases/HT-T7RAQF', '/buyer/cases/:number');
const renderQueue = (at = '/admin/cases/HT-T7RAQF') =>
  renderAt(<QueuePage />, at, '/admin/cases/:number?');

test('an answered case says who handled it, and is closed by its writer', async () => {
  renderCase();
  expect(await screen.findByText('Does this solve it?')).toBeVisible();
  expect(screen.getByText('Bina Karki')).toBeVisible();
  expect(screen.getByText(/Bina Karki read HO-1036/)).toBeVisible();
  const steps = screen.getByRole('list', { name: 'Steps' });
  expect(within(steps).getByText('Answered').closest('li')).toHaveAttribute(
    'aria-current',
    'step',
  );
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute(
    'href',
    '/buyer/orders/o1',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Yes, close it' }));
  await expect.poll(() => sent).toEqual([{ status: 'closed' }]);
});

test('"Not yet" leads to the message, which is sent', async () => {
  renderCase();
  await userEvent.click(await screen.findByRole('button', { name: 'Not yet, reply' }));
  const field = screen.getByLabelText('Your message');
  expect(field).toHaveFocus();
  await userEvent.type(field, 'We need them on Thursday.');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect
    .poll(() => sent)
    .toEqual([{ text: 'We need them on Thursday.', attachment_ids: [] }]);
  await waitFor(() => expect(screen.getByLabelText('Your message')).toHaveValue(''));
});

test('a case that ended for good takes no message', async () => {
  const closed = {
    ...ANSWERED,
    status: 'closed',
    allowed_statuses: [],
    can_write: false,
  };
  server.use(
    http.get('*/api/cases/HT-T7RAQF', () => HttpResponse.json({ data: closed })),
  );
  renderCase();
  expect(await screen.findByText('This case is closed.')).toBeVisible();
  expect(screen.queryByLabelText('Your message')).toBeNull();
});

test('a number of somebody else is not found', async () => {
  server.use(
    http.get('*/api/cases/HT-T7RAQF', () =>
      HttpResponse.json({ message: 'Not found.', code: 'not_found' }, { status: 404 }),
    ),
  );
  renderCase();
  expect(await screen.findByText('Case not found')).toBeVisible();
});

test('a template in the writer’s language is the answer, and the next case opens', async () => {
  renderQueue();
  await userEvent.click(await screen.findByRole('button', { name: 'Thanks' }));
  expect(screen.getByLabelText('Your answer')).toHaveValue('धन्यवाद।');
  await userEvent.click(screen.getByRole('button', { name: 'Send and set Answered' }));
  await expect
    .poll(() => sent)
    .toEqual([{ text: 'धन्यवाद।', audience: 'all', status: 'answered' }]);
  const [, second] = await screen.findAllByRole('link', { name: /Wet cartons/ });
  await expect.poll(() => second?.getAttribute('aria-current')).toBe('true');
});

test('a note is no answer', async () => {
  renderQueue();
  await userEvent.click(await screen.findByLabelText('Note, staff only'));
  expect(screen.queryByRole('button', { name: 'Send and set Answered' })).toBeNull();
  await userEvent.type(screen.getByLabelText('Your note'), 'Third time.');
  await userEvent.click(screen.getByRole('button', { name: 'Save the note' }));
  await expect.poll(() => sent).toEqual([{ text: 'Third time.', audience: 'staff' }]);
});

test('the queue without a number opens its first case', async () => {
  renderQueue('/admin/cases');
  expect(await screen.findByLabelText('Your answer')).toBeInTheDocument();
  const [first] = screen.getAllByRole('link', { name: /Wet cartons/ });
  expect(first).toHaveAttribute('aria-current', 'true');
});
