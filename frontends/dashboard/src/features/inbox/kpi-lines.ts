/** The figures of the inbox, day by day. */
import type { DealDay } from '@haat/api/dashboard';

/** Both figures cover a month: each point is the value of its day. */
const MONTH = 30;
/** Fewer are not significant, as on the company's page. */
const LEAST = 5;

export type KpiLines = Record<'reply' | 'answered' | 'won', number[]>;

export const kpiLines = (days: DealDay[]): KpiLines => ({
  reply: fillGaps(monthsOf(days).map(meanReply)),
  answered: fillGaps(monthsOf(days).map(shareInTime)),
  won: addedUp(days.slice(-MONTH)),
});

const monthsOf = (days: DealDay[]) =>
  days.slice(MONTH - 1).map((_, at) => days.slice(at, at + MONTH));

const sumOf = (days: DealDay[], key: 'due' | 'in_time' | 'won') =>
  days.reduce((sum, day) => sum + day[key], 0);

function shareInTime(month: DealDay[]): number | null {
  const due = sumOf(month, 'due');
  return due >= LEAST ? sumOf(month, 'in_time') / due : null;
}

function meanReply(month: DealDay[]): number | null {
  const hours = month.flatMap(({ reply_hours: each }) => (each === null ? [] : [each]));
  return hours.length ? hours.reduce((sum, each) => sum + each) / hours.length : null;
}

const addedUp = (days: DealDay[]) =>
  sumOf(days, 'won') ? days.map((_, at) => sumOf(days.slice(0, at + 1), 'won')) : [];

/** Repeats the last value where one is missing. */
const fillGaps = (values: (number | null)[]) =>
  values.reduce<number[]>((line, value) => {
    const next = value ?? line.at(-1);
    return next === undefined ? line : [...line, next];
  }, []);
