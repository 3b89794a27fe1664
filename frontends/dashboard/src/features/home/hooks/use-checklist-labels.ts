import { useLingui } from '@lingui/react/macro';

/** Labels of the company's checklist; an unknown point is rendered by its key. */
export function useChecklistLabels(): (key: string) => string {
  const { t } = useLingui();
  const labels: Record<string, string> = {
    company: t`Name and business type`,
    address: t`Address`,
    contacts: t`Mobile number and email`,
    trade: t`What you sell`,
    terms: t`Terms for sellers`,
    phone: t`Mobile number verified`,
    statutory: t`PAN/VAT documents sent`,
    about: t`About the company in a few words`,
    logo: t`Logo`,
  };
  return (key) => labels[key] ?? key;
}
