import { numeral, type Enquiry } from '@haat/platform';
import type { TaxMode } from '../../api/quotes';
import { isAmount, type OfferLine } from './offer';

export type OfferValues = {
  lines: OfferLine[];
  taxMode: TaxMode;
  freight: string;
  validUntil: string;
  note: string;
};
const DAY_MS = 24 * 3600 * 1000;
const VALID_DAYS = 7;
export const MOST_LINES = 10;

export const emptyLine = (): OfferLine => ({
  what: '',
  quantity: '',
  unit: '',
  price: '',
});

/** What was asked for stands there already; a week is the usual validity. */
export const valuesFor = (enquiry: Enquiry, what: string, now: number): OfferValues => ({
  lines: [
    {
      ...emptyLine(),
      what,
      quantity: enquiry.quantity ? String(Number(enquiry.quantity)) : '',
      unit: enquiry.unit ?? '',
    },
  ],
  taxMode: 'vat_13_included',
  freight: '',
  validUntil: new Date(now + VALID_DAYS * DAY_MS).toISOString().slice(0, 10),
  note: '',
});

/** An empty last line is no line; every other is filled, and its figures are figures. */
export function problemsOf({ lines, freight }: OfferValues): string[] {
  const wrong = lines.flatMap((line, index) =>
    (['what', 'quantity', 'price'] as const)
      .filter((name) =>
        name === 'what'
          ? !line.what.trim()
          : !isAmount(line[name]) || !Number(numeral(line[name])),
      )
      .map((name) => `${index}.${name}`),
  );
  return freight && !isAmount(freight) ? [...wrong, 'freight'] : wrong;
}
