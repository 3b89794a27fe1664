/** The first enquiry opens by itself on wide screens; only a user sets it to seen (ADR 97). */
import { act, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InboxPage } from '../src/features/inbox/pages/inbox-page';
import { enquiry } from './support/enquiry';
import { pageOf } from './support/pages';
import { renderPart, serveApi } from './support/stage';

const ROWS = [
  enquiry({ id: 'e1', name: 'Sita Gurung' }),
  enquiry({ id: 'e2', name: 'Ramesh Thapa' }),
];
// jsdom scrolls nothing.
Element.prototype.scrollTo = () => undefined;
let rows = ROWS;
const changed: string[] = [];
serveApi(
  http.get('*/api/enquiries', () =>
    HttpResponse.json(pageOf(rows, { counts: { new: 2 }, unread: 0 })),
  ),
  http.get('*/api/enquiries/:id', ({ params }) =>
    HttpResponse.json({ data: ROWS.find(({ id }) => id === params['id']) }),
  ),
  http.post('*/api/enquiries/:id', ({ params }) => {
    changed.push(String(params['id']));
    return HttpResponse.json({ data: { ...ROWS[0], status: 'seen' } });
  }),
  http.get('*/api/dashboard/seller', () => HttpResponse.json({ data: { per_day: [] } })),
  http.get('*/api/sellerprofile/statistics', () =>
    HttpResponse.json({ data: { per_day: [] } }),
  ),
  http.get('*/api/*', () => HttpResponse.json(pageOf([]))),
);
const screenOf = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
beforeEach(() => {
  rows = ROWS;
  changed.length = 0;
  screenOf(true);
});
afterEach(() => {
  vi.useRealTimers();
});

const renderAt = (search = '') =>
  renderPart(<InboxPage side="seller" />, { at: `/seller/enquiries${search}` });
// A busy machine renders the complete inbox slowly.
const WAIT = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });
const opened = () => screen.findByText('Sita Gurung', { selector: 'h2' }, WAIT);
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

test('the first one opens by itself and stays new', async () => {
  renderAt();
  await opened();
  vi.useFakeTimers();
  await seconds(30);
  expect(changed).toEqual([]);
});

test('it is seen after some seconds with a moving pointer in it', async () => {
  renderAt();
  const head = await opened();
  vi.useFakeTimers();
  fireEvent.pointerMove(head);
  await seconds(2);
  expect(changed).toEqual([]);
  await seconds(3);
  vi.useRealTimers();
  await expect.poll(() => changed, WAIT).toEqual(['e1']);
});

test('an opened one is seen at once', async () => {
  renderAt('?id=e1');
  await opened();
  await expect.poll(() => changed, WAIT).toEqual(['e1']);
});

test('on a phone nothing opens by itself', async () => {
  screenOf(false);
  renderAt();
  await screen.findAllByTestId('enquiry-row', {}, WAIT);
  expect(screen.queryByText('Sita Gurung', { selector: 'h2' })).toBeNull();
});

test('a new seller has one empty state, without keys for enquiries', async () => {
  rows = [];
  renderAt();
  expect(await screen.findByText('No enquiries yet', {}, WAIT)).toBeVisible();
  expect(screen.queryByText('Choose an enquiry')).toBeNull();
});
