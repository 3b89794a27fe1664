import { useLingui } from '@lingui/react/macro';

/** Why an administrator sent a product back. */
export function useReasonLabels(): (code: string) => string {
  const { t } = useLingui();
  const labels: Record<string, string> = {
    prohibited: t`This can’t be sold here.`,
    misleading: t`The description misleads buyers.`,
    wrong_category: t`It is in the wrong category.`,
    copied_pictures: t`The pictures belong to someone else.`,
    price_wrong: t`The price is not right.`,
    duplicate: t`You already have this product.`,
    flagged_words: t`It mentions restricted goods, so our team reviews it first.`,
    new_firm: t`Our team reviews a new company’s first product.`,
    reported: t`Several people reported it, so our team is reviewing it again.`,
    other: t`A change is needed.`,
  };
  return (code) => labels[code] ?? code;
}
