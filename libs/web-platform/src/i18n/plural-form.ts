/**
 * Which form of a noun a count takes, for `<Select>`: English and Nepali have one form for 1 and another for the rest (CLDR).
 * Lingui's own plural builds the browser's number formatter for each text: 60 to 90 ms of a slow phone.
 */
export const pluralForm = (count: number): 'one' | 'other' =>
  count === 1 ? 'one' : 'other';
