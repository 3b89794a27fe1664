import { isoDay } from '@haat/platform';

const DAY_MS = 86_400_000;

/** The day so many days from today in Kathmandu, as the wire writes it. */
export const dayAhead = (days: number) => isoDay(new Date(Date.now() + days * DAY_MS));
