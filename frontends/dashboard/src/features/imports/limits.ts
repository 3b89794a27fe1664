/** Limits of a sheet, equal to the API's. */
export const ACCEPTED = '.csv,.tsv,.txt,.xlsx';
export const LARGEST_BYTES = 10 * 1024 * 1024;
export type Refusal = 'kind' | 'size' | 'empty';

/** Known before anything is sent. */
export function refusalOf({ name, size }: File): Refusal | null {
  if (!/\.(csv|tsv|txt|xlsx)$/i.test(name)) return 'kind';
  if (size > LARGEST_BYTES) return 'size';
  return size === 0 ? 'empty' : null;
}
