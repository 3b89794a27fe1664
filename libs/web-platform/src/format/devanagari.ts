/**
 * Nepali written by us: not every browser carries Nepali locale data (Chromium builds fall back to
 * English), and what the server rendered must equal what the browser renders.
 */
const ZERO = 0x0966;

/** 1,45,000 → १,४५,००० */
export const inDevanagari = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(ZERO + Number(digit)));

/** १,४५,००० → 1,45,000: what is typed in either script is sent in one. */
export const inLatinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO));

export const NEPALI_MONTHS = [
  'जनवरी',
  'फेब्रुअरी',
  'मार्च',
  'अप्रिल',
  'मे',
  'जुन',
  'जुलाई',
  'अगस्ट',
  'सेप्टेम्बर',
  'अक्टोबर',
  'नोभेम्बर',
  'डिसेम्बर',
];

const UNITS: Record<string, string> = {
  year: 'वर्ष',
  month: 'महिना',
  week: 'हप्ता',
  day: 'दिन',
  hour: 'घण्टा',
  minute: 'मिनेट',
};

/** `४ मिनेट अघि`, `३ दिनमा`; `value` is negative for the past. */
export function nepaliRelative(value: number, unit: string): string {
  const name = UNITS[unit] ?? unit;
  const count = inDevanagari(String(Math.abs(value)));
  return value < 0 ? `${count} ${name} अघि` : `${count} ${name}मा`;
}
