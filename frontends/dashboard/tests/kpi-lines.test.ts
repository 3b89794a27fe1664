import type { DealDay } from '@haat/api/dashboard';
import { expect, test } from 'vitest';
import { kpiLines } from '../src/features/inbox/kpi-lines';

const day = (change: Partial<DealDay> = {}): DealDay => ({
  day: '2026-11-01',
  enquiries: 0,
  answers: 0,
  quotes: 0,
  due: 0,
  in_time: 0,
  won: 0,
  reply_hours: null,
  ...change,
});
const days = (count: number, change?: Partial<DealDay>) =>
  Array.from({ length: count }, () => day(change));

test('a seller without enquiries has no lines', () => {
  expect(kpiLines(days(30))).toEqual({ reply: [], answered: [], won: [] });
});

test('won enquiries add up', () => {
  const won = [0, 1, 0, 2].map((each) => day({ won: each }));
  expect(kpiLines(won).won).toEqual([0, 1, 1, 3]);
});

test('the share answered in time covers a month, without enquiries that are not due', () => {
  const prompt = days(30, { enquiries: 2, due: 2, in_time: 2 });
  const late = day({ enquiries: 2, due: 2 });
  const pending = day({ enquiries: 9 });
  const { answered } = kpiLines([...prompt, late, pending]);
  expect(answered).toEqual([1, 58 / 60, 56 / 58]);
});

test('four enquiries are too few for a share', () => {
  const few = [...days(29), day({ due: 4, in_time: 0 })];
  expect(kpiLines(few).answered).toEqual([]);
});

test('a reply time repeats while no enquiry is answered', () => {
  const answered = [day({ reply_hours: 2 }), ...days(28), day({ reply_hours: 4 })];
  expect(kpiLines(answered).reply).toEqual([3]);
  const { reply } = kpiLines([...answered, ...days(31)]);
  expect(reply).toEqual([3, ...Array<number>(31).fill(4)]);
});
