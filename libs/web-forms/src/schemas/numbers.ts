/** Numbers as typed, for the wire: read by the one reader of numbers, never rounded. */
import { readNumber } from '@haat/platform';
import * as z from 'zod/mini';
import { refusal } from '../refusal';

type Context = Parameters<Parameters<typeof z.transform<string>>[0]>[1];
type Rules = {
  isRequired?: boolean;
  isSigned?: boolean;
  /** Maximum of decimals; what has more is refused. */
  decimals?: number;
  /** The number must be more than this. */
  above?: number;
  min?: number;
  max?: number;
};

/** Why a number is refused, as a code; undefined when it is accepted. */
export function numberRefusal(read: string, rules: Rules): string | undefined {
  const { decimals = Infinity, above, min, max } = rules;
  const [, part = ''] = read.split('.');
  const value = Number(read);
  if (part.length > decimals) {
    return decimals === 0
      ? refusal('not_whole_number')
      : refusal('too_many_places', decimals);
  }
  if (above !== undefined && value <= above) return refusal('not_above', above);
  if (min !== undefined && value < min) return refusal('too_small', min);
  if (max !== undefined && value > max) return refusal('too_large', max);
  return undefined;
}

function parseNumber(typed: string, rules: Rules) {
  if (!typed.trim()) {
    return { digits: null, code: rules.isRequired ? refusal('required') : undefined };
  }
  const digits = readNumber(typed, rules.isSigned);
  const code = digits === null ? refusal('not_number') : numberRefusal(digits, rules);
  return { digits, code };
}

const read = (typed: string, context: Context, rules: Rules): string | null => {
  const { digits, code } = parseNumber(typed, rules);
  if (code) {
    // `continue`: what other fields lack is named with it.
    context.issues.push({ code: 'custom', message: code, input: typed, continue: true });
  }
  return digits;
};

/** `1,450.50` is `'1450.50'`, nothing is null. `12,50` is refused: `NumberField` suggests what it takes. */
export const decimal = (rules: Rules = {}) =>
  z.pipe(
    z.string(),
    z.transform((typed, context) => read(typed, context, rules)),
  );

/** `1,450` is 1450, nothing is null. */
export const integer = (rules: Rules = {}) =>
  z.pipe(
    z.string(),
    z.transform((typed, context) => {
      const digits = read(typed, context, { ...rules, decimals: 0 });
      return digits === null ? null : Number(digits);
    }),
  );
