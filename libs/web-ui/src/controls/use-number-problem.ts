import { readNumber, suggestedNumber } from '@haat/platform';
import { useLingui } from '@lingui/react/macro';

type Kind = { isInteger?: boolean | undefined; isSigned?: boolean | undefined };

/** Why a text is no number, with what was probably meant; undefined when it can be read. */
export function useNumberProblem(
  text: string,
  { isInteger, isSigned }: Kind,
): string | undefined {
  const { t } = useLingui();
  if (!text.trim()) return undefined;
  const value = readNumber(text, isSigned);
  if (value !== null) {
    return isInteger && !Number.isInteger(Number(value))
      ? t`Enter a whole number.`
      : undefined;
  }
  const suggestion = suggestedNumber(text);
  return suggestion
    ? t`Enter this number as ${suggestion}.`
    : t`Enter a number, for example 1450.50.`;
}
