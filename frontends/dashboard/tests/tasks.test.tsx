/** Tasks of the home page: put off until tomorrow and back, and questions about products. */
import type { Dashboard, Todo, TodoItem } from '@haat/api/dashboard';
import { Toaster, loadOverlays } from '@haat/platform';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { WorkQueue } from '../src/features/home/components/work-queue';
import { pageOf } from './support/pages';
import { renderPart, serveApi } from './support/stage';

await loadOverlays();

const KG = {
  id: 'unit-kg',
  code: 'kg',
  name: 'Kilogram',
  name_ne: 'किलोग्राम',
  symbol: 'kg',
  dimension: 'mass',
};
const ITEM: TodoItem = {
  title: 'Orthodox tea',
  who: 'Sita Gurung',
  text: null,
  step: null,
  quantity: '300',
  unit: null,
  unit_id: KG.id,
  amount: null,
  quotes: [],
  due_at: null,
  group: 'week',
  link: '/seller/requirements/r1',
};
const todo: Todo = {
  kind: 'new_leads',
  count: 1,
  link: '/seller/requirements',
  items: [ITEM],
};
const home = { todo: [todo], done_today: 0 } as unknown as Dashboard;
const QUESTION = {
  id: 'q1',
  version: 1,
  status: 'open',
  status_label: 'Open',
  product: { id: 'p1', slug: 'tea', name: 'Green tea', name_ne: null, image: null },
  seller: { id: 's1' },
  body: 'Is it organic?',
  asked_at: '2026-11-20T05:00:00Z',
  answer: null,
  answered_at: null,
};
let questions: object[] = [];
const sent: unknown[] = [];
serveApi(
  http.get('*/api/productunitsearch', () => HttpResponse.json({ data: [KG] })),
  http.get('*/api/questions', () => HttpResponse.json(pageOf(questions))),
  http.get('*/api/*', () => HttpResponse.json(pageOf([]))),
  http.all('*/api/*', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ data: {} });
  }),
);
afterEach(() => {
  questions = [];
  sent.length = 0;
});

const show = () =>
  renderPart(
    <>
      <WorkQueue home={home} side="seller" />
      <Toaster />
    </>,
  );

test('a task is put off until tomorrow, and Undo has it back', async () => {
  show();
  const remind = /^Remind me tomorrow: .*Orthodox tea/;
  await userEvent.click(await screen.findByRole('button', { name: remind }));
  expect(await screen.findByText(/^Tomorrow again: .*Orthodox tea/)).toBeInTheDocument();
  const task = { kind: 'new_leads', link: ITEM.link };
  expect(sent).toEqual([{ ...task, is_deferred: true }]);
  fireEvent.click(screen.getByText('Undo'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ ...task, is_deferred: false });
});

test('an open question about a product is a task that cannot be put off', async () => {
  questions = [QUESTION];
  show();
  expect(await screen.findByText('“Is it organic?”')).toBeVisible();
  expect(
    screen.queryByRole('button', { name: /Remind me tomorrow.*Green tea/ }),
  ).toBeNull();
  const link = document.querySelector('[data-task="product_questions"]');
  expect(link?.getAttribute('href')).toMatch(/#q1$/);
});

test('a quantity that the title has is not repeated', async () => {
  const stated = { ...ITEM, title: 'Rice 300 kg', link: '/seller/requirements/r2' };
  renderPart(
    <WorkQueue
      home={{ ...home, todo: [{ ...todo, count: 2, items: [ITEM, stated] }] }}
      side="seller"
    />,
  );
  expect(await screen.findByText(/Rice 300 kg/)).toBeVisible();
  expect(await screen.findByText('300 kg')).toBeVisible();
});

test('a quantity has the name of its unit, also where only its id is known', async () => {
  show();
  expect(await screen.findByText('300 kg')).toBeVisible();
});
