/** Messages open the first conversation on wide screens, as the inbox does (ADR 97). */
import { act, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MessagesPage } from '../src/features/conversations/pages/messages-page';
import { conversation } from './support/conversation';
import { pageOf } from './support/pages';
import { renderPart, serveApi } from './support/stage';

const ROWS = [
  conversation({ id: 'c1', unread_count: 1 }),
  conversation({ id: 'c2', unread_count: 0 }),
];
// jsdom scrolls and measures nothing.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
);
Element.prototype.scrollTo = () => undefined;
const read: string[] = [];
const opened: string[] = [];
serveApi(
  http.get('*/api/conversations', () => HttpResponse.json(pageOf(ROWS))),
  http.get('*/api/conversations/:id', ({ params }) => {
    opened.push(String(params['id']));
    return HttpResponse.json({ data: ROWS.find(({ id }) => id === params['id']) });
  }),
  http.post('*/api/conversations/:id/read', ({ params }) => {
    read.push(String(params['id']));
    return HttpResponse.json({ data: {} });
  }),
  http.get('*/api/productunitsearch', () => HttpResponse.json({ data: [] })),
  http.get('*/api/*', () => HttpResponse.json(pageOf([]))),
  http.all('*/api/*', () => HttpResponse.json({ data: {} })),
);
const screenOf = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
beforeEach(() => {
  read.length = 0;
  opened.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const show = () => renderPart(<MessagesPage />, { at: '/messages', path: '/messages' });
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));
const WAIT = { timeout: 20_000 };
vi.setConfig({ testTimeout: 60_000 });

test('the first one opens, and is read only after some seconds in it', async () => {
  screenOf(true);
  show();
  const talk = await screen.findByRole('region', { name: 'Conversation' }, WAIT);
  expect(opened).toEqual(['c1']);
  vi.useFakeTimers();
  await seconds(30);
  expect(read).toEqual([]);
  fireEvent.pointerMove(talk);
  await seconds(5);
  vi.useRealTimers();
  await expect.poll(() => read, WAIT).toEqual(['c1']);
});

test('on a phone nothing opens by itself', async () => {
  screenOf(false);
  show();
  expect(await screen.findAllByText('Brass lamps', {}, WAIT)).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Conversation' })).toBeNull();
});
