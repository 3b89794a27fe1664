import { useLingui } from '@lingui/react/macro';

/** Reasons that are codes on the wire; a person's own words show as they are. */
export function useRequirementWords() {
  const { t } = useLingui();
  const reasons: Record<string, string> = {
    max_quotes: t`All quotes asked for have come in.`,
  };
  const review: Record<string, string> = {
    phone_unverified: t`The phone number is not confirmed.`,
    flagged_words: t`Some words need a look.`,
  };
  const people: Record<string, string> = {
    buyer: t`Buyer`,
    admin: t`Administrator`,
    system: t`Automatic`,
  };
  return {
    reason: (code: string) => reasons[code] ?? code,
    review: (code: string) => review[code] ?? code,
    who: (role: string) => people[role] ?? role,
  };
}
