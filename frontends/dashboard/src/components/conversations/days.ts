import { isoDay } from '@haat/platform';

type Dated = { at: string };
export type Day<T> = { day: string; entries: T[] };

/** By the days of Kathmandu, in the order they come. */
export function daysOf<T extends Dated>(entries: T[]): Day<T>[] {
  const days: Day<T>[] = [];
  for (const entry of entries) {
    const day = isoDay(new Date(entry.at));
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
