/** The figures of the inbox, day by day: those of the reply as buyers saw them. */
import type { DealDay, Statistics } from '@haat/api/dashboard';

const MONTH = 30;

export type KpiLines = Record<'reply' | 'answered' | 'won', number[]>;
type ReplyDay = Pick<
  Statistics['per_day'][number],
  'response_rate' | 'response_time_hours'
>;

/** The last value of a line is the figure beside it. */
export const replyLines = (days: ReplyDay[]): Pick<KpiLines, 'reply' | 'answered'> => ({
  reply: published(days.map((day) => day.response_time_hours)),
  answered: published(days.map((day) => day.response_rate)),
});

export const wonLine = (days: Pick<DealDay, 'won'>[]): number[] => {
  const month = days.slice(-MONTH);
  return sumOf(month) ? month.map((_, at) => sumOf(month.slice(0, at + 1))) : [];
};

const sumOf = (days: Pick<DealDay, 'won'>[]) =>
  days.reduce((sum, { won }) => sum + won, 0);

const published = (values: (number | null)[]) => values.filter((value) => value !== null);
