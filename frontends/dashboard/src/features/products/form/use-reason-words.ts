import { useLingui } from '@lingui/react/macro';

/** Why the desk sent a product back. */
export function useReasonWords(): (code: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    prohibited: t`This may not be sold here.`,
    misleading: t`The description misleads buyers.`,
    wrong_category: t`It stands in the wrong category.`,
    copied_pictures: t`The pictures belong to somebody else.`,
    price_wrong: t`The price is not right.`,
    duplicate: t`You have this product already.`,
    flagged_words: t`It has words of forbidden goods. Our team looks at it first.`,
    new_firm: t`Our team looks at the first product of a new company.`,
    reported: t`Several people reported it. Our team looks at it again.`,
    other: t`Something has to be changed.`,
  };
  return (code) => words[code] ?? code;
}
