/** The buyer sees whom a requirement reached, and who opened its files. */
import type { FileOpeningOut, Recipient } from '@haat/api/matches';
import { activateLocale } from '@haat/platform';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { FileOpenings } from '../src/components/requirement/file-openings';
import { RecipientList } from '../src/components/requirement/recipient-list';
import { pageOf } from './support/pages';
import { renderPart, serveApi } from './support/stage';

const server = serveApi(http.get('*/api/*', () => HttpResponse.json({ data: [] })));
afterEach(async () => {
  await act(() => activateLocale('en'));
});

const AT = '2026-11-21T05:00:00Z';
const seller = (company_name: string, slug: string | null = 'himal') => ({
  id: company_name,
  slug,
  company_name,
  company_name_ne: null,
  company_logo: null,
  colour: null,
  district: 'Kaski',
  district_ne: 'कास्की',
  is_seller_verified: true,
});
const recipient = (name: string, facts: Partial<Recipient> = {}): Recipient => ({
  id: name,
  seller: seller(name),
  notified_at: AT,
  viewed_at: null,
  answer: null,
  answered_at: null,
  quote_id: null,
  ...facts,
});
const answer = (path: string, ...rows: object[]) =>
  server.use(http.get(`*/api/${path}`, () => HttpResponse.json(pageOf(rows))));
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  if (!row) throw new Error(`no row: ${name}`);
  return within(row);
};
const RECIPIENTS = [
  recipient('Quoting', {
    viewed_at: AT,
    answer: 'quoted',
    answered_at: AT,
    quote_id: 'q1',
  }),
  recipient('Notified'),
  recipient('Finding', { notified_at: null, viewed_at: AT }),
  recipient('Passing', {
    viewed_at: AT,
    answer: 'declined',
    answered_at: AT,
    seller: seller('Passing', null),
  }),
];

test('each supplier has the times it was notified, looked and answered', async () => {
  answer('requirements/r/matches', ...RECIPIENTS);
  renderPart(<RecipientList requirementId="r" hasLinks />);

  const quoting = await rowOf('Quoting');
  expect(quoting.getByRole('link', { name: 'See the quote' })).toHaveAttribute(
    'href',
    '/buyer/quotes/q1',
  );
  expect(quoting.getByRole('link', { name: 'Quoting' })).toHaveAttribute(
    'href',
    '/vendor/himal',
  );
  expect(quoting.getByText(/^Viewed /)).toBeVisible();
  expect((await rowOf('Notified')).getByText('Not viewed yet')).toBeVisible();
  const finding = await rowOf('Finding');
  expect(finding.getByText('Found it in the list of open leads')).toBeVisible();
  const passing = await rowOf('Passing');
  expect(passing.getByText(/^Declined /)).toBeVisible();
  expect(passing.queryByRole('link')).toBeNull();
});

test('an administrator gets no link to the quote', async () => {
  answer('requirements/r/matches', ...RECIPIENTS);
  renderPart(<RecipientList requirementId="r" />);

  await rowOf('Quoting');
  expect(screen.queryByRole('link', { name: 'See the quote' })).toBeNull();
});

test('the list is in Nepali too', async () => {
  await act(() => activateLocale('ne'));
  answer('requirements/r/matches', ...RECIPIENTS);
  renderPart(<RecipientList requirementId="r" hasLinks />);

  const quoting = await rowOf('Quoting');
  expect(quoting.getByText('कास्की')).toBeVisible();
  expect(screen.queryByText(/Viewed|Notified \d|Quoted|Declined/)).toBeNull();
});

test('a list without suppliers says so, and a failed one can be repeated', async () => {
  server.use(http.get('*/api/requirements/r/matches', () => HttpResponse.error()));
  renderPart(<RecipientList requirementId="r" />);
  const retry = await screen.findByRole('button', { name: /again|Retry/ });

  answer('requirements/r/matches');
  await userEvent.click(retry);
  expect(await screen.findByText('No supplier has received it yet.')).toBeVisible();
});

test('each opening of a file names the supplier, the file and the time', async () => {
  const opening: FileOpeningOut = {
    id: 'o',
    file_id: 'f',
    seller: seller('Himal'),
    opened_at: AT,
  };
  const file = { id: 'f', name: 'drawing.pdf', mime: 'application/pdf', size_bytes: 9 };
  answer('requirements/r/openings', opening, { ...opening, id: 'p', file_id: 'gone' });
  server.use(http.get('*/api/mydrive/shared', () => HttpResponse.json({ data: [file] })));
  renderPart(<FileOpenings requirementId="r" fileIds={['f']} />);

  expect(await screen.findByText('drawing.pdf')).toBeVisible();
  expect(screen.getAllByText(/^Opened on /)).toHaveLength(2);
  expect(screen.getByText('A file that is no longer here')).toBeVisible();
});
