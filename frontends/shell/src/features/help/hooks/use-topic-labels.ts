import { useLingui } from '@lingui/react/macro';

/** What the articles of a category are about. */
export function useTopicLabels(): (category: string) => string {
  const { t } = useLingui();
  const labels: Record<string, string> = {
    account: t`Your account`,
    buying: t`Buying`,
    selling: t`Selling`,
    money: t`Prices and invoices`,
    trust: t`Trust and safety`,
  };
  return (category) => labels[category] ?? category;
}
