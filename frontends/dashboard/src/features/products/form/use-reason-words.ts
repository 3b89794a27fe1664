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
    other: t`Something has to be changed.`,
  };
  return (code) => words[code] ?? code;
}
