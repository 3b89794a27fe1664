/** The package has no types of its own. */
declare module 'bikram-sambat' {
  /** `date` is an ISO day; throws before BS 1970 and after BS 2090. */
  export function toBik(date: string): { year: number; month: number; day: number };
  /** `2026-12-30`; throws for a day that does not exist. */
  export function toGreg_text(year: number, month: number, day: number): string;
}
