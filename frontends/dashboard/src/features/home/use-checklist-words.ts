import { useLingui } from '@lingui/react/macro';

/** The points of the company's checklist; one nobody told us about shows as it is. */
export function useChecklistWords(): (key: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    company: t`Name and kind of business`,
    address: t`Address`,
    contacts: t`Mobile number and email`,
    trade: t`What you sell`,
    terms: t`Terms for sellers`,
    phone: t`Mobile number verified`,
    statutory: t`PAN/VAT documents sent`,
    about: t`About the company in a few words`,
    logo: t`Logo`,
  };
  return (key) => words[key] ?? key;
}
