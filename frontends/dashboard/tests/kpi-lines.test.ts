import { expect, test } from 'vitest';
import { replyLines, wonLine } from '../src/features/inbox/kpi-lines';

const seen = (response_rate: number | null, response_time_hours: number | null) => ({
  response_rate,
  response_time_hours,
});

test('a seller without enquiries has no lines', () => {
  expect(replyLines([seen(null, null), seen(null, null)])).toEqual({
    reply: [],
    answered: [],
  });
  expect(wonLine([{ won: 0 }, { won: 0 }])).toEqual([]);
});

test('the lines of the reply are the public figures and end with those of today', () => {
  const days = [seen(null, null), seen(90, 2.5), seen(80, 3), seen(92, null)];
  expect(replyLines(days)).toEqual({ reply: [2.5, 3], answered: [90, 80, 92] });
});

test('won enquiries of the last month add up', () => {
  const won = [9, ...Array<number>(26).fill(0), 0, 1, 0, 2].map((each) => ({
    won: each,
  }));
  expect(wonLine(won).slice(-4)).toEqual([0, 1, 1, 3]);
  expect(wonLine(won)).toHaveLength(30);
});
