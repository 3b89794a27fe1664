/** The value of a date-and-time field, which has no zone: Nepal's, always +05:45. */
const OFFSET_MS = (5 * 60 + 45) * 60 * 1000;
const DAY_MS = 24 * 3600 * 1000;
/** When a reminder comes unless its hour is chosen. */
export const ELEVEN = '11:00';
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

export const fieldOf = (iso: string | null | undefined): string =>
  iso ? new Date(Date.parse(iso) + OFFSET_MS).toISOString().slice(0, 16) : '';

/** null for an empty or half-filled field. */
export function momentOf(field: string): string | null {
  if (!DATE_TIME.test(field)) return null;
  return new Date(Date.parse(`${field}:00Z`) - OFFSET_MS).toISOString();
}

/** So many days from now, at eleven in the morning. */
export const atEleven = (days: number, now: number): string =>
  momentOf(
    `${fieldOf(new Date(now + days * DAY_MS).toISOString()).slice(0, 10)}T${ELEVEN}`,
  ) ?? '';
