import type { Todo, TodoItem } from '@haat/api/dashboard';
import { expect, test } from 'vitest';
import { csvOf } from '../src/components/charts/day-file';
import { groupsOf, longKinds } from '../src/features/home/queue';

const item = (changes: Partial<TodoItem>): TodoItem => ({
  title: 'Orthodox tea',
  who: null,
  text: null,
  step: null,
  quantity: null,
  unit: null,
  unit_id: null,
  amount: null,
  quotes: [],
  due_at: null,
  group: 'week',
  link: '/seller/orders/1',
  ...changes,
});

const todo = (kind: Todo['kind'], count: number, ...items: TodoItem[]): Todo => ({
  kind,
  count,
  link: `/seller/${kind}`,
  items,
});

test('tasks of all kinds are grouped by their deadline, the most urgent first', () => {
  const groups = groupsOf([
    todo('orders', 1, item({ link: '/1' })),
    todo(
      'unanswered',
      3,
      item({ link: '/2', due_at: '2026-11-29T10:00:00Z' }),
      item({ link: '/3', group: 'overdue', due_at: '2026-11-24T10:00:00Z' }),
    ),
    todo('new_leads', 1, item({ link: '/4', due_at: '2026-11-28T10:00:00Z' })),
  ]);
  expect(groups.map(({ group }) => group)).toEqual(['overdue', 'week']);
  const links = groups.map(({ tasks }) => tasks.map((task) => task.item.link));
  expect(links).toEqual([['/3'], ['/4', '/2', '/1']]);
});

test('a kind with more rows than tasks has a link to all of them', () => {
  const kinds = [todo('orders', 1, item({})), todo('unanswered', 9, item({}))];
  expect(longKinds(kinds).map(({ kind }) => kind)).toEqual(['unanswered']);
});

test('the file of a chart has a column for each line', () => {
  const rows = [{ day: '2026-11-26', quotes: 4 }];
  const csv = csvOf(rows, [{ key: 'quotes', label: 'Quotes "sent"' }]);
  expect(csv).toBe('\uFEFFday,"Quotes ""sent"""\r\n2026-11-26,4\r\n');
});
